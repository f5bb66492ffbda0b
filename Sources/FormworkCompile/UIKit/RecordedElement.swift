import FormworkModel
import FormworkTree
import FormworkVocabulary

/// An element of a document for iOS or tvOS, which records in the source that it is read.
///
/// An element is read if one of its attributes is found, if its text or its children are listed, or if ``look()`` is called. Its name, key and
/// id only identify it.
struct RecordedElement: Equatable {
    let base: InterfaceDocument.Element
    let source: CompileSource

    var node: NodeIndex { base.node }
    var name: String { base.name }
    var key: String? { base["key"] }
    var id: String? { base.id }
    var description: String { base.description }
    var path: String { base.path }
    var parent: RecordedElement? { base.parent.map(recorded) }

    /// Returns the first child with a key, if it has one of the names.
    func child(key: String, _ names: String...) -> RecordedElement? {
        base.child(key: key).flatMap { names.isEmpty || names.contains($0.name) ? recorded($0) : nil }
    }

    func child(named name: String) -> RecordedElement? { base.child(named: name).map(recorded) }

    var children: [RecordedElement] {
        look()
        return base.children.map(recorded)
    }

    subscript(attribute: String) -> String? {
        guard let value = source[node, attribute] else { return nil }
        look()
        return value
    }

    /// The text of a `<string>`, with base64 decoded.
    var plainText: String? {
        look()
        read("base64-UTF8")
        return base.plainText
    }

    /// Returns the bits of the flags in a list that are `YES`.
    func mask(_ list: String) -> Int { Vocabulary.uiKit.words(list).mask { self[$0] == "YES" } }

    /// Records that the element is read.
    func look() { source.account.look(at: node) }

    /// Records attributes that are read elsewhere, or that have no effect next to others.
    func read(_ names: String...) { for name in names { _ = self[name] } }

    /// Records that the element with all its contents has no effect.
    func leaveOut() { source.account.leaveOut(node) }

    private func recorded(_ other: InterfaceDocument.Element) -> RecordedElement { RecordedElement(base: other, source: source) }

    static func == (left: RecordedElement, right: RecordedElement) -> Bool { left.node == right.node }
}
