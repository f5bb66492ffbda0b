import FormworkDiagnostics
import FormworkLayout
import FormworkRules
import FormworkTestSupport
import Foundation
import Testing

@testable import FormworkCommand

@Suite("Configurations around documents")
struct ConfigurationsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        // The folder of a repository ends the search for further configurations.
        try folder.write("", to: ".git/HEAD")
        try folder.write("", to: "App/Views/Card.xib")
    }

    private func entry(_ file: String = "App/Views/Card.xib", _ source: Configurations.Source = .folders) throws -> (
        entry: Configurations.Entry, path: String
    ) {
        let found = try Configurations(source).entry(for: InputFile(path: folder.path(file)))
        return (found.entry, found.path)
    }

    private func message(_ source: Configurations.Source = .folders) -> String? {
        do {
            _ = try entry("App/Views/Card.xib", source)
            return nil
        } catch { return (error as? RunFailure)?.text.text ?? "\(error)" }
    }

    /// Returns the ids of the rules that are checked besides the usual ones, and those that aren't.
    private static func differences(_ configuration: LintConfiguration) -> (more: Set<String>, less: Set<String>) {
        let (own, usual) = (Set(configuration.checkedRules.map(\.id)), Set(LintConfiguration().checkedRules.map(\.id)))
        return (own.subtracting(usual), usual.subtracting(own))
    }

    @Test("Without a configuration, the defaults apply, and paths are relative to the repository")
    func defaults() throws {
        let found = try entry()
        #expect(found.path == "App/Views/Card.xib" && found.entry.files.isEmpty && found.entry.configuration == LintConfiguration())
        #expect(Configurations(.folders).reference(of: folder.path("App/Views/Card.xib")) == "App/Views/Card.xib")
        #expect(Configurations(.folders).reference(of: folder.path("gone.xib")) == folder.path("gone.xib"))
    }

    @Test("An inner folder's configuration is added to that of the folders around it")
    func nested() throws {
        try folder.write("rules:\n  dangling-reference: off\n", to: LintConfiguration.fileName)
        try folder.write("rules:\n  duplicate-id: off\n", to: "App/\(LintConfiguration.fileName)")
        let found = try entry().entry
        #expect(found.files.count == 2 && found.files.first?.hasSuffix("/App/\(LintConfiguration.fileName)") == false)
        #expect(Self.differences(found.configuration).less == ["dangling-reference", "duplicate-id"])
        #expect(Self.differences(try entry("Other.xib").entry.configuration).less == ["dangling-reference"])
    }

    @Test("A configuration that doesn't inherit is independent")
    func alone() throws {
        try folder.write("rules:\n  duplicate-id: off\n", to: LintConfiguration.fileName)
        try folder.write("inherit: false\n", to: "App/\(LintConfiguration.fileName)")
        let found = try entry().entry
        #expect(found.files.count == 1 && Self.differences(found.configuration).less.isEmpty)
    }

    @Test("A named configuration replaces those of the folders, and none can be asked for")
    func named() throws {
        try folder.write("rules:\n  duplicate-id: off\n", to: LintConfiguration.fileName)
        let other = try folder.write("rules:\n  dangling-reference: off\n", to: "elsewhere/other.yml")
        #expect(Self.differences(try entry("App/Views/Card.xib", .file(other)).entry.configuration).less == ["dangling-reference"])
        #expect(Self.differences(try entry("App/Views/Card.xib", .none).entry.configuration).less.isEmpty)
        #expect(try entry("App/Views/Card.xib", .file(other)).path == "App/Views/Card.xib")
    }

    @Test("IBLinter's configuration is translated where there is no other")
    func translated() throws {
        try folder.write("disabled_rules:\n  - duplicate_id\n", to: "App/.iblinter.yml")
        #expect(try entry().entry.files.map { $0.hasSuffix("/App/.iblinter.yml") } == [true])
        try folder.write("strict: true\n", to: "App/\(LintConfiguration.fileName)")
        let found = try entry().entry
        #expect(found.files.map { $0.hasSuffix("/App/\(LintConfiguration.fileName)") } == [true] && found.configuration.isStrict == true)
    }

    @Test("A mistake in a configuration has its place, and stops the run")
    func mistakes() throws {
        let file = folder.path(LintConfiguration.fileName)
        try folder.write("rules:\n  no-such-rule: off\n", to: LintConfiguration.fileName)
        #expect(message()?.hasPrefix("\(file):2:") == true && message()?.contains("no-such-rule") == true)
        try folder.write("a: [\n", to: LintConfiguration.fileName)
        #expect(message()?.hasPrefix("\(file):") == true)
        #expect(
            message(.file(folder.path("gone.yml")))
                == "formwork: error: '\(folder.path("gone.yml"))' cannot be read: No such file or directory")
        var request = ValidateRequest(files: FileSelection([folder.path("App/Views/Card.xib")]))
        request.reports.config = folder.path("gone.yml")
        #expect(request.result().status == .cannotRead && request.result().output.isEmpty)
    }

    @Test("A configuration that is too large is refused as a whole")
    func large() throws {
        let file = folder.path(LintConfiguration.fileName)
        let rules = "rules:\n  duplicate-id: off\n"
        try folder.write(rules + String(repeating: "#", count: (1 << 20) - rules.utf8.count), to: LintConfiguration.fileName)
        #expect(message() == nil)
        try folder.write(rules + String(repeating: "#", count: 1 << 20), to: LintConfiguration.fileName)
        #expect(message() == "formwork: error: '\(file)' cannot be read: it has more than 1048576 bytes")
    }

    @Test("The configuration of a document is printed with the files that it comes from")
    func printed() throws {
        var request = ConfigRequest()
        request.print = folder.path("App/Views/Card.xib")
        #expect(String(decoding: request.result().output, as: UTF8.self).hasPrefix("# App/Views/Card.xib: defaults only\n"))
        let file = try folder.write("strict: true\n", to: LintConfiguration.fileName)
        let text = String(decoding: request.result().output, as: UTF8.self)
        #expect(text.hasPrefix("# App/Views/Card.xib: \(file)\n") && text.contains("strict: true\n"))
        var schema = ConfigRequest()
        schema.schema = true
        #expect(try JSONSerialization.jsonObject(with: Data(schema.result().output)) is [String: Any])
    }

    // MARK: Rules

    @Test("Rules are chosen by id or alias; a rule that is disabled is never checked")
    func rules() throws {
        var selection = RuleSelection()
        (selection.rule, selection.disable) = (["misplaced", "duplicate-id"], ["duplicate-id"])
        #expect(try selection.rules(LintConfiguration()).map(\.id) == ["misplaced-view"])
        #expect(selection.asksForSolving)
        selection = RuleSelection()
        #expect(
            try selection.rules(LintConfiguration()).map(\.id) == LintConfiguration().checkedRules.map(\.id) && !selection.asksForSolving)
    }

    // MARK: Screens

    @Test("Screens are every device in every orientation, direction and text size")
    func screens() throws {
        var checks = ScreenChecks()
        #expect(try checks.screens(LintConfiguration()).isEmpty)
        (checks.device, checks.orientation, checks.rightToLeft) = (["iphone-se", "ipad"], [.portrait, .landscape], true)
        checks.textSize = [try ScreenArgument.textSize("AX5")]
        let names = try checks.screens(LintConfiguration()).map(\.name)
        #expect(names.count == 16 && Set(names).count == 16)
        #expect(names.contains { $0.hasSuffix(" landscape right to left with texts in \(checks.textSize[0].rawValue)") })
    }

    @Test("Without a device, other text sizes are checked on the canvas")
    func canvas() throws {
        var checks = ScreenChecks()
        checks.textSize = [try ScreenArgument.textSize("S"), try ScreenArgument.textSize("S")]
        #expect(try checks.screens(LintConfiguration()).map(\.name) == ["the canvas with texts in \(checks.textSize[0].rawValue)"])
    }

    @Test("A configuration names screens, which those of the request replace")
    func configuredScreens() throws {
        let configuration = try LintConfiguration(Array("devices: [ipad]\norientations: [landscape]\n".utf8), file: "a.yml")
        let configured = try ScreenChecks().screens(configuration)
        #expect(configured.count == 1 && configured[0].name.hasSuffix(" landscape"))
        var checks = ScreenChecks()
        checks.device = ["iphone-se"]
        let asked = try checks.screens(configuration)
        #expect(asked.count == 1 && !asked[0].name.hasSuffix(" landscape"))
        let wrong = try LintConfiguration(Array("devices: [fridge]\n".utf8), file: "a.yml")
        #expect(throws: UsageError.self) { try ScreenChecks().screens(wrong) }
    }
}
