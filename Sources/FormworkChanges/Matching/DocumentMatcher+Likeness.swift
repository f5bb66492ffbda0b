import FormworkModel
import FormworkTree

extension DocumentMatcher {
    /// The lowest likeness at which two elements with the same name and parent count as the same object.
    static let alike = 0.5

    /// Matches similar siblings of one name, the most similar first.
    mutating func matchAlike(_ ours: [NodeIndex], _ theirs: [NodeIndex]) {
        if ours.isEmpty || theirs.isEmpty { return }
        var pairs: [(likeness: Double, old: NodeIndex, new: NodeIndex)] = []
        let reach = max(ours.count, theirs.count) > Self.crowd ? 8 : Self.crowd
        for (place, node) in ours.enumerated() {
            // With many candidates, only those near the node's own position are compared, which limits the number of pairs.
            let centre = place * theirs.count / ours.count
            for other in max(0, centre - reach)..<min(theirs.count, centre + reach + 1) {
                let likeness = likeness(node, partner: theirs[other])
                if likeness >= Self.alike { pairs.append((likeness, node, theirs[other])) }
            }
        }
        for pair in pairs.sorted(by: { ($0.likeness, $1.old, $1.new) > ($1.likeness, $0.old, $0.new) })
        where found.areFree(pair.old, pair.new) {
            found.match(pair.old, pair.new)
        }
    }

    /// Returns the likeness of two elements with the same name, from 0 to 1. The class and the label count most, then attributes and children.
    func likeness(_ node: NodeIndex, partner: NodeIndex) -> Double {
        if old.shape[node] == new.shape[partner] { return 1 }
        if !old.isElement(node) { return 0 }
        let (left, right) = (Element(document: old.document, node: node), Element(document: new.document, node: partner))
        var (same, whole) = (0.0, 0.0)
        func weigh(_ weight: Double, _ one: String?, _ other: String?) {
            if one == nil, other == nil { return }
            whole += weight
            if one == other { same += weight }
        }
        weigh(4, left.customClass, right.customClass)
        if !isComparedToCompiled || left.label != nil && right.label != nil { weigh(4, left.label, right.label) }
        var others = Dictionary(right.attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        for attribute in left.attributes where attribute.name != "id" {
            weigh(0.5, attribute.value, others.removeValue(forKey: attribute.name))
        }
        whole += 0.5 * Double(others.count { $0.key != "id" })
        var shapes: [UInt64: Int] = [:]
        let parts = new.children(of: partner)
        for part in parts { shapes[new.shape[part], default: 0] += 1 }
        let common = old.children(of: node).count { part in
            guard let left = shapes[old.shape[part]], left > 0 else { return false }
            shapes[old.shape[part]] = left - 1
            return true
        }
        whole += Double(max(parts.count, old.children(of: node).count))
        same += Double(common)
        return whole == 0 ? 1 : same / whole
    }
}
