import FormworkModel
import Testing

@testable import FormworkLayout

extension AppKitMetricsTests {
    @Test("A label with a background is aligned by its frame; a bordered inline button of 17 points has one point below")
    func filledLabel() throws {
        let label = "<textField id=\"v\"><textFieldCell key=\"cell\" drawsBackground=\"YES\" title=\"aaaa\"/></textField>"
        for version in [5056, 14313, 22505, 24506] {
            #expect(try insets(label, toolsVersion: version, frame: Size(width: 30, height: 17)) == .zero)
            #expect(try metrics(label, toolsVersion: version, frame: nil).intrinsicWidth == 30)
        }
        let inline = "<button id=\"v\"><buttonCell key=\"cell\" type=\"inline\" borderStyle=\"border\" title=\"a\"/></button>"
        func bottom(_ height: Double) throws -> Double {
            try insets(inline, toolsVersion: 14313, frame: Size(width: 60, height: height)).bottom
        }
        #expect(try [17, 18].map(bottom) == [1, 0])
        #expect(try metrics(inline, toolsVersion: 14313, frame: nil).intrinsicHeight == 16)
        #expect(try metrics(inline, toolsVersion: 22505, frame: nil).intrinsicHeight == 18)
    }

    @Test("Without a frame, a square bezel surrounds its title, and a round field is a point higher from macOS 10.15")
    func bezelsAroundText() throws {
        let bevel = """
            <button id="v"><buttonCell key="cell" type="bevel" bezelStyle="regularSquare" borderStyle="border" title="aaaa"><font key="font" metaFont="system"/></buttonCell></button>
            """
        let metrics = try metrics(bevel, toolsVersion: 14490, frame: nil)
        #expect(metrics.intrinsicWidth == 46)
        #expect(metrics.intrinsicHeight == 24)
        let field = "<textField id=\"v\"><textFieldCell key=\"cell\" borderStyle=\"bezel\" bezelStyle=\"round\"/></textField>"
        #expect(try self.metrics(field, toolsVersion: 22505, frame: nil).intrinsicHeight == 22)
        #expect(try self.metrics(field, toolsVersion: 14490, frame: nil).intrinsicHeight == 22)
        let title = """
            <textField id="v"><textFieldCell key="cell" title="a"><font key="font" metaFont="system" size="42"/></textFieldCell></textField>
            """
        #expect(try self.metrics(title, toolsVersion: 14490, frame: nil).intrinsicHeight == 51)
        #expect(try self.metrics(title, toolsVersion: 22505, frame: nil).intrinsicHeight == 50)
    }

    // MARK: What changed with a version or a system

    /// Returns the distance of the baseline from the frame's top.
    private func baseline(_ view: String, toolsVersion: Int, height: Double, system: String = "") throws -> Double {
        let metrics = try metrics(view, toolsVersion: toolsVersion, frame: Size(width: 90, height: height), system: system)
        let insets = metrics.alignmentInsets
        return insets.top + metrics.lastBaseline.share * (height - insets.top - insets.bottom) + metrics.lastBaseline.offset
    }

    @Test("The small button of 28 points is a point lower in its frame until macOS 10.14, that of 27 is not")
    func smallButton() throws {
        let small = push.replacing("type=\"push\"", with: "type=\"push\" controlSize=\"small\"")
        func top(_ toolsVersion: Int, _ height: Double) throws -> Double {
            try insets(small, toolsVersion: toolsVersion, frame: Size(width: 80, height: height)).top
        }
        #expect(try [13771, 14490, 15705].map { try top($0, 28) } == [4, 4, 3])
        #expect(try top(14490, 27) == 3)
    }

