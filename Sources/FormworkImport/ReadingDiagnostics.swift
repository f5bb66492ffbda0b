import FormworkDiagnostics
import FormworkModel
import FormworkTree

/// The reader's diagnostics of a document: invalid attribute values.
enum ReadingDiagnostics {
    static func of(_ document: InterfaceDocument, file: String) -> [Diagnostic] {
        let issues = document.storage.index.issues
        guard !issues.isEmpty else { return [] }
        let map = InterfaceDocument.SourceMap(document, file: file)
        return issues.compactMap { issue in
            let element = Element(document: document, node: issue.node)
            let text = document.storage.tree.string(issue.text) ?? ""
            let message: String
            switch issue.kind {
            // A rule reports it.
            case .duplicateID: return nil
            case .invalidNumber(let attribute): message = "'\(attribute.spelling)' is '\(text)', which is not a number"
            case .unknownWord(let attribute): message = "'\(attribute.spelling)' is '\(text)', which is not one of its values"
            }
            return Diagnostic(
                rule: "invalid-value", severity: .warning, message: message, location: map.location(of: element), path: element.path)
        }
    }

    /// Returns the findings of an archive's upgrade, with locations in the archive.
    ///
    /// - Parameters:
    ///   - findings: The findings.
    ///   - archive: The original tree.
    ///   - document: The upgraded document.
    ///   - file: The path to give in locations.
    static func of(
        _ findings: [ArchiveFinding], of archive: ElementTree, in document: InterfaceDocument, file: String
    ) -> [Diagnostic] {
        guard !findings.isEmpty else { return [] }
        let lines = LineIndex(document.storage.tree.source)
        let objects = ArchiveObjects(archive, document: document)
        return findings.map { finding in
            let (line, column) = lines.position(of: finding.offset)
            let count = finding.count > 1 ? ", \(finding.count) times" : ""
            let element = objects.element(at: finding.offset)
            return Diagnostic(
                rule: finding.kind.rule, severity: finding.kind.severity, message: finding.message + count,
                location: Diagnostic.Location(file: file, line: line, column: column, element: element?.id), path: element?.path)
        }
    }
}

extension ArchiveFinding.Kind {
    /// The rule that reports the finding.
    fileprivate var rule: String {
        switch self {
        case .unknownClass, .unknownKey, .misplacedObject: "unknown-content"
        case .missingTarget: "dangling-reference"
        case .unreadableValue: "invalid-value"
        case .duplicateID: "duplicate-id"
        case .tooDeep, .tooLarge: "limit-exceeded"
        }
    }

    fileprivate var severity: Severity {
        switch self {
        case .unknownClass, .unknownKey, .misplacedObject: .note
        // Reading continues without the missing part.
        case .missingTarget, .unreadableValue: .warning
        case .duplicateID, .tooDeep, .tooLarge: .error
        }
    }
}
