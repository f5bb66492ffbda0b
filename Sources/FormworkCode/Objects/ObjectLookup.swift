import FormworkModel

/// Lookup tables of a document that all of its menus, windows and containers use.
struct ObjectLookup {
    /// The labels of the scenes, by controller.
    let labels: [Element: String]
    /// The outlets in document order, by the element name of their destination.
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

    /// Returns the names of outlets to elements with some names, by element. The first outlet of an element wins; an object itself is left out.
    func outletNames(of names: [String], besides object: Element) -> [Element: String] {
        var result: [Element: String] = [:]
        for outlet in names.flatMap({ outlets[$0] ?? [] }) where outlet.destination != object && result[outlet.destination] == nil {
            result[outlet.destination] = outlet.name
        }
        return result
    }
}
