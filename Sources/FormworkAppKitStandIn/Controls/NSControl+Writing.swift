import FormworkDSL
import FormworkModel

extension NSControl {
    /// Writes an attribute of the cell, or of the control if it has no cell.
    final func writeCell(_ name: String, _ value: String?) {
        guard let cell else { return writeAttribute(name, value) }
        cell.content[name] = value
        cell.changed()
    }

    final func writeCell(_ name: String, _ value: Bool) { writeCell(name, value ? "YES" : "NO") }
    final func writeCell(_ name: String, _ value: Int) { writeCell(name, String(value)) }
    final func writeCell(_ name: String, _ value: Double) { writeCell(name, DocumentNumber.text(value)) }
    final func writeCell(_ name: String, _ value: some InterfaceWord) { writeCell(name, value.interfaceWord) }

    /// Writes a child element of the cell, or of the control if it has no cell.
    final func writeCell(_ content: LayoutContent) {
        guard let cell else { return write(content) }
        cell.put(content)
    }

    final func writeCell(_ color: NSColor?, color key: String) {
        if let color { writeCell(color.attributeContent(key)) } else { cell?.take("color", key) }
    }

    final func writeCell(_ font: NSFont?, font key: String) {
        if let font { writeCell(font.attributeContent(key)) } else { cell?.take("font", key) }
    }

    final func writeCell(_ text: NSAttributedString?, text key: String) {
        if let text { writeCell(text.content(key)) } else { cell?.take("attributedString", key) }
    }

    /// Writes an image: its name as an attribute, or an element if it has more than a name.
    final func writeCell(_ image: NSImage?, image name: String) {
        cell?.take("imageReference", name)
        if let image, let reference = image.reference(name) {
            writeCell(name, nil as String?)
            return writeCell(reference)
        }
        writeCell(name, image?.name)
        writeCell("catalog", image?.isSymbol == true ? "system" : nil)
    }
}
