package import FormworkTree

/// The treatment of a text that is too wide for its line, in the order of `NSLineBreakMode`.
package enum LineBreak: Int, CaseIterable, Sendable {
    case wordWrapping, characterWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle

    /// The attribute of views, cells and paragraphs, which is also the name of its word list.
    package static let attribute = Name.lineBreakMode.rawValue

    /// Creates the meaning of a word in a document. UIKit and AppKit have different words.
    package init?(_ word: String) {
        switch word {
        case "wordWrap", "wordWrapping": self = .wordWrapping
        case "characterWrap", "charWrapping": self = .characterWrapping
        case "clip", "clipping": self = .clipping
        case "headTruncation", "truncatingHead": self = .truncatingHead
        case "tailTruncation", "truncatingTail": self = .truncatingTail
        case "middleTruncation", "truncatingMiddle": self = .truncatingMiddle
        default: return nil
        }
    }

    /// Whether the text continues on another line.
    package var wraps: Bool { self == .wordWrapping || self == .characterWrapping }
}

extension ResolvedDocument {
    /// Returns the line break of a view or cell; nil if it has none.
    package func lineBreak(_ node: NodeIndex) -> LineBreak? { string(.lineBreakMode, node: node).flatMap(LineBreak.init) }
}

extension Element {
    /// The line break of a view or cell; nil if it has none.
    package var lineBreak: LineBreak? { self[.lineBreakMode].flatMap(LineBreak.init) }
}
