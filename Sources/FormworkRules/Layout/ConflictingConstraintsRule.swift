import FormworkDiagnostics
import FormworkLayout
import FormworkModel

/// Finds required constraints that cannot hold together.
struct ConflictingConstraintsRule: LayoutRule {
    let id = "conflicting-constraints"
    let severities: [Severity] = [.error]
    let documentation = RuleDocumentation(
        summary: "required constraints cannot hold together (with --solve)",
        explanation: """
            At run time UIKit logs "Unable to simultaneously satisfy constraints" and leaves one of them out. The notes list a set of \
            constraints of which each is needed for the conflict: change one of them, or lower its priority below 1000.
            """,
        example: """
            <constraint firstAttribute="width" constant="100" id="Wid-Co-one"/>
            <constraint firstAttribute="width" constant="120" id="Wid-Co-two"/>
            """)

    func check(_ scene: RootLayout, _ context: ValidationContext) -> [Finding] {
        scene.conflicts.filter { !$0.endsWithHeight }.map { conflict in
            let broken = conflict.broken ?? conflict.constraints.last
            var notes = conflict.constraints.map { constraint in
                constraint.value.text { context.document.shortName(ofID: $0) } + (constraint.id.map { " ('\($0)')" } ?? "")
            }
            notes += conflict.stackViews.map { "the arrangement of '\($0.element.shortName)'" }
            let count = conflict.constraints.count
            let message =
                count > 1 || !conflict.stackViews.isEmpty
                ? "\(count) required constraint\(count == 1 ? "" : "s") cannot hold together; this one is left out"
                : "a required constraint cannot hold; it is left out"
            return Finding(broken?.element ?? scene.root.element, message, notes: notes)
        }
    }
}
