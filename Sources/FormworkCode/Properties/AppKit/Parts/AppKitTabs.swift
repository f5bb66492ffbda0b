import FormworkModel

/// The items of a tab view in Swift; their views are put in where they are made.
enum AppKitTabs {
    static let part: PartRule.Write = { items, variable, code in
        for (number, item) in items.children.enumerated() {
            let name = TypeName.initializer(TypeName.swift(item) ?? "NSTabViewItem")
            code.leaveOutAlteredClass(item)
            let identifier = CodeLiteral.string(item["identifier"] ?? item.stringChild("identifier") ?? "")
            code.statements.append("\(variable).addTabViewItem(\(name)(identifier: \(identifier)))")
            code.add(
                item, to: "\(variable).tabViewItem(at: \(number))",
                PropertyRule.structural("identifier customClass customModule customModuleProvider") + [
                    .string("label", "label", layout: true), .string("toolTip", "toolTip"), .image("image", "image"),
                    .none("color", "items draw no colour"),
                ])
            for child in item.children where child.asView == nil && !["string", "nil", "connections"].contains(child.name) {
                code.leaveOut(child)
            }
            code.leaveOutConnections(item)
        }
        if let initial = items.parent?["initialItem"], let place = items.children.firstIndex(where: { $0.id == initial }) {
            code.statements.append("\(variable).selectTabViewItem(at: \(place))")
        }
    }
}
