import Testing

@Suite("duplicate-reuse-identifier")
struct DuplicateReuseIdentifierRuleTests {
    @Test("Of two prototypes of a table with one identifier the second one is found")
    func table() throws {
        try MarkedDocument.xib(
            """
            <subviews>
            <tableView id="T"><prototypes>
            <tableViewCell reuseIdentifier="a" id="A"/>
            <tableViewCell reuseIdentifier="b" id="B"/>
            <tableViewCell reuseIdentifier="a" id="C"/> <!--duplicate-reuse-identifier-->
            </prototypes></tableView>
            <tableView id="U"><prototypes>
            <tableViewCell reuseIdentifier="a" id="D"/>
            </prototypes></tableView>
            </subviews>
            """
        ).expectMarks()
    }

    @Test("The cells of a static table may share a name, those of a collection may not")
    func rows() throws {
        try MarkedDocument.xib(
            """
            <subviews>
            <tableView id="T"><sections><tableViewSection id="s"><cells>
            <tableViewCell reuseIdentifier="a" id="A"/>
            <tableViewCell reuseIdentifier="a" id="B"/>
            </cells></tableViewSection></sections></tableView>
            <collectionView id="V"><cells>
            <collectionViewCell reuseIdentifier="a" id="C"/>
            <collectionViewCell reuseIdentifier="a" id="D"/> <!--duplicate-reuse-identifier-->
            </cells></collectionView>
            </subviews>
            """
        ).expectMarks()
    }
}
