import FormworkDSL

extension UIView {
    /// Writes a colour; nil as a `nil` element.
    final func write(_ color: UIColor?, _ key: String) {
        remove("nil", key)
        if let color {
            write(color.content(key))
        } else {
            remove("color", key)
            write(LayoutContent("nil", ["key": key]))
        }
    }

    /// Writes a font; nil as the system font of 17 points.
    final func write(_ font: UIFont?, font key: String = "fontDescription") { write((font ?? .systemFont(ofSize: 17)).content(key)) }

    /// Writes an image: its name as an attribute, or an element if it has more than a name.
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
