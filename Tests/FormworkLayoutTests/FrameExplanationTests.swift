import FormworkImport
import FormworkLayout
import FormworkModel
import Testing

@Suite("Origins of frames")
struct FrameExplanationTests {
    private typealias Explanation = DocumentLayout.FrameExplanation

    private func explain(
        _ id: String, in document: InterfaceDocument, _ change: (inout LayoutOptions) -> Void = { _ in }
    ) throws -> Explanation {
        var options = LayoutOptions()
        change(&options)
        let view = try #require(document.view(id: id))
        return try #require(document.explainFrame(of: view, options))
    }

    /// Returns the sources of a number in words; constraints by their ids.
    private func words(_ explanation: Explanation, _ quantity: Explanation.Quantity) -> [String] {
        explanation.parts.first { $0.quantity == quantity }?.sources.map { source in
            if case .constraint(let constraint) = source { return constraint.id ?? "" }
            return source.text(in: explanation.view.document)
        } ?? []
    }

    @Test("Constraints and the root's size determine a frame with certainty; those of other views are named after its own")
    func constraints() throws {
        let document = try Sketch.plain(
            Sketch.box("A"), Sketch.box("B"),
            where: [
                "A.left = R.left + 10 #a", "A.width = 30 #w", "A.top = R.top + 5 #t", "A.height = 20 #h", "B.left = A.right + 8 #b",
                "B.right = R.right - 16 #r", "B.top = A.top #bt", "B.height = A.height #bh",
            ])
        let explanation = try explain("B", in: document)
        #expect(explanation.frame == Rect(x: 48, y: 5, width: 256, height: 20))
        #expect(explanation.certainty == .certain)
        #expect(words(explanation, .x) == ["b", "a", "w"])
        #expect(words(explanation, .y) == ["bt", "t"])
        #expect(words(explanation, .width) == ["b", "r", "'R' has its size in the document", "a", "w"])
        #expect(words(explanation, .height) == ["bh", "h"])
        #expect(explanation.remarks == [.differsFromRecorded])
    }

    @Test("A safe area that other recorded frames confirm makes a frame stale that differs; alone it does not")
    func confirmedSafeArea() throws {
        func miss(_ others: String...) throws -> Explanation.RecordedMiss {
            let document = try Sketch.controller(
                Sketch.Canvas.device("retina6_12"), Sketch.box("A", frame: [20, 59, 100, 100]),
                Sketch.box("B", frame: [140, 79, 100, 100]),
                where: [
                    "B.top = Safe.top #b", "B.left = R.left + 140", "B.width = 100", "B.height = 100", "A.left = R.left + 20",
                    "A.width = 100", "A.height = 100",
                ] + others)
            let misses = try explain("B", in: document).recordedMisses
            #expect(misses.count == 1)
            return try #require(misses.first)
        }
        let alone = try miss("A.top = R.top + 59")
        #expect(!alone.isStale)
        let confirmed = try miss("A.top = Safe.top")
        #expect(confirmed.isStale)
        #expect(confirmed.source.certainty == .certain)
        // A center depends on two edges, of which neither is confirmed.
        #expect(try !miss("A.centerY = Safe.centerY - 329.5").isStale)
    }

