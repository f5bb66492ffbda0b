import FormworkRender
import FormworkTestSupport
import Testing

@Suite("Views in pictures")
struct ScreenTests {
    @Test("A view is drawn at its solved place, in its superview, with its name")
    func placed() throws {
        let drawn = try Drawn(Drawn.touch(Drawn.label("lab-tt-001", "Total", frame: (10, 30, 200, 20))))
        #expect(drawn.tag("lab-tt-001").contains("x=\"10\" y=\"30\" width=\"200\" height=\"20\""))
        let label = try #require(drawn.view("lab-tt-001"))
        #expect(label.contains("<title>Total</title><desc>UILabel 10, 30, 200 × 20</desc>"))
        #expect(label.contains(">Total</text>"))
    }

    @Test("On macOS y grows upwards, in a picture downwards")
    func flipped() throws {
        let drawn = try Drawn(
            Drawn.mac(
                """
                <customView id="box-tt-001">
                    <rect key="frame" x="10" y="20" width="50" height="40"/>
                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
                </customView>
                """))
        #expect(drawn.tag("box-tt-001").contains("x=\"10\" y=\"140\" width=\"50\" height=\"40\""))
    }

    @Test("Hidden views are omitted or faint")
    func hidden() throws {
        let text = Drawn.touch(Drawn.label("lab-tt-001", "Total", "hidden=\"YES\""))
        #expect(try Drawn(text).view("lab-tt-001") == nil)
        var options = RenderOptions()
        options.showsHidden = true
        let ghost = try Drawn(text, options)
        #expect(ghost.tag("lab-tt-001").contains("opacity=\"0.35\""))
        #expect(try #require(ghost.view("lab-tt-001")).contains("hidden</desc>"))
    }

    @Test("Opacity, corners, borders and transforms are those of the view and its layer")
    func layers() throws {
        let drawn = try Drawn(
            Drawn.touch(
                """
                <view contentMode="scaleToFill" alpha="0.5" id="box-tt-001">
                    <rect key="frame" x="10" y="20" width="100" height="50"/>
                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                    <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
                        <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><integer key="value" value="2"/></userDefinedRuntimeAttribute>
                        <userDefinedRuntimeAttribute type="number" keyPath="layer.transform.scale.x"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes>
                </view>
                """))
        #expect(drawn.tag("box-tt-001").contains("opacity=\"0.5\""))
        let view = try #require(drawn.view("box-tt-001"))
        #expect(view.contains("<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"#f00\"/>"))
        #expect(view.contains("x=\"1\" y=\"1\" width=\"98\" height=\"48\" rx=\"7\" fill=\"none\" stroke=\"#000\" stroke-width=\"2\""))
        #expect(drawn.svg.contains("translate(60 45) matrix(0.5 0 0 1 0 0) translate(-60 -45)"))
    }

    @Test("Markup in texts stays text: in captions, titles, ids and drawings")
    func hostile() throws {
        let evil = "&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;"
        let drawn = try Drawn(
            Drawn.touch(
                Drawn.label(
                    "&quot;&gt;&lt;script/&gt;", evil, "userLabel=\"\(evil)\" customClass=\"&lt;b onload=x&gt;\"", frame: (0, 0, 900, 20))))
        #expect(!drawn.svg.contains("<script"))
        #expect(!drawn.svg.contains("<b "))
        #expect(drawn.svg.contains("&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</text>"))
        #expect(drawn.svg.contains("data-id=\"&quot;&gt;&lt;script/&gt;\""))
    }

