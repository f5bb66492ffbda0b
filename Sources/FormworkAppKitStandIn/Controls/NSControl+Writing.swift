import FormworkStandIn
import FormworkTree

extension NSControl {
    /// The class whose attributes the properties of the cell are: that of the cell, or of the control if it has no cell.
    private var cellType: AnyClass { if let cell { type(of: cell) } else { type(of: self) } }

    private func cellAttribute(_ property: String) -> String { StandIn.attribute(property, of: cellType) }

    /// Writes the value of a property into the attribute of the cell, or of the control if it has no cell.
    final func writeCell(_ value: some InterfaceValue, of property: String = #function) { writeCell(cellAttribute(property), value) }

    final func writeCell(_ name: String, _ value: some InterfaceValue) {
        let text = StandIn.text(value, of: name, in: cellType)
        guard let cell else { return writeAttribute(name, text) }
        cell.content[name] = text
        cell.changed()
    }

    /// Writes a child element of the cell, or of the control if it has no cell.
    final func writeCell(_ content: ElementFragment) {
        guard let cell else { return write(content) }
        cell.put(content)
    }

    final func writeCell(_ color: NSColor?, of property: String = #function) {
        let key = cellAttribute(property)
        if let color { writeCell(color.attributeContent(key)) } else { cell?.take("color", key) }
    }

    final func writeCell(_ font: NSFont?, of property: String = #function) {
        let key = cellAttribute(property)
        if let font { writeCell(font.attributeContent(key)) } else { cell?.take("font", key) }
    }

    final func writeCell(_ text: NSAttributedString?, of property: String = #function) {
        let key = cellAttribute(property)
        if let text { writeCell(text.content(key)) } else { cell?.take("attributedString", key) }
    }

    /// Writes an image: its name as an attribute, or an element if it has more than a name.
    final func writeCell(_ image: NSImage?, of property: String = #function) {
        let name = cellAttribute(property)
        cell?.take("imageReference", name)
        if let image, let reference = image.reference(name) {
            writeCell(name, nil as String?)
            return writeCell(reference)
        }
        writeCell(name, image?.name)
        writeCell("catalog", image?.isSymbol == true ? "system" : nil)
    }
}
