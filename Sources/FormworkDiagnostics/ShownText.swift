/// Text to print on a terminal or in a log, protected from control characters in outside data.
///
/// Literals are the program's own and stay as they are. Each interpolated value - a name in a document, a path, an argument - is converted by
/// ``symbols(in:keepsLines:)``, so that no name can begin a line, move the cursor or change the writing direction.
///
///     let text: ShownText = "\(file): error: there is no scene '\(name)'\n"
package struct ShownText: Hashable, Sendable {
    /// The text.
    package private(set) var text: String

    /// Creates a text from several lines whose values were converted before. Line feeds are kept.
    package init(lines: String) { text = Self.symbols(in: lines, keepsLines: true) }

    /// Converts a value from outside.
    package init(_ value: String) { text = Self.symbols(in: value) }

    fileprivate init(known text: String) { self.text = text }

    package var isEmpty: Bool { text.isEmpty }

    package static func + (left: ShownText, right: ShownText) -> ShownText { ShownText(known: left.text + right.text) }

    package static func += (left: inout ShownText, right: ShownText) { left.text += right.text }
}

extension ShownText: ExpressibleByStringInterpolation {
    package init(stringLiteral value: String) { text = value }

    package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        package init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity + interpolationCount * 16) }

        package mutating func appendLiteral(_ literal: String) { text += literal }

        package mutating func appendInterpolation(_ value: ShownText) { text += value.text }

        package mutating func appendInterpolation(_ value: Diagnostic) { text += value.description }

        package mutating func appendInterpolation(_ value: String) { text += ShownText.symbols(in: value) }

        package mutating func appendInterpolation(_ value: Int) { text += String(value) }

        package mutating func appendInterpolation(_ value: some Any) { text += ShownText.symbols(in: String(describing: value)) }
    }
}

extension [ShownText] {
    /// Concatenates the texts.
    package func joined() -> ShownText { reduce(into: "") { $0 += $1 } }
}

extension [Diagnostic] {
    /// The findings, each followed by a newline.
    package var shown: ShownText {
        var text = ""
        for finding in self { text += "\(finding.description)\n" }
        return ShownText(known: text)
    }
}
