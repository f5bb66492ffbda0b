import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkTemplates
import FormworkTestSupport
import Testing

@Suite("A document in a state on a screen")
struct StagedDocumentTests {
    private static func document(_ name: String) throws -> InterfaceDocument {
        try DocumentReader().read(TestFiles.bytes(of: TestFiles.sample(name)), file: name).document
    }

    @Test("is as it was read while no step was taken")
    func unchanged() throws {
        let stage = StagedDocument(try Self.document("LayoutTemplates.storyboard"))
        #expect(!stage.changed.isChanged)
        #expect(stage.texts.isEmpty)
        #expect(stage.layout.roots.map(\.frames.count) == stage.document.layout().roots.map(\.frames.count))
    }

    @Test("is another document after a step, and knows the changes; an earlier copy is unchanged")
    func steps() throws {
        let before = StagedDocument(try Self.document("LayoutTemplates.storyboard"))
        let template = try #require(before.document.layoutTemplates.first { !$0.pairs.isEmpty })
        let frames = before.layout.roots.flatMap(\.frames).map(\.frame)
        var after = before
        try after.take(.template(try #require(template.id)))
        #expect(after.changed.isChanged && !before.changed.isChanged)
        #expect(after.layout.roots.flatMap(\.frames).map(\.frame) != frames)
        #expect(before.layout.roots.flatMap(\.frames).map(\.frame) == frames)
        #expect(after.texts.values.contains("template=\(template.id ?? "")"))
    }

    /// The code of the article.
    @Test("has the calls of the originals: apply, snapshot, hide, show")
    func originals() throws {
        let document = try Self.document("LayoutTemplates.storyboard")
        let template = try #require(document.layoutTemplates.first { !$0.pairs.isEmpty })
        let portrait = try #require(template.root.flatMap { LayoutTemplate(of: $0) })
        #expect(portrait == template)
        let target = try #require(portrait.pairs.last?.target)
        #expect(LayoutTemplate(of: target) == nil)
        func frames(_ screen: StagedDocument) -> [Rect] { screen.layout.roots.flatMap(\.frames).map(\.frame) }

        var screen = StagedDocument(document)
        let before = frames(screen)
        let start = screen.snapshot()
        #expect(start.targets.contains(target))
        let change = screen.apply(portrait)
        #expect(frames(screen) != before && change.pose(of: target, atProgress: 1) != nil)
        screen.hide(target)
        #expect(screen.state.isHidden(target))
        screen.show(target)
        #expect(!screen.state.isHidden(target))
        screen.apply(start)
        #expect(frames(screen) == before)
        #expect(screen.play.performedSteps.count == 4)
    }

    @Test("is unchanged after a step with an unknown name")
    func unknownName() throws {
        var stage = StagedDocument(try Self.document("LayoutTemplates.storyboard"))
        #expect(throws: LayoutState.NameError.self) { try stage.take([.template("none")]) }
        #expect(!stage.changed.isChanged)
    }

    @Test("is laid out as its changed document is by itself")
    func sameLayout() throws {
        for name in ["LayoutTemplates.storyboard", "HidingForm.storyboard", "SizeClasses.xib", "HidingForm-macOS.xib"] {
            var options = LayoutOptions()
            if !name.contains("macOS") { options.device = Device(named: "iphone-se") }
            let document = try Self.document(name)
            for template in [nil] + document.layoutTemplates {
                let stage = StagedDocument(document, on: options).applying(template)
                let classes = document.sizeClasses(options)
                var state = LayoutState(document, widthClass: classes.width, heightClass: classes.height)
                if let template { state.apply(template) }
                let expected = state.permanent().layout(options)
                #expect(stage.layout.roots.map { $0.frames.map(\.frame) } == expected.roots.map { $0.frames.map(\.frame) })
            }
        }
    }

    @Test("leaves constraints for design time out on a device, as its layout does")
    func placeholders() throws {
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
            <objects><view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/><constraints>
            <constraint firstAttribute="width" constant="1" placeholder="YES" id="c"/></constraints></view></objects></document>
            """
        let document = try DocumentReader().read(Array(xib.utf8), file: "a.xib").document
        var device = LayoutOptions()
        device.device = Device(named: "iphone-se")
        #expect(StagedDocument(document).installation.constraints == [true])
        #expect(StagedDocument(document, on: device).installation.constraints == [false])
    }

    @Test("lays out with one limit for all templates: the first one's work reduces the others'")
    func sharedLimit() throws {
        var options = LayoutOptions()
        options.solverLimit = 1
        let layouts = StagedDocument(try Self.document("LayoutTemplates.storyboard"), on: options).templateLayouts()
        let unfinished = layouts.compactMap { $0 }.flatMap(\.roots).filter(\.isUnfinished)
        #expect(!layouts.isEmpty && !unfinished.isEmpty)
    }

    @Test("makes states until their number times the document exceeds the limit, and reports the others as unfinished")
    func statesHaveALimit() throws {
        var options = LayoutOptions()
        let document = try Self.document("LayoutTemplates.storyboard")
        let whole = StagedDocument.StatesResult(StagedDocument(document, on: options), file: "a")
        #expect(whole.entries.count == 4 && whole.entries.allSatisfy { !$0.layout.isUnfinished } && whole.diagnostics.isEmpty)
        options.solverLimit = StagedDocument(document).layout.solverEffort + StagedDocument(document).stateEffort
        let part = StagedDocument.StatesResult(StagedDocument(document, on: options), file: "a")
        let finished = part.entries.count { !$0.layout.isUnfinished }
        #expect(part.entries.count == whole.entries.count)
        #expect(finished > 0 && finished < whole.entries.count)
        #expect(!part.diagnostics.isEmpty)
        let stage = StagedDocument(document, on: options)
        let unfinished = stage.templateLayouts().compactMap { $0 }.flatMap(\.roots).filter(\.isUnfinished)
        #expect(!unfinished.isEmpty && unfinished.allSatisfy { !$0.frames.isEmpty })
    }

    @Test("lays out only requested templates")
    func wanted() throws {
        let effects = StagedDocument.TemplateEffects(StagedDocument(try Self.document("LayoutTemplates.storyboard"))) { _ in false }
        #expect(effects.isEmpty && !effects.reports.isEmpty)
    }
}
