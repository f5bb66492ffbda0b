/// Turns byte offsets of a source into lines and columns.
package struct LineIndex: Sendable {
    /// The offsets at which lines begin.
    private var starts: [Int] = [0]

    /// - Complexity: O(n) in the size of the source, once; look-ups are O(log n) in its lines.
    package init(_ source: some Collection<UInt8>) {
        // The bytes in place: the collection's own steps are calls that nothing can inline here.
        if source.withContiguousStorageIfAvailable({ addStarts(of: $0) }) == nil {
            Array(source).withUnsafeBufferPointer { addStarts(of: $0) }
        }
    }

    private mutating func addStarts(of bytes: UnsafeBufferPointer<UInt8>) {
        for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") { starts.append(offset + 1) }
    }

    /// The line and the column, both from 1; the column counts bytes.
    package func position(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - starts[low] + 1)
    }
}
