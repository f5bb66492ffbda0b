package import FormworkTree

extension ElementTree {
    /// Returns the number in a text; nil if it isn't one.
    package func number(_ text: TextRange) -> Double? {
        guard text.isPresent else { return nil }
        // Safe: a range of the tree is within its bytes, and slicing checks it.
        return bytes.withUnsafeBufferPointer { NumberText.double(UnsafeBufferPointer(rebasing: $0[text.range])) }
    }
}
