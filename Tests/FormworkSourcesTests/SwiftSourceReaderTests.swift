import FormworkIndex
import Testing

@Suite("Facts from Swift's sources")
struct SwiftSourceReaderTests {
    @Test("A class's outlets, actions and other keys, with their places")
    func members() throws {
        let facts = Read.swift(
            """
            import UIKit

            final class Settings: BaseController<Account>, UITableViewDataSource {
                @IBOutlet private weak var titleLabel: UILabel!
                @IBOutlet var note: UIKit.UILabel?
                @IBOutlet var stars: [UIImageView]!, extras: Array<UIView>!
                @IBOutlet var listener: (any Listening)!
                @IBInspectable var radius: CGFloat = 0
                @objc dynamic var count = 0
                @objc(shownName) var name = ""
                override var title: String? { didSet {} }
                var plain = 1
                @IBAction func save(_ sender: Any) {}
                @IBAction private func share(sender: UIButton, for event: UIEvent) {}
                @IBAction func reload() {}
                @objc(openPage:) func open(page: Int) {}
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
            }
            """)
        let type = try #require(facts.type("Settings"))
        #expect(type.kind == .class && type.inherits == ["BaseController", "UITableViewDataSource"])
        #expect(
            type.propertyWords == [
                "titleLabel: UILabel outlet", "note: UIKit.UILabel outlet", "stars: UIImageView outletCollection",
                "extras: UIView outletCollection", "listener: ? outlet", "radius: CGFloat inspectable", "count: ? key",
                "shownName: ? key", "title: String key", "plain: ? swift",
            ])
        #expect(type.properties.map(\.isOptional) == [false, true, false, false, false, false, false, false, true, false])
        #expect(type.properties[0].isWeak && type.properties[0].position == SourcePosition(line: 4, column: 32))
        #expect(
            type.methodWords == [
                "save: action", "shareWithSender:for: action", "shareSender:for: action", "share:for: action", "reload action",
                "openPage: selector",
                "tableView:numberOfRowsInSection: swift",
            ])
    }

    @Test("Nested classes, extensions, names for Objective-C, and conditional code")
    func nested() throws {
        let facts = Read.swift(
            """
            enum Screens {
                @objc(ALGCell) class Cell: UITableViewCell {
                    class Badge: UIView {}
                }
            }
            extension Screens.Cell {
                #if DEBUG
                    @IBAction func debug(_ sender: Any) {}
                #else
                    @IBAction func release(_ sender: Any) {}
                #endif
            }
            #if os(iOS)
                class Page: UIViewController {}
            #else
                class Page: NSViewController {}
            #endif
            typealias Base = UIViewController
            protocol Listening {}
            """)
        #expect(facts.types.map(\.name) == ["Screens", "Screens.Cell", "Screens.Cell.Badge", "Screens.Cell", "Page", "Page", "Listening"])
        #expect(facts.types.map(\.kind) == [.other, .class, .class, .extension, .class, .class, .protocol])
        #expect(facts.type("Screens.Cell")?.objectiveCName == "ALGCell")
        #expect(facts.types[3].methodWords == ["debug: action", "release: action"])
        #expect(facts.aliases == ["Base": ["UIViewController"]])
    }

    @Test("Names of cells, nibs, scenes and resources: literals, constants and computed names")
    func names() {
        let facts = Read.swift(
            #"""
            class List: UITableViewController {
                static let cellID = "cell"
                override func viewDidLoad() {
                    tableView.register(UINib(nibName: "ListCell", bundle: nil), forCellReuseIdentifier: List.cellID)
                    tableView.register(ListCell.self, forCellReuseIdentifier: String(describing: ListCell.self))
                    tableView.register(ListCell.self, forCellReuseIdentifier: "\(ListCell.self)")
                    _ = tableView.dequeueReusableCell(withIdentifier: Self.cellID, for: path)
                    _ = tableView.dequeueReusableCell(withIdentifier: "optional")
                    performSegue(withIdentifier: "show\(count)", sender: nil)
                    _ = UIStoryboard(name: "Main", bundle: Bundle(identifier: "other")).instantiateViewController(withIdentifier: "page")
                    label.font = UIFont(name: "Inter-Bold", size: 12)
                    icon.image = UIImage(systemName: "star") ?? UIImage(named: "logo")
                }
            }
            """#)
        #expect(
            facts.uses.sorted() == [
                "controller page", "dequeuedCell =cellID", "font Inter-Bold", "image logo", "nib ListCell", "registeredCell =List.cellID",
                "registeredCell ListCell", "registeredCell ListCell", "segue ?", "storyboard Main", "symbol star",
            ])
        #expect(facts.constants == ["List.cellID": ["cell"]])
        #expect(facts.names.filter(\.isInOtherBundle).map(\.kind) == [.storyboard])
        #expect(facts.names.allSatisfy { $0.owner == "List" })
    }

    @Test("The owner of a loaded nib: the class, none, or unknown")
    func nibOwners() {
        let facts = Read.swift(
            """
            class Card: UIViewController {
                init() { super.init(nibName: "1", bundle: nil) }
                func a() {
                    Bundle.main.loadNibNamed("2", owner: self, options: nil)
                    Bundle.main.loadNibNamed("3", owner: nil)
                    Bundle.main.loadNibNamed("4", owner: other)
                    UINib(nibName: "5", bundle: nil).instantiate(withOwner: self)
                    UINib(nibName: "6", bundle: nil).instantiate(withOwner: nil, options: nil)
                    table.register(UINib(nibName: "7", bundle: nil), forCellReuseIdentifier: id)
                    let nib = UINib(nibName: "8", bundle: nil)
                    show(Page(nibName: "9", bundle: nil))
                    let card = UINib(nibName: "10", bundle: nil)
                    card.instantiate(withOwner: nil, options: nil)
                    let row = UINib(nibName: "11", bundle: nil)
                    table.register(row, forCellReuseIdentifier: id)
                }
            }
            """)
        let owners = facts.names.filter { $0.kind == .nib }.map { "\($0.name ?? "") \($0.nibOwner ?? "?")" }
        #expect(owners.sorted() == ["1 Card", "10 ", "11 ", "2 Card", "3 ", "4 ?", "5 Card", "6 ", "7 ", "8 ?", "9 Page"])
    }

    @Test("A file without a relevant word is not parsed; a malformed one gives its readable part")
    func others() {
        #expect(Read.swift("struct Point { var x = 0 }\nfunc move() {}") == SourceFacts())
        #expect(Read.swift("class A: UIView { @IBOutlet var a: UILabel!\n func (").type("A")?.propertyWords == ["a: UILabel outlet"])
        #expect(Read.swift("") == SourceFacts())
    }
}
