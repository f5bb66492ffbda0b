#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Numbers as Xcode writes them: 17 digits where there is a fraction, `0.0` for nothing.
package enum DocumentNumber {
    // Safe: read within the call alone.
    /// What a document says for a number: `0.5`, `12`, `1e3`. Whole numbers written as such stay as they are; others are written as
    /// Xcode writes them. Nil for a number that is too large.
    ///
    /// - Parameters:
    ///   - literal: a number in JSON's grammar.
    ///   - zero: how nothing is written where the number is to stand; nil: as the literal has it.
    package static func text(ofLiteral literal: UnsafeBufferPointer<UInt8>, zero: StaticString?) -> String? {
        let isWhole = !literal.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
        if isWhole, literal.count > 2 { return String(decoding: literal, as: UTF8.self) }
        if NumberText.double(literal) == 0 { return zero.map { "\($0)" } ?? (isWhole ? "0" : "0.0") }
        if isWhole { return String(decoding: literal, as: UTF8.self) }
        return NumberText.double(literal).flatMap { $0.isFinite ? text($0) : nil }
    }

    // Safe: read within the call alone.
    /// The number that a text is certain to be: one that is written as the same text again. Nil for every other text.
    ///
    /// - Parameters:
    ///   - text: what stands in a document.
    ///   - zero: how nothing is written there.
    package static func literal(of text: UnsafeBufferPointer<UInt8>, zero: StaticString) -> Literal? {
        guard let last = text.last, last &- 48 < 10, text.count <= 24 else { return nil }
        let first = text[0] == UInt8(ascii: "-") ? 1 : 0
        guard first < text.count, text[first] &- 48 < 10 else { return nil }
        if text[first...].allSatisfy({ $0 &- 48 < 10 }) {
            if text.elementsEqual("0".utf8) { return zero.utf8CodeUnitCount == 1 ? .asItStands : nil }
            // Longer ones are more than a Double of another program can hold.
            return text[first] != UInt8(ascii: "0") && text.count - first <= 15 ? .asItStands : nil
        }
        if text.elementsEqual("0.0".utf8) { return zero.utf8CodeUnitCount == 3 ? .zero : nil }
        guard let value = NumberText.double(text), value.isFinite, self.text(value).utf8.elementsEqual(text) else { return nil }
        return .number(value)
    }

    /// How a number is written in data.
    package enum Literal {
        /// Digit by digit as in the document.
        case asItStands
        /// `0`, whatever the document has for it.
        case zero
        /// As the shortest decimal that is the number.
        case number(Double)
    }

    /// A number as Xcode writes it: whole without a fraction, else with 17 digits; `0.0` for 0 and for what is not finite.
    package static func text(_ value: Double) -> String {
        if value == 0 { return "0.0" }
        // Safe: whole numbers below 1e15 are far inside an Int64.
        if value.magnitude < 1e15, value == value.rounded(.towardZero) { return String(Int64(value)) }
        guard value.isFinite else { return "0.0" }
        var digits = [CChar](repeating: 0, count: 40)
        let count = withVaList([value]) { vsnprintf(&digits, digits.count, "%.17g", $0) }
        return String(decoding: digits.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
