import FormworkModel

/// What is asked of a document for each of its menus, windows and containers, found once.
struct ObjectLookup {
    /// What controllers' scenes are called, by the controllers.
    let labels: [Element: String]
    /// The outlets by the names of the elements that they lead to, in the document's order.
    private let outlets: [String: [(name: String, destination: Element)]]

    /// - Complexity: O(n) in the number of scenes and connections.
    init(_ document: InterfaceDocument) {
        labels = Dictionary(
            document.scenes.compactMap { scene in scene.controller.flatMap { controller in scene.label.map { (controller, $0) } } },
            uniquingKeysWith: { first, _ in first })
        var outlets: [String: [(name: String, destination: Element)]] = [:]
        for connection in document.connections where connection.kind == .outlet {
            guard let destination = connection.destination, let name = connection.name else { continue }
            outlets[destination.name, default: []].append((name, destination))
        }
        self.outlets = outlets
    }

    /// What outlets call elements of some names, the first of several; none of an object itself.
    func outletNames(of names: [String], besides object: Element) -> [Element: String] {
        var result: [Element: String] = [:]
        for outlet in names.flatMap({ outlets[$0] ?? [] }) where outlet.destination != object && result[outlet.destination] == nil {
            result[outlet.destination] = outlet.name
        }
        return result
    }
}
