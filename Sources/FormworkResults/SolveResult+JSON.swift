package import FormworkData
import FormworkLayout
import FormworkModel

extension SolveResult {
    /// The result of `formwork solve --format json` for one file, in UTF-8.
    ///
    /// - Complexity: O(n) in the number of views and constraints.
    public var json: [UInt8] { Self.shape.bytes(self) }

    /// The format of `formwork solve` for one file.
    package static let shape = JSONShape<SolveResult>.object("solved", "The solved layout of a document.") {
        JSONMember("file", ResultShapes.file) { $0.file }
        JSONMember("scenes", .list(of: tree), "An entry for each controller's view, or each top-level view.") { result in
            result.scenes.map { ($0, result.state(of: $0)) }
        }
        JSONMember(nonEmpty: "diagnostics", ResultShapes.diagnostic, "Findings from solving, if any.") { $0.diagnostics }
    }

    private static let tree = JSONShape<(root: DocumentLayout.Root, state: String?)>.object(
        "solvedTree", "A view without a superview, with its contents."
    ) {
        JSONMember("scene", ResultShapes.id, "Its scene.") { $0.root.scene?.id }
        JSONMember("root", ResultShapes.id, "The view.") { $0.root.root.id }
        JSONMember("size", ResultShapes.size, "The size of the view, in points.") { $0.root.size }
        JSONMember("environment", .word, "The environment: Interface Builder's canvas, or a screen.") { $0.root.environment }
        JSONMember("device", orNull: .text, "The id of the device; null if there is none.") { $0.root.device?.id }
        JSONMember(ifAny: { $0.root.environment == .device ? $0.root.device : nil }) { ResultShapes.deviceMembers }
        JSONMember("state", orNull: .text, "The steps that were applied first, such as template=Wide; null if there were none.") {
            $0.state
        }
        JSONMember("frames", .dictionary(of: ResultShapes.frame), "Frames by view id, including views in cells.") {
            $0.root.frames.compactMap { entry in entry.view.id.map { ($0, entry.frame) } }
        }
        JSONMember("contentSizes", .dictionary(of: ResultShapes.size), "Content sizes by scroll view id, in points.") {
            $0.root.contentSizes.compactMap { entry in entry.view.id.map { ($0, entry.size) } }
        }
        JSONMember(of: { $0.root }) { ResultShapes.problemMembers }
        JSONMember("misplaced", .list(of: misplaced), "Views whose recorded frame differs.") {
            $0.root.misplaced.compactMap { entry in entry.view.id.map { ($0, entry.recorded, entry.solved) } }
        }
    }

    private static let misplaced = JSONShape<(view: String, recorded: Rect, solved: Rect)>.object(
        "misplaced", "A view whose recorded frame differs."
    ) {
        JSONMember("view", .text, "Its id.") { $0.view }
        JSONMember("recorded", ResultShapes.frame, "The frame in the document, in points.") { $0.recorded }
        JSONMember("solved", ResultShapes.frame, "The solved frame, in points.") { $0.solved }
    }
}

extension ResultShapes {
    /// The platform of a document.
    static let platform = JSONShape<Platform>.word.named("platform", "The platform of the document.")

    /// The members that describe a device.
    @JSONMemberBuilder<Device> static var deviceMembers: [JSONMember<Device>] {
        JSONMember("deviceName", .text, "On a device, its name: the requested one, or else a common one.") { $0.name }
        JSONMember(
            "deviceBasis", .word,
            "On a device, the source of its safe area: current simulators, documents that Xcode laid out on it, or similar devices."
        ) { $0.basis }
    }

    /// The members that list the problems of a layout.
    @JSONMemberBuilder<DocumentLayout.Root> static var problemMembers: [JSONMember<DocumentLayout.Root>] {
        JSONMember("ambiguous", .list(of: .text), "The ids of views with an ambiguous frame.") { $0.ambiguous.compactMap(\.id) }
        JSONMember("conflicts", .list(of: conflict), "Constraints that cannot be satisfied together.") { root in
            root.conflicts.map { ($0, root.environment) }
        }
    }
}
