import FormworkDiagnostics
import FormworkLayout
import FormworkModel

/// Finds views with content that have no extent.
struct ZeroSizeViewRule: LayoutRule {
    let id = "zero-size-view"
    let isOnByDefault = false
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a view with content has no width or no height (with --solve)",
        explanation: """
            The view exists, but isn't visible. Usually a constraint to the opposite edge is missing, or another view resists compression more. \
            Not reported are hidden views, views that a constraint collapses on purpose, and texts and images whose content is not in the \
            document.
            """,
        example: """
            <button id="But-Vw-one" …/>
            <constraint firstItem="But-Vw-one" firstAttribute="trailing" secondItem="But-Vw-one" secondAttribute="leading" …/>
            """)

    func check(_ scene: DocumentLayout.Root, context: ValidationContext) -> [Finding] {
        let empty = scene.frames.filter { $0.frame.size.width <= 0 || $0.frame.size.height <= 0 }
        if empty.isEmpty { return [] }
        let emptyViews = Set(empty.map(\.view))
        let open = Set(scene.ambiguous)
        return empty.compactMap { entry in
            let view = entry.view
            guard view.showsContent, !open.contains(view), !context.isHidden(view), !isMeant(view, context: context) else { return nil }
            // Contents of a view without extent are never visible.
            if view.superview.map(emptyViews.contains) ?? false { return nil }
            let length = entry.frame.size.width <= 0 ? "width" : "height"
            return Finding(view.element, "'\(view.element.shortName)' has no \(length)", notes: ["its frame is \(entry.frame)"])
        }
    }

    /// Whether a constraint explicitly sets the size to zero, for code to open and close the view.
    private func isMeant(_ view: View, context: ValidationContext) -> Bool {
        view.constraints.contains { $0.firstAttribute.isSize && !$0.hasSecondItem && $0.constant <= 0 }
            || view.superview.map { isMeant($0, context: context) } ?? false
    }
}
