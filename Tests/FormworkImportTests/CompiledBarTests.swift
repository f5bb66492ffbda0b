import FormworkModel
import FormworkNib
import Testing

@Suite("Bars, gestures and controllers of compiled UIKit files")
struct CompiledBarTests {
    private typealias Value = CompiledSketch.Value

    private static func item(_ title: String) -> Value { .new("UIBarButtonItem", ["UITitle": .text(title)]) }

    @Test("One item at a side of a navigation item is an element, several are a list")
    func navigationItems() throws {
        let lines = try CompiledReading(
            object: "UINavigationItem",
            [
                "UITitle": "Home", "UILeftBarButtonItem": Self.item("L"), "UIRightBarButtonItems": .list([Self.item("A"), Self.item("B")]),
                "UIRightBarButtonItem": Self.item("A"),
            ]
        ).lines
        #expect(lines.attributes("<navigationItem ")["title"] == "Home")
        #expect(lines.attributes(#"key="leftBarButtonItem""#)["title"] == "L")
        #expect(
            lines.element("<rightBarButtonItems>").map { $0.replacing(#/ id="[^"]*"/#, with: "") } == [
                "<rightBarButtonItems>", #"<barButtonItem title="A" style="plain"/>"#, #"<barButtonItem title="B" style="plain"/>"#,
                "</rightBarButtonItems>",
            ])
    }

    @Test("A list with one item is that item")
    func singleItems() throws {
        let lines = try CompiledReading(object: "UINavigationItem", ["UILeftBarButtonItems": .list([Self.item("L")])]).lines
        #expect(lines.attributes(#"key="leftBarButtonItem""#)["title"] == "L" && lines.all("<leftBarButtonItems").isEmpty)
    }

    @Test(
        "An item of the system has its name",
        arguments: [
            (true, 0, "done", []), (true, 5, "flexibleSpace", []), (true, 24, "close", []), (false, 5, nil, []),
            (true, 99, nil, ["the system item 99 of a bar has no name"]),
        ] as [(Bool, Int, String?, [String])])
    func systemItems(isSystem: Bool, number: Int, word: String?, messages: [String]) throws {
        let reading = try CompiledReading(
            object: "UIBarButtonItem", ["UIIsSystemItem": Value(booleanLiteral: isSystem), "UISystemItem": Value(integerLiteral: number)])
        #expect(reading.lines.attributes("<barButtonItem ")["systemItem"] == word)
        #expect(reading.messages == messages)
    }

