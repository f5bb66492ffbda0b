import FormworkIndex
import Testing

@Suite("Restrictions of launch screens")
struct LaunchScreenTests {
    private typealias P = SmallProject

    @Test(
        "A document is a launch screen if it says so",
        arguments: [("launchScreen=\"YES\"", true), ("launchScreen=\"NO\"", false), ("", false)])
    func declared(attribute: String, isDeclared: Bool) throws {
        #expect(try LaunchScreen.isDeclared(in: P.document(P.xib("<view id=\"a\"/>", attributes: attribute))) == isDeclared)
    }

    static let partCases: [(String, [String])] = [
        ("<label text=\"A\" id=\"a\"/>", []), ("<webView id=\"a\"/>", ["a web view"]), ("<wkWebView id=\"a\"/>", ["a web view"]),
        ("<view customClass=\"Card\" id=\"a\"/>", ["a custom class: 'Card'"]), ("<view customClass=\"UIView\" id=\"a\"/>", []),
        (
            "<view id=\"a\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"name\" value=\"x\"/></userDefinedRuntimeAttributes></view>",
            ["runtime attributes: 'name'"]
        ),
        ("<button id=\"a\"><connections><action selector=\"go:\" destination=\"-1\" id=\"c\"/></connections></button>", ["actions: 'go:'"]),
        ("<view id=\"a\"><connections><outlet property=\"delegate\" destination=\"-1\" id=\"c\"/></connections></view>", []),
        (
            "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Owner\"><connections><outlet property=\"view\" destination=\"a\" id=\"c\"/></connections></placeholder><view id=\"a\"/>",
            ["a class of its File's Owner: 'Owner'", "outlets of its File's Owner: 'view'"]
        ),
        ("<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"NSObject\"/>", []),
        ("<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"-2\" customClass=\"UIResponder\"/>", []),
    ]

    @Test("A launch screen may have no code, web views or connections to code", arguments: partCases)
    func parts(objects: String, rest: [String]) throws {
        let found = LaunchScreen.violations(in: try P.document(P.xib(objects)))
        #expect(found.map(\.message) == rest.map { "a launch screen may not have " + $0 } && found.allSatisfy(\.isRefused))
    }
}
