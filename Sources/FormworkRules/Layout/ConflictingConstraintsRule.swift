import FormworkDiagnostics
import FormworkLayout
import FormworkModel

/// Finds required constraints that can't be satisfied together.
struct ConflictingConstraintsRule: LayoutRule {
    let id = "conflicting-constraints"
    let severities: [Severity] = [.error, .warning]
    let documentation = RuleDocumentation(
        summary: "required constraints cannot be satisfied together (with --solve)",
        explanation: """
            At run time UIKit or AppKit logs "Unable to simultaneously satisfy constraints" and leaves one of them out. The notes list all parts \
            of the conflict, each of which is needed for it. Change one of the constraints, or lower its priority below 1000. UIKit does not tell \
            which constraint it leaves out: here it is the last one in the document, and a note shows the result. Conflicts that share a \
            constraint are reported once. The finding is a warning if the conflict depends on a size that may differ at run time or that Formwork \
            estimates: of a cell, a window, a XIB's view, a margin, a text, a baseline or an AppKit container. It is also a warning if an outlet \
            is connected to one of the constraints, because code may deactivate it, and if it involves a hidden view of a stack view, which UIKit \
            collapses. Constraints that are removed at build time are ignored. On devices, so are all conflicts that depend on measured content.
            """,
        example: """
            <constraint firstAttribute="width" constant="100" id="Wid-Co-one"/>
            <constraint firstAttribute="width" constant="120" id="Wid-Co-two"/>
            """)

    func check(_ scene: DocumentLayout.Root, context: ValidationContext) -> [Finding] {
        if scene.conflicts.isEmpty { return [] }
        var found: [(conflict: DocumentLayout.Conflict, followers: Int)] = []
        var owner: [Constraint: Int] = [:]
        var arranged: [View: Int] = [:]
        for conflict in scene.conflicts where conflict.isAtRunTime && conflict.isCertain(in: scene.environment) {
            let cause =
                conflict.constraints.lazy.compactMap { owner[$0] }.first ?? conflict.stackViews.lazy.compactMap { arranged[$0] }.first
            let place = cause ?? found.count
            if cause == nil { found.append((conflict, 0)) } else { found[place].followers += 1 }
            for constraint in conflict.constraints where owner[constraint] == nil { owner[constraint] = place }
            for stack in conflict.stackViews where arranged[stack] == nil { arranged[stack] = place }
        }
        let frames = Dictionary(scene.frames.map { ($0.view, $0.frame) }, uniquingKeysWith: { first, _ in first })
        // Code may use an outlet to deactivate a constraint before the first layout.
        let reached = Set(context.document.connections.compactMap { $0.destination?.node })
        return found.map { conflict, followers in
            let isReached = conflict.constraints.contains { reached.contains($0.element.node) }
            return finding(conflict, followers: followers, isReached: isReached, scene: scene, frames: frames, context: context)
        }
    }

    private func finding(
        _ conflict: DocumentLayout.Conflict, followers: Int, isReached: Bool, scene: DocumentLayout.Root, frames: [View: Rect],
        context: ValidationContext
    ) -> Finding {
        var notes = conflict.constraints.map { Self.text($0, context: context) }
        notes += conflict.parties.filter(\.isNoConstraint).map { $0.text(in: context.document) }
        if let broken = conflict.broken, let view = broken.firstItem?.asView, let frame = frames[view] {
            notes.append(
                "\(context.document.platform == .macOS ? "AppKit" : "UIKit") logs the conflict and leaves one constraint out; "
                    + "without \(Self.text(broken, context: context)) '\(view.element.shortName)' is \(frame)"
            )
        } else if !conflict.stackViews.isEmpty {
            notes.append("the arrangement is left out")
        }
        if followers > 0 {
            notes.append(
                "\(followers) more conflict\(followers == 1 ? " involves" : "s involve") these constraints")
        }
        let place = conflict.broken?.element ?? conflict.stackViews.first?.element ?? conflict.constraints.last?.element
        let hidden = Self.hiddenViews(in: conflict, context)
        notes += hidden.map { stack, view in
            "'\(view.element.shortName)' is hidden, and '\(stack.element.shortName)' collapses it; lower the priority of its constraint to 999"
        }
        // A conflict of hidden views only makes UIKit write to the log.
        let isCertain = !isReached && hidden.isEmpty && conflict.parties.allSatisfy { $0.isSameAtRunTime(context.document.platform) }
        return Finding(
            place ?? scene.root.element, Self.message(conflict, hidden: hidden), notes: notes, severity: isCertain ? .error : .warning)
    }

