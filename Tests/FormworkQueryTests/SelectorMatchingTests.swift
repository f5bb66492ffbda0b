import FormworkImport
import FormworkModel
import FormworkQuery
import Testing

@Suite("Meanings of selectors")
struct SelectorMatchingTests {
    private let document: InterfaceDocument

    init() throws { document = try QueryFixture.document() }

    @Test(
        "A compound selects by the properties of one object",
        arguments: [
            ("label", "Ttl Orr"), ("view", "Frm Ttl Fld Stk Btn Can Orr Oth"), ("scene", "Sc1 Sc2"), ("controller", "Ctl Ct2"),
            ("constraint", "C16 C24 CHt"), ("segue", "Seg"), ("outlet", "Out Osb"), ("action", "Act"), ("gestureRecognizer", "Tap"),
            ("guide", "Saf"), ("runtimeAttribute", "use"), ("*#Ttl-aa-aaa", "Ttl"), ("#Ttl", "Ttl"), ("#Sc1-aa-aaa", "Sc1"),
            ("label#Fld-aa-aaa", ""),
            (".PrimaryButton", "Btn"), (".UIButton", "Btn Can"), (".App.LoginController", "Ctl"), ("nothingOfTheKind", ""),
        ])
    func compounds(_ selector: String, _ found: String) throws {
        #expect(try QueryFixture.found(selector, in: document).joined(separator: " ") == found)
    }

