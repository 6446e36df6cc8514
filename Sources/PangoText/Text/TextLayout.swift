internal import CPangoCairo

/// Owns one Pango layout.
final class TextLayout {
  /// Pango's object; valid as long as this one lives.
  let pointer: OpaquePointer

  init(context: OpaquePointer) {
    pointer = pango_layout_new(context)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  func setFont(_ description: OpaquePointer) {
    pango_layout_set_font_description(pointer, description)
  }

  /// Switches on features of the font by their OpenType names.
  func setFontFeatures(_ features: String) {
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_font_features_new(features))
    pango_layout_set_attributes(pointer, attributes)
    pango_attr_list_unref(attributes)
  }

  func makeSingleLine(maximumWidth: Double?) {
    pango_layout_set_single_paragraph_mode(pointer, 1)
    guard let maximumWidth else { return }
    pango_layout_set_width(pointer, Self.units(maximumWidth))
    pango_layout_set_ellipsize(pointer, PANGO_ELLIPSIZE_END)
  }

  func makeWrapping(width: Double) {
    pango_layout_set_single_paragraph_mode(pointer, 1)
    pango_layout_set_auto_dir(pointer, 0)
    pango_layout_set_width(pointer, Self.units(width))
    pango_layout_set_wrap(pointer, PANGO_WRAP_WORD_CHAR)
  }

  /// Forbids lines to end inside stretches of the text, given in UTF-8 bytes.
  func forbidBreaks(in ranges: [Range<Int>]) {
    let attributes = pango_attr_list_new()
    for range in ranges {
      guard let attribute = pango_attr_allow_breaks_new(0) else { continue }
      attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
      attribute.pointee.end_index = UInt32(clamping: range.upperBound)
      pango_attr_list_insert(attributes, attribute)
    }
    pango_layout_set_attributes(pointer, attributes)
    pango_attr_list_unref(attributes)
  }

  func setText(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(pointer, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
  }

  /// The advance width in points.
  var width: Double {
    var logical = PangoRectangle()
    pango_layout_get_extents(pointer, nil, &logical)
    return Self.points(logical.width)
  }

  /// Pango's units, clamped to what Pango can hold.
  static func units(_ points: Double) -> Int32 {
    let units = (points * Double(PANGO_SCALE)).rounded()
    return Int32(min(max(units, 0), 2_000_000_000))
  }

  /// Points of Pango's units.
  static func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
}
