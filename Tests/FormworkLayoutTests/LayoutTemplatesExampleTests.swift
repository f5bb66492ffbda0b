import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkTemplates
import FormworkTestSupport
import Testing

/// The frames of the layout templates' own example, before and after its templates are applied.
@Suite("Frames of the layout templates' example")
struct LayoutTemplatesExampleTests {
    private let document: InterfaceDocument

    init() throws {
        document = try DocumentReader().read(
            TestFiles.bytes(of: TestFiles.layoutTemplatesExample), file: TestFiles.layoutTemplatesExample
        ).document
    }

    /// Returns the frames by the first three letters of the ids, once the templates are applied.
    private func solved(_ templates: [String], scene: String, size: Size) throws -> (frames: [String: [Double]], scene: DocumentLayout.Root)
    {
        var options = LayoutOptions()
        options.size = size
        var state = LayoutState(document)
        for id in templates { state.apply(try #require(document.layoutTemplates.first { $0.id == id })) }
        let layout = state.permanent().layout(options)
        let entry = try #require(layout.roots.first { $0.scene?.id == scene })
        var frames: [String: [Double]] = [:]
        for entry in entry.frames {
            let frame = entry.frame
            frames[String((entry.view.id ?? "").prefix(3))] = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        }
        #expect(layout.problems.isEmpty)
        return (frames, entry)
    }

    private static let squares: [(templates: [String], size: Size, square: [Double])] = [
        ([], Size(width: 375, height: 603), [16, 20, 100, 100]),
        (["6s9-Sz-gIn"], Size(width: 375, height: 603), [20, 20, 335, 335]),
        (["YoY-kB-NBA"], Size(width: 375, height: 603), [259, 20, 100, 100]),
        // The later template replaces the constraints of the earlier one.
        (["6s9-Sz-gIn", "YoY-kB-NBA"], Size(width: 375, height: 603), [259, 20, 100, 100]),
        (["YoY-kB-NBA", "6s9-Sz-gIn"], Size(width: 375, height: 603), [20, 20, 335, 335]),
        // The aspect ratio at 900 loses against the distance from the bottom. A root this wide has margins of 20.
        ([], Size(width: 667, height: 331), [20, 20, 100, 100]),
        (["6s9-Sz-gIn"], Size(width: 667, height: 331), [20, 20, 627, 211]),
        (["YoY-kB-NBA"], Size(width: 667, height: 331), [547, 20, 100, 100]),
    ]

    @Test("Simple", arguments: squares)
    func simple(templates: [String], size: Size, square: [Double]) throws {
        let result = try solved(templates, scene: "wQg-tq-qST", size: size)
        #expect(result.frames["TZa"] == square)
        #expect(result.scene.conflicts.isEmpty && result.scene.ambiguous.isEmpty)
    }

    @Test("Attributes: its templates change no frame", arguments: [[], ["7KZ-ez-mMS"], ["z6P-tR-Fdy"]])
    func attributes(templates: [String]) throws {
        let result = try solved(templates, scene: "s72-rm-lj3", size: Size(width: 375, height: 603))
        #expect(result.frames["aaZ"] == [16, 20, 343, 300])
        #expect(result.scene.conflicts.isEmpty && result.scene.ambiguous.isEmpty)
    }

    /// Row by row: the target, at the start, after SFg, and after zSf.
    private static let dashboard: [(target: String, start: [Double], portrait: [Double], landscape: [Double])] = [
        ("qYt", [270, 15, 328, 1134], [270, 15, 228, 1134], [270, 15, 484, 1134]),
        ("Gbn", [612, 15, 241, 108], [612, 15, 241, 108], [612, 15, 241, 108]),
        ("jSo", [613, 135, 240, 1014], [15, 341, 838, 808], [270, 15, 583, 1134]),
        ("sxX", [15, 0, 240, 1164], [0, 15, 868, 314], [15, 0, 240, 1144]),
        ("57u", [0, 15, 240, 1092], [15, 0, 1501, 314], [0, 15, 240, 1092]),
        ("gKE", [0, 0, 240, 108], [0, 0, 300, 38], [0, 0, 240, 108]),
        ("AZ4", [0, 123, 240, 108], [630, 53, 300, 108], [0, 123, 240, 108]),
        ("1V5", [0, 123, 240, 153], [630, 164, 300, 150], [0, 123, 240, 153]),
        ("9CT", [0, 246, 113, 108], [630, 0, 300, 38], [0, 246, 113, 108]),
        ("4jZ", [128, 246, 113, 108], [315, 0, 300, 38], [128, 246, 113, 108]),
        ("CMI", [0, 369, 240, 108], [315, 53, 300, 108], [0, 369, 240, 108]),
        ("G8G", [0, 369, 240, 153], [315, 164, 300, 150], [0, 369, 240, 153]),
        ("n6y", [0, 492, 240, 108], [945, 53, 300, 108], [0, 492, 240, 108]),
        ("AOl", [0, 492, 240, 153], [945, 164, 300, 150], [0, 492, 240, 153]),
        ("e9P", [0, 615, 240, 108], [0, 53, 300, 108], [0, 615, 240, 108]),
        ("IqS", [0, 615, 240, 153], [0, 164, 300, 150], [0, 615, 240, 153]),
        ("c0b", [0, 738, 113, 108], [1260, 0, 113, 108], [0, 738, 113, 108]),
        ("8vq", [128, 738, 113, 108], [1260, 123, 113, 108], [128, 738, 113, 108]),
        ("Kh9", [0, 861, 113, 108], [1388, 123, 113, 108], [0, 861, 113, 108]),
        ("xjk", [128, 861, 113, 108], [1388, 0, 113, 108], [128, 861, 113, 108]),
        ("b36", [0, 984, 114, 108], [945, 0, 300, 38], [0, 984, 113, 108]),
        ("nfw", [8, 42.5, 105.5, 57.5], [186.5, -9.75, 105.5, 57.5], [8, 42.5, 105.5, 57.5]),
        ("2nQ", [8, 49.5, 75, 50.5], [217, -6.25, 75, 50.5], [8, 49.5, 75, 50.5]),
        ("HKZ", [8, 49.5, 82.5, 50.5], [209.5, -6.25, 82.5, 50.5], [8, 49.5, 82.5, 50.5]),
        ("sPe", [8, 49.5, 97, 50.5], [195, -6.25, 97, 50.5], [8, 49.5, 97, 50.5]),
    ]

    @Test("Dashboard: the frame of every target in every state")
    func dashboard() throws {
        let size = Size(width: 868, height: 1164)
        let states: [(templates: [String], content: Size)] = [
            ([], Size(width: 240, height: 1122)), (["SFg-lm-aYh"], Size(width: 1531, height: 314)),
            (["zSf-Ld-Ocd"], Size(width: 240, height: 1122)), (["SFg-lm-aYh", "zSf-Ld-Ocd"], Size(width: 240, height: 1122)),
        ]
        for state in states {
            let result = try solved(state.templates, scene: "LaS-l9-e2v", size: size)
            #expect(result.scene.conflicts.isEmpty && result.scene.ambiguous.isEmpty)
            #expect(result.scene.contentSizes.first { $0.view.id == "sxX-E5-Yy1" }?.size == state.content)
            for row in Self.dashboard {
                let expected =
                    switch state.templates.last {
                    case "SFg-lm-aYh": row.portrait
                    case "zSf-Ld-Ocd": row.landscape
                    default: row.start
                    }
                let frame = try #require(result.frames[row.target])
                // The table's labels are not rounded to half points: -9.75 becomes -9.5.
                let distance = zip(frame, expected).map { abs($0 - $1) }.max() ?? .infinity
                #expect(distance <= 0.25, "\(row.target) after \(state.templates): \(frame), expected \(expected)")
            }
        }
    }

    @Test("A template uses its own constraints only: its recorded frames result at its own size")
    func templateItself() throws {
        let result = document.layout(LayoutOptions())
        for id in ["6s9-Sz-gIn", "YoY-kB-NBA", "7KZ-ez-mMS", "z6P-tR-Fdy"] {
            let scene = try #require(result.roots.first { $0.root.id == id })
            #expect(scene.misplaced.isEmpty && scene.conflicts.isEmpty)
        }
    }

    // MARK: Sequences

    /// Does what the example's controller does when its view changes size: applies the outlet's template, or goes back to the start.
    private func choose(_ size: Size, isLarge: Bool, _ snapshot: LayoutState.Snapshot, _ state: inout LayoutState) throws {
        guard isLarge else {
            state.restore(snapshot)
            return
        }
        let outlet = size.width > size.height ? "landscapeLargeListLayout" : "portraitLargeListLayout"
        let id = try #require(document.connections.first { $0.name == outlet }?.destination?.id)
        #expect(id == (size.width > size.height ? "zSf-Ld-Ocd" : "SFg-lm-aYh"))
        state.apply(try #require(document.layoutTemplates.first { $0.id == id }))
    }

    private func frames(_ state: LayoutState, _ size: Size) throws -> [String: Rect] {
        var options = LayoutOptions()
        options.size = size
        let layout = state.permanent().layout(options)
        let scene = try #require(layout.roots.first { $0.root.id == "le9-70-w4u" })
        #expect(scene.conflicts.isEmpty && scene.ambiguous.isEmpty)
        return Dictionary(
            scene.frames.compactMap { entry in entry.view.id.map { ($0, entry.frame) } }, uniquingKeysWith: { first, _ in first })
    }

    @Test("Dashboard: portrait is SFg, landscape is zSf, and the snapshot is the start, frame by frame")
    func sizes() throws {
        let portrait = Size(width: 868, height: 1164)
        let landscape = Size(width: 1164, height: 868)
        var state = LayoutState(document)
        let template = try #require(document.layoutTemplates.first { $0.id == "SFg-lm-aYh" })
        let snapshot = state.snapshot(basedOn: template)
        let start = (try frames(state, portrait), try frames(state, landscape))
        let steps: [(size: Size, isLarge: Bool)] = [
            (portrait, true), (landscape, true), (portrait, false), (landscape, true), (portrait, true), (landscape, false),
            (portrait, true),
        ]
        var known: [String: [String: Rect]] = [:]
        for step in steps {
            try choose(step.size, isLarge: step.isLarge, snapshot, &state)
            let frames = try frames(state, step.size)
            if !step.isLarge { #expect(frames == (step.size == portrait ? start.0 : start.1)) }
            let name = "\(step)"
            #expect(known[name, default: frames] == frames)
            known[name] = frames
            let alpha = step.isLarge ? 0.0 : 1
            #expect(state.alpha(of: try #require(document.view(id: "qYt-Hp-kzu"))) == alpha)
        }
        #expect(known.count == 4)
    }

    @Test("A template that is applied again, or between others, gives the same frames")
    func repeated() throws {
        let size = Size(width: 868, height: 1164)
        let once = try solved(["SFg-lm-aYh"], scene: "LaS-l9-e2v", size: size).frames
        #expect(try solved(["SFg-lm-aYh", "SFg-lm-aYh"], scene: "LaS-l9-e2v", size: size).frames == once)
        #expect(try solved(["zSf-Ld-Ocd", "SFg-lm-aYh"], scene: "LaS-l9-e2v", size: size).frames == once)
        #expect(try solved(["SFg-lm-aYh", "zSf-Ld-Ocd", "SFg-lm-aYh"], scene: "LaS-l9-e2v", size: size).frames == once)
    }

    @Test("The permanent document, read again, has the frames of the state")
    func reread() throws {
        var state = LayoutState(document)
        state.apply(try #require(document.layoutTemplates.first { $0.id == "zSf-Ld-Ocd" }))
        var options = LayoutOptions()
        options.size = Size(width: 868, height: 1164)
        let read = try DocumentReader().read(state.permanent().document.text(), file: "Again.storyboard").document
        let targets = Set(Self.dashboard.filter { $0.start[2] > 110 }.map(\.target))
        let expected = try solved(["zSf-Ld-Ocd"], scene: "LaS-l9-e2v", size: Size(width: 868, height: 1164)).frames
        for scene in read.layout(options).roots where scene.scene?.id == "LaS-l9-e2v" {
            for entry in scene.frames {
                let key = String((entry.view.id ?? "").prefix(3))
                let frame = entry.frame
                guard targets.contains(key) else { continue }
                #expect([frame.origin.x, frame.origin.y, frame.size.width, frame.size.height] == expected[key], "\(key)")
            }
        }
    }
}
