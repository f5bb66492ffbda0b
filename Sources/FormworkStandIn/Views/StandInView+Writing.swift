package import FormworkDSL
import FormworkModel

extension StandInView {
    /// Writes an attribute.
    package final func write(_ name: String, _ value: Bool) { writeAttribute(name, value ? "YES" : "NO") }
    /// Writes an attribute.
    package final func write(_ name: String, _ value: Int) { writeAttribute(name, String(value)) }
    /// Writes an attribute.
    package final func write(_ name: String, _ value: Double) { writeAttribute(name, DocumentNumber.text(value)) }
    /// Writes an attribute.
    package final func write(_ name: String, _ value: Float) { writeAttribute(name, DocumentNumber.text(Double("\(value)") ?? 0)) }
    /// Writes an attribute; nil removes it.
    package final func write(_ name: String, _ value: String?) { writeAttribute(name, value) }
    /// Writes an attribute.
    package final func write(_ name: String, _ value: some InterfaceWord) { writeAttribute(name, value.interfaceWord) }

    /// Writes a size as an element.
    package final func write(_ size: CGSize, size key: String) { write(size.content(key)) }

    /// Removes an element.
    package final func remove(_ name: String, _ key: String?) { standInLayoutView.removeContent(name, key: key) }
}

extension CGSize {
    /// Returns Interface Builder's element for the size.
    package func content(_ key: String) -> LayoutContent {
        LayoutContent("size", ["key": key, "width": DocumentNumber.text(width), "height": DocumentNumber.text(height)])
    }
}
