import FormworkDiagnostics
import FormworkImport
import FormworkModel
import Testing

@Suite struct ConstraintTests {
    private func constraint(_ attributes: String, guide: String = "") throws -> Constraint {
        let document = try Reading.xib(
            "<view userLabel=\"Root\" id=\"root\">\(guide)<subviews><label userLabel=\"Title\" id=\"t\"/></subviews>"
                + "<constraints><constraint \(attributes) id=\"k\"/></constraints></view>")
        return try #require(document.constraint(id: "k"))
    }

    private func text(_ constraint: Constraint) -> String { constraint.value.text { constraint.document.shortName(ofID: $0) } }

    @Test(arguments: [
        (
            "firstItem=\"t\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leadingMargin\" constant=\"8\" priority=\"750\"",
            "Title.leading = Root.leadingMargin + 8 @750"
        ),
        (
            "firstAttribute=\"trailing\" relation=\"greaterThanOrEqual\" secondItem=\"t\" secondAttribute=\"trailing\" constant=\"-20.5\"",
            "Root.trailing ≥ Title.trailing − 20.5"
        ),
        ("firstItem=\"t\" firstAttribute=\"width\" relation=\"lessThanOrEqual\" constant=\"100\"", "Title.width ≤ 100"),
        (
            "firstItem=\"t\" firstAttribute=\"width\" secondItem=\"t\" secondAttribute=\"height\" multiplier=\"16:9\"",
            "Title.width = 1.7777777777777777 × Title.height"
        ),
        ("firstItem=\"t\" firstAttribute=\"top\" secondItem=\"g\" secondAttribute=\"bottom\"", "Title.top = Root.safeArea.bottom"),
    ])
    func constraintsReadAsFormulas(_ attributes: String, _ expected: String) throws {
        let constraint = try constraint(attributes, guide: "<viewLayoutGuide key=\"safeArea\" id=\"g\"/>")
        #expect(text(constraint) == expected)
    }

    @Test func aMissingFirstItemIsTheOwner() throws {
        let constraint = try constraint("firstAttribute=\"width\" constant=\"4\"")
        #expect(constraint.firstItem?.id == "root")
        #expect(constraint.owner.id == "root")
        #expect(constraint.secondItem == nil)
        #expect(!constraint.hasSecondItem)
        #expect((constraint.multiplier, constraint.priority) == (1, 1000))
        #expect(constraint.relation == .equal)
    }

    @Test func everyAttributeIsRead() throws {
        for attribute in LayoutAttribute.allCases where attribute != .notAnAttribute {
            let constraint = try constraint("firstItem=\"t\" firstAttribute=\"\(attribute.rawValue)\"")
            #expect(constraint.firstAttribute == attribute)
            #expect(!constraint.isInvalid)
        }
    }

    @Test func flagsAndIdentifiersAreRead() throws {
        let constraint = try constraint(
            "firstItem=\"t\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" symbolic=\"YES\" placeholder=\"YES\" identifier=\"gap\""
        )
        #expect(constraint.isSymbolic && constraint.isPlaceholder)
        #expect(constraint.constant == 0)
        #expect(constraint.identifier == "gap")
    }

    @Test(arguments: [
        "firstItem=\"t\" firstAttribute=\"wide\"", "firstItem=\"t\" firstAttribute=\"width\" constant=\"ten\"",
        "firstItem=\"t\" firstAttribute=\"width\" relation=\"about\"", "firstItem=\"t\" firstAttribute=\"width\" multiplier=\"1:0\"",
        "firstItem=\"t\" firstAttribute=\"width\" priority=\"high\"",
    ])
    func unreadableValuesAreReportedAndTheOthersKept(_ attributes: String) throws {
        let read = try Reading.read(
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n<objects><view id=\"root\"><subviews><label id=\"t\"/></subviews>\n"
                + "<constraints><constraint \(attributes) id=\"k\"/></constraints></view></objects></document>")
        #expect(read.document.constraint(id: "k")?.isInvalid == true)
        #expect(read.diagnostics.map(\.rule) == ["invalid-value"])
        #expect(read.diagnostics.first?.location.line == 3)
        #expect(read.diagnostics.first?.location.element == "k")
    }

    @Test func itemsThatAreMissingKeepTheirNames() throws {
        let constraint = try constraint("firstItem=\"nope\" firstAttribute=\"top\" secondItem=\"gone\" secondAttribute=\"top\"")
        #expect(constraint.firstItem == nil && constraint.secondItem == nil)
        #expect(constraint.hasSecondItem)
        #expect(text(constraint) == "nope.top = gone.top")
    }

    @Test func controllersHaveGuidesToo() throws {
        let document = try Reading.storyboard(
            """
            <viewController id="c"><layoutGuides><viewControllerLayoutGuide type="top" id="g1"/><viewControllerLayoutGuide type="bottom" id="g2"/></layoutGuides>
            <view key="view" id="v"><constraints><constraint firstItem="g1" firstAttribute="bottom" secondItem="v" secondAttribute="top" id="k"/></constraints></view></viewController>
            """)
        #expect(document.constraint(id: "k")?.firstItem?.asGuide?.kind == "top")
        #expect(document.constraint(id: "k")?.firstItem?.asGuide?.owner.id == "c")
    }

    @Test func flippingTwiceGivesTheSame() {
        let value = InterfaceDocument.ConstraintValue(
            first: .init(item: "a", attribute: .leading), relation: .greaterThanOrEqual, second: .init(item: "b", attribute: .trailing),
            multiplier: 2, constant: 8, priority: 500)
        #expect(
            value.flipped
                == InterfaceDocument.ConstraintValue(
                    first: .init(item: "b", attribute: .trailing), relation: .lessThanOrEqual,
                    second: .init(item: "a", attribute: .leading),
                    multiplier: 0.5, constant: -4, priority: 500))
        #expect(value.flipped?.flipped == value)
        #expect(InterfaceDocument.ConstraintValue(first: .init(item: "a", attribute: .width), constant: 3).flipped == nil)
    }
}
