/// Limits for documents. A larger document is rejected with an error, so that no file can exhaust time or memory.
///
/// The usual limits are far above real documents: the largest of 3,153 has 1.3 MB, 6,863 elements, 31 levels and 25 attributes on an element.
public struct DocumentLimits: Hashable, Sendable {
    /// The maximum size of a file, in bytes.
    public var size: Int
    /// The maximum nesting depth of elements.
    public var depth: Int
    /// The maximum number of elements, texts and comments.
    public var elements: Int
    /// The maximum number of attributes of an element.
    public var attributes: Int
    /// The maximum length of an attribute's value or of a text, in bytes.
    public var text: Int

    /// Creates limits, by default the usual ones. Values are clamped to between 1 and the largest possible limit.
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

    /// The largest possible limits: offsets have 32 bits, and libxml2 rejects deeper nesting and longer texts unless its own limits are disabled.
    public static let largest = DocumentLimits(
        checkedSize: Int(Int32.max) - 1, depth: 256, elements: Int(Int32.max) / 16, attributes: 1_000_000, text: 10_000_000)

    private init(checkedSize size: Int, depth: Int, elements: Int, attributes: Int, text: Int) {
        (self.size, self.depth, self.elements, self.attributes, self.text) = (size, depth, elements, attributes, text)
    }
}
