import FormworkData
import FormworkModel
import FormworkTree

extension EditScript {
    /// Parses a JSON script: an array of commands. Each is a string, or an object with the command's words as keys.
    ///
    /// `{"set": "Title", "values": {"text": "Sign in"}}` is `set Title text="Sign in"`,
    /// `{"add": "label", "text": "Name", "to": "Form", "at": [16, 100]}` is `add label "Name" to Form at 16,100`.
    ///
    /// - Throws: an `EditError` with the line and the column of the invalid part.
    public init(parsingJSON text: String) throws(EditError) {
        let bytes = Array(text.utf8)
        let tree: DataTree
        let lines = ScriptLines(bytes)
        // Safe: the buffer is used only during the call, and its count comes with it.
        switch bytes.withUnsafeBufferPointer({ Self.parse($0) }) {
        case .success(let parsed): tree = parsed
        case .failure(let error): throw lines.error(error.message, at: error.offset)
        }
        guard let root = tree.nodes.first, root.kind == .array else {
            throw lines.error("expected an array of commands", at: 0)
        }
        self.init([])
        var number = 0
        try tree.elements(of: 0) { element throws(EditError) in
            number += 1
            var reader = ScriptCommandReader(tree, lines: lines, at: element)
            do throws(EditError) {
                try reader.read()
                try add(reader.command, number: number, line: reader.places.line, places: reader.places)
            } catch {
                var error = error
                error.number = number
                throw error
            }
        }
    }

    // Safe: the parser reads only inside of the buffer.
    private static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<DataTree, DataSyntaxError> {
        do throws(DataSyntaxError) { return .success(try JSONParser.parse(bytes)) } catch { return .failure(error) }
    }
}

/// A reader that converts a JSON string or object to a command.
struct ScriptCommandReader {
    /// The command as a command line.
    private(set) var command = ""
    private(set) var places: ScriptPositions
    private let tree: DataTree
    private let lines: ScriptLines
    private let node: Int

    /// The keywords, in the order in which commands have them.
    private static let keys = [
        "text", "from", "to", "into", "in", "with", "by", "as", "on", "identifier", "vertical", "horizontal", "horizontally", "vertically",
        "at", "first", "last", "before", "after", "inset", "references", "values", "for",
    ]
    /// Keywords without a value.
    private static let flags: Set<String> = ["vertical", "horizontal", "horizontally", "vertically", "first", "last"]

    init(_ tree: DataTree, lines: ScriptLines, at node: Int) {
        (self.tree, self.lines, self.node) = (tree, lines, node)
        places = ScriptPositions(Int(tree.nodes[node].offset), in: lines)
    }

    mutating func read() throws(EditError) {
        switch tree.nodes[node].kind {
        case .string:
            command = tree.string(tree.nodes[node].text)
            places.add(1..<command.count + 2, at: Int(tree.nodes[node].offset) + 1, isAlike: isAlike(node, text: command))
        case .object: try readObject()
        default: throw lines.error("expected a command: a string or an object", at: Int(tree.nodes[node].offset))
        }
    }

    private mutating func readObject() throws(EditError) {
        var members: [(name: String, key: Int, value: Int)] = []
        tree.members(of: node) { key, value in members.append((tree.string(tree.nodes[key].text), key, value)) }
        let verbs = members.filter { member in
            !Self.keys.contains(member.name) && CommandParser.verbs.contains(String(member.name.prefix { $0 != " " }))
        }
        guard let verb = verbs.first else {
            throw lines.error(
                "expected a command among the keys, such as \"set\" or \"connect outlet\"", at: Int(tree.nodes[node].offset))
        }
        if verbs.count > 1 {
            throw lines.error("'\(verbs[1].name)' is a second command in the same object", at: Int(tree.nodes[verbs[1].key].offset))
        }
        append(verb.name, of: verb.key)
        if tree.nodes[verb.value].kind != .true { try append(valueOf: verb.value, isQuoted: true) }
        for member in members where member.key != verb.key && !Self.keys.contains(member.name) {
            let near = NearNames.of(member.name, among: Self.keys)
            throw lines.error(
                "'\(member.name)' isn't a command keyword" + (near.isEmpty ? "" : "; similar names: \(near.joined(separator: ", "))"),
                at: Int(tree.nodes[member.key].offset))
        }
        for name in Self.keys {
            guard let member = members.first(where: { $0.name == name }) else { continue }
            try append(member, verb: verb.name)
        }
    }

