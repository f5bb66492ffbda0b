import FormworkModel

/// The code for the items of a tab view, without their views, which ``AppKitPlacing`` sets.
enum AppKitTabs {
    static let part: PartRule.Write = { items, variable, code in
        for (number, item) in items.children.enumerated() {
            let language = code.language
            let name = language.className(item) ?? "NSTabViewItem"
            code.leaveOutAlteredClass(item)
            let identifier = language.string(item["identifier"] ?? item.stringChild("identifier") ?? "")
            code.statements.append(
                language.call(
                    variable, swift: "addTabViewItem(\(TypeName.initializer(name))(identifier: \(identifier)))",
                    objectiveC: "addTabViewItem:[[\(name) alloc] initWithIdentifier:\(identifier)]"))
            code.add(
                item, to: AppKitTabs.item(number, of: variable, language: language),
                rules: PropertyRule.appKit("tabViewItem", [.none("color", why: "items don't draw a colour")]))
            for child in item.children where child.asView == nil && !["string", "nil", "connections"].contains(child.name) {
                code.leaveOut(child)
            }
            code.leaveOutConnections(item)
        }
        if let initial = items.parent?["initialItem"], let place = items.children.firstIndex(where: { $0.id == initial }) {
            code.statements.append(
                code.language.call(variable, swift: "selectTabViewItem(at: \(place))", objectiveC: "selectTabViewItemAtIndex:\(place)"))
        }
    }

    /// Returns the expression of an item.
    static func item(_ number: Int, of tabView: String, language: CodeLanguage) -> String {
        language.either(swift: "\(tabView).tabViewItem(at: \(number))", objectiveC: "[\(tabView) tabViewItemAtIndex:\(number)]")
    }
}
