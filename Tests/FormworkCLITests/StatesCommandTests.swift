import Foundation
import Testing

@Suite("formwork states")
struct StatesCommandTests {
    private static let templates = CommandRun.samples + "/LayoutTemplates.storyboard"
    private static let hiding = CommandRun.samples + "/HidingForm.storyboard"

    private static func states(_ arguments: String...) throws -> [[String: Any]] {
        let run = try CommandRun.all(["states", "--format", "ndjson"] + arguments)
        #expect(run.status == 0)
        let result = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        return try #require(result["states"] as? [[String: Any]])
    }

    private static func describe(_ state: [String: Any]) -> String {
        let hidden = (state["hidden"] as? [String] ?? []).joined(separator: "+")
        return [state["template"], state["device"], state["orientation"]].map { $0 as? String ?? "–" }.joined(separator: " ")
            + (hidden.isEmpty ? "" : " without \(hidden)")
    }

    @Test("A second orientation is refused rather than replacing the first one")
    func repeatedOrientation() throws {
        let run = try CommandRun("states", Self.templates, "--orientation", "landscape", "--orientation", "portrait")
        #expect(run.status == 64)
        #expect(run.errors.contains("specify one --orientation"))
    }

    @Test("Each template and no template, on each device, in that order")
    func templates() throws {
        let states = try Self.states("--device", "iphone-se", "--device", "ipad-pro-11", "--orientation", "landscape", Self.templates)
        let templates = ["–", "Roo-Vw-por", "Roo-Vw-lan", "Roo-Vw-big"]
        let expected = templates.flatMap { name in ["retina4_7", "ipad11_0rounded"].map { "\(name) \($0) landscape" } }
        #expect(states.map(Self.describe) == expected)
        #expect(states.prefix(2).map { $0["deviceName"] as? String } == ["iphone-se", "ipad-pro-11"])
        #expect(states.prefix(2).map { $0["deviceBasis"] as? String } == ["published", "derived"])
        #expect(states.allSatisfy { $0["scene"] as? String == "Rdr-Sc-one" && $0["root"] as? String == "Roo-Vw-rdr" })
        #expect(states.filter { $0["template"] is NSNull }.allSatisfy { $0["moved"] as? Int == 0 })
    }

    @Test("Solve and states name a device as it was asked for")
    func deviceName() throws {
        let solved = try CommandRun("solve", "--format", "ndjson", "--device", "iPhone 16", Self.templates)
        let result = try #require(try JSONSerialization.jsonObject(with: Data(solved.output.utf8)) as? [String: Any])
        let scenes = try #require(result["scenes"] as? [[String: Any]])
        #expect(scenes.allSatisfy { $0["deviceName"] as? String == "iphone-16" && $0["device"] as? String == "retina6_12" })
        #expect(try CommandRun("solve", "--device", "iphone-16", Self.templates).output.contains("on iphone-16 (safe area: published)"))
        let states = try CommandRun("states", "--device", "iphone-16", Self.templates).output
        #expect(states.contains("\n  on iphone-16 (safe area: published)\n"))
        #expect(states.contains("iphone-16 portrait"))
    }

    @Test("Each hiding master hidden and none hidden, on the canvas")
    func masters() throws {
        let states = try Self.states(Self.hiding)
        #expect(
            states.map(Self.describe) == ["– – –", "– – – without Hea-Vw-frm", "– – – without StL-Vw-frm", "– – – without StF-Vw-frm"])
        #expect(states.map { $0["result"] as? String } == Array(repeating: "determined", count: 4))
        #expect(states.dropFirst().allSatisfy { ($0["moved"] as? Int ?? 0) > 0 })
    }

    @Test("The moves are the differences of solve without and with the template")
    func moved() throws {
        func frames(_ arguments: String...) throws -> [String: [Double]] {
            let run = try CommandRun.all(["solve", "--format", "ndjson"] + arguments + [Self.templates])
            let result = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
            let scenes = try #require(result["scenes"] as? [[String: Any]])
            return try #require(scenes.first { $0["root"] as? String == "Roo-Vw-rdr" }?["frames"] as? [String: [Double]])
        }
        let (before, after) = (try frames(), try frames("--template", "Landscape"))
        let count = before.count { $1 != after[$0] }
        let states = try Self.states("--template", "Landscape", Self.templates)
        #expect(states.map { $0["moved"] as? Int } == [0, count])
    }

    @Test("--template and --hide select states, --show and --state are applied first")
    func picked() throws {
        let one = try Self.states("--hide", "Street Label", Self.hiding)
        #expect(one.map(Self.describe) == ["– – –", "– – – without StL-Vw-frm"])
        let base = try Self.states("--state", "hide=Delivery Heading", "--device", "iphone-se", Self.hiding)
        // Everything that the heading controls is already hidden.
        #expect(base.first?["moved"] as? Int == 0)
        #expect(base.count == 4)
    }

    @Test("A contradictory state is conflicting, and an underdetermined one ambiguous")
    func outcomes() throws {
        let run = try CommandRun("states", "--format", "json", CommandRun.samples + "/Mistakes")
        let results = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(results["command"] as? String == "states")
        let entries = try #require(results["results"] as? [[String: Any]])
        func outcomes(_ name: String) -> [String] {
            let entry = entries.first { ($0["file"] as? String ?? "").hasSuffix("/" + name) }
            return (entry?["states"] as? [[String: Any]] ?? []).compactMap { $0["result"] as? String }
        }
        #expect(outcomes("conflicting-constraints.xib") == ["conflicting"])
        #expect(outcomes("ambiguous-layout.xib") == ["ambiguous"])
        // One bad file does not end the run.
        #expect(entries.contains { ($0["file"] as? String ?? "").hasSuffix("unreadable-document.xib") && $0["diagnostics"] != nil })
    }

    @Test("An unknown name is a usage error with similar names")
    func unknown() throws {
        for (option, value, hint) in [
            ("--template", "Landscap", "Landscape"), ("--hide", "Tool", "Tools"), ("--scene", "Nope", "Rdr-Sc-one"),
            ("--state", "templ=A", "template=NAME"), ("--state", "restore=S", "there are none"),
        ] {
            let run = try CommandRun("states", option, value, Self.templates)
            #expect(run.status == 64, "\(option) \(value)")
            #expect(run.errors.contains(hint), "\(option) \(value): \(run.errors)")
        }
    }

    @Test("No state is solved for a document with more states than --max-states allows, and both numbers are printed")
    func tooMany() throws {
        #expect(try Self.states("--max-states", "4", Self.hiding).count == 4)
        let run = try CommandRun("states", "--max-states", "3", "--format", "json", Self.hiding, Self.templates)
        #expect(run.status == 1)
        let results = try #require(try run.json()["results"] as? [[String: Any]])
        #expect(results.count == 2)
        for result in results {
            #expect((result["states"] as? [Any])?.isEmpty == true)
            let diagnostics = try #require(result["diagnostics"] as? [[String: Any]])
            #expect(diagnostics.map { $0["rule"] as? String } == ["limit-exceeded"])
            let message = try #require(diagnostics[0]["message"] as? String)
            #expect(message.contains("3") && message.contains("4"), "\(message)")
        }
        for number in ["0", "-1", "x"] { #expect(try CommandRun("states", "--max-states", number, Self.hiding).status == 64) }
    }

    @Test("The output is the same for any number of workers")
    func workers() throws {
        let runs = try [1, 4].map { try CommandRun("states", "--format", "json", "--jobs", "\($0)", CommandRun.samples).output }
        #expect(runs[0] == runs[1])
    }
}