    @Test("A small field's baseline is a point higher until macOS 10.14; that of a regular one a point lower until OS X 10.10")
    func fieldBaselines() throws {
        let small = """
            <textField id="v"><textFieldCell key="cell" controlSize="small" borderStyle="bezel"><font key="font" metaFont="smallSystem"/></textFieldCell></textField>
            """
        #expect(try [14490, 15705, 22505].map { try baseline(small, toolsVersion: $0, height: 19) } == [13, 14, 14])
        let field = """
            <secureTextField id="v"><secureTextFieldCell key="cell" borderStyle="bezel"><font key="font" metaFont="system"/></secureTextFieldCell></secureTextField>
            """
        let systems = ["13F34", "14F27", "15G31", "16D32", ""]
        #expect(try systems.map { try baseline(field, toolsVersion: 11762, height: 22, system: $0) } == [17, 17, 16, 16, 16])
    }

    @Test("A slider with ticks below is higher in its frame than one with ticks above, until macOS 10.15")
    func ticksBelow() throws {
        func insets(_ position: String, _ toolsVersion: Int) throws -> EdgeInsets {
            let slider = """
                <slider id="v"><sliderCell key="cell" sliderType="linear" tickMarkPosition="\(position)" numberOfTickMarks="5"/></slider>
                """
            return try self.insets(slider, toolsVersion: toolsVersion, frame: Size(width: 96, height: 24))
        }
        #expect(try insets("below", 14313) == EdgeInsets(top: 2, left: 2, bottom: 1, right: 2))
        #expect(try insets("above", 14313) == EdgeInsets(top: 0, left: 2, bottom: 2, right: 2))
        #expect(try insets("below", 22505) == insets("above", 22505))
        let slider = "<slider id=\"v\"><sliderCell key=\"cell\" tickMarkPosition=\"below\" numberOfTickMarks=\"5\"/></slider>"
        #expect(try [24, 25].map { try baseline(slider, toolsVersion: 13770, height: $0) } == [9, 10])
    }

    @Test("A pop-up button without items has its baseline a point higher, from OS X 10.11 on")
    func emptyPopUp() throws {
        func popUp(_ items: String) -> String {
            """
            <popUpButton id="v"><popUpButtonCell key="cell" type="push"><font key="font" metaFont="menu"/><menu key="menu" id="m">\(items)</menu>
            </popUpButtonCell></popUpButton>
            """
        }
        let full = popUp("<items><menuItem title=\"One\" id=\"i\"/></items>")
        #expect(try baseline(full, toolsVersion: 11762, height: 26, system: "16D32") == 17)
        #expect(try baseline(popUp(""), toolsVersion: 11762, height: 26, system: "16D32") == 16)
        #expect(try baseline(popUp(""), toolsVersion: 6254, height: 26, system: "13F34") == 17)
    }

    @Test("Combo boxes until macOS 10.15, color wells of 28 points and progress bars of macOS 26 have their recorded frames")
    func smallerConstants() throws {
        let combo = "<comboBox id=\"v\"><comboBoxCell key=\"cell\"><font key=\"font\" metaFont=\"system\"/></comboBoxCell></comboBox>"
        #expect(try [25, 26].map { try baseline(combo, toolsVersion: 14313, height: $0) } == [19, 19])
        let popUp = """
            <popUpButton id="v"><popUpButtonCell key="cell" type="bevel" bezelStyle="rounded"><font key="font" metaFont="menu"/></popUpButtonCell></popUpButton>
            """
        #expect(try baseline(popUp, toolsVersion: 6751, height: 21) == 19)
        let well = "<colorWell id=\"v\"/>"
        #expect(try [24, 28].map { try baseline(well, toolsVersion: 23727, height: $0) } == [17, 18])
        let bar = "<progressIndicator id=\"v\" style=\"bar\"/>"
        let size = Size(width: 100, height: 20)
        #expect(try insets(bar, toolsVersion: 23727, frame: size) == EdgeInsets(top: 1, left: 0, bottom: 1, right: 0))
        #expect(try insets(bar, toolsVersion: 24506, frame: size) == .zero)
        let stepper = "<stepper id=\"v\"><stepperCell key=\"cell\" controlSize=\"small\"/></stepper>"
        #expect(
            try insets(stepper, toolsVersion: 22505, frame: Size(width: 15, height: 22)) == EdgeInsets(top: 2, left: 2, bottom: 3, right: 2)
        )
    }
}
