import FormworkModel
import FormworkNib
import Testing

@Suite("Views of compiled UIKit files")
struct CompiledViewTests {
    private typealias Value = CompiledSketch.Value

    @Test(
        "Each key of a view is an attribute of its element",
        arguments: [
            ("UIAlpha", 0.5, "alpha", "0.5"), ("UIHidden", true, "hidden", "YES"), ("UITag", 7, "tag", "7"),
            ("UIUserInteractionDisabled", true, "userInteractionEnabled", "NO"),
            ("UIMultipleTouchEnabled", true, "multipleTouchEnabled", "YES"),
            ("UIClipsToBounds", true, "clipsSubviews", "YES"), ("UIContentMode", 4, "contentMode", "center"),
            ("UIContentMode", 12, "contentMode", "bottomRight"),
            ("UIClearsContextBeforeDrawing", false, "clearsContextBeforeDrawing", "NO"),
            ("UIAutoresizeSubviews", false, "autoresizesSubviews", "NO"),
            ("UIRestorationIdentifier", "main", "restorationIdentifier", "main"),
            ("UIViewSemanticContentAttribute", 4, "semanticContentAttribute", "forceRightToLeft"),
            ("UIViewPreservesSuperviewMargins", true, "preservesSuperviewLayoutMargins", "YES"),
            ("UIViewInsetsLayoutMarginsFromSafeArea", false, "insetsLayoutMarginsFromSafeArea", "NO"),
        ] as [(String, CompiledSketch.Value, String, String)])
    func attributes(key: String, value: CompiledSketch.Value, name: String, text: String) throws {
        let reading = try CompiledReading("UIView", [key: value])
        #expect(reading.lines.attributes("<view ")[name] == text)
        #expect(reading.messages.isEmpty)
    }

