import FormworkFiles

/// Formats Swift code with the toolchain's `swift format`.
enum CodeFormatter {
    /// The number of files that one process formats.
    private static let batch = 4000
    private static let configuration = #"{"version": 1, "lineLength": 140, "indentation": {"spaces": 4}}"#

    /// Returns formatted texts. A text that cannot be formatted is returned unchanged, and so are all of them without a toolchain.
    static func formatted(_ texts: [String]) -> [String] {
        stride(from: 0, to: texts.count, by: batch).flatMap { formatted(batch: Array(texts[$0..<min($0 + batch, texts.count)])) }
    }

    private static func formatted(batch texts: [String]) -> [String] {
        guard let folder = ScratchFolder() else { return texts }
        for (number, text) in texts.enumerated() where !folder.write("\(number).swift", bytes: Array(text.utf8)) { return texts }
        let arguments = ["format", "format", "--in-place", "--parallel", "--recursive", "--ignore-unparsable-files"]
        let result = ToolRun.run("swift", arguments: arguments + ["--configuration", configuration, folder.path])
        guard result?.status == 0 else { return texts }
        return texts.enumerated().map { number, text in
            let read = try? FileBuffer().read(InputFile(path: "\(folder.path)/\(number).swift")) { String(validating: $0, as: UTF8.self) }
            guard let formatted = read ?? nil, !formatted.isEmpty else { return text }
            return formatted
        }
    }
}
