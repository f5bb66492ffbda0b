/// Facts about a property or a method, searched by words.
protocol MemberFacts: Sendable {
    /// The words of all names that documents know it by, and perhaps of others.
    var words: Set<String> { get }

    /// Returns whether a search need not tell two members apart.
    func isSame(as other: Self) -> Bool
}

/// The properties or methods of a class in their order, each with the file that declares it.
struct MemberTable<Facts: MemberFacts>: Sendable {
    private(set) var members: [(facts: Facts, file: String)] = []
    /// The places of the members by their words; empty where there are few.
    private var places: [String: [Int]] = [:]

    /// Up to this many members are looked at one after another.
    private static var fewLimit: Int { 16 }
    /// The most different declarations of one name that are kept for a search: conditions of the build make a few.
    private static var namesakeLimit: Int { 64 }

    mutating func append(_ added: some Sequence<(facts: Facts, file: String)>) { members += added }

    /// Removes the members that are not from some files.
    mutating func keep(_ isKept: (_ file: String) -> Bool) { members.removeAll { !isKept($0.file) } }

    /// Indexes the members by their words. Call it after the last `append`.
    ///
    /// - Complexity: O(n) in the number of members.
    mutating func index() {
        places = [:]
        guard members.count > Self.fewLimit else { return }
        for (place, member) in members.enumerated() {
            for word in member.facts.words {
                let known = places[word] ?? []
                if known.count >= Self.namesakeLimit || known.contains(where: { members[$0].facts.isSame(as: member.facts) }) { continue }
                places[word, default: []].append(place)
            }
        }
    }

    /// Returns the members that may be known by a word, in their order: all of them where they are few.
    ///
    /// - Complexity: O(1) in the number of members.
    func candidates(_ word: String) -> [(facts: Facts, file: String)] {
        members.count > Self.fewLimit ? (places[word] ?? []).map { members[$0] } : members
    }
}
