import FormworkModel
import FormworkVocabulary

/// The classes in a project's sources, including extensions and categories.
package struct SourceIndex: Sendable {
    /// The classes by name, qualified with the enclosing types. Extensions of classes that the project doesn't declare are included, without a
    /// place.
    package private(set) var classes: [String: ClassEntry] = [:]
    /// Protocols, structures and enumerations.
    private(set) var otherTypes: Set<String> = []
    private(set) var aliases: [String: Set<String>] = [:]
    /// The modules that the files belong to.
    package let modules: ModuleMap
    /// The class in each module, for names that several modules declare.
    private var classesByModule: [String: [String: ClassEntry]] = [:]
    /// The uses of names, each with its file.
    package private(set) var names: [(use: NameUse, file: String)] = []
    /// Whether any file registers fonts at run time.
    package private(set) var registersFonts = false
    /// The files that may determine the row heights of a table.
    package private(set) var rowSizingFiles: Set<String> = []
    /// The number of source files.
    package private(set) var fileCount = 0
    /// The names of the classes with a different name in Objective-C, by that name.
    private var runtimeNames: [String: String] = [:]

    /// - Parameters:
    ///   - files: The facts of each file, in the order of their paths.
    ///   - modules: The modules that the files belong to.
    /// - Complexity: O(n) in the size of the facts.
    package init(_ files: [(file: String, facts: SourceFacts)], modules: ModuleMap = ModuleMap()) {
        self.modules = modules
        var constants: [String: Set<String>] = [:]
        for (file, facts) in files {
            fileCount += 1
            if facts.registersFonts { registersFonts = true }
            if facts.sizesRows { rowSizingFiles.insert(file) }
            aliases.merge(facts.aliases) { $0.union($1) }
            for (name, values) in facts.constants { constants[name, default: []].formUnion(values) }
            for type in facts.types { add(type, file: file) }
        }
        // Drop extensions of protocols and structures, which aren't classes.
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

    /// The prefix that marks a name as that of a string constant.
    package static let constantMark = "\u{0}"

    private mutating func add(_ type: TypeFacts, file: String) {
        switch type.kind {
        case .other, .protocol: otherTypes.insert(type.name)
        case .class, .extension:
            // Mutate in place: copying the entry for each declaration would take quadratic time.
            classes[type.name, default: ClassEntry(name: type.name)].add(type, in: file)
            if type.kind == .class, let name = type.objectiveCName { runtimeNames[name] = type.name }
        }
    }

    /// Merges extensions and categories under an alias or a runtime name into the classes they extend.
    private mutating func mergeExtensions() {
        for (name, entry) in classes.filter(\.value.places.isEmpty).sorted(by: { $0.key < $1.key }) {
            let targets = runtimeNames[name].map { [$0] } ?? aliases[name].map { _ in meanings(of: name).sorted() } ?? []
            for target in targets where target != name && !target.isEmpty {
                classes[target, default: ClassEntry(name: target)].addMembers(of: entry)
            }
        }
    }

    /// Separates classes with the same name in different modules, if the modules of all of them are known.
    private mutating func separate(_ entry: ClassEntry) {
        let known = entry.places.map { modules.files[$0.file] ?? [] }
        guard known.allSatisfy({ !$0.isEmpty }) else { return }
        let all = known.reduce(into: Set<String>()) { $0.formUnion($1) }
        for module in all.intersection(modules.complete) where !known.allSatisfy({ $0.contains(module) }) {
            let others = zip(entry.places, known).filter { !$0.1.contains(module) }.map(\.0.file)
            let foreign = others.reduce(into: Set<String>()) { $0.formUnion(modules.files[$1] ?? []) }.subtracting([module])
            // An extension in the module extends the module's own class; one in an unknown module may extend any.
            classesByModule[entry.name, default: [:]][module] = entry.keeping { file in
                guard let own = modules.files[file] else { return true }
                return own.contains(module) || own.isDisjoint(with: foreign)
            }
        }
    }

    /// Returns the value of a string constant; nil if there is none or its value is ambiguous.
    private static func value(ofConstant name: String, in owner: String, _ constants: [String: Set<String>]) -> String? {
        var scope = owner
        while true {
            if let values = constants[scope.isEmpty ? name : scope + "." + name] { return values.count == 1 ? values.first : nil }
            guard !scope.isEmpty else { return nil }
            scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
        }
    }

    // MARK: Looking up

    /// Returns the class that a document refers to; nil if the sources don't declare it, or only extend it.
    ///
    /// - Parameters:
    ///   - name: The name in the document.
    ///   - module: The module in the document; nil for none.
    package func declared(_ name: String, in module: String? = nil) -> ClassEntry? {
        let demangled = Self.demangled(name)
        for candidate in [name, runtimeNames[name], demangled?.name].compactMap(\.self) {
            if let entry = entry(candidate, in: module ?? demangled?.module), !entry.places.isEmpty { return entry }
        }
        return nil
    }

    /// Returns the class with a name and its extensions: that of the module if several modules have one.
    func entry(_ name: String, in module: String?) -> ClassEntry? { module.flatMap { classesByModule[name]?[$0] } ?? classes[name] }

    /// Returns the type that a name refers to in a scope; nil if the sources don't determine it.
    ///
    /// - Parameters:
    ///   - name: The name as written, `Inner` or `Outer.Inner`.
    ///   - scope: The type that contains the use or declaration.
    package func resolved(_ name: String, in scope: String = "") -> String? {
        let found = meanings(of: name, in: scope).filter { !$0.isEmpty }.sorted()
        return found.first(where: isDeclared) ?? found.first { $0 != name }
    }

    func isDeclared(_ name: String) -> Bool { classes[name]?.places.isEmpty == false || otherTypes.contains(name) }

    /// Whether a name is that of a class in the sources or of one of Apple's.
    func isClass(_ name: String) -> Bool { classes[name]?.places.isEmpty == false || AppleClasses.ancestry(of: name) != nil }

    /// Returns the types that a name may refer to in a scope; several with conditional compilation.
    ///
    /// A name that the sources don't declare refers to itself. The result contains "" if a meaning isn't known.
    func meanings(of name: String, in scope: String = "") -> Set<String> {
        var result: Set<String> = [], seen: Set<String> = []
        collectMeanings(of: name, in: scope, &seen, result: &result)
        return result.isEmpty ? [""] : result
    }

    /// The maximum number of aliases followed for a name, which limits recursion, and of meanings of an alias.
    private static let aliasLimit = 32

    private func collectMeanings(of name: String, in start: String, _ seen: inout Set<String>, result: inout Set<String>) {
        var scope = start
        while true {
            let candidate = scope.isEmpty ? name : scope + "." + name
            let isType = isDeclared(candidate)
            if isType { result.insert(candidate) }
            if let others = aliases[candidate] {
                // Aliases may form a cycle.
                guard seen.insert(candidate).inserted else { return }
                guard seen.count <= Self.aliasLimit, others.count <= Self.aliasLimit else { return _ = result.insert("") }
                for other in others { collectMeanings(of: other, in: scope, &seen, result: &result) }
                // The alias may be limited to a module or a compilation condition, and otherwise the name is Apple's class.
                if scope.isEmpty, AppleClasses.ancestry(of: name) != nil { result.insert(name) }
                return
            }
            if isType { return }
            guard !scope.isEmpty else { break }
            scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
        }
        // The name may be qualified with a module.
        if let dot = name.firstIndex(of: "."), !name[..<dot].isEmpty {
            let rest = String(name[name.index(after: dot)...])
            if classes[rest]?.places.isEmpty == false { return _ = result.insert(rest) }
        }
        result.insert(name)
    }

    /// Returns the module and name of a class from its name in Swift's runtime: `_TtC3App4Cell`, `_TtCC3App5Outer5Inner`, `App.Cell`.
    package static func demangled(_ name: String) -> (module: String, name: String)? {
        let parts = RuntimeClassName.parts(name) ?? name.split(separator: ".", maxSplits: 1).map(String.init)
        return parts.count > 1 ? (parts[0], parts.dropFirst().joined(separator: ".")) : nil
    }
}
