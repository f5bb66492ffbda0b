package import FormworkModel
package import FormworkTree

/// The segues of a storyboard by kind, from controllers to controllers.
package struct Segues {
    /// The root controllers of navigation controllers.
    package private(set) var roots: [NodeIndex: [NodeIndex]] = [:]
    /// The controllers of tab bar controllers, in the order of their tabs.
    package private(set) var tabs: [NodeIndex: [NodeIndex]] = [:]
    /// The controllers that each controller pushes or shows.
    package private(set) var pushed: [NodeIndex: [NodeIndex]] = [:]
    /// Controllers that are presented over another one.
    package private(set) var presented: Set<NodeIndex> = []
    /// Controllers in container views.
    package private(set) var embedded: Set<NodeIndex> = []
    /// Controllers in popovers.
    package private(set) var popovers: Set<NodeIndex> = []

    package init(_ values: ResolvedDocument) {
        for connection in values.index.connections where connection.kind == .segue {
            guard let destination = connection.destination, let source = Self.controller(above: connection.source, values) else { continue }
            let node = connection.node
            switch values.string(.kind, node: node) {
            case "relationship":
                if values.isWord(.relationship, node: node, word: "rootViewController") {
                    roots[source, default: []].append(destination)
                } else if values.isWord(.relationship, node: node, word: "viewControllers") {
                    tabs[source, default: []].append(destination)
                }
            case "show", "push": pushed[source, default: []].append(destination)
            case "presentation", "modal": presented.insert(destination)
            case "popoverPresentation": popovers.insert(destination)
            case "embed": embedded.insert(destination)
            default: break
            }
        }
    }

    /// Returns the controller of the scene that contains a node.
    private static func controller(above node: NodeIndex, _ values: ResolvedDocument) -> NodeIndex? {
        var node = node
        while true {
            if values.index.recordOfNode[node].kind == .controller { return node }
            let parent = values.tree.nodes[node].parent
            if parent == node { return nil }
            if values.index.recordOfNode[parent].kind == .scene {
                return values.index.scenes[Int(values.index.recordOfNode[parent].index)].controller
            }
            if values.name(parent) == .scene { return nil }
            node = parent
        }
    }
}
