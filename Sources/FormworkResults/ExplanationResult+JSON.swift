package import FormworkData
import FormworkLayout
import FormworkModel

extension ExplanationResult {
    private typealias Explanation = DocumentLayout.FrameExplanation
    private typealias Source = InDocument<Explanation.Source>

    /// The result of `formwork solve --explain ID --format json` for one file, in UTF-8.
    ///
    /// - Complexity: O(n) in the number of sources.
    public var json: [UInt8] { Self.shape.bytes(self) }

    /// The format of `formwork solve --explain` for one file.
    package static let shape = JSONShape<ExplanationResult>.object("explained", "With --explain: the origin of a view's frame.") {
        JSONMember("file", ResultShapes.file) { $0.file }
        JSONMember("explanation", orNull: explanation, "The explanation; null for a view that is not installed.") {
            $0.explanation.map(DocumentWriting($0.document).with)
        }
        JSONMember(nonEmpty: "diagnostics", ResultShapes.diagnostic, "The reason if there is no explanation.") { $0.diagnostics }
    }

    private static let explanation = JSONShape<InDocument<Explanation>>.object("explanation", "The origin of a view's frame.") {
        JSONMember("view", ResultShapes.id) { $0.part.view.id }
        JSONMember("path", ResultShapes.path) { $0.part.view.element.path }
        JSONMember("frame", ResultShapes.frame, "The solved frame, in points.") { $0.part.frame }
        JSONMember("recorded", orNull: ResultShapes.frame, ResultShapes.frameDescription) { $0.part.recorded }
        JSONMember("certainty", certainty, "The lowest certainty of its numbers.") { $0.part.certainty }
        JSONMember("parts", .list(of: part), "x, y, width and height.") { $0.with(each: $0.part.parts) }
        JSONMember("recordedMisses", .list(of: miss), "The sources of its numbers that the recorded frames don't satisfy.") {
            $0.with(each: $0.part.recordedMisses)
        }
        JSONMember("remarks", .list(of: remark), "Additional information.") { $0.with(each: $0.part.remarks) }
    }

    private static let certainty = JSONShape<Explanation.Certainty>.word.named(
        "certainty",
        "The certainty of a number: it follows from the document, from a table of the system's controls and bars, from Xcode's recorded values, from a measured text, from a text whose font or script has no table, or from nothing."
    )

    private static let part = JSONShape<InDocument<Explanation.Part>>.object("explainedNumber", "One of the four numbers of a frame.") {
        JSONMember("quantity", .word, "The number.") { $0.part.quantity }
        JSONMember("value", .number, "In points.") { $0.part.value }
        JSONMember("certainty", certainty, "The lowest certainty of its sources.") { $0.part.certainty }
        JSONMember("sources", .list(of: source), "Its sources; those of the view itself come first.") { $0.with(each: $0.part.sources) }
    }

    private static let miss = JSONShape<InDocument<Explanation.RecordedMiss>>.object(
        "recordedMiss", "A source that the recorded frames don't satisfy."
    ) {
        JSONMember("source", source, "The constraint, margin or size.") { $0.with($0.part.source) }
        JSONMember("error", .number, "The difference between the recorded frames and the solved ones, in points.") { $0.part.error }
        JSONMember(
            "stale", .boolean,
            "Whether the document was changed after its frames were recorded, because no measured or tabulated size is involved."
        ) { $0.part.isStale }
    }

    // MARK: Sources

    private static let source = JSONShape<Source>.union(
        "source", "A source of a number.",
        [
            form("root", description: "The size of the root view.", members: root) {
                if case .root(let view, let size) = $0.part { (view, size) } else { nil }
            },
            form("constraint", description: "A constraint of the document.", members: constraint) { source in
                if case .constraint(let constraint) = source.part { source.with(constraint) } else { nil }
            },
            form("inset", description: "A margin or safe area that a constraint uses.", members: inset) {
                if case .inset(let view, let inset) = $0.part { (view, inset) } else { nil }
            },
            form("content", description: "The size of a view's content.", members: content) {
                if case .content(let view, let content) = $0.part { (view, content) } else { nil }
            },
            form("kept", description: "No source: the view keeps its recorded value, or the value of a new view.", members: kept) {
                if case .kept(let view, let isRecorded) = $0.part { (view, isRecorded) } else { nil }
            },
            form("arrangement", description: "The arrangement of a stack or grid.", members: view) {
                if case .arrangement(let view) = $0.part { view } else { nil }
            },
            form("autoresizing", description: "A frame from the autoresizing mask.", members: view) {
                if case .autoresizing(let view) = $0.part { view } else { nil }
            },
            form("unconstrained", description: "A recorded frame without constraints.", members: view) {
                if case .unconstrained(let view) = $0.part { view } else { nil }
            },
            form("nothing", description: "An extent of zero, which is the minimum.", members: view) {
                if case .nothing(let view) = $0.part { view } else { nil }
            },
            form("open", description: "Nothing at all.", members: view) { if case .open(let view) = $0.part { view } else { nil } },
        ])

