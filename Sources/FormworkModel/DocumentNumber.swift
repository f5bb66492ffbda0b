#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Numbers in Xcode's format: 17 digits for fractions, `0.0` for zero.
package enum DocumentNumber {
    // Safe: only read during the call.
    /// Returns the document's text for a JSON number, such as `0.5`, `12` or `1e3`. Whole numbers keep their digits; others are written in
    /// Xcode's format. Nil for a number that is too large.
    ///
    /// - Parameters:
    ///   - literal: a number in JSON's grammar.
    ///   - zero: the form of zero in the number's place; nil to follow the literal.
    package static func text(ofLiteral literal: UnsafeBufferPointer<UInt8>, zero: StaticString?) -> String? {
        let isWhole = !literal.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
        if isWhole, literal.count > 2 { return String(decoding: literal, as: UTF8.self) }
        if NumberText.double(literal) == 0 { return zero.map { "\($0)" } ?? (isWhole ? "0" : "0.0") }
        if isWhole { return String(decoding: literal, as: UTF8.self) }
        return NumberText.double(literal).flatMap { $0.isFinite ? text($0) : nil }
    }

    // Safe: only read during the call.
    /// Returns the number for a text if writing the number gives the same text again; nil otherwise.
    ///
    /// - Parameters:
    ///   - text: a text in a document.
    ///   - zero: the form of zero in the text's place.
    package static func literal(of text: UnsafeBufferPointer<UInt8>, zero: StaticString) -> Literal? {
        guard let last = text.last, last &- 48 < 10, text.count <= 24 else { return nil }
        let first = text[0] == UInt8(ascii: "-") ? 1 : 0
        guard first < text.count, text[first] &- 48 < 10 else { return nil }
        if text[first...].allSatisfy({ $0 &- 48 < 10 }) {
            if text.elementsEqual("0".utf8) { return zero.utf8CodeUnitCount == 1 ? .verbatim : nil }
            // Longer ones may exceed the precision of a Double in other programs.
            return text[first] != UInt8(ascii: "0") && text.count - first <= 15 ? .verbatim : nil
        }
        if text.elementsEqual("0.0".utf8) { return zero.utf8CodeUnitCount == 3 ? .zero : nil }
        guard let value = NumberText.double(text), value.isFinite, self.text(value).utf8.elementsEqual(text) else { return nil }
        return .number(value)
    }

    /// The form of a number in data.
    package enum Literal {
        /// The same digits as in the document.
        case verbatim
        /// `0`, for the document's form of zero.
        case zero
        /// The shortest decimal that represents the number.
        case number(Double)
    }

    /// Returns a number in Xcode's format: whole numbers without fraction, others with 17 digits; `0.0` for 0 and for values that aren't
    /// finite.
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
