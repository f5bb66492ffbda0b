import FormworkTree

extension NibArchive {
    /// Encodes the archive. For an archive written by Apple's compiler, the result is the original bytes.
    ///
    /// - Throws: `NibError.Kind.unwritable` for values that only keyed archives can contain.
    /// - Complexity: O(n) in the size of the graph.
    package func written() throws(NibError) -> [UInt8] {
        var objects: [UInt8] = []
        for object in graph.objects {
            guard object.classIndex >= 0 else { throw NibError(.unwritable, message: "an object without a class", at: 0) }
            Self.append(Int(object.classIndex), to: &objects)
            Self.append(Int(object.firstField), to: &objects)
            Self.append(Int(object.fieldCount), to: &objects)
        }
        var keys: [UInt8] = []
        for key in graph.keys {
            Self.append(key.utf8.count, to: &keys)
            keys += key.utf8
        }
        var values: [UInt8] = []
        for field in graph.fields {
            Self.append(Int(field.key), to: &values)
            try append(field.value, to: &values)
        }
        var classes: [UInt8] = []
        for description in graph.classes {
            Self.append(description.name.utf8.count + 1, to: &classes)
            Self.append(description.fallbacks.count, to: &classes)
            for index in description.fallbacks { Self.append(UInt32(bitPattern: index), to: &classes) }
            classes += description.name.utf8
            classes.append(0)
        }
        guard objects.count + keys.count + values.count + classes.count < Int(Int32.max) else {
            throw NibError(.limit, message: "the archive would be larger than an archive can be", at: 0)
        }
        var result = Self.signature
        var offset = Self.headerSize
        let counts = [graph.objects.count, graph.keys.count, graph.fields.count, graph.classes.count]
        for word in [1, minorVersion] { Self.append(word, to: &result) }
        for (count, section) in zip(counts, [objects, keys, values, classes]) {
            Self.append(UInt32(count), to: &result)
            Self.append(UInt32(offset), to: &result)
            offset += section.count
        }
        return result + objects + keys + values + classes
    }

    private func append(_ value: NibValue, to bytes: inout [UInt8]) throws(NibError) {
        switch value {
        case .int8(let value): bytes += [Mark.int8, UInt8(bitPattern: value)]
        case .int16(let value): Self.append(UInt16(bitPattern: value), Mark.int16, to: &bytes)
        case .int32(let value): Self.append(UInt32(bitPattern: value), Mark.int32, to: &bytes)
        case .int64(let value): Self.append(UInt64(bitPattern: value), Mark.int64, to: &bytes)
        case .bool(let value): bytes.append(value ? Mark.yes : Mark.no)
        case .float(let value): Self.append(value.bitPattern, Mark.float, to: &bytes)
        case .double(let value): Self.append(value.bitPattern, Mark.double, to: &bytes)
        case .data(let range):
            bytes.append(Mark.data)
            Self.append(Int(range.length), to: &bytes)
            bytes += graph.bytes(range)
        case .null: bytes.append(Mark.null)
        case .reference(let index): Self.append(UInt32(bitPattern: index), Mark.reference, to: &bytes)
        case .integer, .text, .list, .dictionary, .date:
            throw NibError(.unwritable, message: "a value of a keyed archive that a NIBArchive cannot contain", at: 0)
        }
    }

    private static func append<Number: FixedWidthInteger>(_ value: Number, _ mark: UInt8? = nil, to bytes: inout [UInt8]) {
        if let mark { bytes.append(mark) }
        var rest = value
        for _ in 0..<Number.bitWidth / 8 {
            bytes.append(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
    }

    /// Appends a variable-length integer, as read by `ByteCursor.variable`.
    private static func append(_ value: Int, to bytes: inout [UInt8]) {
        var rest = value
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest & 0x7F))
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
    }
}
