import FormworkDiagnostics
import FormworkModel
import FormworkTree
import FormworkVocabulary

/// The document under compilation, with the findings for all files that it is compiled to.
///
/// It records the parts that the compilers read through it.
final class CompileSource {
    let tree: ElementTree
    /// The path as given by the caller, for findings.
    let file: String
    let findings: CompileFindings
    private let lines: LineIndex
    let account: ReadingRecord

    init(_ tree: ElementTree, file: String, isLenient: Bool) {
        self.tree = tree
        self.file = file
        findings = CompileFindings(isLenient: isLenient)
        lines = LineIndex(tree.source)
        account = ReadingRecord(attributes: tree.attributes.count, nodes: tree.nodes.count)
    }

    var root: NodeIndex? { tree.nodeIndices.first { tree.nodes[$0].kind == .element } }

    // MARK: Elements

    func name(_ node: NodeIndex) -> String { tree.names[tree.nodes[node].name] }

    /// Returns the child elements and marks them as read.
    func children(_ node: NodeIndex) -> [NodeIndex] {
        let found = elements(in: node)
        for child in found { account.look(at: child) }
        return found
    }

    /// Returns the child elements without marking them as read.
    func elements(in node: NodeIndex) -> [NodeIndex] { tree.children(of: node).filter { tree.nodes[$0].kind == .element } }

    /// Returns the first child element with a name.
    func child(_ node: NodeIndex, named name: String) -> NodeIndex? {
        guard let id = tree.names.id(of: name),
            let found = tree.children(of: node).first(where: { tree.nodes[$0].kind == .element && tree.nodes[$0].name == id })
        else { return nil }
        account.look(at: found)
        return found
    }

    /// Returns the first child element with a `key`.
    func child(_ node: NodeIndex, key: String) -> NodeIndex? {
        guard let found = elements(in: node).first(where: { self[$0, "key"] == key }) else { return nil }
        account.look(at: found)
        return found
    }

    // MARK: Attributes

    subscript(node: NodeIndex, name: String) -> String? {
        guard let place = place(node, name: name) else { return nil }
        account.attributes[place] = true
        return tree.string(tree.attributes[place].value)
    }

    private func place(_ node: NodeIndex, name: String) -> Int? {
        guard let id = tree.names.id(of: name) else { return nil }
        return tree.attributeRange(of: node).first { tree.attributes[$0].name == id }
    }

    /// Returns a number; other text is refused.
    func number(_ node: NodeIndex, _ name: String) -> Double? {
        guard let text = self[node, name] else { return nil }
        if let number = Double(text), number.isFinite { return number }
        refuseValue(node, name: name, reason: "is not a number")
        return nil
    }

    /// Returns an integer; other text, or a number beyond 2^53, is refused.
    func integer(_ node: NodeIndex, _ name: String) -> Int? {
        guard let text = self[node, name] else { return nil }
        if let number = Self.integer(text) { return number }
        refuseValue(node, name: name, reason: "is not a whole number")
        return nil
    }

    static func integer(_ text: String) -> Int? {
        if let number = Int(text) { return number }
        guard let number = Double(text), number.magnitude < 9_007_199_254_740_992 else { return nil }
        // Safe: below 2^53.
        return Int(number)
    }

    func isYes(_ node: NodeIndex, _ name: String) -> Bool { truth(node, name: name) == true }
    func isNo(_ node: NodeIndex, name: String) -> Bool { truth(node, name: name) == false }

    func truth(_ node: NodeIndex, name: String) -> Bool? {
        switch self[node, name] {
        case nil: return nil
        case "YES": return true
        case "NO": return false
        default:
            refuseValue(node, name: name, reason: "is neither YES nor NO")
            return nil
        }
    }

    /// Returns the meaning of an attribute's word; nil if the attribute is missing, or if the word isn't in the table, which is reported.
    func word<Meaning>(_ node: NodeIndex, _ name: String, _ words: [String: Meaning]) -> Meaning? {
        guard let text = self[node, name] else { return nil }
        if let meaning = words[text] { return meaning }
        refuseValue(node, name: name, reason: "is not known")
        return nil
    }

    /// Returns the number of an attribute's word in a list of the vocabulary.
    func word(_ node: NodeIndex, _ name: String, _ list: String) -> Int? { word(node, name, Vocabulary.appKit.words(list)) }

    /// Returns the number of an attribute's word in a list.
    func word(_ node: NodeIndex, _ name: String, _ list: WordList) -> Int? {
        guard let text = self[node, name] else { return nil }
        if let number = list.number(of: text) { return number }
        refuseValue(node, name: name, reason: "is not known")
        return nil
    }

