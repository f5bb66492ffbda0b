#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// A file that is there as long as this is.
final class ScratchFile {
    let path: String

    /// A new file; nil where none can be written.
    convenience init?(holding text: String) { self.init(holding: Array(text.utf8)) }

    /// A new file of some bytes; nil where none can be written.
    init?(holding bytes: [UInt8]) {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(folder)/formwork-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { return nil }
        path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        let failure = OutputFile.writeAll(bytes, to: descriptor)
        close(descriptor)
        if failure != 0 { return nil }
    }

    deinit { unlink(path) }
}
