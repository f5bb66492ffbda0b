import FormworkModel
import FormworkTree
import FormworkVocabulary

/// A writer of the modern document, which converts an archive's values to elements and attributes.
///
/// It only knows the archive's objects with their own keys; `ArchiveUpgrade` knows their owners and ids.
struct ModernWriter {
    let graph: ArchiveGraph
    private var builder: ElementTreeBuilder
    private var findings: ArchiveFindings
    private var ids: [String: NameID] = [:]
    private var texts: [String: TextRange] = [:]
    /// Whether the objects come from a file compiled from a modern document.
    var isCompiled = false
    /// The images used in the document, by name, with their nodes.
    private(set) var images: [String: Int] = [:]
    /// The colors in the application's asset catalogs, by name, with the nodes of their values.
    var namedColors: [String: Int] = [:]
    /// The images with settings, which are written as elements, by the objects that use them.
    private var references: [Int: [(key: ModernName, image: Int)]] = [:]
    /// The names of images in use; computed when an unnamed image needs a name.
    private var takenNames: Set<String> = []
    /// The names of images stored in the file itself.
    private var pictures: [Int: String] = [:]

    /// The remaining budget of elements and bytes of text. It is far above the needs of any archive that doesn't share its values maliciously.
    private var budget: Int

    /// The texts that XML can't contain without base64, each with its replacement and the node it comes from.
    private var repairs: [TextRange: (text: TextRange, node: Int)] = [:]

    /// The maximum nesting depth of elements, so that the document can be read again.
    private static let depthLimit = 240

    /// Creates a writer with an empty document and the findings so far.
    init(_ graph: ArchiveGraph, findings: ArchiveFindings) {
        self.graph = graph
        self.findings = findings
        var builder = ElementTreeBuilder(converting: graph.tree)
        builder.reserve(elements: graph.tree.nodes.count / 3)
        self.builder = builder
        budget = 1_000_000 + graph.tree.bytes.count * 8
    }

    consuming func finish() -> UpgradedArchive { UpgradedArchive(tree: builder.finish(), findings: findings.all) }

    private mutating func id(of name: ModernName) -> NameID {
        if let id = ids[name.spelling] { return id }
        let id = builder.name(name.spelling)
        ids[name.spelling] = id
        return id
    }

    mutating func text(of name: ModernName) -> TextRange {
        if let text = texts[name.spelling] { return text }
        let text = builder.text(name.spelling)
        texts[name.spelling] = text
        return text
    }

    // MARK: Elements and attributes

    mutating func begin(_ element: ModernName, from node: Int, key: ModernName? = nil) {
        budget -= 16
        builder.begin(id(of: element), from: graph.offset(node))
        if let key { set("key", value: key) }
    }

    /// Begins an element with a key that isn't one of the upgrade's own names.
    mutating func begin(_ element: ModernName, from node: Int, keyNamed key: String) {
        begin(element, from: node)
        set(named: "key", text: key)
    }

    mutating func end() { builder.end() }

    mutating func set(_ name: ModernName, value: ModernName) { builder.attribute(id(of: name), value: text(of: value)) }

    mutating func set(_ name: ModernName, value: TextRange) { builder.attribute(id(of: name), value: plain(value)) }

    mutating func set(_ name: ModernName, text: String) {
        builder.attribute(id(of: name), value: builder.text(XMLCharacters.repaired(text) ?? text))
    }

    /// Sets an attribute to the word with a number in a list of AppKit's vocabulary, unless it is the number to omit.
    ///
    /// - Parameter otherwise: The word for a number that isn't in the list; nil to set nothing.
    mutating func set(_ name: ModernName, word number: Int, of list: String, unless omitted: Int? = nil, otherwise: String? = nil) {
        guard number != omitted, let word = Vocabulary.appKit.words(list).text(for: number) ?? otherwise else { return }
        set(name, text: word)
    }

    /// Sets the attribute of each flag that is set in a mask, in the order of a list of AppKit's vocabulary.
    mutating func setFlags(_ mask: UInt32, of list: String) {
        for flag in Vocabulary.appKit.words(list).texts(in: Int(mask)) { set(named: flag, text: "YES") }
    }

    mutating func set(named name: String, _ text: TextRange) { builder.attribute(builder.name(name), value: plain(text)) }

    mutating func set(named name: String, text: String) {
        builder.attribute(builder.name(name), value: builder.text(XMLCharacters.repaired(text) ?? text))
    }

