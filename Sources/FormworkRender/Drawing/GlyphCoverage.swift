/// The characters that the fonts of a machine have.
package struct GlyphCoverage: Sendable {
    /// Sorted ranges that neither overlap nor touch; empty if the fonts are unknown.
    private var ranges: [ClosedRange<UInt32>] = []

    /// - Parameter ranges: The ranges of the fonts, in any order; none if the fonts are unknown.
    package init(_ ranges: [ClosedRange<UInt32>]) {
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = self.ranges.last, range.lowerBound <= last.upperBound || range.lowerBound - 1 == last.upperBound {
                self.ranges[self.ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                self.ranges.append(range)
            }
        }
    }

    /// Whether the fonts are unknown.
    package var isEmpty: Bool { ranges.isEmpty }

    /// Whether some font has a scalar.
    ///
    /// - Complexity: O(log n) in the number of ranges.
    func covers(_ scalar: Unicode.Scalar) -> Bool {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].contains(scalar.value)
    }

    /// The signs for characters that no font has; the first one that some font has is used.
    private static let neutral: [Unicode.Scalar] = ["\u{25CF}", "\u{2022}", "\u{00B7}", "*"]
    /// The first scalar after the Latin alphabets, which every font has.
    private static let firstOther: UInt32 = 0x250
    /// The first byte of that scalar in UTF-8.
    private static let firstOtherByte: UInt8 = 0xC9
    /// The character that joins emoji to one.
    private static let joiner: UInt32 = 0x200D

    /// Returns the ASCII character of a full-width one: `+` for `＋`; nil for other characters.
    private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        // Safe: the values start at 21.
        (0xFF01...0xFF5E).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0xFEE0).flatMap { $0 == "<" || $0 == "&" ? nil : $0 } : nil
    }

    /// Returns a picture with a neutral sign in place of characters that no font has; nil if it has none.
    ///
    /// - Complexity: O(n) in the size of the picture.
    package func replacingMissing(in svg: [UInt8]) -> [UInt8]? {
        guard !isEmpty, svg.contains(where: { $0 >= Self.firstOtherByte }) else { return nil }
        let sign = Self.neutral.first(where: covers) ?? "*"
        var result = String.UnicodeScalarView()
        var (isReplaced, isInMissing, isJoined) = (false, false, false)
        for scalar in String(decoding: svg, as: UTF8.self).unicodeScalars {
            let isPart = scalar.value == Self.joiner || scalar.properties.isVariationSelector || scalar.properties.isEmojiModifier
            // The parts of an emoji are one sign.
            if isInMissing, isPart || isJoined, scalar.value >= Self.firstOther {
                isJoined = scalar.value == Self.joiner
            } else if scalar.value < Self.firstOther || covers(scalar) || scalar.properties.isDefaultIgnorableCodePoint {
                result.append(scalar)
                (isInMissing, isJoined) = (false, false)
            } else {
                result.append(Self.narrow(scalar) ?? sign)
                (isReplaced, isInMissing, isJoined) = (true, true, false)
            }
        }
        return isReplaced ? Array(String(result).utf8) : nil
    }
}
