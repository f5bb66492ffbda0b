/// Why bytes are no compiled interface file, or cannot be written as one, and where.
package struct NibError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Kind: Hashable, Sendable {
        /// The bytes are of another kind of file.
        case unknownFormat
        /// The file ends before what it announces.
        case truncated
        /// A number, an offset or a reference that leads nowhere.
        case damaged
        /// More, larger or deeper than a file of that size can hold in good faith.
        case limit
        /// What the format that is to be written has no form for.
        case unwritable
    }

    package var kind: Kind
    /// What is wrong: lower case, no full stop.
    package var message: String
    /// The offset in the file, in bytes.
    package var offset: Int
    /// The member of a folder in which it is; nil for a file by itself.
    package var member: String?

    package init(_ kind: Kind, _ message: String, at offset: Int, member: String? = nil) {
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
