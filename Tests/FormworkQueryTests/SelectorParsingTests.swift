import FormworkModel
import FormworkQuery
import Testing

@Suite("Selectors as text")
struct SelectorParsingTests {
    @Test(
        "A syntax error has a column",
        arguments: [
            ("", 1, "expected a type"), ("label >", 8, "found the end"), ("> label", 2, "expected a selector before the combinator"),
            ("label[", 7, "expected an attribute name"), ("label[text", 11, "expected ']' or a comparison"),
            ("label[text=]", 12, "expected a value"),
            ("label[text=\"Sign in]", 12, "no closing quote"), ("label[text=Sign in]", 17, "expected ']'"),
            ("constraint[constant>wide]", 21, "expected a number"),
            ("label[text!=a]", 11, "expected ']' or a comparison"), ("label:nonsense", 7, "there is no state ':nonsense'"),
            ("label:not(button", 17, "expected ')'"),
            ("label:nth-child(x)", 17, "isn't a position"), ("label:nth-child(99999999999999999999)", 17, "isn't a position"),
            ("label)", 6, "unexpected ')'"),
            ("label,", 7, "found the end"), ("#", 2, "expected a name after '#'"), (".", 2, "expected a name after '.'"),
            ("label^", 6, "unexpected '^'"),
        ])
    func errors(_ text: String, _ column: Int, _ message: String) {
        let error = #expect(throws: InterfaceDocument.SelectorError.self) { try Selector(parsing: text) }
        #expect(error?.column == column)
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    }

    @Test("An unknown state is reported with similar ones")
    func near() {
        let error = #expect(throws: InterfaceDocument.SelectorError.self) { try Selector(parsing: "view:ambigous") }
        #expect(error?.notes == ["similar names: ambiguous"])
        #expect(error?.description == "selector:1:6: error: there is no state ':ambigous'\n    note: similar names: ambiguous")
    }

    @Test("Selectors nest up to thirty-two deep")
    func depth() throws {
        func nested(_ count: Int) -> String { String(repeating: ":not(", count: count) + "label" + String(repeating: ")", count: count) }
        _ = try Selector(parsing: nested(32))
        #expect(throws: InterfaceDocument.SelectorError.self) { try Selector(parsing: nested(33)) }
        #expect(throws: InterfaceDocument.SelectorError.self) { try Selector(parsing: nested(100_000)) }
    }

    @Test("Spaces, quotes and the order of conditions don't change a selector")
    func equality() throws {
        #expect(try Selector(parsing: "label>button") == Selector(parsing: "  label  >  button "))
        #expect(try Selector(parsing: "[ text = 'a' ]") == Selector(parsing: "[text=\"a\"]"))
        #expect(try Selector(parsing: "label") != Selector(parsing: "button"))
        #expect(try Selector(parsing: "label->x") == Selector(parsing: "label ->x"))
    }

    @Test("No text crashes the parser")
    func garbage() {
        let pieces = [
            "label", "[", "]", "(", ")", ":not", ":has", ":of", "#", ".", "->", "<-", ">", "+", "~", ",", "\"", "'", "\\", "n", "2n+", "-",
            "*", " ", "ü", "=",
        ]
        var seed: UInt64 = 0x5EED
        var read = 0
        for _ in 0..<20_000 {
            var text = ""
            for _ in 0..<(seed >> 59) {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += pieces[Int(seed >> 33) % pieces.count]
            }
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            do throws(InterfaceDocument.SelectorError) {
                _ = try Selector(parsing: text)
                read += 1
            } catch {
                #expect((1...text.utf8.count + 1).contains(error.column))
            }
        }
        #expect(read > 0)
    }
}
