import FormworkCode
import FormworkDSL
import FormworkImport
import FormworkModel
import FormworkProof
import Testing

@Suite("A proof of the states that code has methods for")
struct ProofStatesTests {
    /// A box with a different width for a regular width class, and a label that shrinks when it is hidden.
    private static let document = Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES" useTraitCollections="YES">
            <objects>
                <view contentMode="scaleToFill" id="roo">
                    <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
                    <subviews>
                        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box" userLabel="Box">
                            <rect key="frame" x="20" y="10" width="100" height="44"/>
                            <constraints>
                                <constraint firstAttribute="width" constant="100" id="wid"><variation key="widthClass=regular" constant="200"/></constraint>
                                <constraint firstAttribute="height" constant="44" id="hei"/>
                            </constraints>
                            <userDefinedRuntimeAttributes>
                                <userDefinedRuntimeAttribute type="string" keyPath="PWAutoCollapse" value="width"/>
                            </userDefinedRuntimeAttributes>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="box" firstAttribute="leading" secondItem="roo" secondAttribute="leading" constant="20" id="lea"/>
                        <constraint firstItem="box" firstAttribute="top" secondItem="roo" secondAttribute="top" constant="10" id="top"/>
                    </constraints>
                </view>
            </objects>
        </document>
        """.utf8)

    /// Returns the finding for code without size classes.
    private static func finding(_ state: CodeUnit.State?, width: Double, isHidden: Bool = false) throws -> ProofFinding {
        let read = try DocumentReader().read(document, file: "Box.xib").document
        let unit = try #require(try CodeGenerator(.formation).files(of: read, source: "Box.xib").first?.unit)
        #expect(
            unit.states == [
                .sizeClasses(horizontal: .compact, vertical: .compact), .sizeClasses(horizontal: .regular, vertical: .compact),
                .sizeClasses(horizontal: .regular, vertical: .regular), .hidden(1),
            ])
        let draft = DocumentDraft()
        let root = draft.makeView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
        let box = draft.makeView()
        root.addSubview(box)
        box.isHidden = isHidden
        box.layout { c in
            c.make(.leading, equalTo: root, plus: 20)
            c.make(.top, equalTo: root, plus: 10)
            c.set(.height, to: 44)
            c.set(.width, to: width)
        }
        var proof = try LayoutProof(document, file: "Box.xib")
        proof.check(unit: 0, template: state.flatMap { unit.states.firstIndex(of: $0) }, [root, box])
        return try #require(proof.findings.first)
    }

    @Test("uses the state's size classes, and an upright phone by default")
    func sizeClasses() throws {
        #expect(try Self.finding(nil, width: 100).isEqual)
        #expect(try Self.finding(.sizeClasses(horizontal: .compact, vertical: .compact), width: 100).isEqual)
        #expect(try Self.finding(.sizeClasses(horizontal: .regular, vertical: .regular), width: 200).isEqual)
        let missed = try Self.finding(.sizeClasses(horizontal: .regular, vertical: .compact), width: 100)
        #expect(missed.missing == ["box.width = 200"] && missed.extra == ["box.width = 100"] && !missed.frames.isEmpty)
        #expect(missed.text.contains("with regular width, compact height: "))
    }

    @Test("is of the document with the view hidden")
    func hidden() throws {
        #expect(try Self.finding(.hidden(1), width: 100, isHidden: true).isEqual)
        #expect(try Self.finding(.hidden(1), width: 90, isHidden: true).missing == ["box.width = 100"])
    }
}
