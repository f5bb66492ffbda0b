import ArgumentParser
import FormworkCode
import FormworkDiagnostics
import FormworkImport
import FormworkModel

/// Writes a document as code, into a folder.
struct CodeConversion {
    let dialect: CodeDialect
    /// The file of a template; nil for the dialect's own.
    let template: String?
    /// The folder.
    let output: String

    func run(_ run: FileRun) throws {
        let template = try readTemplate()
        let (dialect, output) = (dialect, output)
        let status = run.run { file, read in
            switch read {
            case .failure(let error): return FileOutcome(errors: "\(error.diagnostic)\n", status: .foundErrors)
            case .success(let read):
                let messages = read.diagnostics.map { "\($0)\n" }.joined()
                guard dialect.canSpeak(of: read.document.platform) else {
                    let message =
                        "\(file): error: '--to \(dialect.rawValue)' has no words for the views of \(read.document.platform.rawValue)\n"
                    return FileOutcome(errors: messages + message, status: .wrongUsage)
                }
                do {
                    let name = file.split(separator: "/").last.map(String.init) ?? file
                    let files = try CodeGenerator(dialect, template: template).files(of: read.document, source: name)
                    let map = SourceMap(read.document, file: file)
                    let notes = files.flatMap(\.notConverted).map { item in
                        let location = map.location(of: item.element)
                        return "\(Diagnostic(rule: "not-converted", severity: .note, message: item.text, location: location))\n"
                    }
                    try OutputFolder.write(output, files.map { ($0.name, [UInt8]($0.text.utf8)) })
                    return FileOutcome(errors: messages + notes.joined())
                } catch let error as CodeTemplateError {
                    return FileOutcome(errors: messages + "formwork: error: the template: \(error)\n", status: .wrongUsage)
                } catch let error as FileError {
                    return FileOutcome(
                        errors: messages + "formwork: error: '\(error.path)' cannot be written: \(error.reason)\n", status: .cannotWrite)
                } catch {
                    return FileOutcome(errors: messages + "formwork: error: \(error)\n", status: .defect)
                }
            }
        }
        try status.check()
    }

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
