package import FormworkTree

/// The typed records over a document's tree: what its views, constraints and connections are, with references resolved.
///
/// The tree is what the document is; this is found from it in one pass and holds nothing that the tree does not.
package struct DocumentIndex: Sendable {
    package var views: [ViewRecord] = []
    package var constraints: [ConstraintRecord] = []
    package var guides: [GuideRecord] = []
    package var connections: [ConnectionRecord] = []
    package var runtimeAttributes: [RuntimeAttributeRecord] = []
    package var scenes: [SceneRecord] = []
    package var variations: [VariationRecord] = []
    /// Elements with the custom class `LDOLayoutTemplate`.
    package var templateNodes: [NodeIndex] = []
    package var issues: [ReadingIssue] = []
    /// For each node its record.
    package var recordOfNode: [RecordReference] = []
    package var ids = IDTable(count: 0)
    /// How many elements below the scenes, or the XIB's objects, have an id.
    package var objectCount = 0
}
