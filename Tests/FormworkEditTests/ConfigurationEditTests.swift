import FormworkEdit
import FormworkImport
import FormworkModel
import Testing

@Suite("Edits of configurations, of parts, and by the names that diff prints")
struct ConfigurationEditTests {
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="12121" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <dependencies>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="12089"/>
            </dependencies>
            <scenes>
                <scene sceneID="Sc-1">
                    <objects>
                        <viewController title="Pay" id="Vc-1">
                            <view key="view" id="Vw-1">
                                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                                <subviews>
                                    <button translatesAutoresizingMaskIntoConstraints="NO" id="Bt-1">
                                        <rect key="frame" x="20" y="100" width="80" height="35"/>
                                        <state key="normal" title="Button"/>
                                        <buttonConfiguration key="configuration" style="plain" title="Pay now"/>
                                    </button>
                                    <button translatesAutoresizingMaskIntoConstraints="NO" id="Bt-2">
                                        <rect key="frame" x="20" y="20" width="80" height="35"/>
                                        <state key="normal" title="Plain"/>
                                    </button>
                                    <textField translatesAutoresizingMaskIntoConstraints="NO" id="Tf-1">
                                        <rect key="frame" x="20" y="60" width="80" height="35"/>
                                    </textField>
                                </subviews>
                            </view>
                            <navigationItem key="navigationItem" title="Pay" id="Ni-1"/>
                            <connections>
                                <outlet property="amountField" destination="Tf-1" id="Ou-1"/>
                            </connections>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>

        """

    private func edited(_ commands: String...) throws -> (document: InterfaceDocument, text: String) {
        let document = try DocumentReader().read(Array(Self.text.utf8), file: "A.storyboard").document
        let result = try EditScript(commands: commands).apply(to: document)
        return (result.document, String(decoding: result.document.text(), as: UTF8.self))
    }

    @Test("A title's colour and font go to the configuration of a button that has one")
    func configured() throws {
        let (document, text) = try edited("set #Bt-1 titleColor=#FF0000 font=\"bold 15\"", "set #Bt-2 titleColor=#FF0000")
        let configuration = document.element(id: "Bt-1")?.child(key: "configuration")
        #expect(configuration?.child(key: "baseForegroundColor")?["red"] == "1")
        #expect(configuration?.child(key: "titleFontDescription")?["type"] == "boldSystem")
        #expect(document.element(id: "Bt-1")?.child(key: "normal")?.child(key: "titleColor") == nil)
        #expect(document.element(id: "Bt-2")?.child(key: "normal")?.child(key: "titleColor") != nil)
        #expect(text.contains(#"<state key="normal" title="Button"/>"#))
    }

    @Test(
        "The values of a configuration are set by path, by name, and in the words of diff",
        arguments: ["configuration.imagePadding=8", "imagePadding=8", "\"configuration image padding\"=8"])
    func paths(setting: String) throws {
        #expect(try edited("set #Bt-1 \(setting)").text.contains(#"style="plain" title="Pay now" imagePadding="8"/>"#))
    }

    @Test("Several settings of a configuration find each other, those of its background, too")
    func together() throws {
        let (document, _) = try edited(
            "set #Bt-1 configuration.style=filled imagePlacement=trailing configuration.titleAlignment=center title=Go "
                + "configuration.baseForegroundColor=white configuration.background.backgroundColor=white")
        let configuration = document.element(id: "Bt-1")?.child(key: "configuration")
        #expect(configuration?["style"] == "filled" && configuration?["imagePlacement"] == "trailing" && configuration?["title"] == "Go")
        #expect(configuration?["titleAlignment"] == "center" && configuration?.child(key: "baseForegroundColor") != nil)
        #expect(configuration?.child(key: "background")?.child(key: "backgroundColor") != nil)
    }

    @Test("A button gets a configuration by its style, with its content; without one its properties can't be set")
    func made() throws {
        let text = try edited("set #Bt-2 configuration.style=tinted imagePadding=4").text
        #expect(text.contains(#"<buttonConfiguration key="configuration" style="tinted" title="Plain" imagePadding="4"/>"#))
        let error = #expect(throws: EditError.self) { try edited("set #Bt-2 imagePadding=4") }
        #expect(error?.message.contains("has no configuration: set configuration.style to plain") == true)
    }

    @Test("Parts, states, masks and runtime attributes are set by diff's words, and objects by its names")
    func printed() throws {
        let (document, text) = try edited(
            "set \"Pay ▸ amountField (text field)\" \"background color\"=white \"autoresizing mask\"=widthSizable,flexibleMaxY",
            "set #Bt-2 \"title (selected)\"=On \"runtime attribute layer.cornerRadius\"=4 \"content edge insets\"=1,2,3,4",
            "set Pay \"navigation item prompt\"=Now", "set amountField placeholder=Amount")
        #expect(document.element(id: "Tf-1")?.child(key: "backgroundColor") != nil)
        #expect(text.contains(#"<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>"#))
        #expect(text.contains(#"<state key="selected" title="On"/>"#) && text.contains(#"keyPath="layer.cornerRadius""#))
        #expect(text.contains(#"<inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>"#))
        #expect(document.element(id: "Ni-1")?["prompt"] == "Now" && document.element(id: "Tf-1")?["placeholder"] == "Amount")
        #expect(throws: EditError.self) { try edited("set #Tf-1 autoresizingMask=wide") }
        #expect(throws: EditError.self) { try edited("set #Bt-2 contentEdgeInsets=1,2,3") }
    }

    @Test(
        "A change of the document's version includes the plug-in's",
        arguments: [("23727", "23721"), ("23999", "23721"), ("12121", "12089")])
    func version(tools: String, plugIn: String) throws {
        let text = try edited("set document toolsVersion=\(tools)").text
        #expect(text.contains("toolsVersion=\"\(tools)\"") && text.contains("IBCocoaTouchPlugin\" version=\"\(plugIn)\""))
        #expect(throws: EditError.self) { try edited("set document toolsVersion=new") }
    }

    @Test("Explicitly named views are wrapped in that order; those of a selector in visual order")
    func wrapped() throws {
        func order(_ target: String) throws -> [String?]? {
            try edited("wrap \(target) in stack vertical").document.views.first { $0.element.name == "stackView" }?.subviews.map(\.id)
        }
        #expect(try order("#Bt-1, #Tf-1, #Bt-2") == ["Bt-1", "Tf-1", "Bt-2"])
        #expect(try order("amountField, \"Plain\"") == ["Tf-1", "Bt-2"])
        #expect(try order("button") == ["Bt-2", "Bt-1"])
    }
}
