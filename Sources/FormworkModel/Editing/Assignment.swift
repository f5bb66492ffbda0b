extension DocumentEditor {
    /// A value that is set on an element of a document, such as `a1B-c2-D3e.constant=8`. The product `FormworkEdit` makes an edit of it, which is
    /// held against what the element can have.
    public struct Assignment: Hashable, Sendable {
        /// The element's id.
        public let id: String
        /// `constant`, `priority`, `frame`, `hidden`, `alpha`, or another XML attribute.
        public let name: String
        /// What it becomes; empty to take an attribute away.
        public let value: String

        /// An assignment by its parts.
        public init(id: String, name: String, value: String) {
            self.id = id
            self.name = name
            self.value = value
        }

        /// An assignment as it is written: `id.name=value`; a frame is `x,y,width,height`.
        ///
        /// - Throws: an `AssignmentError` where the text is none.
        public init(_ text: String) throws(AssignmentError) {
            let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let names = sides[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
            guard sides.count == 2, names.count == 2, !names[0].isEmpty, !names[1].isEmpty else { throw .noAssignment(text) }
            self.init(id: String(names[0]), name: String(names[1]), value: String(sides[1]))
        }

        /// The assignment as it is written.
        public var text: String { "\(id).\(name)=\(value)" }
    }
}

extension DocumentEditor {
    /// Why a text sets no value.
    public enum AssignmentError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The text is not of the form `id.name=value`.
        case noAssignment(String)

        public var description: String {
            switch self {
            case .noAssignment(let text): "'\(text)' sets nothing; expected id.name=value, such as a1B-c2-D3e.constant=8"
            }
        }
    }
}
