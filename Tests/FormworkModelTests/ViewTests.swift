import FormworkModel
import Testing

@Suite struct ViewTests {
    @Test("Views to which a popover lets touches pass are references, not views of their own")
    func references() throws {
        let document = try Reading.xib(
            """
            <view id="top"><subviews><button id="but"><connections><segue destination="top" kind="popoverPresentation" id="seg">
                <popoverPassthroughViews><view reference="top"/></popoverPassthroughViews>
            </segue></connections></button><view/></subviews></view>
            """)
        #expect(document.views.map(\.id) == ["top", "but", nil])
    }

    @Test func viewsAreFoundWhereverTheyLive() throws {
        let document = try Reading.storyboard(
            """
            <tableViewController id="ctl">
                <tableView key="view" id="tab"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <view key="tableHeaderView" id="hdr"><rect key="frame" x="0" y="0" width="375" height="44"/></view>
                    <prototypes>
                        <tableViewCell id="pro"><rect key="frame" x="0" y="50" width="375" height="44"/>
                            <tableViewCellContentView key="contentView" id="pcv"><rect key="frame" x="0" y="0" width="375" height="44"/>
                                <subviews><label text="cell" id="lab"><rect key="frame" x="1" y="2" width="3" height="4"/></label></subviews>
                            </tableViewCellContentView>
                        </tableViewCell>
                    </prototypes>
                    <sections><tableViewSection id="sec"><cells><tableViewCell id="sta"/></cells></tableViewSection></sections>
                </tableView>
                <navigationItem key="navigationItem" title="Settings" id="nav">
                    <barButtonItem key="leftBarButtonItem" id="bar"><view key="customView" id="cus"/></barButtonItem>
                </navigationItem>
            </tableViewController>
            <view id="top"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
            """)
        #expect(document.views.compactMap(\.id) == ["tab", "hdr", "pro", "pcv", "lab", "sta", "cus", "top"])
        #expect(document.scenes.count == 1)
        #expect(document.scenes[0].label == "Settings")
        #expect(document.scenes[0].controller?.className == "UITableViewController")
        #expect(document.scenes[0].roots.compactMap(\.id) == ["tab", "cus", "top"])
        let table = try #require(document.view(id: "tab"))
        #expect(table.subviews.compactMap(\.id) == ["hdr", "pro", "sta"])
        let label = try #require(document.view(id: "lab"))
        #expect(label.superview?.superview?.superview == table)
        #expect(label.isDescendant(of: table))
        #expect(!table.isDescendant(of: label))
        #expect(label.frame == Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(document.view(id: "sta")?.frame == nil)
    }

