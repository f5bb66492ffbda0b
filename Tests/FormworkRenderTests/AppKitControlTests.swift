import FormworkRender
import Testing

/// Controls of macOS. Those of the fixture are 100 points above the bottom of a view 200 points high.
@Suite struct AppKitControlTests {
    /// Returns a control with a cell, in a frame 100 points from the left.
    private static func control(_ element: String, _ cell: String, width: Int = 100, height: Int, _ attributes: String = "") -> String {
        Drawn.mac(
            """
            <\(element) verticalHuggingPriority="750" id="con-tr-001" \(attributes)>
                <rect key="frame" x="100" y="100" width="\(width)" height="\(height)"/>
                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
                \(cell)
            </\(element)>
            """)
    }

    private static func view(_ text: String, _ appearance: Appearance = .light) throws -> String {
        var options = RenderOptions()
        options.appearance = appearance
        return try #require(Drawn(text, options).art("con-tr-001"))
    }

    private static func push(_ attributes: String = "", _ inside: String = "") -> String {
        control(
            "button",
            """
            <buttonCell key="cell" type="push" title="Go" bezelStyle="rounded" alignment="center" borderStyle="border" inset="2" \(attributes) id="cel-l0-001">
                <behavior key="behavior" pushIn="YES" lightByBackground="YES" lightByGray="YES"/>
                <font key="font" metaFont="system"/>\(inside)
            </buttonCell>
            """, height: 32)
    }

    @Test("A push button is drawn in its alignment rectangle, which is smaller than its frame")
    func pushButtonDrawnAlignment() throws {
        let view = try Self.view(Self.push())
        #expect(view.contains("x=\"7\" y=\"5\" width=\"86\" height=\"20\" rx=\"5\" fill=\"#fff\""))
        #expect(view.contains(">Go</text>"))
        #expect(!view.contains("#007aff"))
    }

    @Test(
        "The default button has the accent color",
        arguments: [
            "<string key=\"keyEquivalent\">&#13;</string>", "<string key=\"keyEquivalent\" base64-UTF8=\"YES\">DQ</string>",
        ])
    func buttonReturnPressesHas(key: String) throws {
        let view = try Self.view(Self.push("", key))
        #expect(view.contains("rx=\"5\" fill=\"#007aff\""))
        #expect(view.contains("fill=\"#fff\">Go</text>"))
        // A disabled one has none.
        #expect(try !Self.view(Self.push("enabled=\"NO\"", key)).contains("#007aff"))
    }

    @Test("In dark surroundings text is light and buttons are grey")
    func darkSurroundingsTextLight() throws {
        let view = try Self.view(Self.push(), .dark)
        #expect(view.contains("rx=\"5\" fill=\"#656565\""))
        #expect(view.contains("fill=\"#fff\" fill-opacity=\"0.85\">Go</text>"))
    }

    @Test("Selected check boxes and radio buttons have the accent colour and a mark", arguments: [("check", "3.5"), ("radio", "7")])
    func checkBoxesRadioButtons(type: String, radius: String) throws {
        func button(_ state: String) -> String {
            Self.control(
                "button",
                """
                <buttonCell key="cell" type="\(type)" title="Loop" bezelStyle="regularSquare" imagePosition="left" \(state) inset="2" id="cel-l0-001">
                    <font key="font" metaFont="system"/>
                </buttonCell>
                """, height: 18)
        }
        let on = try Self.view(button("state=\"on\""))
        #expect(on.contains("x=\"2\" y=\"2\" width=\"14\" height=\"14\" rx=\"\(radius)\" fill=\"#007aff\""))
        #expect(on.contains(type == "check" ? "<path" : "<circle"))
        #expect(on.contains("<text x=\"21\""))
        let off = try Self.view(button(""))
        #expect(!off.contains("#007aff") && !off.contains("<path") && !off.contains("<circle"))
        let mixed = try Self.view(button("state=\"mixed\""))
        #expect(mixed.contains("#007aff") && !mixed.contains("<path") && !mixed.contains("<circle"))
    }

    @Test("A title over an image is drawn with the image")
    func overlappingTitle() throws {
        func button(_ position: String) -> String {
            Self.control(
                "button",
                """
                <buttonCell key="cell" type="push" title="Loop" bezelStyle="rounded" image="NSAddTemplate" imagePosition="\(position)" alignment="center" borderStyle="border" id="cel-l0-001">
                    <font key="font" metaFont="system"/>
                </buttonCell>
                """, height: 32)
        }
        #expect(try Self.view(button("overlaps")).contains(">Loop</text>"))
        #expect(try !Self.view(button("only")).contains(">Loop</text>"))
    }

