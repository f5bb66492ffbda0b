import FormworkDiagnostics
import FormworkImport
import FormworkModel
import FormworkNib
import Testing

@Suite struct CompiledInterfaceTests {
    private static func read(_ bytes: [UInt8]) throws -> ReadDocument { try DocumentReader().read(bytes, file: "Card.nib") }

    @Test func aCompiledXIBIsTheDocumentThatItWasMadeOf() throws {
        let document = try Self.read(NibSketch.view()).document
        #expect(document.format == .compiled && document.kind == .xib && document.platform == .iOS)
        let text = String(decoding: document.text(), as: UTF8.self)
        #expect(text.contains(#"useAutolayout="YES""#))
        let view = try #require(document.views.first)
        #expect(view.element.customClass == "Card" && view.element["customModule"] == "Main")
        #expect(view.frame == Rect(origin: Point(x: 0, y: 0), size: Size(width: 320, height: 100)))
        let label = try #require(document.views.last)
        #expect(label.element["text"] == "Total <due>" && label.element["textAlignment"] == "center")
        #expect(label.element["userInteractionEnabled"] == "NO" && label.element["contentMode"] == "left")
        #expect(label.frame == Rect(origin: Point(x: 20, y: 20), size: Size(width: 100.5, height: 21)))
        #expect(label.element["translatesAutoresizingMaskIntoConstraints"] == "NO")
    }

    @Test func constraintsComeBackWithTheirMargins() throws {
        let document = try Self.read(NibSketch.view()).document
        let constraint = try #require(document.constraints.first)
        #expect(constraint.element["firstAttribute"] == "leading")
        #expect(constraint.element["secondAttribute"] == "leadingMargin")
        #expect(constraint.element["constant"] == "12" && constraint.element["priority"] == "750")
        #expect(constraint.element["secondItem"] == document.views.first?.id)
    }

    @Test func connectionsAndAttributesComeBack() throws {
        let document = try Self.read(NibSketch.view()).document
        #expect(document.connections.first?.element["property"] == "total")
        #expect(document.connections.first?.element["destination"] == document.views.last?.id)
        let text = String(decoding: document.text(), as: UTF8.self)
        // The number 1 is stored both for a Boolean and for a measure: the name distinguishes them.
        #expect(text.contains(#"<userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">"#))
    }

    @Test func partsWithoutCounterpartAreListed() throws {
        let diagnostics = try Self.read(NibSketch.view()).diagnostics
        #expect(diagnostics.map(\.message) == ["the key 'UIMystery' of the class 'UILabel' has no counterpart: it is 300"])
    }

    @Test func idsAreTheSameEachTimeAndAllDifferent() throws {
        let bytes = try NibSketch.view()
        let (one, other) = (try Self.read(bytes).document, try Self.read(bytes).document)
        #expect(one.text() == other.text())
        let ids = one.views.compactMap(\.id)
        #expect(Set(ids).count == ids.count && ids.allSatisfy { $0.count == 10 })
    }

    @Test func documentsThatAreReadBackAreWrittenAndReadAgain() throws {
        let document = try Self.read(NibSketch.view()).document
        let again = try DocumentReader().read(document.text(), file: "Card.xib").document
        #expect(again == document)
    }

