import FormworkModel
import Testing

@Suite struct NumberForReadingTests {
    @Test(arguments: [(3.0, "3"), (-0.0, "0"), (0.1, "0.1"), (1e16, "1e+16"), (.infinity, "inf")])
    func aWholeNumberHasNoFraction(value: Double, expected: String) { #expect(value.plainText == expected) }

    @Test func moreDigitsThanAskedForAreRounded() {
        #expect((2.0 / 3).plainText(digits: 5) == "0.66667")
        #expect(0.004.pointsText == "0" && 12.345.pointsText == "12.35")
    }
}
