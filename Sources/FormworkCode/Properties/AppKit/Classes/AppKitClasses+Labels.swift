import FormworkModel
import FormworkVocabulary

extension AppKitClasses {
    /// What stands for the element of a label, which no document has: it writes a text field.
    static let labelElement = "label"

    /// Whether a text field is what `NSTextField(labelWithString:)` makes: a text on one line that nobody edits, in no frame.
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

    /// The initializer says what the rules of a text field would; of what it starts with, the rest is said where it differs.
    static let label = KitClass(
        name: labelElement, parent: "NSTextField", elements: [labelElement], madeClass: "NSTextField",
        arguments: { "labelWithString: \(CodeLiteral.string(labelText($0)))" },
        objectiveC: { name, element in "[\(name) labelWithString:\(CodeLiteral.objectiveCString(labelText(element)))]" },
        // What only a text that is edited has is of no effect.
        cell: PropertyRule.structural("title editable selectable drawsBackground borderStyle sendsActionOnEndEditing scrollable") + [
            PropertyRule(
                attribute: "lineBreakMode", property: "lineBreakMode", kind: .word(Vocabulary.appKit.words("lineBreakMode")),
                initial: "clipping", affectsLayout: true)
        ],
        cellParts: [
            // Nothing draws it.
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
