/// A document's excess over a limit.
package struct ExceededLimit: Hashable, Sendable {
    /// A limited quantity.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case size, depth, elements, attributes, text, states

        /// The command line option that sets the limit.
        package var option: String { "--max-\(rawValue)" }

        fileprivate var excess: String {
            switch self {
            case .size: "the file is larger than is read, in bytes"
            case .depth: "elements are nested deeper than is read"
            case .elements: "the document has more elements, texts and comments than are read"
            case .attributes: "an element has more attributes than are read"
            case .text: "a text is longer than is read, in bytes"
            case .states: "there are more states than are solved"
            }
        }
    }

    package var kind: Kind
    package var limit: Int
    /// The found quantity, as far as it was counted.
    package var found: Int
    /// Whether the document may contain more than was found, because reading stopped.
    package var isOpen: Bool

    package init(_ kind: Kind, limit: Int, found: Int, isOpen: Bool = false) {
        self.kind = kind
        self.limit = limit
        self.found = found
        self.isOpen = isOpen
    }

    package var message: String { "\(kind.excess): found \(found)\(isOpen ? " or more" : ""), the limit is \(limit)" }
    package var notes: [String] { ["\(kind.option) sets the limit"] }
}
