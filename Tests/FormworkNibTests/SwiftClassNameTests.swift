import FormworkNib
import Testing

@Suite("Runtime names of Swift classes")
struct SwiftClassNameTests {
    @Test(
        "A name is the same when it was mangled and demangled",
        arguments: [
            ("Row", "Main", "_TtC4Main3Row"), ("Outer.Inner", "Main", "_TtCC4Main5Outer5Inner"), ("A.B.C", "M", "_TtCCC1M1A1B1C"),
            ("Grün", "App", "_TtC3App5Grün"), ("Cell2", "My_App", "_TtC6My_App5Cell2"),
        ])
    func roundTrip(name: String, module: String, mangled: String) {
        #expect(SwiftClassName.mangled(name, module: module) == mangled)
        let found = SwiftClassName.demangled(mangled)
        #expect(found?.module == module && found?.name == name)
    }

    @Test(
        "Other names have neither",
        arguments: [
            "", "Row", "_TtC", "_TtC4Main", "_TtC4Main9Row", "_TtC0", "_TtC4Main0", "_TtCC4Main3Row", "_TtC4Main3Row1X", "_TtC4Main3RowX",
            "_TtC9999Main3Row", "_TtV4Main3Row", "TtC4Main3Row", "_TtC3Grü3Row",
        ])
    func otherNames(name: String) { #expect(SwiftClassName.demangled(name) == nil) }
}
