import Testing

@Suite("reuse-identifier")
struct ReuseIdentifierRuleTests {
    @Test("A cell of a class must have its name")
    func names() throws {
        try MarkedDocument.xib(
            """
            <subviews><tableView id="T"><prototypes>
            <tableViewCell reuseIdentifier="person" customClass="PersonCell" id="A"/> <!--reuse-identifier-->
            <tableViewCell reuseIdentifier="PersonCell" customClass="PersonCell" id="B"/>
            <tableViewCell reuseIdentifier="plain" id="C"/>
            </prototypes></tableView></subviews>
            """
        ).expectMarks(enabling: "reuse-identifier")
    }
}
