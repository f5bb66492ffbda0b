import FormworkModel
import FormworkTree

/// Attributes of attributed strings in Objective-C.
enum AttributedValue {
    /// Returns the constant for a Swift key, such as `NSForegroundColorAttributeName` for `foregroundColor`.
    static func constant(_ key: String) -> String { "NS\(key.prefix(1).uppercased() + key.dropFirst())AttributeName" }

    /// Returns the value of an attribute as an expression of a non-nil object; nil if it cannot be expressed.
    static func objectiveC(_ attribute: Element, syntax: PropertySyntax) -> String? {
        switch attribute.name {
        case "font", "fontDescription":
            return font(attribute, syntax: syntax).flatMap { $0.isEmpty ? nil : $0.contains("?:") ? "(\($0))" : $0 }
        case "color":
            let clear = syntax.toolkit == .uiKit ? "UIColor.clearColor" : "NSColor.clearColor"
            return syntax.color(attribute).map { $0.contains("colorNamed:") || $0.contains("CatalogName:") ? "(\($0) ?: \(clear))" : $0 }
        case "real", "integer", "float", "double": return attribute["value"].flatMap(syntax.toolkit.number).map { "@(\($0))" }
        case "url", "string": return (attribute["string"] ?? attribute.plainText).map(CodeLiteral.objectiveCString)
        default: return nil
        }
    }

    /// Returns a font. Some fonts in UIKit's attributed texts use the format of AppKit's archives.
    private static func font(_ element: Element, syntax: PropertySyntax) -> String? {
        guard syntax.toolkit == .uiKit, element.name == "font" else { return syntax.font(element) }
        return AttributedTextCode.archived(element).map { $0.objectiveC }
    }
}
