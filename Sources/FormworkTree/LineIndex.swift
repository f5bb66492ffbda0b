// Safe pointers: the tree keeps the bytes alive during a call, and the ranges are the tree's own.

/// Conversion of byte offsets in a source to lines and columns.
package struct LineIndex: Sendable {
    /// The offsets at which lines begin.
    private var starts: [Int] = [0]

    /// - Complexity: O(n) in the size of the source. Each look-up is O(log n) in the number of lines.
    package init(_ source: UnsafeBufferPointer<UInt8>) {
        for offset in source.indices where source[offset] == UInt8(ascii: "\n") { starts.append(offset + 1) }
    }

    package init(_ source: ArraySlice<UInt8>) { self = source.withUnsafeBufferPointer { LineIndex($0) } }

    /// Returns the line and the column of a byte offset, both from 1. The column counts bytes.
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
