import Formwork
import Testing

/// The grid of calls that AutoLayoutKit tests: each of the 72, with each of 11 attributes.
@Suite("The grid of make calls")
struct MakeGridTests {
    /// One way to call `make`.
    struct Call: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let relation: LayoutRelation
        /// The expected multiplier and constant, as multiples of the attribute's number; the multiplier is 1 if this is 0.
        let multiplier: Double
        let constant: Double
        let isNamed: Bool
        let make: @Sendable (ConstraintMaker<LayoutView>, LayoutAttribute, LayoutView, Double) -> LayoutConstraint?

        init(
            _ description: String, _ relation: LayoutRelation, multiplier: Double = 0, constant: Double = 0, isNamed: Bool = false,
            _ make: @escaping @Sendable (ConstraintMaker<LayoutView>, LayoutAttribute, LayoutView, Double) -> LayoutConstraint?
        ) {
            testDescription = description
            self.relation = relation
            self.multiplier = multiplier
            self.constant = constant
            self.isNamed = isNamed
            self.make = make
        }
    }

    static let attributes: [LayoutAttribute] = [
        .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .baseline,
    ]

    @Test("has 24 call shapes for 3 relations and 11 attributes: 792 cases")
    func size() {
        #expect(Self.calls.count == 72 && Set(Self.calls.map(\.testDescription)).count == 72)
        #expect(Self.calls.count * Self.attributes.count == 792)
    }

    @Test("a call makes its constraint, which the parent holds and finds by name", arguments: calls, attributes)
    func grid(call: Call, attribute: LayoutAttribute) throws {
        let number = Double(try #require(Self.attributes.firstIndex(of: attribute)) + 1)
        for ownership in ConstraintOwnership.allCases {
            let document = DocumentDraft()
            let (parent, child) = (document.makeView(label: "Parent"), document.makeView(label: "Child"))
            parent.addSubview(child)
            let made = call.make(ConstraintMaker(child, ownership: ownership), attribute, parent, number)
            let found = try #require(call.isNamed ? parent.constraint(named: "name") : parent.constraints.first)
            #expect(found == made && found.owner == parent)
            #expect(parent.constraints.count == 1 && child.constraints.isEmpty && child.namedConstraints.isEmpty)
            #expect(parent.namedConstraints.count == (call.isNamed ? 1 : 0))
            #expect(found.firstItem == LayoutItem(child) && found.firstAttribute == attribute)
            #expect(found.relation == call.relation)
            #expect(found.secondItem == LayoutItem(parent) && found.secondAttribute == attribute)
            #expect(found.multiplier == (call.multiplier == 0 ? 1 : call.multiplier * number))
            #expect(found.constant == call.constant * number)
            #expect(found.priority == 1000 && document.diagnostics.isEmpty)
        }
    }
}

// MARK: The calls

