import FormworkCommand
import FormworkTestSupport
import Foundation
import Synchronization
import Testing

@Suite("Requests as values")
struct RequestTests {
    private let folder: TemporaryFolder
    private static let form = TestFiles.sample("HidingForm.storyboard")
    private static let templates = TestFiles.sample("LayoutTemplates.storyboard")

    init() throws { folder = try TemporaryFolder() }

    private func copy(_ path: String) throws -> String {
        try folder.write(String(contentsOfFile: path, encoding: .utf8), to: URL(filePath: path).lastPathComponent)
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private func solve(_ path: String, format: OutputFormat = .json) -> SolveRequest {
        var request = SolveRequest(files: FileSelection([path]))
        request.format = format
        return request
    }

    @Test("A result has the output, the messages and the status")
    func resultHasOutputMessagesAndStatus() throws {
        let result = solve(Self.form).result()
        #expect(result.status == .fine && result.errors.isEmpty)
        let json = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
        #expect(json?["command"] as? String == "solve")
        let missing = solve(folder.path("missing.xib")).result()
        #expect(missing.status == .cannotRead)
        #expect(text(missing.errors).contains("cannot be read"))
    }

    @Test("Requests that run at the same time don't mix their output")
    func concurrentRequestsKeepTheirOutput() async {
        let requests = [solve(Self.form), solve(Self.templates), solve(Self.form, format: .text), solve(Self.templates, format: .text)]
        let alone = requests.map { $0.result().output }
        #expect(Set(alone).count == requests.count)
        let together = await withTaskGroup(of: (Int, [UInt8]).self) { group in
            for place in 0..<24 { group.addTask { (place, requests[place % requests.count].result().output) } }
            return await group.reduce(into: [Int: [UInt8]]()) { $0[$1.0] = $1.1 }
        }
        for place in 0..<24 { #expect(together[place] == alone[place % requests.count]) }
    }

    @Test("Work on several threads writes to the session of its request")
    func workersWriteToTheirSession() throws {
        for name in ["a.storyboard", "b.storyboard", "c.storyboard"] {
            _ = try folder.write(String(contentsOfFile: Self.form, encoding: .utf8), to: name)
        }
        var request = solve(folder.path("."), format: .ndjson)
        request.files.jobs = 3
        let steps = Mutex<[Int]>([])
        let result = request.result(advance: { done, total in steps.withLock { $0.append(done * 10 + total) } })
        #expect(text(result.output).split(separator: "\n").count == 3)
        #expect(steps.withLock { $0.sorted() } == [13, 23, 33])
    }

    @Test("A cancelled request starts no further file")
    func cancelledRequestStops() {
        let result = solve(Self.form, format: .ndjson).result(mayStop: { true })
        #expect(result.output.isEmpty)
    }

    @Test("Values that exclude each other are a wrong usage, and nothing is written")
    func excludingValuesAreWrongUsage() throws {
        let path = try copy(Self.form)
        let before = try folder.read("HidingForm.storyboard")
        var request = EditRequest(paths: [path])
        request.commands = ["set Frm-Vw-roo alpha=0.5"]
        (request.keepFrames, request.updateFrames) = (true, true)
        let result = request.result()
        #expect(result.status == .wrongUsage && result.output.isEmpty)
        #expect(text(result.errors) == "error: --keep-frames and --update-frames cannot be used together\n")
        #expect(try folder.read("HidingForm.storyboard") == before)
        var check = ValidateRequest(files: FileSelection([path]))
        check.rules.rule = ["no-such-rule"]
        #expect(check.result().status == .wrongUsage)
    }

    @Test("An edit writes its file, and a dry run doesn't")
    func editWritesUnlessDry() throws {
        var request = EditRequest(paths: [try copy(Self.form)])
        request.commands = ["set Frm-Vw-roo alpha=0.5"]
        request.dryRun = true
        #expect(request.result().status == .fine)
        #expect(try !folder.read("HidingForm.storyboard").contains("alpha=\"0.5\""))
        request.dryRun = false
        #expect(request.result().status == .fine)
        #expect(try folder.read("HidingForm.storyboard").contains("alpha=\"0.5\""))
    }

    @Test("Two documents of a request cannot share an output, but two requests can")
    func outputsAreClaimedWithinARequest() throws {
        var request = ConvertRequest()
        request.files = [Self.form]
        request.to = .json
        request.output = folder.path("Form.json")
        #expect(request.result().status == .fine)
        #expect(request.result().status == .fine)
        request.files = [Self.form, Self.templates]
        let both = request.result()
        #expect(both.status == .wrongUsage)
        #expect(text(both.errors).contains("would share the output"))
    }

    @Test("A rejected document leaves no compiled file")
    func rejectedDocumentLeavesNoOutput() throws {
        let broken = try folder.write("<?xml version=\"1.0\"?><document/>", to: "Broken.xib")
        let result = CompileRequest(file: broken, output: folder.path("Broken.nib")).result()
        #expect(result.status == .foundErrors)
        #expect(!FileManager.default.fileExists(atPath: folder.path("Broken.nib")))
    }
}
