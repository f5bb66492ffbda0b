import FormworkDSL

extension UIView {
    /// Writes the colour of a property; nil as a `nil` element.
    final func write(_ color: UIColor?, of property: String = #function) {
        let key = attribute(property)
        remove("nil", key)
        if let color {
            write(color.content(key))
        } else {
            remove("color", key)
            write(ElementFragment("nil", ["key": key]))
        }
    }

    /// Writes a font; nil as the system font of 17 points.
    final func write(_ font: UIFont?, font key: String = "fontDescription") { write((font ?? .systemFont(ofSize: 17)).content(key)) }

    /// Writes the image of a property: its name as an attribute, or an element if it has more than a name.
    final func write(_ image: UIImage?, of property: String = #function, catalog: Bool = false) {
        let name = attribute(property)
        if let image, !image.isPlain || image.isSystem && !catalog {
            writeAttribute(name, nil)
            write(image.reference(name))
            return
        }
        remove("imageReference", name)
        writeAttribute(name, image?.name)
        if catalog { writeAttribute("catalog", image?.isSystem == true ? "system" : nil) }
    }

    final func write(_ text: NSAttributedString?, of property: String = #function) {
        let key = attribute(property)
        remove("attributedString", key)
        if let text { write(text.content(key)) }
        if key == "attributedText", standInLayoutView.element == "label" { writeAttribute("usesAttributedText", text == nil ? nil : "YES") }
    }
}
