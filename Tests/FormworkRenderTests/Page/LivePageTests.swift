import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkRender
import FormworkTemplates
import FormworkTestSupport
import Testing

@Suite struct LivePageTests {
    private static func live() throws -> (LivePage, PageValue) {
        let page = Page(try Drawn.document(TestFiles.sample("LayoutTemplates.storyboard")), file: "a.storyboard")
        return (LivePage(page), try PageValue(page.data))
    }

    @Test("A state in another size is solved in that size")
    func stateAnotherSizeSolved() throws {
        var (live, data) = try Self.live()
        let number = try #require(data["trees"].elements.firstIndex { $0["root"].string == "Roo-Vw-rdr" })
        let bytes = live.state(
            LivePage.Request(tree: number, template: 0, device: Device(named: "ipad-pro-11"), size: Size(width: 700, height: 900)))
        let state = try PageValue(try #require(bytes))
        #expect(state["size"].numbers == [700, 900])
        #expect(state["t"].integer == 0)
        #expect(state["device"].string == "ipad-pro-11")
        var options = LayoutOptions()
        options.device = Device(named: "ipad-pro-11")
        options.size = Size(width: 700, height: 900)
        let document = try Drawn.document(TestFiles.sample("LayoutTemplates.storyboard"))
        let classes = document.sizeClasses(options)
        var layoutState = LayoutState(document, widthClass: classes.width, heightClass: classes.height)
        layoutState.apply(document.layoutTemplates[0])
        let layout = try #require(layoutState.permanent().layout(options).roots.first { $0.root.id == "Roo-Vw-rdr" })
        let views = data["trees"][number]["views"].elements
        for entry in layout.frames.dropFirst() {
            let place = try #require(views.firstIndex { $0["id"].string == entry.view.id })
            let frame = state["looks"][place].numbers.prefix(4)
            for (one, other) in zip(frame, [entry.frame.origin.x, entry.frame.origin.y, entry.frame.size.width, entry.frame.size.height]) {
                #expect(abs(one - other) <= 0.005)
            }
        }
    }

    @Test("Text size and direction are laid out on request, and named in the answer")
    func settings() throws {
        let text = Drawn.touch(
            """
            <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001"><rect key="frame" x="0" y="0" width="40" height="20"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            """,
            constraints: """
                <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="roo-tt-001" secondAttribute="leading" constant="7" id="con-st-001"/>
                <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="roo-tt-001" secondAttribute="top" constant="7" id="con-st-002"/>
                """)
        var live = LivePage(Page(try DocumentReader().read(Array(text.utf8), file: "a.xib").document, file: "a.xib"))
        func frame(_ request: LivePage.Request) throws -> (state: PageValue, frame: [Double]) {
            let bytes = live.state(request)
            let state = try PageValue(try #require(bytes))
            return (state, Array(state["looks"][1].numbers.prefix(4)))
        }
        let usual = try frame(LivePage.Request(tree: 0))
        let large = try frame(LivePage.Request(tree: 0, textSize: .accessibilityLarge))
        let mirrored = try frame(LivePage.Request(tree: 0, direction: .rightToLeft))
        #expect(large.frame[3] > usual.frame[3] * 1.5 && large.state["textSize"].string == "accessibilityLarge")
        #expect(usual.frame[0] == 7 && mirrored.frame[0] > 7 && mirrored.state["direction"].string == "rightToLeft")
        #expect(LivePage.Request(tree: 0).isUsual && !LivePage.Request(tree: 0, direction: .rightToLeft).isUsual)
    }

    @Test("A state of the page contains only the page's screens")
    func statePageBringsAlong() throws {
        var (live, data) = try Self.live()
        let bytes = live.state(LivePage.Request(tree: 0))
        let state = try PageValue(try #require(bytes))
        let looks = state["looks"].elements
        #expect(looks.count == data["trees"][0]["views"].elements.count)
        // Pictures are named by the numbers that the page gives them.
        for look in looks { #expect(look[6].number != nil && look[7].number != nil) }
        #expect(state["paints"] == .null)
        let known = data["trees"][0]["states"][0]["v"].integers
        #expect(zip(looks, known).allSatisfy { look, number in look[6] == data["looks"][number][6] })
    }

    @Test(
        "The live page doesn't solve data that it doesn't have",
        arguments: [
            LivePage.Request(tree: -1), LivePage.Request(tree: 99), LivePage.Request(tree: 0, template: 3),
            LivePage.Request(tree: 0, template: -1), LivePage.Request(tree: 0, toggled: [0]),
        ])
    func invalidRequests(request: LivePage.Request) throws {
        var (live, _) = try Self.live()
        let state = live.state(request)
        #expect(state == nil)
    }

    @Test("Sizes beyond any screen are clamped", arguments: [(-5.0, 0.0), (.nan, 0), (.infinity, 0), (1e9, 100_000)])
    func sizesNoScreenHas(asked: Double, width: Double) throws {
        var (live, _) = try Self.live()
        let bytes = live.state(LivePage.Request(tree: 0, size: Size(width: asked, height: 600)))
        #expect(try PageValue(try #require(bytes))["size"].numbers == [width, 600])
    }
}
