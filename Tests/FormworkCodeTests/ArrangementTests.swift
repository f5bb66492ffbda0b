import FormworkCode
import Testing

@Suite("Code for arranged views of AppKit")
struct ArrangementTests {
    private func code(_ views: String) throws -> String {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
            <objects><customView id="root"><subviews>\(views)</subviews></customView></objects>
            </document>
            """
        return try #require(CodeChecker.files(text, .appkit, source: "Card.xib").first).text
    }

    @Test("The position of an arranged view is in a comment behind it")
    func numbers() throws {
        let panes = #"<subviews><customView userLabel="One" id="1"/><customView userLabel="Two" id="2"/></subviews>"#
        let split = try code(
            #"<splitView userLabel="Split" id="s">\#(panes)<holdingPriorities><real value="250"/><real value="270"/></holdingPriorities></splitView>"#
        )
        #expect(split.contains("split.setHoldingPriority(.init(rawValue: 250), forSubviewAt: 0)"))
        #expect(split.contains("split.setHoldingPriority(.init(rawValue: 270), forSubviewAt: 1)"))
        // A list that is too short has no value for the last view.
        let stack = try code(
            #"<stackView userLabel="Stack" id="s">\#(panes)<customSpacing><real value="12"/></customSpacing></stackView>"#)
        #expect(stack.contains("stack.setCustomSpacing(12, after: one)"))
        #expect(!stack.contains("after: two)"))
    }

    @Test("Views of tabs and cells are after their items and tracks")
    func places() throws {
        let tabs = try code(
            """
            <tabView userLabel="Tabs" initialItem="b" id="t"><tabViewItems>
            <tabViewItem identifier="x" id="a"><view key="view" userLabel="One" id="1"/></tabViewItem>
            <tabViewItem identifier="y" id="b"><view key="view" userLabel="Two" id="2"/></tabViewItem>
            </tabViewItems></tabView>
            """)
        #expect(tabs.contains("tabs.tabViewItem(at: 0).view = one"))
        #expect(tabs.contains("tabs.tabViewItem(at: 1).view = two"))
        let grid = try code(
            """
            <gridView userLabel="Grid" id="g"><rows><gridRow id="r0"/><gridRow id="r1"/></rows><columns><gridColumn id="c0"/></columns><gridCells>
            <gridCell row="r1" column="c0" headOfMergedCell="h" id="x"><customView key="contentView" userLabel="One" id="1"/></gridCell>
            <gridCell row="r0" column="c0" id="h"/>
            <gridCell row="gone" column="c0" id="y"><customView key="contentView" userLabel="Two" id="2"/></gridCell>
            </gridCells></gridView>
            """)
        #expect(grid.contains("grid.cell(atColumnIndex: 0, rowIndex: 1).contentView = one"))
        #expect(
            grid.contains(
                "grid.mergeCells(inHorizontalRange: NSRange(location: 0, length: 1), verticalRange: NSRange(location: 0, length: 2))"))
        #expect(grid.contains("grid.addSubview(two)"))
    }

    @Test("Each table has its own header, and each clip view one document view")
    func tables() throws {
        func scroll(_ name: String) -> String {
            """
            <scrollView userLabel="Scroll \(name)" id="s\(name)"><clipView key="contentView" userLabel="Clip \(name)" id="c\(name)"><subviews>
            <tableView headerView="h\(name)" userLabel="Table \(name)" id="t\(name)"/><customView userLabel="More \(name)" id="m\(name)"/>
            </subviews></clipView><tableHeaderView key="headerView" userLabel="Header \(name)" id="h\(name)"/></scrollView>
            """
        }
        let code = try code(scroll("A") + scroll("B"))
        for name in ["A", "B"] {
            #expect(code.contains("table\(name).headerView = header\(name)"))
            #expect(code.contains("clip\(name).documentView = table\(name)"))
            #expect(code.contains("clip\(name).addSubview(more\(name))"))
        }
    }
}
