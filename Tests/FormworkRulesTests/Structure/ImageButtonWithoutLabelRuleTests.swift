import Testing

@Suite("image-button-without-label")
struct ImageButtonWithoutLabelRuleTests {
    @Test("A button of an image alone is found; one with a title, a label, a system's symbol or an outlet is not")
    func silent() throws {
        try MarkedDocument.xib(
            """
            <subviews>
            <button id="A"><state key="normal" image="gear"/></button> <!--image-button-without-label-->
            <button id="B"><state key="normal" image="gear" title="Settings"/></button>
            <button id="C"><state key="normal" image="gear" catalog="system"/></button>
            <button id="D"><accessibility key="accessibilityConfiguration" label="Settings"/><state key="normal" image="gear"/></button>
            <button id="E"><state key="normal" image="gear"/></button>
            <button id="F"><state key="normal" image="gear"/><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Settings"/></userDefinedRuntimeAttributes></button>
            </subviews>
            <connections><outlet property="settings" destination="E" id="o1"/></connections>
            """
        ).expectMarks(enabling: "image-button-without-label")
    }

    @Test("A bar button item of an image alone is found; one with a title, a system's item or an outlet is not")
    func barItems() throws {
        try MarkedDocument.xib(
            """
            <subviews><toolbar id="T"><items>
            <barButtonItem image="gear" id="A"/> <!--image-button-without-label-->
            <barButtonItem image="gear" title="Settings" id="B"/>
            <barButtonItem image="gear" catalog="system" id="C"/>
            <barButtonItem systemItem="add" id="D"/>
            <barButtonItem image="gear" id="E"/>
            </items></toolbar></subviews>
            <connections><outlet property="settings" destination="E" id="o1"/></connections>
            """
        ).expectMarks(enabling: "image-button-without-label")
    }
}
