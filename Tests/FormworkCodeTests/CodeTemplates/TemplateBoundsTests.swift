import FormworkCode
import Testing

@Suite("Limits of a template's questions")
struct TemplateBoundsTests {
    private static func made(_ template: String) throws -> String? {
        let document = try CodeChecker.document(BadNames.document(for: .uikit))
        return try CodeGenerator(.uikit, template: template).files(of: document, source: "Test.xib").first?.text
    }

    @Test(
        "A template beyond the limits is refused, with its place",
        arguments: [
            (
                String(repeating: "{% if name %}", count: 20_000) + String(repeating: "{% endif %}", count: 20_000),
                "1:1: it has 480000 bytes"
            ),
            (String(repeating: "{% if name %}\n", count: 3_000), "65:1: tags are nested 65 deep"),
            (String(repeating: "{% for v in views %}\n", count: 3_000), "65:1: tags are nested 65 deep"),
            (String(repeating: "x", count: 300_000), "1:1: it has 300000 bytes"),
            ("{% if " + String(repeating: "not ", count: 10_000) + "name %}{% endif %}", "1:1: a tag has 40009 bytes"),
            ("{% if " + String(repeating: "(", count: 400) + "name %}{% endif %}", "parentheses are nested 65 deep"),
            ("{{ " + String(repeating: "{{ ", count: 5_000), "1:1: a tag is not closed"),
            ("{{ name|indent:-1 }}", "1:9: 'indent' needs a width from 0 to 200"), ("{{ name|indent:1000 }}", "'indent' needs"),
            ("{{ views.99999999999999999999 }}", "1:10: 'views' is a list"),
            ("{% if views.count == 9" + String(repeating: "9", count: 400) + " %}{% endif %}", "isn't a usable number"),
        ])
    func refused(template: String, reason: String) throws {
        let error = try #require(throws: CodeTemplateError.self) { try CodeGenerator(.uikit, template: template) }
        #expect(error.description.contains(reason), "\(error.description.prefix(300))")
    }

    @Test("Nested loops end, and so does their output")
    func loops() throws {
        let deep =
            (0..<60).map { "{% for v\($0) in views %}" }.joined() + "{{ name }}" + String(repeating: "{% endfor %}", count: 60)
        let steps = try #require(throws: CodeTemplateError.self) { try Self.made(deep) }
        #expect(steps.message.contains("it needs more than 10000000 steps"))
        let long = String(repeating: "x", count: 40_000)
        let wide = (0..<24).map { "{% for v\($0) in views %}" }.joined() + long + String(repeating: "{% endfor %}", count: 24)
        let bytes = try #require(throws: CodeTemplateError.self) { try Self.made(wide) }
        #expect(bytes.message.contains("it writes more than 67108864 bytes") && bytes.line == 1)
    }

    @Test("Filters on filters end, too")
    func filters() throws {
        let lines = #"{{ name|indent:200,"é",true"# + String(repeating: #"|indent:200,"é",true"#, count: 40) + " }}"
        let made = try Self.made(lines)
        let expected = 41 * 400 + "TestLayout\n".utf8.count
        #expect(made?.utf8.count == expected)
    }

    @Test("A template within the limits runs")
    func followed() throws {
        let text =
            String(repeating: "{% if name %}", count: 64) + "{{ name|indent:2,\"-\",true }}" + String(repeating: "{% endif %}", count: 64)
        #expect(try Self.made(text) == "--TestLayout\n")
    }

    @Test("A template gets no value that is code in a place for data") func values() throws {
        let text = BadNames.document(for: .uikit).replacing("id=\"v1\"", with: "id=\"&quot;; x()\"").replacing(
            "firstItem=\"v1\"", with: "firstItem=\"&quot;; x()\"")
        let template =
            "{% for view in views %}{{ view.id }}{% endfor %}{% for g in groups %}{% for c in g.constraints %}{{ c.identifier }}{{ c.id }}{% endfor %}{% endfor %}"
        let made = try CodeGenerator(.uikit, template: template).files(of: try CodeChecker.document(text), source: "Test.xib").first?.text
        #expect(made?.contains("\"") == false && made?.contains("(") == false)
    }
}
