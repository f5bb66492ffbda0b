#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Folders of test files.
public enum TestFiles {
    /// The project's folder: this file is three levels below it.
    public static let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")

    /// Real documents, next to the project; tests that need them are skipped where they are missing.
    public static let corpus: String =
        if let folder = getenv("FORMWORK_CORPUS") { String(cString: folder) } else { package + "/../shared/corpus" }

    /// Documents with their translations, next to the corpus.
    public static let translations = corpus + "/../strings"

    /// Returns the paths of translations with a suffix, from their list.
    public static func translations(endingIn ending: String) throws -> [String] {
        try rows(of: translations + "/strings.tsv").map { $0[0] }.filter { $0.hasSuffix(ending) }.map { translations + "/" + $0 }
    }

    /// Returns the path of a document in `Tests/Documents`.
    public static func document(_ path: String) -> String { package + "/Tests/Documents/" + path }

    /// LDOLayoutTemplates' own example.
    public static let layoutTemplatesExample = document("LDOLayoutTemplates/Main.storyboard")

    /// Returns the path of a document in `SampleDocuments`.
    public static func sample(_ name: String) -> String { package + "/SampleDocuments/" + name }

    public static func exists(_ path: String) -> Bool { access(path, R_OK) == 0 }

    public static func bytes(of path: String) throws -> [UInt8] {
        guard let stream = fopen(path, "rb") else { throw MissingFile(path: path) }
        defer { fclose(stream) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&chunk, 1, chunk.count, stream)
            if count == 0 { return bytes }
            bytes += chunk[..<count]
        }
    }

    /// Returns the paths of all documents in the corpus's list; none without the corpus.
    public static func corpusDocuments() throws -> [String] {
        let list = corpus + "/MANIFEST.tsv"
        return exists(list) ? try rows(of: list).map { corpus + "/" + $0[0] } : []
    }

    /// Returns the paths of the documents in `Tests/Documents`, and of a sample of the corpus if it is there.
    ///
    /// - Parameter step: The distance between documents of the sample, in the order of the corpus's list.
    public static func realDocuments(corpusEvery step: Int) throws -> [String] {
        let sampled = try corpusDocuments().enumerated().filter { $0.offset % step == step / 2 }.map(\.element)
        return try KnownDocument.all().map(\.path) + sampled
    }

    /// Returns the cells of each row of a table with a heading, whose cells are separated by tabs.
    static func rows(of path: String) throws -> [[String]] {
        let lines = String(decoding: try bytes(of: path), as: UTF8.self).split(separator: "\n")
        return lines.dropFirst().map { line in line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }

    public struct MissingFile: Error { package var path: String }
}
