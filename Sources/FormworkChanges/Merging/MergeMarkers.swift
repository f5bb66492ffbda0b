package import FormworkTree

/// A merged text with conflict markers as in git: both versions of an element, one below the other.
///
/// The input is the same merge twice, once for each favored side. Where the results differ, the smallest element on whole lines that contains the
/// difference is written in both versions.
package struct MergeMarkers {
    private let ours: Version
    private let theirs: Version
    private let markers: (ours: [UInt8], middle: [UInt8], theirs: [UInt8])
    private var output: [UInt8] = []
    /// The number of marked conflicts.
    package private(set) var count = 0

    private struct Version {
        let tree: ElementTree
        let entryOfNode: [Int]
        let text: [UInt8]
        let ranges: [Range<Int>]

        init(_ merge: DocumentMerge, declaration: XMLDeclaration?, endsLine: Bool) {
            tree = merge.tree
            entryOfNode = merge.entryOfNode
            (text, ranges) = XMLSerializer.textWithRanges(of: merge.tree, declaration: declaration, endsLine: endsLine)
        }

        func range(_ node: NodeIndex) -> Range<Int> { ranges[node.place] }

        /// Returns the range of the whole lines that contain a node.
        func lines(_ node: NodeIndex) -> Range<Int> {
            var (start, end) = (range(node).lowerBound, range(node).upperBound)
            while start > 0, text[start - 1] != UInt8(ascii: "\n") { start -= 1 }
            while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
            return start..<min(end + 1, text.count)
        }

        func entry(_ node: NodeIndex) -> Int { entryOfNode[node.place] }

        /// Whether all children of an element are on lines of their own.
        func hasLines(_ node: NodeIndex) -> Bool {
            tree.nodes[node].kind == .element && tree.nodes[node].subtreeEnd > node + 1
                && tree.children(of: node).allSatisfy { tree.nodes[$0].kind == .element || tree.nodes[$0].kind == .comment }
        }
    }

    /// - Parameters:
    ///   - ours: the merge that favors our side.
    ///   - theirs: the merge that favors their side.
    ///   - declaration: the XML declaration at the top.
    ///   - endsLine: whether the text ends with a newline.
    ///   - size: the length of a marker, in characters.
    ///   - names: the names of the sides in the markers.
    package init(
        ours: DocumentMerge, theirs: DocumentMerge, declaration: XMLDeclaration?, endsLine: Bool, size: Int = 7,
        names: (ours: String, theirs: String) = ("ours", "theirs")
    ) {
        self.ours = Version(ours, declaration: declaration, endsLine: endsLine)
        self.theirs = Version(theirs, declaration: declaration, endsLine: endsLine)
        func marker(_ sign: Character, _ name: String) -> [UInt8] {
            Array((String(repeating: sign, count: size) + (name.isEmpty ? "" : " " + name) + "\n").utf8)
        }
        markers = (marker("<", names.ours), marker("=", ""), marker(">", names.theirs))
    }

    /// Returns the text with conflict markers.
    ///
    /// - Complexity: O(n) in the sizes of both results.
    package mutating func text() -> [UInt8] {
        let (left, right) = (top(ours), top(theirs))
        // The text before the first node is the same in both.
        output += ours.text[..<(left.first.map { ours.lines($0).lowerBound } ?? ours.text.count)]
        write(left, right)
        return output
    }

    private func top(_ version: Version) -> [NodeIndex] {
        var nodes: [NodeIndex] = []
        var node = version.tree.nodeIndices.lowerBound
        while node < version.tree.nodeIndices.upperBound {
            nodes.append(node)
            node = version.tree.nodes[node].subtreeEnd
        }
        return nodes
    }

    /// Writes siblings. Equal ones are written once.
    private mutating func write(_ left: [NodeIndex], _ right: [NodeIndex]) {
        let places = Dictionary(right.enumerated().map { (theirs.entry($1), $0) }, uniquingKeysWith: { first, _ in first })
        let common = left.filter { places[ours.entry($0)] != nil }
        let order = common.compactMap { places[ours.entry($0)] }
        guard zip(order, order.dropFirst()).allSatisfy({ $0 < $1 }) else { return mark(left, right) }
        var rest = right[...]
        var own: [NodeIndex] = []
        for node in left {
            guard places[ours.entry(node)] != nil else {
                own.append(node)
                continue
            }
            let other = rest.prefix { theirs.entry($0) != ours.entry(node) }
            rest = rest.dropFirst(other.count)
            guard let partner = rest.popFirst() else { continue }
            mark(own, Array(other))
            own = []
            write(node, partner: partner)
        }
        mark(own, Array(rest))
    }

    private mutating func write(_ node: NodeIndex, partner: NodeIndex) {
        let (left, right) = (ours.lines(node), theirs.lines(partner))
        if ours.text[left] == theirs.text[right] {
            output += ours.text[left]
            return
        }
        guard ours.hasLines(node), theirs.hasLines(partner) else { return mark([node], [partner]) }
        let (children, others) = (Array(ours.tree.children(of: node)), Array(theirs.tree.children(of: partner)))
        guard let first = children.first, let last = children.last, let otherFirst = others.first, let otherLast = others.last else {
            return mark([node], [partner])
        }
        let opening = left.lowerBound..<ours.lines(first).lowerBound
        let closing = ours.lines(last).upperBound..<left.upperBound
        guard ours.text[opening] == theirs.text[right.lowerBound..<theirs.lines(otherFirst).lowerBound],
            ours.text[closing] == theirs.text[theirs.lines(otherLast).upperBound..<right.upperBound]
        else { return mark([node], [partner]) }
        output += ours.text[opening]
        write(children, others)
        output += ours.text[closing]
    }

    private mutating func mark(_ left: [NodeIndex], _ right: [NodeIndex]) {
        if left.isEmpty, right.isEmpty { return }
        count += 1
        output += markers.ours
        for node in left { append(ours.text[ours.lines(node)]) }
        output += markers.middle
        for node in right { append(theirs.text[theirs.lines(node)]) }
        output += markers.theirs
    }

    /// Appends lines and a final newline, because a marker must begin a line.
    private mutating func append(_ lines: ArraySlice<UInt8>) {
        output += lines
        if lines.last != UInt8(ascii: "\n") { output.append(UInt8(ascii: "\n")) }
    }
}
