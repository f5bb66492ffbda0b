import FormworkDiagnostics
import FormworkRules
import Testing

@Suite("Configurations")
struct LintConfigurationTests {
    private static func read(_ text: String) throws -> LintConfiguration { try LintConfiguration(Array(text.utf8), file: ".formwork.yml") }

    @Test("A configuration selects documents, rules, screens and findings")
    func everything() throws {
        let configuration = try Self.read(
            """
            # a comment
            inherit: no
            included: [App]
            excluded: Pods
            solve: true
            devices: [phones]
            orientations: [portrait]
            text_sizes: [AX5]
            right_to_left: on
            states: off
            strict: true
            baseline: known.json
            rules:
              clipped-text: off
              misplaced-view: error
              duplicate_constraint: note
              use-base-class: {classes: {UIViewController: [BaseController]}}
            except:
              - rules: [ambiguous-layout]
                scenes: [Login]
                objects: [a1-b2-c3, Title]
                reason: placed by code
            """)
        #expect(!configuration.inherits)
        #expect(configuration.included == ["App"] && configuration.excluded == ["Pods"])
        #expect(configuration.solves == true && configuration.devices == ["phones"] && configuration.orientations == ["portrait"])
        #expect(configuration.textSizes == ["AX5"])
        #expect(configuration.isRightToLeft == true && configuration.checksStates == false && configuration.isStrict == true)
        #expect(configuration.baseline == "known.json")
        #expect(configuration.rules["clipped-text"] == .init(isOn: false))
        #expect(configuration.rules["misplaced-view"] == .init(isOn: true, severity: .error))
        #expect(configuration.rules["duplicate-constraint"] == .init(isOn: true, severity: .note))
        #expect(configuration.settings.baseClasses == ["UIViewController": ["BaseController"]])
        let exception = try #require(configuration.exceptions.first)
        #expect(exception.rules == ["ambiguous-layout"] && exception.scenes == ["Login"] && exception.objects == ["a1-b2-c3", "Title"])
        #expect(exception.reason == "placed by code")
    }

    @Test("A configuration of only comments sets nothing", arguments: ["", "# nothing\n\n  # at all\n"])
    func nothing(text: String) throws { #expect(try Self.read(text) == LintConfiguration()) }

    private static let faults: [(text: String, message: String, line: Int, column: Int, hint: String?)] = [
        ("rulez: {}\n", "'rulez' is not a known key", 1, 1, "did you mean 'rules'?"),
        ("rules:\n  clipped-txt: on\n", "there is no rule 'clipped-txt'", 2, 3, "did you mean 'clipped-text'?"),
        ("rules:\n  clipped-text: loud\n", "'loud' is not a severity: expected error, warning, note, on or off", 2, 17, nil),
        ("strict: maybe\n", "expected true or false", 1, 9, nil),
        ("rules: [clipped-text]\n", "expected keys with values", 1, 8, nil),
        ("included: [[a]]\n", "expected a text", 1, 12, nil),
        (
            "except:\n  - rules: [clipped-text]\n", "an exception needs documents, scenes or objects; disable a rule under 'rules'",
            2, 5, nil
        ),
        ("rules:\n  clipped-text: {device: x}\n", "'device' is not a known key", 2, 18, "known keys: enabled, severity"),
    ]

    @Test("Meaningless values are refused with their place", arguments: faults)
    func fault(text: String, message: String, line: Int, column: Int, hint: String?) throws {
        let error = try #require(throws: ConfigurationError.self) { try Self.read(text) }
        #expect(error.diagnostic.message == message)
        #expect(error.diagnostic.location.line == line && error.diagnostic.location.column == column)
        #expect(error.diagnostic.notes.first == hint)
    }

    @Test("Invalid YAML is refused with its place")
    func noYAML() throws {
        let error = try #require(throws: ConfigurationError.self) { try Self.read("rules:\n  - [\n") }
        #expect(error.diagnostic.location.line >= 2)
    }

    @Test("An inner folder overrides an outer one, or replaces it on request")
    func nesting() throws {
        let outer = try Self.read("excluded: [Pods]\nrules: {clipped-text: off, misplaced-view: note}\nstrict: true\n")
        let inner = try Self.read("excluded: [Old]\nrules: {clipped-text: on, misplaced-view: error}\n").below("App/")
        let both = outer.with(inner)
        #expect(both.excluded == ["Pods", "App/Old"])
        #expect(both.rules["clipped-text"]?.isOn == true && both.rules["misplaced-view"]?.severity == .error)
        #expect(both.isStrict == true)
        let alone = try Self.read("inherit: false\nrules: {clipped-text: on}\n")
        #expect(outer.with(alone) == alone)
    }

    @Test("A team's written configuration reads as the usual rules, and the effective one reads as itself")
    func written() throws {
        let usual = Set(LintConfiguration().checkedRules.map(\.id))
        #expect(!usual.isEmpty)
        #expect(Set(try Self.read(LintConfiguration().template).checkedRules.map(\.id)) == usual)
        var configuration = try Self.read(
            """
            excluded: ["a: b", 'c"d']
            rules: {clipped-text: off, misplaced-view: error, use-base-class: {classes: {UIView: [A, B]}}, view-as-device: {device: retina6_1}}
            except: [{documents: ["x #y"], reason: "it's: so"}]
            baseline: "b.json"
            """)
        let again = try Self.read(configuration.yaml)
        #expect(again.checkedRules.map(\.id) == configuration.checkedRules.map(\.id))
        configuration.rules = again.rules
        #expect(again == configuration)
    }

    @Test("IBLinter's file is translated, with a note about settings without a counterpart")
    func iblinter() throws {
        let text = """
            enabled_rules: [duplicate_constraint, no_such_rule]
            disabled_rules:
              - ambiguous
            excluded: [Carthage]
            use_base_class_rule:
              - element_class: UILabel
                base_classes: [TitleLabel]
            view_as_device_rule: {device_id: retina6_1}
            reporter: json
            custom_thing: 1
            """
        let translation = try LintConfiguration.translated(iblinter: Array(text.utf8), file: ".iblinter.yml")
        #expect(translation.configuration.rules["duplicate-constraint"] == .init(isOn: true))
        #expect(translation.configuration.rules["ambiguous-layout"] == .init(isOn: false))
        #expect(translation.configuration.excluded == ["Carthage"])
        #expect(translation.configuration.settings.baseClasses == ["UILabel": ["TitleLabel"]])
        #expect(translation.configuration.settings.canvasDevice == "retina6_1")
        #expect(translation.notes.map(\.location.line) == [1, 9, 10])
        #expect(translation.notes.allSatisfy { $0.severity == .note })
        #expect(translation.notes.first?.message == "the rule 'no_such_rule' has no equivalent")
    }
}
