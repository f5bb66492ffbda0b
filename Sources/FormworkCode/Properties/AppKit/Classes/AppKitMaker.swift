import FormworkModel
import FormworkVocabulary

/// An initializer of AppKit that makes a control as Interface Builder does, with its text.
enum AppKitMaker: String, CaseIterable {
    case label = "labelWithString"
    case wrappingLabel = "wrappingLabelWithString"
    case button = "title"
    case checkBox = "checkboxWithTitle"
    case radioButton = "radioButtonWithTitle"

    /// Returns the initializer that makes an element; nil if none makes one that is similar enough.
    init?(_ element: Element) {
        guard element.customClass == nil, let cell = element.child(key: "cell"), cell.customClass == nil,
            cell["title"] != nil || cell.stringChild("title") != nil
        else { return nil }
        switch (element.name, cell.name) {
        case ("textField", "textFieldCell"):
            let isPlain = ["editable", "selectable", "drawsBackground"].allSatisfy { cell[$0] != "YES" }
            guard isPlain, [nil, "none"].contains(cell["borderStyle"]) else { return nil }
            switch cell.lineBreak {
            case .clipping, .truncatingHead, .truncatingMiddle, .truncatingTail: self = .label
            // A text that scrolls doesn't wrap.
            case nil, .wordWrapping:
                if cell["scrollable"] == "YES" { return nil }
                self = .wrappingLabel
            case .characterWrapping: return nil
            }
        case ("button", "buttonCell"):
            // A type that shows the state in its own way needs more than the initializer.
            let behavior = cell.children.first { $0.name == "behavior" }
            let changes = ["changeGray", "changeBackground", "multiLevelAccelerator"].contains { behavior?[$0] == "YES" }
            if changes || cell.child(key: "attributedTitle") != nil { return nil }
            switch (cell["type"], cell["bezelStyle"], cell["borderStyle"]) {
            case ("push", "rounded", "border"), ("push", "rounded", "borderAndBezel"):
                guard behavior?["changeContents"] != "YES", behavior?["pushIn"] == "YES" else { return nil }
                self = .button
            case ("check", "regularSquare", nil): self = .checkBox
            case ("radio", "regularSquare", nil): self = .radioButton
            default: return nil
            }
        default: return nil
        }
    }

    /// Whether it makes a button, which has a target and an action.
    var isButton: Bool { ![.label, .wrappingLabel].contains(self) }

    /// Returns the expression that makes an element. The text may have translations.
    func expression(of element: Element, _ syntax: PropertySyntax) -> String {
        let cell = element.child(key: "cell") ?? element
        let text = syntax.text(cell["title"] ?? cell.stringChild("title") ?? "", of: cell, attribute: "title")
        let name = isButton ? "NSButton" : "NSTextField"
        let swift = "\(name)(\(rawValue): \(text)\(isButton ? ", target: nil, action: nil" : ""))"
        let method = self == .button ? "buttonWithTitle" : rawValue
        return syntax.language.either(swift: swift, objectiveC: "[\(name) \(method):\(text)\(isButton ? " target:nil action:nil" : "")]")
    }

    /// The rules of what the initializer makes. Its element name is one that no document uses.
    var kit: KitClass {
        KitClass(
            name: rawValue, parent: isButton ? "NSButton" : "NSTextField", elements: [rawValue],
            madeClass: isButton ? "NSButton" : "NSTextField",
            cell: cell, cellParts: self == .label || self == .wrappingLabel ? Self.labelParts : [],
            // The initializer may change it.
            starts: self == .wrappingLabel ? ["horizontalCompressionResistancePriority": nil] : [:])
    }

    private var cell: [PropertyRule] {
        switch self {
        case .label, .wrappingLabel:
            // Properties of editable text have no effect.
            return PropertyRule.structural("title editable drawsBackground borderStyle scrollable") + [
                self == .label
                    ? PropertyRule(attribute: "selectable", property: "", kind: .structural)
                    : .bool("selectable", property: "isSelectable", absent: false, initial: true)
            ] + Self.made(LineBreak.attribute, of: "textFieldCell", initial: self == .label ? "clipping" : "wordWrapping")
        case .button: return PropertyRule.structural("title bezelStyle borderStyle")
        case .checkBox, .radioButton:
            return PropertyRule.structural("title bezelStyle borderStyle") + Self.made("imagePosition", of: "buttonCell", initial: "left")
        }
    }

    /// Returns the rule of a cell's attribute that the initializer sets, even to the meaning of a missing one.
    private static func made(_ attribute: String, of cell: String, initial: String) -> [PropertyRule] {
        guard let entry = Vocabulary.appKit.entry(attribute, of: cell), var rule = PropertyRule(entry) else { return [] }
        rule.absent = entry.absent
        rule.initial = initial
        return [rule]
    }

    private static let labelParts: [PartRule] = [
        // The background is not drawn.
        .structural("color", key: "backgroundColor"),
        .bilingual("color", key: "textColor") { part, variable, code in
            if part["catalog"] == "System", part["name"] == "labelColor" { return }
            code.add(part: part, to: variable, .color("textColor", property: "textColor"))
        },
        .bilingual("font", key: "font") { part, variable, code in
            if part["metaFont"] == "system", part["size"] == nil { return }
            code.add(part: part, to: variable, .font("font", key: "font"))
        },
    ]
}
