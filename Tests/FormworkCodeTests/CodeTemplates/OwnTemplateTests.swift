import Foundation
import FormworkCode
import FormworkTestSupport
import Testing

@Suite("A user's own template")
struct OwnTemplateTests {
    /// The article that documents templates.
    private static let article: String = {
        let path = TestFiles.package + "/Sources/Formwork/Formwork.docc/CodeTemplates.md"
        return (try? TestFiles.bytes(of: path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }()

    private static let card = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
            <objects>
                <view contentMode="scaleToFill" id="crd-aa-001" userLabel="Card">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                    <subviews>
                        <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="ttl-aa-001">
                            <rect key="frame" x="16" y="8" width="288" height="21"/>
                        </label>
                    </subviews>
                    <constraints>
                        <constraint firstItem="ttl-aa-001" firstAttribute="top" secondItem="crd-aa-001" secondAttribute="top" constant="8" id="con-aa-001"/>
                        <constraint firstItem="ttl-aa-001" firstAttribute="leading" secondItem="crd-aa-001" secondAttribute="leading" constant="16" id="con-aa-002"/>
                    </constraints>
                </view>
            </objects>
        </document>

        """

    /// Returns the first code block of a language after a heading.
    private static func block(_ fence: String, after heading: String) -> String? {
        guard let start = article.range(of: heading), let open = article[start.upperBound...].range(of: "\n```\(fence)\n"),
            let close = article[open.upperBound...].range(of: "\n```")
        else { return nil }
        return String(article[open.upperBound..<close.lowerBound])
    }

    @Test("The article's template gives the article's output")
    func article() throws {
        let template = try #require(Self.block("jinja", after: "## A template of your own"))
        let expected = try #require(Self.block("", after: "For a card with a title it produces:"))
        let document = try CodeChecker.document(Self.card)
        let files = try CodeGenerator(.uikit, template: template).files(of: document, source: "Card.xib")
        #expect(files.map(\.text) == [expected + "\n"])
        #expect(files.map(\.name) == ["CardLayout.swift"])
    }

    @Test("A user's template replaces the header of Objective-C, too")
    func header() throws {
        let document = try CodeChecker.document(Self.card)
        let files = try CodeGenerator(.autolayoutkitObjC, template: "{{ name }}").files(of: document, source: "Card.xib")
        #expect(files.map(\.name) == ["CardLayout.m"])
        #expect(files.map(\.text) == ["CardLayout\n"])
    }

    @Test("An unreadable template reports the reason")
    func unreadable() {
        #expect(throws: CodeTemplateError.self) { try CodeGenerator(.uikit, template: "{% for view in views %}") }
    }

    @Test("Every member that templates and the article use is documented")
    func members() throws {
        for dialect in CodeDialect.allCases {
            for name in dialect.template.matches(
                of: /\{[{%][^}]*?\b(?:view|constraint|template|group|master|recognizer|outlet|collection|other)\.(\w+)/
            ).map(\.1) {
                #expect(Self.article.contains("`\(name)`"), "\(dialect.rawValue): \(name)")
            }
        }
    }
}
