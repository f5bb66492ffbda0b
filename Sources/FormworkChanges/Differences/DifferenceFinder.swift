import FormworkModel
import FormworkTree

/// Finds all differences between two documents with matched nodes.
struct DifferenceFinder {
    private let old: ElementTree
    private let new: ElementTree
    private let matching: DocumentMatching
    private var differences: [TreeDifference] = []

    init(_ old: InterfaceDocument, new: InterfaceDocument, matching: DocumentMatching) {
        self.old = old.storage.tree
        self.new = new.storage.tree
        self.matching = matching
    }

    /// Returns all differences in the order of the new document. A removal is at the node's former position.
    ///
    /// - Complexity: O(n log n) in the size of the documents.
    consuming func run() -> [TreeDifference] {
        for node in new.nodeIndices {
            if let partner = matching.oldNode[node] {
                comparePlaces(partner, partner: node)
                compare(partner, partner: node)
            } else if isRoot(of: node, new, partners: matching.oldNode) {
                differences.append(.added(new: node))
            }
        }
        // Removals come after the differences of the nodes before them.
        let removed = old.nodeIndices.filter { matching.newNode[$0] == nil && isRoot(of: $0, old, partners: matching.newNode) }
        if removed.isEmpty { return differences }
        return merged(removed)
    }

    /// Whether an unmatched node is a difference by itself, rather than a part of an unmatched parent. The elements of an added or removed list count
    /// individually.
    private func isRoot(of node: NodeIndex, _ tree: ElementTree, partners: NodeTable<NodeIndex?>) -> Bool {
        let parent = tree.nodes[node].parent
        if parent == node || partners[parent] != nil { return true }
        return tree.isList(parent) && isRoot(of: parent, tree, partners: partners)
    }

    /// Merges removals into the differences, each after those of the nearest node before it.
    private func merged(_ removed: [NodeIndex]) -> [TreeDifference] {
        var result: [TreeDifference] = []
        var behind: [NodeIndex: [TreeDifference]] = [:]
        // The nearest node before each removal that still exists. They are in the order of the document.
        var (next, nearest) = (NodeIndex(0), NodeIndex?.none)
        for node in removed {
            while next < node {
                nearest = matching.newNode[next] ?? nearest
                next = next + 1
            }
            if let partner = nearest {
                behind[partner, default: []].append(.removed(old: node))
            } else {
                result.append(.removed(old: node))
            }
        }
        var pending = behind.sorted { $0.key > $1.key }.map { (node: $0.key, differences: $0.value) }
        for difference in differences {
            while let next = pending.last, let node = difference.newNode, node > next.node {
                result += next.differences
                pending.removeLast()
            }
            result.append(difference)
        }
        for rest in pending.reversed() { result += rest.differences }
        return result
    }

    // MARK: Places

    private mutating func comparePlaces(_ node: NodeIndex, partner: NodeIndex) {
        let parent = old.nodes[node].parent, other = new.nodes[partner].parent
        let stays = parent == node ? other == partner : other != partner && matching.newNode[parent] == other
        if !stays { differences.append(.moved(old: node, new: partner)) }
    }

    /// Finds a minimal set of children that have another position among their siblings.
    private mutating func compareOrder(of node: NodeIndex, _ partner: NodeIndex) {
        let kept = new.children(of: partner).compactMap { child -> (new: NodeIndex, old: NodeIndex)? in
            guard let before = matching.oldNode[child], old.nodes[before].parent == node, before != node else { return nil }
            return (child, before)
        }
        guard zip(kept, kept.dropFirst()).contains(where: { $0.old > $1.old }) else { return }
        let staying = LongestRun.increasing(kept.map(\.old.place))
        for (place, child) in kept.enumerated() where !staying.contains(place) {
            differences.append(.reordered(old: child.old, new: child.new))
        }
    }

    // MARK: Content

