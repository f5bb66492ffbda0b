import FormworkSolver
import FormworkModel
import FormworkTree

/// The rectangle that one side of a constraint refers to, and the item whose coordinates it is in.
struct Anchor {
    enum ControllerGuide { case top, bottom, keyboard }

    var item: ItemIndex
    var box: Box
    /// Whether the anchor is a view: only views have margins and baselines.
    var isView = false
    var guide: ControllerGuide?
    /// Whether the rectangle depends on a safe area or margins.
    var isMovable = false
}

/// Finds the rectangles that constraints refer to, in the solver's terms.
struct Anchors {
    let geometry: TreeGeometry
    private var context: LayoutContext { geometry.context }
    private var isRightToLeft: Bool { context.isRightToLeft }

    /// Returns the anchor for a node of the document; nil for a node outside this tree.
    func anchor(_ node: NodeIndex?) -> Anchor? {
        guard let node else { return nil }
        let reference = context.values.index.recordOfNode[node]
        switch reference.kind {
        case .view:
            guard let item = geometry.tree.item(of: ViewIndex(Int(reference.index))) else { return nil }
            return Anchor(item: item, box: geometry.boxes[item], isView: true)
        case .guide: return anchor(context.values.index.guides[Int(reference.index)])
        default: return nil
        }
    }

    private func anchor(_ guide: GuideRecord) -> Anchor? {
        let owner = context.values.index.recordOfNode[guide.owner]
        let words = context.values.tree
        guard owner.kind == .view else {
            guard geometry.tree.controller == guide.owner else { return nil }
            return Anchor(item: .root, box: geometry.boxes[.root], guide: words.equals(guide.kind, other: "top") ? .top : .bottom)
        }
        guard let item = geometry.tree.item(of: ViewIndex(Int(owner.index))) else { return nil }
        let frame = geometry.frame(item)
        if words.equals(guide.kind, other: "safeArea") {
            return Anchor(item: item, box: frame.shrunk(by: geometry.insets.safeArea(of: item)), isMovable: item != .root)
        }
        if words.equals(guide.kind, other: "contentLayoutGuide") {
            return geometry.boxes.content(of: item).map { Anchor(item: item, box: $0) }
        }
        if words.equals(guide.kind, other: "layoutMargins") {
            return Anchor(item: item, box: frame.shrunk(by: geometry.insets.margins(of: item)), isMovable: true)
        }
        if words.equals(guide.kind, other: "keyboard") { return Anchor(item: item, box: frame, guide: .keyboard, isMovable: item != .root) }
        return Anchor(item: item, box: frame)
    }

    /// Returns a scroll view's content in place of its frame if the other anchor is inside the scroll view.
    func content(of anchor: Anchor, _ attribute: LayoutAttribute, to other: Anchor) -> Anchor {
        guard anchor.isView, !attribute.isSize, !attribute.isCenter, let content = geometry.boxes.content(of: anchor.item) else {
            return anchor
        }
        guard other.item != anchor.item, geometry.tree.nearestCommonAncestor(anchor.item, other.item) == anchor.item else { return anchor }
        var result = anchor
        result.box = content
        return result
    }

    /// Returns the position of an attribute; nil where the anchor does not have the attribute.
    func position(_ attribute: LayoutAttribute, of anchor: Anchor) -> Position? {
        let box = anchor.box
        switch attribute {
        case .left: return box.left
        case .right: return box.right
        case .leading: return isRightToLeft ? box.right : box.left
        case .trailing: return isRightToLeft ? box.left : box.right
        case .width: return box.breadth
        case .centerX: return box.centerX
        default: break
        }
        if let guide = anchor.guide { return position(attribute, of: guide, anchor: anchor) }
        switch attribute {
        case .top: return box.top
        case .bottom: return box.bottom
        case .height: return box.tallness
        case .centerY: return box.centerY
        case .firstBaseline: return anchor.isView ? geometry.baseline(of: anchor.item, isFirst: true) : box.bottom
        case .baseline, .lastBaseline: return anchor.isView ? geometry.baseline(of: anchor.item, isFirst: false) : box.bottom
        default: break
        }
        // Margins are insets of the frame, or of a scroll view's content.
        let isContent = anchor.isView && box.width != geometry.boxes[anchor.item].width
        let outer = anchor.isView && !isContent ? geometry.frame(anchor.item) : box
        let inner = outer.shrunk(by: anchor.isView ? geometry.insets.margins(of: anchor.item) : .zero)
        return switch attribute {
        case .leftMargin: inner.left
        case .rightMargin: inner.right
        case .leadingMargin: isRightToLeft ? inner.right : inner.left
        case .trailingMargin: isRightToLeft ? inner.left : inner.right
        case .topMargin: inner.top
        case .bottomMargin: inner.bottom
        case .centerXWithinMargins: inner.centerX
        case .centerYWithinMargins: inner.centerY
        default: nil
        }
    }

    private func position(_ attribute: LayoutAttribute, of guide: Anchor.ControllerGuide, anchor: Anchor) -> Position? {
        let box = anchor.box
        let (upper, lower, height): (Position, Position, Double)
        switch guide {
        case .top:
            height = geometry.tree.surroundings.topGuide
            upper = box.top
            lower = Position(first: box.y, constant: height)
        case .bottom:
            height = geometry.tree.surroundings.bottomGuide
            upper = box.shrunk(by: EdgeInsets(top: 0, left: 0, bottom: height, right: 0)).bottom
            lower = box.bottom
        case .keyboard:
            height = geometry.insets.safeArea(of: anchor.item).bottom
            upper = box.shrunk(by: EdgeInsets(top: 0, left: 0, bottom: height, right: 0)).bottom
            lower = box.bottom
        }
        switch attribute {
        case .top: return upper
        case .bottom, .baseline, .lastBaseline, .firstBaseline: return lower
        case .height: return Position(constant: height)
        default: return nil
        }
    }
}

extension LayoutAttribute {
    /// The axis of the attribute's coordinate or length.
    var axis: Axis { isHorizontal ? .horizontal : .vertical }
}
