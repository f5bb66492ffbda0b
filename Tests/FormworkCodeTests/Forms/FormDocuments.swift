/// Document texts into which tests of forms insert their contents.
enum FormDocuments {
    static func xib(_ objects: String, isMac: Bool = false) -> String {
        document("<objects>\(objects)</objects>", isMac: isMac, isStoryboard: false)
    }

    static func storyboard(_ scenes: String, isMac: Bool = false) -> String {
        document("<scenes>\(scenes)</scenes>", isMac: isMac, isStoryboard: true)
    }

    private static func document(_ content: String, isMac: Bool, isStoryboard: Bool) -> String {
        let kit = isMac ? "Cocoa" : "CocoaTouch"
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.\(kit)\(isStoryboard ? ".Storyboard" : "").XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="\(isMac ? "MacOSX.Cocoa" : "iOS.CocoaTouch")" useAutolayout="YES">\(content)</document>
            """
    }

    /// A controller with a bar, an embedded controller and segues of each kind.
    static let scenes = """
        <scene sceneID="s1"><objects><viewController title="Log In" definesPresentationContext="YES" customClass="LoginViewController" id="c1">
        <view key="view" id="v1"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
        <button id="b1" translatesAutoresizingMaskIntoConstraints="NO"><state key="normal" title="More"/>
        <connections><segue destination="c2" kind="show" identifier="showDetail" id="g1"/>
        <action selector="log:" destination="c1" eventType="touchUpInside" id="a1"/></connections></button>
        <textField id="t1"><connections><outlet property="delegate" destination="c1" id="o2"/></connections></textField>
        <containerView id="k1"><connections><segue destination="c3" kind="embed" id="g2"/></connections></containerView>
        </subviews></view>
        <navigationItem key="navigationItem" title="Log In" id="n1">
        <barButtonItem key="rightBarButtonItem" title="Help" id="i1"><connections>
        <action selector="help:" destination="c1" id="a2"/></connections></barButtonItem>
        <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="i2"><connections>
        <segue destination="c4" kind="popoverPresentation" popoverAnchorBarButtonItem="i2" id="g3">
        <popoverArrowDirection key="popoverArrowDirection" up="YES"/></segue></connections></barButtonItem></navigationItem>
        <toolbarItems><barButtonItem systemItem="flexibleSpace" id="i3"/></toolbarItems>
        <tabBarItem key="tabBarItem" title="Home" id="i4"/>
        <connections><outlet property="nameField" destination="t1" id="o1"/><outlet property="helpItem" destination="i1" id="o3"/>
        <segue destination="x1" kind="unwind" unwindAction="back:" id="g4"/>
        <segue destination="p1" kind="modal" identifier="other" id="g5"/></connections></viewController><exit id="x1"/></objects></scene>
        <scene sceneID="s2"><objects><viewController customClass="DetailViewController" id="c2"><view key="view" id="v2"/>
        </viewController></objects></scene>
        <scene sceneID="s3"><objects><viewController title="Child" id="c3"><view key="view" id="v3"/></viewController></objects></scene>
        <scene sceneID="s4"><objects><navigationController id="c4"><navigationBar key="navigationBar" id="z1"/><connections>
        <segue destination="c2" kind="relationship" relationship="rootViewController" id="g6"/></connections></navigationController>
        </objects></scene>
        <scene sceneID="s5"><objects><viewControllerPlaceholder storyboardName="Other" referencedIdentifier="first" id="p1"/></objects></scene>
        """
}
