import FormworkDiagnostics
import FormworkIndex
import FormworkLayout
import FormworkModel

/// Finds prototype cells whose constraints need a height other than their table's row height.
struct RowHeightRule: LayoutRule {
    let id = "row-height"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "the required constraints of a prototype cell need another height than the table's row height (with --solve)",
        explanation: """
            The row height of a prototype is used in Interface Builder only. The application gives every row the row height of the table, and \
            UIKit logs "Unable to simultaneously satisfy constraints". Make the table's row height automatic, set it to the height that the cell \
            needs, or lower the priority of one of the cell's vertical constraints to 999. If the sources are known, tables whose classes mention \
            'rowHeight' or 'heightForRowAt' are not checked.
            """,
        example: """
            <tableView rowHeight="44" …>…<tableViewCell rowHeight="100" …>   with a required height of 100 inside
            """)

    func check(_ scene: DocumentLayout.Root, context: ValidationContext) -> [Finding] {
        guard context.document.platform == .iOS, scene.environment == .canvas else { return [] }
        var sizing: [String: Bool] = [:]
        return scene.frames.compactMap { entry in
            let cell = entry.view
            guard cell.element.name == "tableViewCell", cell.element.parent?.name == "prototypes", let table = cell.superview,
                let height = table.element[.rowHeight].flatMap(Double.init), height > 0, height.isFinite,
                abs(height - entry.frame.size.height) > Self.tolerance, !mayBeSized(table, in: scene, context: context, known: &sizing)
            else { return nil }
            var options = LayoutOptions()
            options.environment = .device
            guard let layout = LivingLayout(cell, options) else { return nil }
            let width = layout.size.width
            let needed = layout.fittingSize(
                towards: Size(width: width, height: height), horizontalPriority: 1000, verticalPriority: Self.rowPriority
            ).height
            guard abs(needed - height) > Self.tolerance else { return nil }
            return Finding(
                cell.element,
                "the rows of '\(table.element.shortName)' are \(height.pointsText) high at run time, "
                    + "but the required constraints of '\(cell.element.shortName)' need \(needed.pointsText)",
                notes: ["the row height of a prototype is used in Interface Builder only"]
                    + (context.project == nil ? ["the sources are not known: code may set the height"] : []))
        }
    }

    /// The difference in points to ignore: the separator between rows takes a pixel.
    private static let tolerance = 1.5
    /// The priority of the row height: below required, above all optional constraints.
    private static let rowPriority = 999.5

    /// Whether code may size the rows: a class that is related to the table mentions row heights, or isn't known.
    ///
    /// - Parameter known: A cache of the result for each class.
    private func mayBeSized(
        _ table: View, in scene: DocumentLayout.Root, context: ValidationContext, known: inout [String: Bool]
    ) -> Bool {
        guard let sources = context.project?.sources else { return false }
        let delegates = table.connections.compactMap(\.destinationID)
        let objects = [table.element, scene.scene?.controller] + delegates.map { context.document.element(id: $0) }
        return Set(objects.compactMap { $0?.customClass }).contains { name in
            if let isSized = known[name] { return isSized }
            let ancestry = sources.ancestry(of: name)
            let files = ancestry.entries.flatMap { $0.places.map(\.file) + $0.methods.map(\.file) + $0.properties.map(\.file) }
            let isSized = !ancestry.isKnown || files.contains(where: sources.rowSizingFiles.contains)
            known[name] = isSized
            return isSized
        }
    }
}
