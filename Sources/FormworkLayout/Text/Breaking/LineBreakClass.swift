/// The line breaking behavior of a character: Unicode's property Line_Break, whose long names these are.
///
/// Classes with the same behavior in the rules are merged. Ambiguous, surrogate and unknown characters are alphabetic, as are the letters of Thai,
/// Lao, Khmer and Burmese, whose words can only be separated with a dictionary. Small kana are nonstarters.
enum LineBreakClass: UInt8 {
    case alphabetic, breakAfter, breakBefore, breakBoth, breakSymbols, carriageReturn, closeParenthesis, closePunctuation, combiningMark
    case contingentBreak, eBase, eModifier, exclamation, glue, h2, h3, hebrewLetter, hyphen, ideographic, infixNumeric, inseparable
    case jl, jt, jv, lineFeed, mandatoryBreak, nextLine, nonstarter, numeric, openPunctuation, postfixNumeric, prefixNumeric, quotation
    case regionalIndicator, space, wordJoiner, zwj, zwspace
    /// Brackets with the width of an ideograph, which LB30 excludes.
    case wideOpenPunctuation, wideCloseParenthesis
    /// A code point reserved for pictographs, which LB30b includes.
    case keptPictograph

    /// Looks up the class of a character.
    ///
    /// - Complexity: O(log n) in the number of ranges; O(1) in ASCII.
    init(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        if value < 0x80 {
            self = Self.ascii[Int(value)]
        } else if (0xAC00...0xD7A3).contains(value) {
            self = (value - 0xAC00) % 28 == 0 ? .h2 : .h3
        } else {
            self = Self.search(value)
        }
    }

    private struct Range {
        var first: UInt32
        var last: UInt32
        var name: LineBreakClass
    }

    private static let ranges: [Range] = {
        var ranges: [Range] = []
        for (name, text) in table {
            for word in text.description.split(separator: " ") {
                let ends = word.split(separator: "-").compactMap { UInt32($0, radix: 16) }
                if let first = ends.first, let last = ends.last { ranges.append(Range(first: first, last: last, name: name)) }
            }
        }
        return ranges.sorted { $0.first < $1.first }
    }()

    private static let ascii: [LineBreakClass] = (0..<0x80).map { search($0) }

    private static func search(_ value: UInt32) -> LineBreakClass {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].last < value { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].first <= value ? ranges[low].name : .alphabetic
    }
}
