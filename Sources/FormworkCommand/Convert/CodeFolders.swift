import FormworkCode
import FormworkDiagnostics
import FormworkFiles
import FormworkModel

/// The destination of generated code: a folder, with a subfolder for each document if there are several.
struct CodeFolders {
    /// The folder; `-` for standard output.
    let output: String
    /// Whether the code is formatted with the toolchain's `swift format`, if there is one.
    let formats: Bool

    /// The code of a document.
    struct Document {
        /// The path as the caller gave it.
        var file: String
        /// The document's file name, without folders.
        var name: String
        var files: [(name: String, text: String)]
    }

    /// Returns notes on the parts of a document that its code doesn't express, file by file. A document without views has no files; its
    /// notes cover the other contents.
    static func notes(_ files: [[NotConverted]], of document: InterfaceDocument, file: String) -> [Diagnostic] {
        let items = files.isEmpty ? CodeGenerator.notConverted(ofViewless: document) : files.flatMap(\.self)
        let map = InterfaceDocument.SourceMap(document, file: file)
        return items.map { item in
            Diagnostic(rule: "not-converted", severity: .note, message: item.text, location: map.location(of: item.element))
        }
    }

    /// Writes the code of documents. If one of a document's files cannot be written, none of them is.
    func write(_ documents: [Document]) throws(RunFailure) {
        do throws(FileError) {
            let folders = Self.folders(of: documents)
            let root = documents.count > 1 && output != "-" ? try OutputFolder.make(output) : nil
            let texts = documents.flatMap { $0.files.map(\.text) }
            var written = (formats ? CodeFormatter.formatted(texts) : texts)[...]
            for (document, folder) in zip(documents, folders) {
                let files = zip(document.files, written).map { ($0.name, [UInt8]($1.utf8)) }
                written = written.dropFirst(files.count)
                var rules = OutputRules(document: document.file)
                rules.folder = root
                try OutputFolder.write(root == nil ? output : "\(output)/\(folder)", files, rules)
            }
        } catch {
            throw RunFailure("'\(error.path)' cannot be written: \(error.reason)", status: .cannotWrite)
        }
    }

    /// Returns a folder name for each document, derived from its file name. Duplicate names get a number.
    ///
    /// Many file systems don't distinguish names that differ only in case.
    private static func folders(of documents: [Document]) -> [String] {
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

    /// Returns a folder name that is valid on every file system: no control characters or separators, no Windows device name, not too long.
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
}