    /// Returns the number of a cell's or paragraph's line break.
    func lineBreak(_ node: NodeIndex) -> Int { word(node, LineBreak.attribute, LineBreak.attribute) ?? 0 }

    /// Returns the bits of an element's flags.
    func mask(_ node: NodeIndex, _ list: String) -> Int { Vocabulary.appKit.words(list).mask { isYes(node, $0) } }

    /// Whether an attribute has a value; one that isn't among the others either is refused.
    func isWord(_ node: NodeIndex, _ name: String, _ word: String, or others: String...) -> Bool {
        guard let text = self[node, name] else { return false }
        if text == word { return true }
        if !others.contains(text) { refuseValue(node, name: name, reason: "is not known") }
        return false
    }

    /// Refuses an attribute's value, at most once.
    func refuseValue(_ node: NodeIndex, name: String, reason: String) {
        guard let place = place(node, name: name), account.wrong.insert(place).inserted else { return }
        let text = tree.string(tree.attributes[place].value) ?? ""
        refuse(node, message: "the value '\(Self.shortened(text))' of the attribute '\(name)' of \(described(node)) \(reason)")
    }

    // MARK: Findings

    /// Returns the name of an element in a finding, with its id or key.
    func described(_ node: NodeIndex) -> String { "\(name(node))\((self[node, "id"] ?? self[node, "key"]).map { " '\($0)'" } ?? "")" }

    static func shortened(_ text: String) -> String { text.count > 40 ? text.prefix(40) + "…" : text }

    /// Reports a part that can't be compiled faithfully, as an error, or as a warning if lenient.
    func refuse(_ node: NodeIndex, message: String, path: String? = nil) {
        findings.refuse(message, at: location(of: node), path: path)
    }

    /// Refuses a part, and omits it with all its children.
    ///
    /// - Parameter place: The element to report; nil for the part itself.
    func leaveOut(_ node: NodeIndex, message: String, at place: NodeIndex? = nil) {
        refuse(place ?? node, message: message)
        account.leaveOut(node)
    }

    /// Refuses objects, to which other parts may refer.
    func leaveOut(objects top: NodeIndex, message: String, at place: NodeIndex? = nil) {
        leaveOut(top, message: message, at: place)
        for node in tree.nodes(below: top) where tree.nodes[node].kind == .element {
            if let id = self[node, "id"] { account.leftOutIDs.insert(id) }
        }
    }

    /// Reports, at most once, that something is compiled from public knowledge only.
    func noteUnproved(_ node: NodeIndex, what: String) { findings.noteUnproved(what, at: location(of: node)) }

    func warn(_ node: NodeIndex, message: String, path: String? = nil) {
        findings.add(finding(node, message: message, severity: .warning, path: path))
    }

    func finding(_ node: NodeIndex, message: String, severity: Diagnostic.Severity = .error, path: String? = nil) -> Diagnostic {
        Diagnostic(rule: Diagnostic.notCompiledRule, severity: severity, message: message, location: location(of: node), path: path)
    }

    /// Reports a missing file as an error, even if lenient.
    func fail(_ node: NodeIndex, message: String, path: String? = nil) {
        findings.fail(message, at: location(of: node), path: path)
    }

    private func location(of node: NodeIndex) -> Diagnostic.Location {
        let position = lines.position(of: Int(tree.nodes[node].start))
        return Diagnostic.Location(file: file, line: position.line, column: position.column, element: self[node, "id"])
    }

    /// Returns all findings, in document order.
    ///
    /// - Throws: `CompileError` if a part can't be compiled and isn't omitted.
    func checkedFindings() throws(CompileError) -> [Diagnostic] {
        findings.sort()
        return try findings.checked()
    }
}

/// The record of the parts of a document that were read, shared by the compilations of all its files.
final class ReadingRecord {
    /// Whether each attribute has been read: others aren't in the compiled file.
    var attributes: [Bool]
    /// Whether each element has been read.
    private(set) var elements: [Bool]
    /// The attributes with invalid values.
    var wrong: Set<Int> = []
    /// The elements that are omitted with all their children, which have been reported.
    private(set) var leftOut: Set<NodeIndex> = []
    /// The ids of omitted elements and their descendants.
    var leftOutIDs: Set<String> = []

    init(attributes: Int, nodes: Int) {
        self.attributes = Array(repeating: false, count: attributes)
        elements = Array(repeating: false, count: nodes)
    }

    func look(at node: NodeIndex) { if elements.indices.contains(node.place) { elements[node.place] = true } }

    func leaveOut(_ node: NodeIndex) { leftOut.insert(node) }
}
