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
