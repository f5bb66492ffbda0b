import FormworkDSL

extension UIView {
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

    final func write(_ text: NSAttributedString?, _ key: String) {
        remove("attributedString", key)
        if let text { write(text.content(key)) }
        if key == "attributedText", standInLayoutView.element == "label" { writeAttribute("usesAttributedText", text == nil ? nil : "YES") }
    }
}
