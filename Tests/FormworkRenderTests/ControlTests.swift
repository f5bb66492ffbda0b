import FormworkLayout
import FormworkRender
import Testing

@Suite("Controls of iOS")
struct ControlTests {
    @Test("The name of an empty image view is drawn whole in a small font, and not at all where most of it would be cut")
    func emptyImageViews() throws {
        func texts(_ width: Int) throws -> [Substring] {
            let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"50\"/>"
            let drawn = try Drawn(Drawn.touch("<imageView id=\"ima-ge-001\">\(frame)</imageView>"))
            return try #require(drawn.view("ima-ge-001")).matches(of: /<text[^>]*>([^<]*)<\/text>/).map(\.1)
        }
        #expect(try texts(200) == ["UIImageView"] && texts(50) == ["UIImageView"])
        #expect(try texts(30).first?.contains("…") == true && texts(20).isEmpty)
    }

    /// Returns the drawing of a view with a frame of 200 × 31 points.
    private func drawn(
        _ element: String, _ attributes: String = "", size: (Int, Int) = (200, 31), inside: String = "", version: Int = 22505,
        _ options: RenderOptions = RenderOptions(), layout: LayoutOptions = LayoutOptions()
    ) throws -> String {
        let view = """
            <\(element) id="con-tr-001" \(attributes)>
                <rect key="frame" x="10" y="10" width="\(size.0)" height="\(size.1)"/>
                \(inside)
            </\(element)>
            """
        let text = Drawn.touch(view).replacing("toolsVersion=\"22505\"", with: "toolsVersion=\"\(version)\"")
        return String(try #require(Drawn(text, options, layout: layout).view("con-tr-001")))
    }

    @Test("Text behind a tab, and indented lines, are drawn at their places in the layout")
    func tabsAndIndents() throws {
        let stops = #"<tabStops><textTab alignment="left" location="28"/></tabStops>"#
        let label = """
            <label numberOfLines="0" id="lab-tt-001"><rect key="frame" x="0" y="0" width="200" height="80"/>
            <attributedString key="attributedText"><fragment content="1.&#9;A list whose lines stand beside its numbers">
            <attributes><font key="NSFont" size="14" name="Helvetica"/><paragraphStyle key="NSParagraphStyle" headIndent="28">\(stops)
            </paragraphStyle></attributes></fragment></attributedString></label>
            """
        let view = try #require(Drawn(Drawn.touch(label)).view("lab-tt-001"))
        let lines = [">1.</text>", ">A list whose lines stand</text>", ">beside its numbers</text>"]
        #expect(lines.filter { !view.contains($0) } == [])
        #expect(view.ranges(of: "<text x=\"28\"").count == 2)
    }

    @Test("A switch that is on is green or its own colour, and one that is off is grey")
    func switches() throws {
        #expect(try drawn("switch", "on=\"YES\"").contains("fill=\"#34c759\""))
        #expect(!(try drawn("switch").contains("#34c759")))
        let own =
            "<color key=\"onTintColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
        #expect(try drawn("switch", "on=\"YES\"", inside: own).contains("fill=\"#f00\""))
        #expect(try drawn("switch", "on=\"YES\" enabled=\"NO\"").contains("<g opacity=\"0.5\">"))
    }

    @Test("A switch is as large as the version of Interface Builder has it, and no larger than its frame")
    func switchSizes() throws {
        #expect(try drawn("switch").contains("width=\"51\" height=\"31\""))
        #expect(try drawn("switch", version: 24506).contains("width=\"63\" height=\"28\""))
        #expect(try drawn("switch", size: (20, 10)).contains("height=\"10.33\""))
    }

    @Test("A slider's thumb is at its value", arguments: [("0", 0), ("5", 50), ("10", 100), ("99", 100), ("nan", 5)])
    func sliders(value: String, share: Int) throws {
        let slider = try drawn("slider", "value=\"\(value)\" minValue=\"0\" maxValue=\"10\"")
        #expect(slider.contains("<svg x=\"\(share)%\" y=\"50%\">"))
    }

    @Test("Segments share the width, and the selected one is highlighted")
    func segments() throws {
        let list =
            "<segments><segment title=\"A&lt;b\"/><segment title=\"Two\"/><segment title=\"Three\"/><segment title=\"Four\"/></segments>"
        let control = try drawn("segmentedControl", "selectedSegmentIndex=\"1\"", inside: list)
        for start in ["width=\"25%\"", "x=\"25%\" width=\"25%\"", "x=\"50%\" width=\"25%\"", "x=\"75%\" width=\"25%\""] {
            #expect(control.contains(start))
        }
        #expect(control.contains("font-weight=\"600\" fill=\"#000\"") && control.contains(">Two</text>"))
        #expect(control.contains(">A&lt;b</text>"))
        let fixed = try drawn(
            "segmentedControl", inside: "<segments><segment title=\"A\" width=\"150\"/><segment title=\"B\"/></segments>")
        #expect(fixed.contains("width=\"75%\"") && fixed.contains("x=\"75%\" width=\"25%\""))
    }

    @Test("Absurd counts are drawn only as often as there is room")
    func counts() throws {
        let many = "<segments>" + String(repeating: "<segment title=\"x\"/>", count: 5000) + "</segments>"
        #expect(try drawn("segmentedControl", inside: many).ranges(of: "</text>").count <= 60)
        #expect(try drawn("pageControl", "numberOfPages=\"99999999999\"").ranges(of: "<circle").count < 20)
        #expect(try drawn("pageControl", "numberOfPages=\"-5\"").ranges(of: "<circle").isEmpty)
        let items = String(repeating: "<barButtonItem title=\"x\" id=\"a\"/>", count: 5000)
        #expect(try drawn("toolbar", inside: "<items>\(items)</items>").ranges(of: "</text>").count <= 100)
    }

    @Test("Values are clamped to their range", arguments: ["nan", "inf", "-1e308", "1e308", "x"])
    func absurd(value: String) throws {
        for element in ["slider", "progressView", "stepper", "pageControl", "segmentedControl", "datePicker", "switch", "searchBar"] {
            let svg = try drawn(
                element,
                """
                value="\(value)" minValue="\(value)" maxValue="\(value)" progress="\(value)" minimumValue="\(value)" numberOfPages="\(value)" \
                currentPage="\(value)" selectedSegmentIndex="\(value)"
                """,
                inside: """
                    <date key="date" timeIntervalSinceReferenceDate="\(value)"/>
                    <segments><segment title="A" width="\(value)"/></segments>
                    """)
            #expect(!svg.contains("\"nan") && !svg.contains("\"inf"))
        }
    }

    @Test("A progress view is filled as far as it got")
    func progress() throws {
        let view = try drawn("progressView", "progress=\"0.25\"", size: (200, 4))
        #expect(view.contains("<rect width=\"25%\" height=\"100%\" rx=\"2\" fill=\"#007aff\"/>"))
        var options = LayoutOptions()
        options.direction = .rightToLeft
        let other = try drawn("progressView", "progress=\"0.25\"", size: (200, 4), layout: options)
        #expect(other.contains("<rect x=\"75%\" width=\"25%\" height=\"100%\" rx=\"2\" fill=\"#007aff\"/>"))
    }

    @Test("A stepper at its minimum cannot decrease")
    func stepper() throws {
        #expect(try drawn("stepper").contains("stroke=\"#3c3c43\" stroke-opacity=\"0.3\" stroke-width=\"1.8\""))
        #expect(!(try drawn("stepper", "value=\"5\"").contains("stroke-opacity=\"0.3\"")))
    }

    @Test("A date picker shows the document's date")
    func dates() throws {
        // 2020-09-22 19:57 in universal time.
        let date = "<date key=\"date\" timeIntervalSinceReferenceDate=\"622497467.96811497\"/>"
        let wheels = try drawn("datePicker", "datePickerMode=\"date\" style=\"wheels\"", size: (320, 216), inside: date)
        for word in [">September<", ">22<", ">2020<", ">August<", ">23<"] { #expect(wheels.contains(word)) }
        let compact = try drawn("datePicker", "datePickerMode=\"dateAndTime\" style=\"compact\"", size: (320, 35), inside: date)
        #expect(compact.contains(">Sep 22, 2020<") && compact.contains(">7:57 PM<"))
        let inline = try drawn("datePicker", "datePickerMode=\"date\" style=\"inline\"", size: (320, 352), inside: date)
        #expect(inline.contains(">September 2020<") && inline.contains(">30<") && !inline.contains(">31<"))
        let timer = try drawn("datePicker", "datePickerMode=\"countDownTimer\"", size: (320, 216))
        #expect(timer.contains(">0 hours<") && timer.contains(">1 min<"))
        let early = try drawn(
            "datePicker", "datePickerMode=\"date\"", size: (320, 216),
            inside: "<date key=\"date\" timeIntervalSinceReferenceDate=\"-978307200\"/>")
        #expect(early.contains(">January<") && early.contains(">1970<"))
    }

    @Test("A search bar shows its placeholder, its scopes and its button")
    func search() throws {
        let bar = try drawn(
            "searchBar", "placeholder=\"Find &amp; go\" showsScopeBar=\"YES\" showsCancelButton=\"YES\"", size: (320, 100),
            inside: "<scopeButtonTitles><string>All</string><string>Mine</string></scopeButtonTitles>")
        for word in [">Find &amp; go<", ">All<", ">Mine<", ">Cancel<"] { #expect(bar.contains(word)) }
        #expect(try drawn("searchBar", "text=\"typed\" placeholder=\"Find\"", size: (320, 44)).contains(">typed<"))
    }

    @Test("A blur looks like its material, with another one in the dark")
    func effects() throws {
        let view = "<blurEffect style=\"regular\"/>"
        #expect(try drawn("visualEffectView", inside: view).contains("fill=\"#f7f7f7\" fill-opacity=\"0.75\""))
        var dark = RenderOptions()
        dark.appearance = .dark
        #expect(try drawn("visualEffectView", inside: view, dark).contains("fill=\"#252525\" fill-opacity=\"0.75\""))
        #expect(try drawn("visualEffectView", inside: "<blurEffect style=\"dark\"/>").contains("fill=\"#252525\""))
    }

    @Test("Content from code is a box with its description; a view of a custom class is its background")
    func placeholders() throws {
        #expect(try drawn("wkWebView", size: (200, 100)).contains(">WKWebView<"))
        #expect(try drawn("mapView", "userLabel=\"Where &lt;we&gt; are\"", size: (200, 100)).contains(">Where &lt;we&gt; are</text>"))
        #expect(try drawn("somethingNew", size: (200, 100)).contains(">somethingNew</text>"))
        let own = try drawn("view", "customClass=\"Gauge\"", size: (200, 100))
        #expect(!own.contains("</text>"))
    }

    @Test("A button's insets move its title and its image")
    func buttonInsets() throws {
        let state = "<state key=\"normal\" title=\"Go\"/>"
        #expect(try drawn("button", "buttonType=\"system\"", inside: state).contains("<text x=\"50%\" y=\"50%\""))
        let moved = try drawn(
            "button", "buttonType=\"system\"",
            inside: state + "<inset key=\"titleEdgeInsets\" minX=\"20\" minY=\"0\" maxX=\"0\" maxY=\"0\"/>")
        #expect(moved.contains("<text x=\"50%\" dx=\"10\" y=\"50%\""))
        let left = try drawn(
            "button", "buttonType=\"system\" contentHorizontalAlignment=\"left\"",
            inside: state + "<inset key=\"contentEdgeInsets\" minX=\"12\" minY=\"0\" maxX=\"0\" maxY=\"0\"/>")
        #expect(left.contains("<text x=\"12\" y=\"50%\""))
    }
}
