import FormworkModel
import FormworkTree

/// Lists that say something of each subview by its place: what AppKit's stacks and split views have beside their subviews.
struct ArrangedLists {
    private static let usual: [String: ElementFragment] = [
        "visibilityPriorities": ElementFragment("integer", [.init("value", "1000")]),
        "customSpacing": ElementFragment("real", [.init("value", "3.4028234663852886e+38")]),
        "holdingPriorities": ElementFragment("real", [.init("value", "250")]),
    ]

    private let lists: [Element]
    private let children: [Element]

    /// The lists beside the subviews of a view; none where it has none of the subviews' length.
    init(_ owner: Element) {
        let subviews = owner.children.first { $0.name == "subviews" }?.children ?? []
        children = subviews
        lists = owner.children.filter { Self.usual[$0.name] != nil && $0.children.count == subviews.count }
    }

    /// Whether a view has one, whatever its length.
    static func isIn(_ owner: Element) -> Bool { owner.children.contains { usual[$0.name] != nil } }

    /// Takes away what is said of a subview.
    func remove(_ subview: Element, with editor: inout DocumentEditor) {
        if lists.isEmpty { return }
        guard let place = children.firstIndex(where: { $0.node == subview.node }) else { return }
        for list in lists {
            editor.remove(list.children[place])
            if list.children.allSatisfy({ editor.isRemoved($0) }) { editor.remove(list) }
        }
    }

    /// Says the usual of subviews that come before another one; nil for the end.
    func insert(_ count: Int, before subview: Element?, with editor: inout DocumentEditor) {
        let place = subview.flatMap { subview in children.firstIndex { $0.node == subview.node } } ?? children.count
        for list in lists {
            guard let usual = Self.usual[list.name] else { continue }
            let values = list.children
            for _ in 0..<count { editor.insert(usual, into: list, before: place < values.count ? values[place] : nil) }
        }
    }

    /// The lists that a new stack of some subviews has on macOS.
    static func lists(for count: Int) -> [ElementFragment] {
        ["visibilityPriorities", "customSpacing"].compactMap { name in
            usual[name].map { ElementFragment(name, children: Array(repeating: $0, count: count)) }
        }
    }
}
