import FormworkDiagnostics
import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkRules
import FormworkTestSupport
import Testing

@Suite("Fixes")
struct FixTests {
    private static let validator = Validator(solves: true)

    private func fixed(_ text: String) throws -> (document: InterfaceDocument, mended: [Diagnostic], before: InterfaceDocument) {
        let before = try DocumentReader().read([UInt8](text.utf8), file: "Test.xib").document
        let (document, mended) = Self.validator.fixed(before, file: "Test.xib")
        return (document, mended, before)
    }

    private func rules(_ document: InterfaceDocument) -> [String] {
        Self.validator.validate(document, file: "Test.xib").map { "\($0.rule) \($0.location.element ?? "")" }
    }

    @Test("A redundant constraint is removed; the frames stay the same")
    func duplicate() throws {
        let document = MarkedDocument.placed(own: #"<constraint firstAttribute="width" constant="30" id="c5"/>"#)
        let result = try fixed(document.text)
        #expect(result.mended.map(\.rule) == ["duplicate-constraint"])
        #expect(result.document.constraint(id: "c5") == nil)
        #expect(rules(result.document).isEmpty)
        #expect(
            result.document.layout().roots.flatMap { $0.frames.map(\.frame) }
                == result.before.layout().roots.flatMap { $0.frames.map(\.frame) })
    }

    @Test("A constraint with an outlet stays, and its duplicate is removed")
    func connected() throws {
        let document = MarkedDocument.placed(
            own: """
                <constraint firstAttribute="width" constant="30" id="c5"/>
                """,
            others: "",
            siblings: """
                <view id="B"><connections><outlet property="width" destination="c5" id="o1"/></connections></view>
                """)
        let result = try fixed(document.text)
        #expect(result.mended.map(\.location.element) == ["c4"])
        #expect(result.document.constraint(id: "c5") != nil)
    }

    @Test("A misplaced view gets the frame of its constraints")
    func misplaced() throws {
        let result = try fixed(MarkedDocument.placed(recordedX: 14).text)
        #expect(result.mended.map(\.rule) == ["misplaced-view"])
        #expect(result.document.view(id: "A")?.frame == Rect(x: 10, y: 20, width: 30, height: 40))
        #expect(rules(result.document).isEmpty)
    }

    @Test("If another view's frame in the tree is undetermined, no frame is certain, and none is set")
    func uncertain() throws {
        let document = MarkedDocument.placed(
            recordedX: 14,
            siblings: """
                <view id="B" translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="200" y="60" width="30" height="40"/>
                <constraints>
                <constraint firstAttribute="height" constant="40" id="d1"/>
                <constraint firstAttribute="width" constant="30" id="d2"/>
                <constraint firstItem="B" firstAttribute="left" secondItem="A" secondAttribute="right" constant="20" id="d3"/>
                </constraints>
                </view>
                """)
        let result = try fixed(document.text)
        #expect(result.mended.isEmpty)
        #expect(result.document == result.before)
    }

    @Test("An outlet without a destination is removed; a segue, which code may perform, stays")
    func dangling() throws {
        let document = MarkedDocument.xib(
            """
            <connections>
            <outlet property="title" destination="gone" id="o1"/>
            <segue destination="gone" kind="show" id="s1"/>
            </connections>
            """)
        let result = try fixed(document.text)
        #expect(result.mended.map(\.location.element) == ["o1"])
        #expect(rules(result.document) == ["dangling-reference s1"])
    }

    private static let documents = [
        "duplicate-constraint.xib", "misplaced-view.xib", "dangling-reference.storyboard", "tie-breaker-left-over.storyboard",
        "ambiguous-layout.xib", "conflicting-constraints.xib",
    ]

    @Test(
        "A fix removes its finding, keeps the other findings and all frames, and leaves nothing to fix",
        arguments: documents)
    func property(name: String) throws {
        let before = try DocumentReader().read(try TestFiles.bytes(of: TestFiles.sample("Mistakes/" + name)), file: name).document
        let (after, mended) = Self.validator.fixed(before, file: name)
        func keys(_ diagnostics: [Diagnostic]) -> Set<String> { Set(diagnostics.map { "\($0.rule) \($0.location.element ?? $0.message)" }) }
        let found = keys(Self.validator.validate(before, file: name))
        #expect(keys(Self.validator.validate(after, file: name)) == found.subtracting(keys(mended)))
        #expect(after.layout().roots.map { $0.frames.map(\.frame) } == before.layout().roots.map { $0.frames.map(\.frame) })
        #expect(Self.validator.fixed(after, file: name).mended.isEmpty)
        #expect(try DocumentReader().read(after.text(), file: name).document == after)
    }
}
