import FormworkDSL
import FormworkModel
import FormworkProof
import Testing

@Suite("A proof of code")
struct LayoutProofTests {
    private static let document = Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <view contentMode="scaleToFill" id="Roo-t0-001">
                    <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
                    <subviews>
                        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Box-00-001" userLabel="Box">
                            <rect key="frame" x="20" y="10" width="260" height="44"/>
                            <constraints><constraint firstAttribute="height" constant="44" id="Hei-gh-t01"/></constraints>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="Box-00-001" firstAttribute="leading" secondItem="Roo-t0-001" secondAttribute="leading" \
        constant="20" id="Lea-di-ng1"/>
                        <constraint firstAttribute="trailing" secondItem="Box-00-001" secondAttribute="trailing" constant="20" id="Tra-il-in1"/>
                        <constraint firstItem="Box-00-001" firstAttribute="top" secondItem="Roo-t0-001" secondAttribute="top" \
        constant="10" id="Top-00-001"/>
                    </constraints>
                </view>
            </objects>
        </document>
        """.utf8)

    /// Returns the finding for the document's code, with a chosen height.
    private static func finding(height: Double = 44, identifier: String? = nil, adds: Bool = false) throws -> ProofFinding {
        let layout = DocumentDraft()
        let root = layout.makeView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
        let box = layout.makeView()
        root.addSubview(box)
        box.layout { c in
            c.make(.leading, equalTo: root, plus: 20)
            // Equivalent to the reversed constraint.
            c.make(.trailing, equalTo: root, minus: 20)
            c.make(.top, equalTo: root, plus: 10)
            c.set(.height, to: height)?.identifier = identifier
            if adds { c.make(.width, lessThan: root) }
        }
        var proof = try LayoutProof(document, file: "Box.xib")
        proof.check(unit: 0, [root, box])
        return try #require(proof.findings.first)
    }

    @Test func codeThatSaysTheSameIsEqual() throws {
        let finding = try Self.finding()
        #expect(finding.isEqual, "\(finding.text)")
        #expect(finding.constraintCount == 4 && finding.frameCount == 6)
    }

    @Test func anotherConstantIsFoundInConstraintAndFrames() throws {
        let finding = try Self.finding(height: 45)
        #expect(finding.missing == ["Box-00-001.height = 44"])
        #expect(finding.extra == ["Box-00-001.height = 45"])
        #expect(finding.frames.map(\.id) == Array(repeating: "Box-00-001", count: 3))
        #expect(finding.frames.first?.expected == Rect(x: 20, y: 10, width: 260, height: 44))
        #expect(finding.frames.first?.made == Rect(x: 20, y: 10, width: 260, height: 45))
        // The document determines all frames: nothing excuses a difference.
        #expect(finding.undeterminedCount == 0 && !finding.isEqual)
    }

    @Test func identifiersAndFurtherConstraintsAreFound() throws {
        #expect(try Self.finding(identifier: "x").extra == ["Box-00-001.height = 44 'x'"])
        let finding = try Self.finding(adds: true)
        #expect(finding.missing.isEmpty && finding.extra.count == 1 && finding.frames.isEmpty)
    }

    @Test func theTextHasALineOfCountsAndOneForEachDifference() throws {
        let lines = try Self.finding(height: 45).text.split(separator: "\n")
        #expect(lines.first == "Box.xib: BoxLayout: 4 constraints, 1 missing, 1 too many; 6 frames, 3 differ, 0 undetermined")
        #expect(lines.count == 6 && lines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
    }
}
