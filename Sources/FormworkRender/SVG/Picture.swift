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

/// Why there is no picture.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The picture would have more bytes than its options allow.
    case tooLarge(limit: Int)

    public var description: String {
        switch self {
        case .tooLarge(let limit): "the picture would have more than \(limit) bytes"
        }
    }
}
