import FormworkTree

// Safe pointers: the bytes belong to a tree that outlives the call, and all ranges are from that tree.

/// The values in an archive: numbers, Booleans and plain texts. `ArchiveUpgrade` decodes other texts, because it has space to store them.
extension ArchiveGraph {
    /// Returns the text in a node or its `value` attribute, without decoding.
    func content(_ node: Int) -> TextRange? {
        switch kinds[node] {
        case .integer, .real, .boolean:
            let value = tree.value(of: ArchiveIndexer.names.value, at: NodeIndex(node))
            return value.isPresent ? value : nil
        case .reference, .nil, .array, .set, .dictionary, .object: return nil
        default: break
        }
        guard Int(ends[node]) > node + 1 else { return tree.blankText(of: NodeIndex(node)) ?? TextRange(offset: 0, length: 0) }
        let first = tree.nodes[node + 1]
        guard Int(ends[node]) == node + 2, first.kind == .text || first.kind == .cdata else { return nil }
        return tree.attributes[Int(first.firstAttribute)].value
    }

    /// Whether a string is encoded in base64.
    func isEncoded(_ node: Int) -> Bool {
        kinds[node] == .bytes || tree.value(of: ArchiveIndexer.names.type, at: NodeIndex(node)).isPresent && kinds[node] == .string
    }

    /// Returns the node with the text: a string, or the bytes or characters of an NSMutableString.
    func textNode(_ node: Int) -> Int? {
        switch kinds[node] {
        case .string, .characters, .bytes: return node
        case .object:
            guard classes[node] == .NSMutableString || classes[node] == .NSString else { return nil }
            return value(node, key: "NS.bytes")
        case .int, .integer, .float, .double, .real: return node
        default: return nil
        }
    }

    /// Returns the decoded bytes of a text.
    func bytes(_ node: Int) -> [UInt8]? {
        guard let node = textNode(node), let text = content(node) ?? slowContent(node) else { return nil }
        let plain = tree.bytes[text.range]
        return isEncoded(node) ? Base64Text.bytes(plain) : Array(plain)
    }

