import FormworkChanges
import FormworkDiagnostics
import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkRender
import FormworkTestSupport
import Foundation
import Testing

@Suite struct FileComparisonTests {
    private static func sample(_ name: String) throws -> InterfaceDocument {
        try DocumentReader().read(TestFiles.bytes(of: TestFiles.sample(name)), file: name).document
    }

    private static func comparison(_ old: InterfaceDocument, _ new: InterfaceDocument, _ options: ReviewOptions) -> FileComparison {
        FileComparison(
            name: "Form", old: .init(name: "old", document: old), new: .init(name: "new", document: new), options)
    }

    /// Returns a sample with one of its constraints' constants set.
    private static func changed(_ document: InterfaceDocument, _ id: String, _ constant: Double) throws -> InterfaceDocument {
        var editor = DocumentEditor(document)
        editor.setConstant(constant, of: try #require(document.constraint(id: id)))
        return editor.finish()
    }

    @Test func linesThatReadTheSameAreOneWithTheirNumber() throws {
        func form(_ title: String) throws -> InterfaceDocument {
            let buttons = (1...3).map { "<button id=\"but-to-\($0)\"><state key=\"normal\" title=\"Go\" image=\"\(title)\"/></button>" }
                .joined()
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
                <view id="roo-tv-001"><subviews>\(buttons)</subviews></view></objects></document>
                """
            return try DocumentReader().read(Array(text.utf8), file: "Form.xib").document
        }
        let comparison = try Self.comparison(form("one"), form("two"), ReviewOptions())
        #expect(comparison.shownText.text.contains("Go (button): image one → two × 3\n"))
        #expect(comparison.shownStatistics.text.contains("3 changes"))
    }

    @Test func theSameChangeOfManyObjectsIsOneLineThatOpensToThem() throws {
        func form(_ size: Int) throws -> InterfaceDocument {
            let labels = (1...5).map {
                "<label text=\"\(max($0, 2))\" id=\"lab-el-00\($0)\"><rect key=\"frame\" x=\"0\" y=\"\($0 * 20)\" width=\"80\" height=\"18\"/>"
                    + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/></label>"
            }
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
                <view id="roo-tv-001"><rect key="frame" x="0" y="0" width="200" height="200"/><subviews>\(labels.joined())</subviews></view>
                </objects></document>
                """
            return try DocumentReader().read(Array(text.utf8), file: "Form.xib").document
        }
        let comparison = try Self.comparison(form(12), form(14), ReviewOptions())
        let line = "5 objects: font description system 12 → system 14 [2 (label) × 2, 3 (label), 4 (label), 5 (label)]"
        #expect(comparison.shownText.text == "Form\n    \(line)\n")
        #expect(comparison.shownStatistics.text.contains("5 changes"))
        #expect(ReviewMarkdown.text([comparison]).contains("5 objects: font description system 12 → system 14"))
        let pictures = try ScreenPictures(comparison, options: ReviewOptions(), render: RenderOptions())
        let page = String(decoding: ReviewPage.html([(comparison, pictures)]), as: UTF8.self)
        #expect(page.contains("<summary><b>5 objects: </b>font description system 12 → system 14</summary>"))
        #expect(page.contains("data-entry=\"0\">2 (label) × 2<span class=\"unseen\">: font description system 12 → system 14</span>"))
        // Each object leads to its place, as without the others.
        #expect(try Self.data(page).files[0].screens == [0, 0, 0, 0])
    }

    @Test func theSameChangeOfThreeObjectsIsThreeLines() throws {
        func form(_ alpha: String) throws -> InterfaceDocument {
            let views = (1...3).map { "<label text=\"\($0)\" alpha=\"\(alpha)\" id=\"lab-el-00\($0)\"/>" }.joined()
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
                <view id="roo-tv-001"><subviews>\(views)</subviews></view></objects></document>
                """
            return try DocumentReader().read(Array(text.utf8), file: "Form.xib").document
        }
        let text = try Self.comparison(form("0.5"), form("0.25"), ReviewOptions()).shownText.text
        #expect(!text.contains("objects") && text.split(separator: "\n").count == 4)
    }

    @Test func aConflictThatAChangeBringsIsIntroducedAndTheOtherWayRoundResolved() throws {
        let conflicting = try Self.sample("Mistakes/conflicting-constraints.xib")
        let conflict = try #require(conflicting.layout().roots.first?.conflicts.first)
        let one = try #require(conflict.constraints.first), other = try #require(conflict.constraints.last)
        let fine = try Self.changed(conflicting, try #require(other.id), one.constant)
        var options = ReviewOptions()
        options.solves = true
        let introduced = try #require(Self.comparison(fine, conflicting, options).effects)
        #expect(introduced.findings.map(\.finding.rule) == ["conflicting-constraints"] && introduced.findings[0].isIntroduced)
        let resolved = try #require(Self.comparison(conflicting, fine, options).effects)
        #expect(resolved.findings.map(\.isIntroduced) == [false])
    }

    @Test func templatesAndHidingMastersAreLookedAtOnEachDevice() throws {
        let document = try Self.sample("LayoutTemplates.storyboard")
        var options = ReviewOptions()
        options.solves = true
        options.devices = [try #require(Device(named: "ipad")), try #require(Device(named: "ipad-pro-12-9"))]
        let effects = try #require(Self.comparison(document, document, options).effects)
        #expect(effects.screens.count == 8 && effects.screens.contains("ipad-pro-12-9, template Landscape"))
        #expect(effects.moves.isEmpty && effects.findings.isEmpty)
    }

    @Test func framesThatFollowFromConstraintsAreFoldedAndOthersAreNot() throws {
        let document = try Self.sample("HidingForm.storyboard")
        var editor = DocumentEditor(document)
        let view = try #require(document.view(id: "Hea-Vw-frm"))
        editor.setFrame(Rect(x: 50, y: 50, width: 50, height: 50), of: view)
        let moved = editor.finish()
        let solved = DocumentChanges(from: document, to: moved, frames: SolvedFrames())
        #expect(solved.isEmpty && solved.folded == [.derivedFrames: 4])
        #expect(DocumentChanges(from: document, to: moved, frames: NoDerivedFrames()).changes.map(\.property) == ["frame"])
    }

    @Test func aViewThatIsWrappedInAnotherOneAndStaysWhereItIsDoesNotMove() throws {
        func form(_ content: String) throws -> InterfaceDocument {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="20000"><objects>
                <view contentMode="scaleToFill" id="roo-Vw-000"><rect key="frame" x="0.0" y="0.0" width="320" height="400"/>
                <subviews>\(content)</subviews></view></objects></document>
                """
            return try DocumentReader().read(Array(text.utf8), file: "Form.xib").document
        }
        func label(_ x: Int) -> String {
            "<label text=\"A\" id=\"lab-Vw-000\" fixedFrame=\"YES\"><rect key=\"frame\" x=\"\(x)\" y=\"50\" width=\"40\" height=\"20\"/></label>"
        }
        func wrapped(_ x: Int) -> String {
            """
            <view id="wra-Vw-000" fixedFrame="YES"><rect key="frame" x="30" y="0.0" width="200" height="200"/>
            <subviews>\(label(x))</subviews></view>
            """
        }
        var options = ReviewOptions()
        options.solves = true
        let plain = try form(label(70))
        #expect(try #require(Self.comparison(plain, form(wrapped(40)), options).effects).moves.isEmpty)
        let moves = try #require(Self.comparison(plain, form(wrapped(60)), options).effects).moves
        #expect(moves.map(\.from.origin.x) == [70] && moves.map(\.to.origin.x) == [90])
    }

    @Test func effectsHaveTheNamesOfChangesAndRepeatNone() throws {
        func form(_ x: Int, _ leading: Int) throws -> InterfaceDocument {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="20000"><objects>
                <view contentMode="scaleToFill" id="roo-Vw-000"><rect key="frame" x="0.0" y="0.0" width="320" height="400"/><subviews>
                <label text="Old" id="lab-Vw-000" fixedFrame="YES"><rect key="frame" x="\(x)" y="50" width="40" height="20"/></label>
                <button translatesAutoresizingMaskIntoConstraints="NO" id="but-Vw-000"><rect key="frame" x="\(leading)" y="80" width="60" height="30"/>
                <state key="normal" title="Go"/></button></subviews><constraints>
                <constraint firstItem="but-Vw-000" firstAttribute="leading" secondItem="roo-Vw-000" secondAttribute="leading" constant="\(leading)" id="con-st-001"/>
                <constraint firstItem="but-Vw-000" firstAttribute="top" secondItem="roo-Vw-000" secondAttribute="top" constant="80" id="con-st-002"/>
                </constraints></view></objects></document>
                """
            return try DocumentReader().read(Array(text.utf8), file: "Form.xib").document
        }
        var options = ReviewOptions()
        options.solves = true
        let comparison = try Self.comparison(form(20, 30), form(25, 50), options)
        #expect(comparison.shownText.text.contains("on screen: Go (button) {30, 80"))
        let page = String(
            decoding: ReviewPage.html([(comparison, try ScreenPictures(comparison, options: options, render: RenderOptions()))]),
            as: UTF8.self)
        let effects = try #require(page.firstMatch(of: /<ul class="list effects">(?s:(.*?))<\/ul>/)?.1)
        // The frame of the label is among the changes.
        #expect(effects.contains("<b>Go (button): </b>{30, 80") && effects.ranges(of: "<li").count == 1)
    }

    // MARK: Pages

    @Test func itemsOfMenusAndControllersHaveAPlaceInThePictures() throws {
        func page(_ old: String, _ new: String) throws -> PageData {
            let documents = try [old, new].map { try DocumentReader().read(Array($0.utf8), file: "a.xib").document }
            let comparison = Self.comparison(documents[0], documents[1], ReviewOptions())
            let pictures = try ScreenPictures(comparison, options: ReviewOptions(), render: RenderOptions())
            return try Self.data(String(decoding: ReviewPage.html([(comparison, pictures)]), as: UTF8.self))
        }
        let menu = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa"><objects>
            <menu title="Main" id="men-u0-001"><items><menuItem title="Go" id="ite-m0-001"/></items></menu></objects></document>
            """
        let items = try page(menu, menu.replacing("Go", with: "Gone"))
        #expect(items.files[0].pairs[0].marks.map { $0[1] } == [0, 1])
        let board = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"><scenes>
            <scene sceneID="sce-ne-001"><objects><viewController title="A" id="one-vc-001"><view key="view" id="roo-vw-001">
            <rect key="frame" x="0.0" y="0.0" width="320" height="400"/><color key="backgroundColor" white="WHITE" alpha="1" colorSpace="custom"/>
            </view></viewController></objects></scene></scenes></document>
            """
        let controllers = try page(
            board.replacing("WHITE", with: "1"),
            board.replacing("WHITE", with: "0").replacing("id=\"one", with: "customClass=\"Own\" id=\"one"))
        // The class is a change of the controller: its marks are as large as the pictures.
        #expect(Set(controllers.files[0].pairs[0].marks.map { $0[0] }) == [0, 1])
        #expect(controllers.files[0].pairs[0].marks.filter { $0.suffix(2) == [320, 400] }.count == 4)
        let window = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa"><objects>
            <window title="Notes" id="win-do-001"><windowStyleMask key="styleMask" titled="YES"/><view key="contentView" id="con-te-001">
            <rect key="frame" x="0.0" y="0.0" width="320" height="200"/></view></window></objects></document>
            """
        let windows = try page(window, window.replacing("Notes", with: "Pages"))
        // A window has no view of its own: its title leads to the whole picture, which is higher than the content.
        #expect(windows.files[0].pairs[0].marks.map { $0[1] } == [0, 1])
        #expect(windows.files[0].pairs[0].marks.allSatisfy { $0[4] == 320 && $0[5] > 200 })
    }

    @Test func theNameOfAnObjectIsShownOnceForAllItsChanges() throws {
        func form(_ attributes: String) throws -> InterfaceDocument {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="20000"><objects><view id="roo-Vw-000">
                <subviews><label text="Old" id="lab-Vw-000"\(attributes)/><label text="Other" id="lab-Vw-001"\(attributes)/></subviews></view>
                </objects></document>
                """
            return try DocumentReader().read(Array(text.utf8), file: "Form.xib").document
        }
        let comparison = try Self.comparison(form(""), form(" alpha=\"0.5\" tag=\"2\""), ReviewOptions())
        let page = String(
            decoding: ReviewPage.html([(comparison, try ScreenPictures(comparison, options: ReviewOptions(), render: RenderOptions()))]),
            as: UTF8.self)
        let lines = page.matches(of: /<li class="pressable changed( again)?"><button [^>]*><b>(.*?): <\/b>/)
        #expect(lines.map { $0.1 != nil } == [false, true, false, true])
        #expect(lines.map(\.2) == ["Old (label)", "Old (label)", "Other (label)", "Other (label)"])
    }

    @Test func thePicturesOfAPageAreWhole() throws {
        let document = try Self.sample("HidingForm.storyboard")
        var editor = DocumentEditor(document)
        editor.setConstant(
            50, of: try #require(document.storage.index.constraints.indices.first.map { Constraint(document: document, index: $0) }))
        var options = ReviewOptions()
        options.devices = Array(Device.all.prefix(4))
        let comparison = Self.comparison(document, editor.finish(), options)
        let page = String(
            decoding: ReviewPage.html([(comparison, try ScreenPictures(comparison, options: options, render: RenderOptions()))]),
            as: UTF8.self)
        let data = try Self.data(page)
        #expect(data.pictures.count >= 8)
        for picture in data.pictures {
            guard case .text(let svg) = picture[0] else { continue }
            #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
        }
        // The changed constraint leads to a place in both pictures of each device.
        #expect(data.files[0].screens == [0])
        for pair in data.files[0].pairs where pair.state.isEmpty {
            #expect(Set(pair.marks.map { $0[1] }) == [0, 1])
        }
        #expect(page.contains("<button type=\"button\" data-entry=\"0\">"))
    }

    @Test func aPageNamesChangesAsTheReportDoesAndFoldsTheRest() throws {
        let comparison = Self.comparison(
            try Self.sample("LayoutTemplates-0.9.storyboard"), try Self.sample("LayoutTemplates.storyboard"), ReviewOptions())
        let page = String(
            decoding: ReviewPage.html([(comparison, try ScreenPictures(comparison, options: ReviewOptions(), render: RenderOptions()))]),
            as: UTF8.self)
        var text = page.replacing(/<\/?b>/, with: "")
        for (entity, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
            text = text.replacing(entity, with: character)
        }
        for change in comparison.shown {
            #expect(text.contains(change.object.isEmpty ? change.text : "\(change.object): \(change.text)"), "\(change.line)")
        }
        #expect(!comparison.folded.isEmpty)
        for entry in comparison.folded { #expect(text.contains("<h4>\(entry.folded.title)</h4>")) }
    }

    @Test func aFileThatIsNewIsShownInItsOnlyVersion() throws {
        let document = try Self.sample("HidingForm.storyboard")
        let comparison = FileComparison(
            name: "a.storyboard", old: nil, new: FileComparison.Side(name: "a.storyboard", document: document), ReviewOptions())
        let pictures = try ScreenPictures(comparison, options: ReviewOptions(), render: RenderOptions())
        #expect(!pictures.pairs.isEmpty && pictures.pairs.allSatisfy { $0.before == nil && $0.after != nil })
    }

    /// The data of a page of comparisons.
    private struct PageData: Decodable {
        struct File: Decodable {
            struct Pair: Decodable {
                var state: String
                var marks: [[Double]]
            }

            var screens: [Int]
            var pairs: [Pair]
        }

        /// A picture's text, or a length.
        enum Part: Decodable {
            case text(String), length(Double)

            init(from decoder: any Decoder) throws {
                let value = try decoder.singleValueContainer()
                if let text = try? value.decode(String.self) { self = .text(text) } else { self = .length(try value.decode(Double.self)) }
            }
        }

        var files: [File]
        var pictures: [[Part]]
    }

    private static func data(_ page: String) throws -> PageData {
        let json = try #require(page.firstMatch(of: /<script type="application\/json" id="data">(.*)<\/script>/)?.1)
        return try JSONDecoder().decode(PageData.self, from: Data(json.utf8))
    }

    // MARK: Markdown

    @Test func aCommentFoldsWhatIsLongAndCutsNothingInTheMiddle() throws {
        let old = try Self.sample("LayoutTemplates-0.9.storyboard"), new = try Self.sample("LayoutTemplates.storyboard")
        let files = (0..<6).map { _ in Self.comparison(old, new, ReviewOptions()) }
        let whole = ReviewMarkdown.text(files, limit: .max)
        #expect(whole.split(separator: "\n- ").count > 100)
        for limit in [whole.utf16.count - 1, whole.utf16.count / 2, 2000, 400] {
            let text = ReviewMarkdown.text(files, limit: limit)
            #expect(text.utf16.count <= limit && text.hasSuffix("\n"))
            // Every line is one of the full text, a count of a scene's or a file's changes, or a note on omissions.
            for line in text.split(separator: "\n") {
                #expect(whole.contains(line) || line.hasSuffix("changes") || line.hasSuffix("are not listed here.*"), "\(line)")
            }
        }
    }
}
