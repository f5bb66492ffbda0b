import FormworkCode
import FormworkImport
import FormworkProof
import Testing

@Suite("Answers of a proof's program")
struct ProofAnswersTests {
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES">
            <objects><view contentMode="scaleToFill" id="Roo-t0-001" customClass="CLASS"/></objects>
        </document>
        """

    private static func package(_ dialect: CodeDialect = .uikit, customClass: String = "Card", module: String? = nil) throws -> ProofPackage
    {
        let name = customClass.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("\n", with: "&#10;")
        let own = module.map { "\" customModule=\"\($0)" } ?? ""
        let bytes = Array(text.replacing("CLASS", with: name + own).utf8)
        var package = ProofPackage(dialect, formworkAt: "/formwork")
        let document = try DocumentReader().read(bytes, file: "Card.xib").document
        package.add(bytes, source: "Card.xib", try CodeGenerator(dialect, form: .layout).files(of: document, source: "Card.xib"))
        return package
    }

    private static func lines(_ question: ProofQuestion) -> [String] {
        let counts = "4\t0\t0\t3\t0\t0"
        let answers = question.states.map { "\(question.nonce)\tanswer\t\($0.document)\t\($0.unit)\t\($0.template ?? -1)\t\(counts)" }
        return [ProofReport.opening(question.nonce, identity: question.identity)] + answers + [ProofReport.end(question.nonce)]
    }

    @Test("A complete answer is read") func whole() throws {
        let question = try Self.package().question(nonce: "n1")
        let answers = try ProofAnswers(Self.lines(question).joined(separator: "\n"), to: question)
        #expect(answers.answers.count == 1 && answers.answers[0].constraintCount == 4 && answers.failures.isEmpty)
    }

    @Test("A program that prints nothing proves nothing") func empty() throws {
        let question = try Self.package().question(nonce: "n1")
        #expect(throws: ProofAnswerError.empty) { try ProofAnswers("", to: question) }
        #expect(throws: ProofAnswerError.other(expected: 1, answered: 0)) {
            let lines = Self.lines(question)
            _ = try ProofAnswers([lines[0], lines[2]].joined(separator: "\n"), to: question)
        }
    }

    @Test("An answer that is cut, doubled, or of another run or document is rejected") func wrong() throws {
        let question = try Self.package().question(nonce: "n1")
        let lines = Self.lines(question)
        func isRefused(_ lines: [String]) -> Bool { (try? ProofAnswers(lines.joined(separator: "\n"), to: question)) == nil }
        #expect(!isRefused(lines))
        #expect(isRefused(lines.dropLast()))
        #expect(isRefused([lines[0], lines[1], lines[1], lines[2]]))
        #expect(isRefused(lines + ["hello"]))
        #expect(isRefused(["hello"] + lines))
        #expect(isRefused(Self.lines(try Self.package().question(nonce: "n2"))))
        let other = try Self.package(customClass: "Other").question(nonce: "n1")
        #expect(other.identity != question.identity && isRefused(Self.lines(other)))
        #expect(isRefused([lines[0], lines[1].replacing("\t4\t", with: "\tmany\t"), lines[2]]))
    }

    @Test("A document without a proof is a failure, and its states are not counted as missing") func failure() throws {
        let question = try Self.package().question(nonce: "n1")
        let lines = Self.lines(question)
        let failure = ProofReport.failure("n1", document: 0, ProofAnswerError.foreign("a\nb\tc\u{9B}"))
        let answers = try ProofAnswers([lines[0], failure, lines[2]].joined(separator: "\n"), to: question)
        #expect(answers.failures.count == 1 && answers.answers.isEmpty)
        // Names come from documents: none of them may begin a new line.
        #expect(failure.split(whereSeparator: \.isNewline).count == 1 && failure.split(separator: "\t").count == 4)
    }

    @Test(
        "Class names of a document only declare stubs",
        arguments: [
            ("Card", "class Card: UIView {}"), ("Shop.Card", "enum Shop {\n    class Card: UIView {}\n}"),
            ("X: UIView {}; let y = system(\"id\"); class Z", "class XUIViewLetYSystem: UIView {}"), ("{}", ""),
            ("UIView {}\nfunc check() {}", "class UIViewFuncCheck: UIView {}"),
            ("a.a.a.a.a.a.a.a.a.a", ""),
        ])
    func stubs(customClass: String, expected: String) throws {
        let files = try Self.package(customClass: customClass).files
        let text = String(decoding: try #require(files.first { $0.path.hasSuffix("/Classes.swift") }).bytes, as: UTF8.self)
        #expect(text.dropFirst("import UIKit\n\n".count) == (expected.isEmpty ? "" : expected + "\n"))
    }

    @Test("A manifest contains no text of a document") func manifest() throws {
        for module in [nil, "Sentinel", "Proof", "Foundation"] {
            let files = try Self.package(module: module).files
            let text = String(decoding: try #require(files.first { $0.path == "Package.swift" }).bytes, as: UTF8.self)
            #expect(text == String(decoding: try #require(Self.package().files.first { $0.path == "Package.swift" }).bytes, as: UTF8.self))
            #expect(files.allSatisfy { !$0.path.contains("Sentinel") })
            let code = String(decoding: try #require(files.first { $0.path.hasSuffix("Layout.swift") }).bytes, as: UTF8.self)
            if let module { #expect(code.contains("// import \(module)\n")) }
        }
    }
}
