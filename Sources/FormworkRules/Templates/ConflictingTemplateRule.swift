import FormworkDiagnostics
import FormworkLayout
import FormworkModel
import FormworkTemplates

/// Finds layout templates that add required constraints which can't be satisfied.
struct ConflictingTemplateRule: TemplateStateRule {
    let id = "conflicting-template"
    let severities: [Severity] = [.error]
    let documentation = RuleDocumentation(
        summary: "applying a layout template causes conflicts of required constraints (with --solve)",
        explanation: """
            A template replaces the constraints between its targets. Constraints of a target to other views stay, and may contradict the template. \
            At run time UIKit then logs "Unable to simultaneously satisfy constraints" and leaves one of them out. Each template is applied alone \
            to the document as saved, on its own canvas. The notes list the constraints of each conflict, and which one is left out. Make the \
            other view a target too, or lower a priority below 1000. Conflicts without the template, and constraints that are removed at build \
            time, are not reported.
            """,
        example: """
            <constraint firstItem="Box-Vw-ctl" firstAttribute="width" secondItem="Bar-Vw-ctl" secondAttribute="width" …/>   not a target: Bar-Vw-ctl
            <constraint firstAttribute="width" constant="200" …/>   in the template view of Box-Vw-ctl, while Bar-Vw-ctl is 120 wide
            """)

    func check(_ report: TemplateReport, _ scenes: [TemplatedScene]) -> [Finding] {
        if scenes.allSatisfy({ $0.after.conflicts.isEmpty }) { return [] }
        let repeated = report.diff.repeated
        let conflicts = scenes.flatMap { scene in
            let known = Set(scene.before.conflicts.map { ConflictMeaning($0, repeated: [:]) })
            return scene.after.conflicts.filter { conflict in
                !known.contains(ConflictMeaning(conflict, repeated: repeated)) && !conflict.constraints.contains(where: \.isPlaceholder)
            }
        }
        if conflicts.isEmpty { return [] }
        return [
            Finding(
                report.template.element, "with '\(report.template.element.shortName)' applied, \(Self.summary(of: conflicts))",
                notes: conflicts.flatMap { notes(on: $0, report) })
        ]
    }

    private static func summary(of conflicts: [DocumentLayout.Conflict]) -> String {
        if conflicts.count > 1 { return "required constraints cannot be satisfied together, in \(conflicts.count) conflicts" }
        let count = conflicts[0].constraints.count
        if count == 1, conflicts[0].stackViews.isEmpty { return "a required constraint cannot be satisfied" }
        return "\(count) required constraint\(count == 1 ? "" : "s") cannot be satisfied together"
    }

    /// Returns the participants of a conflict in document order, with the broken constraint last.
    private func notes(on conflict: DocumentLayout.Conflict, _ report: TemplateReport) -> [String] {
        let document = report.template.document
        let copied = Set(report.copied)
        func text(_ constraint: Constraint) -> String {
            constraint.value.text { document.shortName(ofID: $0) } + (constraint.id.map { " ('\($0)')" } ?? "")
                + (copied.contains(constraint) ? " of the template" : "")
        }
        let others = conflict.constraints.filter { $0 != conflict.broken }.map(text)
        let arrangements = conflict.stackViews.map { "the arrangement of '\($0.element.shortName)'" }
        if let broken = conflict.broken { return others + arrangements + [text(broken) + " is left out"] }
        if arrangements.count == 1 { return others + [arrangements[0] + " is left out"] }
        return others + arrangements
    }
}

/// The meaning of a conflict, regardless of which constraints express it.
private struct ConflictMeaning: Hashable {
    let constraints: Set<Constraint>
    let stackViews: Set<View>

    /// - Parameter repeated: Constraints, each with the one that represents it.
    init(_ conflict: DocumentLayout.Conflict, repeated: [Constraint: Constraint]) {
        constraints = Set(conflict.constraints.map { repeated[$0] ?? $0 })
        stackViews = Set(conflict.stackViews)
    }
}
