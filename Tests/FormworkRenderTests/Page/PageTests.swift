import FormworkDiagnostics
import FormworkImport
import FormworkLayout
import FormworkModel
@testable import FormworkRender
import FormworkTemplates
import FormworkTestSupport
import Testing

@Suite struct PageTests {
    private static let templates = TestFiles.sample("LayoutTemplates.storyboard")
    private static let hiding = TestFiles.sample("HidingForm.storyboard")

    private static func page(_ path: String, _ options: PageOptions = PageOptions()) throws -> (Page, PageValue) {
        let page = Page(try Drawn.document(path), file: path, options: options)
        return (page, try PageValue(page.data))
    }

    // MARK: Constraints

    @Test("Constraints with varying constants, or with a state's constant, are marked: editing would set another one")
    func variedConstants() throws {
        let (_, data) = try Self.page(TestFiles.sample("SizeClasses.xib"))
        let document = try Drawn.document(TestFiles.sample("SizeClasses.xib"))
        var counts = [false: 0, true: 0]
        for tree in data["trees"].elements {
            for entry in tree["constraints"].elements {
                let id = try #require(entry[0].string)
                let element = try #require(document.constraint(id: id)).element
                let isVaried = element.children.contains { $0.name == "variation" && $0["constant"] != nil }
                #expect((entry[10].integer ?? 0) & 4 == (isVaried ? 4 : 0), "\(id)")
                counts[isVaried, default: 0] += 1
            }
        }
        #expect((counts[true] ?? 0) >= 4 && (counts[false] ?? 0) >= 4)
        // A hidden master closes its gap with constants that are not in the file.
        let (_, hiding) = try Self.page(Self.hiding)
        let form = try Drawn.document(Self.hiding)
        var own = 0
        for entry in hiding["trees"].elements.flatMap({ $0["constraints"].elements }) {
            guard let constraint = entry[0].string.flatMap({ form.constraint(id: $0) }) else { continue }
            let isOwn = entry[8].number == constraint.constant
            #expect((entry[10].integer ?? 0) & 4 == (isOwn ? 0 : 4), "\(constraint.id ?? "")")
            if isOwn { own += 1 }
        }
        #expect(own > 0)
    }

    // MARK: Names

