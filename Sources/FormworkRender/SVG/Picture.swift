public import FormworkModel

/// A picture that was drawn.
public struct Picture: Hashable, Sendable {
    /// The document of SVG, in UTF-8.
    public let svg: [UInt8]
    /// How large it is, in points.
    public let size: Size
    /// What is not as the document has it, one sentence each.
    public var notes: [String] = []
}