    @Test("A label has no border, and a disabled one is faint")
    func labelHasNoBorder() throws {
        func label(_ attributes: String) -> String {
            Self.control(
                "textField",
                """
                <textFieldCell key="cell" lineBreakMode="clipping" alignment="right" title="Name:" \(attributes) id="cel-l0-001">
                    <font key="font" metaFont="system"/>
                    <color key="textColor" name="labelColor" catalog="System" colorSpace="catalog"/>
                    <color key="backgroundColor" name="textBackgroundColor" catalog="System" colorSpace="catalog"/>
                </textFieldCell>
                """, height: 16)
        }
        let view = try Self.view(label(""))
        #expect(!view.contains("<rect"))
        #expect(view.contains("x=\"100%\" dx=\"-2\"") && view.contains("text-anchor=\"end\""))
        #expect(view.contains("fill=\"#000\" fill-opacity=\"0.85\">Name:"))
        #expect(try Self.view(label("enabled=\"NO\"")).contains("fill-opacity=\"0.3\">Name:"))
        #expect(try Self.view(label("drawsBackground=\"YES\"")).contains("<rect width=\"100\" height=\"16\" fill=\"#fff\""))
    }

    @Test("A field has a border and a placeholder, and hides a password")
    func fieldHasBorderPlaceholder() throws {
        let field = Self.control(
            "textField",
            """
            <textFieldCell key="cell" editable="YES" borderStyle="bezel" drawsBackground="YES" placeholderString="Optional" id="cel-l0-001">
                <font key="font" metaFont="system"/>
                <color key="backgroundColor" name="textBackgroundColor" catalog="System" colorSpace="catalog"/>
            </textFieldCell>
            """, height: 21)
        let view = try Self.view(field)
        #expect(view.contains("x=\"0.5\" y=\"0.5\" width=\"99\" height=\"20\" fill=\"#fff\" stroke="))
        #expect(view.contains("fill=\"#000\" fill-opacity=\"0.26\">Optional"))
        let secure = Self.control(
            "secureTextField",
            "<secureTextFieldCell key=\"cell\" editable=\"YES\" borderStyle=\"bezel\" title=\"abc\" id=\"cel-l0-001\"/>", height: 21)
        #expect(try Self.view(secure).contains(">•••</text>"))
    }

    @Test("A pop-up button shows its chosen item, a pull-down button its first")
    func popUpButtonShows() throws {
        func popUp(_ attributes: String) -> String {
            Self.control(
                "popUpButton",
                """
                <popUpButtonCell key="cell" type="push" bezelStyle="rounded" alignment="left" borderStyle="borderAndBezel" \(attributes) id="cel-l0-001">
                    <font key="font" metaFont="menu"/>
                    <menu key="menu" id="men-u0-001">
                        <items><menuItem title="One" id="ite-m0-001"/><menuItem title="Two" id="ite-m0-002"/></items>
                    </menu>
                </popUpButtonCell>
                """, height: 25)
        }
        let chosen = try Self.view(popUp("selectedItem=\"ite-m0-002\""))
        #expect(chosen.contains(">Two</text>"))
        // The box with the arrows is at the right end of the bezel.
        #expect(chosen.contains("x=\"78\" y=\"3\" width=\"16\" height=\"16\" rx=\"4\" fill=\"#007aff\""))
        #expect(try Self.view(popUp("pullsDown=\"YES\"")).contains(">One</text>"))
    }

    @Test(
        "The knob of a slider is at its value",
        arguments: [("", 0.0), ("doubleValue=\"25\"", 0.25), ("doubleValue=\"1e300\"", 1), ("doubleValue=\"nan\"", 0)])
    func sliderSKnobStands(value: String, share: Double) throws {
        let view = try Self.view(
            Self.control(
                "slider", "<sliderCell key=\"cell\" alignment=\"left\" maxValue=\"100\" \(value) sliderType=\"linear\" id=\"cel-l0-001\"/>",
                width: 120, height: 28))
        let place = 2 + share * 96
        let text = place == place.rounded() ? "\(Int(place))" : "\(place)"
        #expect(view.contains("x=\"\(text)\" y=\"2\" width=\"20\" height=\"20\" rx=\"10\" fill=\"#fff\""))
    }

    @Test("Segments fill their control, and the selected one is highlighted")
    func segmentsFillTheirControl() throws {
        let view = try Self.view(
            Self.control(
                "segmentedControl",
                """
                <segmentedCell key="cell" borderStyle="border" alignment="left" style="rounded" trackingMode="selectOne" id="cel-l0-001">
                    <font key="font" metaFont="system"/>
                    <segments><segment label="A" width="47"/><segment label="B" width="47" selected="YES" tag="1"/></segments>
                </segmentedCell>
                """, height: 24))
        #expect(view.contains(">A</text>") && view.contains(">B</text>"))
        #expect(view.contains("x=\"50\" y=\"1\" width=\"48\" height=\"22\" rx=\"5\" fill=\"#fff\""))
        #expect(!view.contains("x=\"2\" y=\"1\" width=\"48\" height=\"22\" rx=\"5\" fill=\"#fff\""))
    }

