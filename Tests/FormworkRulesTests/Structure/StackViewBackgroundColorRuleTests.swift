import Testing

@Suite("stackview-backgroundcolor")
struct StackViewBackgroundColorRuleTests {
    @Test("The colour of a stack view is found, that of another view is not")
    func color() throws {
        try MarkedDocument.xib(
            """
            <subviews>
            <stackView id="S">
            <color key="backgroundColor" white="0" alpha="1"/> <!--stackview-backgroundcolor-->
            </stackView>
            <stackView id="T"/>
            <view id="V"><color key="backgroundColor" white="0" alpha="1"/></view>
            </subviews>
            """
        ).expectMarks(enabling: "stackview-backgroundcolor")
    }
}
