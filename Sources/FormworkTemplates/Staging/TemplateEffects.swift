public import FormworkLayout

extension StagedDocument {
    /// The effects of each of a document's layout templates, applied by itself.
    public struct TemplateEffects: Sendable {
        /// The document in the state before a template is applied.
        public let stage: StagedDocument
        /// The reports on the templates, in document order.
        public let reports: [TemplateReport]
        /// The layouts with each template applied by itself, limited to the view trees that it changes; nil for unwanted templates.
        public let layouts: [DocumentLayout?]

        /// Applies the templates, one at a time.
        ///
        /// - Parameters:
        ///   - stage: The document in the state before a template is applied.
        ///   - isWanted: Whether to apply a template.
        /// - Complexity: That of laying the document out, and for each template the view trees that it changes.
        public init(_ stage: StagedDocument, where isWanted: (LayoutTemplate) -> Bool = { _ in true }) {
            self.stage = stage
            reports = stage.document.layoutTemplates.map { TemplateReport($0, stage.state) }
            layouts = stage.templateLayouts(where: isWanted)
        }

        /// Whether no template was wanted.
        public var isEmpty: Bool { layouts.allSatisfy { $0 == nil } }

        /// Returns the frames that a template changes.
        ///
        /// - Parameter index: The template's index in ``reports``.
        public func frames(_ index: Int) -> [DocumentLayout.FrameChange] {
            layouts[index].map { DocumentLayout.FrameChange.changes(from: stage.layout, to: $0) } ?? []
        }
    }
}
