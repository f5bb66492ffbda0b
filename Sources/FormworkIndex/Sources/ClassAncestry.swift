import FormworkVocabulary

/// A class with its superclasses, as far as they are known from the project's sources and the list of Apple's classes.
package struct ClassAncestry: Sendable {
    /// The class and its superclasses in the sources, and their extensions, including extensions of Apple's classes.
    package fileprivate(set) var entries: [ClassEntry] = []
    /// The superclasses that are Apple's, nearest first.
    package fileprivate(set) var appleClasses: [String] = []
    /// Whether every superclass is known, either from the sources or as Apple's.
    package fileprivate(set) var isKnown = true

    /// Returns the property that documents can set by a key; nil if there is none.
    package func property(_ key: String) -> (facts: PropertyFacts, file: String)? {
        // Prefer a property that Objective-C can access.
        let found = properties(key)
        return found.first { $0.facts.exposure != .swift } ?? found.first
    }

    /// Returns all properties that a key reaches, in all classes with the same name, without duplicates.
    package func properties(_ key: String) -> [(facts: PropertyFacts, file: String)] { entries.flatMap { $0.properties(reachedBy: key) } }

    package var actions: [String] { entries.flatMap { $0.methods.filter { $0.facts.exposure == .action }.map(\.facts.selector) } }

    /// Returns the names of the properties that satisfy a condition.
    package func propertyNames(_ isWanted: (PropertyFacts) -> Bool) -> [String] {
        entries.flatMap { $0.properties.filter { isWanted($0.facts) }.map(\.facts.name) }
    }

    /// Returns the method with a selector; nil if there is none.
    package func method(_ selector: String) -> (facts: MethodFacts, file: String)? {
        let found = entries.flatMap { $0.methods(selector: selector) }
        return found.first { $0.facts.exposure != .swift } ?? found.first
    }

    /// Whether a method sets the value for a key.
    package func hasSetter(_ key: String) -> Bool {
        let setter = "set" + key.prefix(1).uppercased() + key.dropFirst() + ":"
        return method(setter) != nil
    }

    /// Whether one of the classes accepts values for undeclared keys.
    package var acceptsUndefinedKeys: Bool { entries.contains { $0.acceptsUndefinedKeys } }

    /// Whether the class may inherit an outlet from Apple's classes.
    ///
    /// If not all outlets of the superclasses are known, an outlet of any Apple class is assumed.
    package func inheritsOutlet(_ name: String) -> Bool {
        let answers = appleClasses.map { AppleOutlets.has(name, className: $0) }
        return answers.isEmpty || answers.contains(nil) ? AppleNames.isOutlet(name, of: appleClasses) : answers.contains(true)
    }

    /// Whether the class may inherit an action from Apple's classes.
    ///
    /// An action of any Apple class is assumed if the superclasses aren't ones of UIKit whose members are known: these have hardly any.
    package func inheritsAction(_ selector: String) -> Bool {
        guard appleClasses.contains("UIResponder"), appleClasses.allSatisfy(AppleOutlets.areKnown) else {
            return AppleNames.isAction(selector)
        }
        return AppleNames.isResponderAction(selector)
    }

    /// Whether the class is the named one or inherits from it.
    package func isKind(of name: String) -> Bool { appleClasses.contains(name) || entries.contains { $0.name == name } }
}

extension SourceIndex {
    /// Returns a class with its superclasses.
    ///
    /// - Parameters:
    ///   - name: The class, as named in documents or sources.
    ///   - module: The module to look it up in, if several have a class with the name.
    /// - Complexity: O(n) in the number of superclasses, at most `lineLimit`.
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

    /// The maximum number of superclasses that are followed.
    private static let lineLimit = 100

    /// Returns the classes that the first inherited type of a declaration may refer to.
    private func meanings(ofSuperclass first: String, of name: String, _ result: inout ClassAncestry) -> [String] {
        guard !first.isEmpty else {
            result.isKnown = false
            return []
        }
        let scope = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? ""
        let meanings = meanings(of: first, in: scope).subtracting([name])
        // It may be a library's class with the same name.
        if meanings.isEmpty { result.isKnown = false }
        return meanings.sorted().compactMap { meaning in
            if isClass(meaning) { return meaning }
            if isDeclared(meaning) { return nil }
            let plain = meaning.split(separator: ".").last.map(String.init) ?? meaning
            if AppleClasses.ancestry(of: plain) != nil { return plain }
            // The name may be a protocol of Apple or a library, so nothing is certain.
            result.isKnown = false
            return nil
        }
    }

    /// Whether an object of a class is also one of another class; nil if it isn't known.
    ///
    /// - Parameters:
    ///   - name: The class, as named in documents, looked up in `module`.
    ///   - other: The other class, as named in the source of `scope`.
    package func isKind(_ name: String, in module: String? = nil, of other: String, writtenIn scope: String = "") -> Bool? {
        let targets = meanings(of: other, in: scope)
        guard targets.allSatisfy(isClass) else { return nil }
        let ancestry = ancestry(of: name, in: module)
        if targets.contains(where: ancestry.isKind) { return true }
        return ancestry.isKnown && !(ancestry.entries.isEmpty && ancestry.appleClasses.isEmpty) ? false : nil
    }
}
