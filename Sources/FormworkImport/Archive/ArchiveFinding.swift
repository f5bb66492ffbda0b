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
