import FormworkDiagnostics
import FormworkExport
import FormworkFiles
import FormworkImport
import FormworkModel
import FormworkRules
import FormworkTree

/// Mends documents where what is found says for certain how.
struct Mending: Sendable {
    /// What became of a document.
    struct Result {
        /// The document as it is afterwards; nil where nothing was mended.
        var document: ReadDocument?
        /// How many findings were mended.
        var count = 0
        /// What changed, or would change, as a diff; empty where files are written.
        var diff: ShownText = ""
    }

    let validator: Validator
    /// Whether files stay as they are.
    let isDryRun: Bool

    /// Mends a document, and writes it unless it is a dry run. What is no longer what was read is not replaced; legacy archives stay as they are.
    ///
    /// - Parameter source: the file that the document was read from; nil where that is unknown.
    func mend(_ read: ReadDocument, _ source: InputFile?, file: String, reference: String) throws(FileError) -> Result {
        if read.document.format != .modern { return Result() }
        let rules = OutputRules(changing: source ?? InputFile(path: file))
        let (document, mended) = validator.fixed(read.document, file: file, reference: reference)
        if mended.isEmpty { return Result() }
        let bytes = document.text()
        guard let again = try? DocumentReader(limits: .largest).read(bytes, file: file), again.document == document else {
            throw FileError(path: file, reason: "what would be written does not read as it should")
        }
        if isDryRun {
            return Result(count: mended.count, diff: UnifiedDiff(read.document.text(), bytes, file: file).shownText)
        }
        try OutputFile.replace(file, with: bytes, rules)
        return Result(document: again, count: mended.count)
    }
}
