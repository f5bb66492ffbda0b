import FormworkTree

/// The titles of a document's objects for a user: their labels or, where labels do not tell objects apart, the names of the outlets that lead to them.
package final class ObjectTitles {
    private let document: InterfaceDocument
    private let outlets: [NodeIndex: String]
    /// The number of views of each scene by label.
    private lazy var labelCounts = Dictionary(
        document.views.compactMap { view in view.element.label.map { ("\(view.record.scene) \($0)", 1) } }, uniquingKeysWith: +)

    /// The outlets that say more about their owner than about their destination.
    private static let general: Set<String> = ["dataSource", "delegate", "view", "nextKeyView", "initialFirstResponder", "targetView"]

    /// - Complexity: O(n) in the number of connections.
    package init(_ document: InterfaceDocument) {
        self.document = document
        var outlets: [NodeIndex: String] = [:]
        for record in document.storage.index.connections where record.kind == .outlet {
            guard let destination = record.destination, let name = document.tree.string(record.name) else { continue }
            if !Self.general.contains(name) { outlets[destination] = outlets[destination] ?? name }
        }
        self.outlets = outlets
    }

    /// Returns the title of an object that isn't a controller; nil if nothing but its kind is known.
    ///
    /// - Parameter shortened: Shortens a text of the document. Names of outlets stay whole.
    package func title(of element: Element, shortened: (String) -> String) -> String? {
        // If several views of a scene have the same label, the outlet identifies the view.
        if let label = element.label {
            guard let outlet = outlets[element.node], let view = element.asView,
                labelCounts["\(view.record.scene) \(label)", default: 0] > 1
            else { return shortened(label) }
            return outlet
        }
        return outlets[element.node] ?? element["placeholder"].flatMap { $0.isEmpty ? nil : shortened($0) } ?? element["identifier"]
    }
}

extension Element {
    /// The class in words, without the framework's prefix, as Interface Builder's outline names an object without a label: `Image View`.
    package var classWords: String {
        let name = platformClass ?? name
        var rest = name[...]
        if let small = name.firstIndex(where: \.isLowercase), small > name.startIndex { rest = name[name.index(before: small)...] }
        var words = ""
        for character in rest {
            if character.isUppercase, !words.isEmpty { words.append(" ") }
            words.append(character)
        }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