    @Test("The attributes of titles are a font and a color; others are listed")
    func titleAttributes() throws {
        let attributes: Value = .map([
            "NSFont": .new("UIFont", ["UIIBTextStyle": "UICTFontTextStyleBody"]), "NSColor": .new("UIColor", ["UIWhite": 1.0]),
            "NSShadow": .new("NSShadow"), "NSKern": 1,
        ])
        let reading = try CompiledReading(
            "UINavigationBar", ["UIBarLargeTitleTextAttributes": attributes, "UITitleTextAttributes": .map([:])])
        #expect(
            reading.lines.element("<textAttributes ") == [
                #"<textAttributes key="largeTitleTextAttributes">"#,
                #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#,
                #"<color key="textColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#,
                "</textAttributes>",
            ])
        #expect(reading.messages == ["the attribute 'NSShadow' of titles has no counterpart"])
    }

    @Test("The scopes of a search bar are a list of texts")
    func searchScopes() throws {
        #expect(
            try CompiledReading("UISearchBar", ["UIScopeButtonTitles": .list(["All", "", 3])]).lines.element("<scopeButtonTitles>") == [
                "<scopeButtonTitles>", "<string>All</string>", "<string></string>", "</scopeButtonTitles>",
            ])
        #expect(try CompiledReading("UISearchBar", [:]).lines.all("<scopeButtonTitles").isEmpty)
    }

    // MARK: Gestures

    @Test(
        "Taps and touches are in a separate recognizer, and the default is left out",
        arguments: [
            ("UITapGestureRecognizer", 1, 1, ["numberOfTouchesRequired": "1"]),
            ("UITapGestureRecognizer", 2, nil, ["numberOfTapsRequired": "2"]),
            ("UILongPressGestureRecognizer", 0, nil, [:]), ("UILongPressGestureRecognizer", 1, nil, ["numberOfTapsRequired": "1"]),
        ] as [(String, Int, Int?, [String: String])])
    func taps(className: String, taps: Int, touches: Int?, expected: [String: String]) throws {
        var sketch = CompiledSketch()
        let inner = sketch.add("UITapRecognizer", ["UITapRecognizer.numberOfTapsRequired": Value(integerLiteral: taps)])
        if let touches { sketch.set(inner, ["UITapRecognizer.numberOfTouchesRequired": Value(integerLiteral: touches)]) }
        sketch.finish([sketch.add(className, [className + "._imp": .object(inner)])])
        let attributes = try CompiledReading(sketch.bytes()).lines.attributes("GestureRecognizer ")
        #expect(attributes.filter { $0.key.hasPrefix("numberOf") } == expected)
    }

    @Test("A swipe has a direction, and an edge pan its edges")
    func directions() throws {
        #expect(
            try CompiledReading(object: "UISwipeGestureRecognizer", ["UISwipeGestureRecognizer.direction": 4]).lines.attributes(
                "<swipeGestureRecognizer ")["direction"] == "up")
        #expect(
            try CompiledReading(object: "UIScreenEdgePanGestureRecognizer", ["UIScreenEdgePanGestureRecognizer.edges": 10]).lines.has(
                #"<rectEdge key="edges" left="YES" right="YES"/>"#))
        #expect(try CompiledReading(object: "UIScreenEdgePanGestureRecognizer", [:]).lines.all("<rectEdge").isEmpty)
    }

    @Test("A view with connected recognizers has an empty element for them")
    func connectedRecognizers() throws {
        var sketch = CompiledSketch()
        let view = sketch.view("UIView")
        let tap = sketch.add("UITapGestureRecognizer")
        let connection = sketch.add(
            "UIRuntimeOutletCollectionConnection",
            [
                "UILabel": "gestureRecognizers", "UISource": .object(view), "UIDestination": .objects([tap]),
                "addsContentToExistingCollection": true,
            ])
        sketch.finish([view, tap], connections: [connection])
        let lines = try CompiledReading(sketch.bytes()).lines
        #expect(lines.has("<gestureRecognizers/>"))
        let attributes = lines.attributes("<outletCollection ")
        #expect(attributes["property"] == "gestureRecognizers" && attributes["appends"] == "YES")
        #expect(attributes["destination"] == lines.attributes("<tapGestureRecognizer ")["id"])
    }

    // MARK: Controllers

    @Test("A controller has its view and bars, and in a XIB the name of its nib")
    func controllers() throws {
        var sketch = CompiledSketch()
        let view = sketch.view("UIView", ["UITag": 5])
        let controller = sketch.add(
            "UIViewController",
            [
                "UINibName": "Other", "UITitle": "Main", "UIView": .object(view), "UIKeyEdgesForExtendedLayout": 5,
                "UIModalPresentationStyle": 3, "UIToolbarItems": .list([]),
            ])
        sketch.finish([controller])
        let reading = try CompiledReading(sketch.bytes())
        let attributes = reading.lines.attributes("<viewController ")
        #expect(
            attributes.filter { $0.key != "id" } == [
                "title": "Main", "nibName": "Other", "modalPresentationStyle": "currentContext",
            ])
        #expect(reading.document.views.map { $0.element["tag"] } == ["5"] && reading.document.views[0].element["key"] == "view")
        #expect(reading.lines.has(#"<extendedEdge key="edgesForExtendedLayout" top="YES" bottom="YES"/>"#))
        #expect(reading.lines.has("<toolbarItems/>"))
        #expect(reading.messages.isEmpty)
    }

    @Test("All edges are the default of a controller, and a mask of none has an empty element")
    func edges() throws {
        #expect(try CompiledReading(object: "UIViewController", ["UIKeyEdgesForExtendedLayout": 15]).lines.all("<extendedEdge").isEmpty)
        #expect(
            try CompiledReading(object: "UIViewController", ["UIKeyEdgesForExtendedLayout": 0]).lines.has(
                #"<extendedEdge key="edgesForExtendedLayout"/>"#))
    }

    @Test("The refresh control of a table belongs to its controller")
    func refreshControls() throws {
        var sketch = CompiledSketch()
        let table = sketch.view("UITableView", ["UIRefreshControl": .object(sketch.view("UIRefreshControl"))])
        sketch.finish([sketch.add("UITableViewController", ["UIView": .object(table)])])
        let lines = try CompiledReading(sketch.bytes()).lines
        let controller = lines.element("<tableViewController ")
        #expect(controller.contains { $0.contains(#"<refreshControl key="refreshControl""#) })
        #expect(!lines.element("<tableView ").contains { $0.contains("<refreshControl") })
    }

    @Test("A flow layout has its measures, even if they are the default")
    func flowLayouts() throws {
        let lines = try CompiledReading(
            "UICollectionView",
            [
                "UICollectionLayout": .new(
                    "UICollectionViewFlowLayout",
                    ["UIItemSize": .packed([30, 40]), "UISectionInset": .packed([1, 2, 3, 4]), "UIScrollDirection": 1])
            ]
        ).lines
        let layout = lines.element("<collectionViewFlowLayout ")
        #expect(lines.attributes("<collectionViewFlowLayout ")["scrollDirection"] == "horizontal")
        #expect(
            Array(layout.dropFirst()) == [
                #"<size key="itemSize" width="30" height="40"/>"#, #"<size key="headerReferenceSize" width="0" height="0"/>"#,
                #"<size key="footerReferenceSize" width="0" height="0"/>"#,
                #"<inset key="sectionInset" minX="2" minY="1" maxX="4" maxY="3"/>"#,
                "</collectionViewFlowLayout>",
            ])
        let usual = try CompiledReading("UICollectionView", ["UICollectionLayout": .new("UICollectionViewFlowLayout")]).lines
        #expect(usual.has(#"<size key="itemSize" width="50" height="50"/>"#))
        #expect(usual.has(#"<inset key="sectionInset" minX="0" minY="0" maxX="0" maxY="0"/>"#))
    }
}
