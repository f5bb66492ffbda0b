/// What a picture's file holds, by the ending of its name.
enum PictureKind {
    case svg, png, html

    /// Nil for an ending that says none of them.
    init?(path: String) {
        switch path.lowercased() {
        case let path where path.hasSuffix(".svg"): self = .svg
        case let path where path.hasSuffix(".png"): self = .png
        case let path where path.hasSuffix(".html") || path.hasSuffix(".htm"): self = .html
        case "-": self = .svg
        default: return nil
        }
    }
}
