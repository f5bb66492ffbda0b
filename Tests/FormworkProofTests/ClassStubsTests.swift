@testable import FormworkProof
import Testing

@Suite("Stubs of classes")
struct ClassStubsTests {
    @Test(
        "A class of both views and buttons is a button, in any order",
        arguments: [["UIView", "UIButton"], ["UIButton", "UIView"]])
    func moreSpecial(bases: [String]) {
        var stubs = ClassStubs()
        for base in bases { stubs.add("Shop.BuyButton", base: base) }
        #expect(stubs.text == "enum Shop {\n    class BuyButton: UIButton {}\n}\n")
    }

    @Test("Of two unrelated superclasses the first one counts")
    func unrelated() {
        var stubs = ClassStubs()
        for base in ["UILabel", "UIButton"] { stubs.add("Badge", base: base) }
        #expect(stubs.text == "class Badge: UILabel {}\n")
    }
}
