package import FormworkTree

extension PropertyList {
    /// Reads the property list in a tree with the root element `plist`. A dictionary with only a number for `CF$UID` is a reference to an object.
    ///
    /// - Throws: `NibError` with an offset in the source.
    /// - Complexity: O(n) in the size of the tree.
    package init(_ tree: ElementTree) throws(NibError) {
        guard let root = tree.nodeIndices.first(where: { tree.nodes[$0].kind == .element }), tree.names[tree.nodes[root].name] == "plist",
            let first = tree.children(of: root).first(where: { tree.nodes[$0].kind == .element })
        else { throw NibError(.unknownFormat, message: "the root element 'plist' contains no value", at: 0) }
        self.init(encoding: .xml, bytes: [])
        top = try read(first, tree: tree)
    }

    /// Returns the node for an element. The parser limits the depth of the tree.
    private mutating func read(_ element: NodeIndex, tree: ElementTree) throws(NibError) -> Int {
        let offset = Int(tree.nodes[element].start)
        let text = tree.text(of: element) ?? ""
        let index = nodes.count
        nodes.append(.null)
        switch tree.names[tree.nodes[element].name] {
        case "true": nodes[index] = .bool(true)
        case "false": nodes[index] = .bool(false)
        case "string", "key": nodes[index] = .utf8(append(Array(text.utf8)))
        case "integer":
            guard let value = Self.integer(text) else { throw NibError(.damaged, message: "'\(text)' is not a whole number", at: offset) }
            nodes[index] = .integer(value, width: Self.width(of: value))
        case "real":
            guard let value = Double(text) else { throw NibError(.damaged, message: "'\(text)' is not a number", at: offset) }
            nodes[index] = .double(value)
        case "date":
            guard let value = Self.date(text) else { throw NibError(.damaged, message: "'\(text)' is not a date", at: offset) }
            nodes[index] = .date(value)
        case "data":
            guard let value = Self.base64(text) else { throw NibError(.damaged, message: "data that is not base64", at: offset) }
            nodes[index] = .data(append(value))
        case "array":
            let items = try readChildren(element, tree: tree)
            nodes[index] = .array(first: UInt32(references.count), count: UInt32(items.count))
            references += items
        case "dict": try readDictionary(element, index: index, tree: tree)
        case let name: throw NibError(.damaged, message: "unknown element '\(name)' in a property list", at: offset)
        }
        return index
    }

    private mutating func readChildren(_ element: NodeIndex, tree: ElementTree) throws(NibError) -> [UInt32] {
        var result: [UInt32] = []
        for child in tree.children(of: element) where tree.nodes[child].kind == .element {
            result.append(UInt32(try read(child, tree: tree)))
        }
        return result
    }

    private mutating func readDictionary(_ element: NodeIndex, index: Int, tree: ElementTree) throws(NibError) {
        let children = try readChildren(element, tree: tree)
        let keys = stride(from: 0, to: children.count, by: 2).map { children[$0] }
        let values = stride(from: 1, to: children.count, by: 2).map { children[$0] }
        guard keys.count == values.count, keys.allSatisfy({ text(Int($0)) != nil }) else {
            throw NibError(.damaged, message: "a dictionary without pairs of keys and values", at: Int(tree.nodes[element].start))
        }
        if keys.count == 1, text(Int(keys[0])) == "CF$UID", case .integer(let value, let width) = nodes[Int(values[0])], value >= 0 {
            nodes[index] = .uid(UInt64(value), width: width)
            return
        }
        nodes[index] = .dictionary(first: UInt32(references.count), count: UInt32(keys.count))
        references += keys + values
    }

    private mutating func append(_ content: [UInt8]) -> TextRange {
        defer { bytes += content }
        return TextRange(offset: UInt32(bytes.count), length: UInt32(content.count))
    }

    private static func integer(_ text: String) -> Int64? {
        text.hasPrefix("0x") ? Int64(text.dropFirst(2), radix: 16) : Int64(text)
    }

    /// Returns the number of seconds since 2001 for a date in the form `2001-01-01T00:00:00Z`, in the Gregorian calendar and UTC. Nil if the text
    /// isn't such a date.
    private static func date(_ text: String) -> Double? {
        let bytes = Array(text.utf8)
        let marks: [(place: Int, mark: UInt8)] = [
            (4, UInt8(ascii: "-")), (7, UInt8(ascii: "-")), (10, UInt8(ascii: "T")), (13, UInt8(ascii: ":")), (16, UInt8(ascii: ":")),
            (19, UInt8(ascii: "Z")),
        ]
        guard bytes.count == 20, marks.allSatisfy({ bytes[$0.place] == $0.mark }) else { return nil }
        func number(_ range: Range<Int>) -> Int? {
            bytes[range].reduce(Int?(0)) { sum, byte in byte &- 48 < 10 ? sum.map { $0 * 10 + Int(byte &- 48) } : nil }
        }
        guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10), let hour = number(11..<13),
            let minute = number(14..<16), let second = number(17..<19), (1...12).contains(month), (1...31).contains(day), hour < 24,
            minute < 60, second <= 60
        else { return nil }
        // Begin years in March, so that the leap day is the last day.
        let (marchYear, marchMonth) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
        func days(_ year: Int, month: Int, day: Int) -> Int {
            // Add 400 years to avoid negative years: the calendar repeats after that.
            let year = year + 400
            return year * 365 + year / 4 - year / 100 + year / 400 + (month * 153 + 2) / 5 + day
        }
        let sum = days(marchYear, month: marchMonth, day: day) - days(2000, month: 10, day: 1)
        return Double(((sum * 24 + hour) * 60 + minute) * 60 + second)
    }

    private static func width(of value: Int64) -> UInt8 {
        switch value {
        case 0...0xFF: 1
        case 0...0xFFFF: 2
        case 0...0xFFFF_FFFF: 4
        default: 8
        }
    }

    /// Decodes base64 (RFC 4648); nil if the text isn't valid.
    private static func base64(_ text: String) -> [UInt8]? {
        var result: [UInt8] = []
        var (bits, count): (UInt32, Int) = (0, 0)
        for byte in text.utf8 where byte > 0x20 && byte != UInt8(ascii: "=") {
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit = byte - UInt8(ascii: "A")
            case UInt8(ascii: "a")...UInt8(ascii: "z"): digit = byte - UInt8(ascii: "a") + 26
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0") + 52
            case UInt8(ascii: "+"): digit = 62
            case UInt8(ascii: "/"): digit = 63
            default: return nil
            }
            bits = (bits & 0xFFFF) << 6 | UInt32(digit)
            count += 6
            if count >= 8 {
                count -= 8
                result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return result
    }
}
