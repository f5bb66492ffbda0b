import FormworkModel
import FormworkQuery
import FormworkTree

/// The names that commands can use for the objects of a document: ids, labels and shown texts.
struct ObjectNames {
    /// Ids of several objects, and ids of scenes, which are of another kind.
    private let sharedIDs: Set<String>
    /// Ids that can be shortened, sorted.
    private let shortenedIDs: [String]
    /// Objects by the names that people gave them, and by the texts that they show.
    private let named: [[String: [NodeIndex]]]

    /// The kinds of an object's names, in the order of their precedence.
    static let kinds: [@Sendable (Element) -> [String]] = [Element.ownNames, Element.shownNames]

    /// - Complexity: O(n log n) in the size of the document.
    init(_ document: InterfaceDocument) {
        sharedIDs = Self.sharedIDs(of: document)
        shortenedIDs = ShortReferences.ids(of: document).map(\.id).filter(ShortReferences.isOfXcode).sorted { Self.precedes($0, $1) }
        let objects = ObjectKind.any.all(in: document, scene: nil)
        named = Self.kinds.map { names in
            var found: [String: [NodeIndex]] = [:]
            for object in objects { for name in Set(names(object)) { found[name, default: []].append(object.node) } }
            return found
        }
    }

    /// Returns the ids that do not mean a single element.
    ///
    /// - Complexity: O(n) in the number of scenes, and of the document's issues.
    static func sharedIDs(of document: InterfaceDocument) -> Set<String> {
        var ids = Set(document.index.scenes.compactMap { document.attribute(.sceneID, of: $0.node) })
        for issue in document.index.issues {
            if case .duplicateID = issue.kind, let id = document.tree.string(issue.text) { ids.insert(id) }
        }
        return ids
    }

    /// Whether a name may be the id of an object, or the beginning of one.
    ///
    /// - Complexity: O(log n) in their number.
    func isID(_ name: String, of document: InterfaceDocument) -> Bool {
        if document.element(id: name) != nil || sharedIDs.contains(name) { return true }
        var (low, high) = (0, shortenedIDs.count)
        while low < high {
            let middle = (low + high) / 2
            if Self.precedes(shortenedIDs[middle], name) { low = middle + 1 } else { high = middle }
        }
        return low < shortenedIDs.count && shortenedIDs[low].hasPrefix(name)
    }

    /// The objects with a name of a kind.
    func nodes(_ name: String, kind: Int) -> [NodeIndex] { named[kind][name] ?? [] }

    private static func precedes(_ left: String, _ right: String) -> Bool { left.utf8.lexicographicallyPrecedes(right.utf8) }
}
