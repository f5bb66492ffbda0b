import ArgumentParser

/// What a picture's file holds.
enum PictureKind: String, ChoiceArgument {
    case svg, png, pdf, html

    /// By the ending of a file's name; nil for one that says none of them.
    init?(path: String) {
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
