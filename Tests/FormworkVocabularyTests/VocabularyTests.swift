import Testing

@testable import FormworkVocabulary

struct VocabularyTests {
    @Test("The elements of a class include those of its subclasses")
    func elementsOfSubclasses() {
        #expect(
            Vocabulary.appKit.elements(derivedFrom: "NSTextField") == [
                "textField", "secureTextField", "searchField", "tokenField", "comboBox",
            ])
        #expect(Vocabulary.appKit.elements(derivedFrom: "NSUnknown").isEmpty)
    }

    @Test(
        "Parts for Interface Builder are recognized by their element or their key",
        arguments: [
            ("simulatedStatusBarMetrics", "simulatedStatusBarMetrics", true, true), ("nil", "simulatedTopBarMetrics", true, true),
            ("modalFormSheetSimulatedSizeMetrics", "simulatedDestinationMetrics", true, true), ("size", "freeformSize", true, true),
            ("point", "canvasLocation", false, true), ("attributedString", "userComments", false, true), ("userGuides", nil, false, true),
            ("size", "preferredContentSize", false, false), ("size", "customSize", false, false), ("view", nil, false, false),
        ])
    func partsForInterfaceBuilder(element: String, key: String?, isSimulation: Bool, isPart: Bool) {
        #expect(DesignTime.isSimulation(element: element, key: key) == isSimulation)
        #expect(DesignTime.isPart(element: element, key: key) == isPart)
    }

    @Test("The tables have no mistakes")
    func tablesHaveNoMistakes() {
        #expect(Vocabulary.uiKit.problems() == [])
        #expect(Vocabulary.appKit.problems() == [])
    }

    @Test("The cell of a control is a class of the tables")
    func cellsAreClasses() {
        let controls = Vocabulary.appKit.classNames.compactMap { Vocabulary.appKit.class(named: $0) }.filter { $0.cell != nil }
        #expect(controls.contains { $0.name == "NSButton" })
        for control in controls {
            #expect(control.cell.flatMap { Vocabulary.appKit.class(named: $0) }?.ancestry.contains("NSCell") == true, "\(control.name)")
        }
    }

    @Test("Attributes of AppKit have keys where the tables have them, and their numbers are doubles")
    func appKitKeysAreWritten() throws {
        let stepper = try #require(Vocabulary.appKit.class(of: "stepperCell"))
        #expect(stepper.entry("increment")?.nib?.keys.map(\.name) == ["NSIncrement"])
        #expect(stepper.entry("increment")?.nib?.storage == .double)
        #expect(stepper.entry("refusesFirstResponder")?.nib == nil)
        #expect(stepper.entry("lineBreakMode")?.code.rule == VocabularyEntry.CodeColumn.Rule.none)
        #expect(Vocabulary.appKit.class(of: "textFieldCell")?.entry("scrollable")?.code.isOnlyWritten == true)
    }

    @Test("A flag of AppKit has its bit, which may be set for NO")
    func flagsHaveBits() throws {
        let window = try #require(Vocabulary.appKit.class(of: "window"))
        let released = try #require(window.entry("releasedWhenClosed")?.bit)
        #expect(released.key == "NSWTFlags" && released.place == 30 && released.isInverted)
        #expect(window.entry("deferred")?.bit?.isInverted == false && window.entry("restorable")?.bit == nil)
    }

    @Test("Words of AppKit have the numbers of its enumerations")
    func appKitWordsHaveNumbers() {
        let numbers = [
            "imageAlignment.left": 4, "numberStyle.currencyAccounting": 10, "controlSize.extraLarge": 4, "tokenStyle.squared": 3,
            "windowStyle.documentModal": 64, "bezelStyle.roundedDisclosure": 14, "gridLines.dashed": 8, "state.mixed": -1,
        ]
        for (name, number) in numbers {
            let parts = name.split(separator: ".").map(String.init)
            #expect(Vocabulary.appKit.words(parts[0]).number(of: parts[1]) == number, "\(name)")
        }
    }

    @Test("Values that Xcode omits from controls are their defaults")
    func absentValuesOfAppKit() {
        #expect(Vocabulary.appKit.class(of: "comboBoxCell")?.entry("completes")?.absent == "YES")
        #expect(Vocabulary.appKit.class(of: "tabView")?.entry("allowsTruncatedLabels")?.absent == "YES")
        #expect(Vocabulary.appKit.class(of: "popUpButtonCell")?.entry("preferredEdge")?.absent == "minY")
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
                shown bool bit=Flags
                style mode=a archive=:c
                part part archive=BoxPart
                - archive=BoxShadow,BoxLine
            """
        ])
        #expect(
            Set(vocabulary.problems()) == [
                "line 1: 'x' isn't a number", "line 3: the superclass 'Thing' does not come first", "line 4: 'c' isn't a word of 'mode'",
                "line 5: the type 'paint' is not known", "line 6: 'visible' isn't a column",
                "line 7: 'bit=Flags' isn't a column", "line 8: 'c' isn't a word of 'mode'",
                "line 9: 'archive=BoxPart' isn't a column",
            ])
    }

    @Test("Columns without a value follow their rules")
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

    @Test("Keys of archives follow from the name, with exceptions in a column")
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
