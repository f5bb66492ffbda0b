import FormworkIndex
import FormworkSources
import Testing

@Suite("The classes of a project's sources")
struct SourceIndexTests {
    /// Returns an index of a Swift file and a header.
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

    @Test("A long chain of aliases is not followed to its end")
    func aliasChain() {
        let chain = (0..<20_000).map { "typealias A\($0) = A\($0 + 1)" }.joined(separator: "\n")
        let index = Self.index(
            chain + "\nclass Page: A0 {}\ntypealias A20000 = UIViewController\ntypealias Short = A19990\nclass Card: Short {}")
        #expect(!index.ancestry(of: "Page").isKnown)
        #expect(index.ancestry(of: "Card").appleClasses.first == "UIViewController")
    }

    @Test("A class of many members is searched like one of few")
    func manyMembers() throws {
        let names = ["title", "Title", "isOpen", "open", "_save", "plain", "Ä", "ä", "x"]
        let properties = (0..<40).map { number in
            let name = names[number % names.count] + (number % 3 == 0 ? "\(number)" : "")
            let variable = number % 2 == 0 ? nil : number % 4 == 1 ? "_" + name : "_is" + names[number % 5]
            return PropertyFacts(
                name: name, type: "T\(number % 2)", exposure: number % 5 == 0 ? .swift : .outlet,
                position: SourcePosition(line: number, column: 1), variable: variable)
        }
        var facts = SourceFacts()
        for (number, property) in properties.enumerated() {
            var type = TypeFacts(number == 0 ? .class : .extension, language: .swift, name: "A", position: property.position)
            type.properties = [property]
            type.methods = [MethodFacts(selector: "m\(number % 7):", exposure: .action, position: property.position)]
            facts.types.append(type)
        }
        let entry = try #require(SourceIndex([("A.swift", facts)]).declared("A"))
        #expect(entry.properties.map(\.facts) == properties && entry.methods.count == properties.count)
        for key in Set(properties.flatMap { [$0.name, $0.variable ?? "none"] } + names + ["Open", "IsOpen", "Save", "missing"]) {
            var seen: Set<[String?]> = []
            let expected = properties.filter { property in
                property.isReached(by: key)
                    && seen.insert([property.name, property.type, property.variable, "\(property.exposure)"]).inserted
            }
            #expect(entry.properties(reachedBy: key).map(\.facts) == expected, "\(key)")
        }
        let ancestry = SourceIndex([("A.swift", facts)]).ancestry(of: "A")
        #expect(ancestry.method("m6:") != nil && ancestry.method("m7:") == nil)
    }

    @Test("Superclasses are followed once for any number of declarations, and cycles end")
    func manyDeclarations() {
        let index = Self.index(
            (0..<300).map { "class Deep\($0): Deep\($0 + 1) {}\nclass Wide: Wide\($0) {}\nclass Wide\($0): UIView {}" }
                .joined(separator: "\n"),
            (0..<5000).map { "@interface Page : UIView\n@property id a\($0);\n@end" }.joined(separator: "\n"))
        #expect(index.declared("Page")?.superclasses == ["UIView"] && index.declared("Page")?.properties.count == 5000)
        #expect(index.ancestry(of: "Page").isKnown && index.ancestry(of: "Page").property("a4999") != nil)
        #expect(!index.ancestry(of: "Deep0").isKnown && !index.ancestry(of: "Wide").isKnown)
    }

    @Test("A name with more meanings than build conditions is unknown")
    func manyMeanings() {
        let aliases = (0..<1000).map { "typealias Many = UIView\($0)" }.joined(separator: "\n")
        let index = Self.index(aliases + "\nextension Many { @IBOutlet var a: UIView! }\nclass Page: Many {}")
        #expect(!index.ancestry(of: "Page").isKnown && index.classes.count == 2)
    }

    @Test("Classes of a library without sources are unknown")
    func unknown() {
        let index = Self.index(
            "class Page: LibraryController {}\nclass Cell: Generic<Int>.Cell {}\nclass Plain: Delegate {}\nprotocol Delegate {}")
        #expect(!index.ancestry(of: "Page").isKnown && !index.ancestry(of: "Cell").isKnown)
        #expect(index.ancestry(of: "Plain").isKnown)
        #expect(index.isKind("Page", of: "UIViewController") == nil)
        #expect(index.isKind("UILabel", of: "Library") == nil)
    }

    @Test("A name is resolved in its scope, and an alias is followed")
    func scopes() {
        let index = Self.index(
            "enum Flow { class Base: UIViewController { @IBOutlet var a: UILabel! }\nclass Page: Base {} }\ntypealias Root = Flow.Base\nclass Other: Root {}\nclass Own: App.Other {}"
        )
        for name in ["Flow.Page", "Other", "Own"] {
            #expect(index.ancestry(of: name).isKnown && index.ancestry(of: name).property("a") != nil, "\(name)")
        }
    }

