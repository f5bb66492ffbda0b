import Testing

@Suite("invalid-value")
struct InvalidValueRuleTests {
    @Test("Invalid numbers and unknown words are found; valid ones are not")
    func values() throws {
        try MarkedDocument.xib(
            """
            <constraints>
                <constraint firstAttribute="width" constant="44pt" id="c1"/> <!--invalid-value-->
                <constraint firstAttribute="width" relation="almost" constant="4" id="c2"/> <!--invalid-value-->
                <constraint firstAttribute="width" constant="4.5" id="c3"/>
            </constraints>
            """
        ).expectMarks()
    }
}
