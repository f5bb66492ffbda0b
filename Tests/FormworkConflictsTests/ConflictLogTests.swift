import FormworkConflicts
import FormworkModel
import Testing

@Suite("Logs of constraints that cannot be satisfied together")
struct ConflictLogTests {
    /// What a description is read as, items by class and text: `UILabel 'Title'.width = 100`.
    private static func words(_ entry: String) -> String? {
        let conflict = ConflictLog("\"<\(entry)>\",").conflicts.first
        guard let terms = conflict?.constraints.first?.terms else { return nil }
        return terms.mapItems { Optional($0.words) }.text { $0 ?? "?" }
    }

    @Test(
        "The forms that UIKit and AppKit have had",
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
                "0x7f.leading = UIView.leadingMargin"
            ),
            (
                "NSLayoutConstraint:0x1 H:|-(8)-[title](LTR)   (active, names: title:0x7f, '|':UIView:0x8 )",
                "0x7f.leading = UIView.leading + 8"
            ),
            (
                "NSLayoutConstraint:0x1 UILabel:0x7f'It's here'.centerX == UIView:0x8.centerX",
                "UILabel 'It's here'.centerX = UIView.centerX"
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

    @Test("Several conflicts in a paste, which constraint is given up, and where each comes from")
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

    @Test(
        "What is no log gives no conflict, and what is cut off no trap",
        arguments: [
            "", "Unable to simultaneously satisfy constraints.", "<NSLayoutConstraint:0x1", "\"<NSLayoutConstraint>\"", "<<<<>>>>",
            "<NSLayoutConstraint:0x1 H:|-(>",
        ])
    func broken(text: String) { #expect(ConflictLog(text).conflicts.allSatisfy { $0.constraints.allSatisfy { $0.terms == nil } }) }

    @Test("A log that is cut off anywhere is read as far as it goes")
    func cut() {
        for count in 0..<Self.log.count { #expect(ConflictLog(String(Self.log.prefix(count))).conflicts.count <= 1) }
    }
}