extension MakeGridTests {
    private static let equalToCalls: [Call] = [
        Call("equalTo", .equal) { c, a, v, _ in c.make(a, equalTo: v, a) },
        Call("equalTo+name", .equal, isNamed: true) { c, a, v, _ in c.make(a, equalTo: v, a, name: "name") },
        Call("equalTo+on", .equal) { c, a, v, _ in c.make(a, equalTo: v, a, on: v) },
        Call("equalTo+on+name", .equal, isNamed: true) { c, a, v, _ in c.make(a, equalTo: v, a, on: v, name: "name") },
        Call("equalTo+times", .equal, multiplier: 3) { c, a, v, i in c.make(a, equalTo: v, a, times: 3 * i) },
        Call("equalTo+times+name", .equal, multiplier: 3, isNamed: true) { c, a, v, i in
            c.make(a, equalTo: v, a, times: 3 * i, name: "name")
        },
        Call("equalTo+times+on", .equal, multiplier: 3) { c, a, v, i in c.make(a, equalTo: v, a, times: 3 * i, on: v) },
        Call("equalTo+times+on+name", .equal, multiplier: 3, isNamed: true) { c, a, v, i in
            c.make(a, equalTo: v, a, times: 3 * i, on: v, name: "name")
        },
        Call("equalTo+plus", .equal, constant: 1) { c, a, v, i in c.make(a, equalTo: v, a, plus: i) },
        Call("equalTo+plus+name", .equal, constant: 1, isNamed: true) { c, a, v, i in c.make(a, equalTo: v, a, plus: i, name: "name") },
        Call("equalTo+plus+on", .equal, constant: 1) { c, a, v, i in c.make(a, equalTo: v, a, plus: i, on: v) },
        Call("equalTo+plus+on+name", .equal, constant: 1, isNamed: true) { c, a, v, i in
            c.make(a, equalTo: v, a, plus: i, on: v, name: "name")
        },
        Call("equalTo+minus", .equal, constant: -1) { c, a, v, i in c.make(a, equalTo: v, a, minus: i) },
        Call("equalTo+minus+name", .equal, constant: -1, isNamed: true) { c, a, v, i in c.make(a, equalTo: v, a, minus: i, name: "name") },
        Call("equalTo+minus+on", .equal, constant: -1) { c, a, v, i in c.make(a, equalTo: v, a, minus: i, on: v) },
        Call("equalTo+minus+on+name", .equal, constant: -1, isNamed: true) { c, a, v, i in
            c.make(a, equalTo: v, a, minus: i, on: v, name: "name")
        },
        Call("equalTo+times+plus", .equal, multiplier: 3, constant: 1) { c, a, v, i in c.make(a, equalTo: v, a, times: 3 * i, plus: i) },
        Call("equalTo+times+plus+name", .equal, multiplier: 3, constant: 1, isNamed: true) { c, a, v, i in
            c.make(a, equalTo: v, a, times: 3 * i, plus: i, name: "name")
        },
        Call("equalTo+times+plus+on", .equal, multiplier: 3, constant: 1) { c, a, v, i in
            c.make(a, equalTo: v, a, times: 3 * i, plus: i, on: v)
        },
        Call("equalTo+times+plus+on+name", .equal, multiplier: 3, constant: 1, isNamed: true) { c, a, v, i in
            c.make(a, equalTo: v, a, times: 3 * i, plus: i, on: v, name: "name")
        },
        Call("equalTo+times+minus", .equal, multiplier: 3, constant: -1) { c, a, v, i in c.make(a, equalTo: v, a, times: 3 * i, minus: i) },
        Call("equalTo+times+minus+name", .equal, multiplier: 3, constant: -1, isNamed: true) { c, a, v, i in
            c.make(a, equalTo: v, a, times: 3 * i, minus: i, name: "name")
        },
        Call("equalTo+times+minus+on", .equal, multiplier: 3, constant: -1) { c, a, v, i in
            c.make(a, equalTo: v, a, times: 3 * i, minus: i, on: v)
        },
        Call("equalTo+times+minus+on+name", .equal, multiplier: 3, constant: -1, isNamed: true) { c, a, v, i in
            c.make(a, equalTo: v, a, times: 3 * i, minus: i, on: v, name: "name")
        },
    ]

