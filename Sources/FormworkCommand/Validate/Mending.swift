import FormworkDiagnostics
import FormworkResults
import FormworkFiles
import FormworkImport
import FormworkModel
import FormworkRules
import FormworkTree

/// Applies the automatic fixes of findings to documents.
struct Mending: Sendable {
    /// The outcome for a document.
    struct Result {
        /// The fixed document; nil if nothing was fixed.
        var document: ReadDocument?
        /// The number of fixed findings.
        var count = 0
        /// The changes as a diff; empty if files are written.
        var diff: ShownText = ""
    }

    let validator: Validator
    /// Whether files are left unchanged.
    let isDryRun: Bool

    /// Fixes a document, and writes it unless it is a dry run. A file that has changed since it was read isn't replaced, and legacy archives
    /// aren't changed.
    ///
    /// - Parameter source: the file that the document was read from; nil if unknown.
    func mend(_ read: ReadDocument, source: InputFile?, file: String, reference: String) throws(FileError) -> Result {
        if read.document.format != .modern { return Result() }
        let rules = OutputRules(changing: source ?? InputFile(path: file))
        let (document, mended) = validator.fixed(read.document, file: file, reference: reference)
        if mended.isEmpty { return Result() }
        let bytes = document.text()
        guard let again = try? DocumentReader(limits: .largest).read(bytes, file: file), again.document == document else {
            throw FileError(path: file, reason: "the output does not read back correctly")
        }
        if isDryRun {
            return Result(count: mended.count, diff: UnifiedDiff(read.document.text(), bytes, file: file).shownText)
        }
        try OutputFile.replace(file, with: bytes, rules)
        return Result(document: again, count: mended.count)
    }
}
