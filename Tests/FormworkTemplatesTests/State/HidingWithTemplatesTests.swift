import FormworkModel
import FormworkTemplates
import Testing

/// Hiding masters and layout templates together.
@Suite("Hiding with templates")
struct HidingWithTemplatesTests {
    private static func outlet(_ property: String, _ destination: String, _ id: String) -> String {
        "<outlet property=\"\(property)\" destination=\"\(destination)\" id=\"\(id)\"/>"
    }

    /// Returns a root with a master `A` and `B`, whose width follows it, and a template that gives `B` another width.
    private static func document() throws -> InterfaceDocument {
        try Documents.storyboard(
            controller: """
                <subviews><view id="A"/><view id="B"><constraints><constraint firstAttribute="width" constant="120" id="c">
                <connections>\(outlet("PWHidingMasterView", "A", "oc"))</connections>
                </constraint></constraints></view></subviews>
                """,
            siblings: Documents.template(
                """
                <view id="TB"><constraints><constraint firstAttribute="width" constant="80" id="d"/></constraints>
                <connections>\(outlet("targetView", "B", "oTB"))</connections></view>
                """))
    }

    @Test("A constraint that a template replaces follows nothing any more: its copy keeps its constant")
    func replaced() throws {
        let document = try Self.document()
        var state = LayoutState(document)
        let template = try #require(document.layoutTemplates.first)
        state.apply(template)
        // The inactive constraint still follows, without a visible effect.
        #expect(state.hide("A").constants.isEmpty)
        #expect(state.constraints.filter(\.isNew).map(\.value.constant) == [80])
        state.show("A")
        #expect(state.constraints.filter(\.isNew).map(\.value.constant) == [80])
        let changed = state.permanent()
        #expect(changed.lostConnections.map(\.id) == ["oc"])
        #expect(InterfaceDocument.HidingLinks(changed.document).links.isEmpty)
    }

    @Test("A constraint that was hidden when a template replaced it never changes the copy")
    func replacedWhileHidden() throws {
        let document = try Self.document()
        var state = LayoutState(document)
        state.hide("A")
        state.apply(try #require(document.layoutTemplates.first))
        #expect(state.constraints.filter(\.isNew).map(\.value.constant) == [80])
        #expect(state.show("A").constants.isEmpty)
        #expect(state.constraints.filter(\.isNew).map(\.value.constant) == [80])
        #expect(!state.constraints.contains { $0.origin?.id == "c" })
    }

    @Test("A snapshot of a hidden master has 0, which stays when it is restored after showing")
    func snapshot() throws {
        let document = try Self.document()
        let template = try #require(document.layoutTemplates.first)
        var state = LayoutState(document)
        state.hide("A")
        let snapshot = state.snapshot(basedOn: template)
        state.show("A")
        #expect(state.constant("c") == 120)
        state.restore(snapshot)
        func widths() -> [Double] { state.constraints.filter { $0.origin?.id == "c" }.map(\.value.constant) }
        #expect(widths() == [0])
        state.show("A")
        #expect(widths() == [0])
        state.hide("A")
        state.show("A")
        #expect(widths() == [0])
    }

    @Test("A snapshot of a shown state restores the constant, which then follows nothing")
    func snapshotOfShown() throws {
        let document = try Self.document()
        let template = try #require(document.layoutTemplates.first)
        var state = LayoutState(document)
        let snapshot = state.snapshot(basedOn: template)
        state.hide("A")
        state.restore(snapshot)
        #expect(state.constraints.filter { $0.origin?.id == "c" }.map(\.value.constant) == [120])
        state.hide("A")
        #expect(state.constraints.filter { $0.origin?.id == "c" }.map(\.value.constant) == [120])
        #expect(state.hiddenIDs == ["A"])
    }

    /// Returns a template of 0.9.0, whose views are hidden or not, for a master `A` and `B` that follows it.
    private static func first(_ views: [(id: String, target: String, isHidden: Bool)], follower: String) throws -> InterfaceDocument {
        let templateViews = views.map { view in
            """
            <view id="\(view.id)" \(view.isHidden ? "hidden=\"YES\"" : "")><connections>\(outlet("targetView", view.target, "o" + view.id))
            </connections></view>
            """
        }
        let master = follower == "A" ? "B" : "A"
        func view(_ id: String) -> String {
            "<view id=\"\(id)\">"
                + (id == follower ? "<connections>\(outlet("PWHidingMasterView", master, "ofl"))</connections>" : "") + "</view>"
        }
        return try Documents.storyboard(
            controller: "<subviews>\(view("A"))\(view("B"))</subviews>",
            siblings: """
                <view id="T"><subviews>\(templateViews.joined())</subviews><connections>\(outlet("targetView", "R", "oT"))</connections></view>
                <customObject id="L" customClass="LDOLayoutTemplate"><connections>\(outlet("templateView", "T", "oL1"))
                \(outlet("destinationView", "R", "oL2"))</connections></customObject>
                """)
    }

    @Test("A template of 0.9.0 transfers hidden in the document's order, and followers follow immediately")
    func firstRelease() throws {
        // The master is written before its follower, and the follower's own flag last.
        var document = try Self.first([("TA", "A", true), ("TB", "B", false)], follower: "B")
        var template = try #require(document.layoutTemplates.first)
        #expect(template.release == .v0_9_0)
        var state = LayoutState(document)
        let change = state.apply(template)
        #expect(state.hiddenIDs.filter { "AB".contains($0) } == ["A"])
        #expect(change.visibility.map { "\($0.view.id ?? "") \($0.isHidden)" } == ["A true", "B true", "B false"])

        // The follower first, and its master last, which shows or hides it with itself.
        document = try Self.first([("TB", "B", true), ("TA", "A", false)], follower: "B")
        template = try #require(document.layoutTemplates.first)
        state = LayoutState(document)
        state.apply(template)
        #expect(state.hiddenIDs.filter { "AB".contains($0) } == [])

        document = try Self.first([("TB", "B", false), ("TA", "A", true)], follower: "B")
        template = try #require(document.layoutTemplates.first)
        state = LayoutState(document)
        state.apply(template)
        #expect(state.hiddenIDs.filter { "AB".contains($0) } == ["A", "B"])
    }

    @Test("A template of 0.9.0 that contains only the master hides its followers")
    func masterOnly() throws {
        let document = try Self.first([("TA", "A", true)], follower: "B")
        var state = LayoutState(document)
        state.apply(try #require(document.layoutTemplates.first))
        #expect(state.hiddenIDs.filter { "AB".contains($0) } == ["A", "B"])
        let written = LayoutState(state.permanent().document)
        #expect(written.hiddenIDs == state.hiddenIDs)
    }

    @Test("A template's results for a hidden and a shown document differ only in the constants")
    func difference() throws {
        let document = try Self.document()
        var state = LayoutState(document)
        let before = state.constraints.map(\.value)
        state.hide("A")
        let after = state.constraints.map(\.value)
        let differing = zip(before, after).filter { $0 != $1 }
        #expect(differing.count == 1)
        for (var old, new) in differing {
            old.constant = new.constant
            #expect(old == new)
        }
    }
}
