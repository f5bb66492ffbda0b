import FormworkData
import FormworkModel
import FormworkTree

// Safe pointers: the bytes belong to a tree that outlives the call, and all ranges are from that tree.

/// Reads elements, texts and comments from data into an element tree.
struct DataNodeReader {
    let data: DataTree
    var builder: ElementTreeBuilder
    private let limits: DocumentLimits
    private var depth = 0
    private let yes: TextRange
    private let no: TextRange

    init(_ data: DataTree, limits: DocumentLimits) {
        self.data = data
        self.limits = limits
        builder = ElementTreeBuilder(fixedNames: Name.fixedNames, texts: data.bytes, sourceCount: data.sourceCount)
        builder.reserve(elements: data.nodes.count / 8)
        yes = builder.text("YES")
        no = builder.text("NO")
    }

    // MARK: Nodes

    /// Reads the comments and instructions before or after the root element.
    mutating func readSurroundings(_ index: Int) throws(DataSyntaxError) {
        try array(at: index, "comments and instructions")
        var next = index + 1
        while next < Int(data.nodes[index].subtreeEnd) {
            try object(at: next, "a comment or an instruction")
            guard let (kind, value) = try leaf(next), kind == .comment || kind == .processingInstruction else {
                throw error("only comments and instructions are allowed outside the root", at: next)
            }
            try readLeaf(kind, index: value, from: next)
            next = Int(data.nodes[next].subtreeEnd)
        }
    }

    mutating func readElement(_ index: Int) throws(DataSyntaxError) {
        let object = try object(at: index, "an element")
        var (element, attributes, text, children): (Int?, Int?, Int?, Int?)
        let data = data
        try data.members(of: object) { (key, value) throws(DataSyntaxError) in
            let name = data.nodes[key].text
            if data.equals(name, other: "element") {
                element = value
            } else if data.equals(name, other: "attributes") {
                attributes = value
            } else if data.equals(name, other: "children") {
                children = value
            } else if data.equals(name, other: "text") {
                text = value
            } else {
                throw error("unknown member '\(data.string(name))' of an element; expected \(DataMember.element)", at: key)
            }
        }
        guard let element else { throw error("the member 'element', the element's name, is missing", at: index) }
        if let text, children != nil { throw error("an element has 'text' or 'children', not both", at: text - 1) }
        guard depth < limits.depth else {
            throw DataSyntaxError(
                ExceededLimit(.depth, limit: limits.depth, found: depth + 1, isOpen: true), at: Int(data.nodes[index].offset))
        }
        let name = try name(try string(at: element, "an element's name"), at: element)
        builder.begin(name, from: Int(data.nodes[index].offset))
        if let attributes { try readAttributes(attributes, of: name) }
        if let text { try readText(text) }
        if let children { try readChildren(children) }
        builder.end(isSelfClosing: text == nil)
    }

    private mutating func readAttributes(_ index: Int, of element: NameID) throws(DataSyntaxError) {
        try object(at: index, "attributes")
        var key = index + 1
        let end = Int(data.nodes[index].subtreeEnd)
        let count = (end - key) / 2
        if count > limits.attributes {
            throw DataSyntaxError(
                ExceededLimit(.attributes, limit: limits.attributes, found: count), at: Int(data.nodes[index].offset))
        }
        while key < end {
            let name = try name(data.nodes[key].text, at: key)
            builder.attribute(name, value: try attributeValue(key + 1, name: name, of: element))
            key = Int(data.nodes[key + 1].subtreeEnd)
        }
    }

    private mutating func attributeValue(_ index: Int, name: NameID, of element: NameID) throws(DataSyntaxError) -> TextRange {
        let node = data.nodes[index]
        switch node.kind {
        case .string: return try checked(node.text, at: index)
        case .true: return yes
        case .false: return no
        case .number:
            let zero = ValueAttributes.contains(name, of: element) ? ValueAttributes.zero(of: name, of: element) : nil
            let text = data.bytes.withUnsafeBufferPointer {
                DocumentNumber.text(ofLiteral: UnsafeBufferPointer(rebasing: $0[node.text.range]), zero: zero)
            }
            guard let text else { throw error("the number is too large", at: index) }
            // Most numbers have the same text in data and documents.
            return text.utf8.count == Int(node.text.length) && text.utf8.elementsEqual(data.bytes[node.text.range])
                ? node.text : builder.text(text)
        default: throw error("found \(Self.words(node.kind)), expected an attribute's value: a string, a number, true or false", at: index)
        }
    }

