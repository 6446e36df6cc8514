import Foundation
import Plots
import Testing

/// Colours by the numbers: contrast as WCAG has it, distance in CIE Lab, colour blindness by Machado, Oliveira
/// and Fernandes (2009).
struct PlotThemeTests {
  private typealias Light = SIMD3<Double>

  private static func light(_ color: UInt32) -> Light {
    func part(_ shift: UInt32) -> Double {
      let part = Double((color >> shift) & 0xFF) / 255
      return part <= 0.040_45 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return Light(part(16), part(8), part(0))
  }

  private static func luminance(_ light: Light) -> Double {
    (light * Light(0.2126, 0.7152, 0.0722)).sum()
  }

  private static func contrast(_ left: UInt32, _ right: UInt32) -> Double {
    let both = [luminance(light(left)), luminance(light(right))].sorted()
    return (both[1] + 0.05) / (both[0] + 0.05)
  }

  private static func lab(_ light: Light) -> Light {
    func root(_ value: Double) -> Double {
      value > 0.008_856 ? cbrt(value) : 7.787 * value + 16.0 / 116
    }
    let x = root((light * Light(0.4124, 0.3576, 0.1805)).sum() / 0.950_47)
    let y = root(luminance(light))
    let z = root((light * Light(0.0193, 0.1192, 0.9505)).sum() / 1.088_83)
    return Light(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  private static let eyes: [(name: String, rows: [Light])] = [
    ("all colours", [Light(1, 0, 0), Light(0, 1, 0), Light(0, 0, 1)]),
    (
      "no red",
      [
        Light(0.152_286, 1.052_583, -0.204_868), Light(0.114_503, 0.786_281, 0.099_216),
        Light(-0.003_882, -0.048_116, 1.051_998),
      ]
    ),
    (
      "no green",
      [
        Light(0.367_322, 0.860_646, -0.227_968), Light(0.280_085, 0.672_501, 0.047_413),
        Light(-0.011_820, 0.042_940, 0.968_881),
      ]
    ),
  ]

  @Test(arguments: [PlotTheme.dark, .light])
  func wordsCanBeReadInEveryColour(_ theme: PlotTheme) {
    for color in theme.series + [theme.text, theme.muted] {
      #expect(Self.contrast(color, theme.canvas) >= 4.5, "\(String(color, radix: 16))")
    }
    #expect(Self.contrast(theme.control, theme.canvas) >= 3)
  }

  @Test(arguments: [PlotTheme.dark, .light])
  func seriesAreToldApart(_ theme: PlotTheme) {
    for (name, rows) in Self.eyes {
      let seen = theme.series.map { color -> Light in
        let light = Self.light(color)
        let mixed = Light((rows[0] * light).sum(), (rows[1] * light).sum(), (rows[2] * light).sum())
        return Self.lab(mixed.clamped(lowerBound: .zero, upperBound: .one))
      }
      for (index, left) in seen.enumerated() {
        for right in seen[..<index] {
          let way = left - right
          #expect((way * way).sum().squareRoot() >= 20, "\(name), series \(index)")
        }
      }
    }
  }

  @Test func seriesStartAgainAfterTheLast() {
    let theme = PlotTheme.dark
    let count = theme.series.count
    #expect(theme.color(of: .series(count)) == theme.color(of: .accent))
    #expect(theme.color(of: .series(-1)) == theme.series[count - 1])
  }
}
