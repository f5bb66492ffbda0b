import FormworkDiagnostics
import FormworkImport
import FormworkRules

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The documents that the tests read from files.
enum SampleDocument {
    /// The project's folder: this file stands three levels below it.
    static let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")

    /// The real-world documents, which stand beside the project.
    static let corpus = getenv("FORMWORK_CORPUS").map { String(cString: $0) } ?? package + "/../shared/corpus"

    static let layoutTemplatesExample =
        corpus + "/files/lurado+LDOLayoutTemplates/Example/LDOLayoutTemplates/Base.lproj/Main.storyboard"

    static var hasExample: Bool { access(layoutTemplatesExample, R_OK) == 0 }

    /// What reading and all rules say about a document.
    static func diagnostics(of file: String) throws -> [Diagnostic] {
        let bytes = try bytes(of: file)
        do {
            let read = try DocumentReader().read(bytes, file: file)
            return Validator().validate(read.document, file: file, readingDiagnostics: read.diagnostics)
        } catch {
            return [error.diagnostic]
        }
    }

    static func bytes(of file: String) throws -> [UInt8] {
        guard let stream = fopen(file, "rb") else { throw MissingFile(path: file) }
        defer { fclose(stream) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&chunk, 1, chunk.count, stream)
            if count == 0 { return bytes }
            bytes += chunk[..<count]
        }
    }

    struct MissingFile: Error { var path: String }
}
