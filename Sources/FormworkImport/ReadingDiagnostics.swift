import FormworkDiagnostics
import FormworkModel
import FormworkTree

/// What the reader has to say about a document: values that are not what their attributes hold.
enum ReadingDiagnostics {
    static func of(_ document: InterfaceDocument, file: String) -> [Diagnostic] {
        let issues = document.storage.index.issues
        guard !issues.isEmpty else { return [] }
        let map = SourceMap(document, file: file)
        return issues.compactMap { issue in
            let element = Element(document: document, node: Int(issue.node))
            let text = document.storage.tree.string(issue.text) ?? ""
            let message: String
            switch issue.kind {
            // Said by a rule of its own.
            case .duplicateID: return nil
            case .invalidNumber(let attribute): message = "'\(attribute.spelling)' is '\(text)', which is no number"
            case .unknownWord(let attribute): message = "'\(attribute.spelling)' is '\(text)', which is none of its values"
            }
            return Diagnostic(
                rule: "invalid-value", severity: .warning, message: message, location: map.location(of: element), path: element.path)
        }
    }
}
