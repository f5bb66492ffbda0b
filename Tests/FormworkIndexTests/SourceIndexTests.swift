import FormworkIndex
import FormworkSources
import Testing

@Suite("The classes of a project's sources")
struct SourceIndexTests {
    /// An index of a Swift file and a header.
    private static func index(_ swift: String, _ header: String = "") -> SourceIndex {
        SourceIndex([
            ("A.swift", Array(swift.utf8).withUnsafeBufferPointer { (try? SwiftSourceReader.facts($0)) ?? SourceFacts() }),
            ("A.h", Array(header.utf8).withUnsafeBufferPointer { ObjectiveCSourceReader.facts($0) }),
        ])
    }

    @Test("Superclasses are followed across languages, and Apple's from a table")
    func superclasses() {
        let index = Self.index(
            "class Page: Base { @IBOutlet var a: UILabel! }\nextension UIView { @IBInspectable var radius: CGFloat { 0 } }",
            "@interface Base : UITableViewController\n@property IBOutlet UILabel *b;\n@end")
        let ancestry = index.ancestry(of: "Page")
        #expect(ancestry.isKnown)
        #expect(ancestry.appleClasses == ["UITableViewController", "UIViewController", "UIResponder", "NSObject"])
        #expect(ancestry.property("a") != nil && ancestry.property("b") != nil && ancestry.property("c") == nil)
        #expect(index.ancestry(of: "UILabel").property("radius") != nil)
        #expect(index.isKind("Page", of: "UIViewController") == true)
        #expect(index.isKind("Page", of: "UIView") == false)
        #expect(index.isKind("UILabel", of: "UIButton") == false)
    }

    @Test("What comes from a library whose source is not there is not known")
    func unknown() {
        let index = Self.index(
            "class Page: LibraryController {}\nclass Cell: Generic<Int>.Cell {}\nclass Plain: Delegate {}\nprotocol Delegate {}")
        #expect(!index.ancestry(of: "Page").isKnown && !index.ancestry(of: "Cell").isKnown)
        #expect(index.ancestry(of: "Plain").isKnown)
        #expect(index.isKind("Page", of: "UIViewController") == nil)
        #expect(index.isKind("UILabel", of: "Library") == nil)
    }

    @Test("A name is resolved where it is written, and an alias followed")
    func scopes() {
        let index = Self.index(
            "enum Flow { class Base: UIViewController { @IBOutlet var a: UILabel! }\nclass Page: Base {} }\ntypealias Root = Flow.Base\nclass Other: Root {}\nclass Own: App.Other {}"
        )
        for name in ["Flow.Page", "Other", "Own"] {
            #expect(index.ancestry(of: name).isKnown && index.ancestry(of: name).property("a") != nil, "\(name)")
        }
    }

    @Test(
        "A document's name of a class finds it, mangled, with its module, or as Objective-C has it",
        arguments: ["Flow.Page", "_TtCC3App4Flow4Page", "App.Flow.Page", "ALGPage"])
    func runtimeNames(name: String) {
        #expect(Self.index("class Flow { @objc(ALGPage) class Page: UIView {} }").declared(name)?.name == "Flow.Page")
    }

    @Test("What is no mangled name is none", arguments: ["_TtC", "_TtC3Ap", "_TtC3App99Page", "_TtCC3App4Page", "_Tt3App", "_TtC3App0"])
    func broken(name: String) { #expect(SourceIndex.demangled(name) == nil) }

    @Test("Classes in a circle end")
    func circle() {
        #expect(!Self.index("typealias C = D\ntypealias D = C\nclass E: C {}").ancestry(of: "E").isKnown)
        #expect(Self.index("class A: B {}\nclass B: A {}").ancestry(of: "A").entries.count == 2)
    }

    @Test("Constants are found from where they are used outwards; those of two values are not known")
    func constants() {
        let index = Self.index(
            """
            class A: UIViewController {
                enum ID { static let one = "1" }
                func go() {
                    performSegue(withIdentifier: ID.one, sender: nil)
                    performSegue(withIdentifier: two, sender: nil)
                    performSegue(withIdentifier: three, sender: nil)
                }
            }
            let two = "2"
            #if DEBUG
            let three = "3"
            #else
            let three = "4"
            #endif
            """)
        #expect(index.names.map(\.use.name) == ["1", "2", nil])
    }
}
