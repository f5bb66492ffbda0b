/// A document's excess over a limit.
package struct ExceededLimit: Hashable, Sendable {
    /// A limited quantity.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case size, depth, elements, attributes, text, states

        /// The command line option that sets the limit.
        package var option: String { "--max-\(rawValue)" }

        fileprivate var excess: String {
            switch self {
            case .size: "the file has too many bytes"
            case .depth: "elements are nested too deeply"
            case .elements: "the document has too many elements, texts and comments"
            case .attributes: "an element has too many attributes"
            case .text: "a text has too many bytes"
            case .states: "there are too many states"
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
