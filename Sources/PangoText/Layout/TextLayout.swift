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

  /// Sets lines of a width, or all in one line.
  func makeParagraph(width: Double?, isRightToLeft: Bool) {
    pango_layout_set_single_paragraph_mode(pointer, 1)
    pango_layout_set_auto_dir(pointer, 0)
    pango_layout_set_alignment(pointer, isRightToLeft ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT)
    guard let width else { return }
    pango_layout_set_width(pointer, Self.units(width))
    pango_layout_set_wrap(pointer, PANGO_WRAP_WORD_CHAR)
  }

  /// Room left in a line, where something else than a letter is drawn.
  struct Shape {
    /// Where its object character begins in the text.
    var offset: Int
    var width: Double
    var ascent: Double
  }

  /// Forbids lines to end inside stretches of the text, given in UTF-8 bytes, and leaves room for shapes.
  func setAttributes(unbreakable: [Range<Int>], shapes: [Shape]) {
    let attributes = pango_attr_list_new()
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
      guard let attribute else { return }
      attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
      attribute.pointee.end_index = UInt32(clamping: range.upperBound)
      pango_attr_list_insert(attributes, attribute)
    }
    // A word that is wider than the view is broken as it is: a hyphen would not be in the text.
    if let noHyphens = pango_attr_insert_hyphens_new(0) {
      pango_attr_list_insert(attributes, noHyphens)
    }
    for range in unbreakable { insert(pango_attr_allow_breaks_new(0), range) }
    for shape in shapes {
      var extent = PangoRectangle(
        x: 0, y: -Self.units(shape.ascent), width: Self.units(shape.width),
        height: Self.units(shape.ascent))
      insert(pango_attr_shape_new(&extent, &extent), shape.offset..<shape.offset + 3)
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

  /// The middle of the ink, in points from the left edge.
  var inkCenterX: Double {
    var ink = PangoRectangle()
    pango_layout_get_extents(pointer, &ink, nil)
    return Self.points(ink.x) + Self.points(ink.width) / 2
  }

  /// Pango's units, clamped to what Pango can hold.
  static func units(_ points: Double) -> Int32 {
    let units = (points * Double(PANGO_SCALE)).rounded()
    return Int32(min(max(units, 0), 2_000_000_000))
  }

  /// Points of Pango's units.
  static func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
}
