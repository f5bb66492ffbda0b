import FormworkImport
import FormworkModel
import Synchronization
import Testing

@testable import FormworkLayout

/// A document of Xcode 26 is laid out with the controls of two systems: the cost in measured texts and lines.
@Suite("Calibration")
struct CalibrationTests {
    /// Measures texts and lines, and counts how often.
    private final class CountingText: TextMeasuring {
        let count = Mutex(0)

        func lineMetrics(of font: FontDescription) -> FontDescription.LineMetrics {
            count.withLock { $0 += 1 }
            return EvenText().lineMetrics(of: font)
        }

        func width(of text: Substring, in font: FontDescription) -> Double {
            count.withLock { $0 += 1 }
            return EvenText().width(of: text, in: font)
        }
    }

    /// Returns a view with a push button at its upper left, of which x, y and height are recorded, and a hidden text without a frame, so that
    /// each layout measures something.
    private static func view(_ id: String, _ frame: (x: Int, y: Int, height: Int), _ attributes: String = "", _ inside: String = "")
        -> String
    {
        """
        <customView id="\(id)"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/><subviews>
        <button id="\(id)-b" verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
        <rect key="frame" x="\(frame.x)" y="\(frame.y)" width="80" height="\(frame.height)"/>
        <buttonCell key="cell" type="push" bezelStyle="rounded" title="A"><font key="font" metaFont="system"/></buttonCell>\(inside)</button>
        <textField id="\(id)-t" hidden="YES" verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO">
        <textFieldCell key="cell" title="A text of several words"><font key="font" metaFont="system"/></textFieldCell></textField>
        </subviews><constraints>
        <constraint firstItem="\(id)-t" firstAttribute="leading" secondItem="\(id)" secondAttribute="leading" constant="20" id="\(id)-4"/>
        <constraint firstItem="\(id)" firstAttribute="trailing" secondItem="\(id)-t" secondAttribute="trailing" constant="20" id="\(id)-5"/>
        <constraint firstItem="\(id)-t" firstAttribute="top" secondItem="\(id)" secondAttribute="top" constant="60" id="\(id)-6"/>
        <constraint firstItem="\(id)-b" firstAttribute="leading" secondItem="\(id)" secondAttribute="leading" constant="20" id="\(id)-1"/>
        <constraint firstItem="\(id)-b" firstAttribute="top" secondItem="\(id)" secondAttribute="top" constant="20" id="\(id)-2"/>
        </constraints></customView>
        """
    }

    private static let ofMacOS26 = (x: 20, y: 56, height: 24)
    private static let ofMacOS15 = (x: 13, y: 61, height: 24)
    private static let ofNeither = (x: 90, y: 7, height: 24)

    private static func document(_ views: String...) throws -> InterfaceDocument {
        let xib = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="24127" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
            <objects>\(views.joined())</objects></document>
            """
        return try DocumentReader().read(Array(xib.utf8), file: "a.xib").document
    }

    /// Returns the layout, and the numbers of texts and lines measured for it.
    private static func layout(
        _ document: InterfaceDocument, _ generation: AppKitGeneration? = nil, _ change: (inout LayoutOptions) -> Void = { _ in }
    ) -> (frames: [Rect], measured: Int) {
        let text = CountingText()
        var options = LayoutOptions()
        options.text = text
        options.appKitGeneration = generation
        change(&options)
        let layout = document.layout(options)
        return (layout.roots.flatMap(\.frames).map(\.frame), text.count.withLock { $0 })
    }

    @Test("If the usual controls fit all frames, the document is laid out once")
    func once() throws {
        let document = try Self.document(Self.view("v", Self.ofMacOS26), Self.view("w", Self.ofMacOS26))
        let (plain, given) = (Self.layout(document), Self.layout(document, .tahoe))
        #expect(given.measured > 0)
        #expect(plain.measured == given.measured)
        #expect(plain.frames == given.frames)
    }

    @Test("If other controls fit better, their trial is the result")
    func other() throws {
        let document = try Self.document(Self.view("v", Self.ofMacOS15), Self.view("w", Self.ofMacOS15))
        let (plain, usual, fitting) = (Self.layout(document), Self.layout(document, .tahoe), Self.layout(document, .bigSur))
        #expect(usual.frames != fitting.frames)
        #expect(plain.measured == usual.measured + fitting.measured)
        #expect(plain.frames == fitting.frames)
    }

    @Test("A trial ends at the first tree that makes it no better than its predecessor")
    func early() throws {
        let document = try Self.document(Self.view("v", Self.ofNeither), Self.view("w", Self.ofMacOS26))
        let (plain, usual, other) = (Self.layout(document), Self.layout(document, .tahoe), Self.layout(document, .bigSur))
        #expect(plain.measured == usual.measured + other.measured / 2)
        #expect(plain.frames == usual.frames)
    }

    @Test("Requests beyond the canvas are laid out in addition, with the controls that fit")
    func more() throws {
        let document = try Self.document(Self.view("v", Self.ofMacOS15))
        let wide = Self.layout(document) { $0.size = Size(width: 300, height: 100) }
        #expect(wide.frames == Self.layout(document, .bigSur) { $0.size = Size(width: 300, height: 100) }.frames)
        #expect(wide.frames.first?.size.width == 300)
        let limited = Self.layout(document) { $0.solverLimit = 1 }
        #expect(limited.frames == Self.layout(document, .tahoe) { $0.solverLimit = 1 }.frames)
    }

    @Test("A hidden collapsing view has its recorded size in the trial, and collapses in the result")
    func collapsing() throws {
        let shrinks = """
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="PWAutoCollapse" value="width"/></userDefinedRuntimeAttributes>
            """
        let document = try Self.document(Self.view("v", Self.ofMacOS26, "hidden=\"YES\"", shrinks))
        let (plain, given) = (Self.layout(document), Self.layout(document, .tahoe))
        #expect(plain.frames == given.frames)
        #expect(plain.measured == 2 * given.measured)
    }
}
