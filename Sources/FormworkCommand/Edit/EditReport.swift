import FormworkData
import FormworkDiagnostics
import FormworkEdit
import FormworkResults
import FormworkFiles
import FormworkChanges

/// The result of edit commands in a document.
struct EditReport {
    var file: String
    var result: EditResult
    var isWritten: Bool
    var tables: [LocalizedTables.Table]
    var findings: [Diagnostic]
    var comparison: FileComparison

    /// The format of `formwork edit` for one file.
    static let shape = JSONShape<EditReport>.object("edited", "The result of commands in a document.") {
        JSONMember("file", ResultShapes.file) { $0.file }
        JSONMember("changed", .boolean, "Whether the document changed.") { $0.result.isChanged }
        JSONMember("written", .boolean, "Whether the document or its translation tables were written.") {
            ($0.result.isChanged || !$0.tables.isEmpty) && $0.isWritten
        }
        JSONMember(
            "last", ResultShapes.id, "The object that the last command created or changed; null if it isn't a single object."
        ) { $0.result.last }
        JSONMember(
            "undo", orNull: undo, "The edits that restore the original bytes; null if nothing changed or the file isn't text."
        ) { report in
            guard report.result.isChanged, let undo = report.result.undo, let written = String(validating: undo.written, as: UTF8.self),
                let original = String(validating: undo.original, as: UTF8.self)
            else { return nil }
            return (undo.offset, written, original)
        }
        JSONMember("extracted", .list(of: ResultShapes.file), "The storyboards to which scenes were extracted.") {
            $0.result.extracted.map(\.path)
        }
        JSONMember("localized", .list(of: localized), "The translation tables with new texts.") { $0.tables }
        JSONMember("notes", .list(of: .text), "Other effects, as text.") { $0.result.notes }
        JSONMember("findings", .list(of: ResultShapes.diagnostic), "New findings.") { $0.findings }
        JSONMember("diff", FileComparison.shape) { $0.comparison }
    }

    private static let undo = JSONShape<(offset: Int, written: String, original: String)>.object(
        "undo", "A place in the new document, and its previous content."
    ) {
        JSONMember("offset", ResultShapes.count, "The offset in bytes.") { $0.offset }
        JSONMember("written", .text, "The new content.") { $0.written }
        JSONMember("original", .text, "The previous content.") { $0.original }
    }

    private static let localized = JSONShape<LocalizedTables.Table>.object(
        "localized", "A translation table in the folder of its language."
    ) {
        JSONMember("file", ResultShapes.file) { $0.path.text }
        JSONMember("language", .text, "The language, such as de.") { $0.language }
        JSONMember("added", ResultShapes.count, "The number of new texts.") { $0.added }
    }

    /// The format for a file without the requested objects.
    static let untouched = JSONShape<String>.object("untouched", "One of several files, in which the commands found no objects.") {
        JSONMember("file", ResultShapes.file) { $0 }
        JSONMember("changed", constant: "false", "It is unchanged.")
        JSONMember("written", constant: "false", "Nothing was written.")
    }
}