    mutating func set(_ name: ModernName, number: Double) {
        builder.attribute(id(of: name), value: builder.text(DocumentNumber.text(number)))
    }

    /// Writes a number in a node of the archive. Its text is kept if Xcode would write the same.
    mutating func set(_ name: ModernName, numberAt node: Int) {
        guard let text = graph.content(node), let number = graph.double(node) else { return unreadable(node, wanted: "a number") }
        if graph.isPlainInteger(text) { set(name, value: text) } else { set(name, number: number) }
    }

    mutating func content(_ value: TextRange, from node: Int) { builder.content(plain(value), from: graph.offset(node)) }

    /// Returns a text in the form that XML can contain.
    private mutating func plain(_ text: TextRange) -> TextRange {
        guard let repair = repairs[text] else { return text }
        unreadable(repair.node, wanted: "a text that XML can contain; invalid characters are replaced with U+FFFD")
        return repair.text
    }

    // MARK: Limits

    /// Whether the budget is exhausted; if so, a finding is noted.
    mutating func isExhausted(at node: Int) -> Bool {
        if budget >= 0 { return false }
        note(.tooLarge, message: "values shared so often that the document would become too large", at: node)
        return true
    }

    /// Whether an object is nested too deeply to be written; if so, a finding is noted.
    mutating func isTooDeep(at object: Int) -> Bool {
        if builder.depth <= Self.depthLimit { return false }
        note(.tooDeep, message: "objects nested deeper than a document may be", at: object)
        return true
    }

    // MARK: Texts

    /// Returns the text of a string, decoded if necessary; nil if the node isn't a text.
    mutating func text(_ node: Int) -> TextRange? {
        guard let inner = graph.textNode(node) else { return nil }
        if !graph.isEncoded(inner), let text = graph.content(inner) {
            budget -= Int(text.length)
            return isExhausted(at: node) ? nil : text
        }
        budget -= graph.content(inner).map { Int($0.length) } ?? 0
        if isExhausted(at: node) { return nil }
        guard let bytes = graph.bytes(node).map(Self.withoutNul) else { return nil }
        if let valid = String(validating: bytes, as: UTF8.self) {
            let text = builder.text(bytes)
            if let repaired = XMLCharacters.repaired(valid) { repairs[text] = (builder.text(repaired), node) }
            return text
        }
        unreadable(node, wanted: "base64 of a UTF-8 text; it is kept as it is")
        return graph.content(inner)
    }

    private static func withoutNul(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        while bytes.last == 0 { bytes.removeLast() }
        return bytes
    }

    /// Adds a text that isn't in the archive.
    mutating func newText(_ text: String) -> TextRange { builder.text(text) }

    mutating func newText(_ utf8: [UInt8]) -> TextRange { builder.text(utf8) }

    func bytes(_ text: TextRange) -> [UInt8] { builder.bytes(text) }

    /// Whether a text is written as an attribute. Xcode writes long texts and those with control characters as elements.
    func fitsAttribute(_ text: TextRange) -> Bool {
        (text.length <= Self.attributeLimit || builder.characterCount(text) <= Self.attributeLimit)
            && isPlain(text, keepingLines: false)
    }

    /// The maximum length of an attribute in Xcode, in characters.
    private static let attributeLimit = 127

    /// Whether all characters of a text are allowed in XML, which excludes U+FFFE and U+FFFF.
    private func isPlain(_ text: TextRange, keepingLines: Bool) -> Bool {
        var before: UInt32 = 0
        return builder.allSatisfy(text) { byte in
            before = (before << 8 | UInt32(byte)) & 0xFF_FFFF
            if byte < 0x20 { return keepingLines && (byte == 0x0A || byte == 0x0D || byte == 0x09) }
            return before != 0xEF_BFBE && before != 0xEF_BFBF
        }
    }

    /// Writes a `<string>`; in base64 if it has control characters or only white space.
    mutating func writeString(_ text: TextRange, element: ModernName, key: ModernName, from node: Int) {
        writeString(text, element: element, keyText: self.text(of: key), from: node)
    }

    mutating func writeString(_ text: TextRange, element: ModernName, keyText: TextRange, from node: Int) {
        begin(element, from: node)
        set("key", value: keyText)
        if isPlain(text, keepingLines: true), text.length == 0 || !builder.allSatisfy(text, predicate: { $0 <= 0x20 }) {
            content(text, from: node)
        } else {
            set("base64-UTF8", value: "YES")
            // On a separate line, as in Xcode.
            let encoded = Base64Text.encode(builder.bytes(text))
            content(builder.text([UInt8(ascii: "\n")] + encoded + [UInt8(ascii: "\n")]), from: node)
        }
        end()
    }

