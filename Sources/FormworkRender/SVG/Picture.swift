public import FormworkModel

/// A finished picture.
public struct Picture: Hashable, Sendable {
    /// The SVG document, in UTF-8.
    public let svg: [UInt8]
    /// The size, in points.
    public let size: Size
    /// One sentence for each deviation from the document.
    public var notes: [String] = []
}

/// An error that prevents drawing.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The picture would exceed the byte limit of the options.
    case tooLarge(limit: Int)

    public var description: String {
        switch self {
        case .tooLarge(let limit): "the picture would have more than \(limit) bytes"
        }
    }
}
