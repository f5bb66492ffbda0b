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
    /// Whether a macro may add members that the sources do not show.
    package internal(set) var hasUnseenMembers = false
    /// The names to which code of the class gives a value.
    package internal(set) var assigned: Set<String> = []

    init(name: String) { self.name = name }

    /// Adds what an extension under another name has.
    mutating func addMembers(of other: ClassEntry) {
        properties += other.properties
        methods += other.methods
        assigned.formUnion(other.assigned)
        if other.takesUndefinedKeys { takesUndefinedKeys = true }
        if other.hasUnseenMembers { hasUnseenMembers = true }
    }

    /// Returns the class as some of its files declare it.
    func keeping(_ isKept: (_ file: String) -> Bool) -> ClassEntry {
        var result = self
        let kept = places.map { isKept($0.file) }
        result.places = zip(places, kept).filter(\.1).map(\.0)
        result.inherits = zip(inherits, kept).filter(\.1).map(\.0)
        result.properties = properties.filter { isKept($0.file) }
        result.methods = methods.filter { isKept($0.file) }
        return result
    }

    /// The outlets that documents connect: a variable and the property in front are one, and so are several declarations of one name.
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
