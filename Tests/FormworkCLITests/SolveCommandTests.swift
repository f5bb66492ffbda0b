import FormworkTestSupport
import Foundation
import Testing

@Suite("formwork solve")
struct SolveCommandTests {
    private static let mistakes = CommandRun.samples + "/Mistakes/"
    private static let templates = CommandRun.samples + "/LayoutTemplates.storyboard"

    private static func scenes(_ run: CommandRun) throws -> [[String: Any]] {
        let result = try #require((run.json()["results"] as? [[String: Any]])?.first)
        return try #require(result["scenes"] as? [[String: Any]])
    }

    private static func frames(_ run: CommandRun) throws -> [String: [Double]] {
        try #require(try scenes(run).first?["frames"] as? [String: [Double]])
    }

    @Test("The JSON has the keys of the scheme, in their order")
    func json() throws {
        let text = try String(contentsOfFile: Self.mistakes + "conflicting-constraints.xib", encoding: .utf8)
        let result = """
            {"file":"Box.xib","scenes":[{"scene":null,"root":"Roo-Vw-xib","size":[320,200],"environment":"canvas","device":"retina4_7",\
            "state":null,"frames":{"Roo-Vw-xib":[0,0,320,200],"Box-Vw-xib":[20,30,100,60]},"contentSizes":{},"ambiguous":[],\
            "conflicts":[{"constraints":["q7D-Lw-2Rk","eJ9-sP-5bZ"],"broken":"eJ9-sP-5bZ","certain":true}],"misplaced":[]}]}
            """
        let lines = try CommandRun("solve", "--format", "ndjson", "-", "--stdin-path", "Box.xib", input: text)
        #expect(lines.output == result + "\n")
        #expect(lines.status == 0)
        let json = try CommandRun("solve", "--format", "json", "-", "--stdin-path", "Box.xib", input: text)
        #expect(json.output == "{\"schema\":1,\"command\":\"solve\",\"results\":[\n\(result)\n]}\n")
    }

    @Test("Misplaced, ambiguous and scrolled views are marked in their places")
    func lists() throws {
        let misplaced = try Self.scenes(CommandRun("solve", "--format", "json", Self.mistakes + "misplaced-view.xib"))
        let entry = try #require((misplaced.first?["misplaced"] as? [[String: Any]])?.first)
        #expect(entry["view"] as? String == "Box-Vw-xib")
        #expect(entry["recorded"] as? [Double] == [20, 30, 100, 60])
        #expect(entry["solved"] as? [Double] == [40, 30, 100, 60])
        let ambiguous = try Self.scenes(CommandRun("solve", "--format", "json", Self.mistakes + "ambiguous-layout.xib"))
        #expect(ambiguous.first?["ambiguous"] as? [String] == ["Box-Vw-xib"])
        let scrolled = try Self.scenes(CommandRun("solve", "--format", "json", Self.templates))
        #expect((scrolled.first?["contentSizes"] as? [String: [Double]])?["Lst-Vw-rdr"]?.count == 2)
    }

    @Test("An ignored constraint is a diagnostic in the result, and a failure only with --strict")
    func diagnostics() throws {
        let file = Self.mistakes + "unsolved-constraint.xib"
        let run = try CommandRun("solve", "--format", "json", file)
        #expect(run.status == 0)
        let result = try #require((run.json()["results"] as? [[String: Any]])?.first)
        #expect((result["diagnostics"] as? [[String: Any]])?.first?["rule"] as? String == "unsolved-constraint")
        #expect(try CommandRun("solve", "--strict", file).status == 1)
        let refused = try CommandRun("solve", "--format", "json", Self.mistakes + "unreadable-document.xib")
        #expect(refused.status == 1)
        #expect(try Set(#require((refused.json()["results"] as? [[String: Any]])?.first).keys) == ["file", "diagnostics"])
    }

