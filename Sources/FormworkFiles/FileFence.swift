import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

// Safe pointers: memory is valid during a call, and its count comes with it.

/// The folders to which the program's file access is restricted when its commands come from others.
///
/// Links are resolved before a check, and an opened file is checked again, so that a link that is created in between has no effect. The program's own
/// temporary files and the system's programs that it starts are exempt.
package enum FileFence {
    private static let folders = Mutex<[SystemPath]?>(nil)

    /// Sets the allowed folders as resolved paths; nil to allow all.
    package static func set(_ folders: [SystemPath]?) { self.folders.withLock { $0 = folders } }

    /// Whether the destination of a path may be read and written, even if nothing exists there yet.
    package static func admits(_ path: SystemPath) -> Bool {
        guard let folders = folders.withLock({ $0 }) else { return true }
        guard let place = place(of: path) else { return false }
        return folders.contains { place == $0 || place.isInside($0) }
    }

    /// Whether an open file may be read.
    package static func admits(descriptor: Int32, openedAt path: SystemPath) -> Bool {
        guard let folders = folders.withLock({ $0 }) else { return true }
        guard let place = opened(descriptor) else { return admits(path) }
        return folders.contains { place == $0 || place.isInside($0) }
    }

    /// - Throws: an error where the path leads outside of the folders.
    package static func check(_ path: SystemPath) throws(FileError) { if !admits(path) { throw refusal(path.text) } }

    /// Returns the error for a path that leads outside of the folders.
    package static func refusal(_ path: String) -> FileError {
        FileError(path: path, reason: "it is outside the allowed folders", isRefusal: true)
    }

    /// Returns the destination of a path with links resolved; nil where it cannot be determined.
    private static func place(of path: SystemPath) -> SystemPath? {
        var (existing, missing) = (path, [[UInt8]]())
        while true {
            if let place = existing.resolved { return missing.reversed().reduce(place) { $0.appending($1) } }
            // A dangling link may lead anywhere by the time that it is written to.
            guard existing.status(followsLink: false) == nil else { return nil }
            let name = existing.name
            if name.isEmpty || name == Array(".".utf8) || name == Array("..".utf8) { return nil }
            missing.append(name)
            let parent = existing.parent
            if parent == existing { return nil }
            existing = parent
        }
    }

    /// Returns the path of an open file; nil where the system does not provide it.
    private static func opened(_ descriptor: Int32) -> SystemPath? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        #if canImport(Darwin)
            guard fcntl(descriptor, F_GETPATH, &buffer) == 0 else { return nil }
        #else
            guard readlink("/proc/self/fd/\(descriptor)", &buffer, Int(PATH_MAX)) > 0 else { return nil }
        #endif
        let path = SystemPath(bytes: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) })
        return path.bytes.first == UInt8(ascii: "/") ? path : nil
    }
}
