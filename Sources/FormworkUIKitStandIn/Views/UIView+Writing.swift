import FormworkDSL
import FormworkModel

extension UIView {
    final func write(_ name: String, _ value: Bool) { writeAttribute(name, value ? "YES" : "NO") }
    final func write(_ name: String, _ value: Int) { writeAttribute(name, String(value)) }
    final func write(_ name: String, _ value: Double) { writeAttribute(name, DocumentNumber.text(value)) }
    final func write(_ name: String, _ value: Float) { writeAttribute(name, DocumentNumber.text(Double("\(value)") ?? 0)) }
    final func write(_ name: String, _ value: String?) { writeAttribute(name, value) }
    final func write(_ name: String, _ value: some InterfaceWord) { writeAttribute(name, value.interfaceWord) }

    /// A colour; nil is written as an element `nil`.
    final func write(_ color: UIColor?, _ key: String) {
        remove("nil", key)
        if let color {
            write(color.content(key))
        } else {
            remove("color", key)
            write(LayoutContent("nil", ["key": key]))
        }
    }

    /// A font; nil stands for the system's.
    final func write(_ font: UIFont?, font key: String = "fontDescription") { write((font ?? .systemFont(ofSize: 17)).content(key)) }

    final func write(_ size: CGSize, size key: String) {
        write(LayoutContent("size", ["key": key, "width": DocumentNumber.text(size.width), "height": DocumentNumber.text(size.height)]))
    }

    /// An image: by its name in an attribute, or in an element where there is more to say.
    final func write(_ image: UIImage?, _ name: String, catalog: Bool = false) {
        if let image, !image.isPlain || image.isSystem && !catalog {
            writeAttribute(name, nil)
            write(image.reference(name))
            return
        }
        remove("imageReference", name)
        writeAttribute(name, image?.name)
        if catalog { writeAttribute("catalog", image?.isSystem == true ? "system" : nil) }
    }

    final func remove(_ name: String, _ key: String?) { layoutView.removeContent(name, key: key) }
}
