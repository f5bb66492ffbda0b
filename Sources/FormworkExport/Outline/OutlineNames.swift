import FormworkDiagnostics
import FormworkModel
import FormworkQuery
import FormworkTree

/// How an outline refers to objects, and says where connections lead.
struct OutlineNames {
    let document: InterfaceDocument
    private let references: ShortReferences
    /// Labels that people gave, as far as one object alone has them and they are one word.
    private let labels: [NodeIndex: String]
    /// The scenes' own controllers, and where the scenes reach.
    private let controllers: Set<NodeIndex>
    private let sceneRanges: [Range<NodeIndex>]

    init(_ document: InterfaceDocument, _ references: ShortReferences) {
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

    /// What stands for an object: its label in Interface Builder where that is one word and its own, else its reference.
    ///
    /// - Parameter source: from where it is spoken of: the scene's own controller is the controller.
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

    /// Whether an element stands for whoever is asked first.
    static func isFirstResponder(_ element: Element) -> Bool {
        element[.placeholderIdentifier] == "IBFirstResponder" || element.id == "-1" || element[.sceneMemberID] == "firstResponder"
    }

    private func reference(_ id: String?) -> String { id.map { "#" + references.text(ofID: $0) } ?? "?" }

    // MARK: Connections

    /// Where the connections from an object lead.
    func connections(of element: Element) -> [String] {
        var words = list(of: element)
        // What macOS keeps at the cell is the view's.
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
            // What goes to whoever is asked first goes to nobody by name.
            if destination == "firstResponder" { return "→\(selector)" }
            return "→\(destination).\(selector)"
        default: return "\(connection.name ?? connection.kind.rawValue)→\(destination)"
        }
    }

    // MARK: Words

    /// A text as one word, or in quotes.
    static func word(_ text: String) -> String { isWord(text) ? text : quoted(text) }

    /// What an object is called or shows: nothing else in a line begins with a capital, so that such a word needs no quotes.
    static func shown(_ text: String) -> String {
        guard let first = text.unicodeScalars.first, first.isASCII, first.properties.isUppercase else { return quoted(text) }
        return word(text)
    }

    /// A text in quotes, in one line, cut where it is long.
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
