import FormworkModel
import FormworkVocabulary

extension AppKitClasses {
    /// An element name for labels that no document uses. Such text fields are created by `NSTextField(labelWithString:)`.
    static let labelElement = "label"

    /// Whether a text field is like one that `NSTextField(labelWithString:)` creates: a single line of text without a border that cannot be edited.
    static func isLabel(_ element: Element) -> Bool {
        guard element.customClass == nil, let cell = element.child(key: "cell"), cell.name == "textFieldCell", cell.customClass == nil,
            cell["title"] != nil || cell.stringChild("title") != nil
        else { return false }
        let isLine = ["clipping", "truncatingHead", "truncatingMiddle", "truncatingTail"].contains(cell["lineBreakMode"])
        let isPlain = ["editable", "selectable", "drawsBackground"].allSatisfy { cell[$0] != "YES" }
        return isLine && isPlain && [nil, "none"].contains(cell["borderStyle"])
    }

    private static func labelText(_ element: Element) -> String {
        let cell = element.child(key: "cell")
        return cell?["title"] ?? cell?.stringChild("title") ?? ""
    }

    /// The initializer replaces the rules of a text field. Other properties are written if they differ from its result.
    static let label = KitClass(
        name: labelElement, parent: "NSTextField", elements: [labelElement], madeClass: "NSTextField",
        arguments: { "labelWithString: \(CodeLiteral.string(labelText($0)))" },
        objectiveC: { name, element in "[\(name) labelWithString:\(CodeLiteral.objectiveCString(labelText(element)))]" },
        // Properties of editable text have no effect.
        cell: PropertyRule.structural("title editable selectable drawsBackground borderStyle sendsActionOnEndEditing scrollable") + [
            PropertyRule(
                attribute: "lineBreakMode", property: "lineBreakMode", kind: .word(Vocabulary.appKit.words("lineBreakMode")),
                initial: "clipping", affectsLayout: true)
        ],
        cellParts: [
            // The background is not drawn.
            .structural("color", key: "backgroundColor"),
            .bilingual("color", key: "textColor") { part, variable, code in
                if part["catalog"] == "System", part["name"] == "labelColor" { return }
                code.add(part: part, to: variable, .color("textColor", "textColor"))
            },
            .bilingual("font", key: "font") { part, variable, code in
                if part["metaFont"] == "system", part["size"] == nil { return }
                code.add(part: part, to: variable, .font("font", key: "font"))
            },
        ])
}
