#if canImport(Glibc)
    package import Glibc
#elseif canImport(Darwin)
    package import Darwin
#elseif canImport(Musl)
    package import Musl
#endif

// Safe pointers: memory is lent for the time of a call, and its count comes with it.

/// A path as the system has it: bytes, which need not be text.
package struct SystemPath: Hashable, Sendable {
    package private(set) var bytes: [UInt8]

    package init(_ text: String) { bytes = Array(text.utf8) }

    package init(bytes: [UInt8]) { self.bytes = bytes }

    /// - Parameter cString: bytes that end with a zero.
    package init(cString: UnsafePointer<CChar>) {
        // Safe: the zero is what `strlen` finds.
        bytes = UnsafeBufferPointer(start: cString, count: strlen(cString)).map { UInt8(bitPattern: $0) }
    }

    /// For people and for results: what is no UTF-8 is repaired.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// What follows the last slash.
    package var name: [UInt8] {
        guard let slash = bytes.lastIndex(of: Self.slash) else { return bytes }
        return Array(bytes[(slash + 1)...])
    }

    /// The folder that the path's last name is in.
    package var parent: SystemPath {
        guard let slash = bytes.lastIndex(of: Self.slash) else { return SystemPath(".") }
        return slash == 0 ? SystemPath("/") : SystemPath(bytes: Array(bytes[..<slash]))
    }

    /// A path inside the folder that this is.
    package func appending(_ name: some Sequence<UInt8>) -> SystemPath {
        var path = self
        if path.bytes.last != Self.slash { path.bytes.append(Self.slash) }
        path.bytes += name
        return path
    }

    /// Calls `body` with the path as the system's functions take it.
    package func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
        try (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
            // Safe: the buffer holds the final zero at least.
            try body(buffer.baseAddress!)
        }
    }

    /// What the system knows of the file; nil where there is none, or none that may be asked for: `errno` says which.
    ///
    /// - Parameter followsLink: whether a link stands for what it leads to.
    package func status(followsLink: Bool = true) -> stat? {
        var status = stat()
        let result = withCString { followsLink ? stat($0, &status) : lstat($0, &status) }
        return result == 0 ? status : nil
    }

    /// The path without links and `..`; nil where there is no such file.
    package var resolved: SystemPath? {
        withCString { path in
            guard let resolved = realpath(path, nil) else { return nil }
            defer { free(resolved) }
            return SystemPath(cString: resolved)
        }
    }

    /// Whether a resolved path is inside a resolved folder.
    package func isInside(_ folder: SystemPath) -> Bool {
        let prefix = folder.bytes.last == Self.slash ? folder.bytes : folder.bytes + [Self.slash]
        return bytes.count > prefix.count && bytes.starts(with: prefix)
    }

    private static let slash = UInt8(ascii: "/")
}

/// Which file it is, whatever path leads to it.
package struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    package init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }
}

extension stat {
    package var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
    package var isPlainFile: Bool { st_mode & S_IFMT == S_IFREG }
    package var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
}
