import FormworkNib
import FormworkTree
import Testing

@Suite("Values of compiled files")
struct NibValueTests {
    private static let range = TextRange(offset: 0, length: 0)

    @Test(
        "Numbers are the same in every width, and other values have none",
        arguments: [
            (.int8(-3), -3, -3), (.int16(300), 300, 300), (.int32(.max), 2_147_483_647, 2_147_483_647), (.int64(-1), -1, -1),
            (.integer(7), 7, 7), (.bool(true), 1, 1), (.bool(false), 0, 0), (.float(2), 2, 2), (.float(2.5), nil, 2.5),
            (.double(-4), -4, -4),
            (.double(0.1), nil, 0.1), (.double(1e300), nil, 1e300), (.null, nil, nil), (.reference(1), nil, nil), (.date(5), nil, nil),
            (.data(range), nil, nil), (.text(range), nil, nil), (.list(range), nil, nil), (.dictionary(range), nil, nil),
        ] as [(NibValue, Int?, Double?)])
    func numbers(value: NibValue, whole: Int?, number: Double?) {
        #expect(value.wholeNumber == whole)
        #expect(value.number == number)
    }

    @Test("Numbers that are not finite are not whole")
    func infiniteNumbers() {
        #expect(NibValue.double(.infinity).wholeNumber == nil && NibValue.float(.nan).wholeNumber == nil)
        #expect(NibValue.double(.infinity).number == .infinity)
    }

    @Test(
        "A number is true unless it is 0",
        arguments: [
            (.bool(true), true), (.bool(false), false), (.int8(2), true), (.int16(0), false), (.integer(-1), true), (.double(1), true),
            (.double(0.5), nil), (.null, nil), (.reference(1), nil),
        ] as [(NibValue, Bool?)])
    func truths(value: NibValue, truth: Bool?) { #expect(value.truth == truth) }

    @Test("Only a reference has an object")
    func objects() {
        #expect(NibValue.reference(3).object == 3 && NibValue.int8(3).object == nil && NibValue.null.object == nil)
    }

    @Test("Types are named by their width, or by their kind in a property list")
    func typeNames() {
        let values: [NibValue] = [
            .int8(0), .int16(0), .int32(0), .int64(0), .bool(true), .float(0), .double(0), .data(Self.range), .null, .reference(0),
            .integer(0),
            .text(Self.range), .list(Self.range), .dictionary(Self.range), .date(0),
        ]
        #expect(
            values.map(\.typeName)
                == ["i8", "i16", "i32", "i64", "bool", "f32", "f64", "data", "nil", "ref", "int", "str", "list", "dict", "date"])
    }
}