    @Test("The text shows the frames as an outline, with their problems")
    func text() throws {
        let misplaced = try CommandRun("solve", Self.mistakes + "misplaced-view.xib").output
        #expect(misplaced.contains("320 × 200 on Interface Builder's canvas of retina4_7"))
        #expect(misplaced.contains("UIView \"Box\" Box-Vw-xib  {40, 30, 100, 60}  recorded {20, 30, 100, 60}"))
        let conflict = try CommandRun("solve", Self.mistakes + "conflicting-constraints.xib").output
        #expect(conflict.contains("cannot be satisfied together:"))
        #expect(conflict.contains("Box.width = 120  eJ9-sP-5bZ  left out"))
        #expect(try CommandRun("solve", Self.mistakes + "ambiguous-layout.xib").output.contains("{40, 30, 100, 60}  ambiguous"))
    }

    @Test("A conflict by estimated sizes is marked on a device, and validate reports only the others")
    func certainty() throws {
        let text = try String(contentsOfFile: Self.mistakes + "conflicting-constraints.xib", encoding: .utf8)
        let own = text.replacing("<constraint firstAttribute=\"width\" constant=\"120\" id=\"eJ9-sP-5bZ\"/>", with: "")
            .replacing(
                "secondAttribute=\"top\" constant=\"30\" id=\"Zr3-Gd-n6E\"/>",
                with: """
                    secondAttribute="top" constant="30" id="Zr3-Gd-n6E"/>
                    <constraint firstItem="Roo-Vw-xib" firstAttribute="bottom" secondItem="Box-Vw-xib" secondAttribute="bottom" id="Bot-Vw-xib"/>
                    """)
        func certainties(_ run: CommandRun) throws -> [Bool?] {
            try #require(Self.scenes(run).first?["conflicts"] as? [[String: Any]]).map { $0["certain"] as? Bool }
        }
        let device = ("--device", "retina4_0")
        #expect(try certainties(CommandRun("solve", "-", "--stdin-path", "Box.xib", "--format", "json", input: own)) == [true])
        #expect(
            try certainties(CommandRun("solve", "-", "--stdin-path", "Box.xib", "--format", "json", device.0, device.1, input: own)) == [
                false
            ])
        let sized = try CommandRun(
            "solve", "-", "--stdin-path", "Box.xib", "--format", "json", device.0, device.1, "--size", "320x300", input: own)
        #expect(try certainties(sized) == [true])
        let shown = try CommandRun("solve", "-", "--stdin-path", "Box.xib", "--device", "retina4_0", input: own)
        #expect(shown.output.contains("cannot be satisfied together, based on estimated sizes:"))
        let found = try CommandRun(
            "validate", "-", "--stdin-path", "Box.xib", "--solve", "--device", "retina4_0", "--reporter", "json", input: own)
        let rules = try #require((found.json()["results"] as? [[String: Any]])?.first?["diagnostics"] as? [[String: Any]])
        #expect(rules.filter { $0["rule"] as? String == "conflicting-constraints" }.count == 1)
    }

    @Test("An explanation names the equation that the recorded frame violates")
    func staleCanvas() throws {
        let text = try CommandRun("solve", "--explain", "Box", Self.mistakes + "misplaced-view.xib").output
        #expect(
            text.contains(
                "the recorded frames don't satisfy Box.leading = Panel.leading + 40  p8S-Dn-6Lv: off by 20, so the canvas is stale")
        )
        #expect(text.contains("Xcode recorded another frame"))
    }

    @Test("Devices are named by id or name; a device determines the environment")
    func devices() throws {
        func scene(_ arguments: String...) throws -> (environment: String?, device: String?, size: [Double]?) {
            let run =
                switch arguments.count {
                case 2: try CommandRun("solve", "--format", "json", arguments[0], arguments[1], Self.templates)
                default: try CommandRun("solve", "--format", "json", arguments[0], arguments[1], arguments[2], arguments[3], Self.templates)
                }
            let scene = try #require(try Self.scenes(run).first)
            return (scene["environment"] as? String, scene["device"] as? String, scene["size"] as? [Double])
        }
        for name in ["retina6_72", "iphone-15-pro-max", "iPhone 15 Pro Max"] {
            #expect(try scene("--device", name) == ("device", "retina6_72", [430, 932]))
        }
        #expect(try scene("--device", "iphone-15-pro-max", "--orientation", "landscape") == ("device", "retina6_72", [932, 430]))
        #expect(try scene("--device", "retina6_72", "--environment", "canvas") == ("canvas", "retina6_72", [430, 932]))
        #expect(try scene("--size", "500x600").size == [500, 600])
        #expect(try scene("--size", "500x600").environment == "canvas")
        #expect(try scene("--environment", "device").environment == "device")
    }

    @Test("A device that doesn't run the document is reported, and the canvas is used")
    func otherPlatforms() throws {
        let phone = try CommandRun("solve", "--device", "iphone-16", CommandRun.samples + "/HidingForm-macOS.xib")
        #expect(phone.errors == "formwork: warning: 'iphone-16' does not run macOS documents: the canvas is used instead\n")
        let television = try CommandRun("solve", "--device", "apple-tv", CommandRun.samples + "/HidingForm.storyboard")
        #expect(television.errors == "formwork: warning: 'apple-tv' does not run iOS documents: the canvas is used instead\n")
        #expect(television.output.contains("on Interface Builder's canvas"))
    }

    @Test("On a device the source of its safe area is printed")
    func deviceBasis() throws {
        let run = try CommandRun("solve", "--format", "json", "--device", "iphone-air", "--device", "iphone-13-mini", Self.templates)
        let scenes = try Self.scenes(run)
        #expect(Set(scenes.compactMap { $0["deviceBasis"] as? String }) == ["published", "derived"])
        #expect(try Self.scenes(CommandRun("solve", "--format", "json", Self.templates)).first?["deviceBasis"] == nil)
        let text = try CommandRun("solve", "--device", "iphone-13-mini", Self.templates).output
        #expect(text.contains("375 × 812 on iphone-13-mini (safe area: derived)"))
    }

    @Test("A set of devices gives the frames on each, and a macOS document those of its canvas")
    func deviceSets() throws {
        let run = try CommandRun("solve", "--device", "phones", "--device", "iphone-se", "--format", "json", Self.templates)
        let scenes = try Self.scenes(run)
        let devices = scenes.compactMap { $0["device"] as? String }
        #expect(devices.count == scenes.count && Set(devices).count == 6 && devices.first == "retina4_0")
        let mac = CommandRun.samples + "/HidingForm-macOS.xib"
        #expect(try CommandRun("solve", "--device", "phones", mac).output == CommandRun("solve", mac).output)
        #expect(try CommandRun("solve", "--device", "phones", "--explain", "Wide", Self.templates).status == 64)
    }

    @Test("A cell at the top of a XIB is as wide as the device, and as large as the requested size")
    func topCell() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects><tableViewCell id="C"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" id="V"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            </tableViewCellContentView></tableViewCell></objects></document>
            """
        func cell(_ options: String...) throws -> [Double]? {
            try Self.frames(CommandRun.all(["solve", "--format", "json"] + options + ["-", "--stdin-path", "Cell.xib"], input: text))["C"]
        }
        #expect(try cell() == [0, 0, 320, 44])
        #expect(try cell("--device", "iphone-15") == [0, 0, 393, 44])
        #expect(try cell("--size", "393x120") == [0, 0, 393, 120])
    }

    @Test("Size classes select the active variations")
    func sizeClasses() throws {
        let file = CommandRun.samples + "/SizeClasses.xib"
        let recorded = try Self.frames(CommandRun("solve", "--format", "json", file))
        let regular = try Self.frames(CommandRun("solve", "--format", "json", "--size-class", "regular,regular", file))
        #expect(recorded["Ttl-Vw-crd"]?[0] == 16)
        #expect(regular["Ttl-Vw-crd"]?[0] == 48)
        #expect(recorded["Hnt-Vw-crd"] == nil)
        #expect(regular["Hnt-Vw-crd"] != nil)
        // The title's font is 28 instead of 17.
        #expect(regular["Ttl-Vw-crd"]?[3] ?? 0 > 30)
    }

    @Test("Blind, texts are measured")
    func blind() throws {
        let recorded = try Self.frames(CommandRun("solve", "--format", "json", CommandRun.samples + "/SizeClasses.xib"))
        let blind = try Self.frames(CommandRun("solve", "--format", "json", "--blind", CommandRun.samples + "/SizeClasses.xib"))
        #expect(Set(recorded.keys) == Set(blind.keys))
        for (id, frame) in recorded {
            let distance = zip(frame, blind[id] ?? []).map { abs($0 - $1) }.max() ?? .infinity
            #expect(distance <= 1, "\(id)")
        }
    }

    @Test("Text styles are laid out in the named size, by its short name or in words; any other word is a usage error")
    func textSize() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
            <objects><view id="R"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews>
            <label text="Aaaa" translatesAutoresizingMaskIntoConstraints="NO" id="L">
            <rect key="frame" x="0.0" y="0.0" width="39" height="20.5"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews><constraints>
            <constraint firstItem="L" firstAttribute="leading" secondItem="R" secondAttribute="leading" id="c1"/>
            <constraint firstItem="L" firstAttribute="top" secondItem="R" secondAttribute="top" id="c2"/></constraints></view></objects></document>
            """
        func height(_ size: String) throws -> Double? {
            try Self.frames(CommandRun("solve", "--format", "json", "--text-size", size, "-", input: text))["L"]?[3]
        }
        #expect(try height("L") == 20.5 && height("XS") == 17)
        #expect(try height("ax5") == 63.5 && height("accessibility-extra-extra-extra-large") == 63.5)
        let wrong = try CommandRun("solve", "--text-size", "huge", "-", input: text)
        #expect(wrong.status == 64 && wrong.errors.contains("there is no text size 'huge'; the sizes are: XS, S, M, L"))
    }

    @Test("Controls of macOS are those of the named system")
    func system() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="24127" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
            <objects><customView id="R"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/><subviews>
            <button translatesAutoresizingMaskIntoConstraints="NO" id="B"><rect key="frame" x="13" y="53" width="80" height="32"/>
            <buttonCell key="cell" type="push" bezelStyle="rounded" title="A"><font key="font" metaFont="system"/></buttonCell></button>
            </subviews><constraints>
            <constraint firstItem="B" firstAttribute="leading" secondItem="R" secondAttribute="leading" constant="20" id="c1"/>
            <constraint firstItem="B" firstAttribute="top" secondItem="R" secondAttribute="top" constant="20" id="c2"/></constraints></customView></objects></document>
            """
        let usual = try CommandRun("solve", "--format", "json", "--blind", "-", input: text)
        #expect(try Self.frames(usual)["B"]?[3] == 24)
        let former = try CommandRun("solve", "--format", "json", "--blind", "--system", "15.4", "-", input: text)
        #expect(try Self.frames(former)["B"]?[3] == 32)
        let wrong = try CommandRun("solve", "--system", "leopard", "-", input: text)
        #expect(wrong.status == 64 && wrong.errors.contains("'leopard' isn't a system: expected a version of iOS or macOS, such as 26"))
    }

    @Test("Text in a font of the document's project is measured with its file; an invalid font is reported on the error stream")
    func projectFonts() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
            <objects><view id="R"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews>
            <label text="AVo" translatesAutoresizingMaskIntoConstraints="NO" id="L">
            <fontDescription key="fontDescription" name="Sketch-Bold" family="Sketch" pointSize="20"/></label></subviews><constraints>
            <constraint firstItem="L" firstAttribute="leading" secondItem="R" secondAttribute="leading" id="c1"/>
            <constraint firstItem="L" firstAttribute="top" secondItem="R" secondAttribute="top" id="c2"/></constraints></view></objects></document>
            """, to: "App/Main.xib")
        try folder.write("", to: "App/Package.swift")
        try folder.write(FontSketch().bytes, to: "App/Fonts/Sketch.ttf")
        let broken = try folder.write("no font", to: "App/Fonts/Broken.ttf")
        let run = try CommandRun("solve", "--blind", "--format", "json", path)
        #expect(try Self.frames(run)["L"] == [0, 0, 37, 22])
        #expect(run.status == 0)
        #expect(run.errors == "\(broken): note: the font cannot be used to measure text: no TrueType or OpenType font (byte 0)\n")
        let explained = try CommandRun("solve", "--blind", "--explain", "L", path)
        #expect(explained.output.contains("in Sketch-Bold 20, measured with the font file: 37"))
        #expect(!run.output.contains("missing-font"))
        let text = try String(contentsOfFile: path, encoding: .utf8).replacing("Sketch-Bold", with: "Unheard-Bold")
        let other = try folder.write(text, to: "App/Other.xib")
        let note = "the font 'Unheard-Bold' isn't available: the widths of its texts are estimated"
        #expect(try CommandRun("solve", "--blind", other).output.contains(note))
        #expect(try CommandRun("solve", "--device", "iphone-air", other).output.contains(note))
        #expect(try !CommandRun("solve", other).output.contains(note))
    }

    @Test("Templates are applied by id or label, one after the other; the state names them")
    func templates() throws {
        let plain = try Self.frames(CommandRun("solve", "--format", "json", Self.templates))
        let run = try CommandRun("solve", "--format", "json", "--template", "Portrait", Self.templates)
        let portrait = try Self.frames(run)
        #expect(plain["Lst-Vw-rdr"] == [0, 20, 240, 1004])
        #expect(portrait["Lst-Vw-rdr"] == [0, 492, 768, 436])
        #expect(try Self.scenes(run).first?["state"] as? String == "template=Portrait")
        let both = try CommandRun(
            "solve", "--format", "json", "--template", "Portrait", "--template", "Landscape", Self.templates)
        let landscape = try CommandRun("solve", "--format", "json", "--template", "Landscape", Self.templates)
        #expect(try Self.frames(both) == Self.frames(landscape))
        #expect(try Self.scenes(both).first?["state"] as? String == "template=Portrait,template=Landscape")
        #expect(try Self.scenes(both).first?["conflicts"] as? [[String: String]] == [])
    }

    @Test("An unknown name is a usage error, with a hint that lists the names")
    func unknown() throws {
        for (option, value, hint) in [
            ("--template", "Nope", "available: Portrait, Landscape, Large List"), ("--scene", "Nope", "Rdr-Sc-one"),
            ("--device", "nokia", "iphone-se"),
            ("--size", "wide", "320x480"), ("--size-class", "tall,wide", "compact,regular"), ("--environment", "moon", "canvas, device"),
            ("--orientation", "upwards", "portrait, landscape"), ("--direction", "down", "leftToRight, rightToLeft"),
        ] {
            let run = try CommandRun("solve", option, value, Self.templates)
            #expect(run.status == 64, "\(option)")
            #expect(run.errors.contains(hint), "\(option): \(run.errors)")
        }
    }

    @Test("A single scene can be selected")
    func scene() throws {
        #expect(try Self.scenes(CommandRun("solve", "--format", "json", "--scene", "Rdr-Sc-one", Self.templates)).count == 4)
        let none = try CommandRun("solve", "--format", "json", "--scene", "Nope", Self.templates)
        #expect(none.status == 64)
    }

    @Test("Any number of workers prints the same")
    func jobs() throws {
        let one = try CommandRun("solve", "--format", "ndjson", "--jobs", "1", CommandRun.samples)
        #expect(one.output.split(separator: "\n").count > 25)
        for jobs in ["2", "4"] {
            let other = try CommandRun("solve", "--format", "ndjson", "--jobs", jobs, CommandRun.samples)
            #expect(other.output == one.output && other.errors == one.errors && other.status == one.status)
        }
    }

    @Test(
        "validate solves only on request",
        arguments: [
            "conflicting-constraints.xib", "ambiguous-layout.xib", "misplaced-view.xib", "unsolved-constraint.xib",
            "conflicting-template.storyboard", "ambiguous-template-state.storyboard",
        ])
    func validate(document: String) throws {
        let (file, rule) = (Self.mistakes + document, document.prefix { $0 != "." })
        let plain = try CommandRun("validate", file)
        #expect(plain.output.isEmpty && plain.status == 0)
        let solved = try CommandRun("validate", "--solve", file)
        #expect(solved.output.contains("[\(rule)]"))
        #expect(solved.status == (rule.hasPrefix("conflicting") ? 1 : 0))
        #expect(try CommandRun("validate", "--solve", "--strict", file).status == 1)
    }

    @Test("Problems of a template's state are reported for the template")
    func templateStates() throws {
        for (rule, status) in [("conflicting-template", 1), ("ambiguous-template-state", 0)] {
            let run = try CommandRun("templates", "--format", "json", Self.mistakes + rule + ".storyboard")
            #expect(run.status == Int32(status))
            let result = try #require((run.json()["results"] as? [[String: Any]])?.first)
            let template = try #require((result["templates"] as? [[String: Any]])?.first)
            #expect((template["diagnostics"] as? [[String: Any]])?.map { $0["rule"] as? String } == [rule])
        }
    }

    @Test("The frames that a template changes are in its diff")
    func templateFrames() throws {
        let run = try CommandRun("templates", "--format", "json", "--template", "Portrait", Self.templates)
        let result = try #require((run.json()["results"] as? [[String: Any]])?.first)
        let template = try #require((result["templates"] as? [[String: Any]])?.first)
        let changes = try #require((template["diff"] as? [String: Any])?["frames"] as? [[String: Any]])
        #expect(changes.count == 10)
        #expect(changes.first?["view"] as? String == "Lst-Vw-rdr")
        #expect(changes.first?["from"] as? [Double] == [0, 20, 240, 1004])
        #expect(changes.first?["to"] as? [Double] == [0, 492, 768, 436])
        #expect(run.output.contains("\"frames\":[{\"view\":\"Lst-Vw-rdr\",\"from\":[0,20,240,1004],\"to\":[0,492,768,436]}"))
    }

    @Test("An explanation gives the origin and the certainty of each number in words; the JSON has the same")
    func explanation() throws {
        let run = try CommandRun("solve", "--explain", "Hea-Vw-rdr", Self.templates)
        #expect(run.status == 0)
        #expect(run.output.contains("Headline Hea-Vw-rdr\n  {16, 256, 193, 24}, recorded\n  x 16, certain\n"))
        #expect(run.output.contains("    Headline.leading = Article.leading + 16  22F-38-lJB\n"))
        #expect(run.output.contains("the text \"A walk along the river\" in System 20: 193 as recorded"))
        let json = try CommandRun("solve", "--explain", "Hea-Vw-rdr", "--format", "json", "--blind", Self.templates).json()
        let result = try #require((json["results"] as? [[String: Any]])?.first)
        #expect(Set(result.keys) == ["file", "explanation"])
        let explanation = try #require(result["explanation"] as? [String: Any])
        #expect(Set(explanation.keys) == ["view", "path", "frame", "recorded", "certainty", "parts", "recordedMisses", "remarks"])
        #expect(explanation["certainty"] as? String == "measured")
        let parts = try #require(explanation["parts"] as? [[String: Any]])
        #expect(parts.map { $0["quantity"] as? String } == ["x", "y", "width", "height"])
        let text = try #require((parts[2]["sources"] as? [[String: Any]])?.first)
        #expect(text["kind"] as? String == "content")
        #expect(text["shown"] as? String == "A walk along the river")
        #expect(text["font"] as? String == "System 20")
        #expect(text["knowledge"] as? String == "table")
        let constraint = try #require((parts[0]["sources"] as? [[String: Any]])?.first?["constraint"] as? [String: Any])
        #expect(constraint["id"] as? String == "22F-38-lJB")
    }

    @Test("A missing or ambiguous view is reported with the candidates; with many files, one match is enough")
    func explainedView() throws {
        let unknown = try CommandRun("solve", "--explain", "Headlines", Self.templates)
        #expect(unknown.status == 64)
        #expect(unknown.errors.contains("there is no view 'Headlines'; similar names: Headline"))
        let nowhere = try CommandRun("solve", "--explain", "Headlines", Self.templates, Self.mistakes + "misplaced-view.xib")
        #expect(nowhere.status == 64)
        #expect(nowhere.errors.contains("there is no view 'Headlines'"))
        let one = try CommandRun(
            "solve", "--explain", "Hea-Vw-rdr", "--format", "json", Self.mistakes + "misplaced-view.xib", Self.templates)
        #expect(one.status == 0)
        #expect((try one.json()["results"] as? [[String: Any]])?.count == 1)
        let twins = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
            <objects><view id="R"><subviews><view userLabel="Twin" id="A"/><view userLabel="Twin" id="B"/></subviews></view></objects></document>
            """
        let several = try CommandRun("solve", "--explain", "Twin", "-", input: twins)
        #expect(several.status == 64)
        #expect(several.errors.contains("2 views are named 'Twin'; name one by its id: A, B"))
    }
}
