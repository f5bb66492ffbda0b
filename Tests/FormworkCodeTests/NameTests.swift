import FormworkCode
import Testing

@Suite("Names in generated code")
struct NameTests {
    @Test("The code parses for any names of objects", arguments: CodeDialect.allCases)
    func parses(dialect: CodeDialect) throws {
        let files = try CodeChecker.files(BadNames.document(for: dialect), dialect, source: "*/ \"Bad\" \\.xib")
        #expect(files.count == (dialect.isObjectiveC ? 2 : 1))
        #expect(try CodeChecker.syntaxErrors(in: files, dialect) == "")
    }

    @Test("Every view has a unique name", arguments: CodeDialect.allCases)
    func isUnique(dialect: CodeDialect) throws {
        let unit = try #require(CodeChecker.files(BadNames.document(for: dialect), dialect).first?.unit)
        #expect(unit.views.count == BadNames.labels.count + BadNames.texts.count + BadNames.classes.count + 1)
        #expect(Set(unit.views.map(\.name)).count == unit.views.count)
    }

    @Test("The same document gives the same code", arguments: CodeDialect.allCases)
    func isDeterministic(dialect: CodeDialect) throws {
        let text = BadNames.document(for: dialect)
        let first = try CodeChecker.files(text, dialect)
        for _ in 0..<3 {
            let again = try CodeChecker.files(text, dialect)
            #expect(again.map(\.text) == first.map(\.text))
            #expect(again.map(\.name) == first.map(\.name))
        }
    }

    @Test("Classes of the runtime and of modules are written as the language knows them")
    func classes() throws {
        let swift = try #require(CodeChecker.files(BadNames.document(for: .uikit), .uikit).first).text
        for name in ["Module.Class()", "Foo()", "ObjCClass()", "FooBar()", "_1Class.init()", "MyView()"] {
            #expect(swift.contains(" = \(name)\n"), "\(name)")
        }
        let objectiveC = try #require(CodeChecker.files(BadNames.document(for: .autolayoutkitObjC), .autolayoutkitObjC).first).text
        #expect(objectiveC.contains("[[Class alloc] init]"))
        #expect(!objectiveC.split(separator: "\n").contains { !$0.hasPrefix("//") && $0.contains("Module") })
    }

    @Test("Texts are unchanged, and none becomes code")
    func texts() throws {
        let swift = try #require(CodeChecker.files(BadNames.document(for: .uikit), .uikit).first).text
        #expect(swift.contains(#".text = "\\(interpolated())""#))
        #expect(swift.contains(#".text = "line\nbreak""#))
        #expect(swift.contains(#".text = "{{ name }}""#))
        let objectiveC = try #require(CodeChecker.files(BadNames.document(for: .autolayoutkitObjC), .autolayoutkitObjC).first).text
        #expect(objectiveC.contains(#".text = @"\"quoted\"";"#))
        #expect(objectiveC.contains(#".text = @"\302\205";"#))
    }

    @Test("A getter that Objective-C would treat as transferring ownership is declared differently")
    func owning() throws {
        let header = try #require(CodeChecker.files(BadNames.document(for: .autolayoutkitObjC), .autolayoutkitObjC).last)
        #expect(header.name.hasSuffix(".h"))
        #expect(header.text.contains("- (UILabel *)newButton __attribute__((objc_method_family(none)));"))
    }

    @Test("The tests' parser rejects invalid code", arguments: CodeDialect.allCases)
    func parserSees(dialect: CodeDialect) throws {
        let document = try CodeChecker.document(BadNames.document(for: dialect))
        let broken = dialect.isObjectiveC ? "@implementation {{ name }}\n- (void) { ]\n@end" : "func ( {{ name }}"
        let files = try CodeGenerator(dialect, template: broken).files(of: document, source: "Test.xib")
        #expect(try CodeChecker.syntaxErrors(in: files, dialect) != "")
    }
}
