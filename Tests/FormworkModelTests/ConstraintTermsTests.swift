import FormworkModel
import Testing

@Suite struct ConstraintTermsTests {
    private typealias Side = InterfaceDocument.ConstraintTerms<Int>.Side

    @Test func aFlippedConstraintSaysTheSameOfItsSidesExchanged() throws {
        let terms = InterfaceDocument.ConstraintTerms(
            first: Side(item: 1, attribute: .width), relation: .lessThanOrEqual, second: Side(item: 2, attribute: .height), multiplier: 2,
            constant: 8, priority: 750)
        let flipped = try #require(terms.flipped)
        #expect(flipped.first == Side(item: 2, attribute: .height) && flipped.second == Side(item: 1, attribute: .width))
        #expect(flipped.relation == .greaterThanOrEqual && flipped.multiplier == 0.5 && flipped.constant == -4 && flipped.priority == 750)
        #expect(flipped.flipped == terms)
    }

    @Test func aNegativeFactorTurnsTheRelationTwice() throws {
        let terms = InterfaceDocument.ConstraintTerms(
            first: Side(item: 1, attribute: .top), relation: .lessThanOrEqual, second: Side(item: 2, attribute: .top), multiplier: -1,
            constant: 3)
        let flipped = try #require(terms.flipped)
        #expect(flipped.relation == .lessThanOrEqual && flipped.multiplier == -1 && flipped.constant == 3)
    }

    @Test func aConstantCannotComeFirst() {
        #expect(InterfaceDocument.ConstraintTerms(first: Side(item: 1, attribute: .width), constant: 20).flipped == nil)
        let vanishing = InterfaceDocument.ConstraintTerms(
            first: Side(item: 1, attribute: .width), second: Side(item: 2, attribute: .width), multiplier: 0)
        #expect(vanishing.flipped == nil)
    }

    @Test func itemsAreMappedOnBothSidesOrNotAtAll() {
        let terms = InterfaceDocument.ConstraintTerms(
            first: Side(item: 1, attribute: .leading), second: Side(item: 2, attribute: .trailing), constant: 8)
        #expect(terms.mapItems(String.init).second == InterfaceDocument.ConstraintTerms<String>.Side(item: "2", attribute: .trailing))
        #expect(terms.map { $0.item == 1 ? Side(item: 7, attribute: $0.attribute) : nil } == nil)
    }
}