    private mutating func compare(_ node: NodeIndex, partner: NodeIndex) {
        guard old.nodes[node].kind == .element, new.nodes[partner].kind == .element else {
            let (from, to) = (old.text(of: node), new.text(of: partner))
            if from != to { differences.append(.text(from: from, to: to, old: node, new: partner)) }
            return
        }
        let (name, other) = (old.names[old.nodes[node].name], new.names[new.nodes[partner].name])
        if name != other { differences.append(.name(from: name, to: other, old: node, new: partner)) }
        compareAttributes(of: node, partner)
        let (blank, otherBlank) = (old.blankText(of: node).flatMap(old.string), new.blankText(of: partner).flatMap(new.string))
        if blank != otherBlank, isOnlyWhite(node, tree: old), isOnlyWhite(partner, tree: new) {
            differences.append(.text(from: blank, to: otherBlank, old: node, new: partner))
        }
        compareOrder(of: node, partner)
    }

    /// Whether an element has no content except, at most, white space.
    private func isOnlyWhite(_ node: NodeIndex, tree: ElementTree) -> Bool { tree.nodes[node].subtreeEnd == node + 1 }

    private mutating func compareAttributes(of node: NodeIndex, _ partner: NodeIndex) {
        let (left, right) = (old.attributeRange(of: node), new.attributeRange(of: partner))
        if left.count == right.count, zip(left, right).allSatisfy(areEqual) { return }
        let before = left.map { (old.names[old.attributes[$0].name], old.string(old.attributes[$0].value) ?? "") }
        let after = right.map { (new.names[new.attributes[$0].name], new.string(new.attributes[$0].value) ?? "") }
        let values = Dictionary(before, uniquingKeysWith: { first, _ in first })
        let others = Dictionary(after, uniquingKeysWith: { first, _ in first })
        for (name, value) in before where others[name] == nil {
            differences.append(.attribute(name: name, from: value, to: nil, old: node, new: partner))
        }
        for (name, value) in after where values[name] != value {
            differences.append(.attribute(name: name, from: values[name], to: value, old: node, new: partner))
        }
        let common = before.map(\.0).filter { others[$0] != nil }
        if common != after.map(\.0).filter({ values[$0] != nil }) {
            differences.append(.attributeOrder(old: node, new: partner))
        }
    }

    private func areEqual(_ left: Int, _ right: Int) -> Bool {
        let (one, other) = (old.attributes[left], new.attributes[right])
        return (one.name == other.name && old.names.isKnown(one.name) || old.names[one.name] == new.names[other.name])
            && old.bytes[one.value.range] == new.bytes[other.value.range]
    }
}

extension ElementTree {
    /// Whether an element is a list: it has no content of its own besides its children, and is not written when it is empty.
    func isList(_ node: NodeIndex) -> Bool {
        guard nodes[node].kind == .element else { return false }
        switch Name.name(nodes[node].name) {
        case .subviews, .constraints, .connections, .userDefinedRuntimeAttributes, .layoutGuides, .resources, .items, .scenes, .objects,
            .dependencies, .cells, .prototypes, .sections:
            return true
        default: return false
        }
    }
}

/// The search for a longest increasing subsequence.
enum LongestRun {
    /// Returns the indices of a longest increasing subsequence.
    ///
    /// - Complexity: O(n log n) in the number of values.
    static func increasing(_ values: [Int]) -> Set<Int> {
        // The index of the smallest last value of a subsequence of each length, and for each index its predecessor in the subsequence.
        var ends: [Int] = []
        var previous: [Int?] = Array(repeating: nil, count: values.count)
        for place in values.indices {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if values[ends[middle]] < values[place] { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[place] = ends[low - 1] }
            if low == ends.count { ends.append(place) } else { ends[low] = place }
        }
        var run: Set<Int> = []
        var place = ends.last
        while let current = place {
            run.insert(current)
            place = previous[current]
        }
        return run
    }
}
