import FormworkCode
import FormworkCommand
import FormworkLayout
import FormworkModel
import FormworkRender
import FormworkStrings
import FormworkTemplates
import FormworkTestSupport
import Testing

/// A request whose values exclude each other, and the reason.
struct RefusedRequest: Sendable, CustomTestStringConvertible {
    let message: String
    let request: @Sendable () throws -> any CommandRequest

    init(_ message: String, _ request: @escaping @Sendable () throws -> any CommandRequest) {
        (self.message, self.request) = (message, request)
    }

    /// Returns a refusal of a request that is made of defaults.
    static func of<Request: CommandRequest>(
        _ request: @autoclosure @escaping @Sendable () -> Request, _ change: @escaping @Sendable (inout Request) throws -> Void,
        _ message: String
    ) -> RefusedRequest {
        RefusedRequest(message) {
            var made = request()
            try change(&made)
            return made
        }
    }

    var testDescription: String { message }
}

@Suite("Values of requests that exclude each other")
struct RequestCheckTests {
    private static let form = TestFiles.sample("HidingForm.storyboard")

    private static func expectRefusal(_ refused: RefusedRequest) throws {
        let request = try refused.request()
        let error = #expect(throws: UsageError.self) { try request.check() }
        #expect(error?.message == refused.message)
        // A request that is refused does nothing.
        let result = request.result()
        #expect(result.status == .wrongUsage && result.output.isEmpty)
        #expect(String(decoding: result.errors, as: UTF8.self) == "error: \(refused.message)\n")
    }

    // MARK: Files

    static let fileCases: [RefusedRequest] = [
        .of(SolveRequest(files: FileSelection([])), { _ in }, "specify at least one file or folder"),
        .of(SolveRequest(files: FileSelection(["-", "-"])), { _ in }, "'-' can only be used once"),
        .of(SolveRequest(files: FileSelection(["a.xib"])), { $0.files.jobs = 0 }, "--jobs must be at least 1"),
        .of(OutlineRequest(files: FileSelection(["a.xib"])), { $0.budget = 0 }, "--budget must be at least 1"),
        .of(StatesRequest(files: FileSelection(["a.xib"])), { $0.maxStates = 0 }, "--max-states must be at least 1"),
        .of(NewRequest(path: "New.nib"), { _ in }, "'New.nib' must end with .storyboard or .xib"),
        .of(NewRequest(path: "New.storyboard"), { $0.view = true }, "--view makes a XIB, but 'New.storyboard' doesn't end with .xib"),
        .of(PreviewRequest(files: []), { _ in }, "specify at least one file"),
        .of(PreviewRequest(files: ["-"]), { _ in }, "'-' cannot be previewed: standard input can only be read once"),
        .of(ExplainRequest(log: "-", paths: []), { _ in }, "specify at least one file or folder after the log"),
        .of(ExplainRequest(log: "a.log", paths: ["-"]), { _ in }, "'-' can only be used for the log, which comes first"),
        .of(ExplainRequest(log: "a.log", paths: ["a"]), { $0.picture = "a.png" }, "--picture needs a file name that ends in .svg"),
        .of(SchemaRequest(), { $0.line = true }, "--line needs a command"),
        .of(ConfigRequest(), { _ in }, "choose one of --init, --print and --schema"),
        .of(ConfigRequest(), { ($0.`init`, $0.schema) = (true, true) }, "choose one of --init, --print and --schema"),
    ]

    @Test("A request names files that it can work with", arguments: fileCases)
    func files(refused: RefusedRequest) throws { try Self.expectRefusal(refused) }

    // MARK: Checking

    private static func validating(_ change: @escaping @Sendable (inout ValidateRequest) throws -> Void, _ message: String)
        -> RefusedRequest
    {
        .of(ValidateRequest(files: FileSelection(["a.xib"])), change, message)
    }

