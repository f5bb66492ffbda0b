import FormworkCode
import FormworkModel

/// The controllers of a document and the code that shows them.
struct SwiftUIScenes: Sendable {
    let names: SwiftUINames
    private var relationships: [Element: [Connection]] = [:]
    /// The root views of controllers.
    private var roots: [Element: View] = [:]
    /// The controllers that are shown first or by another one.
    private var shown: Set<Element> = []

    init(_ document: InterfaceDocument, units: [CodeUnit], names: SwiftUINames) {
        self.names = names
        let initial = Element(document: document, node: document.rootNode)["initialViewController"]
        for connection in document.connections where connection.kind == .segue {
            if connection.element["kind"] == "relationship" { relationships[connection.source, default: []].append(connection) }
            if let controller = connection.destination { shown.insert(controller) }
        }
        if let controller = initial.flatMap({ document.element(id: $0) }) { shown.insert(controller) }
        for unit in units where unit.root.superview == nil {
            guard let controller = unit.root.element.parent, controller.isController else { continue }
            roots[controller] = unit.root
        }
    }

    /// The longest chain of containers that is followed.
    private static let mostContainers = 8

    /// Returns the lines that show a controller; nil if the document doesn't contain its views.
    ///
    /// - Parameter isInStack: whether a navigation stack is already around it.
    func lines(of controller: Element, isInStack: Bool = false, depth: Int = 0) -> [String]? {
        guard depth < Self.mostContainers else { return nil }
        if let root = roots[controller] { return names.name(of: root).map { ["\($0)()"] } }
        if controller.name == "navigationController" {
            guard let root = children(of: controller, "rootViewController").first,
                let inner = lines(of: root, isInStack: true, depth: depth + 1)
            else { return nil }
            return isInStack ? inner : ["NavigationStack {"] + inner.map { "    " + $0 } + ["}"]
        }
        return names.name(ofContainer: controller).map { ["\($0)()"] }
    }

    /// Returns the controllers that a container holds.
    func children(of controller: Element, _ relationship: String) -> [Element] {
        (relationships[controller] ?? []).filter { $0.element["relationship"] == relationship }.compactMap(\.destination)
    }

    /// Whether the code of containers has a controller without views, or a tab's title and image.
    func shows(_ element: Element) -> Bool {
        if element["key"] == "tabBarItem", let controller = element.parent {
            let holder = relationships.first { $0.value.contains { $0.destination == controller } }?.key
            return holder?.name == "tabBarController"
                || holder.map { holder in
                    relationships.contains { $0.key.name == "tabBarController" && $0.value.contains { $0.destination == holder } }
                }
                    ?? false
        }
        guard shown.contains(element), names.name(ofContainer: element) != nil, lines(of: element) != nil else { return false }
        return element.children.allSatisfy { child in
            switch child.name {
            case "connections", "navigationItem", "tabBarItem", "extendedEdge", "value", "nil", "size": true
            case "navigationBar", "toolbar", "tabBar": child.children.allSatisfy { ["rect", "autoresizingMask"].contains($0.name) }
            default: false
            }
        }
    }

    /// Whether a controller is in a navigation controller.
    func isInNavigation(_ controller: Element) -> Bool {
        relationships.contains { $0.key.name == "navigationController" && $0.value.contains { $0.destination == controller } }
    }
}
