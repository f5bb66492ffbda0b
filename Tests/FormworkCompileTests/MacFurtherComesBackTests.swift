import FormworkCompile
import FormworkImport
import FormworkModel
import FormworkNib
import Testing

/// AppKit views without a reference file of Apple's compiler, compiled and read back.
@Suite struct MacFurtherComesBackTests {
    private static func button(_ title: String) -> String {
        """
        <button id="but-\(title)-001"><rect key="frame" x="0.0" y="0.0" width="50" height="20"/>
        <buttonCell key="cell" type="push" title="\(title)" id="cel-\(title)-001"/></button>
        """
    }

    @Test func gravitiesAreContainersAndComeBackAsLists() throws {
        let stack = """
            <stackView orientation="horizontal" alignment="centerY" id="9"><rect key="frame" x="0.0" y="0.0" width="300" height="20"/>
            <beginningViews>\(Self.button("aa"))\(Self.button("bb"))</beginningViews><endViews>\(Self.button("cc"))</endViews></stackView>
            """
        let fixture = try MacFixture(stack)
        let object = try #require(fixture.objects("NSStackView").first)
        func titles(_ key: String) -> [String] {
            guard let container = fixture.graph.object(object, key: key),
                let list = fixture.graph.value(container, key: "NSStackViewContainerNonDroppedViews")
            else { return ["missing"] }
            return fixture.graph.items(list).compactMap(\.object).compactMap { fixture.graph.object($0, key: "NSCell") }.compactMap {
                fixture.text($0, "NSContents")
            }
        }
        #expect(titles("NSStackViewBeginningContainer") == ["aa", "bb"] && titles("NSStackViewMiddleContainer").isEmpty)
        #expect(titles("NSStackViewEndContainer") == ["cc"])
        #expect(fixture.graph.value(object, key: "NSSubviews").map { fixture.graph.items($0).count } == 3)

        let document = try DocumentReader().read(fixture.output.bundle.packed, file: "Sample.nib").document
        let back = try #require(document.views.first { $0.element.name == "stackView" }?.element)
        func list(_ name: String) -> Int? { back.children.first { $0.name == name }?.children.count }
        #expect(list("beginningViews") == 2 && list("endViews") == 1 && list("middleViews") == nil && list("subviews") == nil)
    }

    @Test func aRuleEditorComesBack() throws {
        let fixture = try MacFixture(
            """
            <ruleEditor nestingMode="list" canRemoveAllRows="YES" rowHeight="32" id="9"><rect key="frame" x="0.0" y="0.0" width="258" height="40"/>
            </ruleEditor>
            """)
        let object = try #require(fixture.objects("NSRuleEditor").first)
        #expect(fixture.number(object, "NSRuleEditorNestingMode") == 1)
        #expect(fixture.graph.value(object, key: "NSRuleEditorDisallowEmpty").flatMap { fixture.graph.scalar($0).truth } == false)
        #expect(fixture.graph.value(object, key: "NSPredicateTemplates") == nil)
        let document = try DocumentReader().read(fixture.output.bundle.packed, file: "Sample.nib").document
        let back = try #require(document.views.first { $0.element.name == "ruleEditor" }?.element)
        #expect(back["nestingMode"] == "list" && back["rowHeight"] == "32" && back["canRemoveAllRows"] == "YES")
    }

    @Test func accessibilityTitlesAreReadBackAsConnections() throws {
        let fixture = try MacFixture(
            """
            <textField id="9"><rect key="frame" x="0.0" y="0.0" width="50" height="20"/><textFieldCell key="cell" title="A" id="cel-la-001"/>
            <connections><accessibilityConnection property="title" destination="lab-el-001" id="acc-es-001"/></connections></textField>
            <textField id="lab-el-001"><rect key="frame" x="0.0" y="40" width="50" height="20"/>
            <textFieldCell key="cell" title="Name" id="cel-lb-001"/></textField>
            """)
        let document = try DocumentReader().read(fixture.output.bundle.packed, file: "Sample.nib").document
        let connection = try #require(document.connections.first { $0.element.name == "accessibilityConnection" }?.element)
        let title = try #require(connection["destination"].flatMap { document.element(id: $0) })
        #expect(connection["property"] == "title" && title.children.first { $0["key"] == "cell" }?["title"] == "Name")
        #expect(
            !document.text().isEmpty
                && document.views.allSatisfy { view in
                    !view.element.children.contains { $0.name == "userDefinedRuntimeAttributes" }
                })
    }

    @Test func theColumnOfAnOutlineComesBack() throws {
        let columns = ["one-co-001", "two-co-001"].map { id in
            """
            <tableColumn width="50" minWidth="40" maxWidth="1000" id="\(id)"><tableHeaderCell key="headerCell" title="\(id)"/>
            <textFieldCell key="dataCell" title="T" id="cel-\(id.prefix(3))-01"/></tableColumn>
            """
        }
        let fixture = try MacFixture(
            """
            <scrollView id="9"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/><clipView key="contentView" id="cli-pv-001">
            <rect key="frame" x="1" y="1" width="198" height="98"/><subviews><outlineView outlineTableColumn="two-co-001" id="out-li-001">
            <rect key="frame" x="0.0" y="0.0" width="198" height="98"/><tableColumns>\(columns.joined())</tableColumns></outlineView></subviews>
            </clipView></scrollView>
            """)
        let outline = try #require(fixture.objects("NSOutlineView").first)
        let column = try #require(fixture.graph.object(outline, key: "NSOutlineViewOutlineTableColumnKey"))
        #expect(column == fixture.objects("NSTableColumn").last)
        let document = try DocumentReader().read(fixture.output.bundle.packed, file: "Sample.nib").document
        let back = try #require(document.views.first { $0.element.name == "outlineView" }?.element)
        let named = try #require(back["outlineTableColumn"].flatMap { document.element(id: $0) })
        #expect(named.child(key: "headerCell")?["title"] == "two-co-001")
    }
}
