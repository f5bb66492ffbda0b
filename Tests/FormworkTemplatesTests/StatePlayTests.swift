import FormworkImport
import FormworkModel
import FormworkTemplates
import Testing

@Suite("Steps are played")
struct StatePlayTests {
    /// Returns two scenes with a box and a template each; the boxes are both called Box.
    private static func play(scene: String? = nil) throws -> LayoutState.Play {
        func part(_ name: String, _ label: String) -> String {
            """
            <scene sceneID="\(name)"><objects><viewController id="C\(name)"><view key="view" id="R\(name)">
            <subviews><view id="Box-\(name)" userLabel="Box"/><label id="Lab-\(name)" text="Name, first\(name)"/></subviews>
            <constraints>\(StateSketch.constraints(["c\(name): Box-\(name).width = 10"]))</constraints></view></viewController>
            <view id="Tem-\(name)" userLabel="\(label)" customClass="LDOLayoutTemplate"><subviews>
            \(StateSketch.view("t-\(name)", target: "Box-\(name)", list: "alpha", #"alpha="0.5""#, where: ["d\(name): t-\(name).width = 20"]))
            </subviews></view>
            <view id="Two-\(name)" userLabel="Twice" customClass="LDOLayoutTemplate"/></objects></scene>
            """
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><scenes>
            \(part("one", "Portrait"))\(part("two", "Landscape"))</scenes></document>
            """
        let document = try DocumentReader().read(Array(text.utf8), file: "Play.storyboard").document
        return LayoutState.Play(LayoutState(document), scene: scene.flatMap { id in document.scenes.first { $0.id == id } })
    }

    private static func error(_ text: String, scene: String? = nil) throws -> LayoutState.NameError? {
        var play = try play(scene: scene)
        let steps = try LayoutState.Step.steps(text)
        do throws(LayoutState.NameError) {
            try play.take(steps)
            return nil
        } catch { return error }
    }

    @Test("on templates and views by their ids or labels; each reports its changes and its scene")
    func names() throws {
        var play = try Self.play()
        try play.take(LayoutState.Step.steps("template=Portrait,snapshot=S,hide=Name, firstone,template=Tem-two,restore=S,show=Lab-one"))
        #expect(play.performedSteps.map(\.template?.id) == ["Tem-one", nil, nil, "Tem-two", nil, nil])
        #expect(play.performedSteps.map(\.scenes) == [[0], [0, 1], [0], [1], [0, 1], [0]])
        #expect(play.performedSteps[0].change.added.count == 1)
        #expect(play.performedSteps[2].change.visibility.map(\.view.id) == ["Lab-one"])
        #expect(play.performedSteps[5].change.visibility.map(\.isHidden) == [false])
        #expect(play.text(ofScene: 1) == "snapshot=S,template=Tem-two,restore=S")
        #expect(play.state.formulas.contains("Box-two.width = 10"))
        #expect(play.state.formulas.contains("Box-one.width = 20"))
    }

    @Test("A snapshot has the targets of one template, or of all; a later one with the same name replaces it")
    func snapshots() throws {
        var play = try Self.play()
        try play.take(LayoutState.Step.steps("snapshot=S@Portrait,template=Portrait,template=Landscape,restore=S"))
        #expect(play.performedSteps.last?.scenes == [0])
        #expect(play.state.formulas.filter { $0.hasPrefix("Box") } == ["Box-one.width = 10", "Box-two.width = 20"])
        try play.take(LayoutState.Step.steps("template=Portrait,snapshot=S,template=Portrait,restore=S"))
        #expect(play.state.formulas.filter { $0.hasPrefix("Box") } == ["Box-one.width = 20", "Box-two.width = 20"])
    }

    @Test("An unknown name is reported with similar ones, or with all")
    func unknown() throws {
        let near = try #require(try Self.error("template=Portait"))
        #expect(near.near == ["Portrait"])
        #expect("\(near)" == "there is no layout template 'Portait'; similar names: Portrait")
        let id = try #require(try Self.error("template=tem-one"))
        #expect(id.near.first == "Tem-one")
        let far = try #require(try Self.error("template=xyzzyxyzzyxyzzy"))
        #expect("\(far)" == "there is no layout template 'xyzzyxyzzyxyzzy'; available: Portrait, Twice, Landscape, Twice")
        let view = try #require(try Self.error("hide=Lab-onne"))
        #expect(view.kind == .view && view.near.first == "Lab-one")
        let none = try #require(try Self.error("restore=S"))
        #expect("\(none)" == "there is no snapshot 'S'; there are none")
        let snapshot = try #require(try Self.error("snapshot=start,restore=stat"))
        #expect("\(snapshot)" == "there is no snapshot 'stat'; similar names: start")
        #expect(try Self.error("snapshot=S@Portait")?.near == ["Portrait"])
    }

    @Test("An ambiguous name is reported with the ids")
    func ambiguous() throws {
        let boxes = try #require(try Self.error("hide=Box"))
        #expect("\(boxes)" == "2 views are named 'Box'; name one by its id: Box-one, Box-two")
        #expect(try Self.error("template=Twice")?.ambiguous == ["Two-one", "Two-two"])
        #expect(try Self.error("hide=Box-two") == nil)
    }

    @Test("A selected scene restricts names and ids to its templates and views")
    func oneScene() throws {
        var play = try Self.play(scene: "two")
        try play.take(LayoutState.Step.steps("hide=Box,template=Twice,snapshot=S,template=Landscape"))
        #expect(play.state.isHidden(try play.state.view("Box-two")))
        #expect(play.performedSteps.map(\.scenes) == [[1], [1], [1], [1]])
        #expect(try Self.error("template=Portrait", scene: "two")?.known == ["Landscape", "Twice"])
        #expect(try Self.error("hide=Box-one", scene: "two")?.near == ["Box", "Box-two"])
        #expect(try Self.error("template=Tem-one", scene: "two") != nil)
    }

    @Test("An unknown name leaves the state unchanged")
    func unchanged() throws {
        var play = try Self.play()
        #expect(throws: LayoutState.NameError.self) { try play.take(LayoutState.Step.steps("hide=Lab-one,hide=gone,hide=Lab-two")) }
        #expect(play.performedSteps.map(\.step) == [.hide("Lab-one")])
        #expect(!play.state.isHidden(try play.state.view("Lab-two")))
    }
}
