/// Facts about a property or method that can be searched by word.
protocol MemberFacts: Sendable {
    /// The words of all names by which documents refer to it; others may have the same words.
    var words: Set<String> { get }

    /// Whether a search may treat two members as duplicates.
    func isSame(as other: Self) -> Bool
}

/// The properties or methods of a class, in order, each with the file that declares it.
struct MemberTable<Facts: MemberFacts>: Sendable {
    private(set) var members: [(facts: Facts, file: String)] = []
    /// The indices of the members by word; empty if there are few members.
    private var places: [String: [Int]] = [:]

    /// The maximum number of members that are searched linearly.
    private static var fewLimit: Int { 16 }
    /// The maximum number of different declarations per word; conditional compilation makes a few.
    private static var namesakeLimit: Int { 64 }

    mutating func append(_ added: some Sequence<(facts: Facts, file: String)>) { members += added }

    /// Removes the members that aren't from some files.
    mutating func keep(_ isKept: (_ file: String) -> Bool) { members.removeAll { !isKept($0.file) } }

    /// Indexes the members by word. Call it after the last `append`.
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

    /// Returns the members that may have a word, in order; all members if there are few.
    ///
    /// - Complexity: O(1) in the number of members.
    func candidates(_ word: String) -> [(facts: Facts, file: String)] {
        members.count > Self.fewLimit ? (places[word] ?? []).map { members[$0] } : members
    }
}
