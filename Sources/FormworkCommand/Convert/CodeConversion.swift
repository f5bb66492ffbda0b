import FormworkCode
import FormworkDiagnostics
import FormworkFiles
import FormworkImport
import FormworkModel
import FormworkProject
import Synchronization

/// Writes documents as code into a folder and, if requested, proves that the code lays out as the documents do.
struct CodeConversion {
    let dialect: CodeDialect
    /// The form of the classes; nil to choose one for each.
    let form: CodeForm?
    /// The earliest system that the code runs on; nil for any.
    let target: SystemVersion?
    /// Whether the code also sets properties to values that have no effect.
    let isExhaustive: Bool
    /// A template file; nil for the dialect's own template.
    let template: String?
    /// The output folder; `-` for standard output.
    let output: String
    /// Whether the code is formatted with the toolchain's `swift format`, if there is one.
    let formats: Bool
    /// Whether comments in the code name the ids of objects.
    let showsIDs: Bool
    /// The proof to run on the code; nil for none.
    let proof: CodeProof?

    /// A document and its code.
    struct Converted: Sendable {
        /// The path as the caller gave it.
        var file: String
        /// The document's file name, without folders.
        var name: String
        var bytes: [UInt8]
        var files: [GeneratedFile]
    }

    func run(_ run: FileRun) throws -> ExitStatus {
        let generator = try makeGenerator()
        let (dialect, templatePath) = (dialect, template ?? "")
        let search = TranslationSearch()
        let converted = Mutex<[Converted]>([])
        let status = run.documents { file, read in
            let messages = read.diagnostics.shown
            guard dialect.canSpeak(of: read.document.platform) else {
                let message: ShownText =
                    "\(file): error: '--to \(dialect.rawValue)' doesn't support \(read.document.platform.rawValue) documents\n"
                return FileOutcome(errors: messages + message, status: .wrongUsage)
            }
            do throws(CodeTemplateError) {
                let name = file.split(separator: "/").last.map(String.init) ?? file
                let found = file == "-" ? nil : search.translations(at: SystemPath(file))
                let translations = found.map { CodeTranslations(table: $0.table, keys: $0.keys) }
                let files = try generator.files(of: read.document, source: name, translations: translations)
                converted.withLock { $0.append(Converted(file: file, name: name, bytes: read.document.text(), files: files)) }
                let notes = CodeFolders.notes(files.map(\.notConverted), of: read.document, file: file)
                return FileOutcome(errors: messages + notes.shown)
            } catch {
                return FileOutcome(errors: messages + Self.shown(error, path: templatePath), status: .wrongUsage)
            }
        }
        // A file that fails doesn't prevent the others from being written.
        let documents = converted.withLock { $0 }.sorted { $0.file < $1.file }
        if !documents.isEmpty {
            let folders = CodeFolders(output: output, formats: formats && dialect.fileExtension == "swift")
            try folders.write(
                documents.map { document in
                    CodeFolders.Document(file: document.file, name: document.name, files: document.files.map { ($0.name, $0.text) })
                })
            if let proof { return max(status, try proof.run(dialect, documents: documents)) }
        }
        return status
    }

    // MARK: The template

    /// Returns the generator for all documents, after checking the template.
    private func makeGenerator() throws -> CodeGenerator {
        guard let template else {
            return try CodeGenerator(dialect, form: form, target: target, showsIDs: showsIDs, isExhaustive: isExhaustive)
        }
        do {
            let text = try FileBuffer().read(InputFile(path: template)) { String(validating: $0, as: UTF8.self) }
            guard let text else {
                throw RunFailure(at: "\(template)", "the template isn't valid UTF-8", status: .wrongUsage)
            }
            return try CodeGenerator(
                dialect, template: text, form: form, target: target, showsIDs: showsIDs, isExhaustive: isExhaustive)
        } catch let error as FileError {
            throw RunFailure("'\(error.path)' cannot be read: \(error.reason)", status: .cannotRead)
        } catch let error as CodeTemplateError {
            throw RunFailure(at: "\(template):\(error.line):\(error.column)", "\(error.message)", status: .wrongUsage)
        }
    }

    private static func shown(_ error: CodeTemplateError, path: String) -> ShownText {
        "\(path):\(error.line):\(error.column): error: \(error.message)\n"
    }
}
