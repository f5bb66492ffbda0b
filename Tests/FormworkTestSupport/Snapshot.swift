#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// A golden file in the folder `Snapshots` next to the tests.
public enum Snapshot {
    /// Compares a text with a golden file. `RECORD_SNAPSHOTS=1` records it again and counts as a difference, so that it is not left on.
    ///
    /// - Parameters:
    ///   - text: the actual text.
    ///   - name: the golden file's name.
    ///   - source: the test's file; the golden files are next to it.
    /// - Returns: the difference; nil if there is none.
    public static func difference(_ text: String, _ name: String, source: String = #filePath) throws -> String? {
        let folder = source.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/") + "/Snapshots"
        let path = folder + "/" + name
        if getenv("RECORD_SNAPSHOTS").map({ String(cString: $0) }) == "1" {
            mkdir(folder, 0o777)
            guard let stream = fopen(path, "wb") else { throw TestFiles.MissingFile(path: path) }
            defer { fclose(stream) }
            let bytes = Array(text.utf8)
            guard fwrite(bytes, 1, bytes.count, stream) == bytes.count else { throw TestFiles.MissingFile(path: path) }
            return "\(name) has been recorded"
        }
        let expected = String(decoding: try TestFiles.bytes(of: path), as: UTF8.self)
        if text == expected { return nil }
        let lines = (
            text.split(separator: "\n", omittingEmptySubsequences: false), expected.split(separator: "\n", omittingEmptySubsequences: false)
        )
        let line = zip(lines.0, lines.1).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(lines.0.count, lines.1.count)
        return "\(name) differs from line \(line + 1) on; RECORD_SNAPSHOTS=1 records it again"
    }
}