    private static func text(_ constraint: Constraint, context: ValidationContext) -> String {
        constraint.value.text { context.document.shortName(ofID: $0) } + (constraint.id.map { " ('\($0)')" } ?? "")
    }

    /// Returns the hidden views that are involved in a conflict because UIKit's stack views collapse them, by stack view.
    private static func hiddenViews(in conflict: DocumentLayout.Conflict, _ context: ValidationContext) -> [View: View] {
        guard context.document.platform != .macOS, !conflict.stackViews.isEmpty else { return [:] }
        let stacks = Set(conflict.stackViews)
        var found: [View: View] = [:]
        for item in conflict.constraints.flatMap({ [$0.firstItem, $0.secondItem] }) {
            var next = item?.asView
            while let view = next {
                if let stack = view.superview, stacks.contains(stack), context.isHiddenItself(view) { found[stack] = found[stack] ?? view }
                next = view.superview
            }
        }
        return found
    }

    private static func message(_ conflict: DocumentLayout.Conflict, hidden: [View: View]) -> String {
        var parties: [String] = []
        let count = conflict.constraints.count
        if count > 0 { parties.append(count == 1 ? "a required constraint" : "\(count) required constraints") }
        parties += conflict.stackViews.map { stack in
            hidden[stack].map { "the hidden view '\($0.element.shortName)'" } ?? "the arrangement of '\(stack.element.shortName)'"
        }
        var seen = Set(parties)
        for party in conflict.parties { if let words = party.words, seen.insert(words).inserted { parties.append(words) } }
        let last = parties.popLast() ?? "constraints"
        let list = parties.isEmpty ? last : parties.joined(separator: ", ") + " and " + last
        guard conflict.broken != nil else { return "\(list) cannot be satisfied together" }
        return count == 1 && parties.isEmpty
            ? "a required constraint cannot be satisfied; it is left out" : "\(list) cannot be satisfied together; this one is left out"
    }
}

extension DocumentLayout.FrameExplanation.Source {
    /// Whether the source isn't a constraint, so that the notes don't list it as one.
    fileprivate var isNoConstraint: Bool {
        if case .constraint = self { return false }
        return true
    }

    /// A description of a participant in a conflict; nil for constraints, arrangements and insets.
    fileprivate var words: String? {
        switch self {
        case .constraint, .arrangement, .inset: nil
        case .root(let view, _): "the size of '\(view.element.shortName)'"
        case .content(let view, _): "the content of '\(view.element.shortName)'"
        case .autoresizing(let view): "the autoresizing mask of '\(view.element.shortName)'"
        case .unconstrained(let view), .kept(let view, _), .open(let view): "the recorded frame of '\(view.element.shortName)'"
        case .nothing(let view): "the minimum size 0 of '\(view.element.shortName)'"
        }
    }

    /// Whether the source has the same effect at run time.
    fileprivate func isSameAtRunTime(_ platform: Platform) -> Bool {
        switch self {
        // A window grows to satisfy required constraints.
        case .root(_, let size): platform != .macOS && (size == .screen || size == .asked)
        case .inset(_, let inset): inset.isWritten || inset.kind == .safeArea || inset.kind == .layoutGuide
        case .constraint(let constraint): !constraint.firstAttribute.isBaseline && !constraint.secondAttribute.isBaseline
        case .arrangement, .autoresizing, .nothing: platform != .macOS
        case .content(_, let content): content.certainty == .certain
        case .unconstrained, .kept, .open: false
        }
    }
}
