import FormworkDiagnostics
import FormworkModel
import FormworkQuery
import FormworkTree

/// The names by which an outline refers to objects, and the texts of connections.
struct OutlineNames {
    let document: InterfaceDocument
    private let references: ShortReferences
    /// User-defined labels that are unique and one word.
    private let labels: [NodeIndex: String]
    /// The scenes' controllers, and the nodes of each scene.
    private let controllers: Set<NodeIndex>
    private let sceneRanges: [Range<NodeIndex>]

    init(_ document: InterfaceDocument, references: ShortReferences) {
        self.document = document
        self.references = references
        let named = document.views.compactMap { view in view.element.userLabel.map { (view.record.node, $0) } }
        let counts = Dictionary(named.map { ($0.1, 1) }, uniquingKeysWith: +)
        let scenes = document.storage.index.scenes
        controllers = Set(scenes.compactMap(\.controller))
        sceneRanges = scenes.map { $0.node..<document.tree.nodes[$0.node].subtreeEnd }
        labels = Dictionary(
            named.filter { counts[$0.1] == 1 && Self.isWord($0.1) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the name of an object: its label in Interface Builder if that is unique and one word, otherwise its reference.
    ///
    /// - Parameter source: The object that refers to it. In the same scene, the scene's controller is called `controller`.
    func name(_ element: Element, from source: Element? = nil) -> String {
        if element.isController, let source, sceneRanges.contains(where: { $0.contains(element.node) && $0.contains(source.node) }),
            controllers.contains(element.node)
        {
            return "controller"
        }
        if let label = labels[element.node] { return label }
        if let scene = element.asScene { return scene.label.map(Self.word) ?? reference(scene.id) }
        if element.isController, let label = document.scenes.first(where: { $0.controller?.node == element.node })?.label {
            return Self.word(label)
        }
        if Self.isFirstResponder(element) { return "firstResponder" }
        if element[.placeholderIdentifier] == "IBFilesOwner" || element.id == "-2" { return "owner" }
        return reference(element.id)
    }

    /// Whether an element is the first responder placeholder.
    static func isFirstResponder(_ element: Element) -> Bool {
        element[.placeholderIdentifier] == "IBFirstResponder" || element.id == "-1" || element[.sceneMemberID] == "firstResponder"
    }

    private func reference(_ id: String?) -> String { id.map { "#" + references.text(ofID: $0) } ?? "?" }

    // MARK: Connections

    /// Returns the texts of an object's connections.
    func connections(of element: Element) -> [String] {
        var words = list(of: element)
        // On macOS, the connections of a cell belong to its view.
        if let cell = element.child(key: "cell") { words += list(of: cell) }
        return words
    }

    private func list(of element: Element) -> [String] {
        guard let list = element.children.first(where: { document.name(of: $0.node) == .connections }) else { return [] }
        return list.children.compactMap(\.asConnection).map(text)
    }

    private func text(_ connection: Connection) -> String {
        let destination =
            connection.destination.map { name($0, from: connection.source) } ?? connection.destinationID.map { "#" + $0 } ?? "nothing"
        switch connection.kind {
        case .segue:
            let words = [
                connection.element[.kind] == "relationship" ? connection.element[.relationship] : connection.element[.kind],
                connection.name,
            ]
            return words.compactMap(\.self).map(Self.word).joined(separator: ":") + "→" + destination
        case .action:
            let selector = connection.name ?? "?"
            // An action for the first responder has no explicit target.
            if destination == "firstResponder" { return "→\(selector)" }
            return "→\(destination).\(selector)"
        default: return "\(connection.name ?? connection.kind.rawValue)→\(destination)"
        }
    }

    // MARK: Words

    /// Returns a text as one word, or in quotes.
    static func word(_ text: String) -> String { isWord(text) ? text : quoted(text) }

    /// Returns the title of an object. Nothing else in a line starts with a capital letter, so a capitalized word needs no quotes.
    static func shown(_ text: String) -> String {
        guard let first = text.unicodeScalars.first, first.isASCII, first.properties.isUppercase else { return quoted(text) }
        return word(text)
    }

    /// Returns a text in quotes, on one line, shortened if it is long.
    static func quoted(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ").shortened(to: 40)
        return "\"" + line.replacing("\"", with: "'") + "\""
    }

    static func isWord(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 32
            && text.utf8.allSatisfy { byte in
                byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                    || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
            }
    }
}
