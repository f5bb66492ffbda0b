package import FormworkDSL

extension LayoutContent {
    private static let words = ["flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY"]

    /// Creates Interface Builder's element for an autoresizing mask. Both platforms number the bits in the same way.
    package init(autoresizingMask bits: UInt) {
        self.init("autoresizingMask", ["key": "autoresizingMask"])
        for (bit, word) in Self.words.enumerated() where bits & 1 << UInt(bit) != 0 { self[word] = "YES" }
    }
}
