import FormworkDiagnostics
import Testing

@Suite("row-height")
struct RowHeightRuleTests {
    private static func table(rowHeight: String, priority: String = "1000") -> MarkedDocument {
        .xib(
            """
            <subviews><tableView \(rowHeight) dataMode="prototypes" id="T">
            <rect key="frame" x="0.0" y="0.0" width="300" height="300"/>
            <prototypes><tableViewCell rowHeight="80" id="C"> \(rowHeight.contains("50") && priority == "1000" ? "<!--row-height-->" : "")
            <rect key="frame" x="0.0" y="0.0" width="300" height="80"/>
            <tableViewCellContentView key="contentView" id="V">
            <rect key="frame" x="0.0" y="0.0" width="300" height="80"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="B">
            <rect key="frame" x="0.0" y="0.0" width="300" height="80"/>
            <constraints><constraint firstAttribute="height" constant="80" priority="\(priority)" id="h"/></constraints>
            </view></subviews>
            <constraints>
            <constraint firstItem="B" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="l"/>
            <constraint firstAttribute="trailing" secondItem="B" secondAttribute="trailing" id="r"/>
            <constraint firstItem="B" firstAttribute="top" secondItem="V" secondAttribute="top" id="t"/>
            <constraint firstAttribute="bottom" secondItem="B" secondAttribute="bottom" id="b"/>
            </constraints>
            </tableViewCellContentView></tableViewCell></prototypes>
            </tableView></subviews>
            """)
    }

    @Test("A prototype that requires another height than the table's rows is found")
    func fixed() throws {
        let found = try Self.table(rowHeight: #"rowHeight="50""#).expectMarks(solves: true)
        #expect(found.first?.notes.last == "the sources are not known: code may set the height")
        #expect(found.map(\.message) == ["the rows of 'T' are 50 high at run time, but the required constraints of 'C' need 80"])
    }

    @Test("Code that sets the row height, in the project's sources, hides the finding")
    func sources() throws {
        let text = Self.table(rowHeight: #"rowHeight="50" customClass="List" customModule="App""#).text
        let source = "class List: UITableView { func setUp() { rowHeight = UITableView.automaticDimension } }"
        let unmarked = text.replacing("<!--row-height-->", with: "")
        try SampleProject(["App/List.swift": source, "App/List.xib": unmarked]).expectMarks(of: "row-height", solves: true)
        let found = try SampleProject(["App/List.swift": "class List: UITableView {}", "App/List.xib": text])
            .expectMarks(of: "row-height", solves: true)
        #expect(found.map(\.notes.count) == [1])
    }

    @Test("Rows of automatic height, and constraints that yield, cause no finding")
    func flexible() throws {
        try Self.table(rowHeight: #"rowHeight="-1""#).expectMarks(solves: true)
        try Self.table(rowHeight: #"rowHeight="50""#, priority: "999").expectMarks(solves: true)
    }
}
