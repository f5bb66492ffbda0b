import FormworkImport
import FormworkModel
import FormworkTemplates
import Testing

/// Documents with variations for different size classes.
@Suite("States under size classes")
struct StateVariationTests {
    private static let outlet = #"<connections><outlet property="PWHidingMasterView" destination="M" id="o-h"/></connections>"#

    /// For a regular height, `A` is 20 wide, otherwise 10; for compact heights it is hidden.
    private static func document() throws -> InterfaceDocument {
        try Documents.storyboard(
            controller: """
                <subviews>
                \(StateSketch.view("M"))
                <view id="A" alpha="0.5"><constraints>
                    <constraint firstAttribute="width" constant="10" id="c1"/>
                    <constraint firstAttribute="width" constant="20" id="c2"/>
                    <constraint firstAttribute="height" constant="30" id="c3">\(outlet)
                        <variation key="heightClass=regular-widthClass=compact" constant="33"/>
                        <variation key="heightClass=regular" constant="31" priority="700"/>
                    </constraint></constraints>
                    <variation key="default"><mask key="constraints"><exclude reference="c2"/></mask></variation>
                    <variation key="heightClass=regular"><mask key="constraints"><exclude reference="c1"/><include reference="c2"/></mask></variation>
                    <variation key="heightClass=compact" hidden="YES" alpha="0.25"/>
                </view></subviews>
                """,
            siblings: StateSketch.template(
                """
                <label id="tA" alpha="0.125"><constraints>
                    <constraint firstAttribute="width" constant="40" id="d1"><variation key="heightClass=regular" constant="41"/></constraint>
                    <constraint firstAttribute="height" constant="50" id="d2"/></constraints>
                    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="hidden, alpha"/></userDefinedRuntimeAttributes>
                    <variation key="heightClass=regular"><mask key="constraints"><exclude reference="d2"/></mask></variation>
                    <variation key="heightClass=compact" alpha="0.75"/>
                    <connections><outlet property="targetView" destination="A" id="o-tA"/></connections>
                </label>
                """))
    }

    private static func state(_ width: InterfaceDocument.SizeClass?, _ height: InterfaceDocument.SizeClass?) throws -> LayoutState {
        LayoutState(try document(), widthClass: width, heightClass: height)
    }

    private static func sizes(_ state: LayoutState) -> [String] { state.formulas.filter { $0.hasPrefix("A.") } }

    @Test("use the constraints and values that apply there, the most specific last")
    func values() throws {
        for (width, height, sizes, hidden, alpha) in [
            (nil, nil, ["A.height = 30", "A.width = 10"], false, 0.5),
            (InterfaceDocument.SizeClass.compact, InterfaceDocument.SizeClass.regular, ["A.height = 33 @700", "A.width = 20"], false, 0.5),
            (.regular, .regular, ["A.height = 31 @700", "A.width = 20"], false, 0.5),
            (.regular, .compact, ["A.height = 30", "A.width = 10"], true, 0.25),
        ] {
            let state = try Self.state(width, height)
            #expect(Self.sizes(state) == sizes)
            #expect(try state.value("hidden", "A") == .boolean(hidden))
            #expect(try state.value("alpha", "A") == .number(alpha))
            #expect(!state.permanent().isChanged)
        }
    }

    @Test("apply the template's values there to the controller's")
    func apply() throws {
        for (height, removed, added, alpha) in [
            (InterfaceDocument.SizeClass.regular, ["c2", "c3"], ["A.width = 41"], 0.125),
            (.compact, ["c1", "c3"], ["A.width = 40", "A.height = 50"], 0.75),
        ] {
            var state = try Self.state(.compact, height)
            let change = state.apply(try state.template())
            #expect(change.removed.map(\.origin?.id) == removed)
            #expect(change.added.map { $0.value.text { $0 ?? "?" } } == added)
            let document = state.permanent().document
            #expect(try StateSketch.reread(document) == document)
            #expect(WrittenDocument.problems(document) == [])
            let again = LayoutState(document, widthClass: .compact, heightClass: height)
            #expect(again.formulas == state.formulas)
            #expect(try again.value("alpha", "A") == .number(alpha))
            #expect(try again.value("hidden", "A") == .boolean(false))
        }
    }

