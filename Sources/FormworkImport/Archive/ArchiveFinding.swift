/// Something in a legacy archive that its upgrade could not carry over as it stands.
package struct ArchiveFinding: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A class without a modern element of its own.
        case unknownClass
        /// A key that the upgrade does not know for its class.
        case unknownKey
        /// A reference to an object that the archive does not hold.
        case missingTarget
        /// An object or a connection that has no place in the document.
        case misplacedObject
        /// A value that is not of the form its key asks for.
        case unreadableValue
        /// A modern id that several records claim.
        case duplicateID
        /// Objects nested deeper than a document may be.
        case tooDeep
        /// Values shared so often that the document would grow without measure.
        case tooLarge
    }

    package var kind: Kind
    /// What was found: lower case, no full stop, names in single quotes.
    package var message: String
    /// The byte offset in the archive at which it was found first.
    package var offset: Int
    /// How many times.
    package var count: Int
}

/// Findings in the order of their first appearance; equal ones are counted.
struct ArchiveFindings {
    private(set) var all: [ArchiveFinding] = []
    private var positions: [String: Int] = [:]

    /// Far beyond what a real archive has: what is found after that many different things is only counted.
    private static let limit = 2_000

    mutating func note(_ kind: ArchiveFinding.Kind, _ message: String, _ offset: Int) {
        if let position = positions[message] {
            all[position].count += 1
        } else if all.count < Self.limit {
            positions[message] = all.count
            all.append(ArchiveFinding(kind: kind, message: message, offset: offset, count: 1))
        }
    }
}
