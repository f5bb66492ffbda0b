import FormworkModel
import Testing

@testable import FormworkChanges

@Suite("Constraints in words")
struct ConstraintPhraseTests {
    private typealias R = Revisions

    /// Returns the phrase for the only constraint of a form with a label, a button below it, and a box with another label.
    private static func phrase(_ attributes: String) throws -> (item: String?, subject: String, value: String) {
        let box = "<view id=\"box-00-001\" userLabel=\"Box\"><subviews>\(R.label("inn-er-001", "Inner"))</subviews></view>"
        let guide = "<viewLayoutGuide key=\"safeArea\" id=\"saf-ea-001\"/>"
        let text = R.text(
            R.label("lab-el-001", "Name") + R.button("but-to-001", "Send") + box,
            constraints: "<constraint \(attributes) id=\"con-st-001\"/>")
        let tree = ComparedTree(try R.read(text.replacing("<constraints>", with: guide + "<constraints>")))
        let record = try #require(tree.document.constraints.first?.record)
        let names = ObjectNames(tree)
        let phrase = ConstraintPhrase(record, of: tree, names: names)
        return (phrase.item.map(names.shortName), phrase.subject, phrase.value)
    }

    private static func between(_ first: String, _ one: String, _ second: String, _ other: String, _ more: String = "") -> String {
        "firstItem=\"\(first)\" firstAttribute=\"\(one)\" secondItem=\"\(second)\" secondAttribute=\"\(other)\" \(more)"
    }

    static let phraseCases: [(String, String, String, String)] = [
        // A size.
        ("firstItem=\"lab-el-001\" firstAttribute=\"width\" constant=\"80\"", "Name", "width", "80"),
        (
            "firstItem=\"lab-el-001\" firstAttribute=\"height\" relation=\"lessThanOrEqual\" constant=\"0\" priority=\"250\"", "Name",
            "height", "≤ 0 @250"
        ),
        (between("lab-el-001", "width", "lab-el-001", "height", "multiplier=\"16:9\""), "Name", "width to height of Name", "× 1.78"),
        // A distance to the superview is described for the inner view, whichever way it is written.
        (between("lab-el-001", "leading", "roo-tv-iew", "leading", "constant=\"16\""), "Name", "leading to Form", "16"),
        (between("roo-tv-iew", "trailing", "lab-el-001", "trailing", "constant=\"16\""), "Name", "trailing to Form", "16"),
        (
            between("roo-tv-iew", "trailing", "lab-el-001", "trailing", "relation=\"greaterThanOrEqual\" constant=\"16\""), "Name",
            "trailing to Form", "≥ 16"
        ),
        (between("roo-tv-iew", "width", "lab-el-001", "width", "multiplier=\"2\" constant=\"10\""), "Name", "width to Form", "× 0.5 -5"),
        ("firstAttribute=\"bottom\" secondItem=\"lab-el-001\" secondAttribute=\"bottom\" constant=\"20\"", "Name", "bottom to Form", "20"),
        // Two siblings: the later one is described.
        (between("but-to-001", "top", "lab-el-001", "bottom", "constant=\"8\""), "Send", "top to bottom of Name", "8"),
        (between("lab-el-001", "bottom", "but-to-001", "top", "constant=\"-8\""), "Send", "top to bottom of Name", "8"),
        (between("but-to-001", "centerX", "lab-el-001", "centerX"), "Send", "center x to Name", "0"),
        (
            between("but-to-001", "firstBaseline", "lab-el-001", "lastBaseline", "relation=\"greaterThanOrEqual\""), "Send",
            "first baseline to last baseline of Name", "≥ 0"
        ),
        // A view of a view.
        (between("inn-er-001", "top", "box-00-001", "top", "constant=\"4.5\""), "Inner", "top to Box", "4.5"),
        (
            between("inn-er-001", "leadingMargin", "roo-tv-iew", "leadingMargin", "priority=\"999\""), "Inner", "leading margin to Form",
            "0 @999"
        ),
    ]

    @Test("A constraint is described for its inner or later view, with its numbers", arguments: phraseCases)
    func phrases(attributes: String, item: String, subject: String, value: String) throws {
        let phrase = try Self.phrase(attributes)
        #expect(phrase.item == item && phrase.subject == subject && phrase.value == value, "\(phrase)")
    }

    @Test("A safe area counts as the view that owns it")
    func guides() throws {
        for attributes in [
            Self.between("lab-el-001", "top", "saf-ea-001", "top", "constant=\"8\""),
            Self.between("saf-ea-001", "top", "lab-el-001", "top", "constant=\"-8\""),
        ] {
            let phrase = try Self.phrase(attributes)
            #expect(phrase.item == "Name" && phrase.subject == "top to the safe area of Form", "\(phrase)")
        }
    }

    @Test("An item that the document doesn't have is missing")
    func missing() throws {
        let phrase = try Self.phrase(Self.between("lab-el-001", "top", "gon-e0-001", "bottom", "constant=\"8\""))
        #expect(phrase.subject == "top to bottom of a missing item" && phrase.value == "8")
    }
}
