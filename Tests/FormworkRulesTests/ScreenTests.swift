import FormworkDiagnostics
import FormworkImport
import FormworkLayout
import FormworkRules
import FormworkTemplates
import FormworkTestSupport
import Testing

@Suite("Rules on screens and in states")
struct ScreenTests {
    private static func screen(_ name: String) -> ValidationScreen {
        var options = LayoutOptions()
        options.device = Device(named: name)
        return ValidationScreen(name: name, options: options)
    }

    /// Returns a storyboard whose button reaches from 16 points to `right` points from the left edge.
    private static func wide(_ right: Int, runtime: String = "iOS.CocoaTouch") -> MarkedDocument {
        let document = MarkedDocument.storyboard(
            """
            <rect key="frame" x="0" y="0" width="414" height="896"/>
            <subviews>
            <button id="A" translatesAutoresizingMaskIntoConstraints="NO"> <!--off-screen-view-->
            <rect key="frame" x="\(right - 50)" y="100" width="50" height="44"/>
            <constraints>
            <constraint firstAttribute="width" constant="50" id="c1"/>
            <constraint firstAttribute="height" constant="44" id="c2"/>
            </constraints>
            <state key="normal" title="Go"/>
            </button>
            </subviews>
            <constraints>
            <constraint firstItem="A" firstAttribute="left" secondItem="R" secondAttribute="left" constant="\(right - 50)" id="c3"/>
            <constraint firstItem="A" firstAttribute="top" secondItem="R" secondAttribute="top" constant="100" id="c4"/>
            </constraints>
            """)
        return MarkedDocument(text: document.text.replacing("iOS.CocoaTouch\"", with: runtime + "\""))
    }

    private func findings(_ document: MarkedDocument, _ names: String...) throws -> [Diagnostic] {
        let read = try DocumentReader().read([UInt8](document.text.utf8), file: "Test.storyboard")
        var validator = Validator(rules: SampleDocument.rules(["off-screen-view"]).filter { $0.id == "off-screen-view" }, solves: true)
        validator.screens = names.map(Self.screen)
        return validator.validate(read.document, file: "Test.storyboard")
    }

    @Test("Findings of one screen have its name, and others do not")
    func named() throws {
        let found = try findings(Self.wide(400), "iphone-5s", "iphone-se", "iphone-11")
        #expect(found.map(\.rule) == ["off-screen-view"])
        #expect(found.first?.notes.last == "found on iphone-5s")
    }

    @Test("Findings of several screens are reported once")
    func once() throws {
        let found = try findings(Self.wide(700), "iphone-5s", "iphone-se", "ipad-pro-13")
        #expect(found.count == 1)
        #expect(found.first?.notes.last == "found on the canvas, iphone-5s, iphone-se")
    }

    @Test("Findings of all screens have no screen's name")
    func everywhere() throws {
        let found = try findings(Self.wide(3000), "iphone-5s", "iphone-se")
        #expect(found.first?.notes.last == "found on all of 3 screens and states")
    }

    @Test("A document for iPads is not laid out on phones")
    func pads() throws {
        #expect(
            try findings(Self.wide(1000, runtime: "iOS.CocoaTouch.iPad"), "iphone-5s", "ipad-pro-13").first?.notes.last
                == "found on the canvas")
    }

    @Test("In a state a layout template is applied, or a hiding master hidden")
    func states() throws {
        let file = TestFiles.sample("Mistakes/ambiguous-template-state.storyboard")
        let read = try DocumentReader().read(try TestFiles.bytes(of: file), file: file)
        var validator = Validator(rules: ValidationRules.all.filter { $0.id == "ambiguous-layout" }, solves: true)
        #expect(validator.validate(read.document, file: file).isEmpty)
        validator.checksStates = true
        let found = validator.validate(read.document, file: file)
        #expect(found.map(\.rule) == ["ambiguous-layout"])
        #expect(found.first?.notes.last == "found on template Wide")
    }

    @Test("Too many states are not laid out, and that is an error")
    func tooMany() throws {
        let file = TestFiles.sample("Mistakes/ambiguous-template-state.storyboard")
        let read = try DocumentReader().read(try TestFiles.bytes(of: file), file: file)
        var validator = Validator(rules: ValidationRules.all.filter { $0.id == "ambiguous-layout" }, solves: true)
        validator.checksStates = true
        validator.screens = [Self.screen("iphone-se")]
        validator.stateLimit = 2 * read.document.layoutTemplates.count - 1
        let found = validator.validate(read.document, file: file)
        #expect(found.map(\.rule) == ["limit-exceeded"])
        #expect(found.first?.message.contains("found \(2 * read.document.layoutTemplates.count),") == true)
        validator.stateLimit += 1
        #expect(validator.validate(read.document, file: file).map(\.rule) == ["ambiguous-layout"])
    }
}
