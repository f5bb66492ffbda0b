import FormworkImport
@testable import FormworkRender
import FormworkTestSupport
import Testing

/// The map of a storyboard, the document's own text and an earlier state, as a page has them.
@Suite struct PageMapTests {
    private static func scene(_ id: String, _ objects: String, x: Int) -> String {
        """
        <scene sceneID="\(id)-sc"><objects>\(objects)</objects><point key="canvasLocation" x="\(x)" y="0.0"/></scene>
        """
    }

    private static func screen(_ id: String, _ connections: String = "") -> String {
        """
        <viewController title="Screen \(id)" id="\(id)-vc" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="\(id)-vw">\
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>\(connections)</viewController>
        """
    }

    private static func storyboard(_ scenes: String..., initial: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES" useTraitCollections="YES" initialViewController="\(initial)">
            <scenes>\(scenes.joined())</scenes>
        </document>
        """
    }

    private static func page(_ text: String, _ options: PageOptions = PageOptions()) throws -> Page {
        Page(try DocumentReader().read(Array(text.utf8), file: "test.storyboard").document, file: "test.storyboard", options: options)
    }

    private static var flow: String {
        storyboard(
            scene(
                "nav",
                #"<navigationController id="nav-vc" sceneMemberID="viewController"><navigationBar key="navigationBar" id="nav-br"/>"#
                    + #"<connections><segue destination="one-vc" kind="relationship" relationship="rootViewController" id="seg-ro"/></connections>"#
                    + "</navigationController>", x: 0),
            scene(
                "one",
                screen(
                    "one", #"<connections><segue destination="two-vc" kind="show" identifier="&lt;/script&gt;" id="seg-sh"/></connections>"#
                ),
                x: 700),
            scene("two", screen("two"), x: 1400), initial: "nav-vc")
    }

    @Test("A storyboard's scenes are on its page's map, with their segues, and scenes without views are drawn there")
    func scenesAndSegues() throws {
        let data = try PageValue(Self.page(Self.flow).data)
        let (scenes, arrows) = (data["map"]["scenes"].elements, data["map"]["arrows"].elements)
        #expect(scenes.map { $0[0].string } == ["nav-vc", "one-vc", "two-vc"])
        #expect(scenes.map { $0[4].integer } == [1, 0, 0])
        #expect(scenes[0][5].integer == -1)
        let art = try #require(scenes[0][6].integer)
        #expect(data["art"][art].string?.contains("Navigation Controller") == true)
        #expect(scenes.dropFirst().map { data["trees"][$0[5].integer ?? -1]["root"].string } == ["one-vw", "two-vw"])
        #expect(scenes.map { $0[9].string } == ["nav-sc", "one-sc", "two-sc"])
        #expect(arrows.map { "\($0[0].string ?? "") \($0[2].integer ?? -1) \($0[3].integer ?? -1)" } == ["relationship 0 1", "show 1 2"])
        #expect(arrows[1][1].string == "</script>")
        #expect(arrows.allSatisfy { $0[4].numbers.count == 8 })
    }

    @Test("One screen has no map, nor does a XIB or a single selected scene")
    func noMap() throws {
        #expect(
            try PageValue(Self.page(Self.storyboard(Self.scene("one", Self.screen("one"), x: 0), initial: "one-vc")).data)["map"] == .null)
        #expect(try PageValue(Page(try Drawn.document(TestFiles.sample("HidingForm-macOS.xib")), file: "x.xib").data)["map"] == .null)
        var options = PageOptions()
        options.scene = "one-sc"
        #expect(try PageValue(Self.page(Self.flow, options).data)["map"] == .null)
    }

    @Test("The page has the document's text, and the lines of its views")
    func sourceAndLines() throws {
        let bytes = try TestFiles.bytes(of: TestFiles.sample("HidingForm.storyboard"))
        let document = try DocumentReader().read(bytes, file: "x").document
        let data = try PageValue(Page(document, file: "x").data)
        let text = String(decoding: PageSource.exchanged(try #require(data["source"].string).utf8), as: UTF8.self)
        // The same text, without spaces before tags.
        func trimmed(_ text: String) -> [Substring] {
            text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                let rest = line.drop { $0 == " " }
                return rest.hasPrefix("<") ? rest : line
            }
        }
        let original = String(decoding: bytes, as: UTF8.self)
        #expect(trimmed(text) == trimmed(original))
        let lines = original.split(separator: "\n", omittingEmptySubsequences: false)
        for tree in data["trees"].elements {
            for (view, line) in zip(tree["views"].elements, tree["lines"].integers) {
                #expect(lines[line - 1].contains("id=\"\(view["id"].string ?? "")\""))
            }
        }
    }

    @Test("Named colours exist in light and in dark")
    func colors() throws {
        let color = #"<color key="backgroundColor" systemColor="systemRedColor"/>"#
        let text = Self.flow.replacing("<rect key=\"frame\"", with: color + "<rect key=\"frame\"")
        let data = try PageValue(Self.page(text).data)
        #expect(data["colors"].elements.map(\.strings) == [["systemColor=systemRedColor", "#ff3b30", "#ff453a"]])
    }

    @Test("An earlier state is in the page with its title, and its texts stay text")
    func earlierState() throws {
        var page = try Self.page(Self.flow)
        page.compare(with: try Self.page(Self.flow.replacing("Screen two", with: "Old")), title: "HEAD</script>")
        #expect(!page.data.contains(UInt8(ascii: "<")))
        let against = try PageValue(page.data)["against"]
        #expect(against["title"].string == "HEAD</script>")
        #expect(against["data"]["map"]["scenes"][2][1].string == "Old")
        #expect(String(decoding: page.html, as: UTF8.self).ranges(of: "</script").count == 2)
    }

    /// Returns a placeholder for a controller of another storyboard.
    private static func reference(_ id: String, storyboard: String, _ identifier: String? = nil) -> String {
        let name = identifier.map { " referencedIdentifier=\"\($0)\"" } ?? ""
        return #"<viewControllerPlaceholder storyboardName="\#(storyboard)"\#(name) id="\#(id)-vc" sceneMemberID="viewController"/>"#
    }

    @Test("The page of a project has the flow of all its storyboards: references lead into other files")
    func project() throws {
        let main = Self.storyboard(
            Self.scene(
                "one", Self.screen("one", #"<connections><segue destination="ref-vc" kind="show" id="seg-re"/></connections>"#), x: 0),
            Self.scene("ref", Self.reference("ref", storyboard: "Account"), x: 700), initial: "one-vc")
        let account = Self.storyboard(Self.scene("acc", Self.screen("acc"), x: 0), initial: "acc-vc")
        let documents = try [(account, "Account"), (main, "Main")].map { text, name in
            var options = PageOptions()
            options.devices = []
            let document = try DocumentReader().read(Array(text.utf8), file: "\(name).storyboard").document
            return ProjectPage.Document(document, name: name, file: "\(name).storyboard", diagnostics: [], options: options)
        }
        let page = ProjectPage(documents, title: "App</script>")
        let data = try PageValue(page.data)
        #expect(data["project"].string == "App</script>" && !page.data.contains(UInt8(ascii: "<")))
        #expect(data["documents"].elements.map { $0["file"].string } == ["Account.storyboard", "Main.storyboard"])
        // The page opens with the one from which more scenes can be reached.
        #expect(data["opening"].integer == 1)
        #expect(data["scenes"].elements.map { $0[0].integer } == [0, 1, 1])
        // Here, even a document with one screen has a map, to identify its screen.
        #expect(data["documents"][0]["map"]["scenes"].elements.map { $0[0].string } == ["acc-vc"])
        #expect(data["arrows"].elements.map { [$0[2].integer, $0[3].integer] } == [[1, 2], [2, 0]])
        #expect(data["arrows"].elements.map { $0[0].string } == ["show", "reference"])
        let parts = data["parts"].elements
        #expect(parts.map { $0[0].string } == ["Account", "Main"])
        // The destination's storyboard is to the right.
        #expect(try #require(parts[0][1][0].number) > (try #require(parts[1][1][0].number)))
        #expect(String(decoding: page.html, as: UTF8.self).contains("<title>App&lt;/script&gt;</title>"))
    }
}
