extension Int {
    /// The whole number towards zero from a number that may be any: 0 for NaN, the nearest end of the range for what is beyond it.
    ///
    /// Numbers of documents come through here: a plain `Int(_:)` of one that is too large ends the program.
    package init(clamping value: Double) {
        // Safe: the range was checked; 2^63 itself is a Double, and the first that is too large.
        if value >= -0x1p63, value < 0x1p63 { self = Int(value) } else { self = value.isNaN ? 0 : value < 0 ? .min : .max }
    }
}
