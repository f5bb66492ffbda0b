import FormworkModel
import FormworkTree

/// The modern document as it is written: elements and attributes made of an archive's values.
///
/// It knows the archive's objects by their own keys alone; who owns whom, and which id is whose, `ArchiveUpgrade` knows.
struct ModernWriter {
    let graph: ArchiveGraph
    private var builder: ElementTreeBuilder
    private var findings: ArchiveFindings
    private var ids: [String: NameID] = [:]
    private var texts: [String: TextRange] = [:]
    /// Whether the objects are those of a file that was compiled from a modern document.
    var isCompiled = false
    /// The images that the document names, by their names, and where.
    private(set) var images: [String: Int] = [:]
    /// The colours of the application's catalogs, by their names, and what they are.
    var namedColors: [String: Int] = [:]
    /// The images that are elements, by the objects that have them.
    private var references: [Int: [(key: ModernName, image: Int)]] = [:]
    /// The names of images, as soon as one without a name needs another.
    private var takenNames: Set<String> = []
    /// The names of those that are in the file itself.
    private var pictures: [Int: String] = [:]

    /// What may still be written, in elements and bytes of text: far more than any archive asks for that does not share its
    /// values in bad faith.
    private var budget: Int

    /// Texts that only base64 can hold, with what stands for them where there is none, and the node that each is of.
    private var repairs: [TextRange: (text: TextRange, node: Int)] = [:]

    /// How deep elements may nest, so that the document can be read again.
    private static let depthLimit = 240

