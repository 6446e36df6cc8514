extension PanelModel {
  /// Every named panel, the default first.
  ///
  /// Rates, latencies, and the noise of `stylus-digitizer` and `coarse-135` are measured; first-move gaps and hysteresis of
  /// the phones follow how late their first move comes; the rest is assumed.
  package static let all = [
    PanelModel(
      "phone-106", hertz: 106, firstMove: 0.5, hysteresis: 0.1, quantum: 0.02, jitter: 0.025,
      downLatency: 9.6...29.6, upLatency: 14...31,
      source: "a phone's raw reports, one each 9.4 ms; latencies of seven phones by WALT"),
    PanelModel(
      "phone-67", hertz: 67, firstMove: 0.5, hysteresis: 0.1, quantum: 0.02, jitter: 0.025,
      downLatency: 9.6...29.6, upLatency: 14...31,
      source: "an older phone's raw reports, one each 14.9 ms"),
    PanelModel(
      "tablet-100", hertz: 100, firstMove: 0.5, hysteresis: 0.1, quantum: 0.02, jitter: 0.025,
      downLatency: 9.6...29.6, upLatency: 14...31,
      source: "a tablet's raw reports, one each 10.0 ms"),
    PanelModel(
      "coarse-135", hertz: 135, firstMove: 0.3, hysteresis: 0.07, quantum: 0.07, jitter: 0.02,
      downLatency: 7...20, upLatency: 7...30,
      source: "EP0430M09: one each 7.4 ms, moves by one unit of about 0.07 mm"),
    PanelModel(
      "noisy-70", hertz: 70, firstMove: 0, hysteresis: 0, quantum: 0.027, jitter: 0.09,
      downLatency: 14...28, upLatency: 14...30,
      source: "N-Trig: one each 14.3 ms, no hysteresis; a resting finger strays 0.11 to 0.16 mm"),
    PanelModel(
      "stylus-digitizer", hertz: 125, firstMove: 0.1, hysteresis: 0.02, quantum: 0.01, jitter: 0.01,
      downLatency: 8...16, upLatency: 8...16,
      source: "a pen display's finger layer, one each 8.0 ms"),
    PanelModel(
      "phone-240", hertz: 240, firstMove: 0.3, hysteresis: 0.05, quantum: 0.01, jitter: 0.015,
      downLatency: 6...14, upLatency: 6...14,
      source: "assumed: a current phone that scans 240 times a second"),
    PanelModel(
      "ideal", hertz: 1_000, firstMove: 0, hysteresis: 0, quantum: 0, jitter: 0,
      downLatency: 0...0, upLatency: 0...0,
      source: "no panel at all: 1,000 true places a second"),
  ]

  /// What is taken where none is named.
  package static let standard = all[0]
}
