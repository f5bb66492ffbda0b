import FormworkCommand
import FormworkModel
import FormworkQuery
import FormworkTestSupport
import Foundation
import Testing

@Suite("The verbs as values")
struct VerbRequestTests {
    private let folder: TemporaryFolder
    private static let form = TestFiles.sample("HidingForm.storyboard")
    private static let templates = TestFiles.sample("LayoutTemplates.storyboard")

    init() throws { folder = try TemporaryFolder() }

    /// Returns the output of a request that is expected to end with a status.
    private func output(_ request: some CommandRequest, _ status: FormworkCommand.ExitStatus = .fine) -> String {
        let result = request.result()
        #expect(result.status == status, "\(String(decoding: result.errors, as: UTF8.self))")
        return String(decoding: result.output, as: UTF8.self)
    }

    /// Returns the first result of a request whose output is JSON.
    private func first(_ request: some CommandRequest) throws -> [String: Any] {
        let json = try JSONSerialization.jsonObject(with: Data(request.result().output)) as? [String: Any]
        let results = try #require(json?["results"] as? [[String: Any]])
        return try #require(results.first)
    }

    private func copy(_ path: String, to name: String = "Copy.storyboard") throws -> String {
        try folder.write(String(contentsOfFile: path, encoding: .utf8), to: name)
    }

    // MARK: Reading

    @Test("An import has the scenes of a document")
    func importsScenes() throws {
        var request = ImportRequest(files: FileSelection([Self.form]))
        request.format = .json
        let document = try first(request)
        #expect(document["file"] as? String == Self.form)
        #expect((document["scenes"] as? [Any])?.count == 1)
    }

