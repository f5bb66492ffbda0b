import FormworkLayout
import FormworkModel
import FormworkTree

extension PictureSource {
    /// The screens with the views of their bars' items and of their cells' accessories in them, which are no screens of their own.
    ///
    /// - Complexity: O(n) in the number of screens, for every accessory.
    static func withParts(_ screens: [Screen], _ context: ViewContext) -> [Screen] {
        var owners: [Int: Int] = [:]
        for (position, screen) in screens.enumerated() {
            if let controller = screen.controller { owners[controller] = position }
        }
        var result = screens
        var isPart = Array(repeating: false, count: screens.count)
        let accessories = accessoryHosts(context.values)
        for (position, screen) in screens.enumerated() {
            if let cell = accessories[screen.views.first?.node ?? -1],
                let owner = screens.indices.first(where: { $0 != position && screens[$0].places[cell] != nil })
            {
                result[owner].parts[screen.views[0].node] = screen
                isPart[position] = true
                continue
            }
            guard let (controller, bar) = holder(of: screen, context.values), let owner = owners[controller] else { continue }
            let heights = BarHeights(screens[owner])
            guard bar == .navigationBar ? heights.navigationBar > 0 : heights.toolbar > 0 else { continue }
            result[owner].parts[screen.views[0].node] = screen
            isPart[position] = true
        }
        return zip(result, isPart).compactMap { $1 ? nil : $0 }
    }

    /// The cells whose accessory is a view that stands beside them in the scene, as places in the document, by that view's node.
    private static func accessoryHosts(_ values: DocumentValues) -> [Int: Int] {
        var result: [Int: Int] = [:]
        for connection in values.storage.index.connections where connection.kind == .outlet && connection.destination >= 0 {
            let source = values.storage.index.recordOfNode[Int(connection.source)]
            guard source.kind == .view, values.storage.tree.equals(connection.name, "accessoryView") else { continue }
            result[Int(connection.destination)] = Int(source.index)
        }
        return result
    }

    /// The bar and the controller whose item a root view stands in; nil for a view that stands in none.
    private static func holder(of screen: Screen, _ values: DocumentValues) -> (controller: Int, bar: Name)? {
        guard let root = screen.views.first else { return nil }
        let tree = values.document.tree
        var node = Int(tree.nodes[root.node].parent)
        guard values.name(node) == .barButtonItem || values.name(node) == .navigationItem else { return nil }
        var bar = Name.navigationBar
        // An item stands in a list at most, and that in the controller.
        for _ in 0..<4 {
            if values.storage.index.recordOfNode[node].kind == .controller { return (node, bar) }
            if values.isToolbarItems(node) { bar = .toolbar }
            node = Int(tree.nodes[node].parent)
        }
        return nil
    }
}
