import FormworkTree

extension NibArchive {
    /// Parses an archive.
    ///
    /// - Throws: `NibError` with an offset. Counts are checked against the number of bytes before they are used.
    /// - Complexity: O(n) in the number of bytes.
    package init(_ bytes: [UInt8]) throws(NibError) {
        guard Self.isNibArchive(bytes) else { throw NibError(.unknownFormat, message: "the file does not begin as a NIBArchive", at: 0) }
        guard bytes.count < Int(Int32.max) else { throw NibError(.limit, message: "the file is larger than an archive can be", at: 0) }
        var header = ByteCursor(bytes, at: Self.signature.count)
        var words: [Int] = []
        for _ in 0..<10 { words.append(Int(try header.little(4))) }
        guard words[0] == 1 else {
            throw NibError(.unknownFormat, message: "NIBArchive version \(words[0]) is not supported; expected 1", at: 10)
        }
        minorVersion = UInt32(words[1])
        graph = NibGraph()
        graph.bytes = bytes
        let keys = try Self.section(bytes, count: words[4], offset: words[5], least: 1, name: "keys", headerAt: 26)
        let classes = try Self.section(bytes, count: words[8], offset: words[9], least: 2, name: "class names", headerAt: 42)
        let values = try Self.section(bytes, count: words[6], offset: words[7], least: 2, name: "values", headerAt: 34)
        let objects = try Self.section(bytes, count: words[2], offset: words[3], least: 3, name: "objects", headerAt: 18)
        try readKeys(words[4], start: keys)
        try readClasses(words[8], start: classes)
        try readValues(words[6], objectCount: words[2], start: values)
        try readObjects(words[2], start: objects)
        guard !graph.objects.isEmpty else { throw NibError(.damaged, message: "the archive contains no objects", at: 18) }
    }

    /// Returns a cursor for a section after checking that it can contain the stated number of entries.
    private static func section(
        _ bytes: [UInt8], count: Int, offset: Int, least: Int, name: String, headerAt: Int
    ) throws(NibError) -> ByteCursor {
        guard offset >= headerSize, offset <= bytes.count else {
            throw NibError(.damaged, message: "the section of \(name) begins at byte \(offset), outside the file", at: headerAt + 4)
        }
        guard count <= (bytes.count - offset) / least else {
            throw NibError(.limit, message: "the file declares \(count) \(name), more than it can contain", at: headerAt)
        }
        return ByteCursor(bytes, at: offset)
    }

    private mutating func readKeys(_ count: Int, start: ByteCursor) throws(NibError) {
        var cursor = start
        graph.keys.reserveCapacity(count)
        for _ in 0..<count {
            let offset = cursor.offset
            let length = try cursor.variable()
            let range = try cursor.take(length, what: "a key")
            guard let key = String(validating: graph.bytes[range], as: UTF8.self) else {
                throw NibError(.damaged, message: "a key is not a text", at: offset)
            }
            graph.keys.append(key)
        }
    }

    private mutating func readClasses(_ count: Int, start: ByteCursor) throws(NibError) {
        var cursor = start
        graph.classes.reserveCapacity(count)
        for _ in 0..<count {
            let offset = cursor.offset
            let length = try cursor.variable()
            let fallbackCount = try cursor.variable()
            guard fallbackCount <= cursor.rest / 4 else {
                throw NibError(.limit, message: "a class declares \(fallbackCount) fallback classes", at: offset)
            }
            var fallbacks: [Int32] = []
            for _ in 0..<fallbackCount {
                let place = cursor.offset
                let index = Int32(truncatingIfNeeded: try cursor.little(4))
                guard index >= 0, Int(index) < count else {
                    throw NibError(.damaged, message: "a class falls back to class \(index) of \(count)", at: place)
                }
                fallbacks.append(index)
            }
            let range = try cursor.take(length, what: "a class name")
            guard length > 0, graph.bytes[range.upperBound - 1] == 0,
                let name = String(validating: graph.bytes[range.dropLast()], as: UTF8.self)
            else { throw NibError(.damaged, message: "a class name is not a text that ends with a zero", at: offset) }
            graph.classes.append(NibClass(name: name, fallbacks: fallbacks))
        }
    }

    private mutating func readValues(_ count: Int, objectCount: Int, start: ByteCursor) throws(NibError) {
        var cursor = start
        graph.fields.reserveCapacity(count)
        for _ in 0..<count {
            let offset = cursor.offset
            let key = try cursor.variable()
            guard key < graph.keys.count else {
                throw NibError(.damaged, message: "a value has key \(key) of \(graph.keys.count)", at: offset)
            }
            graph.fields.append(NibField(key: Int32(key), value: try Self.value(&cursor, objectCount: objectCount)))
        }
    }

    private static func value(_ cursor: inout ByteCursor, objectCount: Int) throws(NibError) -> NibValue {
        let offset = cursor.offset
        switch try cursor.byte() {
        case Mark.int8: return .int8(Int8(truncatingIfNeeded: try cursor.little(1)))
        case Mark.int16: return .int16(Int16(truncatingIfNeeded: try cursor.little(2)))
        case Mark.int32: return .int32(Int32(truncatingIfNeeded: try cursor.little(4)))
        case Mark.int64: return .int64(Int64(truncatingIfNeeded: try cursor.little(8)))
        case Mark.no: return .bool(false)
        case Mark.yes: return .bool(true)
        case Mark.float: return .float(Float(bitPattern: UInt32(truncatingIfNeeded: try cursor.little(4))))
        case Mark.double: return .double(Double(bitPattern: try cursor.little(8)))
        case Mark.data:
            let length = try cursor.variable()
            let range = try cursor.take(length, what: "data")
            return .data(TextRange(offset: UInt32(range.lowerBound), length: UInt32(range.count)))
        case Mark.null: return .null
        case Mark.reference:
            let index = try cursor.little(4)
            guard index < UInt64(objectCount) else {
                throw NibError(.damaged, message: "a reference to object \(index) of \(objectCount)", at: offset + 1)
            }
            return .reference(Int32(truncatingIfNeeded: index))
        case let mark: throw NibError(.damaged, message: "a value of the unknown type \(mark)", at: offset)
        }
    }

    private mutating func readObjects(_ count: Int, start: ByteCursor) throws(NibError) {
        var cursor = start
        graph.objects.reserveCapacity(count)
        var total = 0
        // Objects may share fields within limits, because each traversal visits shared fields repeatedly.
        let most = 4_096 + graph.fields.count * 8
        for _ in 0..<count {
            let offset = cursor.offset
            let classIndex = try cursor.variable()
            let first = try cursor.variable()
            let number = try cursor.variable()
            guard classIndex < graph.classes.count else {
                throw NibError(.damaged, message: "an object has class \(classIndex) of \(graph.classes.count)", at: offset)
            }
            guard first <= graph.fields.count, number <= graph.fields.count - first else {
                throw NibError(
                    .damaged, message: "an object has the \(number) values from \(first) on, of \(graph.fields.count)", at: offset)
            }
            total += number
            guard total <= most else { throw NibError(.limit, message: "objects share too many values", at: offset) }
            graph.objects.append(NibObject(classIndex: Int32(classIndex), firstField: Int32(first), fieldCount: Int32(number)))
        }
    }
}
