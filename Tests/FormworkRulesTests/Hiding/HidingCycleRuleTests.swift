import FormworkDiagnostics
import Testing

@Suite("hiding-cycle")
struct HidingCycleRuleTests {
    private static func follows(_ follower: String, _ master: String, mark: Bool = false) -> String {
        """
        <view id="\(follower)"><connections>
        <outlet property="PWHidingMasterView" destination="\(master)" id="o\(follower)"/>\(mark ? " <!--hiding-cycle-->" : "")
        </connections></view>
        """
    }

    @Test("A circle is found once, at its first outlet, with its members")
    func circle() throws {
        let found = try MarkedDocument.xib(
            "<subviews>" + Self.follows("X", "A") + Self.follows("A", "C", mark: true) + Self.follows("B", "A") + Self.follows("C", "B")
                + "</subviews>"
        ).expectMarks()
        #expect(found.first?.notes == ["'A' follows 'C'", "'C' follows 'B'", "'B' follows 'A'"])
    }

    @Test("Two circles are two findings")
    func two() throws {
        try MarkedDocument.xib(
            "<subviews>" + Self.follows("A", "B", mark: true) + Self.follows("B", "A") + Self.follows("D", "E", mark: true)
                + Self.follows("E", "D") + "</subviews>"
        ).expectMarks()
    }

    @Test("A chain, many followers of one master and constraints as followers are valid")
    func chain() throws {
        try MarkedDocument.xib(
            """
            <subviews>\(Self.follows("A", "B"))\(Self.follows("B", "D"))\(Self.follows("C", "D"))<view id="D"/></subviews>
            <constraints>
                <constraint firstAttribute="width" constant="4" id="c"><connections>
                    <outlet property="PWHidingMasterView" destination="D" id="oc"/></connections></constraint>
            </constraints>
            """
        ).expectMarks()
    }
}
