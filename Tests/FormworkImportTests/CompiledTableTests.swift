import FormworkModel
import FormworkNib
import Testing

@Suite("Tables and collections of compiled UIKit files")
struct CompiledTableTests {
    private typealias Value = CompiledSketch.Value

    /// Returns the nib of one view.
    private static func nib(_ fill: (inout CompiledSketch) -> Int) throws -> Value {
        var sketch = CompiledSketch()
        let view = fill(&sketch)
        sketch.finish([view])
        return .new("UINib", ["archiveData": .new("NSData", ["NS.bytes": .data(try sketch.bytes())])])
    }

    // MARK: Static cells

    /// Reads a table view controller with these sections.
    private static func controller(_ sections: [CompiledSketch.Values], source: CompiledSketch.Values = [:]) throws -> CompiledReading {
        var sketch = CompiledSketch()
        let data = sketch.add(
            "UITableViewDataSource", ["UITableSections": .list(sections.map { Value.new("UITableViewSection", $0) })])
        sketch.set(data, source)
        let table = sketch.view("UITableView", frame: [0, 0, 320, 480])
        sketch.finish([
            sketch.add("UITableViewController", ["UIView": .object(table), "UITableViewControllerStaticDataSource": .object(data)])
        ])
        return try CompiledReading(sketch.bytes())
    }

    @Test("Static cells are in sections with titles, and have the heights of their rows")
    func sections() throws {
        var sketch = CompiledSketch()
        let cell = sketch.view("UITableViewCell", ["UIReuseIdentifier": "one"])
        let row = sketch.add("UITableViewRow", ["UITableRowCell": .object(cell), "UITableRowHeight": 60.0])
        let section = sketch.add(
            "UITableViewSection",
            ["UITableSectionHeaderTitle": "Top", "UITableSectionFooterTitle": "a\nb", "UITableSectionRows": .objects([row])])
        let data = sketch.add("UITableViewDataSource", ["UITableSections": .objects([section])])
        let table = sketch.view("UITableView", frame: [0, 0, 320, 480])
        sketch.finish([
            sketch.add("UITableViewController", ["UIView": .object(table), "UITableViewControllerStaticDataSource": .object(data)])
        ])
        let reading = try CompiledReading(sketch.bytes())
        #expect(reading.lines.attributes("<tableView ")["dataMode"] == "static")
        let lines = reading.lines.element("<tableViewSection ")
        #expect(reading.lines.attributes("<tableViewSection ").filter { $0.key != "id" } == ["headerTitle": "Top"])
        #expect(Array(lines[1...3]) == [#"<string key="footerTitle">a"#, "b</string>", "<cells>"])
        let attributes = reading.lines.attributes("<tableViewCell ")
        #expect(attributes["reuseIdentifier"] == "one" && attributes["rowHeight"] == "60")
        #expect(reading.messages.isEmpty)
    }

