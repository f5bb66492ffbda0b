import FormworkChanges
import FormworkLayout
import FormworkModel
import Testing

@Suite("Recording of frames")
struct MovedFramesTests {
    private typealias F = Forms

    private static func recorded(_ document: InterfaceDocument, from original: InterfaceDocument, scope: MovedFrames.Scope = .moved) -> (
        frames: [Rect?], count: Int
    ) {
        let result = MovedFrames.recorded(scope, in: document, editedFrom: original, solverLimit: LayoutOptions.defaultSolverLimit)
        return (result.document.views.map(\.frame), result.count)
    }

    private static let root = Rect(x: 0, y: 0, width: 320, height: 400)

    @Test("A view that an edit moves gets its solved frame")
    func moved() throws {
        let result = try Self.recorded(F.form(x: 60, recorded: (20, 10)), from: F.form(x: 20))
        #expect(result.count == 1 && result.frames == [Self.root, Rect(x: 60, y: 10, width: 50, height: 40)])
    }

    @Test("A frame that was wrong before the edit stays, unless all frames are recorded")
    func wrongBefore() throws {
        let (original, edited) = (try F.form(x: 20, recorded: (99, 10)), try F.form(x: 60, recorded: (99, 10)))
        #expect(Self.recorded(edited, from: original).count == 0)
        #expect(Self.recorded(edited, from: original).frames.last == Rect(x: 99, y: 10, width: 50, height: 40))
        let all = Self.recorded(edited, from: original, scope: .all)
        #expect(all.count == 1 && all.frames.last == Rect(x: 60, y: 10, width: 50, height: 40))
    }

    @Test("Views that the edit doesn't move keep their frames")
    func others() throws {
        func form(_ x: Double) throws -> InterfaceDocument {
            let boxes = [F.box("box-Vw-001", x: x, y: 10, recorded: (20, 10)), F.box("box-Vw-002", x: 100, y: 10, recorded: (100, 30))]
            return try F.xib(boxes.map(\.view).joined(), constraints: boxes.map(\.constraints).joined())
        }
        let result = try Self.recorded(form(60), from: form(20))
        #expect(result.count == 1 && result.frames.map(\.?.origin) == [Self.root.origin, Point(x: 60, y: 10), Point(x: 100, y: 30)])
        #expect(try Self.recorded(form(20), from: form(20)).count == 0)
    }

    @Test("A new view gets its solved frame")
    func added() throws {
        let box = F.box("box-Vw-001", x: 60, y: 10, recorded: (0, 0))
        let result = try Self.recorded(F.xib(box.view, constraints: box.constraints), from: F.xib(""))
        #expect(result.count == 1 && result.frames.last == Rect(x: 60, y: 10, width: 50, height: 40))
    }

    @Test("In a tree with conflicts, and for a view that constraints don't determine, frames stay")
    func undetermined() throws {
        let box = F.box("box-Vw-001", x: 60, y: 10, recorded: (20, 10))
        let conflict =
            "<constraint firstItem=\"box-Vw-001\" firstAttribute=\"leading\" secondItem=\"roo-Vw-000\" secondAttribute=\"leading\" constant=\"90\" id=\"oth-er-001\"/>"
        #expect(try Self.recorded(F.xib(box.view, constraints: box.constraints + conflict), from: F.form(x: 20), scope: .all).count == 0)
        #expect(try Self.recorded(F.xib(box.view), from: F.form(x: 20), scope: .all).count == 0)
    }

    // MARK: Following frames

    private static func follows(_ id: String, _ document: InterfaceDocument, _ frames: SolvedFrames = SolvedFrames()) throws -> Bool {
        frames.followsFromConstraints(try #require(document.view(id: id)))
    }

    static let views: [(String, Bool)] = [
        ("<view id=\"vie-Vw-001\"><rect key=\"frame\" x=\"1\" y=\"1\" width=\"9\" height=\"9\"/></view>", false),
        ("<stackView id=\"sta-Vw-000\"><subviews><label text=\"A\" id=\"vie-Vw-001\"/></subviews></stackView>", true),
        ("<stackView id=\"sta-Vw-000\"><subviews><label text=\"A\" fixedFrame=\"YES\" id=\"vie-Vw-001\"/></subviews></stackView>", false),
        (
            "<tableView id=\"tab-Vw-000\"><prototypes><tableViewCell id=\"vie-Vw-001\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"9\" height=\"9\"/></tableViewCell></prototypes></tableView>",
            true
        ),
    ]

    @Test("The frame of an arranged view or a cell follows, that of a free view doesn't", arguments: views)
    func following(view: String, isFollowing: Bool) throws { #expect(try Self.follows("vie-Vw-001", F.xib(view)) == isFollowing) }

    @Test("A view that constraints determine follows from them; the size of a XIB's root doesn't")
    func determined() throws {
        let form = try F.form(x: 20)
        #expect(try Self.follows("box-Vw-001", form) && !Self.follows("roo-Vw-000", form))
        let frames = SolvedFrames()
        #expect(try Self.follows("box-Vw-001", form, frames) && Self.follows("box-Vw-001", form, frames))
        let box = F.box("box-Vw-001", x: 20, y: 10)
        #expect(
            try !Self.follows(
                "box-Vw-001", F.xib(box.view, constraints: box.constraints.split(separator: "\n").first.map(String.init) ?? "")))
    }

    @Test("A tree that is not solved to its end determines nothing")
    func unfinished() throws { #expect(try !Self.follows("box-Vw-001", F.form(x: 20), SolvedFrames(solverLimit: 1))) }
}