    func string(_ object: Int, key: ArchiveKey) -> String? {
        value(object, key: key).flatMap(bytes).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether a text equals `other`. Doesn't create a string if the text isn't encoded.
    func equals(_ node: Int, other: StaticString) -> Bool {
        guard let node = textNode(node), let text = content(node) else { return false }
        if isEncoded(node) {
            return Base64Text.bytes(tree.bytes[text.range]).elementsEqual(
                UnsafeBufferPointer(start: other.utf8Start, count: other.utf8CodeUnitCount))
        }
        return tree.equals(text, other: other)
    }

    func isText(_ object: Int, key: ArchiveKey, other: StaticString) -> Bool {
        value(object, key: key).map { equals($0, other: other) } ?? false
    }

    // MARK: Numbers

    func int(_ object: Int, key: ArchiveKey) -> Int? { value(object, key: key).flatMap(int) }

    /// Returns a number without its fraction; nil if it isn't a number or its magnitude is 2^53 or more.
    func int(_ node: Int) -> Int? {
        guard let text = content(node) else { return nil }
        if let number = Self.integer(tree.bytes, range: text.range) { return number }
        guard let number = double(node), number.magnitude < 9_007_199_254_740_992 else { return nil }
        // Safe: below 2^53, as checked by the line above.
        return Int(number)
    }

    /// Returns a word of flags, which archives write as a signed number.
    func flags(_ object: Int, key: ArchiveKey) -> UInt32? { int(object, key: key).map { UInt32(truncatingIfNeeded: $0) } }

    func flag(_ object: Int, key: ArchiveKey, bit: Int) -> Bool { ((flags(object, key: key) ?? 0) >> UInt32(bit)) & 1 == 1 }

    func double(_ object: Int, key: ArchiveKey) -> Double? { value(object, key: key).flatMap(double) }

    func double(_ node: Int) -> Double? {
        guard let text = content(node) else { return nil }
        if kinds[node] == .bool || kinds[node] == .boolean { return nil }
        if let number = Self.integer(tree.bytes, range: text.range) { return Double(number) }
        return Self.number(tree.bytes[text.range])
    }

    func bool(_ object: Int, key: ArchiveKey) -> Bool? { value(object, key: key).flatMap(bool) }

    func bool(_ node: Int) -> Bool? {
        guard let text = content(node), text.length > 0 else { return nil }
        switch tree.bytes[Int(text.offset)] {
        case UInt8(ascii: "Y"), UInt8(ascii: "y"), UInt8(ascii: "T"), UInt8(ascii: "t"): return true
        case UInt8(ascii: "N"), UInt8(ascii: "n"), UInt8(ascii: "F"), UInt8(ascii: "f"): return false
        default: return int(node).map { $0 != 0 }
        }
    }

    /// Returns the numbers in a text such as `{{0, 20}, {320, 460}}`; nil if there aren't `count` of them.
    func numbers(_ node: Int, count: Int) -> [Double]? {
        guard let node = textNode(node), let text = content(node), !isEncoded(node) else { return nil }
        let numbers = Self.numbers(tree.bytes[text.range])
        return numbers.count == count ? numbers : nil
    }

    /// Whether a view is taller than it is wide.
    func isTaller(_ view: Int) -> Bool {
        let size = value(view, key: "NSFrameSize").flatMap { numbers($0, count: 2) }
        let frame = value(view, key: "NSFrame").flatMap { numbers($0, count: 4) }
        guard let width = frame?[2] ?? size?[0], let height = frame?[3] ?? size?[1] else { return false }
        return height > width
    }

    static func numbers(_ text: ArraySlice<UInt8>) -> [Double] {
        var result: [Double] = []
        var start: Int?
        for index in text.startIndex...text.endIndex {
            let isPart = index < text.endIndex && isNumberPart(text[index])
            if isPart, start == nil { start = index }
            if !isPart, let first = start {
                start = nil
                guard let number = number(text[first..<index]) else { return [] }
                result.append(number)
            }
        }
        return result
    }

    static func isNumberPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"),
            UInt8(ascii: "E"):
            true
        default: false
        }
    }

    static func number(_ text: ArraySlice<UInt8>) -> Double? {
        text.withUnsafeBufferPointer { bytes in
            if let number = integer(bytes) { return Double(number) }
            guard bytes.count < 64, bytes.allSatisfy(isNumberPart), let number = Double(String(decoding: bytes, as: UTF8.self)) else {
                return nil
            }
            return number.isFinite ? number : nil
        }
    }

    private static func integer(_ bytes: [UInt8], range: Range<Int>) -> Int? {
        bytes.withUnsafeBufferPointer { integer(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// Parses a decimal integer of at most 18 digits.
    static func integer(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let first = bytes.first else { return nil }
        let isNegative = first == UInt8(ascii: "-")
        let digits = bytes.count - (isNegative ? 1 : 0)
        guard digits > 0, digits < 19 else { return nil }
        var number = 0
        for index in (isNegative ? 1 : 0)..<bytes.count {
            let digit = Int(bytes[index]) - 48
            guard digit >= 0, digit <= 9 else { return nil }
            number = number * 10 + digit
        }
        return isNegative ? -number : number
    }

    /// Returns the next number in a text; empty if there is none.
    func number(from position: inout Int, to end: Int) -> TextRange {
        while position < end, !Self.isNumberPart(tree.bytes[position]) { position += 1 }
        let start = position
        while position < end, Self.isNumberPart(tree.bytes[position]) { position += 1 }
        return TextRange(offset: UInt32(start), length: UInt32(position - start))
    }

    /// Whether a text is an integer in the form that Xcode writes for a floating-point number.
    func isPlainInteger(_ text: TextRange) -> Bool {
        tree.bytes.withUnsafeBufferPointer { bytes in
            var position = Int(text.offset)
            let end = position + Int(text.length)
            if position < end, bytes[position] == UInt8(ascii: "-") { position += 1 }
            guard position < end, end - position < 16, bytes[position] != UInt8(ascii: "0") else { return false }
            while position < end {
                if bytes[position] &- UInt8(ascii: "0") > 9 { return false }
                position += 1
            }
            return true
        }
    }

    /// Returns the text of an element with several pieces of text; nil if it has child elements only.
    private func slowContent(_ node: Int) -> TextRange? {
        // The parser merges adjacent pieces. Others are separated by comments or CDATA sections, which archives don't have: use the first piece.
        for child in tree.children(of: NodeIndex(node)) where tree.nodes[child].kind == .text {
            return tree.attributes[Int(tree.nodes[child].firstAttribute)].value
        }
        return nil
    }
}
