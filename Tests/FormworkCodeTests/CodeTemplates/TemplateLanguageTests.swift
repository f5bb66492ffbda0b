import FormworkCode
import Testing

/// Templates for a view 'card' with a label 'titleLabel' in it, and two constraints, one of them without a second item.
@Suite("The language of code templates")
struct TemplateLanguageTests {
    private static let card = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
            <objects>
                <view contentMode="scaleToFill" id="crd-aa-001" userLabel="Card">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                    <subviews>
                        <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="ttl-aa-001">
                            <rect key="frame" x="16" y="8" width="288" height="21"/>
                            <constraints>
                                <constraint firstAttribute="width" constant="40" id="con-aa-002"/>
                            </constraints>
                        </label>
                    </subviews>
                    <constraints>
                        <constraint firstItem="ttl-aa-001" firstAttribute="top" secondItem="crd-aa-001" secondAttribute="top" constant="8" id="con-aa-001"/>
                    </constraints>
                </view>
            </objects>
        </document>

        """

    private static func made(_ template: String) throws -> String? {
        let document = try CodeChecker.document(card)
        return try CodeGenerator(.uikit, template: template).files(of: document, source: "Card.xib").first?.text
    }

    @Test(
        "A template produces the expected text",
        arguments: [
            ("{{ name }} {# a remark {{ nothing }} #}{{ \"a \\\"text\\\"\" }} {{ 1.5 }}", "CardLayout a \"text\" 1.5\n"),
            ("{{ views.count }} {{ views.first.name }} {{ views.last.name }} {{ views.1.element }}", "2 view titleLabel label\n"),
            ("[{{ templates.first.name }}{{ templates.last.name }}{{ templates.0.name }}{{ views.9.name }}]", "[]\n"),
            ("{% for v in views %}{{ v.name }}{% if not forloop.last %}, {% endif %}{% endfor %}", "view, titleLabel\n"),
            (
                "{% for v in views %}{{ forloop.counter }}{{ forloop.counter0 }}{{ forloop.length }}{{ forloop.first }};{% endfor %}",
                "102true;212false;\n"
            ),
            ("{% for t in templates %}{{ t.name }}{% empty %}none{% endfor %}", "none\n"),
            ("{% for v in views %}{% for v in v.statements %}{% endfor %}{{ v.name }};{% endfor %}", "view;titleLabel;\n"),
            ("{% if templates %}a{% elif views.count == 2 %}b{% else %}c{% endif %}", "b\n"),
            ("{% if templates or not views %}a{% else %}c{% endif %}", "c\n"),
            ("{% if not (templates and views) and name == \"CardLayout\" %}a{% endif %}", "a\n"),
            ("{% if views.count >= 2 and views.count < 3 and 1 <= 1.0 and 2 > -1 and 1 != 2 %}a{% endif %}", "a\n"),
            ("{% if views.0.isRoot == true and views.1.isRoot != true %}a{% endif %}", "a\n"),
            (
                "{% for g in groups %}{% for c in g.constraints %}{{ c.first.attribute }}{% if c.second %}={{ c.second.view }}{% endif %}"
                    + "{{ c.second.attribute }} {{ c.constant }};{% endfor %}{% endfor %}", "top=viewtop 8.0;width 40.0;\n"
            ),
            ("{{ ownerClass|default:\"a\" }}{{ views.9.name|default:\"none\"|uppercase }} {{ name|lowercase }}", "NONE cardlayout\n"),
            ("{{ imports|join:\", \" }}|{{ templates.0.statements|join }}|{{ \"a\\nb\\n\\nc\"|indent:2 }}", "||a\n  b\n\n  c\n"),
            ("  {% if name %}  \n  a\n  {% endif %}\nb", "  a\nb\n"),
            ("a {% if name %}b{% endif %}\nc {# a remark #}\nd", "a b\nc\nd\n"),
            (
                "a\n  {% if name %} {# a remark #}  \r\n  b\n{# a remark\n of lines #}\n{% endif %}{% if name %}\nc\n{% endif %}",
                "a\n  b\nc\n"
            ), ("a  {%- if name -%}  \n\n b {%+ endif +%} \nc", "ab\nc\n"),
            ("a {% if name %}\r\nb{% endif %}", "a \r\nb\n"), ("{{ name\n}}", "CardLayout\n"),
        ])
    func followed(template: String, expected: String) throws {
        let made = try Self.made(template)
        #expect(made == expected)
    }

    @Test(
        "The names in a template must exist, and have the right type",
        arguments: [
            ("\n  {{ nmae }}", "2:6: there is no 'nmae'; the known names are actions, "),
            ("{% for v in views %}\n{{ v.nmae }}{% endfor %}", "2:6: 'v' has no 'nmae': it has class, comment, "),
            ("{% if v.name %}{% endif %}", "1:7: there is no 'v'"),
            ("{% for v in views %}{% endfor %}{{ v.name }}", "1:36: there is no 'v'"),
            ("{{ forloop.first }}", "there is no 'forloop'"), ("{{ isChaining }}", "there is no 'isChaining'"),
            ("é{{ views }}", "1:6: 'views' is a list: repeat it"), ("{{ views.0 }}", "'views.0' has members: name one"),
            ("{{ views.name }}", "1:10: 'views' is a list: it has count, first, last"),
            ("{{ name.count }}", "1:9: 'name' is a text: it has no 'count'"),
            ("{% for v in name %}{% endfor %}", "1:13: 'name' is a text: 'for' needs a list"),
            ("{% if views.count %}{% endif %}", "1:7: 'views.count' is a number: compare it"),
            ("{% if views.count == name %}{% endif %}", "they cannot be compared"),
            ("{% if name < name %}{% endif %}", "'<' compares numbers, and 'name' is a text"),
            ("{% if views == views %}{% endif %}", "they cannot be compared"),
            ("{{ name|capitalize }}", "1:9: there is no filter 'capitalize'; the filters are default, join, "),
            ("{{ name|join }}", "'join' needs a list of texts, not a text"),
            ("{{ views|join }}", "'join' needs a list of texts, not a list"),
            ("{{ views|default:\"x\" }}", "'default' needs a text, not a list"),
            ("{{ name|default }}", "'default' needs one text"), ("{{ name|uppercase:1 }}", "'uppercase' has no arguments"),
            ("{{ name|default:| }}", "'|' isn't an argument"), ("{{ name|default: }}", "an argument is missing"),
            ("{{ name|indent:1,\"ab\" }}", "'indent' needs"), ("{{ }}", "a value is missing"), ("{{ name. }}", "a name is missing"),
            ("{{ name name }}", "1:9: 'name' is not expected here"), ("{{ name ? }}", "1:9: '?' isn't allowed in a tag"),
            ("{{ \"abc }}", "1:4: a text is not closed"), ("{{ name", "1:1: a tag is not closed"), ("{{ | }}", "not '|'"),
            ("{% for v in views %}", "1:1: 'for' has no 'endfor'"), ("{% if name %}{% else %}", "1:1: 'if' has no 'endif'"),
            ("{% if name %}{% else %}{% else %}{% endif %}", "1:24: 'else' doesn't match an open tag"),
            ("{% endif %}", "'endif' doesn't match an open tag"),
            ("{% for v in views %}{% endif %}", "1:21: 'endif' doesn't match an open tag"),
            ("{% endif name %}", "'endif' doesn't match an open tag"),
            ("{% if name %}{% endif name %}", "'endif' has no arguments: remove 'name'"), ("{% %}", "a tag begins with its name"),
            ("{% for v views %}{% endfor %}", "write 'for' as 'for v in LIST'"), ("{% for %}{% endfor %}", "a name for the values"),
            ("{% for not in views %}{% endfor %}", "'not' is a reserved word"), ("{% if (name %}{% endif %}", "')' is missing"),
            ("{% include \"/etc/passwd\" %}", "1:1: there is no tag 'include'; the tags are 'for' and 'if'"),
            ("{% extends \"/etc/passwd\" %}", "there is no tag 'extends'"), ("{% for i in 1...3 %}{% endfor %}", "1:14: "),
        ])
    func refused(template: String, reason: String) throws {
        let error = try #require(throws: CodeTemplateError.self) { try CodeGenerator(.uikit, template: template) }
        #expect(error.description.contains(reason), "\(error)")
    }

    @Test("Every dialect has its own names, and its template uses no others", arguments: CodeDialect.allCases)
    func dialects(dialect: CodeDialect) throws {
        _ = try CodeGenerator(dialect)
        _ = try CodeGenerator(dialect, template: dialect.template)
        func has(_ template: String) -> Bool { (try? CodeGenerator(dialect, template: template)) != nil }
        #expect(has("{{ kit }}") == ![.formation, .autolayoutkit].contains(dialect))
        #expect(has("{{ platform }}") == [.formation, .autolayoutkit].contains(dialect))
        #expect(has("{{ classes|join }}") == dialect.isObjectiveC)
    }
}
