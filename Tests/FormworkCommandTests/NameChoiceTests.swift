import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkTemplates
import FormworkTestSupport
import Testing

@testable import FormworkCommand

@Suite("Names among several files")
struct NameChoiceTests {
    private let folder: TemporaryFolder
    private let first: InterfaceDocument
    private let second: InterfaceDocument

    init() throws {
        folder = try TemporaryFolder()
        func document(_ label: String, _ scene: String) throws -> InterfaceDocument {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><scenes>
                <scene sceneID="\(scene)-sc"><objects><viewController title="\(scene)" id="\(scene)-vc"><view key="view" id="\(scene)-vw"><subviews>
                <label text="\(label)" id="\(scene)-l1"/><label text="Twice" id="\(scene)-l2"/><label text="Twice" id="\(scene)-l3"/></subviews></view>
                </viewController></objects></scene></scenes></document>
                """
            return try DocumentReader().read(Array(text.utf8), file: "\(scene).storyboard").document
        }
        (first, second) = (try document("Name", "List"), try document("Street", "Item"))
        for name in ["List.storyboard", "Item.storyboard"] { try folder.write("", to: name) }
    }

    private var single: [String] { [folder.path("List.storyboard")] }
    private var both: [String] { [folder.path(".")] }

    private static func message(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch { return "\(error)" }
    }

    @Test("A scene that one of several files has is found; one that none has is an error")
    func scenes() throws {
        let choice = SceneChoice("Item")
        #expect(try choice.scene(of: first) == nil && choice.id(in: first) == "Item" && choice.otherName(in: first) == "Item")
        #expect(choice.failure?.contains("Item") == true)
        #expect(try choice.id(in: second) == "Item-sc" && choice.otherName(in: second) == nil && choice.failure == nil)
        let all = SceneChoice(nil)
        #expect(try all.isForAll && all.scene(of: first) == nil && all.id(in: first) == nil && all.failure == nil)
        let other = SceneChoice("Gone")
        _ = try other.scene(of: first)
        #expect(other.failure != nil)
        other.isMet()
        #expect(other.failure == nil)
    }

    @Test("A view that the only file doesn't have is an error at once, and among several only at the end")
    func views() throws {
        #expect(
            Self.message { _ = try ViewChoice("Street", scene: SceneChoice(nil), paths: single).find(in: first) }?.contains("Street")
                == true)
        let choice = ViewChoice("Street", scene: SceneChoice(nil), paths: both)
        #expect(try choice.find(in: first) == nil && choice.failure?.contains("Street") == true)
        #expect(try choice.find(in: second)?.id == "Item-l1" && choice.failure == nil)
        #expect(Self.message { _ = try ViewChoice("Twice", scene: SceneChoice(nil), paths: both).find(in: first) } != nil)
        #expect(try ViewChoice("label[text=Name]", scene: SceneChoice(nil), paths: both).find(in: first)?.id == "List-l1")
        #expect(Self.message { _ = try ViewChoice("label[", scene: SceneChoice(nil), paths: both).find(in: first) } != nil)
    }

    @Test("A state's names are those of any of the files")
    func states() throws {
        let choice = StateChoice([.hide("Name"), .hide("Street")], scene: SceneChoice(nil), paths: both)
        _ = try choice.stage(first, options: LayoutOptions())
        #expect(choice.failure?.contains("Street") == true)
        _ = try choice.stage(second, options: LayoutOptions())
        #expect(choice.failure == nil)
        #expect(
            Self.message {
                _ = try StateChoice([.hide("Street")], scene: SceneChoice(nil), paths: single).stage(first, options: LayoutOptions())
            }
                != nil)
        #expect(
            Self.message {
                _ = try StateChoice([.hide("Twice")], scene: SceneChoice(nil), paths: both).stage(first, options: LayoutOptions())
            }
                != nil)
        #expect(StateChoice([], scene: SceneChoice(nil), paths: both).failure == nil)
    }

    @Test("The steps of a state are templates first, then hidden and shown views; steps in order replace them")
    func steps() {
        var state = StateSelection()
        (state.show, state.hide, state.template) = (["c"], ["a", "b"], ["t"])
        #expect(state.steps == [.template("t"), .hide("a"), .hide("b"), .show("c")])
        state.propagateHiding = true
        #expect(state.steps == [.propagateHiding, .template("t"), .hide("a"), .hide("b"), .show("c")])
        var ordered = StateSelection()
        ordered.state = [.show("a"), .template("t")]
        #expect(ordered.steps == [.show("a"), .template("t")])
    }
}