    @Test("A view without keys has the defaults of the compiler, which differ from those of documents")
    func defaults() throws {
        let lines = try CompiledReading("UIView", [:]).lines
        #expect(
            lines.attributes("<view ") == ["opaque": "NO", "autoresizesSubviews": "NO", "contentMode": "scaleToFill", "id": "#1"])
        #expect(
            Array(lines.element("<view ").dropFirst()) == [
                #"<rect key="frame" x="0" y="0" width="10" height="20"/>"#, #"<autoresizingMask key="autoresizingMask"/>"#, "</view>",
            ])
    }

    @Test("A number without a word in its list is left out and listed")
    func unknownWords() throws {
        let reading = try CompiledReading("UIView", ["UIContentMode": 99])
        #expect(reading.lines.attributes("<view ")["contentMode"] == nil)
        #expect(reading.messages == ["the key 'UIContentMode' is 99, which is not one of its values"])
    }

    // MARK: Geometry

    @Test(
        "The frame follows from the bounds and the center",
        arguments: [
            ([0, 0, 100, 50], [60, 35], [#"<rect key="frame" x="10" y="10" width="100" height="50"/>"#]),
            ([0, 0, 33, 20.5], [16.5, 10.250000001], [#"<rect key="frame" x="0" y="0" width="33" height="20.5"/>"#]),
            ([0, 0, 10, 10], [5.2, 5], [#"<rect key="frame" x="0.20000000000000018" y="0" width="10" height="10"/>"#]),
            (
                [3, -4, 10, 10], [5, 5],
                [#"<rect key="frame" x="0" y="0" width="10" height="10"/>"#, #"<rect key="bounds" x="3" y="-4" width="10" height="10"/>"#]
            ),
            ([0, 0, 1000, 1000], [500, 500], []), ([0, 0, 10], [5, 5], []), ([0, 0, 10, 10], [5], []),
        ] as [([Double], [Double], [String])])
    func frames(bounds: [Double], center: [Double], lines: [String]) throws {
        let reading = try CompiledReading("UIView", ["UIBounds": .packed(bounds), "UICenter": .packed(center)])
        #expect(reading.lines.all("<rect ") == lines)
    }

    @Test("Geometry may be a text, or packed in single precision")
    func formsOfGeometry() throws {
        let single: [UInt8] = [6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x20, 0x41, 0, 0, 0xA0, 0x41]
        let reading = try CompiledReading("UIView", ["UIBounds": .data(single), "UICenter": "{5, 10}"])
        #expect(reading.lines.all("<rect ") == [#"<rect key="frame" x="0" y="0" width="10" height="20"/>"#])
    }

    @Test(
        "Geometry in another form is left out",
        arguments: [[], [7], [5, 0, 0, 0, 0], [7, 0, 0, 0], [UInt8](repeating: 7, count: 74)] as [[UInt8]])
    func otherGeometry(bytes: [UInt8]) throws {
        #expect(try CompiledReading("UIView", ["UIBounds": .data(bytes)]).lines.all("<rect ").isEmpty)
    }

    @Test(
        "The autoresizing mask has an attribute for each bit; that of views with constraints is left out",
        arguments: [
            (0, false, [#"<autoresizingMask key="autoresizingMask"/>"#]),
            (18, false, [#"<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>"#]),
            (36, false, [#"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#]),
            (9, true, [#"<autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMinY="YES"/>"#]), (36, true, []),
        ] as [(Int, Bool, [String])])
    func autoresizing(mask: Int, isConstrained: Bool, lines: [String]) throws {
        let reading = try CompiledReading(
            "UIView",
            [
                "UIAutoresizingMask": Value(integerLiteral: mask),
                "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints": Value(booleanLiteral: isConstrained),
            ])
        #expect(reading.lines.all("<autoresizingMask ") == lines)
        #expect(reading.lines.attributes("<view ")["translatesAutoresizingMaskIntoConstraints"] == (isConstrained ? "NO" : nil))
        #expect(reading.lines.attributes("<document ")["useAutolayout"] == (isConstrained ? "YES" : nil))
    }

    @Test(
        "Priorities are attributes unless they are the default",
        arguments: [
            ("UIViewContentHuggingPriority", "{251, 252}", ["horizontalHuggingPriority": "251", "verticalHuggingPriority": "252"]),
            ("UIViewContentHuggingPriority", "{250, 1000}", ["verticalHuggingPriority": "1000"]),
            ("UIViewContentCompressionResistancePriority", "{1, 750}", ["horizontalCompressionResistancePriority": "1"]),
            ("UIViewContentCompressionResistancePriority", "{1}", [:]),
        ])
    func priorities(key: String, text: String, expected: [String: String]) throws {
        let attributes = try CompiledReading("UIView", [key: .text(text)]).lines.attributes("<view ")
        #expect(attributes.filter { $0.key.hasSuffix("Priority") } == expected)
    }

    @Test("Margins are absolute or directional")
    func margins() throws {
        let margins: Value = .packed([1, 2, 3, 4])
        #expect(
            try CompiledReading("UIView", ["UIViewLayoutMargins": margins]).lines.has(
                #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#))
        #expect(
            try CompiledReading("UIView", ["UIViewLayoutMargins": margins, "UIViewLayoutMarginsAreDirectional": true]).lines.has(
                #"<directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>"#))
        // Every stack view has margins of 0.
        let zero: Value = .packed([0, 0, 0, 0])
        #expect(try CompiledReading("UIStackView", ["UIViewLayoutMargins": zero]).lines.all("<edgeInsets").isEmpty)
        #expect(try CompiledReading("UIView", ["UIViewLayoutMargins": zero]).lines.all("<edgeInsets").count == 1)
    }

    // MARK: Classes and keys

    @Test("A view of an unknown class is a view with that class, an object without a frame is an object")
    func unknownClasses() throws {
        let view = try CompiledReading("FancyView", [:])
        #expect(view.lines.attributes("<view ")["customClass"] == "FancyView")
        #expect(view.messages == ["the class 'FancyView' has no element of its own; it is written as 'view'"])
        let object = try CompiledReading(object: "_TtC3App5Store", [:])
        #expect(object.lines.element("<customObject ") == [##"<customObject id="#1" customClass="Store" customModule="App"/>"##])
        #expect(object.messages == ["the class '_TtC3App5Store' has no element of its own; it is written as 'customObject'"])
    }

    @Test("A class swapper is an object of its original class with a custom class")
    func customClasses() throws {
        let reading = try CompiledReading("UIClassSwapper", ["UIClassName": "Gauge", "UIOriginalClassName": "UILabel"])
        #expect(reading.lines.attributes("<label ")["customClass"] == "Gauge")
        #expect(reading.messages.isEmpty)
    }

    @Test(
        "A key without a counterpart is listed with its value, if that is short",
        arguments: [
            (true, ": it is YES"), (false, ": it is NO"), (7, ": it is 7"), (0.5, ": it is 0.5"), ("hi", ": it is 'hi'"),
            (.packed([1]), ""),
            (.text(String(repeating: "a", count: 60)), ""), (.new("UIView"), ""), (.number(.int8(3)), ": it is 3"), (.stored(.null), ""),
        ] as [(CompiledSketch.Value, String)])
    func unknownKeys(value: CompiledSketch.Value, shown: String) throws {
        let reading = try CompiledReading("UIView", ["UIMystery": value])
        #expect(reading.messages == ["the key 'UIMystery' of the class 'UIView' has no counterpart\(shown)"])
    }

    @Test("Equal notes are counted")
    func countedNotes() throws {
        var sketch = CompiledSketch()
        let views = (0..<3).map { _ in sketch.view("UIView", ["UIMystery": true]) }
        sketch.finish(views)
        #expect(
            try CompiledReading(sketch.bytes()).messages == [
                "the key 'UIMystery' of the class 'UIView' has no counterpart: it is YES, 3 times"
            ])
    }

    @Test("The accessibility of a view is in a list of the file")
    func accessibility() throws {
        var sketch = CompiledSketch()
        let view = sketch.view("UIView")
        let configuration = sketch.add(
            "UIAccessibilityConfiguration",
            [
                "UIAccessibileObject": .object(view), "UIAccessibilityHint": "h", "UIAccessibilityLabel": "l",
                "UIAccessibilityIdentifier": "i",
                "UIAccessibilityTraits": 3, "UIIsAccessibilityElement": true,
            ])
        sketch.finish([view], ["UINibAccessibilityConfigurationsKey": .objects([configuration])])
        #expect(
            try CompiledReading(sketch.bytes()).lines.element("<accessibility ") == [
                #"<accessibility key="accessibilityConfiguration" hint="h" identifier="i" label="l">"#,
                #"<accessibilityTraits key="traits" button="YES" link="YES"/>"#, #"<bool key="isElement" value="YES"/>"#,
                "</accessibility>",
            ])
    }

    // MARK: Subviews

    @Test("Arranged subviews precede the others, and each view is written once")
    func subviews() throws {
        var sketch = CompiledSketch()
        let (one, two, three) = (
            sketch.view("UIView", ["UITag": 1]), sketch.view("UIView", ["UITag": 2]), sketch.view("UIView", ["UITag": 3])
        )
        let stack = sketch.view(
            "UIStackView", ["UISubviews": .objects([three, one, two]), "UIStackViewArrangedSubviews": .objects([one, two])])
        sketch.finish([stack])
        let tags = try CompiledReading(sketch.bytes()).document.views.compactMap { $0.element["tag"] }
        #expect(tags == ["1", "2", "3"])
    }

    @Test("Separators and views for the only section of a collection view are left out")
    func systemViews() throws {
        var sketch = CompiledSketch()
        let section = sketch.view("UICollectionReusableView", ["UIReuseIdentifier": "IBUICollectionViewSection"])
        let separator = sketch.view("_UITableViewCellSeparatorView")
        sketch.finish([sketch.view("UIView", ["UISubviews": .objects([section, separator])])])
        let reading = try CompiledReading(sketch.bytes())
        #expect(reading.document.views.count == 1 && reading.lines.all("<subviews").isEmpty)
    }
}
