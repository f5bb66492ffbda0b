package import FormworkTree

/// A value in a compiled file, with its exact type.
///
/// The first group of cases occurs in NIBArchives, the second in keyed archives in property lists.
package enum NibValue: Hashable, Sendable, BitwiseCopyable {
    case int8(Int8)
    case int16(Int16)
    case int32(Int32)
    case int64(Int64)
    case bool(Bool)
    case float(Float)
    case double(Double)
    /// Bytes of the graph: a text, packed numbers or a nested file.
    case data(TextRange)
    case null
    /// A reference to another object, by its index.
    case reference(Int32)

    /// An integer in a property list, whose width depends on its value.
    case integer(Int64)
    /// An inline text in UTF-8.
    case text(TextRange)
    /// A list: a range of the graph's elements.
    case list(TextRange)
    /// A dictionary: a range of the graph's elements with alternating keys and values.
    case dictionary(TextRange)
    /// The number of seconds since 1 January 2001.
    case date(Double)
}

extension NibValue {
    /// The integer, regardless of its width.
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

    /// The number, regardless of its width.
    package var number: Double? {
        switch self {
        case .float(let value): Double(value)
        case .double(let value): value
        default: wholeNumber.map(Double.init)
        }
    }

    /// The Boolean value; a number is true if it isn't 0.
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
