import FormworkModel
import FormworkTemplates
import FormworkTree

/// An index of a document by view, so that each unit doesn't need to search the whole document.
struct UnitIndex {
    /// Indices into the document's constraints, by the view of the first item.
    private(set) var constraints: [View: [Int]] = [:]
    /// Indices into the document's connections, by source.
    private(set) var connections: [Element: [Int]] = [:]
    /// Indices into the document's variations, by the view that they change.
    private(set) var variations: [View: [Int]] = [:]
    /// The gesture recognizers with the views that have them, in the document's order.
    private(set) var recognizers: [(element: Element, views: [View])] = []
    /// Indices into `recognizers`, by view.
    private(set) var recognizersByView: [View: [Int]] = [:]
    /// The elements of the recognizers.
    private(set) var recognizerElements: Set<Element> = []
    /// Sources of connections in the elements of views that are neither views nor recognizers: bar items, columns and menus.
    private(set) var parts: [View: [Element]] = [:]
    /// The names of the first outlets to views, except for outlets that only say how a view is used.
    private(set) var outletNames: [Element: String] = [:]
    /// The view in front of each subview.
    private(set) var before: [View: View] = [:]
    /// The names of the first outlets to constraints.
    private(set) var outlets: [Constraint: String] = [:]
    /// The constraints that follow a hiding master.
    private(set) var followers: Set<Constraint> = []
    /// The hiding masters, in order.
    let masters: [View]
    /// Indices into `masters`.
    private(set) var masterPlaces: [View: Int] = [:]
    /// Indices into the document's templates, by the views that they place.
    private(set) var templates: [View: [Int]] = [:]
    /// The roots of templates, which aren't units.
    let templateRoots: Set<View>
    /// Scrollers with connections.
    private var connectedScrollers: Set<Element> = []

    /// Outlets that don't describe their views.
    private static let uses: Set<String> = [
        "delegate", "dataSource", "nextKeyView", "initialFirstResponder", "contentView", "documentView", "customView", "accessoryView",
        "backgroundView", "selectedBackgroundView", "tabBarObservedScrollView", "textField", "imageView", "destinationView",
    ]

    init(_ document: InterfaceDocument, links: InterfaceDocument.HidingLinks, layoutTemplates: [LayoutTemplate]) {
        masters = links.allMasters
        templateRoots = Set(layoutTemplates.compactMap(\.root))
        for (place, master) in masters.enumerated() { masterPlaces[master] = place }
        for (place, constraint) in document.constraints.enumerated() {
            if let view = constraint.firstItem.flatMap({ Self.view(of: $0) }) { constraints[view, default: []].append(place) }
        }
        var ofRecognizers: [Element: [View]] = [:]
        for (place, connection) in document.connections.enumerated() {
            connections[connection.source, default: []].append(place)
            for end in [connection.source, connection.destination].compactMap(\.self) where end.name == "scroller" {
                connectedScrollers.insert(end)
            }
            if connection.name == "gestureRecognizers", let recognizer = connection.destination, let view = connection.source.asView {
                ofRecognizers[recognizer, default: []].append(view)
            }
            if connection.kind == .outlet, let constraint = connection.destination?.asConstraint, let name = connection.name,
                outlets[constraint] == nil
            {
                outlets[constraint] = name
            }
            if connection.kind == .outlet, let element = connection.destination, element.asView != nil, let name = connection.name,
                !Self.uses.contains(name), !CodeUnit.impliedOutlets.contains(name), outletNames[element] == nil
            {
                outletNames[element] = name
            }
        }
        var last: [View: View] = [:]
        for view in document.views {
            guard let superview = view.superview else { continue }
            before[view] = last.updateValue(view, forKey: superview)
        }
        for link in links.links { if let constraint = link.follower.asConstraint { followers.insert(constraint) } }
        for (place, variation) in document.variations.enumerated() {
            let owner = variation.owner.asView ?? variation.owner.asConstraint?.firstItem.flatMap { Self.view(of: $0) }
            if let owner { variations[owner, default: []].append(place) }
        }
        for (place, template) in layoutTemplates.enumerated() {
            for target in Set(template.pairs.map(\.target)) { templates[target, default: []].append(place) }
        }
        addRecognizers(of: document, ofRecognizers)
        for source in connections.keys
        where source.asView == nil && source.asConstraint == nil && !source.isController && !source.name.hasSuffix("GestureRecognizer") {
            if let view = source.viewAround { parts[view, default: []].append(source) }
        }
    }

    private mutating func addRecognizers(of document: InterfaceDocument, _ views: [Element: [View]]) {
        let tree = document.tree
        for node in tree.nodeIndices where tree.nodes[node].kind == .element {
            guard tree.names[tree.nodes[node].name].hasSuffix("GestureRecognizer") else { continue }
            let element = Element(document: document, node: node)
            let views = views[element] ?? element.viewAround.map { [$0] } ?? []
            for view in Set(views) { recognizersByView[view, default: []].append(recognizers.count) }
            recognizers.append((element, views))
            recognizerElements.insert(element)
        }
    }

    /// Whether a view is a scroller in the state in which its scroll view creates it: without a custom class, settings, constraints or connections.
    func isPlainScroller(_ view: View) -> Bool {
        let element = view.element
        guard element.name == "scroller", ["verticalScroller", "horizontalScroller"].contains(element["key"]),
            view.superview?.element.name == "scrollView", !connectedScrollers.contains(element), constraints[view] == nil,
            view.runtimeAttributes.isEmpty
        else { return false }
        let code = AppKitProperties().code(for: view, variable: "scroller", isMadeBySuperview: true)
        return code.initializer == "NSScroller()" && code.statements.isEmpty && code.notConverted.isEmpty
    }

    /// Returns the view of an item: the view itself, the owner of a guide, or the view of a guide's controller.
    static func view(of item: Element) -> View? {
        if let view = item.asView { return view }
        guard let guide = item.asGuide else { return nil }
        return guide.owner.asView ?? guide.owner.children.first { $0["key"] == "view" }?.asView
    }

    /// Returns the entries of a list for a unit's views, in document order.
    static func places(_ list: [View: [Int]], of unit: CodeUnit) -> [Int] {
        Set(unit.views.flatMap { list[$0.view] ?? [] }).sorted()
    }

    /// Returns the connections of a unit's views and of other elements, in document order.
    func connections(of unit: CodeUnit, and others: [Element]) -> [Int] {
        Set((unit.views.map(\.view.element) + others).flatMap { connections[$0] ?? [] }).sorted()
    }
}

extension Element {
    /// The nearest view that contains it.
    var viewAround: View? {
        var above = parent
        while let current = above {
            if let view = current.asView { return view }
            above = current.parent
        }
        return nil
    }
}
