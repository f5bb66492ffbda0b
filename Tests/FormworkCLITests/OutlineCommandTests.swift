import Foundation
import Testing

@Suite("formwork outline")
struct OutlineCommandTests {
    private static let form = CommandRun.samples + "/HidingForm.storyboard"

    private static func result(_ arguments: String...) throws -> [String: Any] {
        let run = try CommandRun.all(["outline", "--format", "json"] + arguments)
        return try #require((run.json()["results"] as? [[String: Any]])?.first)
    }

    @Test("Every printed reference identifies its object in every verb")
    func references() throws {
        let lines = try #require(try Self.result(Self.form)["lines"] as? [[String: Any]])
        var count = 0
        for line in lines {
            guard let id = line["id"] as? String, let text = line["text"] as? String else { continue }
            let reference = try #require(text.split { " \n".contains($0) }.first { $0.hasPrefix("#") })
            let found = try CommandRun("query", String(reference), Self.form)
            #expect(found.output.hasSuffix("(\(id))\n"), "\(reference): \(found.output)")
            count += 1
        }
        #expect(count == 10)
    }

    @Test("Every budget is respected; the selected object keeps its details longest")
    func budget() throws {
        var details: Set<String> = []
        for budget in [1, 20, 60, 100, 200, 300, 500, 1_000] {
            let result = try Self.result(Self.form, "--budget", "\(budget)")
            let tokens = try #require(result["tokens"] as? Int)
            #expect(tokens <= max(budget, 40), "\(budget)")
            details.insert(try #require(result["detail"] as? String))
        }
        #expect(details.contains("constraints") && details.contains("scenes"))
        let close = try Self.result(Self.form, "--budget", "150", "--at", "#Rem")
        #expect(close["detail"] as? String == "constraints")
        #expect(close["otherDetail"] as? String != "constraints")
        #expect(try CommandRun("outline", Self.form, "--budget", "0").status == 64)
        #expect(try CommandRun("outline", Self.form, "--at", "nothing at all").status == 64)
    }

    @Test("An outline is a small part of its document")
    func tokens() throws {
        let run = try CommandRun("outline", Self.form, "--tokens")
        #expect(run.status == 0)
        #expect(run.output.split(separator: "\n").count == 2)
        let result = try Self.result(Self.form)
        let (own, source) = (try #require(result["tokens"] as? Int), try #require(result["sourceTokens"] as? Int))
        #expect(own * 5 < source)
        #expect(run.output.hasPrefix("\(Self.form): \(own) tokens, "))
    }
}