    @Test("write a hidden view, an alpha and a constant back into the variation that has them")
    func writeBack() throws {
        let original = String(decoding: try Self.document().text(), as: UTF8.self)
        var shown = try Self.state(.compact, .compact)
        shown.show(try shown.view("A"))
        shown.setValue(.number(1), forKeyPath: "alpha", of: try shown.view("A"))
        #expect(
            String(decoding: shown.permanent().document.text(), as: UTF8.self)
                == original.replacing(#"hidden="YES" alpha="0.25""#, with: #"hidden="NO" alpha="1""#))
        var hidden = try Self.state(.compact, .regular)
        hidden.hide(try hidden.view("M"))
        let text = String(decoding: hidden.permanent().document.text(), as: UTF8.self)
        #expect(
            text
                == original.replacing(#"constant="33""#, with: #"constant="0.0""#).replacing(
                    #"<view id="M" >"#, with: #"<view hidden="YES" id="M" >"#))
        #expect(
            LayoutState(hidden.permanent().document, widthClass: .regular, heightClass: .regular).formulas.contains("A.height = 31 @700"))
        var back = hidden
        back.show(try back.view("M"))
        #expect(!back.permanent().isChanged)
        // Without a variation, the element's own value counts.
        var other = try Self.state(.compact, .regular)
        other.hide(try other.view("A"))
        #expect(other.permanent().document.view(id: "A")?.element["hidden"] == "YES")
    }

    @Test("transfer the values of the active variation, including texts and fonts, and write them back into one")
    func children() throws {
        func label(_ id: String, _ size: Int, _ lines: Int, target: String = "") -> String {
            """
            <label id="\(id)" numberOfLines="1"><fontDescription key="fontDescription" type="system" pointSize="17"/>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="font, numberOfLines"/></userDefinedRuntimeAttributes>
            <variation key="heightClass=regular" numberOfLines="\(lines)">
                <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>
            </variation>
            \(target)</label>
            """
        }
        let document = try StateSketch.document(
            label("L", 28, 2),
            siblings: StateSketch.template(
                label("tL", 40, 4, target: #"<connections><outlet property="targetView" destination="L" id="o-L"/></connections>"#)))
        var state = LayoutState(document, widthClass: .compact, heightClass: .regular)
        let change = state.apply(try state.template())
        #expect(change.attributes.map(\.keyPath) == ["font", "numberOfLines"])
        let text = String(decoding: document.text(), as: UTF8.self)
        let own = label("L", 28, 2)
        let changed = own.replacing("28", with: "40").replacing(#"numberOfLines="2""#, with: #"numberOfLines="4""#)
        #expect(String(decoding: state.permanent().document.text(), as: UTF8.self) == text.replacing(own, with: changed))
        // Under other traits the two are equal.
        var compact = LayoutState(document, widthClass: .compact, heightClass: .compact)
        #expect(compact.apply(try compact.template()).attributes.isEmpty)
        #expect(!compact.permanent().isChanged)
    }

    @Test("remove a value in every place if the default is transferred")
    func defaults() throws {
        let document = try StateSketch.document(
            #"<label id="L" numberOfLines="2"><variation key="heightClass=regular" numberOfLines="3"/></label>"#,
            siblings: StateSketch.template(StateSketch.view("tL", "label", target: "L", list: "numberOfLines")))
        var state = LayoutState(document, widthClass: .compact, heightClass: .regular)
        #expect(try state.value("numberOfLines", "L") == .number(3))
        state.apply(try state.template())
        let again = LayoutState(try StateSketch.reread(state.permanent().document), widthClass: .compact, heightClass: .regular)
        #expect(try again.value("numberOfLines", "L") == nil)
    }
}