    private static let lessThanCalls: [Call] = [
        Call("lessThan", .lessThanOrEqual) { c, a, v, _ in c.make(a, lessThan: v, a) },
        Call("lessThan+name", .lessThanOrEqual, isNamed: true) { c, a, v, _ in c.make(a, lessThan: v, a, name: "name") },
        Call("lessThan+on", .lessThanOrEqual) { c, a, v, _ in c.make(a, lessThan: v, a, on: v) },
        Call("lessThan+on+name", .lessThanOrEqual, isNamed: true) { c, a, v, _ in c.make(a, lessThan: v, a, on: v, name: "name") },
        Call("lessThan+times", .lessThanOrEqual, multiplier: 3) { c, a, v, i in c.make(a, lessThan: v, a, times: 3 * i) },
        Call("lessThan+times+name", .lessThanOrEqual, multiplier: 3, isNamed: true) { c, a, v, i in
            c.make(a, lessThan: v, a, times: 3 * i, name: "name")
        },
        Call("lessThan+times+on", .lessThanOrEqual, multiplier: 3) { c, a, v, i in c.make(a, lessThan: v, a, times: 3 * i, on: v) },
        Call("lessThan+times+on+name", .lessThanOrEqual, multiplier: 3, isNamed: true) { c, a, v, i in
            c.make(a, lessThan: v, a, times: 3 * i, on: v, name: "name")
        },
        Call("lessThan+plus", .lessThanOrEqual, constant: 1) { c, a, v, i in c.make(a, lessThan: v, a, plus: i) },
        Call("lessThan+plus+name", .lessThanOrEqual, constant: 1, isNamed: true) { c, a, v, i in
            c.make(a, lessThan: v, a, plus: i, name: "name")
        },
        Call("lessThan+plus+on", .lessThanOrEqual, constant: 1) { c, a, v, i in c.make(a, lessThan: v, a, plus: i, on: v) },
        Call("lessThan+plus+on+name", .lessThanOrEqual, constant: 1, isNamed: true) { c, a, v, i in
            c.make(a, lessThan: v, a, plus: i, on: v, name: "name")
        },
        Call("lessThan+minus", .lessThanOrEqual, constant: -1) { c, a, v, i in c.make(a, lessThan: v, a, minus: i) },
        Call("lessThan+minus+name", .lessThanOrEqual, constant: -1, isNamed: true) { c, a, v, i in
            c.make(a, lessThan: v, a, minus: i, name: "name")
        },
        Call("lessThan+minus+on", .lessThanOrEqual, constant: -1) { c, a, v, i in c.make(a, lessThan: v, a, minus: i, on: v) },
        Call("lessThan+minus+on+name", .lessThanOrEqual, constant: -1, isNamed: true) { c, a, v, i in
            c.make(a, lessThan: v, a, minus: i, on: v, name: "name")
        },
        Call("lessThan+times+plus", .lessThanOrEqual, multiplier: 3, constant: 1) { c, a, v, i in
            c.make(a, lessThan: v, a, times: 3 * i, plus: i)
        },
        Call("lessThan+times+plus+name", .lessThanOrEqual, multiplier: 3, constant: 1, isNamed: true) { c, a, v, i in
            c.make(a, lessThan: v, a, times: 3 * i, plus: i, name: "name")
        },
        Call("lessThan+times+plus+on", .lessThanOrEqual, multiplier: 3, constant: 1) { c, a, v, i in
            c.make(a, lessThan: v, a, times: 3 * i, plus: i, on: v)
        },
        Call("lessThan+times+plus+on+name", .lessThanOrEqual, multiplier: 3, constant: 1, isNamed: true) { c, a, v, i in
            c.make(a, lessThan: v, a, times: 3 * i, plus: i, on: v, name: "name")
        },
        Call("lessThan+times+minus", .lessThanOrEqual, multiplier: 3, constant: -1) { c, a, v, i in
            c.make(a, lessThan: v, a, times: 3 * i, minus: i)
        },
        Call("lessThan+times+minus+name", .lessThanOrEqual, multiplier: 3, constant: -1, isNamed: true) { c, a, v, i in
            c.make(a, lessThan: v, a, times: 3 * i, minus: i, name: "name")
        },
        Call("lessThan+times+minus+on", .lessThanOrEqual, multiplier: 3, constant: -1) { c, a, v, i in
            c.make(a, lessThan: v, a, times: 3 * i, minus: i, on: v)
        },
        Call("lessThan+times+minus+on+name", .lessThanOrEqual, multiplier: 3, constant: -1, isNamed: true) { c, a, v, i in
            c.make(a, lessThan: v, a, times: 3 * i, minus: i, on: v, name: "name")
        },
    ]

