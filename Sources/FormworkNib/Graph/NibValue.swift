package import FormworkTree

/// A value as a compiled file stores it: with its exact type.
///
/// The first group is what a NIBArchive has, the second what keyed archives in property lists have.
package enum NibValue: Hashable, Sendable, BitwiseCopyable {
    case int8(Int8)
    case int16(Int16)
    case int32(Int32)
    case int64(Int64)
    case bool(Bool)
    case float(Float)
    case double(Double)
    /// Bytes of the graph: text, packed numbers, a nested file.
    case data(TextRange)
    case null
    /// Another object, by its index.
    case reference(Int32)

    /// A whole number of a property list, whose width follows from its value.
    case integer(Int64)
    /// A text that stands where it is used, in UTF-8.
    case text(TextRange)
    /// Values one after another: a stretch of the graph's elements.
    case list(TextRange)
    /// A key and a value, a key and a value: a stretch of the graph's elements.
    case dictionary(TextRange)
    /// Seconds since the first moment of 2001.
    case date(Double)
}

extension NibValue {
    /// The whole number that it is, whatever its width.
    package var wholeNumber: Int? {
        switch self {
        case .int8(let value): Int(value)
        case .int16(let value): Int(value)
        case .int32(let value): Int(value)
        case .int64(let value), .integer(let value): Int(value)
        case .bool(let value): value ? 1 : 0
        case .float(let value): Int(exactly: value)
        case .double(let value): Int(exactly: value)
        default: nil
        }
    }

    /// The number that it is, whatever its width.
    package var number: Double? {
        switch self {
        case .float(let value): Double(value)
        case .double(let value): value
        default: wholeNumber.map(Double.init)
        }
    }

    /// The truth value that it is, or that a number stands for.
    package var truth: Bool? {
        if case .bool(let value) = self { return value }
        return wholeNumber.map { $0 != 0 }
    }

    /// The object that it refers to.
    package var object: Int? {
        if case .reference(let index) = self { return Int(index) }
        return nil
    }
}
