import FormworkCompile
import FormworkDiagnostics
import FormworkNib
import Testing

@Suite struct RefusedTests {
    private static func view(_ attributes: String = "", _ inside: String = "") -> String {
        CompiledSample.xib(
            """
            <view id="vie-wA-001" \(attributes)><rect key="frame" x="0.0" y="0.0" width="320" height="100"/>\(inside)</view>
            """)
    }

    private static func errors(_ text: String) -> [Diagnostic] {
        do {
            _ = try CompiledSample.compiled(text)
            return []
        } catch let error as CompileError {
            return error.diagnostics
        } catch {
            Issue.record("\(error)")
            return []
        }
    }

    @Test func unreadPartsAreErrorsWithTheirPlace() throws {
        let found = Self.errors(Self.view(#"wobbles="YES""#))
        #expect(found.map(\.message) == ["the attribute 'wobbles' (YES) of view 'vie-wA-001' is not compiled"])
        #expect(found.first?.rule == "not-compiled" && found.first?.location.line == 6)
    }

    @Test func withLeniencyItIsLeftOutAndListed() throws {
        var options = CompiledSample.options(10, 1)
        options.isLenient = true
        let output = try CompiledSample.compiled(Self.view(#"wobbles="YES""#), options)
        #expect(output.diagnostics.map(\.severity) == [.warning])
        #expect(output.bundle.members.first?.bytes == (try CompiledSample.compiled(Self.view())).bundle.members.first?.bytes)
    }

    @Test(arguments: [
        #"alpha="much""#, #"tag="1e99""#, #"hidden="perhaps""#, #"contentMode="sideways""#, #"semanticContentAttribute="up""#,
    ])
    func wrongValuesAreErrors(attribute: String) { #expect(Self.errors(Self.view(attribute)).count == 1) }

    @Test func unknownElementsAndMissingObjectsAreErrors() {
        let inside = "<subviews><hologram id=\"hol-og-001\"/></subviews>"
        #expect(
            Self.errors(Self.view("", inside)).map(\.message) == ["the element hologram 'hol-og-001' in subviews is not compiled"])
        let constraint = #"<constraints><constraint firstItem="gon-eA-001" firstAttribute="top" id="con-aa-001"/></constraints>"#
        #expect(Self.errors(Self.view("", constraint)).map(\.message) == ["constraint refers to missing object 'gon-eA-001'"])
    }

    @Test func classesThatWereNeverSeenAreNotices() throws {
        let text = CompiledSample.xib(
            #"<switch id="swi-tc-001" on="YES"><rect key="frame" x="0.0" y="0.0" width="51" height="31"/></switch>"#)
        let output = try CompiledSample.compiled(text)
        #expect(output.diagnostics.map(\.severity) == [.note] && output.diagnostics.first?.rule == "unproved-class")
        let graph = try CompiledSample.graph(text)
        // A switch without the key is disabled when it is loaded.
        #expect(graph.value(graph.first("UISwitch"), key: "UISwitchEnabled") == .bool(true))
    }

    @Test func deepNestingAndSharedIdsDoNotTrap() throws {
        let deep = String(repeating: #"<view><subviews>"#, count: 90) + String(repeating: "</subviews></view>", count: 90)
        _ = Self.errors(CompiledSample.xib(deep))
        let same = #"<subviews><view id="vie-wA-001"/><view id="vie-wA-001"/></subviews>"#
        _ = Self.errors(Self.view("", same))
        let cycle = CompiledSample.storyboard([
            #"<navigationController id="one-aa-001"><connections><segue destination="one-aa-001" kind="relationship" id="seg-aa-001"/>"#
                + "</connections></navigationController>"
        ])
        _ = Self.errors(cycle)
        let self_ = CompiledSample.storyboard([
            #"<navigationController id="one-aa-001"><connections><segue destination="two-aa-001" kind="relationship" id="seg-aa-001"/>"#
                + "</connections></navigationController>",
            #"<tabBarController id="two-aa-001"><connections><segue destination="one-aa-001" kind="relationship" id="seg-aa-002"/>"#
                + "</connections></tabBarController>",
        ])
        _ = Self.errors(self_)
        #expect(
            Self.errors(CompiledSample.xib(#"<view id="vie-wA-001"><rect key="frame" x="1e400" y="nan" width="-1e15" height=""/></view>"#))
                .count == 4)
    }
}