    @Test(
        "A class is found by its mangled name, with its module, or by its Objective-C name",
        arguments: ["Flow.Page", "_TtCC3App4Flow4Page", "App.Flow.Page", "ALGPage"])
    func runtimeNames(name: String) {
        #expect(Self.index("class Flow { @objc(ALGPage) class Page: UIView {} }").declared(name)?.name == "Flow.Page")
    }

    @Test("Other strings aren't mangled names", arguments: ["_TtC", "_TtC3Ap", "_TtC3App99Page", "_TtCC3App4Page", "_Tt3App", "_TtC3App0"])
    func broken(name: String) { #expect(SourceIndex.demangled(name) == nil) }

    @Test("Classes in a circle end")
    func circle() {
        #expect(!Self.index("typealias C = D\ntypealias D = C\nclass E: C {}").ancestry(of: "E").isKnown)
        #expect(Self.index("class A: B {}\nclass B: A {}").ancestry(of: "A").entries.count == 2)
    }

    @Test("Constants are looked up from their use outwards; those with two values are unknown")
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

    @Test(
        "A key finds a setter or a variable, as key-value coding does",
        arguments: [
            ("title", true), ("Title", true), ("_title", true), ("title_", false), ("isTitle", false), ("save", true), ("_save", true),
            ("open", true), ("isOpen", true), ("plain", true), ("_plain", false), ("other_", true), ("other", true),
        ])
    func keys(key: String, isFound: Bool) {
        let index = Self.index(
            "",
            "@interface A : UIView { id _save, isOpen, plain; }\n@property id title, other;\n@end\n@implementation A\n@synthesize other = other_;\n@end"
        )
        #expect((index.ancestry(of: "A").property(key) != nil) == isFound)
    }

    @Test("A property and the variable behind it are one outlet")
    func outlets() {
        let index = Self.index(
            "",
            """
            @interface A : UIView { IBOutlet id a, _b, c_; IBOutlet id d; }
            @property IBOutlet id a, b, c;
            @end
            @implementation A
            @synthesize c = c_;
            @end
            """)
        #expect(index.declared("A")?.outlets.map { $0.map(\.facts.name) } == [["a", "a"], ["_b", "b"], ["c_", "c"], ["d"]])
    }

    @Test("A type with another name in each branch is each of them, and Apple's type if a module is named")
    func branches() {
        let index = Self.index(
            """
            #if os(macOS)
            typealias Platform = NSButton
            public typealias UILabel = NSTextField
            #else
            typealias Platform = UIButton
            #endif
            typealias Open = UIView & Foo
            class Page: Platform {}
            """)
        #expect(index.isKind("UIButton", of: "Platform") == true && index.isKind("NSButton", of: "Platform") == true)
        #expect(index.isKind("UISwitch", of: "Platform") == false && index.isKind("UISwitch", of: "Open") == nil)
        #expect(index.isKind("UILabel", of: "UILabel") == true)
        #expect(index.ancestry(of: "Page").isKnown && index.ancestry(of: "Page").appleClasses.contains("NSButton"))
    }

    @Test("A type is looked up in the class that names it, and Apple's modules may qualify it")
    func nestedTypes() {
        let index = Self.index("class A: UIView { class Key: UIButton {} }\nclass Key: UIView {}\nclass B: UIKit.UIControl {}")
        #expect(index.isKind("A.Key", of: "Key", writtenIn: "A") == true && index.isKind("A.Key", of: "Key") == false)
        #expect(index.ancestry(of: "B").isKnown)
    }

    @Test("A category of a class's Objective-C name and an extension of its Swift name belong to the class")
    func otherNames() {
        let index = Self.index(
            "@objc(ALGPage) class Page: UIView {}\nextension Twin { @objc var b: UIView? { nil } }",
            "@interface ALGPage (More)\n@property id a;\n@end\nNS_SWIFT_NAME(Twin) @interface ALGTwin : UIView\n@end")
        #expect(index.ancestry(of: "Page").property("a") != nil && index.ancestry(of: "ALGTwin").property("b") != nil)
    }

    @Test("Two modules with one class name have two classes if that is certain")
    func modules() {
        let files = ["App/A.swift": "a", "Kit/A.swift": "b"].sorted { $0.key < $1.key }.map { file, name in
            (
                file,
                Array("class Page: UIView { @IBOutlet var \(name): UILabel! }".utf8).withUnsafeBufferPointer {
                    (try? SwiftSourceReader.facts($0)) ?? SourceFacts()
                }
            )
        }
        let known = SourceIndex(
            files, modules: ModuleMap(files: ["App/A.swift": ["App"], "Kit/A.swift": ["Kit"]], complete: ["App", "Kit"]))
        #expect(known.ancestry(of: "Page", in: "App").property("a") != nil && known.ancestry(of: "Page", in: "App").property("b") == nil)
        #expect(known.declared("Kit.Page")?.places.map(\.file) == ["Kit/A.swift"])
        #expect(known.declared("Page")?.places.count == 2)
        let partly = SourceIndex(files, modules: ModuleMap(files: ["App/A.swift": ["App"]], complete: ["App"]))
        #expect(partly.ancestry(of: "Page", in: "App").property("b") != nil)
    }
}
