/// A part of a legacy archive that the upgrade couldn't fully convert.
package struct ArchiveFinding: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A class without its own modern element.
        case unknownClass
        /// A key that the upgrade does not know for its class.
        case unknownKey
        /// A reference to an object that isn't in the archive.
        case missingTarget
        /// An object or a connection without a place in the document.
        case misplacedObject
        /// A value in a different format than its key requires.
        case unreadableValue
        /// A modern id used by several records.
        case duplicateID
        /// Objects nested deeper than a document allows.
        case tooDeep
        /// Values shared so often that the document would grow without limit.
        case tooLarge
    }

    package var kind: Kind
    /// The message, in lower case without a full stop, with names in single quotes.
    package var message: String
    /// The byte offset of the first occurrence in the archive.
    package var offset: Int
    /// The number of occurrences.
    package var count: Int
}

/// Findings in the order of first occurrence; equal ones are counted.
struct ArchiveFindings {
    private(set) var all: [ArchiveFinding] = []
    private var positions: [String: Int] = [:]

    /// The limit on the number of distinct findings, far above those of a real archive. Further distinct ones are dropped.
    private static let limit = 2_000

    mutating func note(_ kind: ArchiveFinding.Kind, message: String, offset: Int) {
        if let position = positions[message] {
            all[position].count += 1
        } else if all.count < Self.limit {
            positions[message] = all.count
            all.append(ArchiveFinding(kind: kind, message: message, offset: offset, count: 1))
        }
    }
}
