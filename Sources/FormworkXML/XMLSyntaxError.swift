/// An error in an XML document, or an exceeded limit, with its position.
package struct XMLSyntaxError: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Not well-formed.
        case malformed
        /// Empty, or only white space.
        case empty
        /// A document type declaration, which is not supported.
        case documentType
        /// Not in UTF-8.
        case encoding
        /// An exceeded limit.
        case limit
    }

    package var kind: Kind
    /// The problem: lower case, no full stop.
    package var message: String
    /// The line, from 1.
    package var line: Int
    /// The column in bytes, from 1.
    package var column: Int
    package var notes: [String] = []
}
