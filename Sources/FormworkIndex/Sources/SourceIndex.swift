/// The classes of a project's sources, extensions and categories with them.
package struct SourceIndex: Sendable {
    /// By name, with the types that they stand in. Extensions of classes that the project does not declare are among them, without a place.
    package private(set) var classes: [String: ClassEntry] = [:]
    /// Protocols, structures and enumerations.
    private(set) var otherTypes: Set<String> = []
    private(set) var protocols: Set<String> = []
    private(set) var aliases: [String: String] = [:]
    /// Where names are used, with the file.
    package private(set) var names: [(use: NameUse, file: String)] = []
    /// Whether any file makes fonts known to the system itself.
    package private(set) var registersFonts = false
    /// The files that may say how high the rows of a table are.
    package private(set) var rowSizingFiles: Set<String> = []
    /// How many files it is made of.
    package private(set) var fileCount = 0
    /// The classes by the names that Objective-C knows them by, where those are others.
    private var runtimeNames: [String: String] = [:]

    /// - Parameter files: what each file says, in the order of their paths.
    /// - Complexity: O(n) in what they say.
    package init(_ files: [(file: String, facts: SourceFacts)]) {
        var constants: [String: Set<String>] = [:]
        for (file, facts) in files {
            fileCount += 1
            if facts.registersFonts { registersFonts = true }
            if facts.sizesRows { rowSizingFiles.insert(file) }
            aliases.merge(facts.aliases) { first, _ in first }
            for (name, values) in facts.constants { constants[name, default: []].formUnion(values) }
            for type in facts.types { add(type, file) }
        }
        // What an extension of a protocol or structure has is not a class's.
        for name in otherTypes where classes[name]?.places.isEmpty == true { classes[name] = nil }
        for (file, facts) in files {
            for var use in facts.names {
                if let name = use.name, name.hasPrefix(Self.constantMark) {
                    use.name = Self.value(ofConstant: String(name.dropFirst(Self.constantMark.count)), in: use.owner, constants)
                }
                names.append((use, file))
            }
        }
    }

    /// What stands before the name of a constant where a text is meant.
    package static let constantMark = "\u{0}"

    private mutating func add(_ type: TypeFacts, _ file: String) {
        switch type.kind {
        case .other: otherTypes.insert(type.name)
        case .protocol:
            otherTypes.insert(type.name)
            protocols.insert(type.name)
        case .class, .extension:
            var entry = classes[type.name] ?? ClassEntry(name: type.name)
            if type.kind == .class {
                entry.places.append(SourcePlace(file: file, position: type.position))
                entry.languages.insert(type.language)
                entry.inherits.append(type.inherits)
                if let name = type.objectiveCName {
                    entry.objectiveCNames.insert(name)
                    runtimeNames[name] = type.name
                }
            }
            entry.properties += type.properties.map { ($0, file) }
            entry.methods += type.methods.map { ($0, file) }
            if type.takesUndefinedKeys { entry.takesUndefinedKeys = true }
            classes[type.name] = entry
        }
    }

    /// The text that a constant stands for; nil where it is none, or several are called so.
    private static func value(ofConstant name: String, in owner: String, _ constants: [String: Set<String>]) -> String? {
        var scope = owner
        while true {
            if let values = constants[scope.isEmpty ? name : scope + "." + name] { return values.count == 1 ? values.first : nil }
            guard !scope.isEmpty else { return nil }
            scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
        }
    }

    // MARK: Looking up

    /// The class that a document means by a name; nil where the sources declare none, or only extend it.
    package func declared(_ name: String) -> ClassEntry? {
        for candidate in [name, runtimeNames[name], Self.demangled(name)?.name].compactMap(\.self) {
            if let entry = classes[candidate], !entry.places.isEmpty { return entry }
        }
        return nil
    }

    /// The type that a name stands for where it is written.
    ///
    /// - Parameters:
    ///   - name: as written, `Inner` or `Outer.Inner`.
    ///   - scope: the type that it is written in, or that is declared there.
    package func resolved(_ name: String, in scope: String = "") -> String? { resolved(name, in: scope, depth: 0) }

    /// How many other names are followed: they may stand for each other in a circle.
    private static let aliasLimit = 16

    private func resolved(_ name: String, in start: String, depth: Int) -> String? {
        guard depth < Self.aliasLimit else { return nil }
        var scope = start
        while true {
            let candidate = scope.isEmpty ? name : scope + "." + name
            if classes[candidate]?.places.isEmpty == false || otherTypes.contains(candidate) { return candidate }
            if let alias = aliases[candidate], alias != name { return resolved(alias, in: scope, depth: depth + 1) ?? alias }
            guard !scope.isEmpty else { break }
            scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
        }
        // With the module before it.
        if let dot = name.firstIndex(of: "."), !name[..<dot].isEmpty {
            let rest = String(name[name.index(after: dot)...])
            if classes[rest]?.places.isEmpty == false { return rest }
        }
        return nil
    }

    /// The module and the name of a class as Swift's runtime calls it: `_TtC3App4Cell`, `_TtCC3App5Outer5Inner`, `App.Cell`.
    package static func demangled(_ name: String) -> (module: String, name: String)? {
        guard name.hasPrefix("_Tt") else {
            let parts = name.split(separator: ".", maxSplits: 1)
            return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
        }
        var rest = name.dropFirst(3)
        let depth = rest.prefix { $0 == "C" }.count
        rest = rest.dropFirst(depth)
        var parts: [String] = []
        while let first = rest.first, first.isNumber {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard let count = Int(digits), count > 0, rest.dropFirst(digits.count).count >= count else { return nil }
            rest = rest.dropFirst(digits.count)
            parts.append(String(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        guard depth > 0, rest.isEmpty, parts.count == depth + 1 else { return nil }
        return (parts[0], parts.dropFirst().joined(separator: "."))
    }
}
