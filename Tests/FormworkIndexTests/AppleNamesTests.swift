import FormworkTestSupport
import Testing

@testable import FormworkIndex

@Suite("Names of Apple's members")
struct AppleNamesTests {
    @Test(
        "Properties of the vocabulary and other properties are keys, with and without 'is'",
        arguments: ["numberOfLines", "adjustsFontSizeToFitWidth", "hidden", "isHidden", "layer", "cornerRadius", "isBezeled"])
    func keys(key: String) {
        #expect(AppleNames.isKey(key))
        #expect(AppleNames.isValue(key))
    }

    @Test(
        "Attributes without a property, parts and other words are no keys",
        arguments: ["userLabel", "customClass", "adjustsFontSizeToFit", "prototypes", "kern"])
    func otherNames(name: String) {
        #expect(!AppleNames.isKey(name))
    }

    @Test("An object can be an outlet, but isn't a value")
    func outlets() {
        #expect(AppleNames.isOutlet("headerView"))
        #expect(!AppleNames.isValue("headerView"))
    }
}
