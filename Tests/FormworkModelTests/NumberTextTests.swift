@testable import FormworkModel
import Testing

@Suite struct NumberTextTests {
    private func double(_ text: String) -> Double? { Array(text.utf8).withUnsafeBufferPointer(NumberText.double) }
    private func multiplier(_ text: String) -> Double? { Array(text.utf8).withUnsafeBufferPointer(NumberText.multiplier) }

    @Test(arguments: [
        "0", "-0.0", "1", "0.29999999999999999", "0.10000000000000001", "123456789012345678901234567890", "3.4028234663852886e+38",
        "1.7976931348623157e+308", "-17.5", ".5", "5.", "0.000000000000000000000001", "20.333333333333332", "1e3", "9007199254740993",
    ])
    func numbersAreTheStandardLibrarys(_ text: String) {
        let expected = Double(text) ?? Double(text + "0")
        #expect(double(text) == expected)
        #expect(double(text)?.sign == expected?.sign)
    }

    @Test func theWordsForTheUnboundedAreRead() {
        #expect(double("infinite") == .infinity)
        #expect(double("-infinite") == -.infinity)
        #expect(double("inf") == .infinity)
        #expect(double("NaN")?.isNaN == true)
    }

    @Test(arguments: ["", "-", ".", "1,5", "12px", "--1", "0x", "1 ", " 1", "1.2.3", "e5"])
    func otherTextsAreNotNumbers(_ text: String) { #expect(double(text) == nil) }

    @Test(
        arguments: [("16:9", 16.0 / 9), ("1.5:1", 1.5), ("1/3", 1.0 / 3), ("1:1", 1.0), ("0.75", 0.75), ("-2:1", -2.0)]
            as [(String, Double)])
    func multipliersMayBeRatios(_ text: String, _ value: Double) { #expect(multiplier(text) == value) }

    @Test(arguments: ["1:", ":1", "1:0", "1/0", "a:b", "1:2:3"])
    func brokenRatiosAreNone(_ text: String) { #expect(multiplier(text) == nil) }

    @Test func randomNumbersAreExactlyRounded() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<20_000 {
            let value = Double.random(in: -10_000...10_000, using: &generator)
            #expect(double("\(value)") == value)
            let rounded = (value * 1_000).rounded() / 1_000
            #expect(double("\(rounded)") == rounded)
        }
    }
}
