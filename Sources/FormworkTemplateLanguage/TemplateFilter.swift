/// A transformation of a value before it is written.
enum TemplateFilter: Sendable {
    /// Replaces a missing value with a text. An empty text counts as present.
    case `default`(String)
    /// Joins the texts of a list with a separator.
    case join(String)
    case uppercase
    case lowercase
    /// Indents every line but the first, or every line if `first` is true.
    case indent(by: String, first: Bool)

    /// The names of all filters, for messages.
    static let names = "default, join, uppercase, lowercase, indent"

    /// Creates the filter with a name.
    ///
    /// - Throws: `CodeTemplateError` if there is no filter with that name, or if it doesn't accept the arguments or the type.
    init(_ name: String, of type: TemplateType, arguments: [TemplateWord], at place: TemplatePlace) throws(CodeTemplateError) {
        let kinds = arguments.map(\.kind)
        switch (name, kinds.first, kinds.count) {
        case ("default", .text(let text), 1): self = .default(text)
        case ("join", .text(let text), 1): self = .join(text)
        case ("join", nil, 0): self = .join("")
        case ("uppercase", nil, 0): self = .uppercase
        case ("lowercase", nil, 0): self = .lowercase
        case ("indent", _, _): self = try Self.indent(kinds, at: place)
        case ("default", _, _): throw CodeTemplateError("'default' needs one text: default:\"none\"", at: place)
        case ("join", _, _): throw CodeTemplateError("'join' needs one text: join:\", \"", at: place)
        case ("uppercase", _, _), ("lowercase", _, _): throw CodeTemplateError("'\(name)' has no arguments", at: place)
        default: throw CodeTemplateError("there is no filter '\(name)'; the filters are \(Self.names)", at: place)
        }
        switch (self, type) {
        case (.join, .list(.text)), (.default, .text), (.uppercase, .text), (.lowercase, .text), (.indent, .text): break
        case (.join, _): throw CodeTemplateError("'join' needs a list of texts, not \(type.name)", at: place)
        default: throw CodeTemplateError("'\(name)' needs a text, not \(type.name)", at: place)
        }
    }

    private static func indent(_ arguments: [TemplateWord.Kind], at place: TemplatePlace) throws(CodeTemplateError) -> TemplateFilter {
        let usage =
            "'indent' needs a width from 0 to \(TemplateBounds.indentation), a character, and whether the first line is also indented"
        var (width, character, indentsFirst) = (4, " ", false)
        for (number, argument) in arguments.enumerated() {
            switch (number, argument) {
            case (0, .integer(let wanted)) where (0...TemplateBounds.indentation).contains(wanted): width = wanted
            case (1, .text(let text)) where text.count == 1 && text.utf8.count <= 4: character = text
            case (2, .name("true")): indentsFirst = true
            case (2, .name("false")): indentsFirst = false
            default: throw CodeTemplateError(usage, at: place)
            }
        }
        return .indent(by: String(repeating: character, count: width), first: indentsFirst)
    }
}
