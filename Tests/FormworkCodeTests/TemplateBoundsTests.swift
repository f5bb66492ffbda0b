import FormworkCode
import Testing

@Suite("What a template may ask")
struct TemplateBoundsTests {
    @Test(
        "What goes beyond the bounds is refused with its place",
        arguments: [
            (String(repeating: "{% if a %}", count: 20_000) + String(repeating: "{% endif %}", count: 20_000), "420000 bytes"),
            (String(repeating: "{% if a %}\n", count: 3_000), "65 deep"), (String(repeating: "x", count: 300_000), "300000 bytes"),
            ("{% if " + String(repeating: "not ", count: 10_000) + "a %}{% endif %}", "characters"),
            ("{{ views.last.name }}", "'last'"), ("{% for i in 1...100000000 %}{% endfor %}", "range"),
            ("{% for i in 0...constant %}{% endfor %}", "range"), ("{{ name|indent:-1 }}", "indent"), ("{{ views[title] }}", "brackets"),
            ("{{ name|filter:title }}", "filter"), ("{% include \"/etc/passwd\" %}", "/etc/passwd"),
        ])
    func refused(template: String, reason: String) throws {
        let error = try #require(throws: CodeTemplateError.self) {
            let generator = try CodeGenerator(.uikit, template: template)
            _ = try generator.files(of: try CodeChecker.document(BadNames.document(for: .uikit)), source: "Test.xib")
        }
        #expect(error.description.contains(reason), "\(error.description.prefix(300))")
    }

    @Test("What stands within them is followed") func followed() throws {
        let text =
            String(repeating: "{% if name %}", count: 64) + "{{ name|indent:2,\"-\",true }}" + String(repeating: "{% endif %}", count: 64)
        let loop = "{% for i in 1...3 %}{{ i }}{% if not forloop.last %},{% endif %}{% endfor %}{{ views.0.name }}"
        let document = try CodeChecker.document(BadNames.document(for: .uikit))
        #expect(try CodeGenerator(.uikit, template: text).files(of: document, source: "Test.xib").first?.text == "--TestLayout\n")
        #expect(try CodeGenerator(.uikit, template: loop).files(of: document, source: "Test.xib").first?.text == "1,2,3view\n")
    }

    @Test("A template gets no value that is code in the wrong place") func values() throws {
        let text = BadNames.document(for: .uikit).replacing("id=\"v1\"", with: "id=\"&quot;; x()\"").replacing(
            "firstItem=\"v1\"", with: "firstItem=\"&quot;; x()\"")
        let template =
            "{% for view in views %}{{ view.id }}{% endfor %}{% for g in groups %}{% for c in g.constraints %}{{ c.identifier }}{{ c.id }}{% endfor %}{% endfor %}"
        let made = try CodeGenerator(.uikit, template: template).files(of: try CodeChecker.document(text), source: "Test.xib").first?.text
        #expect(made?.contains("\"") == false && made?.contains("(") == false)
    }
}
