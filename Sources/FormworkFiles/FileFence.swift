import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

// Safe pointers: memory is lent for the time of a call, and its count comes with it.

/// The folders outside of which this program reads and writes nothing, where somebody else says what it does.
///
/// Links are resolved before it is asked, and what was opened is asked about once more: a link that was put there meanwhile leads nowhere.
/// What the program needs for itself - its own temporary files, programs of the system that it starts - is not concerned.
package enum FileFence {
    private static let folders = Mutex<[SystemPath]?>(nil)

    /// Sets the folders, resolved; nil for all that there are.
    package static func set(_ folders: [SystemPath]?) { self.folders.withLock { $0 = folders } }

    /// Whether what a path leads to, or would lead to where nothing is there yet, may be read and written.
    package static func admits(_ path: SystemPath) -> Bool {
        guard let folders = folders.withLock({ $0 }) else { return true }
        guard let place = place(of: path) else { return false }
        return folders.contains { place == $0 || place.isInside($0) }
    }

    /// Whether an open file is one that may be read.
    package static func admits(descriptor: Int32, openedAt path: SystemPath) -> Bool {
        guard let folders = folders.withLock({ $0 }) else { return true }
        guard let place = opened(descriptor) else { return admits(path) }
        return folders.contains { place == $0 || place.isInside($0) }
    }

    /// - Throws: where the path leads out.
    package static func check(_ path: SystemPath) throws(FileError) { if !admits(path) { throw refusal(path.text) } }

    /// What is said of a path that leads out.
    package static func refusal(_ path: String) -> FileError {
        FileError(path: path, reason: "it is outside of the folders that may be used", isRefusal: true)
    }

    /// Where a path leads, without links; nil where that cannot be said.
    private static func place(of path: SystemPath) -> SystemPath? {
        var (existing, missing) = (path, [[UInt8]]())
        while true {
            if let place = existing.resolved { return missing.reversed().reduce(place) { $0.appending($1) } }
            // A link to nothing may lead anywhere by the time that it is written to.
            guard existing.status(followsLink: false) == nil else { return nil }
            let name = existing.name
            if name.isEmpty || name == Array(".".utf8) || name == Array("..".utf8) { return nil }
            missing.append(name)
            let parent = existing.parent
            if parent == existing { return nil }
            existing = parent
        }
    }

    /// Where an open file is; nil where the system does not say.
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
