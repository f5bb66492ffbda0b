#if canImport(Glibc)
    package import Glibc
#elseif canImport(Darwin)
    package import Darwin
#elseif canImport(Musl)
    package import Musl
#endif

// Safe pointers: memory is valid during a call, and its count comes with it.

/// A file path as bytes, which need not be valid UTF-8.
package struct SystemPath: Hashable, Sendable {
    package private(set) var bytes: [UInt8]

    package init(_ text: String) { bytes = Array(text.utf8) }

    package init(bytes: [UInt8]) { self.bytes = bytes }

    /// - Parameter cString: a zero-terminated string.
    package init(cString: UnsafePointer<CChar>) {
        // Safe: the string is zero-terminated, as `strlen` requires.
        bytes = UnsafeBufferPointer(start: cString, count: strlen(cString)).map { UInt8(bitPattern: $0) }
    }

    /// The path as text, for output. Invalid UTF-8 is repaired.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The part after the last slash.
    package var name: [UInt8] {
        guard let slash = bytes.lastIndex(of: Self.slash) else { return bytes }
        return Array(bytes[(slash + 1)...])
    }

    /// The path of the folder that contains the last component.
    package var parent: SystemPath {
        guard let slash = bytes.lastIndex(of: Self.slash) else { return SystemPath(".") }
        return slash == 0 ? SystemPath("/") : SystemPath(bytes: Array(bytes[..<slash]))
    }

    /// Returns the path of a name inside of this folder.
    package func appending(_ name: [UInt8]) -> SystemPath {
        var path = self
        if path.bytes.last != Self.slash { path.bytes.append(Self.slash) }
        for byte in name { path.bytes.append(byte) }
        return path
    }

    /// Returns the path of a name inside of this folder.
    package func appending(_ name: String) -> SystemPath { appending(Array(name.utf8)) }

    /// Calls `body` with the path as a C string.
    package func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
        try (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
            // Safe: the buffer contains at least the final zero.
            try body(buffer.baseAddress!)
        }
    }

    /// Returns the file's status; nil where there is no file or no permission, with the reason in `errno`.
    ///
    /// - Parameter followsLink: whether to follow a symbolic link.
    package func status(followsLink: Bool = true) -> stat? {
        var status = stat()
        let result = withCString { followsLink ? stat($0, &status) : lstat($0, &status) }
        return result == 0 ? status : nil
    }

    /// The path without links and `..`; nil where the file does not exist.
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

/// The identity of a file, independent of its path.
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
