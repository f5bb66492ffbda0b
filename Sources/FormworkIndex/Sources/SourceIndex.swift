import FormworkModel
import FormworkVocabulary

/// The classes of a project's sources, extensions and categories with them.
package struct SourceIndex: Sendable {
    /// By name, with the types that they stand in. Extensions of classes that the project does not declare are among them, without a place.
    package private(set) var classes: [String: ClassEntry] = [:]
    /// Protocols, structures and enumerations.
    private(set) var otherTypes: Set<String> = []
    private(set) var aliases: [String: Set<String>] = [:]
    /// The modules that files are part of.
    package let modules: ModuleMap
    /// Of names that several modules have, the class of each module.
    private var classesByModule: [String: [String: ClassEntry]] = [:]
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

    /// - Parameters:
    ///   - files: what each file says, in the order of their paths.
    ///   - modules: the modules that they are part of.
    /// - Complexity: O(n) in what they say.
    package init(_ files: [(file: String, facts: SourceFacts)], modules: ModuleMap = ModuleMap()) {
        self.modules = modules
        var constants: [String: Set<String>] = [:]
        for (file, facts) in files {
            fileCount += 1
            if facts.registersFonts { registersFonts = true }
            if facts.sizesRows { rowSizingFiles.insert(file) }
            aliases.merge(facts.aliases) { $0.union($1) }
            for (name, values) in facts.constants { constants[name, default: []].formUnion(values) }
            for type in facts.types { add(type, file) }
        }
        // What an extension of a protocol or structure has is not a class's.
        for name in otherTypes where classes[name]?.places.isEmpty == true { classes[name] = nil }
        mergeExtensions()
        for place in classes.values.indices { classes.values[place].index() }
        if !modules.files.isEmpty { for entry in classes.values where entry.places.count > 1 { separate(entry) } }
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
        case .other, .protocol: otherTypes.insert(type.name)
        case .class, .extension:
            // In place: a copy for each declaration would cost the square of their number.
            classes[type.name, default: ClassEntry(name: type.name)].add(type, in: file)
            if type.kind == .class, let name = type.objectiveCName { runtimeNames[name] = type.name }
        }
    }

    /// Gives what extensions and categories say to the classes that their names stand for: another language's name, or an alias.
    private mutating func mergeExtensions() {
        for (name, entry) in classes.filter(\.value.places.isEmpty).sorted(by: { $0.key < $1.key }) {
            let targets = runtimeNames[name].map { [$0] } ?? aliases[name].map { _ in meanings(of: name).sorted() } ?? []
            for target in targets where target != name && !target.isEmpty {
                classes[target, default: ClassEntry(name: target)].addMembers(of: entry)
            }
        }
    }

    /// Separates the classes of a name that are in different modules, where the modules of all of them are known.
    private mutating func separate(_ entry: ClassEntry) {
        let known = entry.places.map { modules.files[$0.file] ?? [] }
        guard known.allSatisfy({ !$0.isEmpty }) else { return }
        let all = known.reduce(into: Set<String>()) { $0.formUnion($1) }
        for module in all.intersection(modules.complete) where !known.allSatisfy({ $0.contains(module) }) {
            let others = zip(entry.places, known).filter { !$0.1.contains(module) }.map(\.0.file)
            let foreign = others.reduce(into: Set<String>()) { $0.formUnion(modules.files[$1] ?? []) }.subtracting([module])
            // An extension is of the module's own class where it is in the module, and of any where nothing says of which.
            classesByModule[entry.name, default: [:]][module] = entry.keeping { file in
                guard let own = modules.files[file] else { return true }
                return own.contains(module) || own.isDisjoint(with: foreign)
            }
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

    /// Returns the class that a document means by a name; nil where the sources declare none, or only extend it.
    ///
    /// - Parameters:
    ///   - name: as the document has it.
    ///   - module: the module that the document names; nil for none.
    package func declared(_ name: String, in module: String? = nil) -> ClassEntry? {
        let demangled = Self.demangled(name)
        for candidate in [name, runtimeNames[name], demangled?.name].compactMap(\.self) {
            if let entry = entry(candidate, in: module ?? demangled?.module), !entry.places.isEmpty { return entry }
        }
        return nil
    }

    /// Returns the class of a name with its extensions, the one of a module where several modules have one.
    func entry(_ name: String, in module: String?) -> ClassEntry? { module.flatMap { classesByModule[name]?[$0] } ?? classes[name] }

    /// Returns the type that a name means where it is written; nil where the sources don't tell.
    ///
    /// - Parameters:
    ///   - name: as written, `Inner` or `Outer.Inner`.
    ///   - scope: the type that it is written in, or that is declared there.
    package func resolved(_ name: String, in scope: String = "") -> String? {
        let found = meanings(of: name, in: scope).filter { !$0.isEmpty }.sorted()
        return found.first(where: isDeclared) ?? found.first { $0 != name }
    }

    func isDeclared(_ name: String) -> Bool { classes[name]?.places.isEmpty == false || otherTypes.contains(name) }

    /// Whether a name is that of a class, in the sources or one of Apple's.
    func isClass(_ name: String) -> Bool { classes[name]?.places.isEmpty == false || AppleClasses.ancestry(of: name) != nil }

    /// Returns the types that a name may stand for where it is written: several where conditions of the build decide.
    ///
    /// A name that the sources don't declare means itself. The result contains "" where a meaning isn't known.
    func meanings(of name: String, in scope: String = "") -> Set<String> {
        var result: Set<String> = [], seen: Set<String> = []
        collectMeanings(of: name, in: scope, &seen, &result)
        return result.isEmpty ? [""] : result
    }

    /// The most aliases that are followed for a name, each of which takes a level of the stack, and the most meanings of one.
    private static let aliasLimit = 32

    private func collectMeanings(of name: String, in start: String, _ seen: inout Set<String>, _ result: inout Set<String>) {
        var scope = start
        while true {
            let candidate = scope.isEmpty ? name : scope + "." + name
            let isType = isDeclared(candidate)
            if isType { result.insert(candidate) }
            if let others = aliases[candidate] {
                // Aliases may refer to each other in a circle.
                guard seen.insert(candidate).inserted else { return }
                guard seen.count <= Self.aliasLimit, others.count <= Self.aliasLimit else { return _ = result.insert("") }
                for other in others { collectMeanings(of: other, in: scope, &seen, &result) }
                // A module or a condition of the build may have the other name, and the rest Apple's class.
                if scope.isEmpty, AppleClasses.ancestry(of: name) != nil { result.insert(name) }
                return
            }
            if isType { return }
            guard !scope.isEmpty else { break }
            scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
        }
        // With the module before it.
        if let dot = name.firstIndex(of: "."), !name[..<dot].isEmpty {
            let rest = String(name[name.index(after: dot)...])
            if classes[rest]?.places.isEmpty == false { return _ = result.insert(rest) }
        }
        result.insert(name)
    }

    /// The module and the name of a class as Swift's runtime calls it: `_TtC3App4Cell`, `_TtCC3App5Outer5Inner`, `App.Cell`.
    package static func demangled(_ name: String) -> (module: String, name: String)? {
        let parts = RuntimeClassName.parts(name) ?? name.split(separator: ".", maxSplits: 1).map(String.init)
        return parts.count > 1 ? (parts[0], parts.dropFirst().joined(separator: ".")) : nil
    }
}
