import Testing

@Suite("Cells of legacy archives")
struct ArchiveCellTests {
    private typealias Fixture = ArchiveFixture

    /// Returns the lines of an archive with a control, which has the id 8, and its cell, which has the id 9.
    private static func lines(_ control: String, _ cell: String, _ content: String, controlContent: String = "") throws -> DocumentLines {
        DocumentLines(
            try Fixture(
                .mac,
                objects: """
                    <object class="\(control)" id="1"><int key="NSvFlags">256</int>\(controlContent)
                    <object class="\(cell)" key="NSCell" id="2">\(content)<reference key="NSControlView" ref="1"/></object></object>
                    """,
                records: Fixture.record("8", "1") + Fixture.record("9", "2", parent: "1")
            ).text)
    }

    /// Returns a number that has these bits.
    private static func bits(_ key: String, _ bits: Int...) -> String {
        "<int key=\"\(key)\">\(Int32(truncatingIfNeeded: bits.reduce(0) { $0 | 1 << $1 }))</int>"
    }

    private static func number(_ key: String, _ number: Int) -> String { "<int key=\"\(key)\">\(number)</int>" }

    @Test(
        "The bits of a cell are attributes",
        arguments: [
            ("NSCellFlags", 31, "state", "on"), ("NSCellFlags", 20, "scrollable", "YES"), ("NSCellFlags", 21, "selectable", "YES"),
            ("NSCellFlags", 28, "editable", "YES"), ("NSCellFlags", 19, "continuous", "YES"),
            ("NSCellFlags2", 25, "refusesFirstResponder", "YES"),
            ("NSCellFlags", 29, "enabled", "NO"), ("NSCellFlags2", 22, "sendsActionOnEndEditing", "YES"),
            ("NSCellFlags", 22, "borderStyle", "bezel"),
            ("NSCellFlags", 23, "borderStyle", "border"), ("NSCellFlags2", 15, "focusRingType", "none"),
            ("NSCellFlags2", 6, "usesSingleLineMode", "YES"), ("NSCellFlags2", 30, "allowsEditingTextAttributes", "YES"),
            ("NSCellFlags2", 8, "truncatesLastVisibleLine", "YES"), ("NSCellFlags2", 12, "allowsUndo", "NO"),
        ])
    func bits(key: String, bit: Int, name: String, value: String) throws {
        #expect(try Self.lines("NSTextField", "NSTextFieldCell", Self.bits(key, bit)).attributes("<textFieldCell ")[name] == value)
        #expect(try Self.lines("NSTextField", "NSTextFieldCell", Self.number(key, 0)).attributes("<textFieldCell ")[name] == nil)
    }

    @Test(
        "Numbers in several bits are words",
        arguments: [
            (17, 1, "controlSize", "small"), (17, 2, "controlSize", "mini"), (26, 0, "alignment", "left"), (26, 2, "alignment", "center"),
            (26, 4, "alignment", nil), (9, 1, "lineBreakMode", "charWrapping"), (9, 5, "lineBreakMode", "truncatingMiddle"),
            (9, 0, "lineBreakMode", nil),
        ] as [(Int, Int, String, String?)])
    func words(first: Int, number: Int, name: String, word: String?) throws {
        let lines = try Self.lines("NSTextField", "NSTextFieldCell", Self.number("NSCellFlags2", number << first))
        #expect(lines.attributes("<textFieldCell ")[name] == word)
    }

