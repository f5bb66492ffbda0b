import Foundation

/// The folders of real files, next to the repository.
enum Corpus {
    /// The repository, in which the checks run.
    static let root = FileManager.default.currentDirectoryPath
    static let shared = URL(fileURLWithPath: root + "/../shared").standardizedFileURL.path
    static let folds = ["files", "files-2", "files-3"].map { "\(shared)/corpus/\($0)" }

    /// Returns the existing folders that the options name, else those of `defaults`; skips the check where there are none.
    static func folders(_ options: Options, _ defaults: [String]) throws(Skipped) -> [String] {
        let found = (options.words.isEmpty ? defaults : options.words).map { URL(fileURLWithPath: $0).path }.filter(isFolder)
        guard !found.isEmpty else {
            throw Skipped(text: "there is no \((options.words.isEmpty ? defaults : options.words).joined(separator: ", nor "))")
        }
        return found
    }

    /// Returns the interface files below a folder, sorted.
    ///
    /// - Parameter endings: the endings that count; "designable.nib" is the source in a compiled file.
    static func files(below folder: String, _ endings: [String] = [".xib", ".storyboard", ".nib/designable.nib"]) -> [String] {
        entries(below: folder).filter { path in endings.contains { path.hasSuffix($0) } && !isFolder(path) }
    }

    /// Returns all paths below a folder, sorted by their parts.
    static func entries(below folder: String) -> [String] {
        guard let walker = FileManager.default.enumerator(atPath: folder) else { return [] }
        func order(_ byte: UInt8) -> UInt8 { byte == UInt8(ascii: "/") ? 0 : byte }
        return walker.compactMap { $0 as? String }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) { order($0) < order($1) } }.map {
            "\(folder)/\($0)"
        }
    }

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Returns the rows of a table with tabs, by the names of its first line.
    static func table(_ path: String) throws(Failure) -> [[String: String]] {
        let lines = String(decoding: try bytes(of: path), as: UTF8.self).split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        guard let names = lines.first else { return [] }
        return lines.dropFirst().map { Dictionary(zip(names, $0)) { first, _ in first } }
    }
}

/// The reason why a check cannot run here.
struct Skipped: Error {
    let text: String
}

/// Returns the bytes of a file.
func bytes(of path: String) throws(Failure) -> [UInt8] {
    do { return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) } catch { throw Failure("'\(path)' cannot be read") }
}

/// Writes a file.
func write(_ bytes: [UInt8], to path: String) {
    let isWritten = FileManager.default.createFile(atPath: path, contents: Data(bytes))
    precondition(isWritten, "'\(path)' cannot be written")
}

/// Writes a file.
func write(_ text: String, to path: String) { write(Array(text.utf8), to: path) }

/// Removes a file or folder, if it is there.
func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

/// Makes a folder.
func makeFolder(_ path: String) { try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

/// Returns the last part of a path.
func name(of path: String) -> String { (path as NSString).lastPathComponent }

/// Returns the ending of a path, with its dot.
func ending(of path: String) -> String {
    let last = (path as NSString).pathExtension
    return last.isEmpty ? "" : "." + last
}

/// Makes a folder for temporary files, and removes it after the work.
func withScratch<Result>(_ body: (String) throws -> Result) rethrows -> Result {
    let folder = "\(NSTemporaryDirectory())/formwork-check-\(UUID().uuidString)"
    makeFolder(folder)
    defer { remove(folder) }
    return try body(folder)
}

extension Array {
    /// Returns each Nth element, from the first.
    func every(_ count: Int) -> [Element] { stride(from: 0, to: self.count, by: Swift.max(1, count)).map { self[$0] } }

    /// Returns the elements in batches.
    func batches(of size: Int) -> [[Element]] { stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) } }
}
