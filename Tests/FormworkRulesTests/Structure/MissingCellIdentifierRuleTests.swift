import Testing

@Suite("missing-cell-identifier")
struct MissingCellIdentifierRuleTests {
    @Test("Prototypes of tables and collections without an identifier; static cells need none")
    func prototypes() throws {
        try MarkedDocument.storyboard(
            """
            <subviews>
            <tableView id="A"><prototypes>
            <tableViewCell id="1" reuseIdentifier="row"/>
            <tableViewCell id="2"/> <!--missing-cell-identifier-->
            <tableViewCell id="3" reuseIdentifier=""/> <!--missing-cell-identifier-->
            </prototypes></tableView>
            <tableView id="B" dataMode="static"><sections><tableViewSection id="4"><cells><tableViewCell id="5"/></cells></tableViewSection></sections></tableView>
            <collectionView id="D"><cells>
            <collectionViewCell id="6"/> <!--missing-cell-identifier-->
            </cells></collectionView>
            </subviews>
            """
        ).expectMarks()
    }
}