    private mutating func readText(_ index: Int) throws(DataSyntaxError) {
        let text = try checked(try string(at: index, "a text"), at: index)
        if text.length > 0 { builder.content(text, from: Int(data.nodes[index].offset)) }
    }

    private mutating func readChildren(_ index: Int) throws(DataSyntaxError) {
        try array(at: index, "children")
        depth += 1
        var next = index + 1
        let end = Int(data.nodes[index].subtreeEnd)
        while next < end {
            try object(at: next, DataMember.node)
            if let (kind, value) = try leaf(next) { try readLeaf(kind, index: value, from: next) } else { try readElement(next) }
            next = Int(data.nodes[next].subtreeEnd)
        }
        depth -= 1
    }

    // MARK: Leaves

    /// Returns the kind of a child and the index of its text; nil for an element.
    private func leaf(_ index: Int) throws(DataSyntaxError) -> (NodeKind, Int)? {
        guard Int(data.nodes[index].subtreeEnd) > index + 1 else {
            throw error("found an empty object, expected \(DataMember.node)", at: index)
        }
        let isSingle = Int(data.nodes[index + 2].subtreeEnd) == Int(data.nodes[index].subtreeEnd)
        let name = data.nodes[index + 1].text
        guard isSingle, !data.equals(name, other: "element") else {
            if !isSingle, !hasElement(index) { throw error("the object is not an element: it has no member 'element'", at: index) }
            return nil
        }
        if data.equals(name, other: "text") { return (.text, index + 2) }
        if data.equals(name, other: "comment") { return (.comment, index + 2) }
        if data.equals(name, other: "cdata") { return (.cdata, index + 2) }
        if data.equals(name, other: "instruction") { return (.processingInstruction, index + 2) }
        throw error("found an object with '\(data.string(name))', expected \(DataMember.node)", at: index + 1)
    }

    private func hasElement(_ index: Int) -> Bool {
        var found = false
        data.members(of: index) { key, _ in if data.equals(data.nodes[key].text, other: "element") { found = true } }
        return found
    }

    private mutating func readLeaf(_ kind: NodeKind, index: Int, from object: Int) throws(DataSyntaxError) {
        let text = try checked(try string(at: index, "a text"), at: index)
        let offset = Int(data.nodes[object].offset)
        if kind == .text {
            if text.length > 0 { builder.content(text, from: offset) }
            return
        }
        let value = data.string(text)
        if value.utf8.contains(0x0D) { throw error("a carriage return is not allowed here in XML", at: index) }
        switch kind {
        case .comment where value.contains("--") || value.hasSuffix("-"):
            throw error("an XML comment cannot contain '--' or end with '-'", at: index)
        case .cdata where value.contains("]]>"): throw error("XML character data cannot contain ']]>'", at: index)
        case .processingInstruction:
            let target = value.prefix { $0 != " " }
            let isName = Array(target.utf8).withUnsafeBufferPointer { XMLCharacters.isName($0) }
            guard isName, target.lowercased() != "xml", !value.contains("?>") else {
                throw error("an XML instruction begins with a name other than 'xml' and cannot contain '?>'", at: index)
            }
        default: break
        }
        builder.content(text, kind: kind, from: offset)
    }

    // MARK: Values

    /// Returns the id of a name, which must be valid in XML.
    private mutating func name(_ text: TextRange, at index: Int) throws(DataSyntaxError) -> NameID {
        let isName = data.bytes.withUnsafeBufferPointer { XMLCharacters.isName(UnsafeBufferPointer(rebasing: $0[text.range])) }
        let name = data.string(text)
        guard isName else { throw error("'\(name)' cannot be a name in XML", at: index) }
        guard let id = builder.nameIfRoom(name) else { throw error("the document has too many different names", at: index) }
        return id
    }

