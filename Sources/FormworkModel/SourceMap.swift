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

extension Element {
    /// Where it is, in words: `Dashboard ▸ Credits Container ▸ label "2018"`.
    public var path: String {
        var parts: [String] = [description]
        var above = parent
        while let element = above {
            if document.name(of: element.node) == .scene {
                let record = document.index.recordOfNode[element.node]
                if record.kind == .scene, let label = Scene(document: document, index: Int(record.index)).label {
                    if parts.last != label { parts.append(label.shortened) }
                }
                break
            }
            if let label = element[.userLabel], !label.isEmpty, element.id != nil, !element.isController { parts.append(label.shortened) }
            above = element.parent
        }
        return parts.reversed().joined(separator: " ▸ ")
    }

    /// What it is, in words: its label in Interface Builder, else `label "2018"`, else its name and id.
    public var description: String {
        if let label = self[.userLabel], !label.isEmpty { return label.shortened }
        if let label {
            let line = label.drop(while: \.isNewline).prefix { !$0.isNewline }
            return "\(name) \"\(line.dropFirst(40).isEmpty ? line : line.prefix(39) + "…")\""
        }
        guard let id else { return name }
        return "\(name) '\(id)'"
    }
}

extension String {
    /// Labels are repeated in the path of everything below: one that is longer than a line is cut.
    fileprivate var shortened: String { dropFirst(200).isEmpty ? self : prefix(199) + "…" }
}
