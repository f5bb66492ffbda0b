import FormworkModel

/// A node with some of its modifiers, and a proposal.
struct SizeQuestion: Hashable {
    var node: Int
    var modifiers: Int
    var proposal: Proposal
    var reference: Size?

    /// Layouts ask many questions: only the parts that usually differ are hashed, in one step.
    func hash(into hasher: inout Hasher) {
        let width = proposal.width?.bitPattern ?? 1
        let height = proposal.height?.bitPattern ?? 1
        hasher.combine(
            UInt64(truncatingIfNeeded: node &<< 8 &+ modifiers) &* 0x9E37_79B9_7F4A_7C15 ^ width ^ (height &<< 23 | height &>> 41))
    }
}

/// The sizes of the nodes of a tree on one screen, which layouts of the tree with other nodes in a few places use again.
final class SharedSizes {
    /// The known sizes of each node, by the node's number.
    private var sizes: [[SizeQuestion: Size]] = []
    /// Whether each node has other sizes than in the tree, by the node's number.
    private var isChanged: [Bool] = []

    /// The maximum number of known sizes of a node. A node with more forgets them.
    private static let mostSizes = 256

    /// Whether the sizes of a node are those of the tree.
    func holds(_ node: Int) -> Bool { node < isChanged.count ? !isChanged[node] : true }

    /// Lays out the tree with other nodes from now on.
    ///
    /// - Parameter changed: whether a node differs or contains one that does, by its number.
    func lend(except changed: [Bool]) { isChanged = changed }

    /// Forgets the sizes of the nodes that differ: they belong to the tree now.
    func adopt() { for node in sizes.indices where !holds(node) { sizes[node] = [:] } }

    subscript(question: SizeQuestion) -> Size? {
        get { question.node < sizes.count ? sizes[question.node][question] : nil }
        set {
            if question.node >= sizes.count {
                sizes += Array(repeating: [:], count: question.node + 1 - sizes.count)
            } else if sizes[question.node].count >= Self.mostSizes {
                sizes[question.node] = [:]
            }
            sizes[question.node][question] = newValue
        }
    }
}
