import FormworkDiagnostics
import FormworkLayout
import FormworkModel
import FormworkStates

/// Finds views whose recorded frame is not the one that their constraints give.
struct MisplacedViewRule: LayoutRule {
    let id = "misplaced-view"
    let aliases = ["misplaced"]
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "the frame of a view in the document is not the one that its constraints give (with --solve)",
        explanation: """
            The document shows one layout, the running application another. It happens where a constraint was edited by hand or merged, and \
            the frames were not updated. In Xcode: Editor ▸ Update Frames. A view is found where its recorded frame does not meet a required \
            constraint of its own; others of the tree that stand elsewhere because of it are counted with it. Differences of up to one point, \
            which Xcode writes itself, hidden views, and what hangs on how large a text or a control is are not counted.
            """,
        example: """
            <rect key="frame" x="20" y="20" width="200" height="44"/>
            …
            <constraint firstItem="One-Vw-xib" firstAttribute="leading" secondItem="Top-Vw-xib" secondAttribute="leading" constant="40" …/>
            """)

    func check(_ scene: RootLayout, _ context: ValidationContext) -> [Finding] {
        var claimed: Set<Constraint> = []
        var found: [(entry: MisplacedView, constraint: Constraint)] = []
        for entry in scene.misplaced {
            guard let constraint = entry.broken.first(where: { !claimed.contains($0) }) else { continue }
            claimed.formUnion(entry.broken)
            found.append((entry, constraint))
        }
        if found.isEmpty { return [] }
        let named = Set(found.map(\.entry.view))
        let others = scene.misplaced.map(\.view).filter { !named.contains($0) }
        let fix = fix(scene, context)
        return found.enumerated().map { place, found in
            let entry = found.entry
            let text = found.constraint.value.text { context.document.shortName(ofID: $0) }
            var finding = Finding(
                entry.view.element, "recorded frame \(entry.recorded.text) is not what the constraints give: \(entry.solved.text)",
                notes: ["it does not meet \(text)" + (found.constraint.id.map { " ('\($0)')" } ?? "")])
            if place == 0 {
                if !others.isEmpty { finding.notes.append("others that stand elsewhere because of it: \(others.listed)") }
                finding.fix = fix
            }
            return finding
        }
    }

    /// The solved frames of all views that stand elsewhere, where all of them follow from what is written; nil where one rests on what
    /// Formwork measures, or nothing decides it.
    private func fix(_ scene: RootLayout, _ context: ValidationContext) -> Fix? {
        guard context.wantsFixes, scene.environment == .canvas, scene.conflicts.isEmpty, scene.ambiguous.isEmpty, !scene.isUnfinished, let stage = context.stage
        else { return nil }
        let isCertain = scene.misplaced.allSatisfy { entry in
            stage.explainFrame(of: entry.view).map { $0.certainty <= .recorded } ?? false
        }
        return isCertain ? Fix(scene.misplaced.map { .setFrame($0.view, $0.solved) }) : nil
    }
}
