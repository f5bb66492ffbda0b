extension Array {
    /// Replaces the contents with a number of equal elements, and reuses the storage if it suffices.
    ///
    /// - Complexity: O(*n*).
    @inline(__always)
    mutating func refill(_ element: Element, count: Int) {
        if capacity < count {
            self = Array(repeating: element, count: count)
        } else {
            if self.count > count { removeLast(self.count - count) }
            // Safe: only existing elements are replaced; elements are trivial or released by the update.
            withUnsafeMutableBufferPointer { $0.update(repeating: element) }
            if self.count < count { append(contentsOf: repeatElement(element, count: count - self.count)) }
        }
    }
}
