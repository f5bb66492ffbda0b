import FormworkLayout
import FormworkModel
import FormworkTree

/// An attributed text, as an `<attributedString>` element gives it.
struct AttributedText {
    var runs: [TextRun] = []
    var paints: [Paint] = []
    var alignment: TextBlock.Alignment?

    /// Reads the attributed text of a node's child with a key; nil if there is none.
    init?(_ node: NodeIndex, key: StaticString, context: ViewContext, standard: Paint) {
        let values = context.values
        guard let element = values.child(node, key: key), values.name(element) == .attributedString else { return nil }
        let font = FontDescription(family: .named(postScriptName: "Helvetica", family: "Helvetica"), size: 12)
        runs = TextRun.runs(of: element, in: values, standard: font)
        for run in runs.indices { runs[run].font = context.shown(runs[run].font) }
        for fragment in values.children(element) where values.name(fragment) == .fragment {
            guard values.text(.content, node: fragment, key: "content") != nil else { continue }
            var paint = standard
            for list in values.children(fragment) where values.name(list) == .attributes {
                for attribute in values.children(list) {
                    if values.isWord(.key, node: attribute, word: "NSColor") { paint = context.colors.paint(of: attribute) ?? paint }
                    if values.name(attribute) == .paragraphStyle {
                        alignment = alignment ?? TextBlock.Alignment(values.string(.alignment, node: attribute))
                    }
                }
            }
            paints.append(paint)
        }
        if runs.isEmpty { return nil }
    }
}

extension TextBlock.Alignment {
    /// Creates an alignment from its name in a document; nil for natural alignment.
    init?(_ word: String?) {
        switch word {
        case "center": self = .center
        case "right": self = .right
        case "left", "justified": self = .left
        default: return nil
        }
    }
}

extension TextTruncation {
    init(_ lineBreak: LineBreak) {
        self =
            switch lineBreak {
            case .truncatingHead: .head
            case .truncatingMiddle: .middle
            case .truncatingTail: .tail
            case .wordWrapping, .characterWrapping, .clipping: .none
            }
    }
}
