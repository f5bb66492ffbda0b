import FormworkLayout
import FormworkModel
import FormworkTree

/// Separately laid out views that are shown in the bars and cells of a screen: those of bar items, titles and accessories.
struct ScreenParts {
    private let context: ViewContext
    /// The parts of bars, by the node of the controller.
    private var barParts: [NodeIndex: [(bar: Name, layout: DocumentLayout.Root)]] = [:]
    /// The accessory views, with the document index of the cell.
    private var accessories: [(cell: Int, layout: DocumentLayout.Root)] = []

    /// Returns the screens of a document. Trees that are shown in another screen's bars and cells are left out.
    ///
    /// - Complexity: O(n) in the number of views.
    static func screens(_ layouts: [DocumentLayout.Root], context: ViewContext) -> [Screen] {
        let parts = ScreenParts(layouts, context: context)
        var shown: Set<NodeIndex> = []
        let hosts = hosts(layouts, document: context.values.document)
        let screens = layouts.map { layout in
            var screen = Screen(
                layout, values: context.values, colors: context.colors, windows: context.windows, grows: true,
                hostSize: hosts.isEmpty ? nil : hosts[layout.root.index])
            screen.placeRows()
            screen.placeRowContent(isRightToLeft: context.isRightToLeft)
            // On the canvas, nothing has the focus.
            if context.device != nil { screen.focused = screen.focusedPlace }
            screen.parts = parts.parts(of: screen)
            for node in screen.parts.keys { shown.insert(node) }
            return screen
        }
        return shown.isEmpty ? screens : screens.filter { screen in screen.views.first.map { !shown.contains($0.node) } ?? true }
    }

    /// Returns the sizes of the container views that embed roots without a size, by the document index of the root.
    ///
    /// - Complexity: O(1) if every root has a size; otherwise O(n) in the number of views and connections.
    private static func hosts(_ layouts: [DocumentLayout.Root], document: InterfaceDocument) -> [Int: Size] {
        let sizeless = layouts.filter { $0.size.width < 1 || $0.size.height < 1 }
        if sizeless.isEmpty || document.kind == .xib { return [:] }
        let frames = Dictionary(
            layouts.flatMap(\.frames).map { ($0.view.index, $0.frame.size) }, uniquingKeysWith: { first, _ in first })
        var hosts: [Int: Size] = [:]
        for layout in sizeless {
            let root = View(document: document, index: layout.root.index).element.node
            let controller = document.tree.nodes[root].parent
            for record in document.storage.index.connections where record.kind == .segue && record.destination == controller {
                let source = document.storage.index.recordOfNode[record.source]
                if source.kind == .view, let size = frames[Int(source.index)] { hosts[layout.root.index] = size }
            }
        }
        return hosts
    }

    /// Finds the parts among the trees of a document.
    ///
    /// - Complexity: O(n) in the number of trees and outlets.
    init(_ layouts: [DocumentLayout.Root], context: ViewContext) {
        self.context = context
        let document = context.values.document
        guard document.kind == .storyboard, !context.isMac, layouts.count > 1 else { return }
        let hosts = Self.accessoryHosts(document)
        for layout in layouts {
            // The layout refers to the original document; this is the root in the shown one.
            let node = View(document: document, index: layout.root.index).element.node
            if let cell = hosts[node] {
                accessories.append((cell, layout))
            } else if let (controller, bar) = holder(of: node) {
                barParts[controller, default: []].append((bar, layout))
            }
        }
    }

    /// Returns the parts that a screen shows, by the nodes of their roots.
    func parts(of screen: Screen) -> [NodeIndex: Screen] {
        if barParts.isEmpty, accessories.isEmpty { return [:] }
        var result: [NodeIndex: Screen] = [:]
        func add(_ layout: DocumentLayout.Root) {
            let part = Screen(layout, values: context.values, colors: context.colors)
            if let root = part.views.first { result[root.node] = part }
        }
        if let own = screen.controller.flatMap({ barParts[$0] }) {
            let heights = BarHeights(screen)
            for (bar, layout) in own where bar == .toolbar ? heights.toolbar > 0 : heights.navigationBar > 0 { add(layout) }
        }
        for (cell, layout) in accessories where screen.places[cell] != nil && layout.root != screen.layout.root { add(layout) }
        return result
    }

    /// Returns the controller and the bar whose item contains a root; nil if no item does.
    private func holder(of root: NodeIndex) -> (controller: NodeIndex, bar: Name)? {
        let values = context.values
        let nodes = values.document.tree.nodes
        var node = nodes[root].parent
        guard values.name(node) == .barButtonItem || values.name(node) == .navigationItem else { return nil }
        var bar = Name.navigationBar
        // An item is at most in a list, which is in the controller.
        for _ in 0..<4 {
            if values.storage.index.recordOfNode[node].kind == .controller { return (node, bar) }
            if values.isToolbarItems(node) { bar = .toolbar }
            node = nodes[node].parent
        }
        return nil
    }

    /// Returns the document indices of the cells that have a separate accessory view in the scene, by the node of that view.
    private static func accessoryHosts(_ document: InterfaceDocument) -> [NodeIndex: Int] {
        var result: [NodeIndex: Int] = [:]
        for connection in document.storage.index.connections where connection.kind == .outlet {
            let source = document.storage.index.recordOfNode[connection.source]
            guard let destination = connection.destination, source.kind == .view,
                document.tree.equals(connection.name, other: "accessoryView")
            else { continue }
            result[destination] = Int(source.index)
        }
        return result
    }
}
