import Testing

@testable import FormworkVocabulary

struct VocabularyTests {
    @Test("The tables have no mistakes")
    func tablesHaveNoMistakes() {
        #expect(Vocabulary.uiKit.problems().isEmpty)
    }

    @Test("A mistake is reported with its line")
    func mistakesHaveLines() {
        let vocabulary = Vocabulary([
            """
            words mode: a b=x

            class Box box : Thing
                size mode=c
                colour paint
                hidden bool visible
            """
        ])
        #expect(
            Set(vocabulary.problems()) == [
                "line 1: 'x' is no number", "line 3: the superclass 'Thing' does not come first", "line 4: 'c' is no word of 'mode'",
                "line 5: the type 'paint' is not known", "line 6: 'visible' is no column",
            ])
    }

    @Test("Columns that are not written follow their rules")
    func columnsFollowRules() throws {
        let label = try #require(Vocabulary.uiKit.class(of: "label"))
        #expect(label.ancestry == ["UILabel", "UIView", "UIResponder", "NSObject"])
        let mode = try #require(label.entry("lineBreakMode"))
        #expect(mode.nib?.keys.map(\.name) == ["UILineBreakMode"])
        #expect(mode.nib?.omitted == "tailTruncation")
        #expect(mode.code.rule == .property("lineBreakMode"))
        #expect(mode.words?.number(of: "clip") == 2)
        #expect(label.entry("hidden")?.code.rule == .property("isHidden"))
        #expect(label.entry("userInteractionEnabled")?.nib?.keys.first?.isInverted == true)
    }
}
