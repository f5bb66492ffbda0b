package import FormworkDSL

extension LayoutContent {
    private static let words = ["flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY"]

    /// An autoresizing mask as Interface Builder writes it, from its bits, which are the same on both platforms.
    package init(autoresizingMask bits: UInt) {
        self.init("autoresizingMask", ["key": "autoresizingMask"])
        for (bit, word) in Self.words.enumerated() where bits & 1 << UInt(bit) != 0 { self[word] = "YES" }
    }
}
