package import FormworkData
import FormworkLayout
import FormworkModel
import FormworkTemplates

extension TemplatesResult {
    /// The result of `formwork templates --format json` for one file, in UTF-8.
    ///
    /// - Complexity: O(n) in the number of views and constraints.
    public var json: [UInt8] { Self.shape.bytes(self) }

    /// The format of `formwork templates` for one file.
    package static let shape = JSONShape<TemplatesResult>.object(
        "templates", "The changes that each layout template of a document would make."
    ) {
        JSONMember("file", ResultShapes.file) { $0.file }
        JSONMember("templates", .list(of: template), "In document order.") { $0.entries.map(DocumentWriting($0.document).with) }
    }

    private static let template = JSONShape<InDocument<Entry>>.object("template", "A layout template.") {
        JSONMember(of: { $0.part.report.template }) {
            JSONMember("id", ResultShapes.id) { $0.id }
            JSONMember("label", orNull: .text, "Its label in Interface Builder.") { $0.label }
            JSONMember(
                "generation", .word, "The version of LDOLayoutTemplates that it is for: an object next to the views, or a view."
            ) { $0.generation }
            JSONMember("scene", ResultShapes.id, "Its scene.") { $0.scene?.id }
            JSONMember("root", ResultShapes.id, "Its root view.") { $0.root?.id }
            JSONMember("destination", ResultShapes.id, "The destination of an object's destinationView outlet.") { $0.destination?.id }
            JSONMember("pairs", .list(of: pair), "Its views with a target view.") { $0.pairs }
        }
        JSONMember("diff", diff) { $0 }
        JSONMember("ignored", .list(of: ignored), "Its constraints that aren't copied.") { $0.part.report.ignored }
        JSONMember("diagnostics", .list(of: ResultShapes.diagnostic), "Findings about it.") { $0.part.diagnostics }
    }

    private static let pair = JSONShape<LayoutTemplate.Pair>.object("pair", "A view of a template, and its target view.") {
        JSONMember("view", ResultShapes.id, "The template's view.") { $0.view.id }
        JSONMember("target", ResultShapes.id, "The controller's view.") { $0.target.id }
        JSONMember("outlet", ResultShapes.id, "The targetView outlet.") { $0.outlet.id }
        JSONMember("attributes", .list(of: .text), "The key paths of the transferred values.") { $0.attributes }
    }

    private static let diff = JSONShape<InDocument<Entry>>.object("templateDiff", "The changes when a template is applied.") {
        JSONMember("unchanged", .list(of: ResultShapes.constraint), "The controller's constraints that are kept.") {
            $0.with(each: $0.part.diff.unchanged)
        }
        JSONMember("removed", .list(of: ResultShapes.constraint), "The controller's constraints that are removed.") {
            $0.with(each: $0.part.diff.removed)
        }
        JSONMember("added", .list(of: added), "The added constraints, with the controller's views.") { $0.with(each: $0.part.diff.added) }
        JSONMember("attributes", .list(of: attributeChange), "Values that change.") { $0.part.diff.attributes }
        JSONMember("frames", .list(of: frameChange), "Solved frames that change.") { $0.part.frames }
    }

    private static let added = JSONShape<InDocument<TemplateDiff.Addition>>.object(
        "addedConstraint", "A constraint that is not in the document yet."
    ) {
        JSONMember("id", constant: "null", "It has no id yet.")
        JSONMember("owner", ResultShapes.id, "The view that will own it.") { $0.part.owner?.id }
        JSONMember(of: { $0.part.value }) { ResultShapes.termMembers }
        JSONMember("placeholder", constant: "false", "It isn't removed at build time.")
        JSONMember("installed", constant: "true", "It is installed.")
        JSONMember("text", .text, ResultShapes.formulaDescription) { $0.run.formula($0.part.value) }
        JSONMember("from", ResultShapes.id, "The template's constraint that it copies.") { $0.part.origin.id }
    }

    private static let attributeChange = JSONShape<TemplateDiff.AttributeChange>.object(
        "attributeChange", "A value of a view that changes."
    ) {
        JSONMember("view", ResultShapes.id, "The controller's view.") { $0.view.id }
        JSONMember("keyPath", .text, "The key path of the value: alpha, layer.cornerRadius.") { $0.keyPath }
        JSONMember("from", ResultShapes.runtimeValue, "The old value.") { $0.from }
        JSONMember("to", ResultShapes.runtimeValue, "The new value.") { $0.to }
    }

    private static let frameChange = JSONShape<DocumentLayout.FrameChange>.object("frameChange", "A frame that changes.") {
        JSONMember("view", ResultShapes.id) { $0.view.id }
        JSONMember("from", ResultShapes.frame, "The frame with the controller's constraints, in points.") { $0.from }
        JSONMember("to", ResultShapes.frame, "The frame with the template's constraints, in points.") { $0.to }
    }

    private static let ignored = JSONShape<TemplateReport.IgnoredConstraint>.object(
        "ignored", "A constraint of a template that isn't copied."
    ) {
        JSONMember("constraint", ResultShapes.id) { $0.constraint.id }
        JSONMember("reason", .word, "The reason.") { $0.reason }
    }
}
