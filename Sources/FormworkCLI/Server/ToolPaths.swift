import FormworkDiagnostics
import FormworkFiles
import FormworkServer
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// The folders that a client may use, and the paths that it names.
final class ToolPaths: Sendable {
    /// Why a path is not taken.
    struct Refusal: Error {
        let message: String
    }

    /// Those that the command was started with, resolved.
    private let own: [SystemPath]
    private let current: Mutex<[SystemPath]>

    /// - Parameter folders: the folders; none for the working folder.
    /// - Throws: `RunFailure` where one of them is no folder.
    init(_ folders: [String]) throws(RunFailure) {
        var own: [SystemPath] = []
        for folder in folders.isEmpty ? ["."] : folders {
            guard let place = SystemPath(folder).resolved, place.status()?.isFolder == true else {
                throw RunFailure("'\(folder)' is no folder", .cannotRead)
            }
            own.append(place)
        }
        self.own = own
        current = Mutex(own)
        set(nil)
    }

    /// The folders, resolved.
    var folders: [SystemPath] { current.withLock { $0 } }

    /// Takes the folders that the client has opened; those that it was started with where it says none.
    ///
    /// What is no folder is left out: where none is one, nothing can be used.
    func set(_ paths: [String]?) {
        let folders = paths.map { paths in
            paths.compactMap { SystemPath($0).resolved }.filter { $0.status()?.isFolder == true }
        }
        let places = folders ?? own
        current.withLock { $0 = places }
        FileFence.set(places)
        // Paths are relative to the first folder, and what is reported is, too.
        if let first = places.first { _ = first.withCString { chdir($0) } }
    }

    /// The path of a file or folder that is there, as verbs take it.
    func existing(_ path: String) throws(Refusal) -> String {
        let found = try admitted(path)
        guard let status = SystemPath(found).status() else { throw Refusal(message: "there is no file '\(path)'") }
        guard status.isFolder || status.isPlainFile else { throw Refusal(message: "'\(path)' is neither a file nor a folder") }
        return found
    }

    /// The path of a file that may be written, as verbs take it.
    func output(_ path: String) throws(Refusal) -> String {
        let found = try admitted(path)
        // What is sent to the client goes no other way.
        if OutputPlace.descriptor(found) != nil { throw Refusal(message: "'\(path)' is neither a file nor a folder") }
        if let status = SystemPath(found).status(), !status.isFolder, !status.isPlainFile {
            throw Refusal(message: "'\(path)' is neither a file nor a folder")
        }
        return found
    }

    /// A path that does not lead out. It is no option, no number of an open file, and no name of standard input.
    private func admitted(_ named: String) throws(Refusal) -> String {
        // Resources are named by their addresses.
        let path = named.hasPrefix("file:") ? FileURI.path(named) ?? named : named
        guard !path.isEmpty, !path.utf8.contains(0) else { throw Refusal(message: "'\(path)' is no path") }
        let folders = folders
        guard let first = folders.first else { throw Refusal(message: "there is no folder that may be used") }
        if path.hasPrefix("/") {
            if FileFence.admits(SystemPath(path)) { return path }
            throw refusal(path, folders)
        }
        let relative = path.hasPrefix("-") ? "./" + path : path
        // What stands in the second folder or a later one is found there.
        for folder in folders.dropFirst() where first.appending(path.utf8).status() == nil {
            let place = folder.appending(path.utf8)
            if place.status() != nil, FileFence.admits(place) { return place.text }
        }
        if FileFence.admits(SystemPath(relative)) { return relative }
        throw refusal(path, folders)
    }

    private func refusal(_ path: String, _ folders: [SystemPath]) -> Refusal {
        let names = folders.map { "'\($0.text)'" }.joined(separator: ", ")
        return Refusal(message: "'\(path)' is outside of the folders that may be used: \(names)")
    }
}
