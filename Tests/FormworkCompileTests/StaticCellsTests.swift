import FormworkCompile
import FormworkDiagnostics
import FormworkImport
import FormworkModel
import FormworkNib
import Testing

@Suite struct StaticCellsTests {
    private static let table = """
        <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="tab-le-001">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <sections><tableViewSection headerTitle="Sound" id="sec-ti-001">
                <string key="footerTitle">How loud</string>
                <cells>
                    <tableViewCell id="cel-lA-001" rowHeight="60"><rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
                        <tableViewCellContentView key="contentView" id="con-te-001">
                            <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
                            <subviews><button opaque="NO" id="but-to-001"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                                </button></subviews>
                        </tableViewCellContentView></tableViewCell>
                    <tableViewCell id="cel-lB-001"><rect key="frame" x="0.0" y="60" width="320" height="44"/></tableViewCell>
                </cells>
            </tableViewSection></sections>
            <connections><outlet property="dataSource" destination="one-aa-001" id="out-aa-001"/></connections>
        </tableView>
        """

    private static func scene(_ controller: String) -> String {
        CompiledSample.storyboard([
            """
            <\(controller) id="one-aa-001">\(table)
                <connections><outlet property="button" destination="but-to-001" id="out-aa-002"/></connections></\(controller)>
            """
        ])
    }

    @Test func cellsThatATableHasFromTheBeginningAreInItsControllersFile() throws {
        let text = Self.scene("tableViewController")
        let scene = try CompiledSample.graph(text, file: "UITableViewController-one-aa-001.nib")
        let controller = scene.first("UITableViewController")
        let data = try #require(scene.object(controller, key: "UITableViewControllerStaticDataSource"))
        let section = try #require(scene.objects(in: scene.value(data, key: "UITableSections")).first)
        #expect(scene.className(data) == "UITableViewDataSource" && scene.text(section, "UITableSectionHeaderTitle") == "Sound")
        #expect(scene.text(section, "UITableSectionFooterTitle") == "How loud")
        let rows = scene.objects(in: scene.value(section, key: "UITableSectionRows"))
        #expect(rows.count == 2 && scene.value(rows[0], key: "UITableRowHeight") == .float(60))
        // A row without a height has the row height of the table.
        #expect(scene.value(rows[1], key: "UITableRowHeight") == nil)
        let button = scene.first("UIButton")
        let outlet = scene.all("UIRuntimeOutletConnection").first { scene.text($0, "UILabel") == "button" }
        #expect(outlet.flatMap { scene.object($0, key: "UIDestination") } == button)

        let view = try CompiledSample.graph(text, file: "one-aa-001-view-tab-le-001.nib")
        #expect(view.all("UITableView").count == 1 && view.all("UITableViewCell").isEmpty && view.all("UIButton").isEmpty)
        let notes = try CompiledSample.compiled(text).diagnostics.map(\.message)
        #expect(notes.contains { $0.hasPrefix("the class 'UITableViewDataSource' of static cells is compiled from public information") })
    }

    @Test func theyComeBackInTheirTable() throws {
        let output = try CompiledSample.compiled(Self.scene("tableViewController"))
        let document = try DocumentReader().read(output.bundle.packed, file: "Main.storyboardc").document
        let text = String(decoding: document.text(), as: UTF8.self)
        #expect(text.contains(#"dataMode="static""#) && text.contains(#"<tableViewSection headerTitle="Sound" footerTitle="How loud""#))
        #expect(document.element(id: "tab-le-001")?.children.contains { $0.name == "sections" } == true)
        let cells = document.views.filter { $0.element.name == "tableViewCell" }
        #expect(cells.map { $0.element["rowHeight"] } == ["60", nil])
        // The controller's connections lead into the first of them.
        let button = try #require(document.views.first { $0.element.name == "button" })
        #expect(document.connections.contains { $0.element["property"] == "button" && $0.element["destination"] == button.id })
    }

    @Test func theTriggerOfASegueInACellIsReadBack() throws {
        let scenes = [
            """
            <tableViewController id="one-aa-001">
                <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="tab-le-001">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                    <sections><tableViewSection id="sec-ti-001"><cells>
                        <tableViewCell id="cel-lA-001"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/><connections>
                            <segue destination="two-aa-001" kind="show" identifier="chosen" id="seg-aa-001"/>
                            <segue destination="two-aa-001" kind="show" identifier="more" trigger="accessoryAction" id="seg-aa-002"/>
                        </connections></tableViewCell></cells></tableViewSection></sections></tableView></tableViewController>
            """,
            """
            <viewController id="two-aa-001"><view key="view" id="vie-wB-001">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <subviews><containerView opaque="NO" id="con-ta-001"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
                    <connections><segue destination="thr-ee-001" kind="embed" id="seg-aa-003"/></connections></containerView></subviews>
            </view></viewController>
            """,
            #"<viewController id="thr-ee-001"><view key="view" id="vie-wC-001"/></viewController>"#,
        ]
        let output = try CompiledSample.compiled(CompiledSample.storyboard(scenes))
        let document = try DocumentReader().read(output.bundle.packed, file: "Main.storyboardc").document
        let segues = document.connections.filter { $0.element.name == "segue" }.map(\.element)
        let owners = segues.map { $0.parent?.parent?.name }
        #expect(owners == ["tableViewCell", "tableViewCell", "containerView"])
        #expect(segues.map { $0["trigger"] } == [nil, "accessoryAction", nil])
        // The template of a cell's segue isn't an outlet of the document.
        #expect(!String(decoding: document.text(), as: UTF8.self).contains("SegueTemplate"))
    }

    @Test func otherControllersTakeNone() {
        #expect(throws: CompileError.self) { try CompiledSample.compiled(Self.scene("viewController")) }
    }

    @Test func unknownPartsOfASectionAreErrors() {
        let text = Self.scene("tableViewController")
        let changes = [
            text.replacing("<tableViewSection ", with: #"<tableViewSection odd="1" "#),
            text.replacing(#"id="sec-ti-001">"#, with: #"id="sec-ti-001"><view key="headerView" id="odd-vi-001"/>"#),
        ]
        for changed in changes {
            do {
                _ = try CompiledSample.compiled(changed)
                Issue.record("it is compiled")
            } catch let error as CompileError {
                #expect(error.diagnostics.count == 1)
            } catch {
                Issue.record("\(error)")
            }
        }
    }
}
