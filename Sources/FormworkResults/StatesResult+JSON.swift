package import FormworkData
import FormworkLayout
import FormworkModel
public import FormworkTemplates

extension StagedDocument.StatesResult {
    /// The result of `formwork states --format json` for one file, in UTF-8.
    ///
    /// - Complexity: O(n) in the number of views and constraints.
    public var json: [UInt8] { Self.shape.bytes(self) }

    /// The format of `formwork states` for one file.
    package static let shape = JSONShape<StagedDocument.StatesResult>.object("states", "The solved states of a document.") {
        JSONMember("file", ResultShapes.file) { $0.file }
        JSONMember("states", .list(of: state), "Each scene with each template, device and hiding master.") { $0.entries }
        JSONMember(nonEmpty: "diagnostics", ResultShapes.diagnostic, "Findings, if any.") { $0.diagnostics }
    }

    private static let state = JSONShape<Entry>.object("state", "The solved layout of a scene in a state.") {
        JSONMember("scene", ResultShapes.id) { $0.layout.scene?.id }
        JSONMember("root", ResultShapes.id, "The view without a superview.") { $0.layout.root.id }
        JSONMember("template", ResultShapes.id, "The layout template that was applied; null for none.") { $0.template?.id }
        JSONMember("device", orNull: .text, "The id of the device; null on the canvas.") { $0.device?.id }
        JSONMember(ifAny: { $0.device }) { ResultShapes.deviceMembers }
        JSONMember("orientation", orNull: .word, "The orientation of the device; null on the canvas.") { $0.orientation }
        JSONMember("hidden", .list(of: .text), "The ids of the hiding masters that were hidden.") { $0.hidden.compactMap(\.id) }
        JSONMember(
            "result", .word,
            "Whether every frame is determined, some are ambiguous, constraints contradict each other, or solving reached its limit."
        ) { $0.outcome }
        JSONMember(of: { $0.layout }) { ResultShapes.problemMembers }
        JSONMember(
            "moved", ResultShapes.count, "The number of views that moved, compared to the state without templates and hiding."
        ) { $0.moved }
    }
}
