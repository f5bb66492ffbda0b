import Testing

@testable import FormworkIndex

@Suite("Members of Apple's classes")
struct AppleMembersTests {
    static let outletCases: [(String, String, Bool?)] = [
        ("delegate", "UITableView", true), ("dataSource", "UITableView", true), ("superview", "UILabel", true),
        ("inputView", "UILabel", true),
        ("titleLabel", "UIButton", true), ("subtitleLabel", "UITableViewCell", false), ("tableView", "UITableViewController", true),
        ("tableView", "UIViewController", false), ("backgroundColor", "UIView", true), ("anything", "WKWebView", nil),
        ("anything", "Card", nil),
        ("view", "NSViewController", true),
    ]

    @Test("The outlets of a class include those of its superclasses, if all are known", arguments: outletCases)
    func outlets(name: String, type: String, isOutlet: Bool?) {
        #expect(AppleOutlets.has(name, className: type) == isOutlet)
        #expect(AppleOutlets.areKnown(of: type) == (isOutlet != nil))
    }

    @Test("Names of members are those of any class")
    func names() {
        let label = ["UILabel", "UIView", "UIResponder", "NSObject"]
        #expect(
            AppleNames.isOutlet("searchBar", of: []) && AppleNames.isOutlet("text", of: label)
                && !AppleNames.isOutlet("subtitle_label", of: []))
        #expect(AppleNames.isAction("terminate:") && !AppleNames.isAction("terminate") && !AppleNames.isAction(""))
        #expect(AppleNames.isKey("accessibilityLabel", of: label) && AppleNames.isKey("delegate", of: label))
        #expect(AppleNames.isKey("numberOfLines", of: label) && !AppleNames.isKey("numberOfPages", of: label))
        #expect(
            AppleNames.isKey("enabled", of: label) && AppleNames.isKey("isEnabled", of: label) && !AppleNames.isKey("cornerRadios", of: []))
        #expect(AppleNames.isKey("numberOfPages", of: ["PDFThumbnailView", "NSView"]), "the properties of this class aren't known")
        #expect(AppleNames.isValue("accessibilityValue", of: []) && !AppleNames.isValue("delegate", of: label))
        #expect(AppleNames.isResponderAction("becomeFirstResponder") && !AppleNames.isResponderAction("terminate:"))
    }

    private static func ancestry(_ declaration: String) -> ClassAncestry {
        SmallProject.sources((file: "A.swift", text: declaration)).ancestry(of: "Page")
    }

    @Test("A class inherits the outlets of its own superclasses, and possibly any if they aren't known")
    func inheritedOutlets() {
        let known = Self.ancestry("class Page: UITableViewController {}")
        #expect(known.inheritsOutlet("tableView") && known.inheritsOutlet("view") && !known.inheritsOutlet("webView"))
        let unknown = Self.ancestry("class Page: LibraryController {}")
        #expect(unknown.inheritsOutlet("searchBar") && !unknown.inheritsOutlet("subtitle_label"))
        let web = Self.ancestry("class Page: WKWebView {}")
        #expect(web.inheritsOutlet("tableView"))
    }

    @Test("A class of UIKit's inherits few actions, and one of AppKit's possibly any")
    func inheritedActions() {
        let phone = Self.ancestry("class Page: UIViewController {}")
        #expect(phone.inheritsAction("becomeFirstResponder") && !phone.inheritsAction("terminate:"))
        let mac = Self.ancestry("class Page: NSViewController {}")
        #expect(mac.inheritsAction("terminate:") && !mac.inheritsAction("go:"))
    }

    @Test("Members of all superclasses and extensions are found, with what documents can reach preferred")
    func members() {
        let ancestry = Self.ancestry(
            """
            class Base: UIViewController { @IBAction func go(_ sender: Any) {} ; @objc func stop() {} ; func plain() {}
            override func setValue(_ value: Any?, forUndefinedKey key: String) {} }
            class Page: Base { @IBOutlet weak var title1: UILabel!; var hiddenTitle = ""; @IBInspectable var radius: CGFloat = 0 }
            extension UIViewController { @IBAction func close(_ sender: Any) {} }
            extension Page { @objc func setTint(_ tint: UIColor) {} }
            """)
        #expect(ancestry.actions.sorted() == ["close:", "go:"])
        #expect(ancestry.method("go:")?.facts.exposure == .action && ancestry.method("stop")?.facts.exposure == .selector)
        #expect(ancestry.method("missing:") == nil)
        #expect(ancestry.hasSetter("tint") && !ancestry.hasSetter("shade"))
        #expect(ancestry.acceptsUndefinedKeys)
        #expect(ancestry.propertyNames(\.isOutlet) == ["title1"])
        #expect(ancestry.property("radius")?.facts.exposure == .inspectable && ancestry.property("hiddenTitle")?.facts.exposure == .swift)
        #expect(ancestry.isKind(of: "Base") && ancestry.isKind(of: "UIResponder") && !ancestry.isKind(of: "UIView"))
    }

    @Test("A name in a scope is the nearest type with it, or an alias's meaning")
    func resolved() {
        let index = SmallProject.sources(
            (
                file: "A.swift",
                text: "class Page: UIView { class Key: UIView {} }\nclass Key: UIView {}\ntypealias Short = Page.Key\nstruct Value {}"
            ))
        #expect(index.resolved("Key", in: "Page") == "Page.Key" && index.resolved("Key") == "Key" && index.resolved("Short") == "Page.Key")
        #expect(
            index.resolved("Value", in: "Page.Key") == "Value" && index.resolved("Unknown") == nil && index.resolved("App.Key") == "Key")
    }
}
