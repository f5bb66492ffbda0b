extension NSView {
    final func write(_ color: NSColor?, of property: String = #function) {
        let key = attribute(property)
        if let color { write(color.attributeContent(key)) } else { remove("color", key) }
    }

    final func write(_ font: NSFont?, of property: String = #function) {
        let key = attribute(property)
        if let font { write(font.attributeContent(key)) } else { remove("font", key) }
    }

    final func write(_ insets: NSEdgeInsets, of property: String = #function) { write(insets.margins(attribute(property))) }

    final func write(_ image: NSImage?, of property: String = #function) { writeAttribute(attribute(property), image?.name) }
}
