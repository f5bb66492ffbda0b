import FormworkModel

/// The items of an AppKit split or tab view controller, with their controllers.
struct ContainerItems {
    private let object: CodeObject
    private let isSplit: Bool
    private var items: [(element: Element, child: CodeObject.Child, name: String, isProperty: Bool)] = []
    /// The items whose controllers the code doesn't create.
    private var others: [Element] = []

    init(_ object: CodeObject) {
        self.object = object
        isSplit = object.element.name == "splitViewController"
        let list = object.element.children.first { $0.name == "splitViewItems" || $0.name == "tabViewItems" }?.children ?? []
        let connections = object.element.children.filter { $0.name == "connections" }.flatMap(\.children)
        let relationships = connections.filter { ["splitItems", "tabItems"].contains($0["relationship"]) }
        let children = Dictionary(object.children.map { ($0.relationship, $0) }) { first, _ in first }
        var names = NamePool(reserving: object.children.map(\.name) + ["setUp", "splitView", "tabView"])
        // The relationship at an index belongs to the item at the same index.
        for (item, relationship) in zip(list, relationships) {
            guard let child = children[relationship] else {
                others.append(item)
                continue
            }
            let outlet = object.outletNames[item]
            let name = names.take(outlet.map(SwiftName.lower) ?? child.name + "Item", fallback: "item")
            items.append((item, child, name, outlet != nil))
        }
        others += list.dropFirst(relationships.count)
    }

    private func maker(_ element: Element, child: CodeObject.Child) -> String {
        guard isSplit else { return "NSTabViewItem(viewController: \(child.name))" }
        let words = ["sidebar": "sidebarWithViewController", "contentList": "contentListWithViewController"]
        return "NSSplitViewItem(\(element["behavior"].flatMap { words[$0] } ?? "viewController"): \(child.name))"
    }

    /// The properties for the items that have outlets.
    var properties: [ObjectProperty] {
        items.filter(\.isProperty).map { element, child, name, _ in
            ObjectProperty(
                name: name, comment: "The outlet `\(object.outletNames[element] ?? "")`.",
                type: isSplit ? "NSSplitViewItem" : "NSTabViewItem",
                lines: ["private(set) lazy var \(name) = \(maker(element, child: child))"])
        }
    }

    func write(_ code: inout PropertyWriter) {
        for (element, child, name, isProperty) in items {
            let place = code.statements.count
            code.add(element, to: name, rules: isSplit ? Self.splitRules : Self.tabRules)
            for part in element.children where !["connections", "nil", "string"].contains(part.name) { code.leaveOut(part) }
            code.leaveOutConnections(element)
            let isAlone = code.statements.count == place && !isProperty
            if !isAlone, !isProperty { code.statements.insert("let \(name) = \(maker(element, child: child))", at: place) }
            let item = isAlone ? maker(element, child: child) : name
            code.statements.append("\(isSplit ? "addSplitViewItem" : "addTabViewItem")(\(item))")
        }
        for item in others { code.leaveOut(item, "code doesn't create its controller: add it yourself") }
        guard !isSplit else { return }
        for options in object.element.children where options["key"] == "transitionOptions" {
            let names = options.attributes.filter { $0.name != "key" && $0.value == "YES" }.map(\.name)
            let known = names.filter(Self.transitions.contains)
            for name in names where !Self.transitions.contains(name) { code.leaveOut(options, attribute: name) }
            code.statements.append("transitionOptions = \(code.language.options("NSViewControllerTransition", members: known))")
        }
    }

    private static let transitions: Set<String> = [
        "crossfade", "slideUp", "slideDown", "slideLeft", "slideRight", "slideForward", "slideBackward", "allowUserInteraction",
    ]

    private static let splitRules: [PropertyRule] =
        PropertyRule.appKit("splitViewItem", isMade: false)

    private static let tabRules: [PropertyRule] = [
        .string("label", property: "label"), .string("toolTip", property: "toolTip"), .image("image", property: "image"),
        .string("identifier", property: "identifier"),
    ]
}
