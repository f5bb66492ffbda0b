public import FormworkDiagnostics
import FormworkTree

extension InterfaceDocument {
    /// The source locations of a document's elements. It is created once per document if there is something to report.
    public struct SourceMap: Sendable {
        private let document: InterfaceDocument
        private let file: String
        private let lines: LineIndex

        /// - Parameters:
        ///   - document: the document to look up locations in.
        ///   - file: the document's path as the caller gave it.
        /// - Complexity: O(n) in the size of the document.
        public init(_ document: InterfaceDocument, file: String) {
            self.document = document
            self.file = file
            lines = LineIndex(document.storage.tree.source)
        }

        /// Returns the location of a finding on a document derived from this one: that of the element with the same id.
        public func location(of diagnostic: Diagnostic) -> Diagnostic.Location {
            guard let id = diagnostic.location.element, let element = document.element(id: id) else { return diagnostic.location }
            return location(of: element)
        }

        /// Returns the location of an element; in an upgraded archive that of the original object.
        public func location(of element: Element) -> Diagnostic.Location {
            let (line, column) = lines.position(of: element.offset)
            return Diagnostic.Location(file: file, line: line, column: column, element: element.id)
        }
    }
}
