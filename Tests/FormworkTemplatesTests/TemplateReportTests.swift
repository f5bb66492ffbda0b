import FormworkModel
import FormworkTemplates
import Testing

@Suite("Constraints are selected by their items")
struct TemplateReportTests {
    private static func mapped(_ id: String, _ target: String) -> String {
        #"<view id="\#(id)"><connections><outlet property="targetView" destination="\#(target)" id="o\#(id)"/></connections></view>"#
    }

    private static func report(controller: String = "", template: String, constraints: String) throws -> TemplateReport {
        let document = try Documents.storyboard(
            controller: #"<subviews><view id="A"/><view id="B"/></subviews>"# + controller,
            siblings: Documents.template(template, constraints: constraints))
        return try #require(document.templateReports.first)
    }

    @Test("Those between views with a target and their sizes are copied, whoever owns them")
    func copied() throws {
        let report = try Self.report(
            template: Self.mapped("tA", "A") + #"<view id="tN"/>"#,
            constraints: """
                <constraint firstItem="tA" firstAttribute="top" secondItem="T" secondAttribute="top" id="c1"/>
                <constraint firstItem="tA" firstAttribute="width" constant="4" id="c2"/>
                <constraint firstItem="tA" firstAttribute="width" secondItem="tA" secondAttribute="height" id="c3"/>
                <constraint firstItem="tN" firstAttribute="width" constant="4" id="c4"/>
                """)
        #expect(report.copied.map(\.id) == ["c1", "c2", "c3"])
        #expect(report.ignored.map(\.constraint.id) == ["c4"])
        #expect(report.viewsWithoutTarget.map(\.id) == ["tN"])
    }

    @Test("Omitted constraints have a reason")
    func ignored() throws {
        let report = try Self.report(
            template: Self.mapped("tA", "A") + #"<view id="tN"/>"#,
            constraints: """
                <constraint firstItem="tA" firstAttribute="top" secondItem="G" secondAttribute="bottom" id="c1"/>
                <constraint firstItem="tA" firstAttribute="top" secondItem="tN" secondAttribute="bottom" id="c2"/>
                <constraint firstItem="tA" firstAttribute="top" secondItem="B" secondAttribute="bottom" id="c3"/>
                """)
        #expect(report.copied.isEmpty)
        #expect(report.ignored.map(\.reason) == [.layoutGuide, .missingTargetView, .foreignOwner])
    }

    @Test("A constraint of a guide alone is the template's too")
    func guideAlone() throws {
        let report = try Self.report(
            template: #"<view id="tN"><viewLayoutGuide key="safeArea" id="tG"/></view>"#,
            constraints: #"<constraint firstItem="tG" firstAttribute="width" constant="4" id="c1"/>"#)
        #expect(report.ignored.map(\.reason) == [.layoutGuide])
        #expect(report.viewsWithoutTarget.isEmpty)
    }

    @Test("A placeholder and an uninstalled constraint don't count")
    func notThere() throws {
        let report = try Self.report(
            template: Self.mapped("tA", "A"),
            constraints: """
                <constraint firstItem="tA" firstAttribute="width" constant="4" placeholder="YES" id="c1"/>
                <constraint firstItem="tA" firstAttribute="width" constant="5" id="c2"/>
                """)
        #expect(report.copied.map(\.id) == ["c2"])
        #expect(report.ignored.isEmpty)
    }

    @Test("A target's constraints to anything else stay")
    func kept() throws {
        let report = try Self.report(
            controller: """
                <constraints>
                    <constraint firstItem="A" firstAttribute="top" secondItem="G" secondAttribute="bottom" id="k1"/>
                    <constraint firstItem="A" firstAttribute="top" secondItem="B" secondAttribute="bottom" id="k2"/>
                    <constraint firstItem="B" firstAttribute="width" constant="5" id="k3"/>
                    <constraint firstItem="A" firstAttribute="leading" secondItem="R" secondAttribute="leading" id="k4"/>
                </constraints>
                """, template: Self.mapped("tA", "A"), constraints: "")
        #expect(report.kept.map(\.id) == ["k1", "k2"])
        #expect(report.replaced.map(\.id) == ["k4"])
    }

    @Test("A view without constraints needs no target")
    func idleView() throws {
        let report = try Self.report(template: #"<view id="tN"><subviews><label id="tL"/></subviews></view>"#, constraints: "")
        #expect(report.viewsWithoutTarget.isEmpty)
    }
}
