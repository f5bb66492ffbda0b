import FormworkTree

/// Builds a tree of values in the order in which a parser meets them, and refuses keys that occur twice.
struct DataTreeBuilder: ~Copyable {
    /// The largest source, in bytes: places are counted in 32 bits.
    static let sizeLimit = Int(Int32.max) - 1
    private let source: UnsafeBufferPointer<UInt8>
    private var nodes: [DataNode] = []
    private var decoded: [UInt8] = []
    private var open: [Int] = []

    init(_ source: UnsafeBufferPointer<UInt8>) throws(DataSyntaxError) {
        guard source.count <= Self.sizeLimit else {
            throw DataSyntaxError("the file is larger than \(Self.sizeLimit) bytes", at: 0, isLimit: true)
        }
        self.source = source
        nodes.reserveCapacity(source.count / 12)
    }

    var depth: Int { open.count }

    /// How many nodes there are.
    var count: Int { nodes.count }

    /// The kind of the value that is open.
    var container: DataKind? { open.last.map { nodes[$0].kind } }

    /// Begins an object or an array.
    mutating func begin(_ kind: DataKind, at offset: Int) throws(DataSyntaxError) {
        guard open.count < DataTree.depthLimit else {
            throw DataSyntaxError("values are nested more than \(DataTree.depthLimit) deep", at: offset, isLimit: true)
        }
        open.append(nodes.count)
        append(kind, .absent, at: offset)
    }

    /// Ends what was begun last.
    ///
    /// - Returns: its index.
    @discardableResult
    mutating func end() throws(DataSyntaxError) -> Int {
        let index = open.removeLast()
        nodes[index].subtreeEnd = UInt32(nodes.count)
        if nodes[index].kind == .object { try refuseDuplicates(in: index) }
        return index
    }

    mutating func append(_ kind: DataKind, _ text: TextRange, at offset: Int) {
        let index = UInt32(nodes.count)
        nodes.append(DataNode(kind: kind, text: text, offset: UInt32(offset), subtreeEnd: index + 1))
    }

    /// Adds the values at `range` once more.
    mutating func repeatNodes(_ range: Range<Int>) {
        let shift = UInt32(nodes.count - range.lowerBound)
        nodes.reserveCapacity(nodes.count + range.count)
        for index in range {
            var node = nodes[index]
            node.subtreeEnd += shift
            nodes.append(node)
        }
    }

    /// Puts a text that is not in the source as it stands.
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
                for earlier in keys[..<position] where isSame(earlier, key) { throw duplicate(key, earlier) }
            }
        } else {
            var seen: [[UInt8]: Int] = [:]
            for key in keys {
                if let earlier = seen.updateValue(key, forKey: copy(of: key)) { throw duplicate(key, earlier) }
            }
        }
    }

    private func duplicate(_ key: Int, _ earlier: Int) -> DataSyntaxError {
        let line = LineIndex(UnsafeBufferPointer(rebasing: source[..<Int(nodes[earlier].offset)])).position(of: Int(nodes[earlier].offset))
            .line
        return DataSyntaxError(
            "the key '\(String(decoding: copy(of: key), as: UTF8.self))' occurs twice in an object", at: Int(nodes[key].offset),
            notes: ["it first occurs on line \(line)"])
    }
}
