import ArgumentParser
import FormworkCode
import FormworkDiagnostics
import FormworkFiles
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
        let text = try readTemplate()
        let (dialect, templatePath) = (dialect, template ?? "")
        let converted = Mutex<[Converted]>([])
        let status = run.documents { file, read in
            let messages = read.diagnostics.shown
            guard dialect.canSpeak(of: read.document.platform) else {
                let message: ShownText =
                    "\(file): error: '--to \(dialect.rawValue)' has no words for the views of \(read.document.platform.rawValue)\n"
                return FileOutcome(errors: messages + message, status: .wrongUsage)
            }
            do throws(CodeTemplateError) {
                let name = file.split(separator: "/").last.map(String.init) ?? file
                let files = try CodeGenerator(dialect, template: text).files(of: read.document, source: name)
                converted.withLock { $0.append(Converted(file: file, name: name, bytes: read.document.text(), files: files)) }
                let map = SourceMap(read.document, file: file)
                let rest = files.isEmpty ? CodeGenerator.notConverted(ofViewless: read.document, source: name) : []
                let notes = (files.flatMap(\.notConverted) + rest).map { item in
                    let location = map.location(of: item.element)
                    return Diagnostic(rule: "not-converted", severity: .note, message: item.text, location: location)
                }
                return FileOutcome(errors: messages + notes.shown)
            } catch {
                return FileOutcome(errors: messages + Self.shown(error, templatePath), status: .wrongUsage)
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

    /// A folder for each document, named after it as far as a folder can be called so; where two have the same name, with a number.
    ///
    /// Names that differ in capitals only are the same on many file systems.
    private static func folders(of documents: [Converted]) -> [String] {
        var taken: Set<String> = []
        var next: [String: Int] = [:]
        return documents.map { document in
            let stem = folderName(document.name.split(separator: ".").first.map(String.init) ?? "")
            let key = folded(stem)
            var (name, number) = (stem, next[key] ?? 2)
            while !taken.insert(folded(name)).inserted {
                name = "\(stem) \(number)"
                number += 1
            }
            next[key] = number
            return name
        }
    }

    private static func folded(_ name: String) -> String { name.uppercased().lowercased() }

    /// What every file system takes for a folder's name: no controls, nothing that separates, no device of Windows, not too long.
    private static func folderName(_ stem: String) -> String {
        var name = ""
        for character in stem {
            let isPlain = character.unicodeScalars.allSatisfy { scalar in
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .surrogate: false
                default: !"/\\:*?\"<>|".unicodeScalars.contains(scalar)
                }
            }
            if name.utf8.count + character.utf8.count > 200 { break }
            name += isPlain ? String(character) : "-"
        }
        let isEmpty = name.allSatisfy { $0 == " " || $0 == "-" }
        let devices: Set = ["CON", "PRN", "AUX", "NUL"]
        let upper = name.uppercased()
        let isDevice = devices.contains(upper) || upper.count == 4 && (upper.hasPrefix("COM") || upper.hasPrefix("LPT"))
        return isEmpty ? "Document" : isDevice ? name + " Document" : name.first == " " || name.last == " " ? "Document" + name + "-" : name
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
            let text = try FileBuffer().read(InputFile(path: template)) { String(validating: $0, as: UTF8.self) }
            guard let text else {
                StandardOutput.writeError("\(template): error: the template is not UTF-8\n")
                throw ExitCode(ExitStatus.wrongUsage.rawValue)
            }
            _ = try CodeGenerator(dialect, template: text)
            return text
        } catch let error as FileError {
            StandardOutput.writeError("formwork: error: '\(error.path)' cannot be read: \(error.reason)\n")
            throw ExitCode(ExitStatus.cannotRead.rawValue)
        } catch let error as CodeTemplateError {
            StandardOutput.writeError(Self.shown(error, template))
            throw ExitCode(ExitStatus.wrongUsage.rawValue)
        }
    }

    private static func shown(_ error: CodeTemplateError, _ path: String) -> ShownText {
        "\(path):\(error.line):\(error.column): error: \(error.message)\n"
    }
}
