public import FormworkDiagnostics
import FormworkTree

extension InterfaceDocument {
    /// Where a document's elements stand: made once per document when there is something to report.
    public struct SourceMap: Sendable {
        private let document: InterfaceDocument
        private let file: String
        private let lines: LineIndex

        /// - Parameters:
        ///   - document: what the places are looked up in.
        ///   - file: the document's path as the caller gave it.
        /// - Complexity: O(n) in the size of the document.
        public init(_ document: InterfaceDocument, file: String) {
            self.document = document
            self.file = file
            lines = LineIndex(document.storage.tree.source)
        }

        /// The place of what a finding on a document that was made of this one is about: that of the element with the same id.
        public func location(of diagnostic: Diagnostic) -> Diagnostic.Location {
            guard let id = diagnostic.location.element, let element = document.element(id: id) else { return diagnostic.location }
            return location(of: element)
        }

        /// The place of an element; in an upgraded archive that of the object it comes from.
        public func location(of element: Element) -> Diagnostic.Location {
            let (line, column) = lines.position(of: element.offset)
            return SourceLocation(file: file, line: line, column: column, element: element.id)
        }
    }
}
