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
    public static let corpus = getenv("FORMWORK_CORPUS").map { String(cString: $0) } ?? package + "/../shared/corpus"

    /// Documents with their translations, next to the corpus.
    public static let translations = corpus + "/../strings"

    /// Returns the paths of translations with a suffix, from their list.
    public static func translations(endingIn ending: String) throws -> [String] {
        let list = String(decoding: try bytes(of: translations + "/strings.tsv"), as: UTF8.self)
        return list.split(separator: "\n").dropFirst().compactMap { $0.split(separator: "\t").first }
            .filter { $0.hasSuffix(ending) }.map { translations + "/\($0)" }
    }

    /// Returns the path of a document in the corpus.
    public static func corpusFile(_ path: String) -> String { corpus + "/files/" + path }

    /// LDOLayoutTemplates' own example.
    public static let layoutTemplatesExample = corpusFile(
        "lurado+LDOLayoutTemplates/Example/LDOLayoutTemplates/Base.lproj/Main.storyboard")

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

    /// Returns the paths of all documents in the corpus's list.
    public static func corpusDocuments() throws -> [String] {
        let list = String(decoding: try bytes(of: corpus + "/MANIFEST.tsv"), as: UTF8.self)
        return list.split(separator: "\n").dropFirst().compactMap { $0.split(separator: "\t").first.map { corpus + "/\($0)" } }
    }

    public struct MissingFile: Error { package var path: String }
}
