import Stencil

/// What a template may ask of the template language: it is followed on the stack and in memory, and some of its words end the program
/// where a list is empty or a number too large.
enum TemplateBounds {
    /// In bytes of UTF-8.
    static let size = 1 << 16
    /// How deep tags stand in tags.
    static let depth = 64
    /// Of one tag, in characters.
    static let tagLength = 1000
    /// How far a range of numbers goes.
    static let rangeEnd = 10_000

    /// - Throws: `CodeTemplateError` where the text alone is too much.
    static func check(_ text: String) throws(CodeTemplateError) {
        if text.utf8.count > size { throw CodeTemplateError("it has \(text.utf8.count) bytes: \(size) are the most") }
    }

    /// - Throws: `CodeTemplateError` at the first tag that goes beyond a bound.
    static func check(_ template: Template) throws(CodeTemplateError) {
        var depth = 0
        for token in template.tokens where token.kind == .block || token.kind == .variable {
            let place = "line \(token.sourceMap.location.lineNumber)"
            if token.contents.count > tagLength {
                throw CodeTemplateError("\(place): a tag has \(token.contents.count) characters: \(tagLength) are the most")
            }
            if let why = refused(token.contents) { throw CodeTemplateError("\(place): '\(token.contents)': \(why)") }
            guard token.kind == .block else { continue }
            let words = token.components
            let isLabelled = words.first?.hasSuffix(":") == true && words.count > 1
            let tag = isLabelled ? words[1] : words.first ?? ""
            if opening.contains(tag) { depth += 1 } else if tag.hasPrefix("end") { depth -= 1 }
            if depth > Self.depth { throw CodeTemplateError("\(place): tags stand \(depth) deep: \(Self.depth) are the most") }
        }
    }

    private static let opening: Set<String> = ["for", "if", "ifnot", "filter", "block"]

    /// Why a tag cannot be followed; nil for one that can.
    private static func refused(_ tag: String) -> String? {
        let words = tag.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
        for word in words {
            if let dots = word.firstRange(of: "..."), ![word[..<dots.lowerBound], word[dots.upperBound...]].allSatisfy(isRangeEnd) {
                return "a range goes from and to whole numbers up to \(rangeEnd), or to the 'count' of a list"
            }
            let parts = word.split(separator: ".")
            if parts.contains("last"), parts.first != "forloop" { return "lists can be empty, and have no 'last': ask 'forloop.last'" }
        }
        var rest = tag[...]
        while let open = rest.firstIndex(of: "[") {
            rest = rest[rest.index(after: open)...]
            if !rest.prefix(while: { $0 != "]" }).allSatisfy(\.isNumber) { return "only numbers stand in brackets" }
        }
        return nil
    }

    private static func isRangeEnd(_ text: Substring) -> Bool { text.hasSuffix(".count") || Int(text).map { $0 <= rangeEnd } == true }

    /// The language's filters in versions that take any argument.
    static func filters() -> Extension {
        let filters = Extension()
        filters.registerFilter("indent") { (value: Any?, arguments: [Any?]) throws -> Any? in
            let width = arguments.isEmpty ? 4 : arguments[0] as? Int ?? -1
            guard arguments.count <= 3, (0...200).contains(width) else {
                throw TemplateSyntaxError("'indent' takes a width from 0 to 200, a character, and whether the first line is indented, too")
            }
            let character = arguments.count > 1 ? arguments[1] as? String ?? " " : " "
            let indentsFirst = arguments.count > 2 && arguments[2] as? Bool == true
            let indentation = String(repeating: character, count: width)
            let lines = text(value).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            return lines.enumerated().map { $1.isEmpty && $0 > 0 || $0 == 0 && !indentsFirst ? String($1) : indentation + $1 }
                .joined(separator: "\n")
        }
        filters.registerFilter("filter") { (_: Any?, _: [Any?]) throws -> Any? in
            throw TemplateSyntaxError("filters are named where they stand: a value that names one is not followed")
        }
        return filters
    }

    private static func text(_ value: Any?) -> String { value.map { "\($0)" } ?? "" }
}
