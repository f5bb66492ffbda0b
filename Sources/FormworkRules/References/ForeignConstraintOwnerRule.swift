import FormworkDiagnostics
import FormworkModel
import FormworkTree

/// Finds constraints that aren't owned by the nearest common ancestor of their items.
struct ForeignConstraintOwnerRule: ValidationRule {
    let id = "foreign-constraint-owner"
    let isOnByDefault = false
    let severities: [Severity] = [.note, .warning]
    let documentation = RuleDocumentation(
        summary: "a constraint is not in the nearest common ancestor of its items",
        explanation: """
            Xcode stores a constraint in the nearest view that contains both items. A constraint in a view further up works (a note), but code \
            that looks for it in the right view does not find it. A constraint in a view that does not contain both items cannot be activated (a \
            warning). Move the constraint to the view in the note. Most of these constraints do no harm in applications, so this rule is off by \
            default.
            """,
        example: """
            <view id="Sid-Vw-xib">
                <constraints>
                    <constraint firstItem="Two-Vw-xib" firstAttribute="top" secondItem="One-Vw-xib" …/>   neither is in Sid-Vw-xib
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        let index = context.index
        var findings: [Finding] = []
        for constraint in index.constraints {
            guard let first = view(constraint.first, index: index), let owner = view(constraint.owner, index: index) else { continue }
            var second = first
            if constraint.secondText.isPresent {
                guard let found = view(constraint.second, index: index) else { continue }
                second = found
            }
            guard let proper = index.nearestCommonAncestor(ofView: first, and: second) else {
                findings.append(finding(constraint, owner: owner, proper: nil, context: context))
                continue
            }
            if proper == owner { continue }
            // An element without an id can't own constraints: those of an older cell's content view belong to the cell.
            let named = firstWithID(proper, end: owner, context: context)
            if named == owner { continue }
            let holdsBoth = index.nearestCommonAncestor(ofView: proper, and: owner) == owner
            findings.append(finding(constraint, owner: owner, proper: (named, holdsBoth), context: context))
        }
        return findings
    }

    /// Returns the view of an item, or the view that owns it if it is a guide; nil for guides of a controller.
    private func view(_ node: NodeIndex?, index: DocumentIndex) -> Int? {
        guard let node else { return nil }
        var record = index.recordOfNode[node]
        if record.kind == .guide { record = index.recordOfNode[index.guides[Int(record.index)].owner] }
        return record.kind == .view ? Int(record.index) : nil
    }

    /// Returns the nearest view from `view` upwards that has an id; at most `end`.
    private func firstWithID(_ view: Int, end: Int, context: ValidationContext) -> Int {
        var view = view
        while view != end, context.tree.value(of: Name.id.id, at: context.index.views[view].node).isAbsent {
            let next = context.index.views[view].parent
            if next < 0 { break }
            view = Int(next)
        }
        return view
    }

    private func finding(
        _ constraint: ConstraintRecord, owner: Int, proper: (view: Int, holdsBoth: Bool)?, context: ValidationContext
    ) -> Finding {
        func name(_ view: Int) -> String { context.element(context.index.views[view].node).shortName }
        let element = context.element(constraint.node)
        guard let proper else {
            return Finding(
                element, "constraint is in '\(name(owner))', but no view contains both of its items", severity: .warning)
        }
        let hint = "it belongs to '\(name(proper.view))'"
        if proper.holdsBoth {
            return Finding(
                element, "constraint is in '\(name(owner))', which is not the nearest view that contains its items", notes: [hint])
        }
        return Finding(
            element, "constraint is in '\(name(owner))', which does not contain its items", notes: [hint], severity: .warning)
    }
}