    /// Returns a text after checking that XML can contain it.
    private func checked(_ text: TextRange, at index: Int) throws(DataSyntaxError) -> TextRange {
        let forbidden = data.bytes.withUnsafeBufferPointer {
            XMLCharacters.firstForbidden(in: UnsafeBufferPointer(rebasing: $0[text.range]))
        }
        guard let forbidden else { return text }
        let code = String(forbidden.value, radix: 16, uppercase: true)
        throw error(
            "the text has the character U+\(String(repeating: "0", count: 4 - code.count))\(code), which XML cannot contain", at: index)
    }

    private func string(at index: Int, _ what: String) throws(DataSyntaxError) -> TextRange {
        guard data.nodes[index].kind == .string else { throw mismatch(at: index, "a string, \(what)") }
        return data.nodes[index].text
    }

    @discardableResult
    func object(at index: Int, _ what: String) throws(DataSyntaxError) -> Int {
        guard data.nodes[index].kind == .object else { throw mismatch(at: index, "an object, \(what)") }
        return index
    }

    private func array(at index: Int, _ what: String) throws(DataSyntaxError) {
        guard data.nodes[index].kind == .array else { throw mismatch(at: index, "an array, \(what)") }
    }

    func flag(at index: Int) throws(DataSyntaxError) -> Bool {
        guard data.nodes[index].kind == .true || data.nodes[index].kind == .false else { throw mismatch(at: index, "true or false") }
        return data.nodes[index].kind == .true
    }

    func word<Word: RawRepresentable<String> & CaseIterable>(at index: Int, _ type: Word.Type) throws(DataSyntaxError) -> Word {
        let text = data.string(try string(at: index, "one of \(Self.list(Word.allCases.map(\.rawValue)))"))
        guard let word = Word(rawValue: text) else {
            throw error("found '\(text)', expected one of \(Self.list(Word.allCases.map(\.rawValue)))", at: index)
        }
        return word
    }

    func text(at index: Int, _ allowed: [String]) throws(DataSyntaxError) -> String {
        let text = data.string(try string(at: index, "one of \(Self.list(allowed))"))
        guard allowed.contains(text) else { throw error("found '\(text)', expected one of \(Self.list(allowed))", at: index) }
        return text
    }

    /// Returns an XML version as the XML parser accepts it: "1." and optional digits.
    func xmlVersion(at index: Int) throws(DataSyntaxError) -> String {
        let text = data.string(try string(at: index, "a version of XML"))
        let digits = text.utf8.dropFirst(2)
        guard text.hasPrefix("1."), digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
            throw error("found '\(text)', expected an XML version such as '1.0'", at: index)
        }
        return text
    }

    /// Returns the name of an encoding that a document may declare, in either case. Texts are always read as UTF-8.
    func xmlEncoding(at index: Int) throws(DataSyntaxError) -> String {
        let known = ["UTF-8", "UTF8", "US-ASCII", "ASCII"]
        let text = data.string(try string(at: index, "one of \(Self.list(known))"))
        guard known.contains(text.uppercased()) else { throw error("found '\(text)', expected one of \(Self.list(known))", at: index) }
        return text
    }

    func error(_ message: String, at index: Int) -> DataSyntaxError { DataSyntaxError(message, at: Int(data.nodes[index].offset)) }

    private func mismatch(at index: Int, _ expected: String) -> DataSyntaxError {
        error("found \(Self.words(data.nodes[index].kind)), expected \(expected)", at: index)
    }

    private static func list(_ words: [String]) -> String { words.map { "'\($0)'" }.joined(separator: ", ") }

    private static func words(_ kind: DataKind) -> String {
        switch kind {
        case .object: "an object"
        case .array: "an array"
        case .key: "a key"
        case .string: "a string"
        case .number: "a number"
        case .true, .false: "a boolean"
        case .null: "null"
        }
    }
}
