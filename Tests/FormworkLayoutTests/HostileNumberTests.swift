import FormworkLayout
import FormworkModel
import Testing

@Suite("Numbers outside the solver's range")
struct HostileNumberTests {
    private static let numbers = ["NaN", "inf", "-inf", "1e308", "-1e308", "1e19", "1e17", "9e99", "1e-320", "", "3.4e38"]

    private static let device: Device? = Device(named: "iphone-8")

    /// Lays out a document in every way, and checks that the results are bounded.
    private static func expectBounded(_ document: InterfaceDocument, _ what: String) {
        for isBlind in [false, true] {
            for device in [nil, device] {
                let solved = Solved(document) {
                    $0.isBlind = isBlind
                    $0.device = device
                }
                #expect(solved.all.values.allSatisfy { $0.allSatisfy { abs($0) <= 1e9 } }, "\(what), blind \(isBlind)")
            }
        }
    }

    private static func mac(_ views: String) throws -> InterfaceDocument {
        try Sketch.read(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="14490.70" targetRuntime="MacOSX.Cocoa">
            <objects>\(views)</objects></document>
            """)
    }

    @Test("A root that is higher than the solver's limit")
    func root() throws {
        let solved = Solved(try Self.mac("<view id=\"R\"><rect key=\"frame\" width=\"100\" height=\"1e17\"/></view>")) {
            $0.isBlind = true
            $0.device = Self.device
        }
        #expect(solved["R"] == [0, 0, 100, 1e7])
    }

    @Test("Any number of a frame, an inset, a stack, a grid, a font", arguments: numbers)
    func everywhere(number: String) throws {
        func rect(_ key: String = "frame") -> String {
            "<rect key=\"\(key)\" x=\"\(number)\" y=\"1\" width=\"\(number)\" height=\"\(number)\"/>"
        }
        let label =
            "<label id=\"L\" text=\"some words\" numberOfLines=\"\(number)\" translatesAutoresizingMaskIntoConstraints=\"NO\">\(rect())"
            + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(number)\"/></label>"
        let stack =
            "<stackView id=\"S\" spacing=\"\(number)\" distribution=\"equalSpacing\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
            + "\(rect())<subviews>\(label)<view id=\"A\" translatesAutoresizingMaskIntoConstraints=\"NO\">\(rect())</view></subviews>"
            + "<edgeInsets key=\"layoutMargins\" top=\"\(number)\" left=\"\(number)\" bottom=\"0\" right=\"0\"/></stackView>"
        let constraints =
            "<constraints><constraint firstItem=\"S\" firstAttribute=\"leading\" secondItem=\"R\" secondAttribute=\"leadingMargin\""
            + " constant=\"\(number)\" multiplier=\"\(number)\" priority=\"\(number)\" id=\"c\"/></constraints>"
        Self.expectBounded(
            try Sketch.xib("<view id=\"R\">\(rect())<subviews>\(stack)</subviews>\(constraints)</view>"), "UIKit, \(number)")
        let grid =
            "<gridView id=\"G\" rowSpacing=\"\(number)\" translatesAutoresizingMaskIntoConstraints=\"NO\">\(rect())"
            + "<rows><gridRow id=\"r\" height=\"\(number)\" topPadding=\"\(number)\"/></rows><columns><gridColumn id=\"k\" width=\"\(number)\"/></columns>"
            + "<gridCells><gridCell row=\"r\" column=\"k\" id=\"g\"><view key=\"contentView\" id=\"B\">\(rect())</view></gridCell></gridCells></gridView>"
        let macStack =
            "<stackView id=\"S\" spacing=\"\(number)\" horizontalStackHuggingPriority=\"\(number)\" "
            + "translatesAutoresizingMaskIntoConstraints=\"NO\">\(rect())<subviews><view id=\"A\">\(rect())</view></subviews>"
            + "<customSpacing><real value=\"\(number)\"/></customSpacing></stackView>"
        Self.expectBounded(try Self.mac("<view id=\"R\">\(rect())<subviews>\(grid)\(macStack)</subviews></view>"), "AppKit, \(number)")
    }

    @Test("Views that are each ten million times as wide as the previous one")
    func products() throws {
        let names = (0..<40).map { "V\($0)" }
        let formulas = zip(names, names.dropFirst()).map { "\($1).width = \($0).width * 10000000" } + ["V0.width = 10000000"]
        let document = try Sketch.plain(names.map { Sketch.box($0) }.joined(), where: formulas)
        Self.expectBounded(document, "products")
        let inverse = zip(names, names.dropFirst()).map { "\($1).width = \($0).width * 1e-300 + 100" } + ["V39.width = 10000000"]
        Self.expectBounded(try Sketch.plain(names.map { Sketch.box($0) }.joined(), where: inverse), "quotients")
    }

    @Test("A cell of a scene in the table of another one")
    func sceneInScene() throws {
        let cell = "<tableViewCell id=\"C\"><rect key=\"frame\" width=\"10\" height=\"20\"/></tableViewCell>"
        let document = try Sketch.read(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
            <scenes><scene sceneID="outer"><objects><tableView id="T"><rect key="frame" width="10" height="10"/>
            <scene sceneID="inner"><objects>\(cell)</objects></scene></tableView></objects></scene></scenes></document>
            """)
        let inner = Solved(document) { $0.scene = document.scenes.last }
        #expect(inner["C"] == [0, 0, 10, 20])
        #expect(inner["T"].isEmpty)
    }
}