    @Test("System colours change in the dark, and named colours are the document's")
    func colors() throws {
        let label = """
            <label text="A" id="lab-tt-001">
                <rect key="frame" x="0" y="0" width="100" height="20"/>
                <color key="textColor" systemColor="labelColor"/>
                <color key="backgroundColor" name="Brand"/>
            </label>
            """
        let text = Drawn.touch(label).replacing(
            "</objects>",
            with: """
                </objects><resources><namedColor name="Brand"><color red="0" green="0.5" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources>
                """)
        var dark = RenderOptions()
        dark.appearance = .dark
        #expect(try #require(Drawn(text).view("lab-tt-001")).contains("fill=\"#0080ff\""))
        #expect(try #require(Drawn(text).view("lab-tt-001")).contains("fill=\"#000\">A"))
        #expect(try #require(Drawn(text, dark).view("lab-tt-001")).contains("fill=\"#fff\">A"))
    }

    @Test("A found image is drawn, a missing one is a labelled placeholder")
    func images() throws {
        let text = Drawn.touch(
            """
            <imageView contentMode="scaleAspectFit" image="logo" id="img-tt-001">
                <rect key="frame" x="0" y="0" width="100" height="100"/>
            </imageView>
            """)
        #expect(try #require(Drawn(text).view("img-tt-001")).contains(">logo</text>"))
        var options = RenderOptions()
        options.assets.images["logo"] = AssetLibrary.Image(address: "data:image/png;base64,AAAA")
        #expect(try #require(Drawn(text, options).view("img-tt-001")).contains("href=\"data:image/png;base64,AAAA\""))
    }

    @Test("A placeholder behind another view has no symbol; a view without an image and a background shows its class")
    func placeholders() throws {
        let image = { (id: String, attributes: String, inside: String) in
            "<imageView \(attributes) id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"100\"/>\(inside)</imageView>"
        }
        let label = { (x: Int) in
            "<label text=\"A\" id=\"lab-tt-001\"><rect key=\"frame\" x=\"\(x)\" y=\"40\" width=\"60\" height=\"20\"/></label>"
        }
        for (x, isCovered) in [(20, true), (60, false)] {
            let drawn = try Drawn(Drawn.touch(image("img-tt-001", "image=\"logo\"", "") + label(x)))
            #expect(try #require(drawn.view("img-tt-001")).contains(">logo</text>") != isCovered)
        }
        let color = "<color key=\"backgroundColor\" systemColor=\"systemRedColor\"/>"
        #expect(try #require(Drawn(Drawn.touch(image("img-tt-001", "", ""))).view("img-tt-001")).contains(">UIImageView</text>"))
        #expect(try !#require(Drawn(Drawn.touch(image("img-tt-001", "", color))).view("img-tt-001")).contains(">UIImageView</text>"))
    }

    @Test("A document without views reports that")
    func empty() throws {
        let drawn = try Drawn(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><objects/></document>
            """)
        #expect(drawn.svg.contains("the document has no objects"))
    }

    @Test("Frames without sense are drawn without harm", arguments: ["nan", "inf", "-1e308", "1e308", "-5"])
    func absurd(number: String) throws {
        var options = RenderOptions()
        options.annotations = Set(Annotation.allCases)
        options.showsHidden = true
        let text = Drawn.touch(
            """
            <label text="A very long text that is cut" numberOfLines="1e19" translatesAutoresizingMaskIntoConstraints="NO" id="lab-tt-001">
                <rect key="frame" x="\(number)" y="0" width="\(number)" height="\(number)"/>
                <constraints><constraint firstAttribute="width" constant="\(number)" id="con-tt-001"/></constraints>
                <fontDescription key="fontDescription" type="system" pointSize="\(number)"/>
            </label>
            """)
        let drawn = try Drawn(text.replacing("width=\"320\" height=\"200\"", with: "width=\"\(number)\" height=\"\(number)\""), options)
        for word in ["nan", "inf\""] {
            let place = drawn.svg.ranges(of: word).first
            #expect(place == nil, "\(place.map { drawn.svg[..<$0.upperBound].suffix(80) } ?? "")")
        }
    }

    @Test("The same document is drawn the same")
    func deterministic() throws {
        let document = try Drawn.document(TestFiles.sample("LayoutTemplates.storyboard"))
        #expect(try Drawn(document).svg == Drawn(document).svg)
    }
}
