import FormworkResults
import FormworkModel
import Testing

@Suite("Logs of unsatisfiable constraints")
struct ConflictLogTests {
    /// Returns the constraint of a description, with classes and texts for items: `UILabel 'Title'.width = 100`.
    private static func words(_ entry: String) -> String? {
        let conflict = ConflictLog("\"<\(entry)>\",").conflicts.first
        guard let terms = conflict?.constraints.first?.terms else { return nil }
        return terms.mapItems { Optional($0.words) }.text { $0 ?? "?" }
    }

    @Test(
        "The formats of UIKit and AppKit in all versions",
        arguments: [
            ("NSLayoutConstraint:0x1 UILabel:0x7f.width == 100   (active)", "UILabel.width = 100"),
            ("NSLayoutConstraint:0x1 V:[UILabel:0x7f(103)]", "UILabel.height = 103"),
            ("NSLayoutConstraint:0x1 H:[NSButton:0x7f'Button'(<=30)]", "NSButton 'Button'.width ≤ 30"),
            (
                "NSLayoutConstraint:0x1 H:|-(16)-[UILabel:0x7f'Hi, you']   (active, names: '|':UIView:0x8 )",
                "UILabel 'Hi, you'.leading = UIView.leading + 16"
            ),
            ("NSLayoutConstraint:0x1 V:[UILabel:0x7f]-(0)-|   (Names: '|':App.Card:0x8 )", "Card.bottom = UILabel.bottom"),
            ("NSLayoutConstraint:0x1 H:[UILabel:0x7f]-(>=8)-[UIButton:0x8'Go']", "UIButton 'Go'.leading ≥ UILabel.trailing + 8"),
            ("NSLayoutConstraint:0x1 H:[UILabel:0x7f' ']-(NSSpace(8))-[UIButton:0x8]", "UIButton.leading = UILabel ' '.trailing + 8"),
            ("NSLayoutConstraint:0x1 UILabel:0x7f.trailing == App.Card:0x8.trailing - 16.5", "UILabel.trailing = Card.trailing − 16.5"),
            ("NSLayoutConstraint:0x1 UIView:0x7f.width == 0.5*UIView:0x8.width + 8 @750", "UIView.width = 0.5 × UIView.width + 8 @750"),
            (
                "NSLayoutConstraint:0x1 'top' UIView:0x7f.top >= UILayoutGuide:0x8'UIViewSafeAreaLayoutGuide'.top   (active)",
                "UIView.top ≥ UILayoutGuide 'UIViewSafeAreaLayoutGuide'.top"
            ),
            (
                "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=&-- V:|-(-2)-[NSView:0x7f]   (Names: '|':App.Big:0x8 )",
                "NSView.top = Big.top − 2"
            ),
            ("NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x7f.height == 568", "UIView.height = 568"),
            (
                "SnapKit.LayoutConstraint:0x1@Cell.swift#17 UILabel:0x7f.leading == _UICellContentView:0x8.leading + 16.0",
                "UILabel.leading = _UICellContentView.leading + 16"
            ),
            (
                "NSLayoutConstraint:0x1 title.leading == UIView:0x8.leadingMargin   (active, names: title:0x7f )",
                "title.leading = UIView.leadingMargin"
            ),
            (
                "NSLayoutConstraint:0x1 H:|-(8)-[title](LTR)   (active, names: title:0x7f, '|':UIView:0x8 )",
                "title.leading = UIView.leading + 8"
            ),
            (
                "NSLayoutConstraint:0x1 UILabel:0x7f'It's here'.centerX == UIView:0x8.centerX",
                "UILabel 'It's here'.centerX = UIView.centerX"
            ),
            (
                "NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- NSView:0x7f.minY == - 1   (active, names: '|':NSBox:0x8'Big box' )",
                "NSView.top = -1"
            ),
            ("NSLayoutConstraint:0x1 UIView:0x7f.midY == + 70", "UIView.centerY = 70"),
            (
                "NSLayoutConstraint:0x1 UIView:0x7f 'ItemCell'.width == 0.5*UIView:0x8.width @750",
                "UIView 'ItemCell'.width = 0.5 × UIView.width @750"
            ),
            ("NSLayoutConstraint:0x1 UIView:0x7f.height == 60 priority:999   (active)", "UIView.height = 60 @999"),
            ("NSLayoutConstraint:0x1 V:[UIView:0x7f]-(>=8@750)-[UIView:0x8]", "UIView.top ≥ UIView.bottom + 8 @750"),
            ("NSLayoutConstraint:0x1 H:[UIView:0x7f(==UILabel:0x8)]", "UIView.width = UILabel.width"),
            ("NSLayoutConstraint:0x1 V:|-(12)-[UILabel:0x7f]", "UILabel.top = superview of UILabel.top + 12"),
            (
                "NSLayoutConstraint:0x1 ItemCell.leading == Save all.trailing   (names: Save all:0x7f )",
                "ItemCell.leading = Save all.trailing"
            ),
            ("NSLayoutConstraint:0x1 App.Host<App.Row>:0x7f.width <= NSKVONotifying_Pane:0x8.width", "Host.width ≤ Pane.width"),
            ("NSLayoutConstraint:0x1 _TtC3App4Cell:0x7f.width == 1.5e+06", "Cell.width = 1500000"),
            ("App.LayoutConstraint:0x1@/Users/a b/My Cell.swift#7 UIButton:0x7f.top == UIView:0x8.top", "UIButton.top = UIView.top"),
            ("<App.LayoutConstraint:0x1> <UIView:0x7f>.top >= <_UILayoutGuide:0x8>.bottom", "UIView.top ≥ _UILayoutGuide.bottom"),
            ("MASLayoutConstraint:Bottom UILabel:note.bottom == UIView:box.bottom - 10", "note.bottom = box.bottom − 10"),
            ("NSContentSizeLayoutConstraint:0x1 H:[UILabel:0x7f'x'(42)] Hug:251 CompressionResistance:750", "UILabel 'x'.width = 42"),
            (
                "NSAutoresizingMaskLayoutConstraint:0x1 h=--- v=--- 'NSWindow-x-anchor' H:[NSView:0x7f(14)]", "NSView.width = 14"
            ),
        ])
    func forms(entry: String, expected: String) { #expect(Self.words(entry) == expected) }

    private static let log = """
        2017-01-23 02:38:10.855425 App[9356:1465466] [LayoutConstraints] Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.
        (
            "<NSLayoutConstraint:0x1 H:|-(10)-[UILabel:0x11'Leo']   (active, names: '|':UIView:0x10 )>",
            "<NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Width' UIView:0x10.width == 0   (active)>",
            "<NSLayoutConstraint:0x3 'UISV-spacing' H:[UILabel:0x11]-(3)-[UIImageView:0x12]   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x1 H:|-(10)-[UILabel:0x11'Leo']   (active, names: '|':UIView:0x10 )>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        """

    @Test("Several conflicts in a paste, with the broken constraints and their origins")
    func conflicts() {
        let conflicts = ConflictLog("before\n" + Self.log + "\nbetween\n" + Self.log.replacing("0x1 ", with: "0x9 ")).conflicts
        #expect(conflicts.map { $0.constraints.map(\.address) } == [["0x1", "0x2", "0x3"], ["0x9", "0x2", "0x3"]])
        #expect(conflicts.map(\.broken) == ["0x1", "0x9"])
        #expect(conflicts[0].constraints.map(\.origin) == [.unknown, .host, .stack])
    }

    @Test("All on one line, as some consoles have it")
    func oneLine() {
        let line = Self.log.split(separator: "\n").joined(separator: " ")
        let conflict = ConflictLog(line).conflicts.first
        #expect(conflict?.constraints.map(\.address) == ["0x1", "0x2", "0x3"] && conflict?.broken == "0x1")
    }

    /// Returns the code of a character as in links.
    private static func hex(_ character: Character) -> String {
        let digits = String(character.asciiValue ?? 0, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
    }

    private static let quoted = """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x1 UILabel:0x11'Gr\\U00f6\\U00dfe \\Ud83d\\Ude00 \\"A\\"'.leading == App.Pane:0x10.leading + 8   (active)>",
            "<NSLayoutConstraint:0x2 H:[UILabel:0x11'Gr\\U00f6\\U00dfe \\Ud83d\\Ude00 \\"A\\"'(<=120)]   (active, names: '|':App.Pane:0x10 )>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x1 UILabel:0x11'Gr\\U00f6\\U00dfe \\Ud83d\\Ude00 \\"A\\"'.leading == App.Pane:0x10.leading + 8   (active)>
        """

    @Test(
        "Logs quoted in mail, JSON, Markdown and HTML are read alike",
        arguments: [
            { $0 }, { $0.replacing("\n", with: "\r\n") }, { "> " + $0.replacing("\n", with: "\n> ") },
            { ">> " + $0.replacing("\n", with: "\n>> ").replacing(" == App", with: "\n>> == App").replacing(" )>", with: "\n>> )>") },
            { "{\"log\":\"" + $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\"}" },
            { $0.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("'", with: "&#39;") },
            { $0.replacing("<", with: "\\<").replacing(">", with: "\\>").replacing("_", with: "\\_") },
            { $0.replacing("=", with: "=3D").replacing(" + ", with: " =\n+ ") },
            { $0.replacing("'", with: "’").replacing("\"", with: "”") },
            { text in text.map { "<>\"\\ \n'".contains($0) ? "%" + ConflictLogTests.hex($0) : String($0) }.joined() },
            { $0.replacing("\n", with: " ") }, { $0.replacing("\n", with: "#012") },
            { $0.replacing("\"<", with: "").replacing(">\"", with: "").replacing("\n<", with: "\n").replacing(",\n", with: "\n") },
            { "10:00:00 App[1]: " + $0.replacing("\n", with: "\n10:00:00 App[1]: ") },
        ] as [@Sendable (String) -> String])
    func pasted(form: @Sendable (String) -> String) throws {
        let conflicts = ConflictLog(form(Self.quoted)).conflicts
        let conflict = try #require(conflicts.first)
        #expect(conflicts.count == 1 && conflict.constraints.map(\.address) == ["0x1", "0x2"] && conflict.broken == "0x1")
        let words = conflict.constraints.map { $0.terms?.mapItems { Optional($0.words) }.text { $0 ?? "?" } }
        let label = "UILabel 'Größe 😀 \"A\"'"
        #expect(words == ["\(label).leading = Pane.leading + 8", "\(label).width ≤ 120"])
    }

    @Test("AppKit's text before the list belongs to the conflict")
    func echoes() {
        let list = """
            Unable to simultaneously satisfy constraints:
            ( "<NSLayoutConstraint:0x1 NSView:0x11.width == 15   (active)>", "<NSLayoutConstraint:0x2 NSView:0x11.width == 16   (active)>" )
            Will attempt to recover by breaking constraint
            <NSLayoutConstraint:0x2 NSView:0x11.width == 16   (active)>
            """
        let lost = "Conflicting constraints detected: <decode: bad range for [%@] got [offs:346 len:1057 within:0]>.\n"
        let given = "Will attempt to recover by breaking <NSLayoutConstraint:0x2 NSView:0x11.width == 16   (active)>.\n"
        for text in [lost + "Will attempt to recover by breaking <decode: bad range>.\n" + list, lost + given + list] {
            let conflicts = ConflictLog(text).conflicts
            #expect(conflicts.map { $0.constraints.map(\.address) } == [["0x1", "0x2"]] && conflicts.first?.broken == "0x2")
        }
        #expect(
            ConflictLog(lost).missingList == .undecoded
                && ConflictLog("Unable to simultaneously satisfy constraints: <private>").missingList == .hidden)
    }

    @Test("A view is recognized by its class, its text or its name in a line")
    func names() {
        let text = """
            "<NSLayoutConstraint:0x1 H:[NSButton:0x12]-(8)-|   (active, names: Row:0x11, '|':Row:0x11 )>",
            "<NSLayoutConstraint:0x2 Row.width == 194   (active)>", "<NSLayoutConstraint:0x3 NSButton:0x12'Go'.width == 20>"
            """
        let items = ConflictLog(text).conflicts.first?.constraints.compactMap { $0.terms?.first.item }
        #expect(items?.map(\.address) == ["0x11", "0x11", "0x12"] && items?.map(\.words) == ["Row", "Row", "NSButton 'Go'"])
    }

    @Test(
        "Other text has no conflict, and truncated logs don't trap",
        arguments: [
            "", "Unable to simultaneously satisfy constraints.", "<NSLayoutConstraint:0x1", "\"<NSLayoutConstraint>\"", "<<<<>>>>",
            "<NSLayoutConstraint:0x1 H:|-(>",
        ])
    func broken(text: String) { #expect(ConflictLog(text).conflicts.allSatisfy { $0.constraints.allSatisfy { $0.terms == nil } }) }

    @Test("A log that is cut off at any place is read up to the end")
    func cut() {
        for count in 0..<Self.log.count { #expect(ConflictLog(String(Self.log.prefix(count))).conflicts.count <= 1) }
    }
}