    static let checkCases: [RefusedRequest] = [
        validating({ $0.dryRun = true }, "--dry-run needs --fix"),
        validating({ ($0.files.paths, $0.fix) = (["-"], true) }, "standard input cannot be fixed in place; --dry-run prints the diff"),
        validating(
            { ($0.reports.writeBaseline, $0.reporter) = ("b.json", .json) }, "--write-baseline and --reporter cannot be used together"),
        validating({ ($0.fix, $0.dryRun, $0.reporter) = (true, true, .json) }, "--dry-run and --reporter cannot be used together"),
        validating({ ($0.reports.config, $0.reports.noConfig) = ("c.yml", true) }, "--config and --no-config cannot be used together"),
        validating(
            { ($0.reports.baseline, $0.reports.writeBaseline) = ("b", "c") }, "--baseline and --write-baseline cannot be used together"),
        validating(
            { ($0.reports.writeBaseline, $0.reports.report) = ("b", [try #require(.init(argument: "sarif:r.sarif"))]) },
            "--write-baseline and --report cannot be used together"),
        validating({ $0.reports.changedSince = "main..HEAD" }, "--changed-since needs a revision, not a range"),
        validating(
            { $0.reports.report = [try #require(.init(argument: "sarif:-"))] },
            "--report writes a file; --reporter writes to standard output"),
        validating(
            { $0.reports.report = [try #require(.init(argument: "sarif:r")), try #require(.init(argument: "sarif:r"))] },
            "two reports cannot be written to the same file"),
        validating({ ($0.project.project, $0.project.noProject) = (".", true) }, "--project and --no-project cannot be used together"),
        validating({ $0.screens.maxStates = 0 }, "--max-states must be at least 1"),
        validating({ $0.screens.orientation = [.landscape] }, "--orientation and --right-to-left need --device"),
        validating({ $0.screens.rightToLeft = true }, "--orientation and --right-to-left need --device"),
        validating({ $0.rules.enable = ["duplicate-idd"] }, "there is no rule 'duplicate-idd'; did you mean 'duplicate-id'?"),
        validating({ $0.rules.disable = ["zzzzzzzz"] }, "there is no rule 'zzzzzzzz'; 'formwork rules' lists them"),
        .of(DiffRequest(), { ($0.stat, $0.format) = (true, .json) }, "--stat works with --format text only"),
        .of(DiffRequest(), { ($0.old, $0.new) = ("-", "-") }, "'-' can only be used once"),
        .of(DiffRequest(), { $0.system = 17 }, "--device, --system and states need --solve, --pictures or --format html"),
        .of(DiffRequest(), { $0.state.hide = ["a"] }, "--device, --system and states need --solve, --pictures or --format html"),
        .of(FmtRequest(), { $0.canonical = true }, "--canonical needs at least one file"),
        .of(FmtRequest(), { $0.staged = true }, "--staged needs --check: the index is not changed"),
        .of(
            TextConvRequest(file: "a.xib"), { $0.outlineVersion = 0 },
            "this formwork prints outlines of version 3: run 'formwork git install' again"),
        .of(
            MergeRequest(base: "a", ours: "b", theirs: "c", output: "d"), { ($0.takesOurs, $0.resolve) = (true, true) },
            "--ours, --theirs, --report and --resolve cannot be used together"),
        .of(
            MergeRequest(base: "a", ours: "b", theirs: "c", output: "d"), { $0.markerSize = 1001 },
            "--marker-size must be a number from 1 to 1000"),
        .of(MergeRequest(base: "-", ours: "b", theirs: "-", output: "d"), { _ in }, "'-' can only be used once"),
    ]

    @Test("A check or a comparison has one kind of result", arguments: checkCases)
    func checks(refused: RefusedRequest) throws { try Self.expectRefusal(refused) }

    // MARK: Writing

    static let writingCases: [RefusedRequest] = [
        .of(EditRequest(paths: [form]), { _ in }, "nothing to do: use --do, --script or --update-frames"),
        .of(EditRequest(paths: [form]), { ($0.commands, $0.jobs) = (["rm a"], 0) }, "--jobs must be at least 1"),
        .of(EditRequest(paths: ["-"]), { $0.script = "-" }, "standard input cannot be both the document and the script"),
        .of(EditRequest(paths: ["-", "-"]), { $0.commands = ["rm a"] }, "'-' can only be used once"),
        .of(
            EditRequest(paths: [form]), { ($0.commands, $0.output, $0.inPlace) = (["rm a"], "b", true) },
            "--in-place and -o cannot be used together"),
        .of(
            EditRequest(paths: [form]), { ($0.commands, $0.output, $0.dryRun) = (["rm a"], "b", true) },
            "--dry-run and -o cannot be used together"),
        .of(EditRequest(paths: [form, form]), { ($0.commands, $0.output) = (["rm a"], "b") }, "-o works with one document only"),
        .of(
            EditRequest(paths: [form]), { ($0.commands, $0.output, $0.format) = (["rm a"], "-", .json) },
            "--format cannot be used with -o -, which prints the document"),
        .of(ApplyRequest(file: form), { $0.updateFrames = true }, "specify either -o or --in-place"),
        .of(ApplyRequest(file: form), { ($0.updateFrames, $0.output, $0.inPlace) = (true, "a", true) }, "specify either -o or --in-place"),
        .of(ApplyRequest(file: "-"), { ($0.updateFrames, $0.inPlace) = (true, true) }, "standard input cannot be changed in place: use -o"),
        .of(
            ApplyRequest(file: form), { $0.inPlace = true },
            "nothing to apply: use --template, --hide, --show, --state, --set or --update-frames"),
        .of(
            ApplyRequest(file: form), { ($0.inPlace, $0.state.hide, $0.state.state) = (true, ["a"], [.show("b")]) },
            "--state cannot be used together with --template, --hide or --show"),
        .of(
            StringsExportRequest(paths: [form]), { ($0.encoding, $0.format) = (.utf8(hasMark: false), .xliff) },
            "--encoding works with --format strings only"),
        .of(StringsImportRequest(paths: [form]), { _ in }, "specify the translations: --from FILE"),
        .of(StringsImportRequest(paths: [form]), { ($0.from, $0.output) = (["a"], "b") }, "-o needs --into-document"),
        .of(StringsImportRequest(paths: ["-"]), { $0.from = ["a"] }, "translations cannot be written for standard input: specify a file"),
        .of(StringsImportRequest(paths: [form]), { $0.intoDocument = true }, "specify the output: -o FILE, or -o - for standard output"),
        .of(StringsImportRequest(paths: [form]), { ($0.intoDocument, $0.output) = (true, "-") }, "specify the --language"),
        .of(
            StringsImportRequest(paths: [form]), { ($0.intoDocument, $0.output, $0.dryRun) = (true, "-", true) },
            "--dry-run and --into-document cannot be used together"),
        .of(StringsCheckRequest(files: FileSelection([form])), { $0.device = ["ipad"] }, "--pseudo and --device need --layout"),
        .of(StringsCheckRequest(files: FileSelection([form])), { $0.orientation = [.landscape] }, "--orientation needs --device"),
        .of(IBToolRequest(), { _ in }, "expected one document, found 0"),
        .of(
            IBToolRequest(), { ($0.files, $0.compile, $0.compilationDirectory) = (["a"], "b", "c") },
            "--compile and --compilation-directory cannot be used together"),
        .of(
            IBToolRequest(), { ($0.files, $0.compile, $0.exportStringsFile) = (["a"], "b", "./b") },
            "the result and --export-strings-file would share the output 'b'"),
        .of(IBToolRequest(), { ($0.files, $0.write) = (["a"], "b") }, "--write is not supported: formwork edit a --do … -o b"),
        .of(
            IBToolRequest(), { ($0.files, $0.importStringsFile, $0.write) = (["a"], "s", "b") },
            "--import-strings-file is not supported: formwork strings import a --from s --into-document -o b"),
    ]

    @Test("A request that writes says what and where", arguments: writingCases)
    func writing(refused: RefusedRequest) throws { try Self.expectRefusal(refused) }

    // MARK: Converting

    private static func converting(_ to: ConversionFormat?, _ change: @escaping @Sendable (inout ConvertRequest) -> Void, _ message: String)
        -> RefusedRequest
    {
        .of(
            ConvertRequest(),
            {
                ($0.files, $0.to) = ([form], to)
                change(&$0)
            }, message)
    }

    static let conversionCases: [RefusedRequest] = [
        converting(.xib, { $0.files = [] }, "specify the file to convert"),
        converting(.xib, { _ in }, "specify the output: -o FILE, or -o - for standard output"),
        converting(.json, { $0.verify = true }, "--print-template, --code-template and --verify are for code"),
        converting(
            .swiftui, { $0.printsTemplate = true },
            "--to swiftui doesn't use a template: --print-template and --code-template are for other kinds of code"),
        converting(.json, { $0.form = .view }, "--form is for uikit, appkit and snapkit"),
        converting(.json, { $0.deploymentTarget = SystemVersion(12) }, "--deployment-target is for code that UIKit or AppKit runs"),
        converting(.vfl, { $0.exhaustive = true }, "--exhaustive is for code that UIKit or AppKit runs"),
        converting(
            .uikit, { ($0.verify, $0.output) = (true, "-") }, "--verify prints its results to standard output: specify a folder with -o"),
    ]

    @Test("An option of a conversion fits its format", arguments: conversionCases)
    func conversions(refused: RefusedRequest) throws { try Self.expectRefusal(refused) }

    private static func rendering(_ output: String, _ change: @escaping @Sendable (inout RenderRequest) throws -> Void, _ message: String)
        -> RefusedRequest
    {
        .of(
            RenderRequest(output: output),
            {
                $0.file = form
                try change(&$0)
            }, message)
    }

    static let pictureCases: [RefusedRequest] = [
        rendering("a.svg", { $0.file = nil }, "specify a file or a folder"),
        rendering("a.svg", { $0.maxOutput = 0 }, "--max-output must be at least 1"),
        rendering("a.gif", { _ in }, "the output 'a.gif' has no known format: use a name that ends in .svg, .png, .pdf or .html"),
        rendering("a.png", { $0.scale = 21 }, "--scale must be a number from 0.05 to 20"),
        rendering("a.svg", { $0.scale = 2 }, "--scale works with PNG only"),
        rendering("a.png", { $0.maxPixels = 0 }, "--max-pixels must be a number from 1 to 1000000000"),
        rendering("a.png", { $0.maxSeconds = 90_000 }, "--max-seconds must be a number from 1 to 86400"),
        rendering("a.html", { $0.compare = [.before] }, "--compare works with SVG, PNG and PDF only: pages compare states themselves"),
        rendering("a.svg", { $0.arrange = true }, "--arrange needs --map"),
        rendering("a.html", { $0.map = true }, "--map makes pages of folders only: the page of a storyboard starts with its map"),
        rendering("a.svg", { ($0.map, $0.against) = (true, "b.xib") }, "--compare and --against don't work with maps"),
        rendering("a.svg", { ($0.map, $0.language) = (true, ["de"]) }, "--language doesn't work with maps"),
        rendering("a.svg", { ($0.map, $0.scene) = (true, "A") }, "--scene doesn't work with maps"),
        rendering(
            "a.svg", { ($0.compare, $0.language, $0.against) = ([.before], ["de", "fr"], "b") },
            "--compare and --against work with one language only"),
        rendering("a.svg", { $0.compare = [.overlay] }, "nothing to compare: use --template, --hide, --show, --state or --against"),
        rendering("a.html", { $0.recorded = true }, "--recorded doesn't work with pages or maps"),
        rendering(
            "a.svg", { ($0.recorded, $0.language) = (true, ["de"]) },
            "--recorded doesn't work with devices, sizes, states, languages or directions"),
        rendering("a.svg", { $0.beside = ["b.xib"] }, "--beside needs --sheet platforms"),
        rendering("a.svg", { $0.sheet = [.devices, .devices] }, "--sheet needs one or two different values"),
        rendering("a.html", { $0.sheet = [.states] }, "--sheet doesn't work with pages, maps, --compare or --against"),
        rendering("a.svg", { $0.sheet = [.languages] }, "--sheet languages needs --language"),
        rendering("a.svg", { ($0.sheet, $0.language) = ([.states], ["de", "fr"]) }, "several languages need --sheet languages"),
        rendering("a.svg", { $0.sheet = [.platforms] }, "--sheet platforms needs --beside"),
        rendering(
            "a.svg", { ($0.sheet, $0.screen.device) = ([.states], try ScreenArgument.devices("phones")) },
            "several devices need --sheet devices"),
    ]

    @Test("Options of a picture fit its kind", arguments: pictureCases)
    func pictures(refused: RefusedRequest) throws { try Self.expectRefusal(refused) }
}
