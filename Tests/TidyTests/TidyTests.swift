import Testing

/// The house rules that a machine can hold the sources to.
struct TidyTests {
  @Test func theSourcesAreFound() {
    let targets = Set(SourceFile.all.map(\.target))
    #expect(targets.isSuperset(of: ImportTable.ring))
    #expect(targets.isSuperset(of: ["caretlab", "caretlab-bench"]))
  }

  @Test func importsFollowTheArrows() {
    expectNone(SourceFile.all.flatMap(Checks.imports))
  }

  @Test func noClockNoChanceNoLibraryWhereTheyDoNotBelong() {
    expectNone(SourceFile.all.flatMap(Checks.words))
  }

  @Test func errorsOfTheRingAreTyped() {
    expectNone(SourceFile.all.flatMap(Checks.errors))
  }

  @Test func filesAreShortAndNamed() {
    expectNone(SourceFile.all.flatMap(Checks.shape))
  }
}
