import FormworkDiagnostics
import Testing

@Suite("foreign-constraint-owner")
struct ForeignConstraintOwnerRuleTests {

    private static func owned(by owner: String, _ constraint: String) -> MarkedDocument {
        func constraints(_ id: String) -> String { id == owner ? "<constraints>\n\(constraint)\n</constraints>" : "" }
        return .xib(
            """
            <subviews>
            <view id="group"><subviews>
            <view id="A">\(constraints("A"))</view>
            <view id="B"><viewLayoutGuide key="safeArea" id="S"/></view>
            </subviews>\(constraints("group"))</view>
            <view id="side">\(constraints("side"))</view>
            </subviews>
            \(constraints("R"))
            """)
    }

    private static let between = #"<constraint firstItem="A" firstAttribute="top" secondItem="B" secondAttribute="top" id="c"/>"#
    private static let mark = " <!--foreign-constraint-owner-->"

    @Test("The nearest common ancestor is right")
    func right() throws {
        try Self.owned(by: "group", Self.between).expectMarks(enabling: "foreign-constraint-owner")
        try Self.owned(by: "A", #"<constraint firstAttribute="width" constant="4" id="c"/>"#).expectMarks(
            enabling: "foreign-constraint-owner")
        try Self.owned(by: "group", #"<constraint firstItem="A" firstAttribute="top" secondItem="S" secondAttribute="top" id="c"/>"#)
            .expectMarks(enabling: "foreign-constraint-owner")
        try Self.owned(by: "R", #"<constraint firstItem="side" firstAttribute="top" secondItem="A" secondAttribute="top" id="c"/>"#)
            .expectMarks(enabling: "foreign-constraint-owner")
    }

    @Test("Another ancestor is noted")
    func ancestor() throws {
        let found = try Self.owned(by: "R", Self.between + Self.mark).expectMarks(enabling: "foreign-constraint-owner")
        #expect(found.first?.severity == .note)
        #expect(found.first?.notes == ["it belongs to 'group'"])
        try Self.owned(by: "group", #"<constraint firstItem="A" firstAttribute="width" constant="4" id="c"/>"# + Self.mark).expectMarks(
            enabling: "foreign-constraint-owner")
    }

    @Test("An owner that contains neither item is a warning")
    func stranger() throws {
        let found = try Self.owned(by: "side", Self.between + Self.mark).expectMarks(enabling: "foreign-constraint-owner")
        #expect(found.first?.severity == .warning)
        let inside = try Self.owned(by: "A", Self.between + Self.mark).expectMarks(enabling: "foreign-constraint-owner")
        #expect(inside.first?.severity == .warning)
    }

    @Test("The cell owns the constraints of a content view without an id")
    func cell() throws {
        try MarkedDocument.xib(
            """
            <subviews><collectionViewCell id="cell">
                <view key="contentView"><subviews><view id="A"/><view id="B"/></subviews></view>
                <constraints>
                    <constraint firstItem="A" firstAttribute="top" secondItem="B" secondAttribute="top" id="c"/>
                </constraints>
            </collectionViewCell></subviews>
            """
        ).expectMarks(enabling: "foreign-constraint-owner")
    }
}
