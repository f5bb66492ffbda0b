package import FormworkTree

extension ElementTree {
    /// The number that a text says; nil where it says none.
    package func number(_ text: TextRange) -> Double? {
        guard text.isPresent else { return nil }
        // Safe: a range of the tree lies within its bytes, and slicing checks it.
        return bytes.withUnsafeBufferPointer { NumberText.double(UnsafeBufferPointer(rebasing: $0[text.range])) }
    }
}
