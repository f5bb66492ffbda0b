import FormworkEdit
import FormworkModel
import Testing

@Suite("A constraint as it is printed")
struct ConstraintEquationTests {
    @Test("The printed form of every constraint reads back the same")
    func roundTrip() throws {
        let document = try LoginScreen.document()
        for constraint in document.constraints {
            let text = constraint.value.text { document.shortName(ofID: $0) }
            let equation = try ConstraintEquation(parsing: text)
            #expect(equation.first.attribute == constraint.firstAttribute)
            #expect(equation.second?.attribute == (constraint.hasSecondItem ? constraint.secondAttribute : nil))
            #expect(equation.first.item.text == document.shortName(ofID: constraint.firstItemID))
            #expect(equation.constant == constraint.constant)
            #expect(equation.multiplier == constraint.multiplier)
            #expect(equation.priority == constraint.priority)
        }
    }

    @Test("Alternative forms of constraints")
    func forms() throws {
        let one = try ConstraintEquation(parsing: "A b.leading ≥ 2 × C.trailing − 8 @750")
        #expect(one == (try ConstraintEquation(parsing: "\"A b\".leading>=2*C.trailing-8@750")))
        #expect(one == (try ConstraintEquation(parsing: "A b.leading >= C.trailing * 2 - 8 @750")))
        #expect(one.first.item.text == "A b")
        #expect(one.relation == .greaterThanOrEqual)
        #expect((one.multiplier, one.constant, one.priority) == (2, -8, 750))
        let half = try ConstraintEquation(parsing: "A.width = B.width / 2 + 0.5")
        #expect((half.multiplier, half.constant) == (0.5, 0.5))
        let length = try ConstraintEquation(parsing: "A.height <= −3.5")
        #expect(length.second == nil)
        #expect((length.constant, length.relation) == (-3.5, .lessThanOrEqual))
    }

    @Test("A name may contain signs and dots")
    func names() throws {
        let equation = try ConstraintEquation(parsing: "a = b.leading = v1.2 - x.leading + 4")
        #expect(equation.first.item.text == "a = b")
        #expect(equation.second?.item.text == "v1.2 - x")
        #expect(equation.constant == 4)
        #expect(try ConstraintEquation(parsing: "\"a.top = b\".top = c.top").first.item.text == "a.top = b")
    }

    @Test("The last baseline is Interface Builder's baseline")
    func baseline() throws {
        #expect(try ConstraintEquation(parsing: "A.lastBaseline = B.LASTBASELINE").first.attribute == .baseline)
    }
}
