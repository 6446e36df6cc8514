internal import CPangoCairo

/// The fonts that text is drawn with, and the short texts laid out with them.
///
/// The family is Inter; where it is not installed Noto Sans; else DejaVu Sans at 0.94 of the size. Chinese is
/// Noto Sans CJK SC. No emoji font is named, since digits would be taken from it too: fallback finds it.
/// One value belongs to one thread; canvases that share it share its cache.
package final class Fonts {
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  /// The same for paragraphs that read from right to left.
  private let rightToLeftContext: OpaquePointer
  private let families: String
  private let sizeFactor: Double
  private var labels: [LabelKey: TextLayout] = [:]
  private var metrics: [MetricsKey: FontMetrics] = [:]

  /// Labels kept at most: more than a window shows.
  private static let keptLabelsLimit = 2000

  private struct MetricsKey: Hashable {
    var sizePoints: Double
    var weight: TextStyle.Weight
  }

  private struct LabelKey: Hashable {
    var text: String
    var sizePoints: Double
    var weight: TextStyle.Weight
    var hasTabularFigures: Bool
    var maximumWidth: Double?
  }

  /// The fonts of this machine, or, for pictures that must not depend on it, those that a fontconfig file
  /// lists.
  ///
  /// A file that cannot be read leaves the fonts of the machine.
  package init(configurationFile: String? = nil) {
    map = pango_cairo_font_map_new()
    // One unit of Pango's is one point: the canvas does the scaling.
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    if let configurationFile, let config = FcConfigCreate() {
      if FcConfigParseAndLoad(config, configurationFile, 1) == 1, FcConfigBuildFonts(config) == 1 {
        caretlab_font_map_set_config(map, config)
      }
      FcConfigDestroy(config)
    }
    context = pango_font_map_create_context(map)
    rightToLeftContext = pango_font_map_create_context(map)
    Self.makeScaleIndependent(context)
    Self.makeScaleIndependent(rightToLeftContext)
    pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
    pango_context_set_base_dir(rightToLeftContext, PANGO_DIRECTION_RTL)

    let installed = Self.familyNames(of: map)
    families = "Inter,Noto Sans,DejaVu Sans,Noto Sans CJK SC,sans-serif"
    let hasDesigned = installed.contains("Inter") || installed.contains("Noto Sans")
    sizeFactor = hasDesigned || !installed.contains("DejaVu Sans") ? 1 : 0.94
  }

  deinit {
    labels = [:]
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(rightToLeftContext))
    g_object_unref(map)
  }

  /// The heights of the base font, whatever other fonts a text makes use of.
  package func metrics(sizePoints: Double, weight: TextStyle.Weight = .regular) -> FontMetrics {
    let key = MetricsKey(sizePoints: sizePoints, weight: weight)
    if let known = metrics[key] { return known }
    let description = description(sizePoints: sizePoints, weight: weight)
    defer { pango_font_description_free(description) }
    // The base font alone: a set of fonts would answer with its tallest.
    guard let font = pango_context_load_font(context, description) else {
      return FontMetrics(ascent: sizePoints * 0.97, descent: sizePoints * 0.24)
    }
    let found = pango_font_get_metrics(font, nil)
    let answer = FontMetrics(
      ascent: Double(pango_font_metrics_get_ascent(found)) / Double(PANGO_SCALE),
      descent: Double(pango_font_metrics_get_descent(found)) / Double(PANGO_SCALE))
    pango_font_metrics_unref(found)
    g_object_unref(font)
    metrics[key] = answer
    return answer
  }

  /// The width of a text in one line, in points.
  package func width(of text: String, _ style: TextStyle) -> Double {
    label(text, style, maximumWidth: nil).width
  }

  /// A text broken into lines that are no wider than that many points, where its script allows lines to end.
  ///
  /// The lines are about equally long, as no more are made than there must be.
  package func lines(of text: String, _ style: TextStyle, width: Double) -> [String] {
    text.split(whereSeparator: \.isNewline).flatMap { paragraph -> [String] in
      let text = String(paragraph)
      let lines = wrapped(text, style, width: width)
      guard lines.count > 1 else { return lines }
      // The least width that does not take one line more.
      var fits = width
      var fails = 0.0
      while fits - fails > 2 {
        let middle = (fits + fails) / 2
        if wrapped(text, style, width: middle).count <= lines.count {
          fits = middle
        } else {
          fails = middle
        }
      }
      return wrapped(text, style, width: fits)
    }
  }

  private func wrapped(_ text: String, _ style: TextStyle, width: Double) -> [String] {
    let layout = TextLayout(context: context)
    let description = description(sizePoints: style.sizePoints, weight: style.weight)
    layout.setFont(description)
    pango_font_description_free(description)
    layout.makeParagraph(width: width, isRightToLeft: Self.isRightToLeft(text))
    layout.setText(text)
    let bytes = Array(text.utf8)
    return (0..<pango_layout_get_line_count(layout.pointer)).compactMap { index in
      guard let line = pango_layout_get_line_readonly(layout.pointer, index) else { return nil }
      let start = min(max(Int(line.pointee.start_index), 0), bytes.count)
      let end = min(start + max(Int(line.pointee.length), 0), bytes.count)
      var words = Substring(decoding: bytes[start..<end], as: UTF8.self)
      while words.last?.isWhitespace ?? false { words.removeLast() }
      return String(words)
    }
  }

  /// A text of one line, laid out; cut with an ellipsis where it is wider than `maximumWidth`.
  func label(_ text: String, _ style: TextStyle, maximumWidth: Double?) -> TextLayout {
    let key = LabelKey(
      text: text, sizePoints: style.sizePoints, weight: style.weight,
      hasTabularFigures: style.hasTabularFigures, maximumWidth: maximumWidth)
    if let known = labels[key] { return known }
    let layout = TextLayout(context: context)
    let description = description(sizePoints: style.sizePoints, weight: style.weight)
    layout.setFont(description)
    pango_font_description_free(description)
    layout.makeSingleLine(maximumWidth: maximumWidth)
    if style.hasTabularFigures { layout.setFontFeatures("tnum=1") }
    layout.setText(text)
    if labels.count >= Self.keptLabelsLimit { labels.removeAll(keepingCapacity: true) }
    labels[key] = layout
    return layout
  }

  /// A text that wraps between words, or inside one where it is longer than the line; without a width it does not.
  ///
  /// The direction is given, not found, since the text may be a later part of a paragraph.
  func paragraph(
    _ text: String, sizePoints: Double, width: Double?, isRightToLeft: Bool,
    unbreakable: [Range<Int>], shapes: [TextLayout.Shape]
  ) -> TextLayout {
    let layout = TextLayout(context: isRightToLeft ? rightToLeftContext : context)
    let description = description(sizePoints: sizePoints, weight: .regular)
    layout.setFont(description)
    pango_font_description_free(description)
    layout.makeParagraph(width: width, isRightToLeft: isRightToLeft)
    layout.setAttributes(unbreakable: unbreakable, shapes: shapes)
    layout.setText(text)
    return layout
  }

  /// Whether the first character with a direction reads from right to left.
  static func isRightToLeft(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        caretlab_find_base_dir($0.baseAddress, Int32(clamping: $0.count)) == PANGO_DIRECTION_RTL
      }
    }
  }

  private func description(sizePoints: Double, weight: TextStyle.Weight) -> OpaquePointer {
    let description: OpaquePointer = pango_font_description_from_string(families)
    pango_font_description_set_weight(description, PangoWeight(UInt32(weight.rawValue)))
    let units = sizePoints * sizeFactor * Double(PANGO_SCALE)
    pango_font_description_set_absolute_size(description, units)
    return description
  }

  /// Layout in points must be the same at every scale of the canvas: neither hints nor rounding.
  private static func makeScaleIndependent(_ context: OpaquePointer) {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    // The machine's language would choose other fonts and other line breaks.
    pango_context_set_language(context, pango_language_from_string("en"))
  }

  private static func familyNames(of map: UnsafeMutablePointer<PangoFontMap>) -> Set<String> {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(map, &list, &count)
    defer { g_free(list) }
    var names: Set<String> = []
    for index in 0..<Int(count) {
      guard let family = list?[index], let name = pango_font_family_get_name(family) else {
        continue
      }
      names.insert(String(cString: name))
    }
    return names
  }
}
