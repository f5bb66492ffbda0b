import Foundation
import Testing

@Suite("formwork describe")
struct DescribeCommandTests {
    @Test("An attribute of an element is described with its values, its property and its key")
    func attribute() throws {
        let run = try CommandRun("describe", "label.lineBreakMode")
        #expect(
            run.output == """
                label.lineBreakMode
                  one of wordWrap, characterWrap, clip, headTruncation, tailTruncation, middleTruncation
                  if missing: tailTruncation; Xcode writes this value too
                  code: lineBreakMode; affects layout
                  compiled: UILineBreakMode

                """)
    }

    @Test("An attribute alone is described for all elements that have it, and an element with all its attributes")
    func everywhere() throws {
        let run = try CommandRun("describe", "lineBreakMode")
        #expect(run.output.contains("lineBreakMode of label\n") && run.output.contains("lineBreakMode of button\n"))
        let element = try CommandRun("describe", "stackView")
        #expect(
            element.output.hasPrefix("stackView: UIStackView, of UIView, UIResponder, NSObject\n") && element.output.contains("  spacing "))
    }

    @Test("An unknown name suggests similar ones")
    func unknown() throws {
        let run = try CommandRun("describe", "labell")
        #expect(run.status == 64 && run.errors.contains("did you mean label"))
    }

    @Test("The vocabulary is printed as JSON")
    func vocabulary() throws {
        let json = try CommandRun("schema", "interface-builder").json()
        let platform = try #require(json["iOS"] as? [String: Any])
        let elements = try #require(platform["elements"] as? [[String: Any]])
        let label = try #require(elements.first { $0["element"] as? String == "label" })
        let entries = try #require(label["entries"] as? [[String: Any]])
        let entry = try #require(entries.first { $0["name"] as? String == "numberOfLines" })
        #expect(entry["type"] as? String == "integer" && entry["absent"] as? String == "1")
        #expect(entry["compiledKeys"] as? [String] == ["UINumberOfLines"])
    }
}
