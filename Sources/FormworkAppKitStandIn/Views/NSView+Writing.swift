extension NSView {
    final func write(_ color: NSColor?, color key: String) {
        if let color { write(color.attributeContent(key)) } else { remove("color", key) }
    }

    final func write(_ font: NSFont?, font key: String) {
        if let font { write(font.attributeContent(key)) } else { remove("font", key) }
    }

    final func write(_ insets: NSEdgeInsets, insets key: String) { write(insets.margins(key)) }

    final func write(_ image: NSImage?, image name: String) { writeAttribute(name, image?.name) }
}