    @Test(arguments: [("spacing", true), ("", false), (#"x="1"/><evil y"#, false), ("layer.alpha", false), ("key", false)])
    func aKeyPathBecomesAnAttributeOnlyWhereItIsAWord(keyPath: String, isWord: Bool) throws {
        var sketch = NibSketch()
        let (root, view) = (
            sketch.reserve(1)[0], sketch.add("UIView", ["UIBounds": .numbers([0, 0, 10, 10]), "UICenter": .numbers([5, 5])])
        )
        let wide = sketch.add(
            "UITraitCollection", ["UITraitCollectionBuiltinTrait-_UITraitNameHorizontalSizeClass": .stored(.int8(2))])
        let record = sketch.add(
            "UITraitStorageRecord",
            ["UITraitCollection": .object(wide), "UIValue": .object(sketch.add("NSNumber", ["NS.intval": .stored(.int8(15))]))])
        let storage = sketch.add(
            "UIAttributeTraitStorage", ["UIObject": .object(view), "UIKeyPath": .text(keyPath), "UIRecords": .array([record])])
        let list = sketch.add("UITraitStorageList", ["UITopLevelObject": .object(view), "UITraitStorages": .array([storage])])
        sketch.define(
            root, "NSObject",
            [
                "UINibTopLevelObjectsKey": .array([view]), "UINibObjectsKey": .array([view]), "UINibConnectionsKey": .array([]),
                "UINibTraitStorageListsKey": .array([list]), "UINibKeyValuePairsKey": .array([]),
            ])
        let read = try Self.read(sketch.bytes())
        let text = String(decoding: read.document.text(), as: UTF8.self)
        #expect(text.contains(#"<variation key="widthClass=regular" spacing="15"/>"#) == isWord)
        #expect(read.diagnostics.contains { $0.message.contains("the variation of") } == !isWord)
        #expect(try DocumentReader().read(read.document.text(), file: "Card.xib").document == read.document)
    }

    @Test func aCellIsReadFromTheNibInsideTheNib() throws {
        var cell = NibSketch()
        let parts = cell.reserve(5)
        cell.define(
            parts[0], "NSObject",
            [
                "UINibTopLevelObjectsKey": .array([parts[1], parts[2]]), "UINibObjectsKey": .array([parts[1], parts[2]]),
                "UINibConnectionsKey": .array([parts[4]]), "UINibKeyValuePairsKey": .array([]),
            ])
        cell.define(
            parts[1], "UITableViewCell",
            [
                "UIBounds": .numbers([0, 0, 320, 44]), "UICenter": .numbers([160, 22]), "UIReuseIdentifier": .text("row"),
                "UIContentView": .object(parts[3]),
            ])
        cell.define(parts[2], "UIProxyObject", ["UIProxiedObjectIdentifier": .text("UpstreamPlaceholder-abc-de-fgh")])
        cell.define(parts[3], "UITableViewCellContentView", ["UIBounds": .numbers([0, 0, 320, 44]), "UICenter": .numbers([160, 22])])
        cell.define(
            parts[4], "UIRuntimeOutletConnection",
            ["UILabel": .text("list"), "UISource": .object(parts[1]), "UIDestination": .object(parts[2])])
        var sketch = NibSketch()
        let ids = sketch.reserve(4)
        let data = sketch.data(try cell.bytes())
        sketch.define(
            ids[0], "NSObject",
            ["UINibTopLevelObjectsKey": .array([ids[1]]), "UINibObjectsKey": .array([ids[1]]), "UINibConnectionsKey": .array([])])
        sketch.define(ids[2], "NSData", ["NS.bytes": .stored(data)])
        sketch.define(ids[3], "UINib", ["archiveData": .object(ids[2])])
        sketch.define(
            ids[1], "UITableView",
            [
                "UIBounds": .numbers([0, 0, 320, 480]), "UICenter": .numbers([160, 240]),
                "UITableViewCellPrototypeNibs": .dictionary([("row", ids[3])]),
            ])
        let document = try Self.read(sketch.bytes()).document
        let row = try #require(document.views.first { $0.element["reuseIdentifier"] == "row" })
        #expect(row.element.name == "tableViewCell")
        #expect(document.views.contains { $0.element.name == "tableViewCellContentView" })
    }

    @Test func objectsThatContainEachOtherAreReadOnce() throws {
        var sketch = NibSketch()
        let ids = sketch.reserve(3)
        sketch.define(ids[0], "NSObject", ["UINibTopLevelObjectsKey": .array([ids[1]]), "UINibObjectsKey": .array([ids[1]])])
        sketch.define(
            ids[1], "UIView", ["UIBounds": .numbers([0, 0, 1, 1]), "UICenter": .numbers([0.5, 0.5]), "UISubviews": .array([ids[2]])])
        sketch.define(
            ids[2], "UIView",
            ["UIBounds": .numbers([0, 0, 1, 1]), "UICenter": .numbers([0.5, 0.5]), "UISubviews": .array([ids[1], ids[2]])])
        #expect(try Self.read(sketch.bytes()).document.views.count == 2)
    }

    @Test func endlesslyNestedViewsAreCutAndReported() throws {
        var sketch = NibSketch()
        let ids = sketch.reserve(502)
        sketch.define(ids[0], "NSObject", ["UINibTopLevelObjectsKey": .array([ids[1]]), "UINibObjectsKey": .array([ids[1]])])
        for index in 1..<501 {
            sketch.define(
                ids[index], "UIView",
                ["UIBounds": .numbers([0, 0, 1, 1]), "UICenter": .numbers([0.5, 0.5]), "UISubviews": .array([ids[index + 1]])])
        }
        sketch.define(ids[501], "UIView", [:])
        let read = try Self.read(sketch.bytes())
        #expect(read.document.views.count == 100)
        #expect(read.diagnostics.contains { $0.message.contains("nested deeper") })
        #expect(try DocumentReader().read(read.document.text(), file: "Deep.xib").document == read.document)
    }

    @Test func aTextThatXMLCannotContainIsRepairedAndReported() throws {
        var sketch = NibSketch()
        let ids = sketch.reserve(2)
        sketch.define(ids[0], "NSObject", ["UINibTopLevelObjectsKey": .array([ids[1]]), "UINibObjectsKey": .array([ids[1]])])
        sketch.define(
            ids[1], "UILabel", ["UIBounds": .numbers([0, 0, 1, 1]), "UICenter": .numbers([0.5, 0.5]), "UIText": .text("a\u{1}b")])
        let read = try Self.read(sketch.bytes())
        #expect(read.document.views.first?.element["text"] == "a\u{FFFD}b")
        #expect(read.diagnostics.contains { $0.message.contains("XML cannot contain") })
    }

    @Test func namesOfSwiftAreTakenApart() throws {
        for (name, expected) in [
            ("_TtC4Main3Row", "Row"), ("_TtCC4Main5Outer5Inner", "Outer.Inner"), ("_TtC9Broken", "_TtC9Broken"), ("Plain", "Plain"),
        ] {
            var sketch = NibSketch()
            let ids = sketch.reserve(2)
            sketch.define(ids[0], "NSObject", ["UINibTopLevelObjectsKey": .array([ids[1]]), "UINibObjectsKey": .array([ids[1]])])
            sketch.define(
                ids[1], "UIClassSwapper",
                [
                    "UIBounds": .numbers([0, 0, 1, 1]), "UICenter": .numbers([0.5, 0.5]), "UIClassName": .text(name),
                    "UIOriginalClassName": .text("UIView"),
                ])
            #expect(try Self.read(sketch.bytes()).document.views.first?.element.customClass == expected)
        }
    }

    @Test func aFolderIsReadByWhatTheNewestSystemWouldLoad() throws {
        let view = try NibSketch.view()
        let bundle = NibBundle([
            NibBundle.Member(name: "runtime.nib", bytes: [1]), NibBundle.Member(name: "objects-11.0+.nib", bytes: view),
            NibBundle.Member(name: "objects-8.0+.nib", bytes: [2]),
        ])
        #expect(bundle.newestMember?.name == "objects-11.0+.nib")
        #expect(try NibBundle(packed: bundle.packed).members.map(\.name) == bundle.members.map(\.name))
        #expect(try Self.read(bundle.packed).document.text() == Self.read(view).document.text())
        let keyed = NibBundle(["keyedobjects.nib", "keyedobjects-101300.nib"].map { NibBundle.Member(name: $0, bytes: []) })
        #expect(keyed.newestMember?.name == "keyedobjects-101300.nib")
    }

    @Test(arguments: [
        (["Info.plist", "Main.nib"], true), (["Main.nib", "a1b-2c-3d4-view-e5f-6g-7h8.nib"], true), (["About.nib/runtime.nib"], true),
        (["keyedobjects.nib", "classes.nib", "info.nib"], false), (["classes.nib", "designable.nib", "info.nib"], false),
        (["runtime.nib", "objects-12.3+.nib"], false), ([], false),
    ])
    func aFolderOfNamedNibsIsAStoryboard(names: [String], isStoryboard: Bool) {
        #expect(NibBundle(names.map { NibBundle.Member(name: $0, bytes: []) }).isStoryboard == isStoryboard)
    }

    @Test(arguments: [
        (["objects-10.9+.nib", "objects-10.10+.nib"], "objects-10.10+.nib"), (["objects-13.nib", "objects-12.3.1+.nib"], "objects-13.nib"),
        (["objects-12.nib", "objects-12.1+.nib", "runtime.nib"], "objects-12.1+.nib"), (["objects-x.nib", "runtime.nib"], "runtime.nib"),
    ])
    func versionsAreComparedPartByPart(names: [String], newest: String) {
        #expect(NibBundle(names.map { NibBundle.Member(name: $0, bytes: []) }).newestMember?.name == newest)
    }

    /// Returns a file with one view of a class and the value of a key.
    private static func file(_ className: String, _ key: String, _ value: (inout NibSketch) -> NibSketch.Value) throws -> [UInt8] {
        var sketch = NibSketch()
        let ids = sketch.reserve(2)
        let held = value(&sketch)
        sketch.define(ids[0], "NSObject", ["UINibTopLevelObjectsKey": .array([ids[1]]), "UINibObjectsKey": .array([ids[1]])])
        sketch.define(
            ids[1], className, ["UIBounds": .numbers([0, 0, 9, 9]), "UICenter": .numbers([4.5, 4.5]), key: held])
        return try sketch.bytes()
    }

    @Test func theStylesOfBlursComeBackAndOthersAreListed() throws {
        for (style, word) in [(2, "dark"), (4, "regular"), (9, "systemThickMaterial"), (20, "systemChromeMaterialDark")] as [(Int8, String)]
        {
            let read = try Self.read(
                Self.file("UIVisualEffectView", "UIVisualEffectViewEffect") {
                    .object($0.add("UIBlurEffect", ["UIBlurEffectStyle": .stored(.int8(style))]))
                })
            #expect(String(decoding: read.document.text(), as: UTF8.self).contains(#"<blurEffect style="\#(word)"/>"#))
            #expect(!read.diagnostics.contains { $0.message.contains("blur") })
        }
        let read = try Self.read(
            Self.file("UIVisualEffectView", "UIVisualEffectViewEffect") {
                .object($0.add("UIBlurEffect", ["UIBlurEffectStyle": .stored(.int8(99))]))
            })
        #expect(read.diagnostics.contains { $0.message == "the style 99 of a blur has no counterpart" })
    }

    @Test func insetsOfSeparatorsComeBack() throws {
        let cell = try Self.read(Self.file("UITableViewCell", "UISeparatorInset") { _ in .numbers([1, 2, 3, 4]) })
        #expect(
            String(decoding: cell.document.text(), as: UTF8.self)
                .contains(#"<inset key="separatorInset" minX="2" minY="1" maxX="4" maxY="3"/>"#))
        let table = try Self.read(Self.file("UITableView", "UISeparatorInsetReference") { _ in .stored(.int8(1)) })
        #expect(table.document.views.first?.element["separatorInsetReference"] == "fromAutomaticInsets")
    }

    /// Returns a table with a header 50 high, a footer, and rows, which are separate files.
    private static func table(style: Int8, rows: [Double]) throws -> [UInt8] {
        var sketch = NibSketch()
        let ids = sketch.reserve(4)
        var nibs: [(String, Int)] = []
        for (index, height) in rows.enumerated() {
            let (name, key) = ("row\(index)", "UITableViewCell")
            let size: NibSketch.Value = .numbers([0, 0, 320, height])
            var cell = NibSketch()
            let parts = cell.reserve(2)
            cell.define(parts[0], "NSObject", ["UINibTopLevelObjectsKey": .array([parts[1]]), "UINibObjectsKey": .array([parts[1]])])
            cell.define(parts[1], key, ["UIBounds": size, "UICenter": .numbers([160, height / 2]), "UIReuseIdentifier": .text(name)])
            let data = sketch.data(try cell.bytes())
            let file = sketch.add("NSData", ["NS.bytes": .stored(data)])
            nibs.append((name, sketch.add("UINib", ["archiveData": .object(file)])))
        }
        sketch.define(ids[0], "NSObject", ["UINibTopLevelObjectsKey": .array([ids[1]]), "UINibObjectsKey": .array([ids[1]])])
        sketch.define(ids[2], "UIView", ["UIBounds": .numbers([0, 0, 320, 50]), "UICenter": .numbers([160, 25])])
        sketch.define(ids[3], "UIView", ["UIBounds": .numbers([0, 0, 320, 30]), "UICenter": .numbers([160, 65])])
        sketch.define(
            ids[1], "UITableView",
            [
                "UIBounds": .numbers([0, 0, 320, 480]), "UICenter": .numbers([160, 240]), "UIStyle": .stored(.int8(style)),
                "UITableHeaderView": .object(ids[2]), "UITableFooterView": .object(ids[3]), "UISectionHeaderHeight": .stored(.double(22)),
                "UISectionFooterHeight": .stored(.double(6)), "UITableViewCellPrototypeNibs": .dictionary(nibs),
            ])
        return try sketch.bytes()
    }

    @Test(arguments: [(0, [72.0, 116, 216]), (1, [105.5, 149.5, 255.5])] as [(Int8, [Double])])
    func rowsAreBelowEachOtherAndTheFooterIsBelowThem(style: Int8, places: [Double]) throws {
        let document = try Self.read(Self.table(style: style, rows: [44, 100])).document
        let rows = document.views.filter { $0.element.name == "tableViewCell" }.compactMap { $0.frame?.origin.y }
        let footer = document.views.first { $0.element["key"] == "tableFooterView" }?.frame?.origin.y
        #expect(rows + [footer] == places)
    }

    @Test(arguments: [(623.0, 375.0), (600, 320)])
    func aBarAtTheBottomOfTheScreenIsAsWideAsTheScreen(y: Double, width: Double) throws {
        var sketch = NibSketch()
        let ids = sketch.reserve(2)
        let bar = sketch.add("UIToolbar", ["UIBounds": .numbers([0, 0, 320, 44]), "UICenter": .numbers([160, y + 22])])
        sketch.define(ids[0], "NSObject", ["UINibTopLevelObjectsKey": .array([ids[1]]), "UINibObjectsKey": .array([ids[1]])])
        sketch.define(ids[1], "UINavigationController", ["UIToolbar": .object(bar), "UIToolbarShown": .stored(.bool(true))])
        let document = try Self.read(sketch.bytes()).document
        let toolbar = try #require(document.views.first { $0.element.name == "toolbar" })
        #expect(toolbar.frame == Rect(origin: Point(x: 0, y: y), size: Size(width: width, height: 44)))
    }

    @Test func otherArchivesAreRefused() throws {
        var sketch = NibSketch()
        sketch.add("NSObject", ["a": .stored(.null)])
        let bytes = try sketch.bytes()
        let error = #expect(throws: DocumentError.self) { try Self.read(bytes) }
        #expect(error?.diagnostic.message.contains("its root has no objects") == true)
        #expect(throws: DocumentError.self) { try Self.read(NibBundle([]).packed) }
    }
}
