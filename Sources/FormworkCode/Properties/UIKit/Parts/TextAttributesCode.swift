import FormworkModel

/// A bar's text attributes in Swift.
enum TextAttributesCode {
    static func write(_ element: Element, _ variable: String, _ code: inout PropertyWriter) {
        var entries: [String] = []
        for child in element.children {
            switch (child.name, child["key"]) {
            case ("fontDescription", _):
                if let font = FontCode.full(child) {
                    entries.append(".font: \(font)")
                } else {
                    code.leaveOut(child, "the font is not known")
                }
            case ("color", "textColor"):
                if let color = ColorCode.full(child) { entries.append(".foregroundColor: \(color)") }
            case ("color", "textShadowColor"), ("offsetWrapper", "textShadowOffset"):
                code.leaveOut(child, "shadows of titles aren't converted yet")
            default: code.leaveOut(child)
            }
        }
        guard let property = element["key"], !entries.isEmpty else { return }
        code.statements.append("\(variable).\(property) = [\(entries.joined(separator: ", "))]")
    }
}
