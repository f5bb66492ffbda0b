import FormworkDiagnostics
import FormworkFiles
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Validates paths from a client against the folders that it may access.
final class ToolPaths: Sendable {
    /// The reason why a path is rejected.
    struct Refusal: Error {
        let message: String
    }

    /// The folders that the command was started with, resolved.
    private let own: [SystemPath]
    private let current: Mutex<[SystemPath]>

    /// - Parameter folders: the folders; none for the working folder.
    /// - Throws: `RunFailure` if one of them isn't a folder.
    init(_ folders: [String]) throws(RunFailure) {
        var own: [SystemPath] = []
        for folder in folders.isEmpty ? ["."] : folders {
            guard let place = SystemPath(folder).resolved, place.status()?.isFolder == true else {
                throw RunFailure("'\(folder)' isn't a folder", status: .cannotRead)
            }
            own.append(place)
        }
        self.own = own
        current = Mutex(own)
        set(nil)
    }

    /// The accessible folders, resolved.
    var folders: [SystemPath] { current.withLock { $0 } }

    /// Sets the folders that the client has opened; nil for those that the command was started with.
    ///
    /// Paths that aren't folders are ignored. If none is a folder, nothing is accessible.
    func set(_ paths: [String]?) {
        let folders = paths.map { paths in
            paths.compactMap { SystemPath($0).resolved }.filter { $0.status()?.isFolder == true }
        }
        let places = folders ?? own
        current.withLock { $0 = places }
        FileFence.set(places)
        // Paths from the client and in results are relative to the first folder.
        if let first = places.first { _ = first.withCString { chdir($0) } }
    }

    /// Returns the path of an existing file or folder for use by verbs.
    func existing(_ path: String) throws(Refusal) -> String {
        let found = try admitted(path)
        guard let status = SystemPath(found).status() else { throw Refusal(message: "there is no file '\(path)'") }
        guard status.isFolder || status.isPlainFile else { throw Refusal(message: "'\(path)' is neither a file nor a folder") }
        return found
    }

    /// Returns the path of a file that may be written, for use by verbs.
    func output(_ path: String) throws(Refusal) -> String {
        let found = try admitted(path)
        // Standard output is reserved for messages to the client.
        if OutputPlace.descriptor(found) != nil { throw Refusal(message: "'\(path)' is neither a file nor a folder") }
        if let status = SystemPath(found).status(), !status.isFolder, !status.isPlainFile {
            throw Refusal(message: "'\(path)' is neither a file nor a folder")
        }
        return found
    }

    /// Returns a path inside the folders, in a form that cannot be an option, a descriptor or the name of standard input.
    private func admitted(_ named: String) throws(Refusal) -> String {
        // Resources are named by their URIs.
        let path = named.hasPrefix("file:") ? FileURI.path(named) ?? named : named
        guard !path.isEmpty, !path.utf8.contains(0) else { throw Refusal(message: "'\(path)' isn't a valid path") }
        let folders = folders
        guard let first = folders.first else { throw Refusal(message: "there is no allowed folder") }
        if path.hasPrefix("/") {
            if FileFence.admits(SystemPath(path)) { return path }
            throw refusal(path, folders: folders)
        }
        let relative = path.hasPrefix("-") ? "./" + path : path
        // The other folders are searched if the first doesn't have the path.
        for folder in folders.dropFirst() where first.appending(path).status() == nil {
            let place = folder.appending(path)
            if place.status() != nil, FileFence.admits(place) { return place.text }
        }
        if FileFence.admits(SystemPath(relative)) { return relative }
        throw refusal(path, folders: folders)
    }

    private func refusal(_ path: String, folders: [SystemPath]) -> Refusal {
        let names = folders.map { "'\($0.text)'" }.joined(separator: ", ")
        return Refusal(message: "'\(path)' is outside the allowed folders: \(names)")
    }
}