    /// Writes an element that contains a `<string>` for each text; nothing if there are none.
    mutating func writeStrings(_ nodes: [Int], in element: ModernName, from object: Int) {
        guard !nodes.isEmpty else { return }
        begin(element, from: object)
        for node in nodes {
            guard let text = text(node) else { continue }
            begin("string", from: node)
            content(text, from: node)
            end()
        }
        end()
    }

    // MARK: Images

    /// Returns the name of an image and adds it to the resources.
    mutating func imageName(_ node: Int) -> TextRange? {
        guard graph.kinds[node] == .object else { return nil }
        switch graph.classes[node] {
        case .NSCustomResource:
            guard let name = graph.value(node, key: "NSResourceName").flatMap({ text($0) }), name.length > 0 else { return nil }
            images[String(decoding: builder.bytes(name), as: UTF8.self), default: node] = node
            return name
        case .NSButtonImageSource: return graph.value(node, key: "NSImageName").flatMap { text($0) }
        case .NSImage:
            if let name = graph.value(node, key: "NSName").flatMap({ text($0) }) { return name }
            if isCompiled, graph.value(node, key: "keyedArchiveRepresentation") != nil {
                let name = pictures[node] ?? freePictureName()
                pictures[node] = name
                images[name] = node
                return builder.text(name)
            }
            note(.unreadableValue, message: "an image that is embedded in the archive is left out", at: node)
            return nil
        default: return nil
        }
    }

    /// Whether an image has settings. If so, it is recorded, to be written with the object's child elements.
    mutating func defers(_ image: Int, key: ModernName, of object: Int) -> Bool {
        guard isCompiled, graph.value(image, key: "IBDesignImageConfiguration") != nil else { return false }
        references[object, default: []].append((key, image))
        return true
    }

    /// Writes the images of an object that have settings.
    mutating func writeImageReferences(of object: Int) {
        for (key, image) in references.removeValue(forKey: object) ?? [] {
            guard let configuration = graph.value(image, key: "IBDesignImageConfiguration"), let name = imageName(image) else { continue }
            begin("imageReference", from: image, key: key)
            set("image", value: name)
            writeCatalog(of: image)
            let scales: [ModernName] = ["default", "default", "small", "medium", "large"]
            let scale = (graph.int(configuration, key: "IBSymbolScale") ?? -1) + 1
            set("symbolScale", value: scales.indices.contains(scale) ? scales[scale] : "default")
            switch graph.int(configuration, key: "IBRenderingMode") ?? 0 {
            case 0: break
            case 1: set("renderingMode", value: "original")
            case 2: set("renderingMode", value: "template")
            case let mode: note(.unreadableValue, message: "the rendering mode \(mode) of a symbol is not known", at: configuration)
            }
            if !graph.items(configuration, key: "IBHierarchicalColors").isEmpty {
                note(.unreadableValue, message: "the colours of a symbol's layers have no modern equivalent", at: configuration)
            }
            if let value = graph.value(configuration, key: "IBVariableValue") { set("variableValue", numberAt: value) }
            end()
        }
    }

    /// Writes the data of an image stored in the file itself.
    mutating func writePicture(_ image: Int) {
        guard let data = graph.value(image, key: "keyedArchiveRepresentation"), let content = graph.content(data) else { return }
        begin("mutableData", from: data, key: "keyedArchiveRepresentation")
        self.content(content, from: data)
        end()
    }

    /// Returns an unused name for an unnamed image.
    private mutating func freePictureName() -> String {
        if takenNames.isEmpty {
            takenNames = [""]
            for node in graph.keys.indices where graph.isKey(node, key: "NSResourceName") || graph.isKey(node, key: "NSName") {
                if let text = graph.resolve(node).flatMap({ graph.content($0) }) {
                    takenNames.insert(String(decoding: bytes(text), as: UTF8.self))
                }
            }
        }
        var number = pictures.count + 1
        while !takenNames.insert("image-\(number)").inserted { number += 1 }
        return "image-\(number)"
    }

    // MARK: Findings

    mutating func note(_ kind: ArchiveFinding.Kind, message: String, at node: Int) {
        findings.note(kind, message: message, offset: graph.offset(node))
    }

    mutating func unreadable(_ node: Int, wanted: String) {
        note(.unreadableValue, message: "the value of '\(graph.keyName(node) ?? "item")' is not \(wanted)", at: node)
    }
}