    /// Returns one form of a source.
    ///
    /// - Parameters:
    ///   - kind: The word for it.
    ///   - members: Its own members.
    ///   - detail: Returns the part that has them; nil for a source of another kind.
    private static func form<Detail>(
        _ kind: String, description: String, members: [JSONMember<Detail>], detail: @escaping @Sendable (Source) -> Detail?
    ) -> JSONCase<Source> {
        let shape = JSONShape<(source: Source, detail: Detail)>.object(kind + "Source", description) {
            JSONMember("kind", .words([kind]), "Its kind.") { _ in kind }
            JSONMember(of: { $0.detail }) { members }
            JSONMember("certainty", certainty) { $0.source.part.certainty }
            JSONMember("text", .text, "A readable description.") { $0.source.part.text(in: $0.source.run.document) }
        }
        return JSONCase(shape) { source in detail(source).map { (source, $0) } }
    }

    @JSONMemberBuilder<View> private static var view: [JSONMember<View>] { JSONMember("view", ResultShapes.id) { $0.id } }

    @JSONMemberBuilder<(View, Explanation.RootSize)> private static var root: [JSONMember<(View, Explanation.RootSize)>] {
        JSONMember(of: { $0.0 }) { view }
        JSONMember("size", .word, "The origin of the size; recorded is for a cell or a part.") { $0.1 }
    }

    @JSONMemberBuilder<InDocument<Constraint>> private static var constraint: [JSONMember<InDocument<Constraint>>] {
        JSONMember("constraint", ResultShapes.constraint) { $0 }
    }

    @JSONMemberBuilder<(View, Explanation.Inset)> private static var inset: [JSONMember<(View, Explanation.Inset)>] {
        JSONMember(of: { $0.0 }) { view }
        JSONMember("inset", .word, "The kind of inset.") { $0.1.kind }
        JSONMember("edge", orNull: .word, "The side; null if both sides count.") { $0.1.edge }
        JSONMember("points", orNull: .number, "The inset in points; null if both sides count.") { $0.1.points }
        JSONMember("written", .boolean, "Whether it is in the document.") { $0.1.isWritten }
    }

    @JSONMemberBuilder<(View, Explanation.Content)> private static var content: [JSONMember<(View, Explanation.Content)>] {
        JSONMember(of: { $0.0 }) { view }
        JSONMember("content", .word, "The kind of content.") { $0.1.kind }
        JSONMember("points", .number, "The length, in points.") { $0.1.length }
        JSONMember("recorded", .boolean, "Whether Xcode recorded it.") { $0.1.isRecorded }
        JSONMember("measured", orNull: .number, "The measured length, in points; null if there is nothing to measure.") { $0.1.measured }
        JSONMember(ifAny: { $0.1.text }) {
            JSONMember("shown", .text, "For a text: the text.") { $0.text }
            JSONMember("font", .text, "For a text: its font, as text.") { $0.font.words }
            JSONMember(
                "wrappedWidth", orNull: .number, "For a text: the width at which its lines wrap, in points; null if they don't wrap."
            ) { $0.wrappedWidth }
            JSONMember(
                "knowledge", .word,
                "For a text: the source of its width: a table, the font file in the project, a table without its characters, another font's table, or none."
            ) { $0.knowledge }
        }
    }

    @JSONMemberBuilder<(View, Bool)> private static var kept: [JSONMember<(View, Bool)>] {
        JSONMember(of: { $0.0 }) { view }
        JSONMember("recorded", .boolean, "Whether it is the recorded value.") { $0.1 }
    }

    // MARK: Remarks

    private static let remark = JSONShape<InDocument<Explanation.Remark>>.object("remark", "Additional information about a frame.") {
        JSONMember(
            "kind", .words(["differsFromRecorded", "leftOut", "ownClass", "unfinished"]),
            "Xcode recorded another frame; a constraint of the view contradicts others; the layout of a custom class is unknown; solving reached its limit."
        ) { remark in
            switch remark.part {
            case .differsFromRecorded: "differsFromRecorded"
            case .leftOut: "leftOut"
            case .ownClass: "ownClass"
            case .unfinished: "unfinished"
            }
        }
        JSONMember(optional: "constraint", ResultShapes.id, "The constraint that is left out.") {
            if case .leftOut(let constraint) = $0.part { .some(constraint.id) } else { nil }
        }
        JSONMember(ifAny: { if case .ownClass(let view, let name) = $0.part { (view, name) } else { nil } }) {
            JSONMember("view", ResultShapes.id, "The view with the custom class.") { $0.0.id }
            JSONMember("class", .text, "The custom class.") { $0.1 }
        }
        JSONMember("text", .text, "A readable description.") { $0.part.text(in: $0.run.document) }
    }
}
