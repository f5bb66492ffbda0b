import FormworkModel
import Testing

@Suite("Attributes of constraints")
struct LayoutAttributeTests {
    @Test("Attributes with and without margins correspond")
    func margins() {
        let within = LayoutAttribute.allCases.compactMap(\.withinMargins)
        #expect(within == LayoutAttribute.allCases.filter(\.isMargin))
        #expect(within.map(\.withoutMargin) == [.left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY])
        #expect(LayoutAttribute.width.withinMargins == nil && LayoutAttribute.leading.withoutMargin == nil)
    }

    @Test("The numbers are those of Apple's enumeration")
    func numbers() {
        #expect(LayoutAttribute.left.number == 1 && LayoutAttribute.centerYWithinMargins.number == 20)
        #expect(LayoutAttribute.baseline.number == 11 && LayoutAttribute.lastBaseline.number == 11)
        #expect(LayoutAttribute.notAnAttribute.number == 0 && LayoutAttribute(number: 0) == nil && LayoutAttribute(number: 21) == nil)
        #expect((1...20).allSatisfy { LayoutAttribute(number: $0)?.number == $0 })
    }
}