    /// A writer of an empty document that has `findings` to tell.
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
        if let key { set("key", key) }
    }

    /// Begins an element whose key is none of the upgrade's own names.
    mutating func begin(_ element: ModernName, from node: Int, keyNamed key: String) {
        begin(element, from: node)
        set(named: "key", text: key)
    }

    mutating func end() { builder.end() }

    mutating func set(_ name: ModernName, _ value: ModernName) { builder.attribute(id(of: name), text(of: value)) }

    mutating func set(_ name: ModernName, _ value: TextRange) { builder.attribute(id(of: name), plain(value)) }

    mutating func set(_ name: ModernName, text: String) {
        builder.attribute(id(of: name), builder.text(XMLCharacters.repaired(text) ?? text))
    }

    mutating func set(named name: String, _ text: TextRange) { builder.attribute(builder.name(name), plain(text)) }

    mutating func set(named name: String, text: String) {
        builder.attribute(builder.name(name), builder.text(XMLCharacters.repaired(text) ?? text))
    }

    mutating func set(_ name: ModernName, number: Double) {
        builder.attribute(id(of: name), builder.text(DocumentNumber.text(number)))
    }

    /// A number that is a node of the archive: its text is used where it is what Xcode would write.
    mutating func set(_ name: ModernName, numberAt node: Int) {
        guard let text = graph.content(node), let number = graph.double(node) else { return unreadable(node, "a number") }
        if graph.isPlainInteger(text) { set(name, text) } else { set(name, number: number) }
    }

    mutating func content(_ value: TextRange, from node: Int) { builder.content(plain(value), from: graph.offset(node)) }

    /// A text as XML can hold it.
    private mutating func plain(_ text: TextRange) -> TextRange {
        guard let repair = repairs[text] else { return text }
        unreadable(repair.node, "a text that XML can hold; U+FFFD stands for what it cannot")
        return repair.text
    }

    // MARK: Limits

    /// Whether nothing more may be written, which is noted.
    mutating func isExhausted(at node: Int) -> Bool {
        if budget >= 0 { return false }
        note(.tooLarge, "values shared so often that the document would grow without measure", at: node)
        return true
    }

    /// Whether an object stands too deep to be written, which is noted.
    mutating func isTooDeep(at object: Int) -> Bool {
        if builder.depth <= Self.depthLimit { return false }
        note(.tooDeep, "objects nested deeper than a document may be", at: object)
        return true
    }

    // MARK: Texts

    /// The text of a string, decoded where it must be; nil where the node is no text.
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
        unreadable(node, "base64 of a text in UTF-8; it stays as it is")
        return graph.content(inner)
    }

    private static func withoutNul(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        while bytes.last == 0 { bytes.removeLast() }
        return bytes
    }

    /// A text that the archive does not hold.
    mutating func newText(_ text: String) -> TextRange { builder.text(text) }

    mutating func newText(_ utf8: [UInt8]) -> TextRange { builder.text(utf8) }

    func bytes(_ text: TextRange) -> [UInt8] { builder.bytes(text) }

    /// Whether a text is written as an attribute: Xcode makes elements of long ones and of those with control characters.
    func fitsAttribute(_ text: TextRange) -> Bool {
        (text.length <= Self.attributeLimit || builder.characterCount(text) <= Self.attributeLimit)
            && isPlain(text, keepingLines: false)
    }

    /// The longest text, in characters, that Xcode writes as an attribute.
    private static let attributeLimit = 127

    /// Whether a text holds nothing but characters that XML knows, U+FFFE and U+FFFF not being any.
    private func isPlain(_ text: TextRange, keepingLines: Bool) -> Bool {
        var before: UInt32 = 0
        return builder.allSatisfy(text) { byte in
            before = (before << 8 | UInt32(byte)) & 0xFF_FFFF
            if byte < 0x20 { return keepingLines && (byte == 0x0A || byte == 0x0D || byte == 0x09) }
            return before != 0xEF_BFBE && before != 0xEF_BFBF
        }
    }

    /// A `<string>`; in base64 where it holds control characters, or nothing but white space.
    mutating func writeString(_ text: TextRange, _ element: ModernName, key: ModernName, from node: Int) {
        writeString(text, element, keyText: self.text(of: key), from: node)
    }

    mutating func writeString(_ text: TextRange, _ element: ModernName, keyText: TextRange, from node: Int) {
        begin(element, from: node)
        set("key", keyText)
        if isPlain(text, keepingLines: true), text.length == 0 || !builder.allSatisfy(text, { $0 <= 0x20 }) {
            content(text, from: node)
        } else {
            set("base64-UTF8", "YES")
            // On a line of its own, as Xcode has it.
            let encoded = Base64Text.encode(builder.bytes(text))
            content(builder.text([UInt8(ascii: "\n")] + encoded + [UInt8(ascii: "\n")]), from: node)
        }
        end()
    }

    /// An element with a `<string>` for each text; nothing where there are none.
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

    /// The name of an image, which is listed among the resources from here on.
    mutating func imageName(_ node: Int) -> TextRange? {
        guard graph.kinds[node] == .object else { return nil }
        switch graph.classes[node] {
        case .NSCustomResource:
            guard let name = graph.value(node, "NSResourceName").flatMap({ text($0) }), name.length > 0 else { return nil }
            images[String(decoding: builder.bytes(name), as: UTF8.self), default: node] = node
            return name
        case .NSButtonImageSource: return graph.value(node, "NSImageName").flatMap { text($0) }
        case .NSImage:
            if let name = graph.value(node, "NSName").flatMap({ text($0) }) { return name }
            if isCompiled, graph.value(node, "keyedArchiveRepresentation") != nil {
                let name = pictures[node] ?? freePictureName()
                pictures[node] = name
                images[name] = node
                return builder.text(name)
            }
            note(.unreadableValue, "an image that is embedded in the archive is left out", at: node)
            return nil
        default: return nil
        }
    }

    /// Whether an image has settings of its own: then it is an element, which is written where the object's other elements are.
    mutating func defers(_ image: Int, _ key: ModernName, of object: Int) -> Bool {
        guard isCompiled, graph.value(image, "IBDesignImageConfiguration") != nil else { return false }
        references[object, default: []].append((key, image))
        return true
    }

    /// Writes the images of an object that have settings.
    mutating func writeImageReferences(of object: Int) {
        for (key, image) in references.removeValue(forKey: object) ?? [] {
            guard let configuration = graph.value(image, "IBDesignImageConfiguration"), let name = imageName(image) else { continue }
            begin("imageReference", from: image, key: key)
            set("image", name)
            writeCatalog(of: image)
            let scales: [ModernName] = ["default", "default", "small", "medium", "large"]
            let scale = (graph.int(configuration, "IBSymbolScale") ?? -1) + 1
            set("symbolScale", scales.indices.contains(scale) ? scales[scale] : "default")
            switch graph.int(configuration, "IBRenderingMode") ?? 0 {
            case 0: break
            case 1: set("renderingMode", "original")
            case 2: set("renderingMode", "template")
            case let mode: note(.unreadableValue, "the rendering mode \(mode) of a symbol is not known", at: configuration)
            }
            if !graph.items(configuration, "IBHierarchicalColors").isEmpty {
                note(.unreadableValue, "the colours of a symbol's layers have no modern form here", at: configuration)
            }
            if let value = graph.value(configuration, "IBVariableValue") { set("variableValue", numberAt: value) }
            end()
        }
    }

    /// What an image is that is in the file itself.
    mutating func writePicture(_ image: Int) {
        guard let data = graph.value(image, "keyedArchiveRepresentation"), let content = graph.content(data) else { return }
        begin("mutableData", from: data, key: "keyedArchiveRepresentation")
        self.content(content, from: data)
        end()
    }

    /// A name for an image without one, which no other image of the file has.
    private mutating func freePictureName() -> String {
        if takenNames.isEmpty {
            takenNames = [""]
            for node in graph.keys.indices where graph.isKey(node, "NSResourceName") || graph.isKey(node, "NSName") {
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

    mutating func note(_ kind: ArchiveFinding.Kind, _ message: String, at node: Int) { findings.note(kind, message, graph.offset(node)) }

    mutating func unreadable(_ node: Int, _ wanted: String) {
        note(.unreadableValue, "the value of '\(graph.keyName(node) ?? "item")' is not \(wanted)", at: node)
    }
}
