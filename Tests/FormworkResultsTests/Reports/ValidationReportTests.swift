import FormworkDiagnostics
import FormworkResults
import Testing

@Suite("Reports")
struct ValidationReportTests {
    /// Returns a finding whose texts all try to inject markup.
    private static func report(_ message: String = "a <b> & \"c\", it's", file: String = "App/Über uns, 1%.xib") -> ValidationReport {
        let finding = Diagnostic(
            rule: "some-rule", severity: .error, message: message,
            location: Diagnostic.Location(file: "/x", line: 3, column: 7, element: "a1"), path: "Scene ▸ =1+1", notes: ["a note"])
        let note = Diagnostic(
            rule: "other-rule", severity: .note, message: "n", location: Diagnostic.Location(file: "/x", line: 9, column: 1))
        return ValidationReport(
            files: [
                .init(path: "/x", reference: file, findings: [finding, note]), .init(path: "/y", reference: "clean.xib", findings: []),
            ],
            rules: [.init(id: "some-rule", severity: .error, summary: "s", explanation: "e")], version: "1")
    }

    private static func text(_ format: ReportFormat, _ report: ValidationReport = report()) -> String {
        String(decoding: report.bytes(as: format), as: UTF8.self)
    }

    @Test("The summary counts")
    func summary() {
        #expect(Self.report().summary == "1 error, 1 note in 2 files")
        #expect(ValidationReport(files: [], rules: [], version: "").summary == "nothing to check")
        let known = ValidationReport(files: [.init(path: "x", findings: [])], rules: [], version: "", knownCount: 2)
        #expect(known.summary == "nothing found in 1 file, 2 known findings omitted")
    }

    @Test("SARIF has the place, the rule and a fingerprint")
    func sarif() {
        let text = Self.text(.sarif)
        #expect(text.contains(#""ruleId":"some-rule","ruleIndex":0,"level":"error""#))
        #expect(text.contains(#""uri":"App/%C3%9Cber%20uns%2C%201%25.xib"},"region":{"startLine":3,"startColumn":7}"#))
        #expect(text.contains(#""logicalLocations":[{"name":"a1","fullyQualifiedName":"Scene ▸ =1+1"}]"#))
        #expect(text.contains(#""partialFingerprints":{"formwork/v1":""#))
    }

    @Test("No text becomes a command of GitHub")
    func githubActions() {
        let report = Self.report("first\n::error::second %25", file: "a:b,c.xib")
        let lines = Self.text(.githubActions, report).split(separator: "\n")
        #expect(
            lines == [
                "::error file=a%3Ab%2Cc.xib,line=3,col=7,title=some-rule::first%0A::error::second %2525%0Aa note",
                "::notice file=a%3Ab%2Cc.xib,line=9,col=1,title=other-rule::n",
            ])
    }

    @Test("Checkstyle and JUnit have texts as text", arguments: [ReportFormat.checkstyle, .junit])
    func xml(format: ReportFormat) {
        let text = Self.text(format)
        #expect(text.contains("a &lt;b&gt; &amp; &quot;c&quot;, it's"))
        #expect(!text.contains("<b>"))
    }

    @Test("JUnit counts findings as failures, and does not count notes")
    func junit() {
        let text = Self.text(.junit)
        #expect(text.contains(#"<testsuites name="formwork" tests="2" failures="1">"#))
        #expect(text.contains(#"<testcase name="no findings" classname="clean.xib" file="clean.xib"/>"#))
    }

    @Test("JUnit's failures are the findings that fail the run", arguments: [false, true])
    func junitFailures(isStrict: Bool) {
        let findings = [Diagnostic.Severity.warning, .note].map {
            Diagnostic(rule: "r", severity: $0, message: "said", location: Diagnostic.Location(file: "x", line: 1, column: 1))
        }
        let report = ValidationReport(files: [.init(path: "x", findings: findings)], rules: [], version: "", isStrict: isStrict)
        let text = Self.text(.junit, report)
        #expect(text.contains(#"<testsuites name="formwork" tests="1" failures="\#(isStrict ? 1 : 0)">"#))
        #expect(text.contains(isStrict ? #"type="warning""# : #"<testcase name="no failures" "#))
        #expect(text.contains("<system-out>\(isStrict ? "x:1:1: note: said" : "x:1:1: warning: said")"))
    }

    @Test("Code Climate's objects end with NUL, GitLab's are in a list")
    func codeQuality() {
        let bytes = Self.report().bytes(as: .codeclimate)
        #expect(bytes.count { $0 == 0 } == 2 && bytes.last == 0)
        let text = Self.text(.gitlab)
        #expect(text.hasPrefix("[{") && text.hasSuffix("}]\n"))
        #expect(text.contains(#""severity":"critical""#) && text.contains(#""severity":"info""#))
    }

    @Test("A comment mentions nobody, and is never longer than the limit")
    func markdown() {
        let text = Self.text(.markdown, Self.report("@everyone see #1 [x](y) https://a.b www.c *\u{301}"))
        #expect(text.contains("@&#8203;everyone see #&#8203;1 \\[x\\]\\(y\\) https:&#8203;//a.b www&#8203;.c \\*\u{301}"))
        let finding = Diagnostic(
            rule: "r", severity: .warning, message: String(repeating: "*", count: 500),
            location: Diagnostic.Location(file: "x", line: 1, column: 1))
        let report = ValidationReport(files: [.init(path: "x", findings: Array(repeating: finding, count: 200))], rules: [], version: "")
        let long = Self.text(.markdown, report)
        #expect(long.utf16.count <= 65_536)
        #expect(long.hasSuffix(" more are omitted\n"))
    }

    @Test("The page contains no markup of documents")
    func html() {
        let text = Self.text(.html, Self.report("<script>alert(1)</script>"))
        #expect(text.contains("&lt;script&gt;") && !text.contains("<script>"))
        #expect(text.contains("<dt><code>some-rule</code>: s</dt>"))
    }

    @Test("A table's cells are quoted, and none is a formula")
    func csv() {
        let lines = Self.text(.csv, Self.report("=HYPERLINK(\"x\"), y")).split(separator: "\r\n")
        #expect(lines.count == 3)
        #expect(lines[1].contains("\"'=HYPERLINK(\"\"x\"\"), y\""))
        let accented = Self.text(.csv, Self.report("a\"\u{301},=b")).split(separator: "\r\n")
        #expect(accented[1].utf8.contains(Array(",\"a\"\"\u{301},=b\",".utf8)))
        #expect(lines[1].hasPrefix("\"App/Über uns, 1%.xib\",3,7,error,some-rule,a1,Scene ▸ =1+1,"))
    }

    @Test("A finding keeps its fingerprint when lines above it change")
    func fingerprints() {
        func prints(_ line: Int) -> [String] {
            let finding = Diagnostic(
                rule: "r", severity: .error, message: "m", location: Diagnostic.Location(file: "x", line: line, column: 1, element: "e"))
            return FindingKey.keys(of: [finding, finding], in: "f").map(\.fingerprint)
        }
        #expect(prints(1) == prints(20))
        #expect(Set(prints(1)).count == 2 && prints(1).allSatisfy { $0.count == 16 })
    }
}
