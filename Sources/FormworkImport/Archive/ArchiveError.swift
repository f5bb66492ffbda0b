/// An error that prevents the upgrade of a legacy archive.
package struct ArchiveError: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The root element is not an `<archive>`.
        case notAnArchive
        /// The archive is of a kind without a modern form, such as Carbon's.
        case unsupportedType
        /// There are no object records to upgrade.
        case noObjects
        /// The archive is deeper or larger than a document may be.
        case limit
    }

    package var kind: Kind
    /// The message, in lower case without a full stop.
    package var message: String
    /// The byte offset in the archive.
    package var offset: Int
}

extension ArchiveError: CustomStringConvertible {
    package var description: String { message }
}
