import FormworkIndex

// Safe pointers: buffers are used only during a call and carry their count.

/// The offsets at which the lines of a source file begin.
struct SourceLines {
    private let starts: [Int]

    /// - Complexity: O(n) in the length of the file.
    init(_ source: UnsafeBufferPointer<UInt8>) {
        var starts = [0]
        for (index, byte) in source.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
        self.starts = starts
    }

    /// - Complexity: O(log n) in the number of lines.
    func position(of offset: Int) -> SourcePosition {
        var low = 0, high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
    }
}