    @Test("A cell that scrolls and has no line break mode clips its text")
    func clipping() throws {
        #expect(
            try Self.lines("NSTextField", "NSTextFieldCell", Self.bits("NSCellFlags", 20)).attributes("<textFieldCell ")["lineBreakMode"]
                == "clipping")
    }

    @Test("The contents of a text cell are its title, a number as its formatter shows it")
    func titles() throws {
        func title(_ content: String) throws -> String? {
            try Self.lines("NSTextField", "NSTextFieldCell", content).attributes("<textFieldCell ")["title"]
        }
        func format(_ text: String) -> String {
            #"<object class="NSNumberFormatter" key="NSFormatter"><string key="NS.positiveformat">\#(text)</string></object>"#
        }
        #expect(try title(#"<string key="NSContents">A</string>"#) == "A")
        #expect(try title(#"<string key="NSContents"/>"#) == nil)
        #expect(try title(#"<double key="NSContents">2.5</double>"#) == "2.5")
        #expect(try title(#"<double key="NSContents">2.5</double>"# + format("#")) == "2")
        #expect(try title(#"<double key="NSContents">3.5</double>"# + format("#")) == "4")
        #expect(try title(#"<double key="NSContents">2.5</double>"# + format("#.0")) == "2.5")
        #expect(try title(#"<double key="NSContents">1000.5</double>"# + format("#")) == "1000.5")
    }

    @Test("Search fields always draw their background, and token fields always allow attributes")
    func backgrounds() throws {
        let draws = #"<bool key="NSDrawsBackground">YES</bool>"#
        #expect(try Self.lines("NSTextField", "NSTextFieldCell", draws).attributes("<textFieldCell ")["drawsBackground"] == "YES")
        #expect(try Self.lines("NSSearchField", "NSSearchFieldCell", draws).attributes("<searchFieldCell ")["drawsBackground"] == nil)
        #expect(
            try Self.lines("NSTokenField", "NSTokenFieldCell", "").attributes("<tokenFieldCell ")["allowsEditingTextAttributes"] == "YES")
    }

    @Test("The values of a combo box are texts in a list")
    func comboBoxes() throws {
        let lines = try Self.lines(
            "NSComboBox", "NSComboBoxCell",
            #"<array key="NSPopUpListData"><string>A</string><string/></array><int key="NSVisibleItemCount">7</int>"#)
        #expect(lines.element("<objectValues>") == ["<objectValues>", "<string>A</string>", "<string></string>", "</objectValues>"])
        #expect(lines.attributes("<comboBoxCell ")["numberOfVisibleItems"] == "7")
    }

    // MARK: Buttons

    @Test(
        "A bezel has a type and a name",
        arguments: [
            (0, "bevel", nil), (1, "push", "rounded"), (2, "bevel", "regularSquare"), (3, nil, nil),
            (5, "disclosureTriangle", "disclosure"),
            (6, "square", "shadowlessSquare"), (7, "round", "circular"), (8, "squareTextured", "texturedSquare"), (9, "help", "helpButton"),
            (10, "smallSquare", "smallSquare"), (11, "roundTextured", "texturedRounded"), (12, "roundRect", "roundedRect"),
            (13, "recessed", "recessed"), (14, "disclosure", "roundedDisclosure"), (15, "inline", "inline"),
        ] as [(Int, String?, String?)])
    func bezels(number: Int, type: String?, bezel: String?) throws {
        let flags = number & 7 | (number >> 3) << 5
        let attributes = try Self.lines("NSButton", "NSButtonCell", Self.number("NSButtonFlags2", flags)).attributes("<buttonCell ")
        #expect(attributes["type"] == type && attributes["bezelStyle"] == bezel)
    }

    @Test(
        "The images of check boxes and radio buttons are their types",
        arguments: [("NSSwitch", "check"), ("NSHighlightedSwitch", "check"), ("NSRadioButton", "radio"), ("NSOther", "push")])
    func imagesOfTypes(name: String, type: String) throws {
        let lines = try Self.lines(
            "NSButton", "NSButtonCell",
            Self.number("NSButtonFlags2", 1)
                + #"<object class="NSCustomResource" key="NSNormalImage"><string key="NSClassName">NSImage</string><string key="NSResourceName">\#(name)</string></object>"#
        )
        #expect(lines.attributes("<buttonCell ")["type"] == type)
        #expect(lines.attributes("<buttonCell ")["image"] == (name == "NSOther" ? "NSOther" : nil))
        #expect(lines.has(#"<image name="NSOther"/>"#) == (name == "NSOther"))
    }

    @Test(
        "Bits of a button tell the position of its image",
        arguments: [
            ([], nil), ([22], "only"), ([22, 19], "overlaps"), ([19], "above"), ([19, 20], "below"), ([19, 21], "right"),
            ([19, 20, 21], "left"),
        ] as [([Int], String?)])
    func imagePositions(bits: [Int], position: String?) throws {
        let flags = Int32(truncatingIfNeeded: bits.reduce(0) { $0 | 1 << $1 })
        let lines = try Self.lines("NSButton", "NSButtonCell", "<int key=\"NSButtonFlags\">\(flags)</int>")
        #expect(lines.attributes("<buttonCell ")["imagePosition"] == position)
    }

    @Test(
        "Bits of a button are its behavior",
        arguments: [
            ([], #"<behavior key="behavior" lightByContents="YES"/>"#),
            ([31], #"<behavior key="behavior" pushIn="YES" lightByContents="YES"/>"#),
            ([30, 12], #"<behavior key="behavior" changeContents="YES" doesNotDimImage="YES" lightByContents="YES"/>"#),
            ([25], #"<behavior key="behavior" lightByBackground="YES" lightByGray="YES"/>"#),
            ([28], #"<behavior key="behavior" changeBackground="YES" changeGray="YES" lightByContents="YES"/>"#),
        ] as [([Int], String)])
    func behaviors(bits: [Int], line: String) throws {
        let flags = Int32(truncatingIfNeeded: bits.reduce(0) { $0 | 1 << $1 })
        #expect(try Self.lines("NSButton", "NSButtonCell", "<int key=\"NSButtonFlags\">\(flags)</int>").all("<behavior ") == [line])
    }

    @Test("A key equivalent is an element, with its modifiers")
    func keyEquivalents() throws {
        let lines = try Self.lines(
            "NSButton", "NSButtonCell", #"<string key="NSKeyEquivalent">a</string>"# + Self.bits("NSButtonFlags2", 25, 28))
        #expect(lines.has(#"<string key="keyEquivalent">a</string>"#))
        #expect(lines.has(#"<modifierMask key="keyEquivalentModifierMask" shift="YES" command="YES"/>"#))
        #expect(try Self.lines("NSButton", "NSButtonCell", #"<string key="NSKeyEquivalent"/>"#).all("keyEquivalent").isEmpty)
    }

    @Test(
        "The hugging of a button depends on its bezel",
        arguments: [
            (1, [nil, "750"]), (2, [nil, nil]), (6, [nil, nil]), (8, [nil, nil]), (5, ["750", "750"]), (9, ["750", "750"]),
            (12, [nil, "750"]),
        ] as [(Int, [String?])])
    func hugging(bezel: Int, priorities: [String?]) throws {
        let flags = bezel & 7 | (bezel >> 3) << 5
        let attributes = try Self.lines("NSButton", "NSButtonCell", Self.number("NSButtonFlags2", flags)).attributes("<button ")
        #expect([attributes["horizontalHuggingPriority"], attributes["verticalHuggingPriority"]] == priorities)
    }

    // MARK: Pop-up buttons

    private static let menu = """
        <object class="NSMenu" key="NSMenu" id="5"><array key="NSMenuItems"><object class="NSMenuItem" id="6"><string key="NSTitle">One</string>
        <int key="NSTag">4</int><int key="NSKeyEquivModMask">1048576</int></object></array></object>
        """

    @Test("A pop-up button shows the title, tag and state of its item")
    func popUpButtons() throws {
        let on = Self.bits("NSCellFlags", 31)
        let attributes = try Self.lines("NSPopUpButton", "NSPopUpButtonCell", on + Self.menu).attributes("<popUpButtonCell ")
        #expect(attributes["title"] == "One" && attributes["tag"] == "4" && attributes["state"] == "on" && attributes["type"] == "bevel")
        let down = try Self.lines("NSPopUpButton", "NSPopUpButtonCell", on + #"<bool key="NSPullDown">YES</bool>"# + Self.menu)
        #expect(down.attributes("<popUpButtonCell ")["state"] == nil && down.attributes("<popUpButtonCell ")["pullsDown"] == "YES")
        #expect(try Self.lines("NSPopUpButton", "NSPopUpButtonCell", on).attributes("<popUpButtonCell ")["state"] == nil)
    }

    @Test(
        "A pop-up button has the border of its cell, its bezel, or both",
        arguments: [(false, false, nil), (true, false, "border"), (false, true, "bezel"), (true, true, "borderAndBezel")]
            as [(Bool, Bool, String?)])
    func popUpBorders(hasBorder: Bool, hasBezel: Bool, style: String?) throws {
        let content = (hasBorder ? Self.bits("NSButtonFlags", 23) : "") + (hasBezel ? Self.bits("NSCellFlags", 22) : "")
        #expect(try Self.lines("NSPopUpButton", "NSPopUpButtonCell", content).attributes("<popUpButtonCell ")["borderStyle"] == style)
    }

    // MARK: Other cells

    @Test(
        "Tick marks of a vertical slider are at its left or right",
        arguments: [
            (0, "", "", "below"), (1, "", "", "above"), (0, #"<bool key="NSVertical">YES</bool>"#, "", "right"),
            (1, #"<bool key="NSVertical">YES</bool>"#, "", "left"), (1, "", #"<string key="NSFrame">{{0, 0}, {10, 20}}</string>"#, "left"),
            (1, "", #"<string key="NSFrameSize">{20, 10}</string>"#, "above"),
        ])
    func tickMarks(number: Int, content: String, control: String, word: String) throws {
        let lines = try Self.lines(
            "NSSlider", "NSSliderCell", Self.number("NSTickMarkPosition", number) + content, controlContent: control)
        #expect(lines.attributes("<sliderCell ")["tickMarkPosition"] == word)
        let isVertical = word == "left" || word == "right"
        #expect(lines.attributes("<slider ")["horizontalHuggingPriority"] == (isVertical ? "750" : nil))
        #expect(lines.attributes("<slider ")["verticalHuggingPriority"] == (isVertical ? nil : "750"))
    }

    @Test("The segments of a control are elements")
    func segments() throws {
        let lines = try Self.lines(
            "NSSegmentedControl", "NSSegmentedCell",
            """
            <array key="NSSegmentImages"><object class="NSSegmentItem"><string key="NSSegmentItemLabel">A</string>
            <double key="NSSegmentItemWidth">40</double><bool key="NSSegmentItemDisabled">YES</bool><bool key="NSSegmentItemSelected">YES</bool>
            <int key="NSSegmentItemTag">3</int></object><object class="NSSegmentItem"><int key="NSSegmentItemImageScaling">2</int></object></array>
            <int key="NSSegmentStyle">2</int><int key="NSTrackingMode">1</int>
            """)
        #expect(
            lines.element("<segments>") == [
                "<segments>", #"<segment label="A" width="40" enabled="NO" selected="YES" tag="3"/>"#, #"<segment imageScaling="none"/>"#,
                "</segments>",
            ])
        let attributes = lines.attributes("<segmentedCell ")
        #expect(attributes["style"] == "texturedRounded" && attributes["trackingMode"] == "selectAny")
    }

    @Test("A date is an element, one of a calendar with its zone")
    func dates() throws {
        let plain = try Self.lines(
            "NSDatePicker", "NSDatePickerCell", #"<object class="NSDate" key="NSContents"><double key="NS.time">-5</double></object>"#)
        #expect(plain.has(#"<date key="date" timeIntervalSinceReferenceDate="-5"/>"#))
        let calendar = try Self.lines(
            "NSDatePicker", "NSDatePickerCell",
            """
            <object class="NSCalendarDate" key="NSContents"><double key="NS.time">0</double><string key="NS.format">%Y</string>
            <object class="NSTimeZone" key="NS.timezone"><string key="NS.name">UTC</string></object></object>
            """)
        #expect(
            calendar.element("<calendarDate ") == [
                #"<calendarDate key="date" timeIntervalSinceReferenceDate="0.0" calendarFormat="%Y">"#,
                #"<timeZone key="timeZone" name="UTC"/>"#,
                "</calendarDate>",
            ])
    }

    @Test(
        "The parts of a date picker are flags, unless they are year, month and day",
        arguments: [
            (0xE0, []), (0xC0, [#"<datePickerElements key="datePickerElements" year="YES" month="YES"/>"#]),
            (0x0E, [#"<datePickerElements key="datePickerElements" hour="YES" minute="YES" second="YES"/>"#]),
        ] as [(Int, [String])])
    func dateParts(flags: Int, lines: [String]) throws {
        #expect(
            try Self.lines("NSDatePicker", "NSDatePickerCell", Self.number("NSDatePickerElements", flags)).all("<datePickerElements ")
                == lines)
    }

    @Test("The address of a path control is an element")
    func paths() throws {
        let lines = try Self.lines(
            "NSPathControl", "NSPathCell",
            #"<object class="NSURL" key="NSContents"><nil key="NS.base"/><string key="NS.relative">file:///tmp</string></object><int key="NSPathStyle">2</int>"#
        )
        #expect(lines.has(#"<url key="url" string="file:///tmp"/>"#))
        #expect(lines.attributes("<pathCell ")["pathStyle"] == "popUp")
    }

    @Test(
        "Numbers of other cells are attributes",
        arguments: [
            ("NSStepper", "NSStepperCell", #"<double key="NSIncrement">0.5</double>"#, "increment", "0.5"),
            ("NSStepper", "NSStepperCell", #"<bool key="NSValueWraps">YES</bool>"#, "valueWraps", "YES"),
            ("NSLevelIndicator", "NSLevelIndicatorCell", #"<int key="NSIndicatorStyle">3</int>"#, "levelIndicatorStyle", "rating"),
            ("NSLevelIndicator", "NSLevelIndicatorCell", "", "levelIndicatorStyle", "relevancy"),
            ("NSImageView", "NSImageCell", #"<int key="NSAlign">2</int>"#, "imageAlignment", "topLeft"),
            ("NSImageView", "NSImageCell", #"<int key="NSStyle">4</int>"#, "imageFrameStyle", "button"),
            ("NSSlider", "NSSliderCell", #"<int key="NSNumberOfTickMarks">11</int>"#, "numberOfTickMarks", "11"),
            ("NSSearchField", "NSSearchFieldCell", #"<int key="NSMaximumRecents">9</int>"#, "maximumRecents", "9"),
            ("NSForm", "NSFormCell", #"<double key="NSTitleWidth">40</double>"#, "titleWidth", "40"),
            ("NSForm", "NSFormCell", "", "titleWidth", "-1"),
        ])
    func numbers(control: String, cell: String, content: String, name: String, value: String) throws {
        #expect(try Self.lines(control, cell, content).attributes("Cell ")[name] == value)
    }
}
