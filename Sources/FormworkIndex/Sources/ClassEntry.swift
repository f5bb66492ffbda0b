/// A class with the declarations of all files of a project. Several classes with the same name share an entry.
package struct ClassEntry: Sendable {
    /// The name, qualified with the enclosing types.
    package var name: String
    /// The places where classes with the name are declared.
    package internal(set) var places: [SourcePlace] = []
    package internal(set) var languages: Set<TypeFacts.Language> = []
    /// The Objective-C names given in Swift sources.
    package internal(set) var objectiveCNames: Set<String> = []
    /// The inherited types of each declaration, with the superclass first if there is one.
    package internal(set) var inherits: [[String]] = []
    /// The first inherited type of each declaration, without duplicates, in the order of their last declarations.
    package private(set) var superclasses: [String] = []
    private var propertyTable = MemberTable<PropertyFacts>()
    private var methodTable = MemberTable<MethodFacts>()
    package internal(set) var acceptsUndefinedKeys = false
    /// Whether a macro may add members that the sources don't show.
    package internal(set) var hasUnseenMembers = false
    /// The names that code of the class assigns to.
    package internal(set) var assigned: Set<String> = []

    init(name: String) { self.name = name }

    package var properties: [(facts: PropertyFacts, file: String)] { propertyTable.members }
    package var methods: [(facts: MethodFacts, file: String)] { methodTable.members }

    /// Returns the properties that documents reach by a key, without duplicates.
    ///
    /// - Complexity: O(1) in the number of properties.
    package func properties(reachedBy key: String) -> [(facts: PropertyFacts, file: String)] {
        propertyTable.candidates(PropertyFacts.word(forKey: key)).filter { $0.facts.isReached(by: key) }
    }

    /// Returns the methods with a selector, without duplicates.
    ///
    /// - Complexity: O(1) in the number of methods.
    func methods(selector: String) -> [(facts: MethodFacts, file: String)] {
        methodTable.candidates(selector).filter { $0.facts.selector == selector }
    }

    /// Adds a declaration, an extension or a category.
    mutating func add(_ type: TypeFacts, in file: String) {
        if type.kind == .class {
            places.append(SourcePlace(file: file, position: type.position))
            languages.insert(type.language)
            inherits.append(type.inherits)
            if let name = type.objectiveCName { objectiveCNames.insert(name) }
        }
        propertyTable.append(type.properties.lazy.map { ($0, file) })
        methodTable.append(type.methods.lazy.map { ($0, file) })
        assigned.formUnion(type.assigned)
        if type.acceptsUndefinedKeys { acceptsUndefinedKeys = true }
        if type.hasUnseenMembers { hasUnseenMembers = true }
    }

    /// Builds the search tables. Call it after adding all declarations.
    ///
    /// - Complexity: O(n) in the number of declarations and members.
    mutating func index() {
        propertyTable.index()
        methodTable.index()
        var seen: Set<String> = []
        superclasses = inherits.reversed().compactMap(\.first).filter { seen.insert($0).inserted }.reversed()
    }

    /// Adds the members that extensions declare under another name of this class: an alias or its Objective-C name.
    mutating func addMembers(of other: ClassEntry) {
        propertyTable.append(other.properties)
        methodTable.append(other.methods)
        assigned.formUnion(other.assigned)
        if other.acceptsUndefinedKeys { acceptsUndefinedKeys = true }
        if other.hasUnseenMembers { hasUnseenMembers = true }
    }

    /// Returns the class with the declarations of some of its files.
    func keeping(_ isKept: (_ file: String) -> Bool) -> ClassEntry {
        var result = self
        let kept = places.map { isKept($0.file) }
        result.places = zip(places, kept).filter(\.1).map(\.0)
        result.inherits = zip(inherits, kept).filter(\.1).map(\.0)
        result.propertyTable.keep(isKept)
        result.methodTable.keep(isKept)
        result.index()
        return result
    }

    /// The outlets, grouped by key: a property and its instance variable are one outlet, and so are several declarations of a name.
    package var outlets: [[(facts: PropertyFacts, file: String)]] {
        var owners: [String: String] = [:]
        for (facts, _) in properties { if let variable = facts.variable, variable != facts.name { owners[variable] = facts.name } }
        var places: [String: Int] = [:]
        var result: [[(facts: PropertyFacts, file: String)]] = []
        for property in properties where property.facts.isOutlet {
            let name = owners[property.facts.name] ?? property.facts.name
            if let place = places[name], result.indices.contains(place) {
                result[place].append(property)
            } else {
                places[name] = result.count
                result.append([property])
            }
        }
        return result
    }
}
