import FormworkIndex
import FormworkSources
import Testing

@Suite("Outlets of Swift")
struct SwiftOutletTests {
    @Test("An outlet has the class that is certain, and none for a parameter, a protocol or a composition")
    func types() {
        let facts = Read.swift(
            """
            class Page<T: UIView>: Base<T> {
                @IBOutlet var a, b: UILabel!
                @IBOutlet var c: T!
                @IBOutlet var d: (any Foo)?
                @IBOutlet var e: (UIView & Foo)!
                @IBOutlet var f: Swift.Array<UIButton>!
                @IBOutlet var g: Optional<UIButton>
                @IBOutlet var h: UIKit.UIButton!
                @objc(iKey) @IBOutlet private(set) weak var i: UIView?
            }
            """)
        #expect(
            facts.types[0].propertyWords == [
                "a: UILabel outlet", "b: UILabel outlet", "c: ? outlet", "d: ? outlet", "e: ? outlet", "f: UIButton outletCollection",
                "g: UIButton outlet", "h: UIKit.UIButton outlet", "iKey: UIView outlet",
            ])
        #expect(facts.types[0].inherits == ["Base"])
    }

    @Test("An alias has the type of each branch of a condition")
    func aliases() {
        let facts = Read.swift(
            """
            #if os(macOS)
            typealias PlatformButton = NSButton
            #else
            typealias PlatformButton = UIButton
            #endif
            typealias Both = UIView & Foo
            """)
        #expect(facts.aliases == ["PlatformButton": ["NSButton", "UIButton"], "Both": [""]])
    }

    @Test("Outlets that code sets are known, and classes to which macros may add members")
    func code() {
        let facts = Read.swift(
            """
            class Page: UIView {
                @IBOutlet var a: UILabel!
                @IBOutlet var b: UILabel!
                @IBOutlet var c: UILabel!
                func load() { a = UILabel(); other = 1 }
            }
            extension Page { func more() { run { self.b = nil }; c.text = "" } }
            @Magic class Own: UIView {}
            @MainActor @objc class Plain: UIView {}
            class Free: UIView { #members() }
            """)
        #expect(facts.types[0].assigned == ["a", "b"])
        #expect(facts.types.map(\.hasUnseenMembers) == [false, false, true, false, true])
    }

    @Test("A package has the targets that its manifest names literally")
    func package() {
        let text = """
            let package = Package(name: "P", products: [.library(name: "Kit", targets: ["Kit"])], targets: [
                .target(name: "Kit", dependencies: [.target(name: "Core")]),
                .executableTarget(name: "Tool", path: "Tool", exclude: ["Old"], sources: ["A.swift"]),
                .testTarget(name: "Tests" + suffix),
                .target(name: "Open", path: folder),
            ])
            """
        let targets = Array(text.utf8).withUnsafeBufferPointer { PackageFacts($0).targets }
        #expect(
            targets.map { "\($0.name) \($0.path ?? "-") \($0.excluded) \($0.sources) \($0.isWhole)" } == [
                "Kit - [] [] true", #"Tool Tool ["Old"] ["A.swift"] true"#, " - [] [] false", "Open - [] [] false",
            ])
    }

    @Test("A package too long to be parsed has no known targets")
    func longPackage() {
        let text = "let package = Package(name: \"P\", targets: [.target(name: \"Kit\")])\n"
        func targets(_ count: Int) -> [PackageFacts.Target] {
            Array((text + String(repeating: "\n", count: count - text.utf8.count)).utf8).withUnsafeBufferPointer {
                PackageFacts($0).targets
            }
        }
        #expect(targets(PackageFacts.sizeLimit).map(\.name) == ["Kit"])
        #expect(targets(PackageFacts.sizeLimit + 1).map(\.isWhole) == [false])
    }
}
