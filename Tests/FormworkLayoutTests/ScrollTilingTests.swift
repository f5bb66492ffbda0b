import FormworkImport
import FormworkLayout
import Testing

@Suite("Layout of the parts of AppKit's scroll views")
struct ScrollTilingTests {
    private func solved(_ views: String, toolsVersion: Int = 23504) throws -> Solved {
        let xib = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(toolsVersion)" targetRuntime="MacOSX.Cocoa" \
            useAutolayout="YES"><objects>\(views)</objects></document>
            """
        return Solved(try DocumentReader().read(Array(xib.utf8), file: "a.xib").document)
    }

    private func rect(_ frame: [Double], _ key: String = "frame") -> String {
        #"<rect key="\#(key)" x="\#(frame[0])" y="\#(frame[1])" width="\#(frame[2])" height="\#(frame[3])"/>"#
    }

    /// Returns a scroll view of 400 × 300 points in a view.
    private func scroll(_ attributes: String = "", clip: [Double], shown: String, head: String = "", constraints: String = "") -> String {
        """
        <customView id="root">\(rect([0, 0, 440, 340]))<subviews><scrollView \(attributes) id="s">\(rect([20, 20, 400, 300]))
        <clipView key="contentView" id="c">\(rect(clip))<subviews>\(shown)</subviews>\(constraints)</clipView>
        <scroller key="verticalScroller" horizontal="NO" id="v">\(rect([382, 1, 17, 298]))</scroller>\(head)
        </scrollView></subviews></customView>
        """
    }

    private func table(_ frame: [Double], column: Double = 100) -> String {
        """
        <tableView id="t">\(rect(frame))<size key="intercellSpacing" width="3" height="2"/><tableColumns>
        <tableColumn width="\(column)" id="k"/></tableColumns></tableView>
        """
    }

    private func head(_ width: Double) -> String {
        #"<tableHeaderView key="headerView" id="h">"# + rect([0, 0, width, 23]) + "</tableHeaderView>"
    }

    @Test("The clip view fills the border, and a table the rest below its header")
    func borders() throws {
        for (attributes, clip) in [
            ("", [1, 1, 398, 298]), (#"borderType="none""#, [0, 0, 400, 300]), (#"borderType="groove""#, [2, 2, 396, 296]),
        ] as [(String, [Double])] {
            // As if the header were above the clip view, and a scroller next to it.
            let views = scroll(attributes, clip: [1, 1, 381, 275], shown: table([0, 0, 381, 252]), head: head(381))
            let result = try solved(views)
            #expect(result["c"] == clip)
            #expect(result["t"] == [0, 0, clip[2], clip[3] - 23])
            #expect(result["h"] == [0, 0, clip[2], 23])
            #expect(result["v"] == [384 - clip[0], clip[1] + 23, 16, clip[3] - 23])
        }
    }

    @Test("Before macOS 11 the clip view of a table with a head reached over the border above it")
    func formerClipViews() throws {
        let result = try solved(scroll(clip: [1, 1, 10, 10], shown: table([0, 0, 10, 10]), head: head(10)), toolsVersion: 14460)
        #expect(result["c"] == [1, 0, 398, 299])
        #expect(result["t"] == [0, 0, 398, 276])
        #expect(try solved(scroll(clip: [1, 1, 10, 10], shown: table([0, 0, 10, 10])), toolsVersion: 14460)["c"] == [1, 1, 398, 298])
    }

    @Test("A document view larger than the clip view stays so, unless a table's columns have room")
    func largerContent() throws {
        let clip: [Double] = [1, 1, 398, 298]
        #expect(try solved(scroll(clip: clip, shown: table([0, 0, 700, 298], column: 688)))["t"] == [0, 0, 700, 298])
        #expect(try solved(scroll(clip: clip, shown: table([0, 0, 399, 298], column: 340)))["t"] == [0, 0, 398, 298])
        func text(_ frame: [Double]) throws -> [Double] {
            try solved(scroll(clip: clip, shown: #"<textView id="t">"# + rect(frame) + "</textView>"))["t"]
        }
        #expect(try text([0, 21, 383, 298]) == [0, 0, 398, 298])
        #expect(try text([0, -102, 398, 400]) == [0, -102, 398, 400])
    }

    @Test("Constrained views and custom views keep their recorded frames")
    func otherContent() throws {
        let clip: [Double] = [1, 1, 381, 275]
        #expect(try solved(scroll(clip: clip, shown: #"<customView id="t">"# + rect([0, 0, 381, 275]) + "</customView>"))["c"] == clip)
        let constraints = #"<constraints><constraint firstItem="c" firstAttribute="width" constant="381" id="w"/></constraints>"#
        #expect(try solved(scroll(clip: clip, shown: table([0, 0, 381, 275]), constraints: constraints))["c"] == clip)
    }

    @Test("A window passes its size to its content if only masks place it")
    func windows() throws {
        func window(_ inside: String) -> String {
            """
            <window id="w">\(rect([0, 0, 538, 337], "contentRect"))<view key="contentView" id="v">\(rect([0, 0, 523, 188]))<subviews>
            <customView id="a">\(rect([10, 10, 503, 168]))<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            </customView></subviews>\(inside)</view></window>
            """
        }
        let result = try solved(window(""))
        #expect(result["v"] == [0, 0, 538, 337])
        #expect(result["a"] == [10, 10, 518, 317])
        let constraint = #"<constraints><constraint firstItem="v" firstAttribute="width" constant="523" id="k"/></constraints>"#
        #expect(try solved(window(constraint))["v"] == [0, 0, 523, 188])
    }

    @Test("A layout without recorded frames does not tile a scroll view that needs them")
    func blind() throws {
        func solved(_ recorded: [Double]) throws -> Solved {
            let views = """
                <customView id="root">\(rect([0, 0, 440, 340]))<subviews>
                <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="s">\(rect(recorded))
                <clipView key="contentView" id="c">\(rect([1, 1, 10, 10]))<subviews>\(table([0, 0, 10, 10]))</subviews></clipView></scrollView>
                </subviews><constraints><constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k1"/>
                <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="k2"/>
                <constraint firstItem="root" firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="k3"/>
                <constraint firstItem="root" firstAttribute="bottom" secondItem="s" secondAttribute="bottom" id="k4"/></constraints></customView>
                """
            let xib = """
                <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504" targetRuntime="MacOSX.Cocoa" \
                useAutolayout="YES"><objects>\(views)</objects></document>
                """
            return Solved(try DocumentReader().read(Array(xib.utf8), file: "a.xib").document) { $0.isBlind = true }
        }
        let one = try solved([0, 0, 440, 340])
        #expect(one["s"] == [0, 0, 440, 340])
        #expect(try solved([0, 0, 200, 100]).all == one.all)
    }
}
