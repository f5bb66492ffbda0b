import FormworkModel
import FormworkTree

/// Lists with one value per subview, in the order of the subviews, as in AppKit's stack views and split views.
struct ArrangedLists {
    private static let usual: [String: ElementFragment] = [
        "visibilityPriorities": ElementFragment("integer", attributes: [.init("value", "1000")]),
        "customSpacing": ElementFragment("real", attributes: [.init("value", "3.4028234663852886e+38")]),
        "holdingPriorities": ElementFragment("real", attributes: [.init("value", "250")]),
    ]

    private let lists: [Element]
    private let children: [Element]

    /// Finds the lists of a view that are as long as its list of subviews.
    init(_ owner: Element) {
        let subviews = owner.children.first { $0.name == "subviews" }?.children ?? []
        children = subviews
        lists = owner.children.filter { Self.usual[$0.name] != nil && $0.children.count == subviews.count }
    }

    /// Whether a view has such a list, of any length.
    static func isIn(_ owner: Element) -> Bool { owner.children.contains { usual[$0.name] != nil } }

    /// Removes the values for a subview.
    func remove(_ subview: Element, with editor: inout DocumentEditor) {
        if lists.isEmpty { return }
        guard let place = children.firstIndex(where: { $0.node == subview.node }) else { return }
        for list in lists {
            editor.remove(list.children[place])
            if list.children.allSatisfy({ editor.isRemoved($0) }) { editor.remove(list) }
        }
    }

    /// Inserts default values for new subviews before another subview; nil for the end.
    func insert(_ count: Int, before subview: Element?, with editor: inout DocumentEditor) {
        let place = subview.flatMap { subview in children.firstIndex { $0.node == subview.node } } ?? children.count
        for list in lists {
            guard let usual = Self.usual[list.name] else { continue }
            let values = list.children
            for _ in 0..<count { editor.insert(usual, into: list, before: place < values.count ? values[place] : nil) }
        }
    }

    /// Returns the lists of a new stack view with some subviews on macOS.
    static func lists(for count: Int) -> [ElementFragment] {
        ["visibilityPriorities", "customSpacing"].compactMap { name in
            usual[name].map { ElementFragment(name, children: Array(repeating: $0, count: count)) }
        }
    }
}
