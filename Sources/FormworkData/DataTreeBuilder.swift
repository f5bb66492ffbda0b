import FormworkTree

// Safe pointers: the text's owner keeps it alive during the parse, and every index is checked against its count.

/// Builds a tree of values in document order, and rejects duplicate keys.
struct DataTreeBuilder: ~Copyable {
    private let limits: DocumentLimits
    private let source: UnsafeBufferPointer<UInt8>
    private var nodes: [DataNode] = []
    private var decoded: [UInt8] = []
    private var open: [Int] = []
    /// The number of values that are allowed per element of a document: an element is an object with a name, an attribute is a key and a value.
    private static let valuesPerElement = 20

    init(_ source: UnsafeBufferPointer<UInt8>, limits: DocumentLimits) throws(DataSyntaxError) {
        guard source.count <= limits.size else {
            throw DataSyntaxError(ExceededLimit(.size, limit: limits.size, found: source.count), at: 0)
        }
        self.source = source
        self.limits = limits
        nodes.reserveCapacity(source.count / 12)
    }

    var depth: Int { open.count }

    /// The number of nodes so far.
    var count: Int { nodes.count }

    /// The kind of the innermost open value.
    var container: DataKind? { open.last.map { nodes[$0].kind } }

    /// Begins an object or an array.
    mutating func begin(_ kind: DataKind, at offset: Int) throws(DataSyntaxError) {
        guard open.count < DataTree.depthLimit else {
            throw DataSyntaxError("values are nested more than \(DataTree.depthLimit) deep", at: offset, isLimit: true)
        }
        open.append(nodes.count)
        try append(kind, text: .absent, at: offset)
    }

    /// Ends the innermost open object or array.
    ///
    /// - Returns: its index.
    @discardableResult
    mutating func end() throws(DataSyntaxError) -> Int {
        let index = open.removeLast()
        nodes[index].subtreeEnd = UInt32(nodes.count)
        if nodes[index].kind == .object { try refuseDuplicates(in: index) }
        return index
    }

    mutating func append(_ kind: DataKind, text: TextRange, at offset: Int) throws(DataSyntaxError) {
        if text.length > limits.text {
            throw DataSyntaxError(ExceededLimit(.text, limit: limits.text, found: Int(text.length)), at: offset)
        }
        try makeRoom(for: 1, at: offset)
        let index = UInt32(nodes.count)
        nodes.append(DataNode(kind: kind, text: text, offset: UInt32(offset), subtreeEnd: index + 1))
    }

    private func makeRoom(for count: Int, at offset: Int) throws(DataSyntaxError) {
        let most = limits.elements * Self.valuesPerElement
        if nodes.count + count <= most { return }
        throw DataSyntaxError(
            "the data has more than \(most) values", at: offset, isLimit: true,
            notes: ["that is \(Self.valuesPerElement) for each element that \(ExceededLimit.Kind.elements.option) allows"])
    }

    /// Returns the total length of the texts of a range of nodes, in bytes.
    func textLength(_ range: Range<Int>) -> Int { nodes[range].reduce(0) { $0 + Int($1.text.length) } }

    /// Appends a copy of a range of nodes.
    mutating func repeatNodes(_ range: Range<Int>, at offset: Int) throws(DataSyntaxError) {
        try makeRoom(for: range.count, at: offset)
        let shift = UInt32(nodes.count - range.lowerBound)
        nodes.reserveCapacity(nodes.count + range.count)
        for index in range {
            var node = nodes[index]
            node.subtreeEnd += shift
            nodes.append(node)
        }
    }

    /// Stores a text that is not in the source verbatim.
    mutating func text(_ bytes: some Collection<UInt8>) -> TextRange {
        let offset = source.count + decoded.count
        decoded.append(contentsOf: bytes)
        return TextRange(offset: UInt32(offset), length: UInt32(bytes.count))
    }

    consuming func finish() -> DataTree { DataTree(bytes: Array(source) + decoded, sourceCount: source.count, nodes: nodes) }

    // MARK: Keys

    private func bytes(of key: Int) -> UnsafeBufferPointer<UInt8>.SubSequence? {
        let range = nodes[key].text.range
        return range.upperBound <= source.count ? source[range] : nil
    }

    private func copy(of key: Int) -> [UInt8] {
        let range = nodes[key].text.range
        if range.upperBound <= source.count { return Array(source[range]) }
        return Array(decoded[range.lowerBound - source.count..<range.upperBound - source.count])
    }

    private func isSame(_ left: Int, _ right: Int) -> Bool {
        guard nodes[left].text.length == nodes[right].text.length else { return false }
        guard let mine = bytes(of: left), let theirs = bytes(of: right) else { return copy(of: left) == copy(of: right) }
        return mine.elementsEqual(theirs)
    }

    private func refuseDuplicates(in object: Int) throws(DataSyntaxError) {
        var keys: [Int] = []
        var next = object + 1
        let end = Int(nodes[object].subtreeEnd)
        while next < end {
            keys.append(next)
            next = Int(nodes[next + 1].subtreeEnd)
        }
        if keys.count <= 32 {
            for (position, key) in keys.enumerated() where position > 0 {
                for earlier in keys[..<position] where isSame(earlier, key) { throw duplicate(key, earlier: earlier) }
            }
        } else {
            var seen: [[UInt8]: Int] = [:]
            for key in keys {
                if let earlier = seen.updateValue(key, forKey: copy(of: key)) { throw duplicate(key, earlier: earlier) }
            }
        }
    }

    private func duplicate(_ key: Int, earlier: Int) -> DataSyntaxError {
        let line = LineIndex(UnsafeBufferPointer(rebasing: source[..<Int(nodes[earlier].offset)])).position(of: Int(nodes[earlier].offset))
            .line
        return DataSyntaxError(
            "the key '\(String(decoding: copy(of: key), as: UTF8.self))' occurs twice in an object", at: Int(nodes[key].offset),
            notes: ["it first occurs on line \(line)"])
    }
}
