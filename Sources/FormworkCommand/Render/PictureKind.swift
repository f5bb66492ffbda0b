/// The format of a picture's file.
public enum PictureKind: String, CaseIterable, Sendable {
    /// The format of this name.
    case svg, png, pdf, html

    /// Finds the format by a file's extension; nil for an unknown one.
    public init?(path: String) {
        switch path.lowercased() {
        case let path where path.hasSuffix(".svg"): self = .svg
        case let path where path.hasSuffix(".png"): self = .png
        case let path where path.hasSuffix(".pdf"): self = .pdf
        case let path where path.hasSuffix(".html") || path.hasSuffix(".htm"): self = .html
        case "-": self = .svg
        default: return nil
        }
    }
}
