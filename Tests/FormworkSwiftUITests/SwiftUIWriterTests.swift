import FormworkCode
import FormworkModel
import Testing

@testable import FormworkSwiftUI

@Suite("SwiftUI as it is written")
struct SwiftUIWriterTests {
    @Test("Remaining tasks are in the file, each once")
    func notes() throws {
        let outlet = "<connections><outlet property=\"edge\" destination=\"k0\" id=\"out\"/></connections>"
        let file = try Screens.file(Screens.signIn.replacing("<connections></connections>", with: outlet))
        let listed = file.notConverted.filter { !$0.what.hasPrefix("its frame ") }.map { $0.text }
        #expect(!listed.isEmpty)
        #expect(file.text.hasPrefix("// Not converted:\n// - "))
        #expect(file.text.split(separator: "\n").filter { $0.hasPrefix("// - ") }.count == listed.count)
        #expect(file.text.contains("\n\nimport SwiftUI\n"))
    }

    @Test("A cell and its content are not clipped, as rows clip by themselves; a view that clips is")
    func clips() throws {
        func text(_ element: String, _ content: String) throws -> String {
            try Screens.file(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><\(element) clipsSubviews="YES" id="c">
                <rect key="frame" x="0" y="0" width="320" height="44"/>\(content)</\(element)></objects></document>
                """, "Cell.xib"
            ).text
        }
        let label = """
            <subviews><label text="Title" id="t"><rect key="frame" x="20" y="11" width="200" height="21"/></label></subviews>
            """
        let cell = """
            <tableViewCellContentView key="contentView" clipsSubviews="YES" tableViewCell="c" id="k">
            <rect key="frame" x="0" y="0" width="320" height="44"/>\(label)</tableViewCellContentView>
            """
        #expect(try !text("tableViewCell", cell).contains(".clipped()"))
        #expect(try text("view", label).contains(".clipped()"))
    }

    @Test("A screen is a structure with its states, its actions and a preview")
    func writesScreen() throws {
        let file = try Screens.file(Screens.signIn)
        #expect(file.name == "SignInView.swift")
        #expect(
            file.text == """
                import SwiftUI

                /// Sign In, from Main.storyboard.
                struct SignInView: View {
                    var signIn: () -> Void = {}

                    @State private var emailText = ""
                    @State private var passwordText = ""

                    var body: some View {
                        VStack(spacing: 12) {
                            Text("Welcome back")
                                .font(.title)
                                .lineLimit(1)
                                .frame(maxWidth: .infinity, alignment: .leading)
                            TextField("Email", text: $emailText)
                                .textFieldStyle(.roundedBorder)
                                .keyboardType(.emailAddress)
                                .autocorrectionDisabled()
                                .padding(.top, 12)
                            SecureField("Password", text: $passwordText)
                                .textFieldStyle(.roundedBorder)
                            Button("Sign In", action: signIn)
                                .frame(height: 44)
                                .frame(maxWidth: .infinity)
                                .padding(.top, 12)
                            Spacer()
                            Button("Forgot your password?") {
                                // Gap: the document has no action for this: add it here.
                            }
                        }
                        .padding(.horizontal, 24)
                        .padding(.top, 40)
                        .padding(.bottom, 16)
                    }
                }

                #Preview {
                    SignInView()
                }

                """)
    }

    @Test("Controls keep their values, actions and names")
    func writesControls() throws {
        let accessibility =
            #"<accessibility key="accessibilityConfiguration" label="Loud"><accessibilityTraits key="traits" button="YES"/></accessibility>"#
        let action = #"<connections><action selector="changed:" destination="controller" eventType="valueChanged" id="a1"/></connections>"#
        let file = try Screens.file(
            Screens.storyboard(
                views: Screens.view("switch", "s", #"on="NO" userLabel="sound""#, accessibility + action, size: "51 31")
                    + Screens.view("slider", "v", #"value="2" minValue="1" maxValue="5" userLabel="volume""#, size: "200 31")
                    + Screens.view(
                        "segmentedControl", "m", #"selectedSegmentIndex="1" userLabel="mode""#,
                        #"<segments><segment title="Day"/><segment title="Night"/></segments>"#, size: "200 32")
                    + Screens.view("mapView", "w", #"userLabel="places""#, size: "200 200"),
                constraints: ["s", "v", "m", "w"].enumerated().flatMap { place, item in
                    [Screens.equal(item, "top", "safe", nil, Double(place) * 60 + 10), Screens.equal(item, "leading", "safe", nil, 20)]
                } + [
                    Screens.equal("v", "width", nil, nil, 200), Screens.equal("m", "width", nil, nil, 200),
                    Screens.equal("w", "width", nil, nil, 200),
                    Screens.equal("w", "height", nil, nil, 200),
                ]))
        for line in [
            "var changed: () -> Void = {}", "@State private var soundIsOn = false", "@State private var volumeValue = 2.0",
            "@State private var modeSelection = 1", "Toggle(\"\", isOn: $soundIsOn)", ".onChange(of: soundIsOn) { changed() }",
            ".accessibilityLabel(\"Loud\")", ".accessibilityAddTraits([.isButton])", "Slider(value: $volumeValue, in: 1...5)",
            "Picker(\"\", selection: $modeSelection) {", "Text(\"Night\").tag(1)", ".pickerStyle(.segmented)",
            "// Gap: MKMapView 'places' isn't converted: replace this view.",
        ] {
            #expect(file.text.contains(line), "\(line) is not in\n\(file.text)")
        }
        #expect(file.notConverted.contains { $0.element.id == "w" && $0.what == "the view" })
    }

    @Test("Colours, corners, opacity and hiding belong to the frame that they are drawn in")
    func draws() throws {
        let content = """
            <color key="backgroundColor" red="0.5" green="0.25" blue="1" alpha="1" colorSpace="custom" customColorSpace="displayP3"/>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="mood" value="blue"/></userDefinedRuntimeAttributes>
            """
        let file = try Screens.file(
            Screens.storyboard(
                views: Screens.view("view", "card", #"alpha="0.5" hidden="YES" tag="7""#, content, size: "100 100"),
                constraints: [
                    Screens.equal("card", "top", "safe", nil, 10), Screens.equal("card", "leading", "safe", nil, 20),
                    Screens.equal("card", "width", nil, nil, 100), Screens.equal("card", "height", nil, nil, 100),
                ]))
        let order = [
            "RoundedRectangle(cornerRadius: 8).fill(Color(.displayP3, red: 0.5, green: 0.25, blue: 1))", ".frame(width: 100, height: 100)",
            ".opacity(0.5)", ".hidden()", ".padding(.leading, 20)",
        ].map { file.text.firstRange(of: $0)?.lowerBound }
        #expect(!order.contains(nil), "\(file.text)")
        #expect(order.compactMap { $0 } == order.compactMap { $0 }.sorted())
        #expect(file.notConverted.contains { $0.what == "attribute 'tag'" })
        #expect(file.notConverted.contains { $0.what == "the runtime attribute 'mood'" })
    }

    @Test("Corners clip the content of a view that clips, and only round its background otherwise")
    func corners() throws {
        let radius = """
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            <color key="backgroundColor" white="0" alpha="1"/>
            """
        func text(_ attributes: String) throws -> String {
            try Screens.file(
                Screens.storyboard(
                    views: Screens.view("view", "card", attributes, radius, size: "100 100"),
                    constraints: [
                        Screens.equal("card", "top", "safe", nil, 10), Screens.equal("card", "leading", "safe", nil, 20),
                        Screens.equal("card", "width", nil, nil, 100), Screens.equal("card", "height", nil, nil, 100),
                    ])
            ).text
        }
        #expect(try text(#"clipsSubviews="YES""#).contains(".clipShape(.rect(cornerRadius: 8))"))
        #expect(try text("").contains("RoundedRectangle(cornerRadius: 8).fill(.black)"))
    }

    @Test("A range of one value, which a slider cannot have, is widened and reported")
    func emptyRange() throws {
        let file = try Screens.file(
            Screens.storyboard(
                views: Screens.view("slider", "level", #"value="3" minValue="3" maxValue="3""#, size: "100 30"),
                constraints: [Screens.equal("level", "centerX", "safe"), Screens.equal("level", "centerY", "safe")]))
        #expect(file.text.contains("in: 3...4)"))
        #expect(file.notConverted.contains { $0.element.id == "level" && $0.what == "attribute 'maxValue'" })
    }

    @Test("Facts of views, parts and gestures without a modifier are in the notes, and their layout is not")
    func leavesNothingOut() throws {
        let parts = """
            <state key="normal" title="Go"/><state key="highlighted" title="Going"/><inset key="contentEdgeInsets" minX="4" minY="0" maxX="0" maxY="0"/>
            <inset key="imageEdgeInsets" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/>
            """
        let file = try Screens.file(
            Screens.storyboard(
                views: Screens.view(
                    "button", "b", #"contentHorizontalAlignment="left" opaque="NO" horizontalHuggingPriority="251" buttonType="custom""#,
                    parts),
                constraints: [Screens.equal("b", "centerX", "safe"), Screens.equal("b", "centerY", "safe")]))
        #expect(file.text.contains(".buttonStyle(.plain)"))
        let what = file.notConverted.filter { $0.element.id == "b" || $0.element.parent?.id == "b" }.map(\.what)
        #expect(what == ["state 'highlighted'", "inset 'contentEdgeInsets'"])
    }

    @Test("A segue is a note with its kind, its identifier and its destination")
    func notesSegue() throws {
        let segue = #"<connections><segue destination="controller" kind="custom" identifier="next" id="g1"/></connections>"#
        let file = try Screens.file(
            Screens.storyboard(
                views: Screens.view("button", "b", "", #"<state key="normal" title="Next"/>"# + segue),
                constraints: [Screens.equal("b", "centerX", "safe"), Screens.equal("b", "centerY", "safe")]))
        #expect(file.notConverted.contains { $0.what == "the custom segue 'next' to 'Sign In'" })
    }

    @Test("A view of another platform is not mentioned")
    func knowsPlatforms() {
        #expect(Platform.allCases.filter { SwiftUIGenerator.canSpeak(of: $0) } == [.iOS])
    }

    /// Returns the code of a screen that has one view in its middle.
    private static func middle(_ kind: String, _ attributes: String, _ content: String = "", connections: String = "") throws -> SwiftUIFile
    {
        try Screens.file(
            Screens.storyboard(
                views: Screens.view(kind, "a", attributes, content, size: "120 40"),
                constraints: [
                    Screens.equal("a", "centerX", "safe"), Screens.equal("a", "centerY", "safe"),
                    Screens.equal("a", "width", nil, nil, 120),
                    Screens.equal("a", "height", nil, nil, 40),
                ], connections: connections))
    }

    @Test("Actions and states have names as in Swift: without the label of a parameter, and with their kind once")
    func names() throws {
        let action =
            #"<connections><action selector="saveWithSender:" destination="controller" eventType="touchUpInside" id="a1"/></connections>"#
        let button = try Self.middle("button", "", #"<state key="normal" title="Save"/>\#(action)"#).text
        #expect(button.contains("var save: () -> Void = {}") && button.contains("Button(\"Save\", action: save)"), "\(button)")
        let outlet = #"<outlet property="nameText" destination="a" id="o"/>"#
        #expect(try Self.middle("textField", "", connections: outlet).text.contains("private var nameText = "))
    }

    @Test("Comments for translators need no note, a gesture without an action has one")
    func silence() throws {
        let comment = #"<attributedString key="userComments"><fragment content="Short"/></attributedString>"#
        #expect(try !Self.middle("label", #"text="Go""#, comment).notConverted.contains { $0.what.contains("userComments") })
        let gestures =
            #"<gestureRecognizers/><connections><outletCollection property="gestureRecognizers" destination="g" id="x"/></connections>"#
        let text = Screens.storyboard(
            views: Screens.view("view", "a", "", gestures),
            constraints: [
                Screens.equal("a", "centerX", "safe"), Screens.equal("a", "centerY", "safe"), Screens.equal("a", "width", nil, nil, 90),
                Screens.equal("a", "height", nil, nil, 40),
            ]
        ).replacing("</objects></scene>", with: #"<tapGestureRecognizer id="g"/></objects></scene>"#)
        let file = try Screens.file(text)
        #expect(!file.text.contains("onTapGesture") && file.notConverted.contains { $0.what == "the gesture" }, "\(file.text)")
    }

    @Test("A background is folded into an empty view, and one behind an opaque color is left out")
    func backgrounds() throws {
        let white =
            #"<color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
        let outlet = #"<outlet property="photo" destination="a" id="o"/>"#
        let image = try Self.middle("imageView", "", white, connections: outlet).text
        #expect(image.contains("Color.white\n") && image.contains(".overlay { photo") && !image.contains("Color.clear"), "\(image)")
        let inner = """
            <subviews>\(Screens.view("view", "b", "", white, size: "120 40"))</subviews><constraints>
            <constraint \(Screens.equal("b", "top", "a")) id="i0"/><constraint \(Screens.equal("b", "leading", "a")) id="i1"/>
            <constraint \(Screens.equal("a", "trailing", "b")) id="i2"/><constraint \(Screens.equal("a", "bottom", "b")) id="i3"/></constraints>
            """
        let nested = try Self.middle("view", "", white + inner).text
        #expect(nested.contains("Color.white\n") && !nested.contains("Color.white\n                .background(.white)"), "\(nested)")
    }

    @Test("The view of a title is named after the screen")
    func titleView() throws {
        let item =
            #"<navigationItem key="navigationItem" id="n"><view key="titleView" id="tv"><rect key="frame" x="0" y="0" width="90" height="30"/></view></navigationItem><connections>"#
        let text = Screens.storyboard(views: "", constraints: []).replacing("<connections>", with: item)
        let files = try SwiftUIGenerator().files(of: Screens.document(text), source: "Main.storyboard")
        #expect(files.map(\.name).contains("SignInTitleView.swift"), "\(files.map(\.name))")
    }
}