    @Test("A control of the newest generation that kept a former form is measured with that form")
    func formerForm() throws {
        let button = """
            <button id="B" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="20" y="20" width="76" height="32"/>
            <buttonCell key="cell" type="push" title="Cancel" bezelStyle="rounded"><font key="font" metaFont="system"/></buttonCell></button>
            """
        let text = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="24765" targetRuntime="MacOSX.Cocoa" \
            useAutolayout="YES"><objects><customView id="R"><rect key="frame" width="300" height="100"/>
            <subviews>\(button)</subviews>
            \(Sketch.constraints(["B.leading = R.leading + 27", "R.bottom = B.bottom + 27"]))</customView></objects></document>
            """
        let document = try DocumentReader().read(Array(text.utf8), file: "a.xib").document
        let explanation = try explain("B", in: document, { $0.appKitGeneration = .tahoe })
        let contents = explanation.parts.flatMap(\.sources).compactMap { source -> Explanation.Content? in
            if case .content(_, let content) = source { content } else { nil }
        }
        #expect(contents.count == 2)
        for content in contents { #expect(abs(content.length - (content.measured ?? 0)) <= 1) }
    }

    @Test("Sources that contradict the recorded frames are named; a constraint between plain views makes them stale")
    func recordedMisses() throws {
        let document = try Sketch.plain(
            Sketch.box("A", frame: [10, 5, 30, 20]), Sketch.box("B", frame: [48, 5, 200, 20]),
            where: [
                "A.left = R.left + 10 #a", "A.width = 30 #w", "A.top = R.top + 5 #t", "A.height = 20 #h", "B.left = A.right + 8 #b",
                "B.right = R.right - 16 #r", "B.top = A.top #bt", "B.height = A.height #bh",
            ])
        let misses = try explain("B", in: document).recordedMisses
        #expect(misses.count == 1)
        let miss = try #require(misses.first)
        #expect(document.constraint(id: "r").map { .constraint($0) } == miss.source)
        #expect(abs(miss.error) == 56)
        #expect(miss.isStale)
        #expect(try explain("A", in: document).recordedMisses.isEmpty)
        #expect(try explain("B", in: document, { $0.environment = .device }).recordedMisses.isEmpty)
    }

    @Test("A text's size is the recorded one; blind it is measured with its font; an unknown font is estimated")
    func texts() throws {
        func document(_ font: String) throws -> InterfaceDocument {
            try Sketch.plain(
                Sketch.box("L", "label", frame: [10, 5, 40, 20], "text=\"Name\"", font),
                where: ["L.left = R.left + 10", "L.top = R.top + 5"])
        }
        let system = try document("<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"15\"/>")
        let recorded = try explain("L", in: system)
        #expect(recorded.parts[2].value == 40)
        #expect(recorded.parts[2].certainty == .recorded)
        #expect(words(recorded, .width).count == 1)
        #expect(words(recorded, .width)[0].hasPrefix("the text \"Name\" in System bold 15: 40 as recorded, where measuring gives 4"))
        let blind = try explain("L", in: system) { $0.isBlind = true }
        #expect(blind.certainty == .measured)
        #expect(words(blind, .width) == ["the text \"Name\" in System bold 15: \(blind.frame.size.width.pointsText)"])
        let unknown = try explain(
            "L", in: document("<fontDescription key=\"fontDescription\" name=\"Nonesuch-Bold\" family=\"Nonesuch\" pointSize=\"15\"/>")
        ) { $0.isBlind = true }
        #expect(unknown.certainty == .guessed)
        #expect(words(unknown, .width)[0].contains("in Nonesuch-Bold 15, which is unknown"))
    }

    @Test("A text of several lines names its wrapping width")
    func wrapped() throws {
        let document = try Sketch.plain(
            Sketch.box("L", "label", "text=\"Some words that take several lines\" numberOfLines=\"0\""),
            where: ["L.left = R.left + 10", "L.width = 100 #w", "L.top = R.top"])
        let explanation = try explain("L", in: document) { $0.isBlind = true }
        #expect(words(explanation, .width) == ["w"])
        #expect(words(explanation, .height)[0].contains("in lines of 100"))
    }

    @Test("Controls have intrinsic sizes, images the document's, and placeholders replace them")
    func content() throws {
        let place = ["V.left = R.left", "V.top = R.top"]
        let control = try explain("V", in: Sketch.plain(Sketch.box("V", "switch"), where: place)) { $0.isBlind = true }
        #expect(control.parts[2].certainty == .tabulated)
        #expect(words(control, .width) == ["the size of 'V' itself: 49"])
        let placeholder = try explain(
            "V",
            in: Sketch.plain(Sketch.box("V", "view", "placeholderIntrinsicWidth=\"70\" placeholderIntrinsicHeight=\"7\""), where: place))
        #expect(placeholder.certainty == .certain)
        #expect(words(placeholder, .width) == ["'V' has a placeholder of 70 for its content"])
    }

    @Test("Margins and safe areas are named with their origin")
    func insets() throws {
        let document = try Sketch.controller(
            .device("retina4_7"),
            Sketch.box("A"),
            where: ["A.leading = R.leadingMargin", "A.top = Safe.top + 3", "A.width = 10", "A.height = 10"])
        let explanation = try explain("A", in: document)
        #expect(words(explanation, .x).last == "the margins of 'R': \(explanation.frame.origin.x.pointsText) at the left")
        #expect(words(explanation, .y).last == "the safe area of 'R': \((explanation.frame.origin.y - 3).pointsText) at the top")
        #expect(explanation.parts[1].certainty == .tabulated)
    }

    @Test("A stack view is named for its arrangement")
    func arrangement() throws {
        let document = try Sketch.plain(
            Sketch.box("S", "stackView", "", Sketch.subviews(Sketch.box("A"), Sketch.box("B"))),
            where: ["S.left = R.left", "S.top = R.top", "S.width = 100 #w", "S.height = 30", "A.width = 40 #a"])
        let explanation = try explain("B", in: document)
        #expect(words(explanation, .x) == ["'S' arranges its views", "a"])
        #expect(words(explanation, .width) == ["'S' arranges its views", "w", "a"])
    }

    @Test("A frame outside Auto Layout follows its mask; a view without constraints stays")
    func given() throws {
        let document = try Sketch.plain(
            Sketch.fixed("M", [10, 20, 100, 30], mask: "widthSizable"), Sketch.box("U", frame: [7, 8, 9, 10]), where: [])
        let mask = try explain("M", in: document)
        #expect(mask.certainty == .certain)
        #expect(words(mask, .width).first == "the written frame of 'M' follows its superview by the autoresizing mask")
        let unconstrained = try explain("U", in: document)
        #expect(unconstrained.certainty == .recorded)
        #expect(words(unconstrained, .x) == ["'U' has no constraints: it keeps its recorded frame"])
    }

    @Test("An underdetermined view is ambiguous, even if an inequality is met")
    func open() throws {
        let document = try Sketch.plain(
            Sketch.box("A", frame: [10, 5, 20, 20]),
            where: ["A.left ≥ R.left + 10", "A.top = R.top + 5", "A.width = 20", "A.height = 20"])
        let explanation = try explain("A", in: document)
        #expect(explanation.certainty == .open)
        #expect(words(explanation, .x) == ["nothing determines it: 'A' keeps its recorded value"])
        let blind = try explain("A", in: document) { $0.isBlind = true }
        #expect(blind.parts[0].certainty == .open)
        #expect(blind.parts[1].certainty == .certain)
    }

    @Test("Omitted constraints and custom classes are mentioned")
    func remarks() throws {
        let document = try Sketch.plain(
            Sketch.box("A", frame: [0, 0, 20, 20], "customClass=\"Meter\""),
            where: ["A.left = R.left", "A.top = R.top", "A.width = 20 #w", "A.width = 30 #x", "A.height = 20"])
        let explanation = try explain("A", in: document)
        let view = try #require(document.view(id: "A"))
        #expect(explanation.remarks == [.leftOut(try #require(document.constraint(id: "x"))), .ownClass(view, "Meter")])
    }

    @Test("A view that isn't installed has no frame")
    func notInstalled() throws {
        let document = try Sketch.xib(
            Sketch.fixed(
                "R", [0, 0, 100, 100], "view", "",
                Sketch.subviews(Sketch.box("A"))
                    + "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"A\"/></mask></variation>"))
        let view = try #require(document.view(id: "A"))
        #expect(document.explainFrame(of: view) == nil)
    }
}
