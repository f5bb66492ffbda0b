import FormworkCode
import FormworkImport
import FormworkModel
@testable import FormworkProof
import Testing

@Suite("Explanations of a proof's differences")
struct ProofExplanationTests {
    /// A is to the left of B; C is separate, below.
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
        <objects><view id="root"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
            <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a" unknownThing="1"/>
            <label text="B" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
            <label text="C" translatesAutoresizingMaskIntoConstraints="NO" id="c"/>
            <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="d"><subviews>
                <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="e"/></subviews></view>
        </subviews><constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k1"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="k2"/>
            <constraint firstItem="c" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k3"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="d" secondAttribute="bottom" id="k4"/>
        </constraints></view></objects></document>
        """

    private let document: InterfaceDocument
    private let file: GeneratedFile
    private let unit: CodeUnit

    init() throws {
        document = try DocumentReader().read(Array(Self.text.utf8), file: "Test.xib").document
        file = try #require(try CodeGenerator(.uikit).files(of: document, source: "Test.xib").first)
        unit = try #require(file.unit)
    }

    private func note(_ id: String) throws -> NotConverted {
        NotConverted(try #require(document.element(id: id)), what: "attribute 'x'", why: "no counterpart is known", affectsLayout: true)
    }

    private func frame(_ id: String, isUndetermined: Bool = false) -> ProofAnswers.Difference {
        ProofAnswers.Difference(.frame(id: id, isUndetermined: isUndetermined), "frame: \(id)")
    }

    @Test("A note moves views that are constrained to its object, and not its neighbours") func reach() throws {
        let notes = [try note("a")]
        #expect(ProofExplanation([frame("a"), frame("b")], of: unit, notes).isWhole)
        let explanation = ProofExplanation([frame("b"), frame("c")], of: unit, notes)
        #expect(explanation.unexplained == [frame("c")] && explanation.reasons.count == 1)
    }

    @Test("A root, and a view with a fixed frame, moves with nothing that is constrained to it") func given() throws {
        // The note on B affects D, which is equal; the note on D affects B and its subviews.
        #expect(!ProofExplanation([frame("d")], of: unit, [try note("b")]).isWhole)
        #expect(ProofExplanation([frame("b"), frame("e")], of: unit, [try note("d")]).isWhole)
        #expect(ProofExplanation([frame("c")], of: unit, [try note("root")]).isWhole)
    }

    @Test("As many constraints may be missing as notes list, and no more") func constraints() throws {
        let missing = ProofAnswers.Difference(.missingConstraint, "missing: b.leading = a.trailing")
        let notes = [try note("k2")]
        #expect(ProofExplanation([missing, frame("b")], of: unit, notes).isWhole)
        #expect(!ProofExplanation([missing, missing], of: unit, notes).isWhole)
        #expect(!ProofExplanation([missing], of: unit, [try note("a")]).isWhole)
        #expect(!ProofExplanation([ProofAnswers.Difference(.extraConstraint, "extra")], of: unit, notes).isWhole)
    }

    @Test("Views that a container arranges move together, and no others with them") func arranged() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
            <objects><view id="root"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
                <stackView translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
                    <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
                    <label text="B" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
                </subviews></stackView>
                <stackView translatesAutoresizingMaskIntoConstraints="NO" id="t"><subviews>
                    <label text="C" translatesAutoresizingMaskIntoConstraints="NO" id="c"/>
                </subviews></stackView>
            </subviews></view></objects></document>
            """
        let document = try DocumentReader().read(Array(text.utf8), file: "Test.xib").document
        let unit = try #require(try CodeGenerator(.uikit).files(of: document, source: "Test.xib").first?.unit)
        let graph = MovementGraph(unit)
        let moved = graph.moved(by: graph.views(of: try #require(document.element(id: "a"))))
        #expect(moved.sorted().map { unit.views[$0].view.id } == ["s", "a", "b"])
    }

    @Test("A constraint for some size classes only moves the views that it connects") func sizeClasses() throws {
        // Both are side by side if the height is compact, and only then.
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
            <objects><view id="root"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
                <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
                <label text="B" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
            </subviews><constraints>
                <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="k1"/>
            </constraints>
            <variation key="default"><mask key="constraints"><exclude reference="k1"/></mask></variation>
            <variation key="heightClass=compact"><mask key="constraints"><include reference="k1"/></mask></variation>
            </view></objects></document>
            """
        let document = try DocumentReader().read(Array(text.utf8), file: "Test.xib").document
        let unit = try #require(try CodeGenerator(.uikit).files(of: document, source: "Test.xib").first?.unit)
        #expect(unit.constraints.isEmpty && unit.allConstraints.count == 1)
        let graph = MovementGraph(unit)
        let moved = graph.moved(by: graph.views(of: try #require(document.element(id: "a"))))
        #expect(moved.sorted().map { unit.views[$0].view.id } == ["a", "b"])
    }

    @Test("Ambiguity of the document explains different frames only if constraints are equal") func undetermined() throws {
        let open = frame("c", isUndetermined: true)
        #expect(ProofExplanation([open], of: unit, []).reasons == [ProofExplanation.undetermined])
        #expect(!ProofExplanation([open, ProofAnswers.Difference(.extraConstraint, "extra")], of: unit, []).isWhole)
    }

    @Test("Without equal constraints nothing is proved; causes are counted by states") func summary() throws {
        let question = ProofQuestion.State(document: 0, unit: 0, template: nil)
        func answer(_ differences: [ProofAnswers.Difference]) -> ProofAnswers.Answer {
            ProofAnswers.Answer(
                state: question, constraintCount: 4, missingCount: 0, extraCount: 0, frameCount: 18,
                differingFrameCount: differences.count, undeterminedCount: differences.count, differences: differences)
        }
        var summary = ProofSummary()
        #expect(!summary.isProved)
        summary.add(answer([frame("c", isUndetermined: true), frame("c", isUndetermined: true)]), of: file, "Test.xib")
        #expect(!summary.isProved && summary.explainedCount == 1)
        summary.add(answer([]), of: file, "Test.xib")
        #expect(summary.isProved && summary.equalCount == 1)
        #expect(summary.text.contains("cause: 1 × explained: the document itself is ambiguous or in conflict there at these sizes"))
        summary.add(answer([frame("c")]), of: file, "Test.xib")
        #expect(!summary.isProved && summary.text.contains("cause: 1 × others: the frame of a label"))
        #expect(summary.text.hasSuffix("1 with other differences; 12 constraints, 54 frames at three sizes\n"))
    }
}
