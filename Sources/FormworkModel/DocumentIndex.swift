package import FormworkTree

/// Typed records of a document's views, constraints, connections and other parts, with references resolved.
///
/// The index is derived from the document's tree in one pass and contains no other information.
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
    /// The record of each node.
    package var recordOfNode: [RecordReference] = []
    package var ids = IDTable(count: 0)
    /// The number of elements with an id below the scenes or the XIB's objects.
    package var objectCount = 0
}
