@testable import FormworkCode
import Testing

@Suite("Targets of statements")
struct StatementTextTests {
    @Test(
        "is the left side of an assignment, and a call without its first argument",
        arguments: [
            ("title.font = .systemFont(ofSize: 17)", "title.font"),
            (#"button.setTitle("a.alpha, b = (", for: .normal)"#, "button.setTitle(, for: .normal)"),
            ("box.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)", "box.setContentHuggingPriority(, for: .vertical)"),
            ("stack.setCustomSpacing(8, after: first)", "stack.setCustomSpacing(, after: first)"),
            (#"[_button setTitle:@"a: b" forState:UIControlStateNormal];"#, "[_button setTitle: forState:UIControlStateNormal];"),
            (#"title.setAttribute("text", to: "a, b")"#, #"title.setAttribute("text""#),
            (
                #"title.setContent(ElementFragment("color", ["key": "textColor", "red": "1"]))"#,
                #"title.setContent(ElementFragment("color", ["key": "textColor""#
            ),
        ])
    func key(statement: String, key: String) {
        #expect(StatementText(statement).key == key)
    }

    @Test("Literals are ignored, with any content")
    func literals() {
        let text = StatementText(#"label.text = "a \" .label (" + other"#).withoutLiterals
        #expect(!text.contains("label (") && text.hasPrefix("label.text = ") && text.hasSuffix(" + other"))
    }

    @Test(
        "The explicit self is left out in front of members, but not in literals and names",
        arguments: [
            ("self.addSubview(label)", "addSubview(label)"),
            ("label.topAnchor.constraint(equalTo: self.topAnchor)", "label.topAnchor.constraint(equalTo: topAnchor)"),
            (#"self.title = "self.title""#, #"title = "self.title""#),
            ("myself.frame = other.self.frame", "myself.frame = other.self.frame"),
        ])
    func selfless(statement: String, expected: String) {
        #expect(StatementText(statement).withoutSelf == expected)
    }

    @Test("Differences by screen are written for both cases, with any texts")
    func differences() {
        let differences = StatementDifferences(
            [
                #"button.setTitle("x.alpha, y", for: .normal)"#, "button.setCustomSpacing(8, after: a)",
                "button.setCustomSpacing(8, after: b)",
            ],
            cases: [
                [#"button.setTitle("z", for: .normal)"#, "button.setCustomSpacing(8, after: a)", "button.setCustomSpacing(9, after: b)"]
            ]
        ) { KitWriter(isMac: false).initialStatement($0) }
        #expect(differences.isComplete)
        #expect(differences.cases == [[#"button.setTitle("z", for: .normal)"#, "button.setCustomSpacing(9, after: b)"]])
        #expect(differences.usual == [#"button.setTitle("x.alpha, y", for: .normal)"#, "button.setCustomSpacing(8, after: b)"])
    }
}
