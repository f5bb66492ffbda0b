import FormworkAppKitStandIn
import FormworkDSL
import FormworkModel
import Testing

extension OneAtATime {
    @MainActor @Suite struct AppKitStandInTests {
        private func element(_ view: NSView) throws -> Element {
            try #require(StandIn.document.interfaceDocument().element(id: view.standInLayoutView.id))
        }

        @Test func aLabelAndAFieldAreTextFieldsWithCells() throws {
            StandIn.reset(platform: .macOS)
            let label = try element(NSTextField(labelWithString: "Name"))
            let cell = try #require(label.child(key: "cell"))
            #expect(label.name == "textField" && cell.name == "textFieldCell" && cell["title"] == "Name")
            #expect(cell["borderStyle"] == nil && cell["editable"] == "NO" && cell["lineBreakMode"] == "clipping")
            let field = NSTextField()
            field.font = .boldSystemFont(ofSize: 15)
            field.stringValue = "x"
            let made = try #require(try element(field).child(key: "cell"))
            #expect(made["borderStyle"] == "bezel" && made["editable"] == "YES" && made["title"] == "x")
            #expect(made.child(key: "font")?["metaFont"] == "systemBold" && made.child(key: "font")?["size"] == "15")
        }

        @Test func theVocabularyDeterminesElementsAttributesAndWords() throws {
            StandIn.reset(platform: .macOS)
            final class OwnBox: NSBox {}
            let box = OwnBox()
            box.borderType = .lineBorder
            box.isTransparent = true
            let made = try element(box)
            #expect(made.name == "box" && made["borderType"] == "line" && made["transparent"] == "YES")
            #expect(try element(NSControl()).name == "control")
            let table = NSTableView()
            table.columnAutoresizingStyle = .noColumnAutoresizing
            #expect(try element(table)["columnAutoresizingStyle"] == "none")
            let slider = NSSlider()
            slider.tickMarkPosition = .leading
            slider.lineBreakMode = .byCharWrapping
            let cell = try #require(try element(slider).child(key: "cell"))
            #expect(cell.name == "sliderCell" && cell["tickMarkPosition"] == "left" && cell["lineBreakMode"] == "charWrapping")
        }

        @Test func aButtonIsWhatItsTypeAndItsStyleSay() throws {
            StandIn.reset(platform: .macOS)
            let button = NSButton()
            #expect(try element(button).child(key: "cell")?["title"] == "Button")
            button.bezelStyle = .rounded
            #expect(try element(button).child(key: "cell")?["type"] == "push")
            button.isBordered = false
            #expect(try element(button).child(key: "cell")?["type"] == "bevel")
            button.setButtonType(.switch)
            let cell = try #require(try element(button).child(key: "cell"))
            #expect(cell["type"] == "check" && cell["imagePosition"] == "left" && cell["borderStyle"] == nil)
        }

        @Test func aCellOfAnotherClassHasItsOwnDefaults() throws {
            StandIn.reset(platform: .macOS)
            final class OwnCell: NSTextFieldCell {}
            let field = NSTextField()
            field.cell = OwnCell(textCell: "")
            let cell = try #require(try element(field).child(key: "cell"))
            #expect(cell.name == "textFieldCell" && cell["borderStyle"] == nil && cell["editable"] == nil)
            #expect(try element(field).children.count { $0["key"] == "cell" } == 1)
        }

        @Test func aPopUpButtonShowsAnItemOfItsMenu() throws {
            StandIn.reset(platform: .macOS)
            let button = NSPopUpButton()
            for title in ["One", "Two"] { button.menu?.addItem(NSMenuItem(title: title, action: nil, keyEquivalent: "")) }
            button.selectItem(at: 1)
            let cell = try #require(try element(button).child(key: "cell"))
            let items = try #require(cell.child(key: "menu")?.children.first)
            #expect(items.children.map { $0["title"] } == ["One", "Two"])
            #expect(cell["title"] == "Two" && cell["selectedItem"] == items.children[1].id)
        }

