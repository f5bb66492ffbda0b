import FormworkTree

extension PropertyList {
    private static let trailerSize = 32

    /// Parses a binary property list.
    ///
    /// - Throws: `NibError` with an offset. Containers may share objects and form cycles, so traversals must limit their work.
    /// - Complexity: O(n) in the number of bytes.
    package init(binary bytes: [UInt8]) throws(NibError) {
        guard bytes.starts(with: Self.signature) else {
            throw NibError(.unknownFormat, message: "the file does not begin as a binary property list of version 00", at: 0)
        }
        guard bytes.count >= Self.signature.count + Self.trailerSize + 2, bytes.count < Int(Int32.max) else {
            throw NibError(.truncated, message: "the property list has no room for an object and its trailer", at: bytes.count)
        }
        self.init(encoding: .binary, bytes: bytes)
        let trailer = bytes.count - Self.trailerSize
        var cursor = ByteCursor(bytes, at: trailer + 6)
        let offsetWidth = Int(try cursor.byte())
        let referenceWidth = Int(try cursor.byte())
        let (count, top, table) = (try cursor.big(8), try cursor.big(8), try cursor.big(8))
        guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth) else {
            throw NibError(.damaged, message: "offsets of \(offsetWidth) and references of \(referenceWidth) bytes", at: trailer + 6)
        }
        guard table >= UInt64(Self.signature.count), table < UInt64(trailer) else {
            throw NibError(.damaged, message: "the table of offsets begins at byte \(table), outside the file", at: trailer + 24)
        }
        guard count > 0, count <= UInt64(trailer - Int(table)) / UInt64(offsetWidth) else {
            throw NibError(
                .limit, message: "the file declares \(count) objects, more than its table of offsets can contain", at: trailer + 8)
        }
        guard top < count else { throw NibError(.damaged, message: "the top object is \(top) of \(count)", at: trailer + 16) }
        self.top = Int(top)
        try readObjects(Int(count), offsetWidth: offsetWidth, referenceWidth: referenceWidth, table: Int(table))
    }

    private mutating func readObjects(
        _ count: Int, offsetWidth: Int, referenceWidth: Int, table: Int
    ) throws(NibError) {
        var offsets = ByteCursor(bytes, at: table)
        nodes.reserveCapacity(count)
        var contentSize = 0
        for _ in 0..<count {
            let place = offsets.offset
            let offset = try offsets.big(offsetWidth)
            guard offset >= UInt64(Self.signature.count), offset < UInt64(table) else {
                throw NibError(.damaged, message: "an object at byte \(offset), outside the objects", at: place)
            }
            // Objects end before the offset table.
            var cursor = ByteCursor(bytes, at: Int(offset), end: table)
            let node = try object(&cursor, count: count, referenceWidth: referenceWidth)
            switch node {
            case .data(let range), .ascii(let range), .utf16(let range): contentSize += Int(range.length)
            default: break
            }
            // Each text has its own bytes, unless objects overlap.
            guard contentSize <= bytes.count else { throw NibError(.limit, message: "texts overlap too much", at: Int(offset)) }
            nodes.append(node)
        }
    }

    private mutating func object(_ cursor: inout ByteCursor, count: Int, referenceWidth: Int) throws(NibError) -> Node {
        let start = cursor.offset
        let mark = try cursor.byte()
        let low = Int(mark & 0x0F)
        switch mark >> 4 {
        case 0x0:
            switch low {
            case 0x0: return .null
            case 0x8: return .bool(false)
            case 0x9: return .bool(true)
            default: break
            }
        case 0x1:
            switch low {
            case 0...3:
                let width = 1 << low
                return .integer(Int64(bitPattern: try cursor.big(width)), width: UInt8(width))
            case 4: return .wide(high: try cursor.big(8), low: try cursor.big(8))
            default: break
            }
        case 0x2:
            if low == 2 { return .float(Float(bitPattern: UInt32(truncatingIfNeeded: try cursor.big(4)))) }
            if low == 3 { return .double(Double(bitPattern: try cursor.big(8))) }
        case 0x3: if low == 3 { return .date(Double(bitPattern: try cursor.big(8))) }
        case 0x4: return .data(try range(&cursor, count: try length(&cursor, low: low), what: "data"))
        case 0x5: return .ascii(try range(&cursor, count: try length(&cursor, low: low), what: "a text"))
        case 0x6:
            let units = try length(&cursor, low: low)
            guard units <= cursor.rest / 2 else { throw NibError(.truncated, message: "a text is longer than the file", at: start) }
            return .utf16(try range(&cursor, count: units * 2, what: "a text"))
        case 0x8: if low < 8 { return .uid(try cursor.big(low + 1), width: UInt8(low + 1)) }
        case 0xA:
            let length = try length(&cursor, low: low)
            return .array(first: try readReferences(&cursor, number: length, count: count, width: referenceWidth), count: UInt32(length))
        case 0xC:
            let length = try length(&cursor, low: low)
            return .set(first: try readReferences(&cursor, number: length, count: count, width: referenceWidth), count: UInt32(length))
        case 0xD:
            let length = try length(&cursor, low: low)
            guard length <= cursor.rest / 2 else { throw NibError(.truncated, message: "a dictionary is longer than the file", at: start) }
            return .dictionary(
                first: try readReferences(&cursor, number: length * 2, count: count, width: referenceWidth), count: UInt32(length))
        default: break
        }
        throw NibError(.damaged, message: "an object of the unknown type \(mark)", at: start)
    }

    /// Reads a length, which is in the marker or follows it.
    private func length(_ cursor: inout ByteCursor, low: Int) throws(NibError) -> Int {
        if low < 15 { return low }
        let start = cursor.offset
        let mark = try cursor.byte()
        guard mark & 0xF0 == 0x10, mark & 0x0F <= 3 else {
            throw NibError(.damaged, message: "a length that is not a whole number", at: start)
        }
        let value = try cursor.big(1 << Int(mark & 0x0F))
        guard value <= UInt64(cursor.rest) else {
            throw NibError(.truncated, message: "a length of \(value) that the file does not have", at: start)
        }
        return Int(value)
    }

    private func range(_ cursor: inout ByteCursor, count: Int, what: String) throws(NibError) -> TextRange {
        let range = try cursor.take(count, what: what)
        return TextRange(offset: UInt32(range.lowerBound), length: UInt32(range.count))
    }

    private mutating func readReferences(
        _ cursor: inout ByteCursor, number: Int, count: Int, width: Int
    ) throws(NibError) -> UInt32 {
        let start = cursor.offset
        guard number <= cursor.rest / width else { throw NibError(.truncated, message: "a container is longer than the file", at: start) }
        // Each reference has its own bytes, unless objects overlap.
        guard references.count + number <= bytes.count else { throw NibError(.limit, message: "containers overlap too much", at: start) }
        let first = references.count
        for _ in 0..<number {
            let place = cursor.offset
            let index = try cursor.big(width)
            guard index < UInt64(count) else { throw NibError(.damaged, message: "a reference to object \(index) of \(count)", at: place) }
            references.append(UInt32(truncatingIfNeeded: index))
        }
        return UInt32(first)
    }
}
