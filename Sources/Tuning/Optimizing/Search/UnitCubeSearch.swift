#if CARETLAB_NLOPT
  internal import CNLopt
#endif

/// A search for the minimum of a function over the unit cube.
package struct UnitCubeSearch: Hashable, Sendable {
  /// How it goes.
  package var algorithm: SearchAlgorithm
  /// How many numbers a point has, at least 1.
  package var dimension: Int
  /// Where those begin that begin somewhere; its numbers lie in 0…1.
  package var start: [Double]
  /// Of the random ones.
  package var seed: UInt64
  /// After how many points it ends, at least 1.
  package var most: Int

  /// A search; nothing runs yet.
  package init(
    algorithm: SearchAlgorithm, dimension: Int, start: [Double], seed: UInt64, most: Int
  ) {
    self.algorithm = algorithm
    self.dimension = max(1, dimension)
    self.start = (0..<max(1, dimension)).map {
      start.indices.contains($0) ? min(max(start[$0], 0), 1) : 0.5
    }
    self.seed = seed
    self.most = max(1, most)
  }

  /// Whether this build can search: NLopt is there.
  package static var isAvailable: Bool {
    #if CARETLAB_NLOPT
      true
    #else
      false
    #endif
  }
}

#if CARETLAB_NLOPT
  extension UnitCubeSearch {
    /// Asks for the function's value at one point after the other until the search has ended.
    ///
    /// NLopt keeps its random numbers for the whole process: two random searches at a time would disturb each other.
    ///
    /// - Parameter function: the value at a point; nil ends the search.
    package func run(_ function: ([Double]) -> Double?) {
      withoutActuallyEscaping(function) { function in
        let search = NLoptSearch(self)
        search.run(FunctionBox(function, most: most))
      }
    }
  }

  /// What NLopt calls back.
  private final class FunctionBox {
    private let function: ([Double]) -> Double?
    private var left: Int
    var optimizer: nlopt_opt?

    init(_ function: @escaping ([Double]) -> Double?, most: Int) {
      self.function = function
      left = most
    }

    func value(at point: [Double]) -> Double {
      // Some algorithms ask on for a while after they were told to stop.
      guard left > 0 else {
        nlopt_force_stop(optimizer)
        return .greatestFiniteMagnitude
      }
      left -= 1
      guard let value = function(point) else {
        left = 0
        nlopt_force_stop(optimizer)
        return .greatestFiniteMagnitude
      }
      return value
    }
  }

  /// One `nlopt_opt`.
  private struct NLoptSearch: ~Copyable {
    private let optimizer: nlopt_opt?
    private let start: [Double]

    init(_ search: UnitCubeSearch) {
      let algorithm =
        switch search.algorithm {
        case .directL: NLOPT_GN_DIRECT_L
        case .crs2: NLOPT_GN_CRS2_LM
        case .isres: NLOPT_GN_ISRES
        case .sbplx: NLOPT_LN_SBPLX
        }
      optimizer = nlopt_create(algorithm, UInt32(search.dimension))
      start = search.start
      nlopt_srand(UInt(search.seed))
      nlopt_set_lower_bounds1(optimizer, 0)
      nlopt_set_upper_bounds1(optimizer, 1)
      nlopt_set_initial_step1(optimizer, 0.1)
      nlopt_set_xtol_abs1(optimizer, 1e-6)
      nlopt_set_maxeval(optimizer, Int32(clamping: search.most))
    }

    deinit { nlopt_destroy(optimizer) }

    func run(_ box: FunctionBox) {
      box.optimizer = optimizer
      withExtendedLifetime(box) {
        nlopt_set_min_objective(
          optimizer,
          { count, point, _, data in
            guard let point, let data else { return .greatestFiniteMagnitude }
            let box = Unmanaged<FunctionBox>.fromOpaque(data).takeUnretainedValue()
            return box.value(
              at: Array(UnsafeBufferPointer(start: point, count: Int(count))))
          }, Unmanaged.passUnretained(box).toOpaque())
        var place = start
        var least = 0.0
        // Its answer says only why it ended; what it found, the function has seen.
        nlopt_optimize(optimizer, &place, &least)
      }
    }
  }
#endif