    @Test("A screen without a title has the name of its controller's class in words, and a view that of its own")
    func classNames() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
            <scenes><scene sceneID="sce-ne-001"><objects><tableViewController id="one-vc-001"><tableView key="view" id="tab-le-001">
            <rect key="frame" x="0" y="0" width="320" height="400"/><subviews><imageView id="ima-ge-001"/><view customClass="Card" id="car-d0-001"/>
            </subviews></tableView></tableViewController></objects></scene></scenes></document>
            """
        let document = try DocumentReader().read(Array(text.utf8), file: "a.storyboard").document
        let data = try PageValue(Page(document, file: "a.storyboard").data)
        let tree = try #require(data["trees"].elements.first)
        #expect(tree["title"].string == "Table View Controller" && tree["subtitle"].string == "UITableViewController")
        #expect(tree["views"].elements.map { $0["name"].string } == ["Table View", "Image View", "Card"])
        #expect(tree["views"].elements.map { $0["class"].string } == ["UITableView", "UIImageView", "Card"])
    }

    // MARK: Texts

    @Test("A page lists the texts of each view without those of its subviews, and their translations")
    func texts() throws {
        func document(_ title: String) throws -> InterfaceDocument {
            let text = Drawn.touch(
                """
                <view id="gro-up-001"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
                <button id="but-to-001"><rect key="frame" x="0" y="0" width="80" height="30"/><state key="normal" title="\(title)"/></button></subviews></view>
                <label text="Name" id="lab-el-001"><rect key="frame" x="0" y="120" width="80" height="20"/></label>
                """)
            return try DocumentReader().read(Array(text.utf8), file: "a.xib").document
        }
        var options = PageOptions()
        let german = TranslatedDocument(language: "de", document: try document("Weiter"), changed: [2], direction: .leftToRight)
        options.languages = [german]
        let page = Page(try document("Next"), file: "a.xib", options: options)
        let texts = try PageValue(page.data)["trees"].elements[0]["texts"].elements.map { $0.elements }
        #expect(texts.map { $0[0].integer } == [2, 3])
        #expect(texts.map { $0.dropFirst().compactMap(\.string) } == [["Next", "Weiter"], ["Name", "Name"]])
    }

    // MARK: Code and names

    @Test("A page has the code of each view in each dialect of the platform, as data")
    func code() throws {
        let text = Drawn.touch(
            """
            <label text="&lt;/script&gt;" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
            """,
            constraints:
                "<constraint firstItem=\"lab-el-001\" firstAttribute=\"leading\" secondItem=\"roo-tt-001\" secondAttribute=\"leading\" constant=\"7\" id=\"con-st-001\"/>"
        )
        let page = Page(try DocumentReader().read(Array(text.utf8), file: "a.xib").document, file: "a.xib")
        let data = try PageValue(page.data)
        let expected = [
            "uikit": ["let scriptLabel = UILabel()", "view.addSubview(scriptLabel)", "constant: 7"],
            "snapkit": ["scriptLabel.snp.makeConstraints { make in", "inset(7)"],
            "uikit-objc": ["_scriptLabel = [[UILabel alloc] init];", "[NSLayoutConstraint activateConstraints:@[", "constant:7"],
            "formation": ["layout.view(scriptLabel)", ".leading(view.leading + 7)"],
            "autolayoutkit": ["scriptLabel.layout { c in", "plus: 7"],
            "autolayoutkit-objc": ["[ALKConstraints layout:_scriptLabel", "plus:7"],
        ]
        for (dialect, parts) in expected {
            let code = data["code"].elements.first { $0[0].string == dialect }
            let text = code?[1][0][1].string ?? ""
            for part in parts { #expect(text.contains(part), "\(part) in \(text)") }
        }
        #expect(data["code"].elements.count == expected.count)
        #expect(!String(decoding: page.html, as: UTF8.self).contains("text = \"</script>"))
    }

    @Test("Views are named as in comparisons: by their label, or by the outlet that leads to them")
    func names() throws {
        let text = Drawn.touch(
            """
            <view id="vie-wt-001"><rect key="frame" x="0" y="0" width="80" height="20"/></view>
            <label text="Name" id="lab-el-001"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
            """
        ).replacing(
            "<objects>",
            with: """
                <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Form">
                <connections><outlet property="badge" destination="vie-wt-001" id="out-le-001"/></connections></placeholder>
                """)
        let page = Page(try DocumentReader().read(Array(text.utf8), file: "a.xib").document, file: "a.xib")
        let names = try PageValue(page.data)["trees"].elements[0]["views"].elements.map { $0["name"].string }
        #expect(names.dropFirst() == ["badge", "Name"])
    }

    // MARK: States

    @Test("Every template is available on every screen")
    func everyTemplateThereEvery() throws {
        let (page, data) = try Self.page(Self.templates)
        let tree = data.tree("Roo-Vw-rdr")
        #expect(tree["templates"].elements.map { $0["name"].string } == ["Portrait", "Landscape", "Large List"])
        let states = Set(tree["states"].elements.map { "\($0["s"].integer ?? -9) \($0["t"].integer ?? -9)" })
        #expect(data["screens"].elements.count == 7)
        #expect(states == Set((0..<7).flatMap { screen in (-1..<3).map { "\(screen) \($0)" } }))
        #expect(tree["states"].elements.count == 28)
        #expect(page.notes.isEmpty)
        // Each template's own tree is included once, as it is drawn.
        let own = data["trees"].elements.filter { $0["isTemplate"] == .boolean(true) }
        #expect(own.map { $0["states"].elements.count } == [1, 1, 1])
    }

    @Test("Screens are the canvas, then an iPhone, an iPad and a small iPhone, upright before sideways")
    func screensCanvasThenIphone() throws {
        let (_, data) = try Self.page(Self.templates)
        let screens = data["screens"].elements.map { "\($0["id"].string ?? "") \($0["orientation"].string ?? "-")" }
        #expect(
            screens == [
                "canvas -", "iphone-15 portrait", "ipad-pro-11 portrait", "iphone-se portrait", "iphone-15 landscape",
                "ipad-pro-11 landscape", "iphone-se landscape",
            ])
        #expect(data["screens"][1]["size"].numbers == [393, 852])
        #expect(data["screens"][4]["size"].numbers == [852, 393])
    }

    @Test("Requested devices are shown, in one orientation on request")
    func devicesAskedForShown() throws {
        var options = PageOptions()
        options.devices = ["iphone-4s", "ipad-9"].compactMap(Device.init(named:))
        options.layout.orientation = .landscape
        options.layout.size = Size(width: 500, height: 400)
        let (_, data) = try Self.page(Self.templates, options)
        let screens = data["screens"].elements
        #expect(screens.map { $0["id"].string }.prefix(3) == ["canvas", "size", "iphone-4s"])
        #expect(screens.dropFirst(2).allSatisfy { $0["orientation"].string == "landscape" })
        let state = data.tree("Roo-Vw-rdr")["states"].elements.first { $0["s"].integer == 1 }
        #expect(state?["size"].numbers == [500, 400])
    }

    @Test("A document of macOS has its own canvas only")
    func documentMacosHasOwn() throws {
        let (_, data) = try Self.page(TestFiles.sample("HidingForm-macOS.xib"))
        #expect(data["screens"].elements.map { $0["name"].string } == ["Canvas"])
    }

    @Test("Frames are the solved ones in every state")
    func framesThoseSolvingGives() throws {
        let document = try Drawn.document(Self.templates)
        let (page, data) = try Self.page(Self.templates)
        let tree = data.tree("Roo-Vw-rdr")
        for state in tree["states"].elements {
            let (screen, template) = (data["screens"][try #require(state["s"].integer)], try #require(state["t"].integer))
            var options = LayoutOptions()
            options.device = screen["id"].string.flatMap(Device.init(named:))
            options.orientation = screen["orientation"].string.flatMap(Device.Orientation.init(rawValue:))
            let classes = document.sizeClasses(options)
            var layoutState = LayoutState(document, widthClass: classes.width, heightClass: classes.height)
            if template >= 0 { layoutState.apply(document.layoutTemplates[template]) }
            let layout = layoutState.permanent().layout(options)
            let scene = try #require(layout.roots.first { $0.root.id == "Roo-Vw-rdr" })
            for entry in scene.frames.dropFirst() {
                let frame = try #require(data.frame(entry.view.id ?? "", tree, state))
                let expected = [entry.frame.origin.x, entry.frame.origin.y, entry.frame.size.width, entry.frame.size.height]
                for (one, other) in zip(frame, expected) { #expect(abs(one - other) <= 0.005) }
            }
        }
        #expect(page.stateCount == 28 + 3)
    }

    @Test("Up to three hiding masters are hidden in all combinations")
    func upThreeHidingMasters() throws {
        let (_, data) = try Self.page(Self.hiding)
        let tree = data["trees"][0]
        #expect(tree["masters"].elements.count == 3)
        let onCanvas = tree["states"].elements.filter { $0["s"].integer == 0 }
        #expect(Set(onCanvas.map { $0["h"].integers }) == [[], [0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]])
        // The heading also hides its followers.
        let hidden = try #require(onCanvas.first { $0["h"].integers == [0] })
        let flags = zip(tree["views"].elements, hidden["v"].integers).filter { data["looks"][$1][5].integer == 1 }
        #expect(flags.map { $0.0["name"].string } == ["Delivery Heading", "Street Label", "Street Field", "Postcode Field"])
    }

    @Test("More than three masters are hidden one by one", arguments: [(0, 1), (1, 2), (2, 4), (3, 8), (4, 5), (64, 65)])
    func moreThanThreeHidden(masters: Int, combinations: Int) {
        #expect(PageWriter.combinations(masters).count == combinations)
    }

    @Test("A view without followers is hidden, too, if the page opens so")
    func viewNothingFollowsHidden() throws {
        var options = PageOptions()
        options.openingToggles = ["Byl-Vw-rdr", "no such view"]
        options.openingTemplates = ["Roo-Vw-por"]
        options.opening.appearance = .dark
        let (_, data) = try Self.page(Self.templates, options)
        let tree = data.tree("Roo-Vw-rdr")
        #expect(tree["masters"].elements.map { $0["name"].string } == ["Byline"])
        #expect(tree["states"].elements.count == 56)
        #expect(data["opening"]["templates"].strings == ["Roo-Vw-por"])
        #expect(data["opening"]["appearance"].string == "dark")
    }

    @Test("Only the requested scene is solved")
    func onlySceneAskedFor() throws {
        var options = PageOptions()
        options.scene = "Rdr-Sc-one"
        let (page, _) = try Self.page(Self.templates, options)
        #expect(page.stateCount == 31)
        options.scene = "no such scene"
        let other = try Self.page(TestFiles.sample("Mistakes/template-margin-mismatch.storyboard"), options).0
        #expect(!other.isEmpty)
    }

    // MARK: Contents of the data

    @Test("Looks and pictures are stored once")
    func picturesOfLooksAreStoredOnce() throws {
        let (_, data) = try Self.page(Self.templates)
        for table in ["looks", "art", "insets", "paints"] {
            let values = data[table].elements.map { "\($0)" }
            #expect(Set(values).count == values.count, "\(table)")
        }
        let used = data["trees"].elements.flatMap { $0["states"].elements.flatMap { $0["v"].integers } }
        #expect(used.count > 2 * data["looks"].elements.count)
        #expect(Set(used.filter { $0 >= 0 }).count == data["looks"].elements.count)
        let art = data["looks"].elements.flatMap { [$0[6].integer ?? -1, $0[7].integer ?? -1] }
        #expect(art.allSatisfy { $0 < data["art"].elements.count })
    }

    @Test("Pictures refer only to their own elements")
    func picturesNameOnlyWhat() throws {
        let text = Drawn.touch(
            #"<switch opaque="NO" contentMode="scaleToFill" on="YES" id="swi-tt-001"><rect key="frame" x="20" y="20" width="51" height="31"/></switch>"#
        )
        let document = try DocumentReader().read(Array(text.utf8), file: "test.xib").document
        let data = try PageValue(Page(document, file: "test.xib").data)
        for exchanged in data["art"].strings {
            let art = String(decoding: PageSource.exchanged(exchanged.utf8), as: UTF8.self)
            for reference in art.matches(of: /url\(#(k\d+)\)/) { #expect(art.contains("id=\"\(reference.1)\"")) }
        }
    }

    @Test("The template's changes are described")
    func templateSChangesTold() throws {
        let (_, data) = try Self.page(Self.templates)
        let tree = data.tree("Roo-Vw-rdr")
        let portrait = tree["templates"][0]
        #expect(portrait["unchanged"].integer == 30)
        #expect(portrait["removed"].elements.count == 6)
        #expect(portrait["added"].elements.contains { $0[0].string == "Picture.height = 300" })
        #expect(portrait["attributes"].elements.contains { $0.strings == ["Byline", "alpha", "1", "0.5"] })
        #expect(portrait["pairs"].elements.map(\.integers).contains([0, 0]))
    }

    @Test("A state lists its active constraints")
    func stateNamesConstraintsActive() throws {
        let (_, data) = try Self.page(Self.templates)
        let tree = data.tree("Roo-Vw-rdr")
        func texts(_ template: Int) throws -> Set<String> {
            let state = try #require(tree["states"].elements.first { $0["s"].integer == 0 && $0["t"].integer == template })
            let set = tree["sets"][try #require(state["k"].integer)].integers
            return Set(set.compactMap { tree["constraints"][$0][1].string })
        }
        #expect(try texts(-1).contains("Picture.height = 240"))
        #expect(try !texts(0).contains("Picture.height = 240"))
        #expect(try texts(0).contains("Picture.height = 300"))
    }

    @Test("Problems of a state are described")
    func problemsOfAState() throws {
        let conflict = try Self.page(TestFiles.sample("Mistakes/conflicting-constraints.xib")).1
        let state = conflict["trees"][0]["states"][0]
        #expect(state["conflicts"].elements.count == 1)
        #expect(state["conflicts"][0]["broken"].string != nil)
        let ambiguous = try Self.page(TestFiles.sample("Mistakes/ambiguous-layout.xib")).1
        let views = ambiguous["trees"][0]["views"].elements
        #expect(ambiguous["trees"][0]["states"][0]["ambiguous"].integers.map { views[$0]["name"].string } == ["Box"])
        let misplaced = try Self.page(TestFiles.sample("Mistakes/misplaced-view.xib")).1
        #expect(misplaced["trees"][0]["states"][0]["misplaced"].elements.count == 1)
    }

    @Test("Findings keep their places")
    func findingsKeepTheirPlaces() throws {
        let finding = Diagnostic(
            rule: "some-rule", severity: .warning, message: "a </script> message",
            location: Diagnostic.Location(file: "a.xib", line: 3, column: 4, element: "Box"), path: "Panel ▸ Box", notes: ["a note"])
        let page = Page(try Drawn.document(Self.hiding), file: "a.xib", diagnostics: [finding])
        let found = try PageValue(page.data)["findings"][0]
        #expect(found["message"].string == "a </script> message")
        #expect(found["line"].integer == 3)
        #expect(found["element"].string == "Box")
        #expect(found["notes"].strings == ["a note"])
    }

    @Test("A document that is too large for a page has fewer screens, and the page reports that")
    func documentTooLargeFor() throws {
        let whole = try Self.page(Self.templates).0
        var options = PageOptions()
        options.byteLimit = 20_000
        let (page, data) = try Self.page(Self.templates, options)
        #expect(page.stateCount < whole.stateCount)
        #expect(data["screens"].elements.count < 7)
        #expect(data["notes"].strings == page.notes)
        #expect(page.notes.first?.hasPrefix("The document is large: ") == true)
        // The canvas is never left out, regardless of the limit.
        options.byteLimit = 1
        let smallest = try Self.page(Self.templates, options)
        #expect(smallest.1["screens"].elements.count == 1)
        #expect(smallest.1.tree("Roo-Vw-rdr")["states"].elements.count == 1)
        #expect(smallest.0.notes.count == 2)
    }

    @Test("A document without laid-out views has an empty page")
    func documentWithoutViewsLaid() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
                <objects/>
            </document>
            """
        let document = try DocumentReader().read(Array(text.utf8), file: "test.xib").document
        let page = Page(document, file: "test.xib")
        #expect(page.isEmpty)
        #expect(try PageValue(page.data)["trees"].elements.isEmpty)
    }
}
