/// The definitions in a file of the folder `Schemas`: an object whose members are definitions. It relies on the indentation of those files, two
/// spaces before a definition's name and more before its content.
///
/// A member `properties of NAME` is a group of properties. A line `"$properties": ["NAME"]` inserts the group into a definition.
struct SchemaDefinitions {
    private struct Definition {
        var name: String
        var lines: [String]
    }

    private var definitions: [Definition] = []
    private var groups: [String: [String]] = [:]
    private static let group = "properties of "

    init(_ text: [UInt8]) {
        var all: [Definition] = []
        for line in String(decoding: text, as: UTF8.self).split(separator: "\n") where line.hasPrefix("  ") {
            if line.hasPrefix("  \"") {
                all.append(Definition(name: String(line.dropFirst(3).prefix { $0 != "\"" }), lines: []))
            }
            if !all.isEmpty { all[all.count - 1].lines.append(String(line)) }
        }
        for definition in all {
            if definition.name.hasPrefix(Self.group) {
                // The properties are indented by six spaces in a definition, but by four here.
                groups[String(definition.name.dropFirst(Self.group.count))] = definition.lines.dropFirst().dropLast().map { "  " + $0 }
            } else {
                definitions.append(definition)
            }
        }
    }

    /// Adds the definitions of another file after these.
    mutating func add(_ others: SchemaDefinitions) {
        definitions += others.definitions
        groups.merge(others.groups) { own, _ in own }
    }

    /// Returns the lines of the definitions to which lines refer, directly or indirectly.
    func needed(by lines: [String]) -> [String] {
        let whole = definitions.map { definition in
            Definition(name: definition.name, lines: definition.lines.flatMap { expanded($0) })
        }
        let byName = Dictionary(whole.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var names: Set<String> = []
        var open = lines.flatMap(Self.references)
        while let name = open.popLast() {
            if names.insert(name).inserted { open += (byName[name]?.lines ?? []).flatMap(Self.references) }
        }
        let chosen = whole.filter { names.contains($0.name) }
        return chosen.enumerated().flatMap { index, definition in
            let isLast = index == chosen.count - 1
            return definition.lines.dropLast() + definition.lines.suffix(1).map { Self.ended($0, with: isLast ? "" : ",") }
        }
    }

    // MARK: Lines

    /// Returns a line, or the properties of the groups that it inserts.
    private func expanded(_ line: String) -> [String] {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 3, parts[1] == "$properties" else { return [line] }
        let names = parts.indices.dropFirst(3).filter { $0 % 2 == 1 }.map { String(parts[$0]) }
        var properties: [String] = []
        for name in names {
            if let last = properties.popLast() { properties.append(Self.ended(last, with: ",")) }
            properties += (groups[name] ?? []).flatMap { expanded($0) }
        }
        guard let last = properties.popLast() else { return [] }
        return properties + [Self.ended(last, with: line.hasSuffix(",") ? "," : "")]
    }

    private static func ended(_ line: String, with end: String) -> String { (line.hasSuffix(",") ? String(line.dropLast()) : line) + end }

    /// Returns the names of the definitions to which a line refers.
    private static func references(in line: String) -> [String] {
        line.split(separator: "\"#/$defs/", omittingEmptySubsequences: false).dropFirst().map { part in String(part.prefix { $0 != "\"" }) }
    }
}
