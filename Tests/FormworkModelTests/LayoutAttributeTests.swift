import FormworkModel
import Testing

@Suite("Attributes of constraints")
struct LayoutAttributeTests {
    @Test("What lies within margins and what does not lead to each other")
    func margins() {
        let within = LayoutAttribute.allCases.compactMap(\.withinMargins)
        #expect(within == LayoutAttribute.allCases.filter(\.isMargin))
        #expect(within.map(\.withoutMargin) == [.left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY])
        #expect(LayoutAttribute.width.withinMargins == nil && LayoutAttribute.leading.withoutMargin == nil)
    }
}
