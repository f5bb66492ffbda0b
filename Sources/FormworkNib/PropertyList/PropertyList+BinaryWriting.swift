import FormworkTree

extension PropertyList {
    /// Encodes the property list in binary form, with the objects in order and every width as small as possible.
    ///
    /// - Throws: `NibError` of the kind `limit` if it would be too large.
    /// - Complexity: O(n) in the size of the list.
    package func writtenBinary() throws(NibError) -> [UInt8] {
        guard !nodes.isEmpty, nodes.indices.contains(top) else {
            throw NibError(.unwritable, message: "a property list without an object", at: 0)
        }
        let referenceWidth = Self.width(nodes.count)
        var result = Self.signature
        result.reserveCapacity(bytes.count + 64)
        var offsets: [Int] = []
        offsets.reserveCapacity(nodes.count)
        for node in nodes {
            offsets.append(result.count)
            append(node, referenceWidth: referenceWidth, to: &result)
        }
        guard result.count < Int(Int32.max) else { throw NibError(.limit, message: "the property list would be too large", at: 0) }
        let table = result.count
        let offsetWidth = Self.width(table)
        for offset in offsets { Self.append(UInt64(offset), width: offsetWidth, to: &result) }
        result += [0, 0, 0, 0, 0, 0, UInt8(offsetWidth), UInt8(referenceWidth)]
        for number in [nodes.count, top, table] { Self.append(UInt64(number), width: 8, to: &result) }
        return result
    }

    private func append(_ node: Node, referenceWidth: Int, to result: inout [UInt8]) {
        switch node {
        case .null: result.append(0x00)
        case .bool(let value): result.append(value ? 0x09 : 0x08)
        case .integer(let value, let width):
            result.append(0x10 | UInt8(width.trailingZeroBitCount))
            Self.append(UInt64(bitPattern: value), width: Int(width), to: &result)
        case .wide(let high, let low):
            result.append(0x14)
            for half in [high, low] { Self.append(half, width: 8, to: &result) }
        case .float(let value):
            result.append(0x22)
            Self.append(UInt64(value.bitPattern), width: 4, to: &result)
        case .double(let value):
            result.append(0x23)
            Self.append(value.bitPattern, width: 8, to: &result)
        case .date(let value):
            result.append(0x33)
            Self.append(value.bitPattern, width: 8, to: &result)
        case .data(let range): append(0x40, count: Int(range.length), content: bytes[range.range], to: &result)
        case .ascii(let range): append(0x50, count: Int(range.length), content: bytes[range.range], to: &result)
        case .utf16(let range): append(0x60, count: Int(range.length) / 2, content: bytes[range.range], to: &result)
        case .utf8(let range):
            let text = bytes[range.range]
            if text.allSatisfy({ $0 < 0x80 }) { return append(0x50, count: text.count, content: text, to: &result) }
            let units = Array(String(decoding: text, as: UTF8.self).utf16)
            append(0x60, count: units.count, content: units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }[...], to: &result)
        case .uid(let value, let width):
            result.append(0x80 | (width &- 1) & 0x0F)
            Self.append(value, width: Int(width), to: &result)
        case .array(let first, let count):
            append(0xA0, count: Int(count), first: first, number: Int(count), width: referenceWidth, to: &result)
        case .set(let first, let count):
            append(0xC0, count: Int(count), first: first, number: Int(count), width: referenceWidth, to: &result)
        case .dictionary(let first, let count):
            append(0xD0, count: Int(count), first: first, number: Int(count) * 2, width: referenceWidth, to: &result)
        }
    }

    private func append(_ mark: UInt8, count: Int, content: ArraySlice<UInt8>, to result: inout [UInt8]) {
        Self.append(mark, count: count, to: &result)
        result += content
    }

    private func append(
        _ mark: UInt8, count: Int, first: UInt32, number: Int, width: Int, to result: inout [UInt8]
    ) {
        Self.append(mark, count: count, to: &result)
        for reference in references[Int(first)..<Int(first) + number] { Self.append(UInt64(reference), width: width, to: &result) }
    }

    /// Appends a marker with its length, which follows it if it doesn't fit.
    private static func append(_ mark: UInt8, count: Int, to result: inout [UInt8]) {
        if count < 15 { return result.append(mark | UInt8(count)) }
        let width = width(count)
        result += [mark | 0x0F, 0x10 | UInt8(width.trailingZeroBitCount)]
        append(UInt64(count), width: width, to: &result)
    }

    private static func append(_ value: UInt64, width: Int, to result: inout [UInt8]) {
        for position in (0..<max(0, min(8, width))).reversed() { result.append(UInt8(truncatingIfNeeded: value >> UInt64(position * 8))) }
    }

    /// Returns the number of bytes for a number: 1, 2, 4 or 8.
    private static func width(_ value: Int) -> Int { value <= 0xFF ? 1 : value <= 0xFFFF ? 2 : value <= 0xFFFF_FFFF ? 4 : 8 }
}