    @Test func theContentOfMacContainersIsFound() throws {
        let document = try Reading.xib(
            """
            <window title="W" id="win"><rect key="contentRect" x="1" y="2" width="300" height="200"/>
                <view key="contentView" id="con"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
                    <tabView id="tab"><rect key="frame" x="0" y="0" width="9" height="9"/><tabViewItems><tabViewItem id="itm">
                        <view key="view" id="tvw"/></tabViewItem></tabViewItems></tabView>
                    <box id="box"><view key="contentView"><rect key="frame" x="2" y="2" width="5" height="5"/>
                        <subviews><button id="but"><buttonCell key="cell" title="Press" id="cel"/></button></subviews></view></box>
                    <scrollView id="scr"><clipView key="contentView" id="cli"><subviews><tableView id="tbl"><tableColumns><tableColumn id="col">
                        <prototypeCellViews><tableCellView id="tcv"/></prototypeCellViews></tableColumn></tableColumns></tableView></subviews>
                        </clipView><scroller key="verticalScroller" id="vsc"/></scrollView>
                    <gridView id="gri"><gridCells><gridCell row="r" column="c" id="gce"><textField key="contentView" id="tex"/></gridCell></gridCells></gridView>
                </subviews></view>
                <toolbar key="toolbar" id="too"><allowedToolbarItems><toolbarItem id="tit"><searchField key="view" id="sea"/></toolbarItem></allowedToolbarItems></toolbar>
            </window>
            """, type: "com.apple.InterfaceBuilder3.Cocoa.XIB")
        #expect(document.platform == .macOS)
        #expect(
            document.views.map { $0.id ?? "-" } == [
                "con", "tab", "tvw", "box", "-", "but", "scr", "cli", "tbl", "tcv", "vsc", "gri", "tex", "sea",
            ])
        #expect(document.view(id: "but")?.superview?.superview?.id == "box")
        #expect(document.view(id: "but")?.element.label == "Press")
        #expect(document.view(id: "tex")?.superview?.id == "gri")
        #expect(document.view(id: "tvw")?.superview?.id == "tab")
        #expect(document.view(id: "sea")?.superview == nil)
        #expect(document.view(id: "too") == nil)
    }

    @Test func anUnknownElementWithAFrameIsAView() throws {
        let document = try Reading.xib(
            "<novelView id=\"a\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/><subviews><label id=\"b\"/></subviews></novelView>"
        )
        #expect(document.views.compactMap(\.id) == ["a", "b"])
        #expect(document.view(id: "b")?.superview?.id == "a")
        #expect(document.view(id: "a")?.element.className == "novelView")
    }

    @Test func viewsSayWhatTheDocumentSaysOfThem() throws {
        let document = try Reading.xib(
            """
            <view hidden="YES" alpha="0.29999999999999999" misplaced="YES" ambiguous="YES" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO"
                userLabel="Box" customClass="Special" id="a"><rect key="frame" x="-1.5" y="0.10000000000000001" width="1e3" height="3.4028234663852886e+38"/>
                <autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES" flexibleMaxX="YES" flexibleMinY="YES" heightSizable="YES" flexibleMaxY="NO"/></view>
            <view id="b"/>
            """)
        let a = try #require(document.view(id: "a"))
        #expect(a.isHidden && a.isMisplaced && a.isAmbiguous && a.hasFixedFrame)
        #expect(!a.translatesAutoresizingMaskIntoConstraints)
        #expect(a.alpha == 0.3)
        #expect(a.frame == Rect(x: -1.5, y: 0.1, width: 1000, height: 3.4028234663852886e+38))
        #expect(a.autoresizingMask == [.flexibleMinX, .flexibleWidth, .flexibleMaxX, .flexibleMinY, .flexibleHeight])
        #expect(a.element.className == "Special")
        #expect(a.element.label == "Box")
        let b = try #require(document.view(id: "b"))
        #expect(!b.isHidden && b.alpha == 1 && b.translatesAutoresizingMaskIntoConstraints && b.frame == nil && b.isInstalled)
        #expect(b.element.className == "UIView")
    }

    @Test func theDefaultVariationSaysWhatIsInstalled() throws {
        let document = try Reading.xib(
            """
            <view id="a"><subviews><label id="b"/><label id="c"/></subviews>
                <constraints><constraint firstItem="b" firstAttribute="width" constant="1" id="k1"/><constraint firstItem="c" firstAttribute="width" constant="1" id="k2"/></constraints>
                <variation key="default"><mask key="subviews"><exclude reference="b"/></mask><mask key="constraints"><exclude reference="k1"/></mask></variation>
                <variation key="heightClass=regular"><mask key="subviews"><include reference="b"/></mask><mask key="constraints"><exclude reference="k2"/></mask></variation>
            </view>
            """)
        #expect(document.view(id: "b")?.isInstalled == false)
        #expect(document.view(id: "c")?.isInstalled == true)
        #expect(document.constraint(id: "k1")?.isInstalled == false)
        #expect(document.constraint(id: "k2")?.isInstalled == true)
    }

    @Test(arguments: [
        ("<label text=\"plain\" id=\"x\"/>", "plain"), ("<label id=\"x\"><string key=\"text\">two\nlines</string></label>", "two\nlines"),
        ("<label userLabel=\"mine\" text=\"t\" id=\"x\"/>", "mine"),
        ("<button id=\"x\"><state key=\"normal\" title=\"Go\"/></button>", "Go"),
        ("<label id=\"x\"><attributedString key=\"attributedText\"><fragment content=\"rich\"/></attributedString></label>", "rich"),
        ("<textField id=\"x\"><string key=\"text\" base64-UTF8=\"YES\">RmlsZQpGaWxl</string></textField>", "File\nFile"),
        ("<textField id=\"x\"><string key=\"text\" base64-UTF8=\"YES\">\nRmlsZQpGaWxlA\n</string></textField>", "File\nFile"),
    ])
    func labelsAreWhatPeopleCallAView(_ element: String, _ label: String) throws {
        #expect(try Reading.xib(element).view(id: "x")?.element.label == label)
    }
}