    @Test("A query counts and describes its matches")
    func queryCountsMatches() throws {
        var request = QueryRequest(selector: try InterfaceDocument.Selector(parsing: "label"), files: FileSelection([Self.form]))
        request.format = .json
        #expect(
            (try first(request)["matches"] as? [[String: Any]])?.compactMap { $0["element"] as? String } == [
                "label", "label", "label", "label",
            ])
        (request.count, request.format) = (true, .text)
        #expect(output(request) == "\(Self.form): 4\n")
    }

    @Test("An outline stays within its budget")
    func outlineStaysWithinBudget() throws {
        var request = OutlineRequest(files: FileSelection([Self.form]))
        request.tokens = true
        let tokens = try #require(Int(output(request).split(separator: "\n").last?.split(separator: " ").first ?? ""))
        (request.tokens, request.budget) = (false, tokens / 2)
        let short = output(request)
        #expect(!short.isEmpty && short.utf8.count <= tokens / 2 * 4)
    }

    @Test("States and templates name each template of the sample")
    func statesAndTemplatesNameTemplates() throws {
        var states = StatesRequest(files: FileSelection([Self.templates]))
        states.format = .json
        let found = try #require(try first(states)["states"] as? [[String: Any]])
        #expect(found.compactMap { $0["template"] as? String } == ["Roo-Vw-por", "Roo-Vw-lan", "Roo-Vw-big"])
        #expect(found.allSatisfy { $0["result"] as? String == "determined" })
        var templates = TemplatesRequest(files: FileSelection([Self.templates]))
        templates.format = .json
        #expect((try first(templates)["templates"] as? [Any])?.count == 3)
    }

    @Test("Descriptions, rules and schemas are found by name, and unknown names are a wrong usage")
    func namesAreLookedUp() throws {
        var describe = DescribeRequest()
        describe.name = "label.lineBreakMode"
        #expect(output(describe).contains("one of wordWrap, characterWrap"))
        describe.name = "label.lineBrakeMode"
        #expect(describe.result().status == .wrongUsage)
        var rules = RulesRequest()
        rules.rule = "misplaced"
        #expect(output(rules).hasPrefix("misplaced-view "))
        rules.rule = "no-such-rule"
        #expect(rules.result().status == .wrongUsage)
        var schema = SchemaRequest()
        schema.verb = "solve"
        #expect(try JSONSerialization.jsonObject(with: Data(output(schema).utf8)) is [String: Any])
    }

    @Test("The graph of a project names the segues between its scenes")
    func graphNamesSegues() {
        var request = GraphRequest()
        (request.paths, request.noCache) = ([TestFiles.sample("Project")], true)
        #expect(output(request).contains("DetailController: show 'showDetail'"))
    }

    // MARK: Checking and comparing

    @Test("A finding has the status of its severity, and --fix leaves nothing to find")
    func findingsSetTheStatus() throws {
        let path = try copy(TestFiles.sample("Mistakes/misplaced-view.xib"), to: "Misplaced.xib")
        var request = ValidateRequest(files: FileSelection([path]))
        request.solve = true
        #expect(output(request).contains("[misplaced-view]"))
        request.files.strict = true
        #expect(request.result().status == .foundErrors)
        request.fix = true
        _ = request.result()
        request.fix = false
        #expect(output(request).isEmpty)
    }

    @Test("Equal documents have no difference, and an edit is one")
    func differencesOfAnEdit() throws {
        let path = try copy(Self.form)
        var diff = DiffRequest()
        (diff.old, diff.new) = (Self.form, path)
        #expect(output(diff).isEmpty)
        var edit = EditRequest(paths: [path])
        edit.commands = ["set 'Note Label' text=\"Thanks\""]
        #expect(edit.result().status == .fine)
        let difference = diff.result()
        #expect(difference.status == .foundErrors)
        #expect(String(decoding: difference.output, as: UTF8.self).contains("Thanks"))
    }

    @Test("A merge without conflict writes a document that check-merge accepts")
    func mergesAreChecked() throws {
        let merge = MergeRequest(
            base: TestFiles.sample("Merge/SignIn-base.xib"), ours: TestFiles.sample("Merge/SignIn-ours.xib"),
            theirs: TestFiles.sample("Merge/SignIn-base.xib"), output: folder.path("SignIn.xib"))
        #expect(merge.result().status == .fine)
        #expect(try folder.read("SignIn.xib") == String(contentsOfFile: TestFiles.sample("Merge/SignIn-ours.xib"), encoding: .utf8))
        var check = CheckMergeRequest()
        check.paths = [folder.path("SignIn.xib")]
        #expect(check.result().status == .fine)
        _ = try folder.write("<<<<<<< ours\n", to: "SignIn.xib")
        #expect(check.result().status != .fine)
    }

    // MARK: Writing

    @Test("A new document can be solved, compiled and converted, and isn't overwritten")
    func newDocumentIsUsable() throws {
        let path = folder.path("New.storyboard")
        #expect(NewRequest(path: path).result().status == .fine)
        #expect(NewRequest(path: path).result().status != .fine)
        #expect(output(SolveRequest(files: FileSelection([path]))).contains("iOS storyboard"))
        #expect(CompileRequest(file: path, output: folder.path("New.storyboardc")).result().status == .fine)
        #expect(FileManager.default.fileExists(atPath: folder.path("New.storyboardc/Info.plist")))
        var convert = ConvertRequest()
        (convert.files, convert.to, convert.output, convert.format) = ([path], .uikit, "-", false)
        #expect(output(convert).contains("import UIKit"))
    }

    @Test("A state is applied to a copy or in place")
    func statesAreApplied() throws {
        let path = try copy(Self.form)
        let before = try folder.read("Copy.storyboard")
        var request = ApplyRequest(file: path)
        request.state.hide = ["Street Label"]
        request.output = folder.path("Hidden.storyboard")
        #expect(request.result().status == .fine)
        #expect(try folder.read("Copy.storyboard") == before)
        let hidden = try folder.read("Hidden.storyboard")
        #expect(hidden != before)
        (request.output, request.inPlace) = (nil, true)
        #expect(request.result().status == .fine)
        #expect(try folder.read("Copy.storyboard") == hidden)
        request.state.hide = ["No Such Label"]
        #expect(request.result().status == .wrongUsage)
        #expect(try folder.read("Copy.storyboard") == hidden)
    }

    @Test("A screen is rendered to a file, and an unknown scene writes none")
    func screensAreRendered() throws {
        var request = RenderRequest(output: folder.path("Form.svg"))
        request.file = Self.form
        #expect(request.result().status == .fine)
        #expect(try folder.read("Form.svg").hasPrefix("<svg "))
        request.output = folder.path("None.svg")
        request.scene = "No Such Scene"
        #expect(request.result().status == .wrongUsage)
        #expect(!FileManager.default.fileExists(atPath: folder.path("None.svg")))
    }

    @Test("Exported texts are imported as a translation")
    func textsComeBack() throws {
        let path = try copy(Self.form, to: "Base.lproj/Form.storyboard")
        var export = StringsExportRequest(paths: [path])
        export.output = folder.path("Form.strings")
        #expect(export.result().status == .fine)
        let table = try String(contentsOfFile: folder.path("Form.strings"), encoding: .utf16)
        let entry = "\"Hea-Vw-frm.text\" = "
        let translated = try folder.write(
            table.replacing(entry + "\"Delivery address\"", with: entry + "\"Lieferadresse\""), to: "Translated.strings")
        var request = StringsImportRequest(paths: [path])
        (request.from, request.language) = ([translated], "de")
        let result = request.result()
        #expect(result.status == .fine && result.errors.isEmpty)
        #expect(try folder.read("de.lproj/Form.strings").contains(entry + "\"Lieferadresse\""))
    }
}