    @Test("A switch is on or off")
    func switchOrOff() throws {
        func toggle(_ state: String) -> String {
            Self.control("switch", "", width: 42, height: 25, "horizontalHuggingPriority=\"750\" \(state)")
        }
        #expect(try Self.view(toggle("state=\"on\"")).contains("x=\"2\" y=\"1\" width=\"38\" height=\"22\" rx=\"11\" fill=\"#007aff\""))
        #expect(try !Self.view(toggle("")).contains("#007aff"))
    }

    @Test("Bars show progress, wheels only activity")
    func barsShowHowFar() throws {
        func indicator(_ attributes: String, width: Int = 102, height: Int) -> String {
            Self.control("progressIndicator", "", width: width, height: height, "maxValue=\"100\" \(attributes)")
        }
        #expect(
            try Self.view(indicator("doubleValue=\"40\" style=\"bar\"", height: 20)).contains(
                "width=\"40\" height=\"6\" rx=\"3\" fill=\"#007aff\""))
        let wheel = try Self.view(indicator("indeterminate=\"YES\" style=\"spinning\"", width: 32, height: 32))
        #expect(wheel.ranges(of: "<path").count == 8)
    }

    @Test("A level has the colour of its range", arguments: [(3.2, "#ff3b30"), (5, "#ffcc00"), (9, "#34c759")])
    func levelHasColorWhere(value: Double, color: String) throws {
        let view = try Self.view(
            Self.control(
                "levelIndicator",
                """
                <levelIndicatorCell key="cell" alignment="left" doubleValue="\(value)" maxValue="10" warningValue="6" criticalValue="4" levelIndicatorStyle="continuousCapacity" id="cel-l0-001"/>
                """, height: 18))
        let short = color == "#ffcc00" ? "#fc0" : color
        #expect(view.contains("fill=\"\(short)\""))
    }

    @Test("A date is written with the picker's elements")
    func dateWrittenPartsPicker() throws {
        func picker(_ elements: String, _ style: String = "") -> String {
            Self.control(
                "datePicker",
                """
                <datePickerCell key="cell" borderStyle="bezel" alignment="left" \(style) id="cel-l0-001">
                    <font key="font" metaFont="system"/>
                    <date key="date" timeIntervalSinceReferenceDate="-595929600"/>
                    <datePickerElements key="datePickerElements" \(elements)/>
                </datePickerCell>
                """, width: 180, height: 28)
        }
        #expect(try Self.view(picker("year=\"YES\" month=\"YES\" day=\"YES\"")).contains(">2/12/1982</text>"))
        #expect(try Self.view(picker("hour=\"YES\" minute=\"YES\"")).contains(">4:00 PM</text>"))
        let month = try Self.view(picker("year=\"YES\" month=\"YES\" day=\"YES\"", "datePickerStyle=\"clockAndCalendar\""))
        #expect(month.contains(">February 1982</text>"))
        #expect(month.contains("fill=\"#fff\">12</text>") && month.contains(">28</text>") && !month.contains(">29</text>"))
    }

    @Test("Cells of a matrix are in rows")
    func cellsOfAMatrixAreInRows() throws {
        func cell(_ title: String, _ state: String = "") -> String {
            """
            <buttonCell type="radio" title="\(title)" imagePosition="left" alignment="left" \(state) inset="2">
                <font key="font" metaFont="system"/>
            </buttonCell>
            """
        }
        let view = try Self.view(
            Self.control(
                "matrix",
                """
                <size key="cellSize" width="100" height="18"/>
                <size key="intercellSpacing" width="4" height="2"/>
                <cells><column>\(cell("Left"))\(cell("Right", "state=\"on\""))</column></cells>
                """, height: 38))
        #expect(view.contains(">Left</text>") && view.contains(">Right</text>"))
        #expect(view.contains("y=\"22\" width=\"14\" height=\"14\" rx=\"7\" fill=\"#007aff\""))
    }

    @Test("A system image is drawn, and an unknown one has a placeholder")
    func imageSystemDrawnOne() throws {
        func image(_ name: String) -> String {
            Self.control("imageView", "<imageCell key=\"cell\" alignment=\"left\" image=\"\(name)\" id=\"cel-l0-001\"/>", height: 32)
        }
        #expect(try Self.view(image("NSStatusAvailable")).contains("<circle cx=\"50\" cy=\"16\""))
        #expect(try Self.view(image("Unknown")).contains("fill=\"#8e8e93\" fill-opacity=\"0.15\""))
    }
}
