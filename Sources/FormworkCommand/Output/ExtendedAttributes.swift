import CExtendedAttributes
import FormworkFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

// Safe pointers: memory is only used during a call, and its size is passed along.

/// A file's extended attributes: tags, comments, access control lists.
enum ExtendedAttributes {
    /// Copies the attributes of a file to its replacement, as far as the file system supports them and the user may set them.
    ///
    /// - Parameters:
    ///   - old: the file to replace.
    ///   - new: the new file, open for writing, with its owner already set.
    static func copy(from old: SystemPath, to new: Int32) {
        for name in names(of: old) where isKept(name) {
            let name = name.map { CChar(bitPattern: $0) } + [0]
            guard let value = value(of: name, at: old) else { continue }
            _ = value.withUnsafeBytes { bytes in
                #if canImport(Darwin)
                    fsetxattr(new, name, bytes.baseAddress, bytes.count, 0, 0)
                #else
                    fsetxattr(new, name, bytes.baseAddress, bytes.count, 0)
                #endif
            }
        }
    }

    /// Whether an attribute stays valid for different content. Signatures and a program's capabilities don't.
    private static func isKept(_ name: [UInt8]) -> Bool {
        !name.starts(with: "security.".utf8) || name.elementsEqual("security.selinux".utf8)
    }

    private static func names(of file: SystemPath) -> [[UInt8]] {
        let list = file.withCString { path in
            filled { bytes in
                // Safe: the names consist of bytes.
                let characters = bytes.bindMemory(to: CChar.self)
                #if canImport(Darwin)
                    return listxattr(path, characters.baseAddress, characters.count, 0)
                #else
                    return listxattr(path, characters.baseAddress, characters.count)
                #endif
            }
        }
        return (list ?? []).split(separator: 0).map(Array.init)
    }

    private static func value(of name: [CChar], at file: SystemPath) -> [UInt8]? {
        file.withCString { path in
            filled { bytes in
                #if canImport(Darwin)
                    getxattr(path, name, bytes.baseAddress, bytes.count, 0, 0)
                #else
                    getxattr(path, name, bytes.baseAddress, bytes.count)
                #endif
            }
        }
    }

    /// Calls a function twice: with an empty buffer to get the size, then with a buffer of that size. Returns the bytes; nil if it fails.
    private static func filled(_ call: (UnsafeMutableRawBufferPointer) -> Int) -> [UInt8]? {
        let size = call(UnsafeMutableRawBufferPointer(start: nil, count: 0))
        guard size >= 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: size)
        let count = size == 0 ? 0 : bytes.withUnsafeMutableBytes(call)
        return count < 0 ? nil : Array(bytes.prefix(count))
    }
}
