extension Int {
    /// Truncates a floating-point number towards zero: NaN becomes 0, and values out of range become the nearest bound.
    ///
    /// For numbers from documents: `Int(_:)` would trap for a value out of range.
    package init(clamping value: Double) {
        // Safe: the range was checked; 2^63 itself is a `Double`, and the first one out of range.
        if value >= -0x1p63, value < 0x1p63 { self = Int(value) } else { self = value.isNaN ? 0 : value < 0 ? .min : .max }
    }
}
