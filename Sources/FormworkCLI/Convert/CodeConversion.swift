import ArgumentParser
import FormworkCode
import FormworkDiagnostics
import FormworkImport
import FormworkModel
import Synchronization

/// Writes documents as code, into a folder, and proves it where that is asked for.
struct CodeConversion {
    let dialect: CodeDialect
    /// The file of a template; nil for the dialect's own.
    let template: String?
    /// The folder.
    let output: String
    /// Whether the code is formatted with the toolchain's `swift format`, where there is one.
    let formats: Bool
    /// How the code is proved; nil where it is not.
    let proof: CodeProof?

    /// A document and its code.
    struct Converted: Sendable {
        /// The path as the caller gave it.
        var file: String
        /// What the document's file is called, without folders.
        var name: String
        var bytes: [UInt8]
        var files: [GeneratedFile]
    }

    func run(_ run: FileRun) throws {
        let template = try readTemplate()
        let dialect = dialect
        let converted = Mutex<[Converted]>([])
        let status = run.run { file, read in
            switch read {
            case .failure(let error): return FileOutcome(errors: "\(error.diagnostic)\n", status: .foundErrors)
            case .success(let read):
                let messages = read.diagnostics.shown
                guard dialect.canSpeak(of: read.document.platform) else {
                    let message: ShownText =
                        "\(file): error: '--to \(dialect.rawValue)' has no words for the views of \(read.document.platform.rawValue)\n"
                    return FileOutcome(errors: messages + message, status: .wrongUsage)
                }
                do throws(CodeTemplateError) {
                    let name = file.split(separator: "/").last.map(String.init) ?? file
                    let files = try CodeGenerator(dialect, template: template).files(of: read.document, source: name)
                    converted.withLock { $0.append(Converted(file: file, name: name, bytes: read.document.text(), files: files)) }
                    let map = SourceMap(read.document, file: file)
                    let notes = files.flatMap(\.notConverted).map { item in
                        let location = map.location(of: item.element)
                        return Diagnostic(rule: "not-converted", severity: .note, message: item.text, location: location)
                    }
                    return FileOutcome(errors: messages + notes.shown)
                } catch {
                    return FileOutcome(errors: messages + "formwork: error: the template: \(error)\n", status: .wrongUsage)
                }
            }
        }
        // One bad file does not keep the others from being written.
        let documents = converted.withLock { $0 }.sorted { $0.file < $1.file }
        if !documents.isEmpty {
            try write(documents)
            if let proof { try proof.run(dialect, documents) }
        }
        try status.check()
    }

    // MARK: Writing

    private func write(_ documents: [Converted]) throws {
        do throws(FileError) {
            let folders = Self.folders(of: documents)
            if documents.count > 1, output != "-" { try OutputFolder.make(output) }
            for (document, folder) in zip(documents, folders) {
                let files = document.files.map { ($0.name, [UInt8](formatted($0).utf8)) }
                try OutputFolder.write(
                    documents.count > 1 && output != "-" ? "\(output)/\(folder)" : output, files, OutputRules(document: document.file))
            }
        } catch {
            StandardOutput.writeError("formwork: error: '\(error.path)' cannot be written: \(error.reason)\n")
            throw ExitCode(ExitStatus.cannotWrite.rawValue)
        }
    }

    /// A folder for each document, named after it; where two have the same name, with a number.
    private static func folders(of documents: [Converted]) -> [String] {
        var counts: [String: Int] = [:]
        return documents.map { document in
            let stem = document.name.split(separator: ".").first.map(String.init) ?? "Document"
            counts[stem, default: 0] += 1
            let count = counts[stem, default: 1]
            return count == 1 ? stem : "\(stem) \(count)"
        }
    }

    private func formatted(_ file: GeneratedFile) -> String {
        guard formats, dialect.fileExtension == "swift" else { return file.text }
        let configuration = #"{"version": 1, "lineLength": 140, "indentation": {"spaces": 4}}"#
        guard let scratch = ScratchFile(holding: file.text) else { return file.text }
        let result = ToolRun.run("swift", ["format", "format", "--configuration", configuration, "-"], input: scratch.path)
        guard let result, result.status == 0, !result.output.isEmpty else { return file.text }
        return String(decoding: result.output, as: UTF8.self)
    }

    // MARK: The template

    /// The template's text, once it is known that it can be followed.
    private func readTemplate() throws -> String? {
        guard let template else { return nil }
        do {
            let text = try FileBuffer().read(InputFile(path: template)) { String(decoding: $0, as: UTF8.self) }
            _ = try CodeGenerator(dialect, template: text)
            return text
        } catch let error as FileError {
            StandardOutput.writeError("formwork: error: '\(error.path)' cannot be read: \(error.reason)\n")
            throw ExitCode(ExitStatus.cannotRead.rawValue)
        } catch let error as CodeTemplateError {
            StandardOutput.writeError("formwork: error: the template '\(template)': \(error)\n")
            throw ExitCode(ExitStatus.wrongUsage.rawValue)
        }
    }
}