    private static let greaterThanCalls: [Call] = [
        Call("greaterThan", .greaterThanOrEqual) { c, a, v, _ in c.make(a, greaterThan: v, a) },
        Call("greaterThan+name", .greaterThanOrEqual, isNamed: true) { c, a, v, _ in c.make(a, greaterThan: v, a, name: "name") },
        Call("greaterThan+on", .greaterThanOrEqual) { c, a, v, _ in c.make(a, greaterThan: v, a, on: v) },
        Call("greaterThan+on+name", .greaterThanOrEqual, isNamed: true) { c, a, v, _ in c.make(a, greaterThan: v, a, on: v, name: "name") },
        Call("greaterThan+times", .greaterThanOrEqual, multiplier: 3) { c, a, v, i in c.make(a, greaterThan: v, a, times: 3 * i) },
        Call("greaterThan+times+name", .greaterThanOrEqual, multiplier: 3, isNamed: true) { c, a, v, i in
            c.make(a, greaterThan: v, a, times: 3 * i, name: "name")
        },
        Call("greaterThan+times+on", .greaterThanOrEqual, multiplier: 3) { c, a, v, i in c.make(a, greaterThan: v, a, times: 3 * i, on: v)
        },
        Call("greaterThan+times+on+name", .greaterThanOrEqual, multiplier: 3, isNamed: true) { c, a, v, i in
            c.make(a, greaterThan: v, a, times: 3 * i, on: v, name: "name")
        },
        Call("greaterThan+plus", .greaterThanOrEqual, constant: 1) { c, a, v, i in c.make(a, greaterThan: v, a, plus: i) },
        Call("greaterThan+plus+name", .greaterThanOrEqual, constant: 1, isNamed: true) { c, a, v, i in
            c.make(a, greaterThan: v, a, plus: i, name: "name")
        },
        Call("greaterThan+plus+on", .greaterThanOrEqual, constant: 1) { c, a, v, i in c.make(a, greaterThan: v, a, plus: i, on: v) },
        Call("greaterThan+plus+on+name", .greaterThanOrEqual, constant: 1, isNamed: true) { c, a, v, i in
            c.make(a, greaterThan: v, a, plus: i, on: v, name: "name")
        },
        Call("greaterThan+minus", .greaterThanOrEqual, constant: -1) { c, a, v, i in c.make(a, greaterThan: v, a, minus: i) },
        Call("greaterThan+minus+name", .greaterThanOrEqual, constant: -1, isNamed: true) { c, a, v, i in
            c.make(a, greaterThan: v, a, minus: i, name: "name")
        },
        Call("greaterThan+minus+on", .greaterThanOrEqual, constant: -1) { c, a, v, i in c.make(a, greaterThan: v, a, minus: i, on: v) },
        Call("greaterThan+minus+on+name", .greaterThanOrEqual, constant: -1, isNamed: true) { c, a, v, i in
            c.make(a, greaterThan: v, a, minus: i, on: v, name: "name")
        },
        Call("greaterThan+times+plus", .greaterThanOrEqual, multiplier: 3, constant: 1) { c, a, v, i in
            c.make(a, greaterThan: v, a, times: 3 * i, plus: i)
        },
        Call("greaterThan+times+plus+name", .greaterThanOrEqual, multiplier: 3, constant: 1, isNamed: true) { c, a, v, i in
            c.make(a, greaterThan: v, a, times: 3 * i, plus: i, name: "name")
        },
        Call("greaterThan+times+plus+on", .greaterThanOrEqual, multiplier: 3, constant: 1) { c, a, v, i in
            c.make(a, greaterThan: v, a, times: 3 * i, plus: i, on: v)
        },
        Call("greaterThan+times+plus+on+name", .greaterThanOrEqual, multiplier: 3, constant: 1, isNamed: true) { c, a, v, i in
            c.make(a, greaterThan: v, a, times: 3 * i, plus: i, on: v, name: "name")
        },
        Call("greaterThan+times+minus", .greaterThanOrEqual, multiplier: 3, constant: -1) { c, a, v, i in
            c.make(a, greaterThan: v, a, times: 3 * i, minus: i)
        },
        Call("greaterThan+times+minus+name", .greaterThanOrEqual, multiplier: 3, constant: -1, isNamed: true) { c, a, v, i in
            c.make(a, greaterThan: v, a, times: 3 * i, minus: i, name: "name")
        },
        Call("greaterThan+times+minus+on", .greaterThanOrEqual, multiplier: 3, constant: -1) { c, a, v, i in
            c.make(a, greaterThan: v, a, times: 3 * i, minus: i, on: v)
        },
        Call("greaterThan+times+minus+on+name", .greaterThanOrEqual, multiplier: 3, constant: -1, isNamed: true) { c, a, v, i in
            c.make(a, greaterThan: v, a, times: 3 * i, minus: i, on: v, name: "name")
        },
    ]

    static let calls = equalToCalls + lessThanCalls + greaterThanCalls
}
