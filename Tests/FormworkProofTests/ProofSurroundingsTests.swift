import FormworkDSL
import FormworkModel
import FormworkProof
import Testing

@Suite("The surroundings of views in a proof")
struct ProofSurroundingsTests {
    @Test("A table sets its cells' frames if the code leaves them to constraints")
    func cell() throws {
        let document = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" \
            useAutolayout="YES"><objects><tableView id="tab"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/><tableColumns>
                <tableColumn id="col"><prototypeCellViews>
                    <tableCellView translatesAutoresizingMaskIntoConstraints="NO" id="cel">
                        <rect key="frame" x="11" y="1" width="139" height="24"/>
                        <subviews>
                            <customView translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" y="0" width="139" height="24"/></customView>
                        </subviews>
                        <constraints>
                            <constraint firstItem="box" firstAttribute="leading" secondItem="cel" secondAttribute="leading" id="a"/>
                            <constraint firstItem="box" firstAttribute="trailing" secondItem="cel" secondAttribute="trailing" id="b"/>
                            <constraint firstItem="box" firstAttribute="top" secondItem="cel" secondAttribute="top" id="c"/>
                            <constraint firstItem="box" firstAttribute="bottom" secondItem="cel" secondAttribute="bottom" id="d"/>
                        </constraints>
                    </tableCellView>
                </prototypeCellViews></tableColumn>
            </tableColumns></tableView></objects></document>
            """
        let draft = DocumentDraft()
        let cell = draft.makeView("tableCellView")
        let box = draft.makeView("customView")
        cell.addSubview(box)
        box.layout { c in for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] { c.make(edge, equalTo: cell) } }
        var proof = try LayoutProof(Array(document.utf8), file: "Table.xib")
        proof.check(unit: 1, [cell, box])
        let finding = try #require(proof.findings.first)
        #expect(finding.isEqual && finding.frameCount == 3, "\(finding.text)")
    }

    @Test("Margins are measured on one canvas, for safe areas of the code and of the document")
    func safeArea() throws {
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="10117" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene sceneID="s"><objects><viewController id="v">
                <layoutGuides><viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="u"/></layoutGuides>
                <view key="view" id="roo"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
                    <subviews>
                        <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" y="30" width="320" height="538"/></view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="box" firstAttribute="leading" secondItem="roo" secondAttribute="leading" id="a"/>
                        <constraint firstItem="box" firstAttribute="trailing" secondItem="roo" secondAttribute="trailing" id="b"/>
                        <constraint firstItem="box" firstAttribute="top" secondItem="roo" secondAttribute="topMargin" constant="30" id="c"/>
                        <constraint firstItem="u" firstAttribute="top" secondItem="box" secondAttribute="bottom" id="d"/>
                    </constraints>
                </view>
            </viewController></objects></scene></scenes></document>
            """
        let draft = DocumentDraft()
        let root = draft.makeView(frame: Rect(x: 0, y: 0, width: 320, height: 568))
        let box = draft.makeView()
        root.addSubview(box)
        box.layout { c in
            c.make(.leading, equalTo: root)
            c.make(.trailing, equalTo: root)
            c.make(.top, equalTo: root, .topMargin, plus: 30)
            c.make(.bottom, equalToSafeAreaOf: root)
        }
        var proof = try LayoutProof(Array(document.utf8), file: "Main.storyboard")
        proof.check(unit: 0, [root, box])
        let finding = try #require(proof.findings.first)
        #expect(finding.isEqual, "\(finding.text)")
    }
}
