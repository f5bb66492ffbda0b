extension Array {
    /// Becomes a number of equal elements, in the storage at hand where that suffices.
    ///
    /// - Complexity: O(*n*).
    @inline(__always)
    mutating func refill(_ element: Element, count: Int) {
        if capacity < count {
            self = Array(repeating: element, count: count)
        } else {
            if self.count > count { removeLast(self.count - count) }
            // Safe: the elements at hand are replaced, no more; elements are trivial or released by the update.
            withUnsafeMutableBufferPointer { $0.update(repeating: element) }
            if self.count < count { append(contentsOf: repeatElement(element, count: count - self.count)) }
        }
    }
}
