/// An error in reading or writing a compiled interface file.
package struct NibError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Kind: Hashable, Sendable {
        /// The bytes are of another kind of file.
        case unknownFormat
        /// The file ends prematurely.
        case truncated
        /// A number, an offset or a reference is invalid.
        case damaged
        /// The file contains more than is plausible for its size, or something too large or too deep.
        case limit
        /// The format to write can't represent a value.
        case unwritable
    }

    package var kind: Kind
    /// The message, in lower case without a full stop.
    package var message: String
    /// The byte offset in the file.
    package var offset: Int
    /// The member of the folder; nil for a single file.
    package var member: String?

    package init(_ kind: Kind, message: String, at offset: Int, member: String? = nil) {
        self.kind = kind
        self.message = message
        self.offset = offset
        self.member = member
    }

    package var description: String {
        let place = member.map { "'\($0)', " } ?? ""
        return "\(message) (\(place)byte \(offset))"
    }
}
