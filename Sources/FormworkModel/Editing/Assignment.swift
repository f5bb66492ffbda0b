extension DocumentEditor {
    /// A value to set on an element of a document, such as `a1B-c2-D3e.constant=8`. `FormworkEdit` turns it into an edit and checks it
    /// against the values that the element can have.
    public struct Assignment: Hashable, Sendable {
        /// The element's id.
        public let id: String
        /// `constant`, `priority`, `frame`, `hidden`, `alpha`, or another XML attribute.
        public let name: String
        /// The new value; empty to remove an attribute.
        public let value: String

        /// Creates an assignment from its parts.
        public init(id: String, name: String, value: String) {
            self.id = id
            self.name = name
            self.value = value
        }

        /// Parses an assignment in the form `id.name=value`. A frame is written `x,y,width,height`.
        ///
        /// - Throws: an `AssignmentError` if the text isn't an assignment.
        public init(_ text: String) throws(DocumentEditor.AssignmentError) {
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
    /// An error of parsing an assignment.
    public enum AssignmentError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The text is not of the form `id.name=value`.
        case noAssignment(String)

        public var description: String {
            switch self {
            case .noAssignment(let text): "'\(text)' isn't an assignment; expected id.name=value, such as a1B-c2-D3e.constant=8"
            }
        }
    }
}