    @Test(
        "An attribute is the document's, a keyed value, a runtime attribute, or a visible text",
        arguments: [
            (#"label[text="Sign in"]"#, "Ttl"), (#"[text='sign in' i]"#, "Ttl"), ("button[title=Send]", "Btn"),
            ("button[text^=Send]", "Btn"),
            ("button[title$=ing…]", "Btn"), ("*[text*=anc]", "Can"), ("label[text~=in]", "Ttl"), ("*[color=Brand]", "Btn"),
            ("[textColor=labelColor]", "Ttl"), ("[font=boldSystem]", "Ttl"), ("[fontSize>16]", "Ttl"),
            ("[fontDescription.pointSize=17.0]", "Ttl"),
            ("[layer.cornerRadius>=8]", "Fld"), ("[layer.cornerRadius]", "Fld"), ("[placeholder=Password]", "Fld"),
            ("[hidden=true]", "Fld"),
            ("constraint[constant>16]", "C24 CHt"), ("constraint[constant=16]", "C16"), ("constraint[priority<1000]", "C24"),
            ("constraint[relation='≥']", "CHt"), ("constraint[firstAttribute=leading]", "C16"), ("view[width<375]", "Ttl Fld Stk"),
            ("scene[title=Login]", "Sc1"), ("scene[title=Welcome]", "Sc2"), ("controller[storyboardIdentifier]", "Ctl"),
            ("outlet[name=submit]", "Osb"),
            ("[class=PrimaryButton]", "Btn"), ("view[element=view]", "Frm Oth"), ("label[scene=Welcome]", ""), ("label[text=Sign]", ""),
            (#"[text="Form.height ≥ 100"]"#, "CHt"),
        ])
    func attributes(_ selector: String, _ found: String) throws {
        #expect(try QueryFixture.found(selector, in: document).joined(separator: " ") == found)
    }

    @Test(
        "A combinator relates an object to the one before it",
        arguments: [
            ("scene[title=Login] button", "Btn Can"), ("#Frm-aa-aaa > label", "Ttl"), ("view > view > button", "Btn Can"),
            ("controller > view", "Frm Oth"),
            ("label + textField", "Fld"), ("label + stackView", ""), ("label ~ stackView", "Stk"), ("button+button", "Can"),
            ("stackView>button~*", "Can Orr"),
            ("#Frm-aa-aaa ->targetView", "Oth"), ("#Frm-aa-aaa->targetView label", ""), ("->submit", "Btn"),
            ("#Btn-aa-aaa <-submit", "Ctl"),
            ("#Btn-aa-aaa <-outlet", "Ctl"), ("#Ctl-aa-aaa ->segue", "Ct2"), ("controller <-action button", "Btn"),
            ("button->'send:'", "Ctl"),
            ("#Ttl-aa-aaa <-constraint", "C16"), ("constraint ->secondItem textField", "Fld"), ("#Ct2-aa-aaa <-* .LoginController", "Ctl"),
            ("subviews > label", "Ttl Orr"), ("label, textField, label", "Ttl Fld Orr"), ("scene scene", ""),
        ])
    func combinators(_ selector: String, _ found: String) throws {
        #expect(try QueryFixture.found(selector, in: document).joined(separator: " ") == found)
    }

    @Test(
        "A state depends on an object, its position, or its surroundings",
        arguments: [
            (":has-outlet(submit)", "Ctl"), (":has-outlet", "Ctl Frm"), ("button:has-action(send:)", "Btn"), (":has-segue(done)", "Ctl"),
            ("view:root", "Frm Oth"), (":hidden", "Fld"), ("button:first-child", "Btn"), ("stackView > :last-child", "Orr"),
            ("stackView > :nth-child(2)", "Can"), ("stackView > :nth-child(odd)", "Btn Orr"),
            ("stackView > :nth-last-child(-n+2)", "Can Orr"),
            ("view:only-child:not(:root)", ""), ("button:not([text=Send])", "Can"), ("view:not(label, button):not(:root)", "Fld Stk"),
            ("view:has(> button)", "Stk"), ("view:has(button)", "Frm Stk"), ("button:has(+ label)", "Can"),
            ("view:has(~ stackView)", "Ttl Fld"),
            ("view:has(->targetView)", "Frm"), ("view:has(<-submit)", "Btn"), (":is(label, button):first-child", "Ttl Btn"),
            ("constraint:of(#Ttl-aa-aaa)", "C16"), ("constraint:of(:root)", "C16 CHt"), ("constraint:of(stackView):of(textField)", "C24"),
            ("outlet:of(button)", "Osb"), ("view:has(stackView button)", "Frm"), ("view:has(> stackView > button)", "Frm"),
        ])
    func states(_ selector: String, _ found: String) throws {
        #expect(try QueryFixture.found(selector, in: document).joined(separator: " ") == found)
    }

    @Test("Results of solving are requested from the caller, and only if needed")
    func solving() throws {
        let title = try #require(document.view(id: "Ttl-aa-aaa"))
        let constraint = try #require(document.constraint(id: "C24-aa-aaa"))
        var asked = 0
        func marks(_ document: InterfaceDocument) -> InterfaceDocument.SolvedMarks {
            asked += 1
            return InterfaceDocument.SolvedMarks(ambiguous: [title], misplaced: [], conflicting: [constraint])
        }
        func found(_ text: String) throws -> [String?] { try Selector(parsing: text).matches(in: document, solving: marks).map(\.id) }
        #expect(try found("label") == ["Ttl-aa-aaa", "Orr-aa-aaa"])
        #expect(asked == 0)
        #expect(try found("view:ambiguous") == ["Ttl-aa-aaa"])
        #expect(try found("constraint:conflicting") == ["C24-aa-aaa"])
        #expect(try found("view:conflicting") == ["Fld-aa-aaa", "Stk-aa-aaa"])
        #expect(try found("view:not(:misplaced):is(label:ambiguous)") == ["Ttl-aa-aaa"])
        #expect(asked == 4)
    }

    @Test("Every part of a selector visits the document once: a deep and wide one takes linear time")
    func effort() throws {
        let depth = 120
        let nested = String(repeating: "<view><subviews>", count: depth) + String(repeating: "</subviews></view>", count: depth)
        let wide = String(repeating: "<label id=\"x\"/>", count: 5_000)
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
            <view id="r"><subviews>\(wide)\(nested)</subviews></view></objects></document>
            """
        let document = try DocumentReader().read(Array(text.utf8), file: "Deep.xib").document
        let chain = Array(repeating: "view", count: 40).joined(separator: " ")
        #expect(try Selector(parsing: chain).matches(in: document).count == depth + 1 - 39)
        #expect(try Selector(parsing: "label ~ label ~ label:nth-child(4999)").matches(in: document).count == 1)
        #expect(try Selector(parsing: "view:has(view:has(view:has(view)))").matches(in: document).count == depth + 1 - 3)
    }
}
