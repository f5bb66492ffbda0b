import FormworkImport
import FormworkModel
import FormworkQuery

/// A storyboard with a login form, small enough to know the matches of every selector.
enum QueryFixture {
    static let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><scenes>
        <scene sceneID="Sc1-aa-aaa"><objects>
            <viewController title="Login" storyboardIdentifier="login" id="Ctl-aa-aaa" customClass="LoginController" customModule="App">
                <view key="view" userLabel="Form" id="Frm-aa-aaa">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <subviews>
                        <label text="Sign in" id="Ttl-aa-aaa">
                            <rect key="frame" x="16" y="20" width="343" height="21"/>
                            <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
                            <color key="textColor" systemColor="labelColor"/>
                        </label>
                        <textField hidden="YES" placeholder="Password" id="Fld-aa-aaa" customClass="SecretField">
                            <rect key="frame" x="16" y="50" width="343" height="34"/>
                            <userDefinedRuntimeAttributes>
                                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="8"/></userDefinedRuntimeAttribute>
                            </userDefinedRuntimeAttributes>
                        </textField>
                        <stackView id="Stk-aa-aaa"><rect key="frame" x="16" y="90" width="343" height="44"/><subviews>
                            <button id="Btn-aa-aaa" customClass="PrimaryButton">
                                <state key="normal" title="Send"><color key="titleColor" name="Brand"/></state>
                                <state key="disabled" title="Sending…"/>
                                <connections><action selector="send:" destination="Ctl-aa-aaa" eventType="touchUpInside" id="Act-aa-aaa"/></connections>
                            </button>
                            <button id="Can-aa-aaa"><state key="normal" title="Cancel"/></button>
                            <label text="Or" id="Orr-aa-aaa"/>
                        </subviews></stackView>
                    </subviews>
                    <viewLayoutGuide key="safeArea" id="Saf-aa-aaa"/>
                    <constraints>
                        <constraint firstItem="Ttl-aa-aaa" firstAttribute="leading" secondItem="Saf-aa-aaa" secondAttribute="leading" constant="16" id="C16-aa-aaa"/>
                        <constraint firstItem="Stk-aa-aaa" firstAttribute="top" secondItem="Fld-aa-aaa" secondAttribute="bottom" constant="24" priority="750" id="C24-aa-aaa"/>
                        <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="100" id="CHt-aa-aaa"/>
                    </constraints>
                    <connections><outlet property="targetView" destination="Oth-aa-aaa" id="Out-aa-aaa"/></connections>
                </view>
                <connections>
                    <outlet property="submit" destination="Btn-aa-aaa" id="Osb-aa-aaa"/>
                    <segue destination="Ct2-aa-aaa" kind="show" identifier="done" id="Seg-aa-aaa"/>
                </connections>
            </viewController>
            <tapGestureRecognizer id="Tap-aa-aaa"/>
        </objects></scene>
        <scene sceneID="Sc2-aa-aaa"><objects>
            <viewController id="Ct2-aa-aaa">
                <view key="view" id="Oth-aa-aaa"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
                <navigationItem key="navigationItem" title="Welcome" id="Nav-aa-aaa"/>
            </viewController>
        </objects></scene>
        </scenes></document>
        """

    static func document() throws -> InterfaceDocument {
        try DocumentReader().read(Array(text.utf8), file: "Main.storyboard").document
    }

    /// Returns the first letters of the ids of a selector's matches.
    static func found(_ selector: String, in document: InterfaceDocument) throws -> [String] {
        try Selector(parsing: selector).matches(in: document).map { String(($0["sceneID"] ?? $0.id ?? $0.name).prefix(3)) }
    }
}
