import FormworkDiagnostics
import FormworkLayout
import FormworkModel
import FormworkTemplates

/// Finds views whose recorded frame differs from the one that their constraints give.
struct MisplacedViewRule: LayoutRule {
    let id = "misplaced-view"
    let aliases = ["misplaced"]
    let severities: [Severity] = [.warning, .note]
    let documentation = RuleDocumentation(
        summary: "the recorded frame of a view differs from the one that its constraints give (with --solve)",
        explanation: """
            Interface Builder shows one layout, and the running application another. This happens when a constraint was edited by hand or merged, \
            and the frames were not updated. In Xcode: Editor ▸ Update Frames. A view is reported if its recorded frame violates one of its own \
            required constraints. Other views that are misplaced because of it are listed in a note. Not reported are differences of up to one \
            point, which Xcode writes itself, hidden views, ambiguous views, and differences that depend on the measured size of a text or \
            control. More than ten such views in a document are reported as notes, because its frames were not updated after a change.
            """,
        example: """
            <rect key="frame" x="20" y="20" width="200" height="44"/>
            …
            <constraint firstItem="One-Vw-xib" firstAttribute="leading" secondItem="Top-Vw-xib" secondAttribute="leading" constant="40" …/>
            """)

    /// The maximum number of findings that are warnings. A document with more has a stale canvas, and its findings are notes.
    private static let greatestCount = 10

    func check(_ context: ValidationContext) -> [Finding] {
        let found = context.layout?.roots.flatMap { check($0, context: context) } ?? []
        if found.count <= Self.greatestCount { return found }
        return found.map { finding in
            var finding = finding
            finding.severity = .note
            return finding
        }
    }

    func check(_ scene: DocumentLayout.Root, context: ValidationContext) -> [Finding] {
        var claimed: Set<Constraint> = []
        var holders: Set<View> = []
        var found: [(view: View, finding: Finding)] = []
        let disputed = Set(scene.conflicts.flatMap { $0.constraints.compactMap { $0.owner.asView?.holder } })
        let open = Set(scene.ambiguous)
        for entry in scene.misplaced where !disputed.contains(entry.view.holder) && !open.contains(entry.view) {
            guard let constraint = entry.broken.first(where: { !claimed.contains($0) }) else { continue }
            claimed.formUnion(entry.broken)
            let text = constraint.value.text { context.document.shortName(ofID: $0) } + (constraint.id.map { " ('\($0)')" } ?? "")
            if let holder = holder(of: entry.view, constraint, scene: scene) {
                guard holders.insert(holder).inserted else { continue }
                let size = holder.frame.map { "\($0.size.width.pointsText) × \($0.size.height.pointsText)" } ?? "none"
                let message =
                    "the recorded size \(size) of '\(holder.element.shortName)' does not match the recorded frames of its subviews"
                found.append((holder, Finding(holder.element, message, notes: ["\(entry.view.nameAndID) does not meet \(text)"])))
            } else {
                let message = "recorded frame \(entry.recorded) differs from the one that the constraints give: \(entry.solved)"
                found.append((entry.view, Finding(entry.view.element, message, notes: ["it does not meet \(text)"])))
            }
        }
        if found.isEmpty { return [] }
        let named = Set(found.map(\.view))
        let others = scene.misplaced.map(\.view).filter { !named.contains($0) }
        if !others.isEmpty { found[0].finding.notes.append("other views that are misplaced because of it: \(others.listed)") }
        found[0].finding.fix = fix(scene, context: context)
        return found.map(\.finding)
    }

    /// Returns the superview that a constraint ties a view to, if its recorded size isn't a screen's and so may be out of date.
    private func holder(of view: View, _ constraint: Constraint, scene: DocumentLayout.Root) -> View? {
        guard let superview = view.superview else { return nil }
        let attribute: LayoutAttribute
        if constraint.firstItem == superview.element {
            attribute = constraint.firstAttribute
        } else if constraint.secondItem == superview.element {
            attribute = constraint.secondAttribute
        } else {
            return nil
        }
        // The size has no influence at the origin.
        let isAtOrigin = [.left, .leading, superview.document.platform == .macOS ? .bottom : .top].contains(attribute)
        if isAtOrigin { return nil }
        if !superview.isHolder || superview == scene.root && scene.surroundings.isScreen && superview.document.platform != .macOS {
            return nil
        }
        return superview
    }

    /// The maximum number of frames that a fix sets, because each is traced back to its causes.
    private static let greatestFix = 200

    /// Returns a fix that sets the solved frames of all misplaced views; nil if one depends on a measurement by Formwork or isn't determined.
    private func fix(_ scene: DocumentLayout.Root, context: ValidationContext) -> Fix? {
        guard context.wantsFixes, scene.misplaced.count <= Self.greatestFix, scene.environment == .canvas, scene.conflicts.isEmpty,
            scene.ambiguous.isEmpty, !scene.isUnfinished,
            let stage = context.stage
        else { return nil }
        let isCertain = scene.misplaced.allSatisfy { entry in
            stage.explainFrame(of: entry.view).map { $0.certainty <= .recorded } ?? false
        }
        return isCertain ? Fix(scene.misplaced.map { .setFrame($0.view, $0.solved) }) : nil
    }
}
