import FormworkEdit
import FormworkImport
import FormworkModel
import Testing

@Suite struct StoryboardConversionTests {
    private let button = """
        <subviews>
            <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="but-to-n01">
                <rect key="frame" x="20" y="80" width="75" height="35"/>
                <state key="normal" title="Go" image="star"/>
                <connections>
                    <action selector="go:" destination="-1" eventType="touchUpInside" id="act-io-n01"/>
                    <action selector="paste:" destination="-2" eventType="touchDown" id="act-io-n02"/>
                </connections>
            </button>
        </subviews>
        """

    private let owner = """
        <outlet property="button" destination="but-to-n01" id="out-le-t01"/><outlet property="view" destination="roo-tv-iew" id="out-le-t02"/>
        """

    @Test func anObjectAtTheTopThatHasAKeyGetsItsPlacesKey() throws {
        let xib = try Documents.xib("<view key=\"contentView\" id=\"roo-tv-iew\"/>")
        let text = String(decoding: xib.asStoryboard().document.text(), as: UTF8.self)
        #expect(text.contains("<view key=\"view\" id=\"roo-tv-iew\"/>"))
    }

    @Test func theOwnerBecomesTheControllerOfAScene() throws {
        let xib = try Documents.xib(
            owner: owner, attributes: " customClass=\"LoginViewController\" customModule=\"App\"", Documents.view("roo-tv-iew", button))
        let conversion = xib.asStoryboard()
        let scene = try #require(conversion.document.scenes.first)
        let controller = try #require(scene.controller)
        #expect(conversion.document.kind == .storyboard && conversion.document.scenes.count == 1)
        #expect(
            controller.name == "viewController" && controller.customClass == "LoginViewController" && controller["customModule"] == "App")
        #expect(controller["sceneMemberID"] == "viewController")
        #expect(controller.child(key: "view")?.id == "roo-tv-iew")
        #expect(controller.outlets.map(\.name) == ["button"] && controller.outlets[0].destinationID == "but-to-n01")
        let root = try #require(scene.element.parent?.parent)
        #expect(root["initialViewController"] == controller.id)
        #expect(root["type"] == "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB")
    }

    @Test func actionsFollowTheControllerAndTheFirstResponder() throws {
        let conversion = try Documents.xib(owner: owner, attributes: " customClass=\"C\"", Documents.view("roo-tv-iew", button))
            .asStoryboard()
        let document = conversion.document
        let responder = document.scenes[0].element.children[0].children.first { $0["sceneMemberID"] == "firstResponder" }
        let controllerID = try #require(document.scenes[0].controller?.id)
        #expect(document.element(id: "act-io-n01")?["destination"] == controllerID)
        #expect(document.element(id: "act-io-n02")?["destination"] == responder?.id)
        #expect(controllerID.count == 10 && Array(controllerID)[3] == "-" && Array(controllerID)[6] == "-")
        // A note lists the outlet to the controller's view, which the view's position in the element replaces.
        #expect(conversion.notes.map(\.reason) == [.rootOutlet] && conversion.notes[0].element.id == "out-le-t02")
    }

    @Test func idsAreTheSameEachTimeAndNoOnesElse() throws {
        let xib = try Documents.xib(owner: owner, Documents.view("roo-tv-iew", button))
        let first = xib.asStoryboard().document
        let id = try #require(first.scenes[0].controller?.id)
        #expect(xib.asStoryboard().document == first)
        // A label has the id that the controller would get.
        let label = "<label id=\"\(id)\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"9\" height=\"9\"/></label>"
        let other = try Documents.xib(owner: owner, Documents.view("roo-tv-iew", button) + label).asStoryboard().document
        #expect(other.scenes[0].controller?.id != id && other.element(id: id)?.name == "label")
    }

    @Test func anOwnerWithoutAViewBecomesAPlainController() throws {
        let conversion = try Documents.xib(attributes: " customClass=\"Badge\"", Documents.view("roo-tv-iew")).asStoryboard()
        let controller = try #require(conversion.document.scenes[0].controller)
        #expect(controller.customClass == nil && controller.child(key: "view")?.id == "roo-tv-iew")
        #expect(conversion.notes.map(\.reason) == [.owner])
        #expect(conversion.notes[0].message.contains("'Badge'"))
    }

    @Test func otherViewsAreSiblingsOfTheController() throws {
        let conversion = try Documents.xib(owner: owner, Documents.view("roo-tv-iew", button) + Documents.view("ext-ra-vi1")).asStoryboard()
        let objects = try #require(conversion.document.scenes[0].element.children.first)
        #expect(objects.children.map(\.name) == ["viewController", "placeholder", "view"])
    }

    @Test func simulatedMetricsAreTheControllersAndThePlaceIsTheScenes() throws {
        let metrics = """
            <nil key="simulatedStatusBarMetrics"/>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
            <point key="canvasLocation" x="12" y="34"/>
            """
        let xib = try Documents.xib(owner: owner, Documents.view("roo-tv-iew", button + metrics))
        let there = xib.asStoryboard()
        let scene = there.document.scenes[0]
        #expect(scene.controller?.children.map(\.name) == ["view", "nil", "freeformSimulatedSizeMetrics", "size", "connections"])
        #expect(scene.element.children.last?["x"] == "12")
        let back = try #require(scene.asXIB())
        #expect(
            XcodeText.element("roo-tv-iew", in: back.document.text()) == XcodeText.element("roo-tv-iew", in: xib.text(reformatted: true)))
    }

    @Test("The size of a collection view cell stays in the cell")
    func cellsKeepTheirSize() throws {
        let cell = """
            <collectionViewCell contentMode="scaleToFill" reuseIdentifier="Tile" id="cel-l0-001">
                <rect key="frame" x="0.0" y="0.0" width="90" height="60"/>
                <collectionViewCellContentView key="contentView" id="con-te-nt1">
                    <rect key="frame" x="0.0" y="0.0" width="90" height="60"/>
                </collectionViewCellContentView>
                <size key="customSize" width="90" height="60"/>
            </collectionViewCell>
            """
        let conversion = try Documents.xib(cell).asStoryboard()
        let converted = try #require(conversion.document.element(id: "cel-l0-001"))
        #expect(converted.children.contains { $0.name == "size" && $0["key"] == "customSize" && $0["width"] == "90" })
    }

    @Test func cellsBecomePrototypes() throws {
        let cell = """
            <tableViewCell contentMode="scaleToFill" reuseIdentifier="Row" id="cel-l0-001">
                <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
                <tableViewCellContentView key="contentView" tableViewCell="cel-l0-001" id="con-te-nt1">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
                </tableViewCellContentView>
            </tableViewCell>
            """
        let conversion = try Documents.xib(owner: "<outlet property=\"cell\" destination=\"cel-l0-001\" id=\"out-le-t01\"/>", cell)
            .asStoryboard()
        let controller = try #require(conversion.document.scenes[0].controller)
        let table = try #require(controller.child(key: "view"))
        #expect(controller.name == "tableViewController" && table["dataMode"] == "prototypes")
        #expect(table.children.first { $0.name == "prototypes" }?.children.map(\.id) == ["cel-l0-001"])
        #expect(conversion.notes.map(\.reason) == [.owner, .repeatingContent])
        #expect(ConversionAudit(conversion, findings: []).faults == [])
    }

    @Test func objectsWithoutASceneAreListedWithTheirConnections() throws {
        let cell = "<tableViewCell id=\"cel-l0-001\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"320\" height=\"60\"/></tableViewCell>"
        let connections = owner + "<outlet property=\"row\" destination=\"cel-l0-001\" id=\"out-le-t03\"/>"
        let conversion = try Documents.xib(owner: connections, Documents.view("roo-tv-iew", button) + cell).asStoryboard()
        #expect(conversion.notes.map(\.reason) == [.rootOutlet, .reference, .object])
        #expect(conversion.document.element(id: "cel-l0-001") == nil && conversion.document.element(id: "out-le-t03") == nil)
        #expect(ConversionAudit(conversion, findings: []).faults == [])
    }

    @Test func aWindowsOwnerBecomesAWindowController() throws {
        let window = """
            <window title="W" id="win-do-w01">
                <rect key="contentRect" x="0.0" y="0.0" width="200" height="100"/>
                <view key="contentView" id="con-te-nt1"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/></view>
                <connections><outlet property="delegate" destination="-2" id="out-le-t02"/></connections>
            </window>
            """
        let xib = try Documents.macXIB(
            ownerClass: "Inspector", owner: "<outlet property=\"window\" destination=\"win-do-w01\" id=\"out-le-t01\"/>", window)
        let conversion = xib.asStoryboard()
        let controller = try #require(conversion.document.scenes[0].controller)
        #expect(controller.name == "windowController" && controller.customClass == "Inspector")
        #expect(conversion.document.element(id: "out-le-t02")?["destination"] == controller.id)
        #expect(ConversionAudit(conversion, findings: []).faults == [])
        let back = try #require(conversion.document.scenes[0].asXIB())
        #expect(
            XcodeText.element("win-do-w01", in: back.document.text()) == XcodeText.element("win-do-w01", in: xib.text(reformatted: true)))
    }

    @Test func anApplicationsWindowsGetScenesOfTheirOwn() throws {
        let objects = """
            <menu title="Main" systemMenu="main" id="men-u0-001">
                <items><menuItem title="Quit" id="ite-m0-001"><connections><action selector="terminate:" target="-3" id="act-io-n01"/></connections></menuItem></items>
            </menu>
            <customObject id="del-eg-at1" customClass="AppDelegate">
                <connections><outlet property="window" destination="win-do-w01" id="out-le-t02"/></connections>
            </customObject>
            <window title="W" id="win-do-w01"><view key="contentView" id="con-te-nt1"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/></view></window>
            """
        let conversion = try Documents.macXIB(
            ownerClass: "NSApplication", owner: "<outlet property=\"delegate\" destination=\"del-eg-at1\" id=\"out-le-t01\"/>", objects
        ).asStoryboard()
        let scenes = conversion.document.scenes
        #expect(scenes.map { $0.controller?.name } == ["application", "windowController"])
        #expect(scenes[0].controller?.child(key: "mainMenu")?.id == "men-u0-001")
        #expect(scenes[0].controller?.outlets.first?.destinationID == "del-eg-at1")
        #expect(conversion.document.element(id: "act-io-n01")?["target"] == scenes[0].controller?.id)
        let listed = conversion.notes.filter { $0.outcome == .leftOut }.map(\.element.id)
        #expect(Set(listed) == ["-3", "out-le-t02"])
        #expect(ConversionAudit(conversion, findings: []).faults == [])
    }
}
