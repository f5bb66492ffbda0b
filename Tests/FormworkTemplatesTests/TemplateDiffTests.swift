import FormworkModel
import FormworkTemplates
import Testing

@Suite("Applying a template is compared by the constraints' meaning")
struct TemplateDiffTests {
    /// The diff of one controller constraint and one template constraint over A, B and the root; in the template their ids have a `t` before them.
    private static func diff(_ controller: String, _ template: String, attributes: (String, String) = ("", "")) throws -> TemplateDiff {
        func view(_ id: String, _ more: String) -> String {
            #"<view id="t\#(id)" \#(more)<connections><outlet property="targetView" destination="\#(id)" id="o\#(id)"/></connections></view>"#
        }
        let document = try Documents.storyboard(
            controller: """
                <subviews><view id="A" \(attributes.0.isEmpty ? ">" : attributes.0)</view><view id="B"/></subviews>
                <constraints>\(controller)</constraints>
                """,
            siblings: Documents.template(view("A", attributes.1.isEmpty ? ">" : attributes.1) + view("B", ">"), constraints: template))
        return try #require(document.templateReports.first).diff
    }

    private static func counts(_ controller: String, _ template: String) throws -> [Int] {
        let diff = try diff(controller, template)
        return [diff.unchanged.count, diff.removed.count, diff.added.count]
    }

    @Test("The same written the other way round is unchanged")
    func flipped() throws {
        #expect(
            try Self.counts(
                #"<constraint firstItem="A" firstAttribute="trailing" secondItem="R" secondAttribute="trailing" constant="-16" id="c"/>"#,
                #"<constraint firstAttribute="trailing" secondItem="tA" secondAttribute="trailing" constant="16" id="d"/>"#) == [1, 0, 0])
        #expect(
            try Self.counts(
                #"<constraint firstItem="A" firstAttribute="top" relation="greaterThanOrEqual" secondItem="B" secondAttribute="bottom" constant="3" id="c"/>"#,
                #"<constraint firstItem="tB" firstAttribute="bottom" relation="lessThanOrEqual" secondItem="tA" secondAttribute="top" constant="-3" id="d"/>"#
            ) == [1, 0, 0])
    }

    @Test("A multiplier within rounding is equal")
    func rounding() throws {
        for (multiplier, inverse) in [("3", "0.33333333333333331"), ("0.7", "1.4285714285714286"), ("16:9", "9:16"), ("49", "1:49")] {
            #expect(
                try Self.counts(
                    #"<constraint firstItem="A" firstAttribute="width" secondItem="B" secondAttribute="height" multiplier="\#(multiplier)" id="c"/>"#,
                    #"<constraint firstItem="tB" firstAttribute="height" secondItem="tA" secondAttribute="width" multiplier="\#(inverse)" id="d"/>"#
                ) == [1, 0, 0], "\(multiplier)")
        }
    }

    @Test("A negative multiplier turns the relation round when the sides change places")
    func negative() throws {
        #expect(
            try Self.counts(
                #"<constraint firstItem="A" firstAttribute="top" relation="greaterThanOrEqual" secondItem="B" secondAttribute="top" multiplier="-2" constant="6" id="c"/>"#,
                #"<constraint firstItem="tB" firstAttribute="top" relation="greaterThanOrEqual" secondItem="tA" secondAttribute="top" multiplier="-0.5" constant="3" id="d"/>"#
            ) == [1, 0, 0])
    }

    @Test("Another priority, relation, constant or side is a change")
    func changes() throws {
        let before = #"<constraint firstItem="A" firstAttribute="top" secondItem="B" secondAttribute="bottom" constant="8" id="c"/>"#
        for after in [
            #"<constraint firstItem="tA" firstAttribute="top" secondItem="tB" secondAttribute="bottom" constant="8" priority="900" id="d"/>"#,
            #"<constraint firstItem="tA" firstAttribute="top" secondItem="tB" secondAttribute="bottom" constant="9" id="d"/>"#,
            #"<constraint firstItem="tB" firstAttribute="top" secondItem="tA" secondAttribute="bottom" constant="8" id="d"/>"#,
            #"<constraint firstItem="tA" firstAttribute="top" relation="lessThanOrEqual" secondItem="tB" secondAttribute="bottom" constant="8" id="d"/>"#,
        ] { #expect(try Self.counts(before, after) == [0, 1, 1], "\(after)") }
    }

    @Test("Equal constraints are counted, not merged")
    func multiset() throws {
        func width(_ item: String, _ id: String) -> String {
            #"<constraint firstItem="\#(item)" firstAttribute="width" constant="4" id="\#(id)"/>"#
        }
        #expect(try Self.counts(width("A", "c1") + width("A", "c2"), width("tA", "d")) == [1, 1, 0])
        #expect(try Self.counts(width("A", "c"), width("tA", "d1") + width("tA", "d2")) == [1, 0, 1])
    }

    @Test("Added constraints are between the targets, and belong to their nearest common ancestor")
    func added() throws {
        let diff = try Self.diff(
            "", #"<constraint firstItem="tA" firstAttribute="top" secondItem="tB" secondAttribute="bottom" constant="8" id="d"/>"#)
        let addition = try #require(diff.added.first)
        #expect(addition.value.text { $0 ?? "?" } == "A.top = B.bottom + 8")
        #expect(addition.origin.id == "d")
        #expect(addition.owner?.id == "R")
    }

    @Test("Listed attributes are compared as their views have them, the list among them")
    func attributes() throws {
        let diff = try Self.diff(
            "", "",
            attributes: (
                """
                hidden="YES" alpha="0.5"><userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
                """,
                """
                alpha="0.5" contentMode="top"><userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha, hidden, layer.cornerRadius, layer.transform, contentMode"/>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.transform.scale.x"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
                """
            ))
        #expect(diff.attributes.map(\.keyPath) == ["templateAttributes", "hidden", "layer.cornerRadius", "layer.transform", "contentMode"])
        #expect(diff.attributes.map(\.from) == [nil, .boolean(true), .number(8), .string("identity"), nil])
        #expect(
            diff.attributes.map(\.to) == [
                .string("alpha, hidden, layer.cornerRadius, layer.transform, contentMode"), .boolean(false), .number(0),
                .string("scale.x = 0.5"), .string("top"),
            ])
        #expect(diff.attributes.allSatisfy { $0.view.id == "A" })
    }

    @Test(
        "The templates of the sample make the changes of its table",
        arguments: [("Portrait", 30, 6), ("Landscape", 33, 3), ("Large List", 30, 6)])
    func sample(label: String, unchanged: Int, changed: Int) throws {
        for file in ["LayoutTemplates.storyboard", "LayoutTemplates-0.9.storyboard"] {
            let report = try #require(try Documents.sample(file).templateReports.first { $0.template.label == label })
            let diff = report.diff
            #expect(report.copied.count == 36)
            #expect(report.replaced.count == 36)
            #expect(diff.unchanged.count == unchanged)
            #expect(diff.added.count == changed)
            #expect(diff.removed.count == changed)
        }
    }

    @Test("The sample's templates change the attributes of its table")
    func sampleAttributes() throws {
        let changes = try Documents.sample("LayoutTemplates.storyboard").templateReports.map { report in
            report.diff.attributes.map { "\($0.view.element.shortName) \($0.keyPath)" }
        }
        #expect(changes[0] == ["List scrollEnabled", "Byline alpha"])
        #expect(changes[1] == ["Article layer.cornerRadius", "Tools alpha"])
        #expect(changes[2] == ["Article alpha"])
    }
}