    private mutating func append(_ member: (name: String, key: Int, value: Int), verb: String) throws(EditError) {
        let kind = tree.nodes[member.value].kind
        switch member.name {
        case "text": try append(valueOf: member.value, isQuoted: true)
        case "values":
            guard kind == .object else { throw expected("an object of values", node: member.value) }
            try tree.members(of: member.value) { key, value throws(EditError) in try append(setting: key, value) }
        case "references":
            if kind == .false { return }
            guard kind == .true else { throw expected("true or false", node: member.value) }
            append("with references", of: member.key)
        case let name where Self.flags.contains(name):
            if kind == .false { return }
            guard kind == .true else { throw expected("true or false", node: member.value) }
            append(name, of: member.key)
        default:
            append(member.name, of: member.key)
            // A word of the command, not the name of an object.
            let isWord = verb == "embed" || verb == "variation" || ["at", "inset", "on"].contains(member.name)
            try append(valueOf: member.value, isQuoted: !isWord)
        }
    }

    private mutating func append(setting key: Int, _ value: Int) throws(EditError) {
        let name = tree.string(tree.nodes[key].text)
        guard let first = name.first, first.isLetter, name.allSatisfy({ $0.isLetter || $0.isNumber || ".-_".contains($0) }) else {
            throw lines.error("'\(name)' isn't an attribute name", at: Int(tree.nodes[key].offset))
        }
        append(name + "=" + Self.quoted(try text(value)), of: key)
    }

    // MARK: Values

    private func expected(_ text: String, node: Int) -> EditError { lines.error("expected \(text)", at: Int(tree.nodes[node].offset)) }

    /// Returns a value as a command writes it.
    private func text(_ node: Int) throws(EditError) -> String {
        let record = tree.nodes[node]
        switch record.kind {
        case .string, .number: return tree.string(record.text)
        case .true: return "YES"
        case .false: return "NO"
        case .null: return ""
        case .array:
            var parts: [String] = []
            try tree.elements(of: node) { element throws(EditError) in
                guard tree.nodes[element].kind == .string || tree.nodes[element].kind == .number else {
                    throw expected("strings or numbers", node: element)
                }
                parts.append(tree.string(tree.nodes[element].text))
            }
            return parts.joined(separator: ",")
        case .object, .key: throw expected("a string, a number, true or false", node: node)
        }
    }

    private mutating func append(valueOf node: Int, isQuoted: Bool) throws(EditError) {
        let text = try text(node)
        guard isQuoted else { return append(text, of: node) }
        let quoted = Self.quoted(text)
        append(quoted, of: node, isAlike: isAlike(node, text: text) && quoted.count == text.count + 2)
    }

    /// Appends words to the command.
    private mutating func append(_ words: String, of node: Int, isAlike: Bool = false) {
        if !command.isEmpty { command += " " }
        let start = command.count + 1
        command += words
        places.add(start..<command.count + 1, at: Int(tree.nodes[node].offset), isAlike: isAlike)
    }

    /// Whether a text is in the script verbatim, without escapes.
    private func isAlike(_ node: Int, text: String) -> Bool {
        let record = tree.nodes[node]
        return record.kind == .string && Int(record.text.offset) == Int(record.offset) + 1 && !text.contains { "\\\"".contains($0) }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for character in text {
            switch character {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default: result.append(character)
            }
        }
        return result + "\""
    }
}
