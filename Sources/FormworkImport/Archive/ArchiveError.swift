/// Why a legacy archive cannot be upgraded at all, and where.
package struct ArchiveError: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The root element is not an `<archive>`.
        case notAnArchive
        /// An archive of a kind that has no modern form, such as Carbon's.
        case unsupportedType
        /// No records of objects: there is nothing to upgrade.
        case noObjects
        /// Deeper or larger than a document can be.
        case limit
    }

    package var kind: Kind
    /// What is wrong: lower case, no full stop.
    package var message: String
    /// The byte offset in the archive.
    package var offset: Int
}

extension ArchiveError: CustomStringConvertible {
    package var description: String { message }
}
