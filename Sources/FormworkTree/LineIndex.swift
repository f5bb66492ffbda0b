// Safe pointers: the bytes are lent by the tree for the time of a call, and ranges are the tree's own.

/// Turns byte offsets of a source into lines and columns.
package struct LineIndex: Sendable {
    /// The offsets at which lines begin.
    private var starts: [Int] = [0]

    /// - Complexity: O(n) in the size of the source, once; look-ups are O(log n) in its lines.
    package init(_ source: UnsafeBufferPointer<UInt8>) {
        for offset in source.indices where source[offset] == UInt8(ascii: "\n") { starts.append(offset + 1) }
    }

    package init(_ source: ArraySlice<UInt8>) { self = source.withUnsafeBufferPointer { LineIndex($0) } }

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
