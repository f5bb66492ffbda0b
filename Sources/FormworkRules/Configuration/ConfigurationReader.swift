import FormworkData
import FormworkModel
import FormworkTree

/// The values of a configuration's YAML, with their locations for error messages.
struct ConfigurationReader {
    private let data: DataTree
    private let lines: LineIndex
    let file: String

    /// - Throws: `ConfigurationError` if the bytes aren't YAML.
    init(_ bytes: [UInt8], file: String) throws(ConfigurationError) {
        self.file = file
        lines = LineIndex(bytes[...])
        // Safe: the buffer is used only while parsing.
        let parsed = bytes.withUnsafeBufferPointer { buffer in
            Result { () throws(DataSyntaxError) in try YAMLParser.parse(buffer) }
        }
        do throws(DataSyntaxError) {
            data = try parsed.get()
        } catch {
            let (line, column) = lines.position(of: min(error.offset, bytes.count))
            throw ConfigurationError(error.message, file: file, line: line, column: column, notes: error.notes)
        }
    }

    /// Returns an error at the location of a value.
    func error(_ message: String, at index: Int, notes: [String] = []) -> ConfigurationError {
        let (line, column) = lines.position(of: Int(data.nodes[index].offset))
        return ConfigurationError(message, file: file, line: line, column: column, notes: notes)
    }

    /// Returns an error for an unknown key, with a suggestion or the list of known keys.
    func unknownKey(_ key: Int, among names: [String]) -> ConfigurationError {
        let name = text(ofKey: key)
        let near = NearNames.of(name, among: names)
        let hint = near.isEmpty ? "known keys: \(names.joined(separator: ", "))" : "did you mean '\(near[0])'?"
        return error("'\(name)' is not a known key", at: key, notes: [hint])
    }

    /// Returns the members of an object, in order; none for null.
    func members(of index: Int) throws(ConfigurationError) -> [(key: Int, value: Int)] {
        if data.nodes[index].kind == .null { return [] }
        guard data.nodes[index].kind == .object else { throw error("expected keys with values", at: index) }
        var result: [(key: Int, value: Int)] = []
        data.members(of: index) { result.append(($0, $1)) }
        return result
    }

    /// Returns the elements of a list: none for null, one for a value that isn't a list.
    func elements(of index: Int) -> [Int] {
        switch data.nodes[index].kind {
        case .null: return []
        case .array: break
        default: return [index]
        }
        var result: [Int] = []
        data.elements(of: index) { result.append($0) }
        return result
    }

    func isText(_ index: Int) -> Bool { data.nodes[index].kind == .string }

    func text(ofKey index: Int) -> String { data.string(data.nodes[index].text) }

    func text(_ index: Int) throws(ConfigurationError) -> String {
        switch data.nodes[index].kind {
        case .string, .number: return data.string(data.nodes[index].text)
        default: throw error("expected a text", at: index)
        }
    }

    func texts(_ index: Int) throws(ConfigurationError) -> [String] {
        var result: [String] = []
        for element in elements(of: index) { result.append(try text(element)) }
        return result
    }

    func truth(_ index: Int) throws(ConfigurationError) -> Bool {
        guard let value = truthValue(index) else { throw error("expected true or false", at: index) }
        return value
    }

    /// Returns the Boolean value of `true`, `yes`, `on` and their opposites, as in YAML 1.1; nil for anything else.
    func truthValue(_ index: Int) -> Bool? {
        switch data.nodes[index].kind {
        case .true: return true
        case .false: return false
        case .string:
            switch data.string(data.nodes[index].text).lowercased() {
            case "yes", "on", "enabled": return true
            case "no", "off", "disabled": return false
            default: return nil
            }
        default: return nil
        }
    }
}
