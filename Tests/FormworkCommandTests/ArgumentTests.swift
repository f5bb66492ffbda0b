import FormworkResults
import FormworkLayout
import FormworkModel
import FormworkStrings
import Testing

@testable import FormworkCommand

@Suite("Arguments as values")
struct ArgumentTests {
    /// Returns the message of an error in reading an argument; nil for none.
    private static func message(_ read: () throws -> some Any) -> String? {
        do {
            _ = try read()
            return nil
        } catch { return "\(error)" }
    }

    static let sizeCases: [(String, Size?)] = [
        ("320x480", Size(width: 320, height: 480)), ("320X480.5", Size(width: 320, height: 480.5)),
        ("0×100000", Size(width: 0, height: 100_000)),
        ("320", nil), ("320x480x1", nil), ("x480", nil), ("-1x480", nil), ("1x100001", nil), ("nanx1", nil), ("axb", nil), ("", nil),
    ]

    @Test("A size is two numbers up to 100000", arguments: sizeCases)
    func sizes(text: String, size: Size?) {
        #expect((try? ScreenArgument.size(text)) == size)
        if size == nil {
            #expect(
                Self.message { try ScreenArgument.size(text) }
                    == "'\(text)' isn't a size: expected two numbers up to 100000, such as 320x480")
        }
    }

    static let systemCases: [(String, Int?)] = [
        ("26", 26), ("10.15", 10), ("10.15.7", 10), ("4", nil), ("100", nil), ("10.15.7.1", nil), ("10.", nil), ("x", nil), ("", nil),
    ]

    @Test("A system is a version from 5 to 99", arguments: systemCases)
    func systems(text: String, major: Int?) { #expect((try? ScreenArgument.system(text)) == major) }

    @Test(
        "A limit is a whole number of at least 1",
        arguments: [("1", 1), ("5000000", 5_000_000), ("0", nil), ("-1", nil), ("1.5", nil), ("", nil)])
    func limits(text: String, limit: Int?) { #expect((try? ScreenArgument.solverLimit(text)) == limit) }

    @Test("A text size is a short name in any case, with or without dashes", arguments: ["XXL", "xxl", "x-x-l"])
    func textSizes(text: String) throws {
        #expect(try ScreenArgument.textSize(text) == .extraExtraLarge)
        #expect(
            Self.message { try ScreenArgument.textSize("huge") }?.hasPrefix(
                "there is no text size 'huge'; the sizes are: XS, S, M, L, XL, XXL, XXXL, AX1") == true)
    }

    @Test("Size classes are a pair")
    func sizeClasses() throws {
        #expect(try ScreenArgument.sizeClasses("compact,regular").map(\.rawValue) == ["compact", "regular"])
        for text in ["compact", "compact,regular,regular", "compact,", "small,large"] {
            #expect(
                Self.message { try ScreenArgument.sizeClasses(text) }
                    == "'\(text)' isn't a pair of size classes: expected two values such as compact,regular")
        }
    }

    @Test("A device is found by its name, and a set names several once")
    func devices() throws {
        #expect(try ScreenArgument.devices("ipad").count == 1 && ScreenArgument.devices("all").count == Device.all.count)
        #expect(try ScreenArgument.devices("phones").count == 6 && ScreenArgument.devices("tablets").count == 4)
        #expect(try ScreenChecks.devices(["phones", "retina4_7", "tablets"]).count == 10)
        #expect(Self.message { try ScreenArgument.devices("fridge") }?.hasPrefix("there is no device 'fridge'; the devices are: ") == true)
        #expect(ScreenArgument.unique([3, 1, 3, 2, 1]) == [3, 1, 2])
    }

    @Test("A word is one of the given values")
    func words() throws {
        let format: OutputFormat = try ScreenArgument.word("ndjson")
        #expect(format == .ndjson)
        let formats: [OutputFormat] = try ScreenArgument.words("text,json")
        #expect(formats == [.text, .json])
        #expect(
            Self.message { try ScreenArgument.word("yaml") as OutputFormat } == "'yaml' is unknown; expected one of: text, json, ndjson")
    }

    // MARK: Texts

    @Test("Languages, formats and encodings are checked")
    func languages() throws {
        #expect(try StringsArgument.language("pt-BR") == "pt-BR")
        #expect(Self.message { try StringsArgument.language("../de") } == "'../de' isn't a language such as de, pt-BR or zh-Hans")
        #expect(try StringsArgument.format("xliff") == .xliff)
        #expect(Self.message { try StringsArgument.format("po") }?.hasPrefix("'po' is unknown; expected one of: ") == true)
        #expect(Self.message { try StringsArgument.encoding("latin1") } == "'latin1' is unknown; expected one of: utf-8, utf-16")
        for name in ["utf-8", "UTF8"] {
            if case .utf8(hasMark: false) = try StringsArgument.encoding(name) {} else { Issue.record("\(name)") }
        }
        #expect(try StringsArgument.pseudo("").isEmpty)
        #expect(Self.message { try StringsArgument.pseudo("klingon") }?.hasPrefix("'klingon' is unknown; expected one of: ") == true)
    }

    // MARK: Reports

    @Test(
        "A report is a format and a file",
        arguments: [
            ("sarif:a.sarif", "a.sarif"), ("junit:C:/x.xml", "C:/x.xml"), ("sarif:", nil), ("sarif", nil), ("word:a", nil), (":a", nil),
            ("", nil),
        ])
    func reports(text: String, path: String?) { #expect(ReportSelection.Report(argument: text)?.path == path) }

    @Test("A reporter is found by each name that is listed")
    func reporters() {
        for name in ValidateRequest.Reporter.allValueStrings { #expect(ValidateRequest.Reporter(argument: name) != nil, "\(name)") }
        #expect(ValidateRequest.Reporter(argument: "json") == .json && ValidateRequest.Reporter(argument: "word") == nil)
        #expect(ValidateRequest.Reporter(argument: "sarif")?.format == ReportFormat.sarif && ValidateRequest.Reporter.text.format == nil)
    }

    // MARK: Fields

    @Test("Fields, details, selectors and assignments are read from text, or refused with the choices")
    func fields() throws {
        #expect(try ImportRequest.fields("attributes,values").contains(ImportRequest.fields("values")))
        #expect(
            Self.message { try ImportRequest.fields("attributes,colors") }?.hasPrefix(
                "there is no field 'colors'; the fields are: attributes") == true)
        #expect(try "\(OutlineRequest.detail("looks"))" == "looks")
        #expect(
            Self.message { try OutlineRequest.detail("all") }
                == "there is no detail 'all'; the details are: scenes, objects, looks, connections, constraints")
        #expect(Self.message { try QueryRequest.selector("label[") } != nil && Self.message { try QueryRequest.selector("label") } == nil)
        #expect(Self.message { try ApplyRequest.assignment("lab-el-001") } != nil)
    }

    // MARK: Names of files

    @Test(
        "A compiled document is named after its source",
        arguments: [
            ("Main.storyboard", "Main.storyboardc"), ("a/Cell.xib", "a/Cell.nib"), ("Old.nib/designable.nib", "Old.nib"),
            ("Cell", "Cell.nib"), ("Cell.nib", "Cell.nib.nib"),
        ])
    func compiledNames(name: String, compiled: String) { #expect(CompiledName.of(name) == compiled) }

    @Test(
        "A path names one compiled document by its ending",
        arguments: [("a/b.nib", true), ("b.storyboardc/", true), ("b.nib/c", false), ("out", false), ("", false)])
    func compiledPaths(path: String, isOne: Bool) { #expect(CompiledName.isOne(path) == isOne) }

    @Test("Files of screens have readable and different names")
    func screenNames() {
        var names = ScreenFileNames()
        let screens = [
            "Sign In", "sign in", "SIGN IN", "a/b\\c:d", "…", "", "index", "NUL", "Größe_1-b", String(repeating: "long", count: 40),
        ]
        #expect(
            screens.map { names.name(for: $0) } == [
                "Sign In", "sign in 2", "SIGN IN 3", "a b c d", "Screen", "Screen 2", "index 1", "NUL 1", "Größe_1-b",
                String(repeating: "long", count: 20),
            ])
    }
}
