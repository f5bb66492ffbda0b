package import CEmbeddedFiles

extension EmbeddedFiles {
    /// The files' bytes.
    // Safe: the pointer is that of a constant array of `count` bytes.
    package var contents: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }
}
