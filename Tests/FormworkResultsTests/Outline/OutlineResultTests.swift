import FormworkResults
import FormworkImport
import FormworkModel
import Testing

@Suite("Outlines")
struct OutlineResultTests {
    private static let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="Ctl-aa-aaa"><scenes>
        <scene sceneID="Sc1-aa-aaa"><objects>
            <viewController title="Login" id="Ctl-aa-aaa" customClass="LoginController">
                <view key="view" userLabel="Form" id="Frm-aa-aaa">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <subviews>
                        <label text="Sign in" id="Ttl-aa-aaa"><rect key="frame" x="16" y="20" width="343" height="21"/>
                            <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/></label>
                        <button hidden="YES" userLabel="Send" id="Btn-aa-aaa"><state key="normal" title="Send"><color key="titleColor" name="Brand"/></state>
                            <constraints><constraint firstAttribute="height" constant="44" id="Hgt-aa-aaa"/></constraints>
                            <connections><action selector="send:" destination="Ctl-aa-aaa" eventType="touchUpInside" id="Act-aa-aaa"/></connections></button>
                    </subviews>
                    <viewLayoutGuide key="safeArea" id="Saf-aa-aaa"/>
                    <constraints>
                        <constraint firstItem="Ttl-aa-aaa" firstAttribute="leading" secondItem="Saf-aa-aaa" secondAttribute="leading" constant="16" id="C16-aa-aaa"/>
                        <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="Ttl-aa-aaa" secondAttribute="trailing" constant="8" priority="750" id="C08-aa-aaa"/>
                        <constraint firstItem="Btn-aa-aaa" firstAttribute="top" secondItem="Ttl-aa-aaa" secondAttribute="bottom" constant="24" id="C24-aa-aaa"/>
                    </constraints>
                </view>
                <connections><outlet property="gap" destination="C24-aa-aaa" id="Gap-aa-aaa"/>
                    <segue destination="Ct2-aa-aaa" kind="show" identifier="done" id="Seg-aa-aaa"/></connections>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="Fst-aa-aaa" sceneMemberID="firstResponder"/>
        </objects></scene>
        <scene sceneID="Sc2-aa-aaa"><objects><viewController title="Done" id="Ct2-aa-aaa"/></objects></scene>
        </scenes></document>
        """

    private static func document() throws -> InterfaceDocument {
        try DocumentReader().read(Array(text.utf8), file: "Main.storyboard").document
    }

    @Test("A line for each object; constraints are listed with the view that they place")
    func lines() throws {
        #expect(
            OutlineResult(try Self.document(), file: "Main.storyboard").text == """
                Main.storyboard iOS storyboard
                scene Login .LoginController initial #Sc1 gap→#C24 show:done→Done
                 view Form #Frm 0 0 375 667
                  label "Sign in" #Ttl 16 20 343 21 font=boldSystem/17
                    leading = safeArea + 16; trailing ≤ super - 8 @750
                  button Send #Btn hidden color=Brand →controller.send:
                    height = 44; top = #Ttl.bottom + 24 #C24
                scene Done viewController #Sc2

                """)
    }

    @Test(
        "Each level of detail extends the one before",
        arguments: [
            (OutlineDetail.scenes, 3, "scene Login .LoginController initial #Sc1"), (.objects, 6, "  label \"Sign in\" #Ttl"),
            (.looks, 6, "  label \"Sign in\" #Ttl 16 20 343 21 font=boldSystem/17"), (.connections, 6, "→controller.send:"),
            (.constraints, 8, "height = 44"),
        ])
    func details(_ detail: OutlineDetail, _ count: Int, _ line: String) throws {
        let text = OutlineResult(try Self.document(), file: "Main.storyboard", detail: detail).text
        #expect(text.split(separator: "\n").count == count)
        #expect(text.contains(line))
    }

    @Test("A budget is never exceeded; the selected object keeps its details longest; omitted objects are counted")
    func budget() throws {
        let document = try Self.document()
        let whole = OutlineResult(document, file: "Main.storyboard").tokens
        for budget in 24...whole {
            let result = OutlineResult(document, file: "Main.storyboard", budget: budget)
            #expect(result.tokens <= budget, "\(budget)")
        }
        #expect(OutlineResult(document, file: "Main.storyboard", budget: whole).detail == .constraints)
        let button = try #require(document.element(id: "Btn-aa-aaa"))
        let close = OutlineResult(document, file: "Main.storyboard", focus: [button], budget: 80)
        #expect(close.detail == .constraints && close.otherDetail < .constraints)
        #expect(close.text.contains("top = #Ttl.bottom + 24"))
        #expect(OutlineResult(document, file: "Main.storyboard", budget: 24).text.contains("… "))
    }

    @Test("No name begins a new line or controls a terminal")
    func hostileNames() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
            <view id="a&#10;b" customClass="C&#10;scene" userLabel="x&#10;y"/></objects></document>
            """
        let document = try DocumentReader().read(Array(text.utf8), file: "Main.xib").document
        #expect(
            OutlineResult(document, file: "Ma\nin.xib").text == """
                Ma␊in.xib iOS xib
                view "x y" .C␊scene #a␊b

                """)
    }

    @Test(
        "Tokens are counted by the documented rule",
        arguments: [
            ("Sign in", 2), ("100", 1), ("1000", 2), ("a→b", 4), ("\n  x", 2), ("translates", 2), ("#a1B", 4), ("über", 1), ("", 0),
            ("= 16;", 3),
        ])
    func tokens(_ text: String, _ count: Int) {
        #expect(TokenEstimate.count(text.utf8) == count)
    }
}
