/// A class as all files of a project declare it together; where several have one name, each of them.
package struct ClassEntry: Sendable {
    /// The name, with the types that it stands in.
    package var name: String
    /// Where the classes of that name are declared.
    package internal(set) var places: [SourcePlace] = []
    package internal(set) var languages: Set<TypeFacts.Language> = []
    /// The names in Objective-C that Swift's sources say.
    package internal(set) var objectiveCNames: Set<String> = []
    /// For each declaration what it inherits from, the superclass first where it has one.
    package internal(set) var inherits: [[String]] = []
    package internal(set) var properties: [(facts: PropertyFacts, file: String)] = []
    package internal(set) var methods: [(facts: MethodFacts, file: String)] = []
    package internal(set) var takesUndefinedKeys = false

    init(name: String) { self.name = name }
}
