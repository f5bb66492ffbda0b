import FormworkDiagnostics
import FormworkIndex
import FormworkLayout
import FormworkModel
import FormworkTemplates

/// Finds views whose position or size isn't determined by their constraints.
struct AmbiguousLayoutRule: LayoutRule {
    let id = "ambiguous-layout"
    let aliases = ["ambiguous"]
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "the position or size of a view is ambiguous (with --solve)",
        explanation: """
            Auto Layout picks any of the frames that meet the constraints, and may pick another one after the next change: the view jumps or isn't \
            visible. Add the missing constraint, or change one of several equal priorities. Related views are reported once, at the first one. Not \
            reported are hidden views, views whose ambiguity Xcode is told not to verify, and what Interface Builder adds itself: the constraints \
            of views without any, and the size of arranged views without content. On macOS, neither are equal priorities (a window grows with its \
            content), views that AppKit places itself, and stack views that code fills. Views whose class in the project has its own intrinsic \
            size are not reported. On devices, only views on the screen are checked. There, views are not reported if constraints that are removed \
            at build time determine them and a class in the project may replace these.
            """,
        example: """
            <view id="One-Vw-xib" translatesAutoresizingMaskIntoConstraints="NO">…</view>
            <constraint firstItem="One-Vw-xib" firstAttribute="top" secondItem="Top-Vw-xib" …/>   nothing says where it is horizontally
            """)

    func check(_ scene: DocumentLayout.Root, context: ValidationContext) -> [Finding] {
        if scene.ambiguous.isEmpty { return [] }
        let tied = Set(scene.tied)
        let isOnDevice = scene.environment == .device
        var open = scene.ambiguous.filter { view in
            if context.isHidden(view) || view.isExempt { return false }
            // The content size of a custom class is known on the canvas only, and so is which of several equal priorities gives way.
            if isOnDevice { return scene.isOnScreen(view) && view.element.customClass == nil && !tied.contains(view) }
            // A top-level cell of a XIB gets the height of its content at run time, so a tie over the height of the canvas is irrelevant.
            return !tied.contains(view) || view.document.platform != .macOS && !scene.root.isCell
        }
        if !isOnDevice, !open.isEmpty, let stage = context.stage, !stage.changed.isChanged {
            // A recorded size that had to be stretched or compressed isn't evidence of ambiguity.
            let measured = stage.measuredAmbiguity
            open.removeAll { !measured.contains($0) }
        }
        let replacements = isOnDevice && !open.isEmpty ? Replacements(in: scene, context) : nil
        return OpenViews(open, in: scene).groups.compactMap { group in
            guard let first = group.first, !group.contains(where: { $0.isFilledElsewhere(isOnDevice) }) else { return nil }
            if replacements?.areLikely(for: group) == true || group.contains(where: { mayHaveOwnSize($0, context: context) }) { return nil }
            let others = group.dropFirst()
            let notes = others.isEmpty ? [] : ["related ambiguous views: \(others.listed)"]
            return Finding(first.element, "the position or size of '\(first.element.shortName)' is ambiguous", notes: notes)
        }
    }

    /// Whether the class of a view overrides its intrinsic size, or isn't in the sources that are known.
    private func mayHaveOwnSize(_ view: View, context: ValidationContext) -> Bool {
        guard let sources = context.project?.sources, sources.fileCount > 0, let name = view.element.customClass else { return false }
        let ancestry = sources.ancestry(of: name, in: view.element["customModule"])
        return !ancestry.isKnown || ancestry.property("intrinsicContentSize") != nil || ancestry.method("intrinsicContentSize") != nil
    }
}

/// Code that may replace constraints that exist at design time only.
private struct Replacements {
    private let scene: DocumentLayout.Root
    private let context: ValidationContext

    /// The views with constraints or subviews that are removed at build time, each with the views concerned.
    private let removed: [(view: View, items: [View])]

    init(in scene: DocumentLayout.Root, _ context: ValidationContext) {
        self.scene = scene
        self.context = context
        removed = scene.frames.compactMap { entry in
            let view = entry.view
            var items = view.constraints.filter(\.isPlaceholder).flatMap {
                [$0.firstItem?.asView, $0.secondItem?.asView].compactMap(\.self)
            }
            if (view.element[.placeholderIntrinsicWidth] ?? view.element[.placeholderIntrinsicHeight]) != nil { items.append(view) }
            return items.isEmpty ? nil : (view, items)
        }
    }

