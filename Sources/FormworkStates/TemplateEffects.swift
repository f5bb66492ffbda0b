public import FormworkLayout
public import FormworkTemplates

extension StagedDocument {
    /// What each of a document's layout templates would change, by itself.
    public struct TemplateEffects: Sendable {
        /// The document in the state in which the templates find it.
        public let stage: StagedDocument
        /// What each template takes from its views, in the document's order.
        public let reports: [TemplateReport]
        /// The document as laid out with each template applied by itself, where the template changes something; nil for those not asked for.
        public let layouts: [DocumentLayout?]

        /// Applies the templates, one at a time.
        ///
        /// - Parameters:
        ///   - stage: the document in the state in which the templates find it.
        ///   - isWanted: which templates are asked for.
        /// - Complexity: that of laying the document out, and for each template the trees that it changes.
        public init(_ stage: StagedDocument, where isWanted: (LayoutTemplate) -> Bool = { _ in true }) {
            self.stage = stage
            reports = stage.document.layoutTemplates.map { TemplateReport($0, stage.state) }
            layouts = stage.templateLayouts(where: isWanted)
        }

        /// Whether no template was asked for.
        public var isEmpty: Bool { layouts.allSatisfy { $0 == nil } }

        /// The frames that a template changes.
        ///
        /// - Parameter index: the template's place among ``reports``.
        public func frames(_ index: Int) -> [DocumentLayout.FrameChange] {
            layouts[index].map { FrameChange.changes(from: stage.layout, to: $0) } ?? []
        }
    }
}
