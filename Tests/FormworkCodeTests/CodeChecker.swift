import Foundation
import FormworkCode
import FormworkImport
import FormworkModel

/// Generates code from documents in tests, and parses it with the toolchain.
enum CodeChecker {
    static func document(_ text: String, file: String = "Test.xib") throws -> InterfaceDocument {
        try DocumentReader().read(Array(text.utf8), file: file).document
    }

    static func files(
        _ text: String, _ dialect: CodeDialect, source: String = "Test.xib", form: CodeForm? = .layout
    ) throws -> [GeneratedFile] {
        try CodeGenerator(dialect, form: form).files(of: document(text), source: source)
    }

    /// Returns the compiler's syntax errors in the files; empty if there are none.
    static func syntaxErrors(in files: [GeneratedFile], _ dialect: CodeDialect) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "formwork-code-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var paths: [String] = []
        for file in files where file.name.hasSuffix("." + dialect.fileExtension) {
            var text = file.text
            // Objective-C is only parsed, without resolving names, as the headers are missing.
            if dialect.isObjectiveC {
                text = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("#import") }.joined(
                    separator: "\n")
            }
            let place = folder.appending(path: file.name)
            try text.write(to: place, atomically: true, encoding: .utf8)
            paths.append(place.path(percentEncoded: false))
        }
        if dialect.isObjectiveC {
            let messages = try paths.map { try run("clang", ["-fsyntax-only", "-x", "objective-c", "-fblocks", "-ferror-limit=0", $0]) }
            return messages.joined().split(separator: "\n").filter {
                // The headers' types are missing, too.
                $0.contains("error: expected") && !$0.contains("error: expected a type") || $0.contains("error: unterminated")
                    || $0.contains("error: non-ASCII")
            }
            .joined(separator: "\n")
        }
        return try run("swiftc", ["-frontend", "-parse"] + paths)
    }

    /// Returns the error output of a tool of the toolchain.
    private static func run(_ tool: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let data = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