        @Test func aTableIsInAClipViewAndItsHeaderInTheScrollView() throws {
            StandIn.reset(platform: .macOS)
            let scroll = NSScrollView()
            let (table, header) = (NSTableView(), NSTableHeaderView())
            table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name")))
            scroll.contentView.documentView = table
            table.headerView = header
            let element = try element(scroll)
            #expect(element["borderType"] == "none" && element["hasVerticalScroller"] == "NO")
            #expect(element.child(key: "headerView")?.id == header.standInLayoutView.id)
            let clip = try #require(element.child(key: "contentView"))
            let made = try #require(clip.children.first { $0.name == "subviews" }?.children.first)
            #expect(made.name == "tableView" && made["headerView"] == header.standInLayoutView.id)
            #expect(made.children.first { $0.name == "tableColumns" }?.children.map { $0["identifier"] } == ["name"])
        }

        @Test func viewsOfTabsAndGridCellsAreInsideThem() throws {
            StandIn.reset(platform: .macOS)
            let tabs = NSTabView()
            tabs.addTabViewItem(NSTabViewItem(identifier: "a"))
            let content = NSView()
            tabs.tabViewItem(at: 0).view = content
            tabs.tabViewItem(at: 0).label = "General"
            let item = try #require(try element(tabs).children.first { $0.name == "tabViewItems" }?.children.first)
            #expect(item["label"] == "General" && item.child(key: "view")?.id == content.standInLayoutView.id)

            let grid = NSGridView(numberOfColumns: 2, rows: 1)
            let label = NSTextField(labelWithString: "Name")
            grid.cell(atColumnIndex: 1, rowIndex: 0).contentView = label
            grid.column(at: 1).width = 40
            grid.cell(atColumnIndex: 0, rowIndex: 0).xPlacement = .center
            grid.row(at: 0).topPadding = 3
            let element = try element(grid)
            let columns = try #require(element.children.first { $0.name == "columns" })
            let cells = try #require(element.children.first { $0.name == "gridCells" })
            #expect(columns.children.map { $0["width"] } == [nil, "40"] && cells.children.count == 2)
            #expect(cells.children[1]["column"] == columns.children[1].id)
            #expect(cells.children.map { $0["xPlacement"] } == ["center", nil])
            #expect(element.children.first { $0.name == "rows" }?.children.map { $0["topPadding"] } == ["3"])
            #expect(cells.children[1].child(key: "contentView")?.id == label.standInLayoutView.id)
        }

        @Test func aStackViewListsWhatItsArrangedViewsHave() throws {
            StandIn.reset(platform: .macOS)
            let stack = NSStackView()
            let (first, last) = (NSView(), NSView())
            stack.addView(last, in: .trailing)
            stack.addView(first, in: .leading)
            stack.setCustomSpacing(4, after: last)
            let element = try element(stack)
            func list(_ name: String) -> Element? { element.children.first { $0.name == name } }
            #expect(list("beginningViews")?.children.map(\.id) == [first.standInLayoutView.id])
            #expect(list("endViews")?.children.map(\.id) == [last.standInLayoutView.id])
            #expect(list("customSpacing")?.children.map { $0["value"] } == ["3.4028234663852886e+38", "4"])
            #expect(!first.translatesAutoresizingMaskIntoConstraints)
        }

        @Test func framesAndMasksAreThoseOfTheDocument() throws {
            StandIn.reset(platform: .macOS)
            let view = NSView()
            view.frame = NSRect(x: 20, y: 5, width: 100, height: 30)
            view.autoresizingMask = [.width, .minYMargin]
            let mask = try #require(try element(view).child(key: "autoresizingMask"))
            #expect(mask["widthSizable"] == "YES" && mask["flexibleMinY"] == "YES" && mask["flexibleMaxX"] == nil)
            #expect(
                StandIn.document.interfaceDocument().view(id: view.standInLayoutView.id)?.frame == Rect(x: 20, y: 5, width: 100, height: 30)
            )
        }
    }
}
