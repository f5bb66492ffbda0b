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
                style mode=a archive=:c
                part part archive=BoxPart
                - archive=BoxShadow,BoxLine
            """
        ])
        #expect(
            Set(vocabulary.problems()) == [
                "line 1: 'x' is no number", "line 3: the superclass 'Thing' does not come first", "line 4: 'c' is no word of 'mode'",
                "line 5: the type 'paint' is not known", "line 6: 'visible' is no column",
                "line 7: 'c' is no word of 'mode'", "line 8: 'archive=BoxPart' is no column",
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

    @Test("Keys of archives follow from the name, and a column has the exceptions")
    func archiveKeys() throws {
        let vocabulary = Vocabulary([
            """
            words mode: a b

            class Box box archive=IB
                mode mode=a!
                size number=1 archive=IBBoxSize
                width number archive=:44!
                kind mode=a archive=:b
                hidden bool archive=-
                frame frame archive=?
                shadow part
                - archive=IBShadow,IBLine
            """
        ])
        #expect(vocabulary.problems().isEmpty)
        let box = try #require(vocabulary.class(of: "box"))
        func column(_ name: String) -> VocabularyEntry.ArchiveColumn? { box.entry(name)?.archive }
        #expect(column("mode")?.keys == ["IBMode"] && column("mode")?.absent == "a" && column("mode")?.isExplicit == true)
        #expect(column("size")?.keys == ["IBBoxSize"] && column("size")?.absent == "1" && column("size")?.isExplicit == false)
        #expect(column("width")?.keys == ["IBWidth"] && column("width")?.absent == "44" && column("width")?.isExplicit == true)
        #expect(column("kind")?.absent == "b" && box.entry("kind")?.absent == "a")
        #expect(column("hidden") == nil && column("shadow") == nil)
        #expect(column("frame")?.isByHand == true)
        #expect(column("-")?.keys == ["IBShadow", "IBLine"] && box.entry("-")?.nib == nil)
    }
}
