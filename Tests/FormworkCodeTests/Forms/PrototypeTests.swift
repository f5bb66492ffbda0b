import FormworkCode
import Testing

@Suite("Prototypes of tables and collection views in code")
struct PrototypeTests {
    private static func scene(_ number: Int, _ identifier: String = "row") -> String {
        """
        <scene sceneID="s\(number)"><objects><viewController title="Screen \(number)" id="c\(number)"><view key="view" id="v\(number)"><subviews>
        <tableView id="t\(number)"><prototypes>
        <tableViewCell reuseIdentifier="\(identifier)" id="p\(number)"><rect key="frame" x="0" y="\(number)" width="320" height="44"/>
        <tableViewCellContentView key="contentView" id="k\(number)"><subviews><label text="Name" id="l\(number)"/></subviews>
        </tableViewCellContentView></tableViewCell></prototypes></tableView>
        </subviews></view></viewController></objects></scene>
        """
    }

    private static let collection = """
        <scene sceneID="s"><objects><viewController title="Photos" id="c"><view key="view" id="v"><subviews>
        <collectionView id="t"><collectionViewFlowLayout key="collectionViewLayout" id="f"/>
        <cells><collectionViewCell reuseIdentifier="photo" customClass="PhotoCell" customModule="App" customModuleProvider="target" id="p">
        <view key="contentView" id="k"><subviews><button id="b"><connections>
        <action selector="like:" destination="c" eventType="touchUpInside" id="a"/></connections></button></subviews></view>
        </collectionViewCell></cells>
        <collectionReusableView key="sectionFooterView" reuseIdentifier="sum" id="r"/></collectionView>
        </subviews></view></viewController></objects></scene>
        """

    @Test("A table registers its cells, so that they can be dequeued", arguments: [CodeDialect.uikit, .snapkit])
    func registers(dialect: CodeDialect) throws {
        let files = try CodeChecker.files(FormDocuments.storyboard(Self.scene(1) + Self.collection), dialect, form: nil)
        let table = try #require(files.first { $0.name == "Screen1ViewController.swift" }).text
        #expect(table.contains("tableView.register(RowCell.self, forCellReuseIdentifier: \"row\")"))
        let photos = try #require(files.first { $0.name == "PhotosViewController.swift" }).text
        #expect(photos.contains("collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: \"photo\")"))
        #expect(photos.contains("forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: \"sum\")"))
        #expect(files.allSatisfy { !$0.text.contains("static func register") })
        #expect(try CodeChecker.syntaxErrors(in: files, dialect) == "")
    }