    /// Whether views are probably ambiguous only because a custom class may add something that is removed at build time, or because the document
    /// doesn't know an image.
    ///
    /// - Complexity: O(*r d*) for *r* views with parts that are removed at build time and *d* ancestors.
    func areLikely(for group: [View]) -> Bool {
        if group.contains(where: showsUnknownImage) { return true }
        if removed.isEmpty { return false }
        let members = Set(group)
        let first = removed.first { view, items in items.contains { isInside($0, members: members) } }
        guard let first else { return false }
        return hasCode(first.view) || group.contains(where: hasCode)
    }

    private func showsUnknownImage(_ view: View) -> Bool {
        guard view.element.name == "imageView", let image = view.element[.image] else { return false }
        return view.document.imageMetrics[image] == nil
    }

    /// Whether a view or one of its ancestors is in `members`.
    private func isInside(_ view: View, members: Set<View>) -> Bool {
        var next: View? = view
        while let view = next {
            if members.contains(view) { return true }
            next = view.superview
        }
        return false
    }

    /// Whether a view, an ancestor, the controller or File's Owner has a custom class.
    private func hasCode(_ view: View) -> Bool {
        var next: Element? = view.element
        while let element = next {
            if element.customClass != nil { return true }
            next = element.parent
        }
        return scene.scene?.controller?.customClass != nil || context.document.element(id: "-1")?.customClass != nil
    }
}

extension View {
    /// Whether AppKit positions the view or code fills it: a table in a scroll view, the view of a tab or touch bar item, or an empty stack view.
    /// On the iOS canvas, Xcode reports those as ambiguous.
    fileprivate func isFilledElsewhere(_ isOnDevice: Bool) -> Bool {
        let isMac = document.platform == .macOS
        switch element.name {
        case "stackView", "gridView": return subviews.isEmpty && (isMac || isOnDevice)
        case "tableView", "outlineView": return isMac && superview?.element.name == "clipView"
        // The intrinsic size of stars depends on their image.
        case "levelIndicator": return isMac && element.children.contains { $0["levelIndicatorStyle"] == "rating" }
        default:
            let holders = [element.parent, element.parent?.parent].compactMap { $0?.name }
            return isMac && (holders.contains("tabViewItem") || holders.contains("touchBarItem"))
        }
    }

    /// Whether Interface Builder is told not to verify the view's constraints.
    fileprivate var isExempt: Bool {
        let verified = element.attributes.first { $0.name == "verifyAmbiguity" }?.value
        return verified == "off" || verified == "ignoreSizes"
    }
}

/// Ambiguous views, grouped by connection: a constraint relates two views, or one contains the other.
private struct OpenViews {
    private let views: [View]
    private var leaders: [Int]

    /// - Complexity: Nearly linear in the number of the scene's views and constraints.
    init(_ views: [View], in scene: DocumentLayout.Root) {
        self.views = views
        leaders = Array(views.indices)
        if views.count < 2 { return }
        let places = Dictionary(views.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        for (place, view) in views.enumerated() {
            // The arranged views of a stack or grid are connected to each other through their container.
            if let superview = view.superview, let above = places[superview] { join(place, above) }
        }
        for constraint in scene.frames.lazy.flatMap(\.view.constraints) {
            if let first = constraint.firstItem?.asView.flatMap({ places[$0] }),
                let second = constraint.secondItem?.asView.flatMap({ places[$0] })
            {
                join(first, second)
            }
        }
        var arranged: [View: Int] = [:]
        for (place, view) in views.enumerated() {
            guard let superview = view.superview, ["stackView", "gridView"].contains(superview.element.name) else { continue }
            if let other = arranged[superview] { join(place, other) } else { arranged[superview] = place }
        }
    }

    private mutating func leader(_ place: Int) -> Int {
        var place = place
        while leaders[place] != place {
            leaders[place] = leaders[leaders[place]]
            place = leaders[place]
        }
        return place
    }

    private mutating func join(_ first: Int, _ second: Int) {
        let (a, b) = (leader(first), leader(second))
        leaders[max(a, b)] = min(a, b)
    }

    /// The groups, each beginning with its first view in document order, in which containers come before their contents.
    var groups: [[View]] {
        var copy = self
        var order: [Int] = []
        var groups: [Int: [View]] = [:]
        for (place, view) in views.enumerated() {
            let leader = copy.leader(place)
            if groups[leader] == nil { order.append(leader) }
            groups[leader, default: []].append(view)
        }
        return order.compactMap { groups[$0] }
    }
}
