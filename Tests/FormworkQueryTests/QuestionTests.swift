import Testing

/// Common questions about interface files, in plain words, with the selector that answers each.
@Suite("Questions that people ask")
struct QuestionTests {
    private static let questions: [(question: String, selector: String, found: String)] = [
        (#"Which view says "Sign in"?"#, #"view[text="Sign in"]"#, "Ttl"),
        (#"Which views say anything with "sign" in it?"#, "view[text*=sign i]", "Ttl"),
        ("Which buttons does the login screen have?", "scene[title=Login] button", "Btn Can"),
        ("What is shown on the screen of that controller?", ".LoginController label", "Ttl Orr"),
        (#"Which class has the button "Send"?"#, "button[title=Send]", "Btn"),
        ("Where is PrimaryButton used?", ".PrimaryButton", "Btn"),
        ("Which objects are of a class of our own?", "object[customClass]", "Ctl Fld Btn"),
        ("Which views have no class of their own?", "view:not([customClass])", "Frm Ttl Stk Can Orr Oth"),
        ("What has this id?", "#Btn-aa-aaa", "Btn"),
        ("Which buttons do nothing?", "button:not(:has-action)", "Can"),
        ("Who sends send:?", ":has-action(send:)", "Btn"),
        ("What does the outlet submit lead to?", "controller ->submit", "Btn"),
        ("Who has an outlet to this button?", "#Btn-aa-aaa <-outlet", "Ctl"),
        ("Who has any connection to this controller?", "#Ctl-aa-aaa <-*", "Btn"),
        ("Where can one go from the login screen?", "scene[title=Login] controller ->segue", "Ct2"),
        ("From where does one come to that screen?", "#Ct2-aa-aaa <-segue", "Ctl"),
        ("Which segue is called done?", "segue[identifier=done]", "Seg"),
        ("Which segues are shown modally?", "segue[kind=presentation]", ""),
        ("Which scenes have no segue?", "scene:not(:has(segue))", "Sc2"),
        ("Which controller can be instantiated by the identifier login?", "controller[storyboardIdentifier=login]", "Ctl"),
        ("Which controllers have no storyboard identifier?", "controller:not([storyboardIdentifier])", "Ct2"),
        ("Which constraints speak of this label?", "constraint:of(#Ttl-aa-aaa)", "C16"),
        ("Which constraints are wider than 16 points?", "constraint[constant>16]", "C24 CHt"),
        ("Which constraints are not required?", "constraint[priority<1000]", "C24"),
        ("Which constraints are inequalities?", "constraint:not([relation=equal])", "CHt"),
        ("Which constraints fix a height?", "constraint[firstAttribute=height]:not([secondItem])", "CHt"),
        ("Which constraints go to the safe area?", "constraint:of(guide)", "C16"),
        ("Which constraints tie a stack view to a field?", "constraint:of(stackView):of(textField)", "C24"),
        ("What is tied to this field?", "#Fld-aa-aaa <-constraint", "C24"),
        ("Which views does no constraint place?", "label:not(:has(<-constraint))", "Orr"),
        ("Which texts are shown in stack views?", "stackView label", "Orr"),
        ("What is first in a stack view?", "stackView > :first-child", "Btn"),
        ("What is last in it?", "stackView > :last-child", "Orr"),
        (#"What comes behind the button "Cancel"?"#, "[title=Cancel] + *", "Orr"),
        ("Which stack views have more than two views?", "stackView:has(> :nth-child(3))", "Stk"),
        ("Which views are alone in theirs?", "view:only-child", "Frm"),
        ("Which views are hidden?", "view:hidden", "Fld"),
        ("Which fields ask for a password?", "textField[placeholder=Password]", "Fld"),
        ("Where is the color Brand used?", "*[color=Brand]", "Btn"),
        ("Which labels have the system's color for labels?", "label[textColor=labelColor]", "Ttl"),
        ("Which texts are set bold?", "label[font=boldSystem]", "Ttl"),
        ("Which texts are larger than 16 points?", "view[fontSize>16]", "Ttl"),
        ("Which texts have no font of their own?", "label:not([font])", "Orr"),
        ("Which views are narrower than the screen?", "view[width<375]", "Ttl Fld Stk"),
        ("Which views are too small to be touched?", "button[height<44], textField[height<44]", "Fld"),
        ("Which views touch the left edge?", "view[x=0]:not(:root)", ""),
        ("Which views have round corners?", "view[layer.cornerRadius>0]", "Fld"),
        ("Which runtime attributes are set?", "runtimeAttribute", "use"),
        ("Whose runtime attribute is layer.cornerRadius?", "[layer.cornerRadius]", "Fld"),
        ("Which templates have a target?", "view:has-outlet(targetView)", "Frm"),
        ("Which views are targets?", "view ->targetView", "Oth"),
        ("Which outlets does the login controller have?", "outlet:of(.LoginController)", "Osb"),
        ("Which actions come when a control is let go inside?", "action[eventType=touchUpInside]", "Act"),
        ("Which gesture recognizers are there?", "gestureRecognizer", "Tap"),
        ("Are there gesture recognizers that nothing refers to?", "gestureRecognizer:not(:has(<-*))", "Tap"),
        ("Which navigation items have a title?", "navigationItem[title]", "Nav"),
        ("Which screens are called Welcome?", "scene[title=Welcome]", "Sc2"),
        ("Which root views are empty?", "view:root:not(:has(view))", "Oth"),
        ("Which labels and fields stand beside each other?", "label + textField", "Fld"),
        ("Which views of the form are neither labels nor buttons?", "#Frm-aa-aaa view:not(label, button)", "Fld Stk"),
    ]

    @Test("Each has one selector, and its answer", arguments: questions)
    func answer(_ asked: (question: String, selector: String, found: String)) throws {
        let answer = try QueryFixture.found(asked.selector, in: QueryFixture.document()).joined(separator: " ")
        #expect(answer == asked.found, "\(asked.question)")
    }

    @Test("There are sixty, and none is repeated")
    func count() {
        #expect(Set(Self.questions.map(\.question)).count == 60)
        #expect(Set(Self.questions.map(\.selector)).count == 60)
    }
}
