import CExtendedAttributes
import FormworkFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

// Safe pointers: memory is lent for the time of a call, and its count comes with it.

/// What people and other programs noted beside a file's content: tags, comments, access control lists.
enum ExtendedAttributes {
    /// Gives a new file those of the one that it replaces, as far as the file system knows them and the user may set them.
    ///
    /// - Parameters:
    ///   - old: The file that is replaced.
    ///   - new: The new file, open for writing; it belongs to its owner already.
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

    /// Whether an attribute is still true of a file with another content: signatures and a program's capabilities are not.
    private static func isKept(_ name: [UInt8]) -> Bool {
        !name.starts(with: "security.".utf8) || name.elementsEqual("security.selinux".utf8)
    }

    private static func names(of file: SystemPath) -> [[UInt8]] {
        let list = file.withCString { path in
            filled { bytes in
                // Safe: bytes are what the names are made of.
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

    /// What a call puts into memory that, empty, it says the size for; nil where it fails.
    private static func filled(_ call: (UnsafeMutableRawBufferPointer) -> Int) -> [UInt8]? {
        let size = call(UnsafeMutableRawBufferPointer(start: nil, count: 0))
        guard size >= 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: size)
        let count = size == 0 ? 0 : bytes.withUnsafeMutableBytes(call)
        return count < 0 ? nil : Array(bytes.prefix(count))
    }
}
