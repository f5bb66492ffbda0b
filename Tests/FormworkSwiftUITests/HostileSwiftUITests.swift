import Foundation
import Testing

@testable import FormworkSwiftUI

/// A document is data: none of it becomes code.
@Suite("Statements in documents that become SwiftUI")
struct HostileSwiftUITests {
    private static let payloads = [
        #""); sentinel_7(); ("#, "\nsentinel_7()\n", "*/ sentinel_7() /*", #"\(sentinel_7())"#, "}; sentinel_7(); struct X {", #"x\"#,
        "x\u{2028}sentinel_7()\u{2028}", "x\u{85}sentinel_7()", "`sentinel_7()`", "x\u{7F}\u{202E}sentinel_7()", "sentinel_7()",
        "x: Y {} ; sentinel_7()", "1); sentinel_7(); (1", ".red; sentinel_7()", "// sentinel_7()", "\"\"\"\nsentinel_7()\n\"\"\"",
    ]

    /// Returns a screen with the text at every place where a document may have one.
    private static func screen(_ payload: String) -> String {
        let text = payload.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            default: result.append(character)
            }
        }
        let font =
            #"<fontDescription key="fontDescription" name="\#(text)" family="\#(text)" weight="\#(text)" type="\#(text)" pointSize="17"/>"#
        let color = #"<color key="textColor" systemColor="\#(text)" name="\#(text)" red="\#(text)" green="1" blue="1" alpha="\#(text)"/>"#
        let traits =
            #"<textInputTraits key="textInputTraits" keyboardType="\#(text)" returnKeyType="\#(text)" autocapitalizationType="\#(text)"/>"#
        let identity = #"<accessibility key="accessibilityConfiguration" label="\#(text)" hint="\#(text)" identifier="\#(text)"/>"#
        let attribute =
            #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="\#(text)" value="\#(text)"/></userDefinedRuntimeAttributes>"#
        let action = #"<connections><action selector="\#(text)" destination="controller" eventType="touchUpInside" id="a1"/></connections>"#
        let views = [
            Screens.view(
                "label", "a", #"text="\#(text)" userLabel="\#(text)" numberOfLines="\#(text)" textAlignment="\#(text)""#,
                font + color + identity + attribute),
            Screens.view("textField", "b", #"text="\#(text)" placeholder="\#(text)" borderStyle="\#(text)" userLabel="\#(text)""#, traits),
            Screens.view(
                "button", "c", #"customClass="\#(text)""#,
                #"<state key="normal" title="\#(text)" image="\#(text)" catalog="\#(text)"/>"# + action),
            Screens.view("imageView", "d", #"image="\#(text)" contentMode="\#(text)""#),
            Screens.view("view", "e", #"customClass="\#(text)" customModule="\#(text)" alpha="\#(text)""#, identity),
            Screens.view("slider", "f", #"minValue="\#(text)" maxValue="\#(text)" value="\#(text)""#),
            Screens.view(
                "segmentedControl", "g", #"selectedSegmentIndex="\#(text)""#, #"<segments><segment title="\#(text)"/></segments>"#),
            Screens.view(
                "tableView", "h", #"style="\#(text)""#,
                #"<sections><tableViewSection headerTitle="\#(text)" footerTitle="\#(text)" id="t"/></sections>"#),
        ]
        let constraints = ["a", "b", "c", "d", "e", "f", "g", "h"].enumerated().flatMap { place, item in
            [Screens.equal(item, "top", "safe", nil, Double(place) * 60 + 10), Screens.equal(item, "leading", "safe", nil, 20)]
        }
        return Screens.storyboard(views: views.joined(), constraints: constraints, label: text)
    }

    @Test("With any texts in a document, the code differs only in literals, comments and names", arguments: payloads)
    func staysData(payload: String) throws {
        let document = Self.screen(payload)
        let file = try Screens.file(document, "Main \(payload.filter { $0 != "/" }).storyboard")
        let code = try Self.withoutLiterals(file.text)
        #expect(!code.contains("sentinel_7"), "\(code)")
        #expect(try Self.syntaxErrors(file.text) == "")
        #expect(file.name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
    }

    /// Returns the code without comments and literals, but with interpolations.
    private static func withoutLiterals(_ text: String) throws -> String {
        var result = ""
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var rest = line[...]
            while let character = rest.first {
                if rest.hasPrefix("//") { break }
                rest = rest.dropFirst()
                guard character == "\"" else {
                    result.append(character)
                    continue
                }
                while let inner = rest.first, inner != "\"" {
                    rest = rest.dropFirst()
                    guard inner == "\\" else { continue }
                    if rest.first == "(" { throw Interpolation() }
                    rest = rest.dropFirst()
                }
                rest = rest.dropFirst()
            }
            result += "\n"
        }
        return result
    }

    private struct Interpolation: Error {}

    /// Returns the compiler's syntax errors in a file.
    private static func syntaxErrors(_ text: String) throws -> String {
        let place = FileManager.default.temporaryDirectory.appending(path: "formwork-swiftui-\(UUID().uuidString).swift")
        try text.write(to: place, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: place) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swiftc", "-frontend", "-parse", place.path(percentEncoded: false)]
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let data = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
