import FormworkVocabulary

/// A class with its superclasses, as far as the project's sources and what is known of Apple's classes go.
package struct ClassAncestry: Sendable {
    /// The class and its superclasses in the sources, and their extensions, those of Apple's classes among them.
    package fileprivate(set) var entries: [ClassEntry] = []
    /// Apple's classes that it inherits from, the nearest first.
    package fileprivate(set) var appleClasses: [String] = []
    /// Whether every superclass is known: false where one is neither in the sources nor one of Apple's that is known.
    package fileprivate(set) var isKnown = true

    /// The property that documents can set by a key; nil where no class in it has one.
    package func property(_ key: String) -> (facts: PropertyFacts, file: String)? {
        // The one that is open wins over those that are not.
        let found = properties(key)
        return found.first { $0.facts.exposure != .swift } ?? found.first
    }

    /// Every property of a name, those of classes that share their name among them, without those that say the same as another one.
    package func properties(_ key: String) -> [(facts: PropertyFacts, file: String)] { entries.flatMap { $0.properties(reachedBy: key) } }

    /// The selectors of the actions.
    package var actions: [String] { entries.flatMap { $0.methods.filter { $0.facts.exposure == .action }.map(\.facts.selector) } }

    /// The names of some of the properties.
    package func propertyNames(_ isWanted: (PropertyFacts) -> Bool) -> [String] {
        entries.flatMap { $0.properties.filter { isWanted($0.facts) }.map(\.facts.name) }
    }

    /// The method with a selector; nil where no class in it has one.
    package func method(_ selector: String) -> (facts: MethodFacts, file: String)? {
        let found = entries.flatMap { $0.methods(selector: selector) }
        return found.first { $0.facts.exposure != .swift } ?? found.first
    }

    /// Whether there is a method that sets a value for a key.
    package func hasSetter(_ key: String) -> Bool {
        let setter = "set" + key.prefix(1).uppercased() + key.dropFirst() + ":"
        return method(setter) != nil
    }

    /// Whether a class in it takes values for keys that it does not declare.
    package var takesUndefinedKeys: Bool { entries.contains { $0.takesUndefinedKeys } }

    /// Whether it is a class, or inherits from it.
    package func isKind(of name: String) -> Bool { appleClasses.contains(name) || entries.contains { $0.name == name } }
}

extension SourceIndex {
    /// Returns a class with its superclasses.
    ///
    /// - Parameters:
    ///   - name: the class, as documents or sources have it.
    ///   - module: the module that it is looked up in, where several have one of that name.
    /// - Complexity: O(n) in the number of superclasses, of which `lineLimit` are followed at most.
    package func ancestry(of name: String, in module: String? = nil) -> ClassAncestry {
        var result = ClassAncestry()
        var seen: Set<String> = []
        var waiting = [declared(name, in: module)?.name ?? name]
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted else { continue }
            guard seen.count <= Self.lineLimit else {
                result.isKnown = false
                break
            }
            if let entry = entry(name, in: module), !entry.places.isEmpty {
                result.entries.append(entry)
                if entry.hasUnseenMembers { result.isKnown = false }
                if entry.superclasses.count > Self.lineLimit { result.isKnown = false }
                for first in entry.superclasses.suffix(Self.lineLimit) { waiting += meanings(ofSuperclass: first, of: name, &result) }
            } else if let line = AppleClasses.ancestry(of: name) {
                result.appleClasses += line.filter { !result.appleClasses.contains($0) }
                result.entries += line.compactMap { classes[$0] }
            } else {
                result.isKnown = false
            }
        }
        return result
    }

    /// The most classes that are followed for one.
    private static let lineLimit = 100

    /// Returns the classes that the first name may mean that a declaration inherits from.
    private func meanings(ofSuperclass first: String, of name: String, _ result: inout ClassAncestry) -> [String] {
        guard !first.isEmpty else {
            result.isKnown = false
            return []
        }
        let scope = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? ""
        let meanings = meanings(of: first, in: scope).subtracting([name])
        // A library's class of the same name.
        if meanings.isEmpty { result.isKnown = false }
        return meanings.sorted().compactMap { meaning in
            if isClass(meaning) { return meaning }
            if isDeclared(meaning) { return nil }
            let plain = meaning.split(separator: ".").last.map(String.init) ?? meaning
            if AppleClasses.ancestry(of: plain) != nil { return plain }
            // A protocol of Apple's or of a library may stand there as well as a class: nothing is known for certain.
            result.isKnown = false
            return nil
        }
    }

    /// Returns whether an object of a class is one of another; nil where that is not known.
    ///
    /// - Parameters:
    ///   - name: the class, as documents have it, looked up in `module`.
    ///   - other: the class as a source has it in `scope`, the type that it is written in.
    package func isKind(_ name: String, in module: String? = nil, of other: String, writtenIn scope: String = "") -> Bool? {
        let targets = meanings(of: other, in: scope)
        guard targets.allSatisfy(isClass) else { return nil }
        let ancestry = ancestry(of: name, in: module)
        if targets.contains(where: ancestry.isKind) { return true }
        return ancestry.isKnown && !(ancestry.entries.isEmpty && ancestry.appleClasses.isEmpty) ? false : nil
    }
}
