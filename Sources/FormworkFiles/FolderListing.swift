#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

// Safe pointers: memory is valid during a call, and its count comes with it.

/// Access to the names in a folder.
package enum FolderListing {
    /// Returns all names except `.` and `..`, as bytes, in no particular order.
    ///
    /// - Parameter limit: the maximum number of names.
    package static func names(in folder: SystemPath, limit: Int = .max) throws(FileError) -> [[UInt8]] {
        try FileFence.check(folder)
        guard let stream = folder.withCString({ opendir($0) }) else { throw FileError.last(folder.text) }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        while names.count < limit {
            errno = 0
            guard let entry = readdir(stream) else {
                if errno != 0 { throw FileError.last(folder.text) }
                break
            }
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                // Safe: the system terminates the name with a zero inside of its array.
                name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) { SystemPath(cString: $0).bytes }
            }
            if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
        }
        return names
    }
}