    @Test("Cells of Objective-C are classes that a table can create", arguments: [CodeDialect.uikitObjC, .autolayoutkitObjC])
    func objectiveC(dialect: CodeDialect) throws {
        let files = try CodeChecker.files(FormDocuments.storyboard(Self.scene(1) + Self.collection), dialect)
        func text(_ name: String) throws -> String { try #require(files.first { $0.name == name }).text }
        #expect(try text("RowCell.h").contains("@interface RowCell : UITableViewCell"))
        let cell = try text("RowCell.m")
        #expect(cell.contains("[super initWithStyle:UITableViewCellStyleDefault reuseIdentifier:reuseIdentifier]"))
        #expect(cell.contains("[self.contentView addSubview:_nameLabel];") && !cell.contains("_self") && !cell.contains("self.frame"))
        let table = try text("Screen1Layout.m")
        #expect(table.contains("[_tableView registerClass:[RowCell class] forCellReuseIdentifier:@\"row\"];"))
        #expect(table.contains("#import \"RowCell.h\""))
        let photo = try text("PhotoCellBase.m")
        #expect(photo.contains("- (void)setOwner:(id)owner {") && photo.contains("[_button removeTarget:_owner action:NULL"))
        let photos = try text("PhotosLayout.m")
        #expect(photos.contains("forSupplementaryViewOfKind:UICollectionElementKindSectionFooter withReuseIdentifier:@\"sum\"];"))
        #expect(try CodeChecker.syntaxErrors(in: files, dialect) == "")
    }

    @Test("Equal cells of several scenes are one class, which each table registers; others are not")
    func twins() throws {
        let other = Self.scene(3, "other").replacing("text=\"Name\"", with: "text=\"Size\"")
        let text = FormDocuments.storyboard(Self.scene(1) + Self.scene(2) + other)
        let files = try CodeChecker.files(text, .uikit, form: nil)
        let cells = files.filter { $0.name.contains("Cell") }.map(\.name)
        #expect(cells == ["RowCell.swift", "OtherCell.swift"])
        let second = try #require(files.first { $0.name == "Screen2ViewController.swift" }).text
        #expect(second.contains("tableView.register(RowCell.self, forCellReuseIdentifier: \"row\")"))
    }

    @Test("Cells that only differ in their identifiers are one class with the words that the identifiers begin with")
    func identifiers() throws {
        let rows = FormDocuments.storyboard(Self.scene(1, "rowPlain") + Self.scene(2, "rowWide"))
        let files = try CodeChecker.files(rows, .uikit, form: nil)
        #expect(files.map(\.name).filter { $0.contains("Cell") } == ["RowCell.swift"])
        let second = try #require(files.first { $0.name == "Screen2ViewController.swift" }).text
        #expect(second.contains("tableView.register(RowCell.self, forCellReuseIdentifier: \"rowWide\")"))
        // Without common words, the first one names it.
        let others = try CodeChecker.files(FormDocuments.storyboard(Self.scene(1, "name") + Self.scene(2, "size")), .uikit, form: nil)
        #expect(others.map(\.name).filter { $0.contains("Cell") } == ["NameCell.swift"])
    }

    private static let list = FormDocuments.storyboard(
        """
        <scene sceneID="s"><objects><viewController title="List" id="c"><scrollView key="view" id="v"><clipView key="contentView" id="k">
        <subviews><tableView id="t"><tableColumns><tableColumn identifier="name" id="n"><tableHeaderCell key="headerCell" title="Full Name"/>
        <prototypeCellViews><tableCellView identifier="NameCell" id="p"/><tableCellView identifier="GroupCell" id="q">
        <rect key="frame" x="0" y="0" width="9" height="9"/></tableCellView></prototypeCellViews></tableColumn>
        <tableColumn identifier="AutomaticTableColumnIdentifier.0" id="m"><tableHeaderCell key="headerCell" title="Size"/></tableColumn>
        <tableColumn id="o"/></tableColumns></tableView></subviews>
        </clipView></scrollView><connections><outlet property="lastColumn" destination="o" id="x"/></connections></viewController></objects></scene>
        """, isMac: true)

    @Test("A method makes the cell views of a table of AppKit by their identifiers")
    func mac() throws {
        let files = try CodeChecker.files(Self.list, .appkit, form: nil)
        #expect(files.flatMap(\.notConverted).map(\.text) == [])
        let table = try #require(files.first { $0.text.contains("NSTableView()") }).text
        #expect(table.contains("func makeCellView(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSView? {"))
        #expect(table.contains("Call it from `tableView(_:viewFor:row:)`"))
        #expect(table.contains("case \"NameCell\": NameCell.make(in: tableView, owner: self)"))
        #expect(table.contains("case \"GroupCell\": GroupCell.make(in: tableView, owner: self)"))
        let cell = try #require(files.first { $0.text.contains("static func make(in tableView: NSTableView") }).text
        #expect(cell.contains(" identifier = NSUserInterfaceItemIdentifier(\"NameCell\")"))
        #expect(try CodeChecker.syntaxErrors(in: files, .appkit) == "")
    }

    @Test("Columns are properties that are named after outlets, identifiers or titles", arguments: [CodeDialect.appkit, .appkitObjC])
    func columns(dialect: CodeDialect) throws {
        let files = try CodeChecker.files(Self.list, dialect, form: dialect == .appkit ? nil : .layout)
        let text = files.map(\.text).joined()
        if dialect == .appkit {
            #expect(text.contains("let nameColumn = NSTableColumn(identifier: NSUserInterfaceItemIdentifier(\"name\"))"))
            #expect(text.contains("nameColumn.title = \"Full Name\"") && text.contains("tableView.addTableColumn(nameColumn)"))
            #expect(text.contains("let sizeColumn = ") && text.contains("let lastColumn = "))
        } else {
            #expect(text.contains("_nameColumn = [[NSTableColumn alloc] initWithIdentifier:@\"name\"];"))
            #expect(text.contains("_nameColumn.title = @\"Full Name\";") && text.contains("[_tableView addTableColumn:_nameColumn];"))
            #expect(text.contains("readonly) NSTableColumn *sizeColumn;") && text.contains("readonly) NSTableColumn *lastColumn;"))
        }
        #expect(!text.contains("tableColumns["))
        #expect(!files.flatMap(\.notConverted).contains { $0.what.contains("lastColumn") })
        #expect(try CodeChecker.syntaxErrors(in: files, dialect) == "")
    }
}
