import FormworkModel

/// The behavior of buttons.
enum AppKitButtons {
    /// Writes the type of a button, derived from its `behavior` element: how it shows that it is pressed and that it is on.
    static let type: PartRule.Write = { behavior, variable, code in
        guard let cell = behavior.parent, cell.name == "buttonCell" else { return }
        func has(_ names: String...) -> Bool { names.contains { behavior[$0] == "YES" } }
        let type: String
        switch cell["type"] {
        case "check": type = "switch"
        case "radio": type = "radio"
        default:
            if has("multiLevelAccelerator") {
                type = "multiLevelAccelerator"
            } else if has("changeGray", "changeBackground") {
                type = has("pushIn") ? "pushOnPushOff" : "onOff"
            } else if has("changeContents") {
                type = "toggle"
            } else if has("pushIn") {
                type = "momentaryPushIn"
            } else {
                type = has("lightByContents") ? "momentaryChange" : "momentaryLight"
            }
        }
        // The type sets images and titles, which the cell's attributes replace afterwards.
        let member = "NSButtonType" + type.prefix(1).uppercased() + type.dropFirst()
        let statement = code.language.call(variable, swift: "setButtonType(.\(type))", objectiveC: "setButtonType:\(member)")
        if type != "momentaryPushIn", cell.parent.flatMap({ AppKitMaker($0) }) == nil { code.statements.append(statement) }
        let said = Set(behavior.attributes.filter { $0.name != "key" && $0.value == "YES" }.map(\.name))
        for name in said.symmetricDifference(usual[type] ?? []).sorted() {
            let has = said.contains(name) ? "buttons of the type '\(type)' don't do this" : "buttons of the type '\(type)' do this"
            code.leaveOut(behavior, attribute: name, "\(has): set its cell's highlightsBy and showsStateBy")
        }
    }

    /// The behavior of each type. Source: `NSButton.setButtonType(_:)`, and the 4,451 buttons of real documents, of which 25 differ.
    private static let usual: [String: Set<String>] = [
        "momentaryPushIn": ["lightByBackground", "lightByGray", "pushIn"], "momentaryLight": ["lightByBackground", "lightByGray"],
        "momentaryChange": ["lightByContents"], "toggle": ["changeContents", "lightByContents", "pushIn"],
        "pushOnPushOff": ["changeBackground", "changeGray", "lightByBackground", "lightByGray", "pushIn"],
        "onOff": ["changeBackground", "changeGray", "lightByBackground", "lightByGray"],
        "switch": ["changeContents", "doesNotDimImage", "lightByContents"],
        "radio": ["changeContents", "doesNotDimImage", "lightByContents"],
        "multiLevelAccelerator": ["lightByBackground", "lightByGray", "multiLevelAccelerator"],
    ]

    /// Writes the modifier keys of a key equivalent.
    static let modifiers: PartRule.Write = { mask, variable, code in
        let names = ["command", "option", "shift", "control", "function"].filter { mask[$0] == "YES" }
        let value = code.language.options("NSEventModifierFlag", members: names)
        code.statements.append(code.language.assignment(variable, property: "keyEquivalentModifierMask", value: value))
    }
}
