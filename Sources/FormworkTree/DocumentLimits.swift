/// How much of a document is read: what is larger is refused by name, so that no file can take all time or memory.
///
/// The usual limits are far above every document that people make: of 3,153 of them the largest has 1.3 MB, 6,863 elements, 31 levels
/// and 25 attributes on an element.
public struct DocumentLimits: Hashable, Sendable {
    /// The size of a file, in bytes.
    public var size: Int
    /// How deep elements are nested.
    public var depth: Int
    /// How many elements, texts and comments there are.
    public var elements: Int
    /// How many attributes an element has.
    public var attributes: Int
    /// The length of an attribute's value or of a text, in bytes.
    public var text: Int

    /// Limits of which each is the usual one unless said otherwise; what is beyond the largest one that can be read is taken for that,
    /// and what is below 1 for 1.
    public init(
        size: Int = 64 << 20, depth: Int = 256, elements: Int = 1_000_000, attributes: Int = 1_000, text: Int = 10_000_000
    ) {
        func clamped(_ value: Int, _ largest: Int) -> Int { min(max(value, 1), largest) }
        self.size = clamped(size, Self.largest.size)
        self.depth = clamped(depth, Self.largest.depth)
        self.elements = clamped(elements, Self.largest.elements)
        self.attributes = clamped(attributes, Self.largest.attributes)
        self.text = clamped(text, Self.largest.text)
    }

    /// The usual limits.
    public static let usual = DocumentLimits()

    /// The largest limits that there can be: places are counted in 32 bits, and libxml2 reads no deeper nesting and no longer texts
    /// without giving up its own bounds.
    public static let largest = DocumentLimits(
        checkedSize: Int(Int32.max) - 1, depth: 256, elements: Int(Int32.max) / 16, attributes: 1_000_000, text: 10_000_000)

    private init(checkedSize size: Int, depth: Int, elements: Int, attributes: Int, text: Int) {
        (self.size, self.depth, self.elements, self.attributes, self.text) = (size, depth, elements, attributes, text)
    }
}
