import FormworkModel
import FormworkNib
import FormworkTree

/// The layout guides of scroll views for content and frame.
///
/// For constraints between a scroll view and its descendants, Auto Layout uses the edges of the content, and the width and height of the frame
/// (Apple, "Working with Scroll Views"). If a constraint to a guide has the same meaning with the scroll view itself, it is compiled as such.
/// This doesn't need a key, and also works on systems before iOS 11. Only other constraints need the guide as an object, whose compiled form
/// hasn't been seen.
extension NibEncoder {
    /// Left, right, top, bottom, leading and trailing.
    private static let edges = 1...6
    /// Width and height.
    private static let extents = 7...8

    /// Whether an element is a guide of a scroll view.
    static func isScrollGuide(_ element: Element) -> Bool {
        element.name == "viewLayoutGuide" && ["contentLayoutGuide", "frameLayoutGuide"].contains(element.key)
    }

    /// Returns the object for a guide of a scroll view as an item of a constraint; nil for any other element.
    ///
    /// - Parameters:
    ///   - target: The item.
    ///   - attribute: The item's attribute.
    ///   - constraint: The constraint's element.
    mutating func scrollGuide(_ target: Element, attribute: Int, of constraint: Element) -> Int? {
        guard Self.isScrollGuide(target), extent.contains(target.node), let view = target.parent, let owner = object(for: view) else {
            return nil
        }
        return isSaidByScrollView(target, view: view, attribute: attribute, constraint: constraint) ? owner : guideObject(target, of: owner)
    }

    /// Whether a constraint has the same meaning with the scroll view instead of the guide.
    private func isSaidByScrollView(_ guide: Element, view: Element, attribute: Int, constraint: Element) -> Bool {
        let others = ["firstItem", "secondItem"].compactMap { constraint[$0] }.filter { $0 != guide.id }
        let other = others.first.map { source.element(id: $0) } ?? constraint.parent?.parent
        let isBoth = ["firstItem", "secondItem"].allSatisfy { constraint[$0] == guide.id }
        guard let other, !Self.isScrollGuide(other), !isBoth else {
            return guide.key == "frameLayoutGuide" && Self.extents.contains(attribute)
        }
        let isInside = other != view && source.document.storage.tree.nodes(below: view.node).contains(other.node)
        if guide.key == "contentLayoutGuide" { return isInside && Self.edges.contains(attribute) }
        return Self.extents.contains(attribute) || !isInside && other != view
    }

    private mutating func guideObject(_ guide: Element, of owner: Int) -> Int {
        if let known = guides[guide.node] { return known }
        let isContent = guide.key == "contentLayoutGuide"
        let object = graph.make("_UIScrollViewLayoutGuide", fallbacks: ["UILayoutGuide"])
        graph.set(object, key: "UILayoutGuideOwningView", value: NibGraphBuilder.reference(owner))
        graph.set(
            object, key: "UILayoutGuideIdentifier",
            value: graph.string(isContent ? "UIScrollView-contentLayoutGuide" : "UIScrollView-frameLayoutGuide")
        )
        for key in ["UILayoutGuideOwningViewIsLocked", "UILayoutGuideShouldBeArchived", "UILayoutGuideAllowsNegativeDimensions"] {
            graph.set(object, key: key, value: .bool(true))
        }
        guides[guide.node] = object
        scrollGuides[owner, default: []].append(object)
        noteUnproved(guide, what: "a layout guide of a scroll view")
        return object
    }

    /// Writes the lists of guides in scroll views, including their safe area guides.
    mutating func writeScrollGuides() {
        for (owner, objects) in scrollGuides.sorted(by: { $0.key < $1.key }) {
            let list = [safeAreaGuides[owner]].compactMap(\.self) + objects
            graph.set(owner, key: "UIViewLayoutGuides", value: graph.collection(list.map(NibGraphBuilder.reference), of: "NSMutableArray"))
        }
    }
}
