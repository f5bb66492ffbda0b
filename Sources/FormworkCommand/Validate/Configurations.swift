import FormworkDiagnostics
import FormworkFiles
import FormworkRules
import Synchronization

/// The configurations that apply to documents: those of the folders around each document, up to the repository's top folder.
///
/// Outside of a repository, they are those up to the working folder, or only that of the document's own folder.
final class Configurations: Sendable {
    /// A configuration that applies to a folder's documents.
    struct Entry: Sendable {
        /// The configuration, with patterns relative to the root.
        var configuration = LintConfiguration()
        /// The files that it was composed from, outermost first.
        var files: [String] = []
        /// Notes on the files, such as the parts that a translation omitted.
        var notes: [Diagnostic] = []
    }

    /// The source of configurations.
    enum Source: Sendable {
        /// The folders around each document.
        case folders
        /// A file, for all documents.
        case file(String)
        /// No configuration.
        case none
    }

    /// The maximum size of a configuration, in bytes.
    private static let sizeLimit = 1 << 20

    private let source: Source
    private let known = Mutex<[SystemPath: Entry]>([:])
    private let roots = Mutex<[SystemPath: SystemPath]>([:])
    private let workingFolder: SystemPath?

    init(_ source: Source) {
        self.source = source
        workingFolder = SystemPath(".").resolved
    }

    /// Returns the configuration for a document, the document's path relative to the root of the configurations, and that root.
    ///
    /// - Throws: `RunFailure` for a configuration that cannot be read or used.
    func entry(for file: InputFile) throws(RunFailure) -> (entry: Entry, path: String, root: SystemPath) {
        let location = file.isStandardInput ? SystemPath(file.path) : file.location.resolved ?? file.location
        let folder = file.isStandardInput ? workingFolder ?? SystemPath("/") : location.parent
        let root = root(of: folder)
        let path = Self.path(of: location, below: root)
        switch source {
        case .none: return (Entry(), path, root)
        case .file(let name):
            // Its patterns are relative to the repository's top folder, regardless of its own location.
            let file = SystemPath(name)
            if let entry = known.withLock({ $0[file] }) { return (entry, path, root) }
            let entry = try entry(at: file, prefix: "", around: Entry())
            known.withLock { $0[file] = entry }
            return (entry, path, root)
        case .folders: return (try entry(of: folder, below: root), path, root)
        }
    }

    // MARK: Folders

    private func root(of folder: SystemPath) -> SystemPath {
        if let root = roots.withLock({ $0[folder] }) { return root }
        var root = workingFolder.flatMap { folder == $0 || folder.isInside($0) ? $0 : nil } ?? folder
        var current = folder
        while true {
            if current.appending(".git").status() != nil {
                root = current
                break
            }
            let parent = current.parent
            if parent == current { break }
            current = parent
        }
        roots.withLock { $0[folder] = root }
        return root
    }

    private func entry(of folder: SystemPath, below root: SystemPath) throws(RunFailure) -> Entry {
        if let entry = known.withLock({ $0[folder] }) { return entry }
        let outer = folder == root || folder.parent == folder ? Entry() : try entry(of: folder.parent, below: root)
        var result = outer
        for name in [LintConfiguration.fileName, ".iblinter.yml"] {
            let path = folder.appending(name)
            // Configurations outside the accessible folders are ignored.
            guard path.status(followsLink: false) != nil, FileFence.admits(path) else { continue }
            let prefix = folder == root ? "" : Self.path(of: folder, below: root) + "/"
            result = try entry(at: path, prefix: prefix, around: outer)
            break
        }
        known.withLock { $0[folder] = result }
        return result
    }

    private func entry(at path: SystemPath, prefix: String, around outer: Entry) throws(RunFailure) -> Entry {
        var result = outer
        let configuration: LintConfiguration
        if path.name.elementsEqual(".iblinter.yml".utf8) {
            let translation = try Self.translation(of: path)
            configuration = translation.configuration
            result.notes += translation.notes
        } else {
            let bytes = try Self.bytes(of: path)
            do throws(ConfigurationError) {
                configuration = try LintConfiguration(bytes, file: path.text)
            } catch {
                throw RunFailure(configuration: error)
            }
        }
        if !configuration.inherits { result.files = [] }
        result.configuration = outer.configuration.with(configuration.below(prefix))
        result.files.append(path.text)
        return result
    }

    /// Translates an IBLinter configuration.
    static func translation(of path: SystemPath) throws(RunFailure) -> LintConfiguration.Translation {
        let bytes = try bytes(of: path)
        do throws(ConfigurationError) {
            return try LintConfiguration.translated(iblinter: bytes, file: path.text)
        } catch {
            throw RunFailure(configuration: error)
        }
    }

    /// Returns the bytes of a baseline file.
    static func bytes(ofBaseline path: SystemPath) throws(RunFailure) -> [UInt8] { try bytes(of: path, limit: 64 << 20) }

    private static func bytes(of path: SystemPath, limit: Int = sizeLimit) throws(RunFailure) -> [UInt8] {
        do {
            let bytes = try FileBuffer(sizeLimit: limit).read(plainFile: path) { Array($0) }
            guard bytes.count <= limit else { throw FileError(path: path.text, reason: "it has more than \(limit) bytes") }
            return bytes
        } catch {
            let reason = (error as? FileError)?.reason ?? "\(error)"
            throw RunFailure("'\(path.text)' cannot be read: \(reason)", status: .cannotRead)
        }
    }

    /// Returns the path of a file relative to the root of its configurations; the path itself if it cannot be resolved.
    func reference(of path: String) -> String {
        guard let location = ArgumentPath.location(path).resolved else { return path }
        return Self.path(of: location, below: root(of: location.parent))
    }

    /// Returns a path relative to a folder; the whole path if it isn't inside.
    private static func path(of path: SystemPath, below folder: SystemPath) -> String {
        guard path.isInside(folder) else { return path.text }
        let rest = path.bytes.dropFirst(folder.bytes.count).drop { $0 == UInt8(ascii: "/") }
        return String(decoding: rest, as: UTF8.self)
    }
}

extension RunFailure {
    /// Creates a usage error for an invalid configuration.
    init(configuration error: ConfigurationError) { self.init(error.diagnostic, .wrongUsage) }
}
