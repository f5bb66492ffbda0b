/// Why bytes are no XML document that Formwork reads, and where.
package struct XMLSyntaxError: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Not well-formed.
        case malformed
        /// Empty, or nothing but white space.
        case empty
        /// A document type declaration, which Formwork refuses.
        case documentType
        /// Not in UTF-8.
        case encoding
        /// Larger or deeper than Formwork reads.
        case limit
    }

    package var kind: Kind
    /// What is wrong: lower case, no full stop.
    package var message: String
    /// The line, from 1.
    package var line: Int
    /// The column in bytes, from 1.
    package var column: Int
    package var notes: [String] = []
}
