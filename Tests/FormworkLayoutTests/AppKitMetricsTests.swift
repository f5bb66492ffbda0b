import FormworkImport
import FormworkModel
import Testing

@testable import FormworkLayout

/// Measures every character as half an em.
struct EvenText: TextMeasuring {
    func lineMetrics(of font: FontDescription) -> FontDescription.LineMetrics {
        FontDescription.LineMetrics(ascent: font.size, descent: font.size / 4, lineHeight: font.size * 1.25)
    }

    func width(of text: Substring, in font: FontDescription) -> Double { Double(text.count) * font.size / 2 }
}

@Suite("AppKit metrics")
struct AppKitMetricsTests {
    func metrics(
        _ view: String, toolsVersion: Int, resources: String = "", frame: Size?, maximumWidth: Double? = nil, system: String = ""
    ) throws -> ViewMetrics {
        let xib = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(toolsVersion)" systemVersion="\(system)" targetRuntime="MacOSX.Cocoa">
            <objects>\(view)</objects><resources>\(resources)</resources></document>
            """
        let document = try DocumentReader().read(Array(xib.utf8), file: "a.xib").document
        let node = try #require(document.element(id: "v")).node
        let values = ResolvedDocument(document, widthClass: nil, heightClass: nil)
        return AppKitMetrics(values: values, toolsVersion: toolsVersion, text: EvenText())
            .metrics(of: node, frame: frame, maximumWidth: maximumWidth)
    }

    private let check = """
        <button id="v"><buttonCell key="cell" type="check" bezelStyle="regularSquare" title="12345678"><font key="font" metaFont="system"/></buttonCell></button>
        """
    let push = """
        <button id="v"><buttonCell key="cell" type="push" bezelStyle="rounded" title="Button"><font key="font" metaFont="system"/></buttonCell></button>
        """

    @Test("A checkbox of 96 by 18 aligns as 92 by 14, two points inside")
    func checkbox() throws {
        let metrics = try metrics(check, toolsVersion: 14490, frame: Size(width: 96, height: 18))
        #expect(metrics.alignmentInsets == EdgeInsets(all: 2))
        #expect(metrics.intrinsicWidth == 92)
        #expect(metrics.intrinsicHeight == 14)
    }

    @Test("A push button of 125 by 32 aligns as 113 by 21")
    func pushButton() throws {
        let metrics = try metrics(push, toolsVersion: 14490, frame: Size(width: 125, height: 32))
        #expect(metrics.alignmentInsets == EdgeInsets(top: 4, left: 6, bottom: 7, right: 6))
        #expect(metrics.intrinsicWidth == 113)
        #expect(metrics.intrinsicHeight == 21)
        #expect(metrics.firstBaseline.share * 21 + metrics.firstBaseline.offset == 15)
    }

    @Test("A push button that kept its height in Xcode 26 keeps its insets, a new one has none")
    func keptHeight() throws {
        let former = try metrics(push, toolsVersion: 24765, frame: Size(width: 125, height: 32))
        #expect(former.alignmentInsets == EdgeInsets(top: 5, left: 7, bottom: 7, right: 7))
        let current = try metrics(push, toolsVersion: 24765, frame: Size(width: 125, height: 24))
        #expect(current.alignmentInsets == .zero)
        #expect(try metrics(push, toolsVersion: 24765, frame: nil).intrinsicHeight == 24)
    }

    @Test("Without a frame, a button has its title's width")
    func blindButton() throws {
        #expect(try metrics(push, toolsVersion: 14490, frame: nil).intrinsicWidth == 67)
        #expect(try metrics(push, toolsVersion: 14490, frame: nil).intrinsicHeight == 21)
        #expect(try metrics(check, toolsVersion: 14490, frame: nil).intrinsicWidth == 70)
    }

    @Test("Lines, fields, pop-up buttons and sliders have the height of the document's system")
    func heightsByVersion() throws {
        func height(_ view: String, _ toolsVersion: Int) throws -> Double? {
            let metrics = try metrics(view, toolsVersion: toolsVersion, frame: nil)
            return metrics.intrinsicHeight.map { $0 + metrics.alignmentInsets.top + metrics.alignmentInsets.bottom }
        }
        let label = "<textField id=\"v\"><textFieldCell key=\"cell\" title=\"a\"/></textField>"
        let field = "<textField id=\"v\"><textFieldCell key=\"cell\" borderStyle=\"bezel\"/></textField>"
        let popUp = "<popUpButton id=\"v\"><popUpButtonCell key=\"cell\" type=\"push\"/></popUpButton>"
        let slider = "<slider id=\"v\"><sliderCell key=\"cell\" sliderType=\"linear\"/></slider>"
        #expect(try [13771, 14490, 14810, 17156, 17701].map { try height(label, $0) } == [17, 17, 16, 16, 16])
        #expect(try [13771, 14490, 14810, 17156, 17701].map { try height(field, $0) } == [22, 22, 21, 21, 21])
        #expect(try [13771, 14490, 14810, 17156].map { try height(popUp, $0) } == [26, 25, 25, 25])
        #expect(try [13771, 14490, 14810, 17156].map { try height(slider, $0) } == [20, 19, 19, 19])
    }

    @Test("Widths are those of macOS 10.15 until Xcode 12.2")
    func widthsByVersion() throws {
        #expect(try metrics(push, toolsVersion: 17156, frame: nil).intrinsicWidth == 67)
        #expect(try metrics(push, toolsVersion: 17701, frame: nil).intrinsicWidth == 59)
        #expect(try metrics(push, toolsVersion: 24765, frame: nil).intrinsicWidth == 63)
    }

    @Test("A label's first baseline is relative to its top at any height; its last baseline to its bottom")
    func labelBaseline() throws {
        let label = """
            <textField id="v"><textFieldCell key="cell" title="aaaa bbbb"><font key="font" metaFont="system"/></textFieldCell></textField>
            """
        let single = try metrics(label, toolsVersion: 23000, frame: Size(width: 70, height: 17))
        #expect(single.firstBaseline == Baseline(share: 0, offset: 13))
        #expect(single.lastBaseline == single.firstBaseline)
        let wrapped = try metrics(label, toolsVersion: 23000, frame: nil, maximumWidth: 30)
        #expect(wrapped.intrinsicHeight == 32)
        #expect(wrapped.lastBaseline == Baseline(share: 1, offset: -3))
        #expect(wrapped.alignmentInsets == EdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
    }

    @Test("A field has no intrinsic width")
    func field() throws {
        let field = """
            <textField id="v"><textFieldCell key="cell" editable="YES" borderStyle="bezel" title="x"><font key="font" metaFont="system"/></textFieldCell></textField>
            """
        let recorded = try metrics(field, toolsVersion: 14490, frame: Size(width: 100, height: 22))
        #expect(recorded.intrinsicWidth == nil)
        #expect(recorded.intrinsicHeight == 22)
        #expect(try metrics(field, toolsVersion: 23000, frame: nil).intrinsicHeight == 21)
    }

    @Test("A horizontal line is recognized by its frame, or by its hugging")
    func separators() throws {
        let across = try metrics("<box id=\"v\" boxType=\"separator\"/>", toolsVersion: 14490, frame: Size(width: 100, height: 5))
        #expect(across.alignmentInsets == EdgeInsets(top: 2, left: 0, bottom: 2, right: 0))
        #expect(across.intrinsicWidth == nil)
        #expect(across.intrinsicHeight == 1)
        let down = try metrics("<box id=\"v\" horizontalHuggingPriority=\"750\" boxType=\"separator\"/>", toolsVersion: 14490, frame: nil)
        #expect(down.intrinsicWidth == 1)
        #expect(down.intrinsicHeight == nil)
    }

    @Test("An image view is as large as its image, and has no size without one")
    func image() throws {
        let view = "<imageView id=\"v\"><imageCell key=\"cell\" image=\"a\"/></imageView>"
        let shown = try metrics(view, toolsVersion: 14490, resources: "<image name=\"a\" width=\"30\" height=\"20\"/>", frame: nil)
        #expect(shown.intrinsicWidth == 30)
        #expect(shown.intrinsicHeight == 20)
        let empty = try metrics("<imageView id=\"v\"><imageCell key=\"cell\"/></imageView>", toolsVersion: 14490, frame: nil)
        #expect(empty.intrinsicWidth == nil)
    }

    @Test("Segments are as wide as written, with a line between them")
    func segments() throws {
        let control = """
            <segmentedControl id="v"><segmentedCell key="cell" style="rounded"><segments><segment label="On" width="70"/><segment label="Off" width="69"/></segments></segmentedCell></segmentedControl>
            """
        #expect(try metrics(control, toolsVersion: 14313, frame: nil).intrinsicWidth == 142)
    }

    @Test("A check box without a title is a square of 14 points, a small one of 12")
    func untitledCheckBox() throws {
        let alone = """
            <button id="v"><buttonCell key="cell" type="check" bezelStyle="regularSquare" controlSize="small"><font key="font" metaFont="smallSystem"/></buttonCell></button>
            """
        let small = try metrics(alone, toolsVersion: 23727, frame: Size(width: 14, height: 16))
        #expect(small.alignmentInsets == EdgeInsets(top: 2, left: 1, bottom: 2, right: 1))
        let blind = try metrics(alone, toolsVersion: 23727, frame: nil)
        #expect(blind.intrinsicWidth == 12)
        #expect(blind.intrinsicHeight == 12)
    }

    @Test("A label without text shows its placeholder; an intrinsic size in the document overrides both")
    func placeholder() throws {
        let label = """
            <textField id="v"><textFieldCell key="cell" lineBreakMode="clipping" placeholderString="1234"><font key="font" metaFont="system"/></textFieldCell></textField>
            """
        #expect(try metrics(label, toolsVersion: 23000, frame: nil).intrinsicWidth == 26)
        let written = try metrics(
            "<customView id=\"v\" placeholderIntrinsicWidth=\"100\" placeholderIntrinsicHeight=\"infinite\"/>", toolsVersion: 23000,
            frame: nil)
        #expect(written.intrinsicWidth == 100)
        #expect(written.intrinsicHeight == nil)
    }

    // MARK: Insets that content or the document tells

    func insets(_ view: String, toolsVersion: Int, resources: String = "", frame: Size, system: String = "") throws -> EdgeInsets {
        try metrics(view, toolsVersion: toolsVersion, resources: resources, frame: frame, system: system).alignmentInsets
    }

    @Test("Labels laid out on OS X 10.8 have three points at either side")
    func mountainLion() throws {
        let label = "<textField id=\"v\"><textFieldCell key=\"cell\" title=\"a\"/></textField>"
        let size = Size(width: 40, height: 17)
        #expect(try insets(label, toolsVersion: 4514, frame: size, system: "12F45").left == 3)
        #expect(try insets(label, toolsVersion: 4514, frame: size, system: "13A603").left == 2)
    }

    @Test("The first line of a checkbox is where a single one would be")
    func linesOfCheckbox() throws {
        let single = try metrics(check, toolsVersion: 24506, frame: Size(width: 96, height: 16))
        #expect(single.firstBaseline.share * 16 + single.firstBaseline.offset == 13)
        let double = try metrics(check, toolsVersion: 24506, frame: Size(width: 60, height: 32))
        #expect(double.firstBaseline == Baseline(share: 0, offset: 13))
        #expect(double.lastBaseline.share * 32 + double.lastBaseline.offset == 29)
    }

    @Test("A small checkbox with a larger font splits the rest of 16 points above and below its line")
    func smallCheckbox() throws {
        let check = """
            <button id="v"><buttonCell key="cell" type="check" title="a" controlSize="small"><font key="font" metaFont="cellTitle"/></buttonCell></button>
            """
        let insets = try insets(check, toolsVersion: 22505, frame: Size(width: 100, height: 17))
        #expect(insets == EdgeInsets(top: 0.5, left: 1, bottom: 0.5, right: 0))
    }

    @Test("Momentary segments are drawn as buttons, others a point closer to the frame")
    func pressedSegments() throws {
        func control(_ mode: String) -> String {
            "<segmentedControl id=\"v\"><segmentedCell key=\"cell\" style=\"rounded\" trackingMode=\"\(mode)\"/></segmentedControl>"
        }
        let size = Size(width: 100, height: 24)
        #expect(try insets(control("selectOne"), toolsVersion: 21507, frame: size) == EdgeInsets(top: 1, left: 2, bottom: 1, right: 2))
        #expect(try insets(control("momentary"), toolsVersion: 21507, frame: size) == EdgeInsets(top: 2, left: 3, bottom: 2, right: 3))
        #expect(try insets(control("selectOne"), toolsVersion: 24506, frame: size) == .zero)
    }

    @Test("A box without a border keeps the border's room; a custom one does not")
    func borderlessBox() throws {
        let size = Size(width: 100, height: 50)
        let box = "<box id=\"v\" borderType=\"none\" titlePosition=\"noTitle\"/>"
        #expect(try insets("<box id=\"v\" borderType=\"none\"/>", toolsVersion: 14460, frame: size) == .zero)
        #expect(try insets(box, toolsVersion: 14460, frame: size) == EdgeInsets(top: 2, left: 3, bottom: 4, right: 3))
        #expect(try insets(box.replacing("<box", with: "<box boxType=\"custom\""), toolsVersion: 14460, frame: size) == .zero)
    }

    @Test("A symbol is aligned by as much of its height as capitals have")
    func symbols() throws {
        let image = "<imageView id=\"v\"><imageCell key=\"cell\" image=\"lock\"/></imageView>"
        let resource = "<image name=\"lock\" catalog=\"system\" width=\"15\" height=\"18\"/>"
        let size = Size(width: 15, height: 23)
        #expect(
            try insets(image, toolsVersion: 24765, resources: resource, frame: size) == EdgeInsets(top: 5, left: 0, bottom: 4, right: 0))
        #expect(try insets(image, toolsVersion: 16000, resources: resource, frame: size) == .zero)
    }

    @Test("A borderless button is aligned by its frame or its symbol; a bordered square one is inside its frame")
    func borders() throws {
        func button(_ type: String, _ cell: String) -> String {
            "<button id=\"v\"><buttonCell key=\"cell\" type=\"\(type)\" \(cell)/></button>"
        }
        let size = Size(width: 40, height: 40)
        for (type, edge) in [("smallSquare", 1.0), ("roundTextured", 1)] {
            #expect(try insets(button(type, "borderStyle=\"border\""), toolsVersion: 14460, frame: size).bottom >= edge, "\(type)")
            #expect(try insets(button(type, ""), toolsVersion: 14460, frame: size) == .zero, "\(type)")
        }
        let lock = "<image name=\"lock\" catalog=\"system\" width=\"15\" height=\"18\"/>"
        let symbol = try insets(button("smallSquare", "image=\"lock\""), toolsVersion: 22505, resources: lock, frame: size)
        #expect(symbol == EdgeInsets(top: 5, left: 0, bottom: 4, right: 0))
        let bezel = "bezelStyle=\"regularSquare\" borderStyle=\"border\""
        #expect(try insets(button("bevel", bezel), toolsVersion: 14460, frame: size) == EdgeInsets(top: 2, left: 2, bottom: 3, right: 2))
        #expect(try insets(button("bevel", bezel), toolsVersion: 24506, frame: size) == .zero)
        #expect(try insets(button("bevel", "bezelStyle=\"regularSquare\""), toolsVersion: 14460, frame: size) == .zero)
        for version in [14460, 22505, 24506] {
            let textured = try insets(button("squareTextured", "borderStyle=\"border\""), toolsVersion: version, frame: size)
            #expect(textured == EdgeInsets(top: 1, left: 1, bottom: 2, right: 1))
            #expect(try insets(button("squareTextured", ""), toolsVersion: version, frame: size) == .zero)
            let square = button("square", "image=\"lock\" bezelStyle=\"shadowlessSquare\" borderStyle=\"border\"")
            #expect(try insets(square, toolsVersion: version, resources: lock, frame: size) == .zero)
        }
    }

    @Test("A button with its documented height has no insets above and below")
    func writtenHeight() throws {
        func button(_ height: Int) -> String {
            """
            <button id="v"><buttonCell key="cell" type="smallSquare" bezelStyle="smallSquare" borderStyle="border" title="a"/>
            <constraints><constraint firstAttribute="height" constant="\(height)" id="h"/></constraints></button>
            """
        }
        let size = Size(width: 55, height: 36)
        #expect(try insets(button(36), toolsVersion: 14490, frame: size) == .zero)
        #expect(try insets(button(34), toolsVersion: 14490, frame: size) == EdgeInsets(top: 1, left: 0, bottom: 1, right: 0))
    }

    @Test("Selectable segments are narrower than momentary ones, and have gaps if their widths are written")
    func segmentWidths() throws {
        func width(_ mode: String, _ segments: String) throws -> Double? {
            let view = """
                <segmentedControl id="v"><segmentedCell key="cell" style="rounded" trackingMode="\(mode)"><font key="font" metaFont="system"/>
                <segments>\(segments)</segments></segmentedCell></segmentedControl>
                """
            return try metrics(view, toolsVersion: 23504, frame: nil).intrinsicWidth
        }
        // Four characters take 26 points.
        let texts = "<segment label=\"Left\"/><segment label=\"Back\"/>"
        #expect(try width("selectOne", texts) == 78)
        #expect(try width("momentary", texts) == 101)
        let widths = "<segment width=\"32\"/><segment width=\"32\"/>"
        #expect(try width("selectOne", widths) == 69)
        #expect(try width("momentary", widths) == 65)
    }

    @Test("Sliders of macOS 26 have the same height with ticks; a small square has five points next to its image")
    func ticksAndSquares() throws {
        let slider =
            "<slider id=\"v\"><sliderCell key=\"cell\" sliderType=\"linear\" tickMarkPosition=\"above\" numberOfTickMarks=\"5\"/></slider>"
        #expect(try metrics(slider, toolsVersion: 24765, frame: nil).intrinsicHeight == 16)
        let square = "<button id=\"v\"><buttonCell key=\"cell\" type=\"smallSquare\" image=\"a\" imagePosition=\"only\"/></button>"
        let image = "<image name=\"a\" width=\"14\" height=\"13\"/>"
        #expect(try metrics(square, toolsVersion: 19162, resources: image, frame: nil).intrinsicWidth == 24)
    }

    @Test("Combo boxes and small vertical sliders of macOS 11 and later have their own heights and widths")
    func latestSizes() throws {
        let combo = "<comboBox id=\"v\"><comboBoxCell key=\"cell\"/></comboBox>"
        #expect(try metrics(combo, toolsVersion: 19529, frame: nil).intrinsicHeight == 19)
        #expect(try metrics(combo, toolsVersion: 21701, frame: nil).intrinsicHeight == 20)
        let slider =
            "<slider id=\"v\"><sliderCell key=\"cell\" controlSize=\"mini\" tickMarkPosition=\"left\" sliderType=\"linear\"/></slider>"
        #expect(try metrics(slider, toolsVersion: 21701, frame: nil).intrinsicWidth == 13)
    }
}