    @Test("Unknown keys of the data source and its sections are listed, and a list without sections is left out")
    func unknownKeys() throws {
        let reading = try Self.controller([], source: ["UIOdd": 1])
        #expect(reading.messages == ["the key 'UIOdd' of the class 'UITableViewDataSource' has no counterpart"])
        #expect(reading.lines.all("<sections").isEmpty)
        #expect(
            try Self.controller([["UIOdd": 1]]).messages == ["the key 'UIOdd' of the class 'UITableViewSection' has no counterpart"])
    }

    @Test(
        "A cell of a style has its views",
        arguments: [
            (0, [], nil, []), (0, ["UITextLabel"], "IBUITableViewCellStyleDefault", ["textLabel"]),
            (3, ["UITextLabel", "UIDetailTextLabel"], "IBUITableViewCellStyleSubtitle", ["textLabel", "detailTextLabel"]),
            (1, ["UIImageView"], "IBUITableViewCellStyleValue1", ["imageView"]), (2, [], "IBUITableViewCellStyleValue2", []),
            (9, [], nil, []),
        ] as [(Int, [String], String?, [String])])
    func cellStyles(style: Int, keys: [String], word: String?, names: [String]) throws {
        var sketch = CompiledSketch()
        let views = keys.map { _ in sketch.view("UILabel") }
        let cell = sketch.view("UITableViewCell", ["UITableViewCellStyle": Value(integerLiteral: style)])
        for (key, view) in zip(keys, views) { sketch.set(cell, [key: .object(view)]) }
        let content = sketch.view("UITableViewCellContentView", ["UISubviews": .objects(views)])
        sketch.set(cell, ["UIContentView": .object(content), "UISubviews": .objects([content])])
        sketch.finish([cell])
        let reading = try CompiledReading(sketch.bytes())
        let attributes = reading.lines.attributes("<tableViewCell ")
        #expect(attributes["style"] == word)
        #expect(
            names.allSatisfy { attributes[$0] != nil }
                && ["textLabel", "detailTextLabel", "imageView"].filter { attributes[$0] != nil }.count == names.count)
        #expect(reading.lines.attributes("<tableViewCellContentView ")["tableViewCell"] == attributes["id"])
        #expect(reading.messages == (style == 9 ? ["the key 'UITableViewCellStyle' is 9, which is not one of its values"] : []))
    }

    // MARK: Nested files

    @Test("A cell's file that cannot be read is listed")
    func brokenPrototypes() throws {
        let broken: Value = .new("UINib", ["archiveData": .new("NSData", ["NS.bytes": .data([1, 2])])])
        let reading = try CompiledReading("UITableView", ["UITableViewCellPrototypeNibs": .map(["row": broken, "none": .new("UINib")])])
        #expect(
            reading.messages == [
                "the nib of the cell 'row' cannot be read: the file is neither a NIBArchive nor a keyed archive (byte 0)"
            ])
        #expect(reading.lines.all("<prototypes").isEmpty)
    }

    @Test("A placeholder in a cell's file is the object outside that the table names")
    func outsideObjects() throws {
        var inner = CompiledSketch()
        let outside = inner.add("UIProxyObject", ["UIProxiedObjectIdentifier": "UpstreamPlaceholder-1"])
        let row = inner.view("UITableViewCell")
        let outlet = inner.add(
            "UIRuntimeOutletConnection", ["UILabel": "list", "UISource": .object(row), "UIDestination": .object(outside)])
        inner.finish([outside, row], connections: [outlet])
        var sketch = CompiledSketch()
        let table = sketch.view("UITableView")
        sketch.set(
            table,
            [
                "UITableViewCellPrototypeNibs": .map([
                    "row": .new("UINib", ["archiveData": .new("NSData", ["NS.bytes": .data(try inner.bytes())])])
                ]),
                "UITableViewCellPrototypeNibExternalObjects": .map(["row": .map(["UpstreamPlaceholder-1": .object(table)])]),
            ])
        sketch.finish([table])
        let lines = try CompiledReading(sketch.bytes()).lines
        #expect(lines.attributes("<outlet ")["destination"] == lines.attributes("<tableView ")["id"])
    }

    @Test("The cells and views of a collection are in nested files, by the kind in their names")
    func collections() throws {
        let reading = try CompiledReading(
            "UICollectionView",
            [
                "UICollectionViewCellNibDict": .map([
                    "a": try Self.nib { $0.view("UICollectionViewCell", frame: [0, 0, 30, 40], ["UIReuseIdentifier": "a"]) }
                ]),
                "UICollectionViewSupplementaryViewNibDict": .map([
                    "UICollectionElementKindSectionHeader/h": try Self.nib {
                        $0.view("UICollectionReusableView", ["UIReuseIdentifier": "h"])
                    },
                    "UICollectionElementKindSectionFooter/f": try Self.nib {
                        $0.view("UICollectionReusableView", ["UIReuseIdentifier": "f"])
                    },
                ]),
            ])
        #expect(reading.lines.attributes("<collectionView ")["dataMode"] == "prototypes")
        #expect(reading.lines.element("<cells>").count > 3)
        #expect(reading.lines.has(#"<size key="customSize" width="30" height="40"/>"#))
        #expect(reading.lines.attributes(#"key="sectionHeaderView""#)["reuseIdentifier"] == "h")
        #expect(reading.lines.attributes(#"key="sectionFooterView""#)["reuseIdentifier"] == "f")
    }

    @Test("The content view of a collection's cell is anonymous: references to it are ones to the cell")
    func contentViews() throws {
        var sketch = CompiledSketch()
        let label = sketch.view("UILabel")
        let content = sketch.view("UIView", ["UISubviews": .objects([label]), "UIOpaque": true, "UIAutoresizeSubviews": true])
        let constraint = sketch.add(
            "NSLayoutConstraint",
            [
                "NSFirstItem": .object(label), "NSFirstAttributeV2": 3, "NSSecondItem": .object(content), "NSSecondAttributeV2": 3,
            ])
        sketch.set(content, ["UIViewAutolayoutConstraints": .objects([constraint])])
        let cell = sketch.view("UICollectionViewCell", ["UIContentView": .object(content), "UISubviews": .objects([content])])
        sketch.finish([cell])
        let reading = try CompiledReading(sketch.bytes())
        let attributes = reading.lines.attributes(#"key="contentView""#)
        #expect(attributes["id"] == nil && attributes["contentMode"] == "center" && attributes["clipsSubviews"] == "YES")
        let id = reading.lines.attributes("<collectionViewCell ")["id"]
        #expect(reading.lines.attributes("<constraint ")["secondItem"] == id)
        #expect(reading.document.constraints.first?.owner.id == reading.document.views.first?.id)
    }

    // MARK: Tables

    @Test(
        "The heights of a table are attributes",
        arguments: [
            ("UIRowHeight", 60.0, "rowHeight", "60"), ("UISectionHeaderHeight", 0.0, "sectionHeaderHeight", "0"),
            ("UIEstimatedRowHeight", -1.0, "estimatedRowHeight", "-1"),
        ])
    func heights(key: String, value: Double, name: String, text: String) throws {
        #expect(try CompiledReading("UITableView", [key: Value(floatLiteral: value)]).lines.attributes("<tableView ")[name] == text)
    }

    @Test("A table without prototypes has the mode for them")
    func dataModes() throws { #expect(try CompiledReading("UITableView", [:]).lines.attributes("<tableView ")["dataMode"] == "prototypes") }
}
