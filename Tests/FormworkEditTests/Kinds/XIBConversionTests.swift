import FormworkEdit
import FormworkDiagnostics
import FormworkModel
import Testing

@Suite struct XIBConversionTests {
    private func scene(_ content: String = "", controller: String = "", connections: String = "") -> String {
        """
        <viewController storyboardIdentifier="Login" id="con-tr-ol1" customClass="LoginViewController" sceneMemberID="viewController">
            \(controller)
            \(Documents.view("roo-tv-iew", content, key: "view"))
            <connections><outlet property="box" destination="box-vi-ew1" id="out-le-t01"/>\(connections)</connections>
        </viewController>
        """
    }

    private let box = """
        <subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-vi-ew1">
                <rect key="frame" x="20" y="79" width="100" height="50"/>
                <constraints>
                    <constraint firstAttribute="width" constant="100" id="wid-th-001"/>
                    <constraint firstAttribute="height" constant="50" id="hei-gh-001"/>
                </constraints>
            </view>
        </subviews>
        """

    private func constraint(_ item: String, _ attribute: String) -> String {
        """
        <constraints>
            <constraint firstItem="box-vi-ew1" firstAttribute="leading" secondItem="roo-tv-iew" secondAttribute="leading" constant="20" id="lea-di-ng1"/>
            <constraint firstItem="box-vi-ew1" firstAttribute="top" secondItem="\(item)" secondAttribute="\(attribute)" constant="20" id="top-co-ns1"/>
        </constraints>
        """
    }

    @Test func theControllerBecomesTheOwner() throws {
        let storyboard = try Documents.storyboard(scene(box + constraint("roo-tv-iew", "top")))
        let conversion = try #require(storyboard.scenes[0].asXIB())
        let document = conversion.document
        let owner = try #require(document.element(id: "-1"))
        #expect(owner["placeholderIdentifier"] == "IBFilesOwner" && owner.customClass == "LoginViewController")
        #expect(owner.outlets.map(\.name) == ["box", "view"] && owner.outlets[1].destinationID == "roo-tv-iew")
        #expect(document.scenes[0].roots.map(\.id) == ["roo-tv-iew"])
        #expect(document.view(id: "roo-tv-iew")?.element["key"] == nil)
        // XIBs have no storyboard identifier.
        #expect(conversion.notes.map(\.reason) == [.document, .controllerSetting])
        #expect(ConversionAudit(conversion, findings: []).faults == [])
        #expect(document.frames == storyboard.frames)
    }

    @Test func resourcesThatAreUsedComeAlong() throws {
        let image =
            "<subviews><imageView image=\"moon\" id=\"box-vi-ew1\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"9\" height=\"9\"/></imageView></subviews>"
        let conversion = try #require(try Documents.storyboard(scene(image)).scenes[0].asXIB())
        #expect(conversion.document.resources.map(\.name) == ["moon"])
    }

    @Test func constraintsToLayoutGuidesLeadToTheSafeArea() throws {
        let guides = """
            <layoutGuides><viewControllerLayoutGuide type="top" id="top-gu-id1"/><viewControllerLayoutGuide type="bottom" id="bot-gu-id1"/></layoutGuides>
            """
        let conversion = try #require(
            try Documents.storyboard(scene(box + constraint("top-gu-id1", "bottom"), controller: guides)).scenes[0].asXIB())
        let document = conversion.document
        let constraint = try #require(document.constraint(id: "top-co-ns1"))
        #expect(constraint.secondItem?.asGuide?.kind == "safeArea" && constraint.secondAttribute == .top)
        #expect(conversion.notes.filter { $0.reason == .layoutGuide }.map(\.outcome) == [.leftOut, .changed])
        let root = try #require(document.scenes[0].element.parent)
        #expect(root["useSafeAreas"] == "YES")
        #expect(
            root.children.first { $0.name == "dependencies" }?.children.map { $0["name"] } == [
                "Safe area layout guides", "documents saved in the Xcode 8 format",
            ])
        #expect(ConversionAudit(conversion, findings: []).faults == [])
    }

    @Test func partsThatOnlyScenesHaveAreListed() throws {
        let content = """
            <subviews>
                <containerView contentMode="scaleToFill" id="box-vi-ew1">
                    <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
                    <connections><segue destination="con-tr-ol2" kind="embed" id="seg-ue-001"/></connections>
                </containerView>
                <tableView dataMode="prototypes" id="tab-le-001">
                    <rect key="frame" x="0.0" y="100" width="320" height="200"/>
                    <prototypes><tableViewCell id="cel-l0-001"><rect key="frame" x="0.0" y="28" width="320" height="44"/></tableViewCell></prototypes>
                    <connections><outlet property="delegate" destination="con-tr-ol1" id="out-le-t02"/></connections>
                </tableView>
            </subviews>
            """
        let item =
            "<navigationItem key=\"navigationItem\" id=\"nav-it-em1\"><barButtonItem key=\"leftBarButtonItem\" id=\"bar-it-em1\"/></navigationItem>"
        let connections =
            "<outlet property=\"back\" destination=\"bar-it-em1\" id=\"out-le-t03\"/><segue destination=\"con-tr-ol2\" kind=\"show\" id=\"seg-ue-002\"/>"
        let other =
            "<viewController id=\"con-tr-ol2\" sceneMemberID=\"viewController\">\(Documents.view("oth-er-vi1", key: "view"))</viewController>"
        let storyboard = try Documents.storyboard(scene(content, controller: item, connections: connections), other)
        let conversion = try #require(storyboard.scenes[0].asXIB())
        let left = conversion.notes.filter { $0.outcome == .leftOut }
        #expect(
            Set(left.map { "\($0.reason.rawValue) \($0.element.id ?? $0.element.name)" }) == [
                "segue seg-ue-001", "prototypes prototypes", "controller-part nav-it-em1", "reference-to-elsewhere out-le-t03",
                "segue seg-ue-002",
            ])
        #expect(conversion.document.element(id: "box-vi-ew1")?.name == "view")
        #expect(conversion.document.element(id: "tab-le-001")?["dataMode"] == nil)
        #expect(conversion.document.element(id: "out-le-t02")?["destination"] == "-1")
        #expect(ConversionAudit(conversion, findings: []).faults == [])
    }

    @Test func eachSceneWithAViewBecomesAXIB() throws {
        let navigation = """
            <navigationController id="con-tr-ol2" sceneMemberID="viewController">
                <navigationBar key="navigationBar" id="nav-ba-r01"><rect key="frame" x="0.0" y="59" width="393" height="44"/></navigationBar>
            </navigationController>
            """
        let conversions = try Documents.storyboard(scene(box), navigation).asXIBs()
        #expect(conversions.xibs.map { $0.scene?.id } == ["sce-ne-000"])
        #expect(conversions.notes.map(\.reason) == [.scene] && conversions.notes[0].element["sceneID"] == "sce-ne-001")
        #expect(conversions.diagnostics(file: "Main.storyboard").contains { $0.rule == "scene-without-view" && $0.location.line > 1 })
    }

    @Test func documentsOfTheKindAskedForStayAsTheyAre() throws {
        let storyboard = try Documents.storyboard(scene(box))
        #expect(storyboard.asStoryboard().document == storyboard && storyboard.asStoryboard().notes.isEmpty)
        let xib = try Documents.xib(Documents.view("roo-tv-iew"))
        #expect(xib.asXIBs().xibs.map(\.document) == [xib])
    }
}
