/// The blanks around tags.
///
/// A tag takes the blanks before it along, and behind it blanks that end a line with that line's break. A `-` inside its braces takes all
/// blanks and line breaks on that side, a `+` none.
enum TemplateSpace {
    private enum Mark {
        case none
        case all
        case usual

        init(_ byte: UInt8?) {
            switch byte {
            case UInt8(ascii: "-"): self = .all
            case UInt8(ascii: "+"): self = .none
            default: self = .usual
            }
        }
    }

    /// A text without what the tags around it take along.
    static func trimmed(_ text: ArraySlice<UInt8>, before next: TemplateToken?, after previous: TemplateToken?) -> ArraySlice<UInt8> {
        var text = text
        if let previous, previous.kind == .tag {
            switch Mark(previous.contents.last) {
            case .none: break
            case .all: text = text.drop { isBlank($0) || isBreak($0) }
            case .usual:
                let line = text.drop(while: isBlank)
                if line.first == UInt8(ascii: "\n") {
                    text = line.dropFirst()
                } else if line.starts(with: [UInt8(ascii: "\r"), UInt8(ascii: "\n")]) {
                    text = line.dropFirst(2)
                }
            }
        }
        if let next, next.kind == .tag {
            let mark = Mark(next.contents.first)
            while let last = text.last, mark == .all ? isBlank(last) || isBreak(last) : mark == .usual && isBlank(last) {
                text.removeLast()
            }
        }
        return text
    }

    /// A tag without the marks that say what it takes along.
    static func withoutMarks(_ tag: TemplateToken) -> TemplateToken {
        var (contents, place) = (tag.contents, tag.contentPlace)
        if let first = contents.first, Mark(first) != .usual {
            contents.removeFirst()
            place.column += 1
        }
        if Mark(contents.last) != .usual { contents.removeLast() }
        return TemplateToken(kind: tag.kind, contents: contents, place: tag.place, contentPlace: place)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    private static func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
