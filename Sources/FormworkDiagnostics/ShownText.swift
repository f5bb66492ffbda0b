/// Text for a person to read on a terminal or in a log, in which nothing that comes from outside can pass for what it is not.
///
/// What stands in a literal is the program's own and stays as it is; each value that is put into it - a name in a document, a path, an
/// argument - is shown by ``symbols(in:)``: no name can start a line, move the cursor, or turn the direction of writing.
///
///     let text: ShownText = "\(file): error: there is no scene '\(name)'\n"
package struct ShownText: Hashable, Sendable {
    /// The text, as it is written.
    package private(set) var text: String

    /// Several lines that were put together of values that were shown line by line: their ends stay ends.
    package init(lines: String) { text = Self.symbols(in: lines, keepsLines: true) }

    /// A value from outside.
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

extension Sequence<ShownText> {
    /// One after the other.
    package func joined() -> ShownText { reduce(into: "") { $0 += $1 } }
}

extension Sequence<Diagnostic> {
    /// The findings, each with a line's end.
    package var shown: ShownText { ShownText(known: map { "\($0.description)\n" }.joined()) }
}
