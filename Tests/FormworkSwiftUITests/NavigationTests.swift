import FormworkCode
import FormworkImport
import Testing

@testable import FormworkSwiftUI

@Suite("Scenes, bars and properties in SwiftUI")
struct NavigationTests {
    /// Returns the files of a storyboard with the controllers of some scenes, by name.
    private static func files(_ controllers: [String], initial: String = "first") throws -> [String: SwiftUIFile] {
        let scenes = controllers.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>" }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="\(initial)">
            <device id="retina6_0" orientation="portrait" appearance="light"/>
            <scenes>\(scenes.joined())</scenes>
            </document>
            """
        let document = try DocumentReader().read(Array(text.utf8), file: "Main.storyboard").document
        let files = SwiftUIGenerator().files(of: document, source: "Main.storyboard")
        return Dictionary(files.map { ($0.name, $0) }) { first, _ in first }
    }

    /// Returns a view controller with a button.
    private static func controller(_ id: String, _ attributes: String, _ items: String = "", button: String = "", views: String = "")
        -> String
    {
        """
        <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
        <view key="view" id="\(id)-v"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews><button translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-b"><rect key="frame" x="150" y="400" width="90" height="30"/>
        <state key="normal" title="Next"/>\(button)</button>\(views)</subviews>
        <constraints><constraint firstItem="\(id)-b" firstAttribute="centerX" secondItem="\(id)-v" secondAttribute="centerX" id="\(id)-x"/>
        <constraint firstItem="\(id)-b" firstAttribute="centerY" secondItem="\(id)-v" secondAttribute="centerY" id="\(id)-y"/></constraints>
        </view>\(items)</viewController>
        """
    }

    @Test("A toolbar that is a view is a row of its items, which begins at the leading edge unless spaces move it") func toolbarView()
        throws
    {
        func bar(_ items: String) throws -> String {
            let view = #"<toolbar id="bar"><rect key="frame" x="0" y="0" width="390" height="44"/><items>\#(items)</items></toolbar>"#
            return try #require(Self.files([Self.controller("first", "", views: view)])["ContentView.swift"]).text
        }
        let save =
            #"<barButtonItem title="Save" id="i"><connections><action selector="save:" destination="first" id="a"/></connections></barButtonItem>"#
        let plain = try bar(save)
        #expect(plain.contains("HStack {\n") && plain.contains("Button(\"Save\", action: save)\n"), "\(plain)")
        #expect(plain.contains("Spacer()\n") && plain.contains(".background(.bar)") && !plain.contains("UIToolbar"), "\(plain)")
        let centered = try bar(#"<barButtonItem systemItem="flexibleSpace" id="s"/>"# + save)
        #expect(centered.firstRange(of: "Spacer()")!.lowerBound < centered.firstRange(of: "Button(\"Save\"")!.lowerBound, "\(centered)")
    }

    private static func relationship(_ kind: String, _ id: String) -> String {
        "<segue destination=\"\(id)\" kind=\"relationship\" relationship=\"\(kind)\" id=\"r-\(id)\"/>"
    }

    private static func navigation(_ id: String, _ root: String, _ item: String = "") -> String {
        """
        <navigationController id="\(id)" sceneMemberID="viewController">\(item)<connections>\(relationship("rootViewController", root))</connections>
        </navigationController>
        """
    }

    @Test("A bar is a title and a toolbar, a segue of a button is a link, a modal one is a sheet")
    func navigates() throws {
        let item = """
            <navigationItem key="navigationItem" title="Songs" id="n"><barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
            <connections><segue destination="third" kind="presentation" id="p"/></connections></barButtonItem>
            <barButtonItem key="leftBarButtonItem" title="Reload" id="reload"><connections>
            <action selector="reload:" destination="second" id="act"/></connections></barButtonItem></navigationItem>
            """
        let files = try Self.files([
            Self.navigation("first", "second"),
            Self.controller(
                "second", #"customClass="SongsViewController""#, item,
                button: #"<connections><segue destination="third" kind="show" id="g"/></connections>"#),
            Self.controller("third", #"customClass="SongViewController""#),
        ])
        let songs = try #require(files["SongsView.swift"])
        for line in [
            ".navigationTitle(\"Songs\")", "ToolbarItemGroup(placement: .topBarTrailing) {", "Image(systemName: \"plus\")",
            "showsSong = true",
            ".sheet(isPresented: $showsSong) {", "Button(\"Reload\", action: reload)", "var reload: () -> Void = {}", "NavigationLink {",
            "@State private var showsSong = false",
        ] {
            #expect(songs.text.contains(line), "\(line) is not in\n\(songs.text)")
        }
        #expect(songs.text.hasSuffix("    NavigationStack {\n        SongsView()\n    }\n}\n"))
        #expect(!songs.notConverted.contains { $0.what.contains("segue") || $0.what.contains("navigationItem") })
        #expect(files["ContentNavigation.swift"]?.text.contains("NavigationStack {\n            SongsView()") == true)
    }

    @Test("Each segue that a controller performs has a state; transitions and the class of the navigation item are noted")
    func performedSegues() throws {
        let segues = """
            <navigationItem key="navigationItem" id="n" customClass="Badge"/><connections>
            <segue destination="second" kind="presentation" identifier="Add" modalTransitionStyle="crossDissolve" \
            modalPresentationStyle="overCurrentContext" id="g1"/>
            <segue destination="third" kind="show" identifier="Songs" id="g2"/>
            <segue destination="third" kind="show" identifier="All" id="g3"/></connections>
            """
        let files = try Self.files([
            Self.controller("first", #"customClass="RecordsViewController""#, segues),
            Self.controller("second", #"customClass="AddViewController""#),
            Self.controller("third", #"customClass="SongsViewController""#),
        ])
        let records = try #require(files["RecordsView.swift"])
        for line in [
            "/// Whether the scene of the segue 'Add' is shown.\n    @State private var showsAdd = false",
            ".fullScreenCover(isPresented: $showsAdd) {",
            "/// Whether the scene of the segue 'Songs' or 'All' is shown.\n    @State private var showsSongs = false",
            ".navigationDestination(isPresented: $showsSongs) {",
        ] {
            #expect(records.text.contains(line), "\(line) is not in\n\(records.text)")
        }
        let notes = records.notConverted.map(\.what)
        #expect(notes.contains("attribute 'modalTransitionStyle'") && notes.contains("the class 'Badge'"), "\(notes)")
    }

    @Test("The tabs of a tab bar controller are a TabView with the titles and images of the controllers")
    func showsTabs() throws {
        let tabs = """
            <tabBarController id="first" customClass="MainTabBarController" sceneMemberID="viewController"><connections>
            \(Self.relationship("viewControllers", "second"))\(Self.relationship("viewControllers", "third"))</connections></tabBarController>
            """
        let files = try Self.files([
            tabs,
            Self.controller(
                "second", #"customClass="HomeViewController""#,
                #"<tabBarItem key="tabBarItem" title="Home" image="house" catalog="system" id="t1"/>"#),
            Self.navigation("third", "fourth", #"<tabBarItem key="tabBarItem" systemItem="search" id="t2"/>"#),
            Self.controller("fourth", #"customClass="SearchViewController""#),
        ])
        let text = try #require(files["MainTabs.swift"]?.text)
        #expect(
            text.contains("            HomeView()\n                .tabItem {\n                    Label(\"Home\", systemImage: \"house\")")
        )
        #expect(
            text.contains(
                "                SearchView()\n            }\n            .tabItem {\n                Label(\"Search\", systemImage: \"magnifyingglass\")"
            ))
    }

    @Test("A structure has neither the name of a class of the document nor an object's id")
    func namesStructures() throws {
        let player = #"<view customClass="PlayerView" id="pl"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></view>"#
        let files = try Self.files([
            Self.controller("first", #"customClass="PlayerViewController""#, views: player), Self.controller("aB1-c2-D3e", ""),
            Self.controller("third", #"customClass="TabViewController""#),
        ])
        #expect(files.keys.sorted() == ["ContentView.swift", "PlayerScreen.swift", "TabScreen.swift"])
    }

    @Test("Outlets to texts and images are parameters, and actions of several controls carry their tags")
    func takesParameters() throws {
        let action = #"<connections><action selector="press:" destination="controller" eventType="touchUpInside" id="a-@"/></connections>"#
        let buttons = [("one", "1"), ("two", "2")].map { id, tag in
            Screens.view(
                "button", id, "tag=\"\(tag)\"", "<state key=\"normal\" title=\"\(id)\"/>" + action.replacing("@", with: id), size: "60 30")
        }
        let file = try Screens.file(
            Screens.storyboard(
                views: buttons.joined() + Screens.view("label", "text", #"text="Label""#, size: "42 21")
                    + Screens.view("imageView", "picture", "", size: "50 50"),
                constraints: ["one", "two", "text", "picture"].enumerated().flatMap { place, item in
                    [Screens.equal(item, "top", "safe", nil, Double(place) * 60 + 8), Screens.equal(item, "leading", "safe", nil, 20)]
                } + [Screens.equal("picture", "width", nil, nil, 50), Screens.equal("picture", "height", nil, nil, 50)],
                connections:
                    #"<outlet property="titleLabel" destination="text" id="o1"/><outlet property="avatarImageView" destination="picture" id="o2"/>"#
            ))
        for line in [
            "var title = \"Label\"", "Text(title)", "var avatar: Image?", ".overlay { avatar?.resizable() }",
            "var press: (Int) -> Void = { _ in }", "press(1)", "press(2)",
        ] {
            #expect(file.text.contains(line), "\(line) is not in\n\(file.text)")
        }
        #expect(!file.notConverted.contains { $0.what.contains("outlet") || $0.what == "attribute 'tag'" })
    }

    @Test("Prototypes are rows of a loop, a segue of a prototype is a link")
    func listsRows() throws {
        let table = """
            <tableViewController id="first" customClass="SongsViewController" sceneMemberID="viewController">
            <tableView key="view" rowHeight="44" id="table"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <prototypes><tableViewCell reuseIdentifier="SongCell" id="cell"><rect key="frame" x="0.0" y="0.0" width="390" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"><rect key="frame" x="0.0" y="0.0" width="390" height="44"/>
            </tableViewCellContentView><connections><segue destination="second" kind="show" id="g"/></connections></tableViewCell></prototypes>
            </tableView></tableViewController>
            """
        let files = try Self.files([table, Self.controller("second", #"customClass="SongViewController""#)])
        let text = try #require(files["SongsView.swift"]?.text)
        #expect(text.contains("    var songRowCount = 1\n"))
        #expect(
            text.contains(
                "ForEach(0..<songRowCount, id: \\.self) { _ in\n                NavigationLink {\n                    SongView()")
        )
        #expect(files["SongRow.swift"]?.notConverted.contains { $0.what.contains("segue") } == false)
    }
}
