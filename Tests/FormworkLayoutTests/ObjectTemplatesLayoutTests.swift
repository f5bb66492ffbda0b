import FormworkLayout
import FormworkModel
import FormworkTemplates
import FormworkTestSupport
import Testing

/// The frames of a document of the first generation.
@Suite("Frames with templates that are objects")
struct ObjectTemplatesLayoutTests {
    private func frames(_ state: LayoutState) throws -> [String: [Double]] {
        let layout = state.permanent().layout(LayoutOptions())
        let scene = try #require(layout.roots.first { $0.root.id == "TpU-gO-2f1" })
        #expect(scene.conflicts.isEmpty && scene.ambiguous.isEmpty && layout.problems.isEmpty)
        var frames: [String: [Double]] = [:]
        for entry in scene.frames {
            frames[String((entry.view.id ?? "").prefix(3))] = [
                entry.frame.origin.x, entry.frame.origin.y, entry.frame.size.width, entry.frame.size.height,
            ]
        }
        return frames
    }

    @Test("First puts the box at the bottom right and centres the button, Second moves the box alone", arguments: [false, true])
    func frames(isLater: Bool) throws {
        let document = try Sketch.read(isLater ? ObjectTemplates.later : ObjectTemplates.first)
        var state = LayoutState(document)
        let (first, second) = (document.layoutTemplates[0], document.layoutTemplates[1])
        let snapshot = state.snapshot(basedOn: first)
        let start = try frames(state)
        #expect(start["TZa"] == [16, 519, 240, 128])
        #expect(start["yE1"] == [16, 318, 29, 30])
        state.apply(first)
        let afterFirst = try frames(state)
        #expect(afterFirst["TZa"] == [239, 447, 120, 200])
        #expect(afterFirst["yE1"] == [173, 318.5, 29, 30])
        state.apply(second)
        let afterSecond = try frames(state)
        #expect(afterSecond["TZa"] == [239, 40, 120, 200])
        #expect(afterSecond["yE1"] == afterFirst["yE1"])
        #expect(afterSecond["l49"] == start["l49"])
        state.restore(snapshot)
        #expect(try frames(state) == start)
    }

    @Test("A template itself is laid out with its own margins")
    func template() throws {
        let layout = try Sketch.read(ObjectTemplates.first).layout(LayoutOptions())
        let scene = try #require(layout.roots.first { $0.root.id == "6s9-Sz-gIn" })
        let frame = try #require(scene.frames.first { $0.view.id == "qyQ-zS-8QG" }?.frame)
        #expect(frame == Rect(x: 247, y: 439, width: 120, height: 200))
    }
}
