import FormworkTestSupport
import Foundation
import Testing

@Suite("formwork strings")
struct StringsCommandTests {
    private static let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
            <device id="retina4_0" orientation="portrait" appearance="light"/>
            <objects>
                <view id="R">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
                    <subviews>
                        <label text="Sign in" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="L">
                            <rect key="frame" x="20" y="20" width="80" height="20.5"/>
                            <constraints>
                                <constraint firstAttribute="width" constant="80" id="Lw"/>
                            </constraints>
                            <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        </label>
                        <button translatesAutoresizingMaskIntoConstraints="NO" id="B">
                            <rect key="frame" x="20" y="80" width="46" height="30"/>
                            <state key="normal" title="Send"/>
                        </button>
                    </subviews>
                    <constraints>
                        <constraint firstItem="L" firstAttribute="leading" secondItem="R" secondAttribute="leading" constant="20" id="c1"/>
                        <constraint firstItem="L" firstAttribute="top" secondItem="R" secondAttribute="top" constant="20" id="c2"/>
                        <constraint firstItem="B" firstAttribute="leading" secondItem="R" secondAttribute="leading" constant="20" id="c3"/>
                        <constraint firstItem="B" firstAttribute="top" secondItem="R" secondAttribute="top" constant="80" id="c4"/>
                    </constraints>
                </view>
            </objects>
        </document>

        """

    private static let table = "/* Class = \"UILabel\"; text = \"Sign in\"; ObjectID = \"L\"; */\n\"L.text\" = \"Anmelden\";\n"

    private static func project() throws -> (folder: TemporaryFolder, document: String) {
        let folder = try TemporaryFolder()
        return (folder, try folder.write(xib, to: "App/Base.lproj/Main.xib"))
    }

    @Test("A document's texts go to standard output, in UTF-16 like ibtool's unless another encoding is requested")
    func export() throws {
        let (folder, document) = try Self.project()
        let run = try CommandRun("strings", "export", document, "--encoding", "utf-8")
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(
            run.output == """

                /* Class = "UIButton"; normalTitle = "Send"; ObjectID = "B"; */
                "B.normalTitle" = "Send";

                /* Class = "UILabel"; text = "Sign in"; ObjectID = "L"; */
                "L.text" = "Sign in";

                """)
        #expect(try CommandRun("strings", "export", document, "-o", folder.path("a.strings")).status == 0)
        #expect(try Data(contentsOf: folder.url.appending(path: "a.strings")).prefix(4) == Data([0xFF, 0xFE, 0x0A, 0x00]))
        #expect(try CommandRun("strings", "export", document, "--format", "xliff", "--encoding", "utf-8").status == 64)
    }

    @Test("Of several documents each has a file, in the folder's structure; they never share one")
    func batch() throws {
        let (folder, _) = try Self.project()
        try folder.write(Self.xib, to: "App/Base.lproj/Other.xib")
        try folder.write(Self.table, to: "App/de.lproj/Main.strings")
        let (app, out) = (folder.path("App"), folder.path("out"))
        let run = try CommandRun("strings", "export", app, "--language", "de", "--encoding", "utf-8", "-o", out, "--output-folder")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.read("out/de.lproj/Main.strings").contains("\"L.text\" = \"Anmelden\";"))
        #expect(try folder.read("out/de.lproj/Other.strings").contains("\"L.text\" = \"Sign in\";"))
        try folder.write(Self.xib, to: "App/Base.lproj/Main.storyboard")
        let shared = try CommandRun("strings", "export", app, "-o", folder.path("both"), "--output-folder")
        #expect(shared.status == 64 && shared.errors.contains("would share the output"))
        #expect(try CommandRun("strings", "export", app).status == 64)
    }

    @Test("An application's texts are one XLIFF, with those of translated documents as targets")
    func application() throws {
        let (folder, _) = try Self.project()
        try folder.write(Self.xib.replacing("\"Send\"", with: "\"Senden\""), to: "App/de.lproj/Main.xib")
        try folder.write(Self.xib.replacing("\"Send\"", with: "\"Envoyer\""), to: "App/fr.lproj/Main.xib")
        try folder.write(Self.xib.replacing("\"Sign in\"", with: "\"Other\""), to: "App/Other.xib")
        let (app, file) = (folder.path("App"), folder.path("de.xliff"))
        let run = try CommandRun("strings", "export", app, "--language", "de", "--format", "xliff", "-o", file)
        #expect(run.status == 0, "\(run.errors)")
        let text = try folder.read("de.xliff")
        #expect(text.split(separator: "<file ").count == 3 && text.contains("<source>Other</source>"))
        #expect(text.contains("<source>Send</source>\n        <target>Senden</target>") && !text.contains("Envoyer"))
        let two = try CommandRun("strings", "export", app, "--language", "de", "--format", "xliff2")
        #expect(two.status == 0 && two.output.contains(#"<file id="f2" "#))
        let apart = try CommandRun("strings", "export", app, "--language", "de", "--format", "xliff", "-o", folder.path("out/"))
        #expect(apart.status == 0)
        #expect(try folder.read("out/de.lproj/Main.xliff").contains("<target>Senden</target>"))
        let unsure = try TemporaryFolder()
        try unsure.write(Self.xib, to: "de.lproj/Main.xib")
        try unsure.write(Self.xib, to: "fr.lproj/Main.xib")
        let asked = try CommandRun("strings", "export", unsure.path("."), "--format", "xliff")
        #expect(asked.status == 64 && asked.errors.contains("--source-language"))
        #expect(try CommandRun("strings", "export", unsure.path("."), "--format", "xliff", "--source-language", "fr").status == 0)
    }

    @Test("A returned translation is written next to its document, and nothing else there changes")
    func importing() throws {
        let (folder, document) = try Self.project()
        let xliff = try folder.write("", to: "back.xliff")
        #expect(try CommandRun("strings", "export", document, "--format", "xliff", "--language", "de", "-o", xliff).status == 0)
        try folder.write(
            folder.read("back.xliff").replacing(
                "<source>Send</source>", with: "<source>Send</source><target>Senden &amp; \"mehr\"</target>"),
            to: "back.xliff")
        let old = "// by hand\n\"L.text\"   = \"Einloggen\";\n"
        try folder.write(old, to: "App/de.lproj/Main.strings")
        let dry = try CommandRun("strings", "import", document, "--from", xliff, "--dry-run")
        #expect(dry.status == 0 && dry.output.contains("would be written: 1 text"), "\(dry.output)\(dry.errors)")
        #expect(try folder.read("App/de.lproj/Main.strings") == old)
        let run = try CommandRun("strings", "import", document, "--from", xliff)
        #expect(run.status == 0 && run.errors.contains("1 of its texts have no translation"), "\(run.errors)")
        #expect(
            try folder.read("App/de.lproj/Main.strings")
                == old
                + "\n/* Class = \"UIButton\"; normalTitle = \"Send\"; ObjectID = \"B\"; */\n\"B.normalTitle\" = \"Senden & \\\"mehr\\\"\";\n"
        )
        #expect(try CommandRun("strings", "import", document, "--from", xliff).output.contains("unchanged"))
        let french = try folder.write(Self.table, to: "fr.strings")
        #expect(try CommandRun("strings", "import", document, "--from", french, "--language", "fr").status == 0)
        #expect(try folder.read("App/fr.lproj/Main.strings") == "\n" + Self.table)
        #expect(try CommandRun("strings", "import", document, "--from", french, "--language", "../fr").status == 64)
        #expect(try CommandRun("strings", "import", document, "--from", french).status == 64)
    }

    @Test("A document with a catalog gets its translations there; a document of one language does not")
    func catalogs() throws {
        let (folder, document) = try Self.project()
        let catalog = folder.path("App/mul.lproj/Main.xcstrings")
        try folder.write("", to: "App/mul.lproj/x")
        #expect(try CommandRun("strings", "export", document, "--format", "xcstrings", "-o", catalog).status == 0)
        let before = try folder.read("App/mul.lproj/Main.xcstrings")
        let german = try folder.write(Self.table, to: "in/de.lproj/Main.strings")
        let run = try CommandRun("strings", "import", document, "--from", german)
        #expect(run.status == 0 && run.output.contains("Main.xcstrings: written"), "\(run.output)\(run.errors)")
        let after = try folder.read("App/mul.lproj/Main.xcstrings")
        #expect(
            after != before && after.contains("\"value\" : \"Anmelden\"")
                && !FileManager.default.fileExists(atPath: folder.path("App/de.lproj")))
        try folder.write(Self.xib, to: "App/nl.lproj/Main.xib")
        let dutch = try CommandRun("strings", "import", document, "--from", german, "--language", "nl")
        #expect(dutch.status == 64, "\(dutch.errors)")
    }

    @Test("A document is written with the texts of a language, and drawn and solved with them")
    func intoDocument() throws {
        let (folder, document) = try Self.project()
        try folder.write(Self.table, to: "App/de.lproj/Main.strings")
        let out = folder.path("German.xib")
        let run = try CommandRun("strings", "import", document, "--language", "de", "--into-document", "-o", out)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.read("German.xib") == Self.xib.replacing("text=\"Sign in\"", with: "text=\"Anmelden\""))
        #expect(try folder.read("App/Base.lproj/Main.xib") == Self.xib)
        let picture = try CommandRun("render", document, "--language", "de", "-o", "-")
        #expect(picture.status == 0 && picture.output.contains("Anmelden") && !picture.output.contains("Sign in"))
        #expect(try CommandRun("render", document, "--language", "long", "-o", "-").output.contains("Send Send"))
        let both = try CommandRun("render", document, "--language", "de", "--language", "long", "-o", "-").output
        #expect(both.contains("de: ") && both.contains("long: ") && both.contains("Anmelden") && both.contains("Sign in Sign in"))
        let page = folder.path("page.html")
        #expect(try CommandRun("render", document, "--language", "de", "--language", "rtl", "-o", page).status == 0)
        let html = try folder.read("page.html")
        #expect(html.contains(#""language":"de","isRightToLeft":false"#) && html.contains(#""language":"rtl","isRightToLeft":true"#))
        #expect(html.contains("Anmelden") && html.contains("Sign in"))
        let moved = try CommandRun("render", document, "--language", "de", "--against", document, "-o", "-").output
        #expect(moved.contains("Anmelden") && moved.contains("Sign in") && moved.contains("before: "))
        #expect(try CommandRun("solve", document, "--language", "de").status == 0)
        let none = try CommandRun("solve", document, "--language", "fr")
        #expect(none.status == 64 && none.errors.contains("there is no translation into 'fr' next to the document"))
    }

    @Test("Translations are compared with documents, and broken ones end the run with status 1")
    func check() throws {
        let (folder, document) = try Self.project()
        #expect(try CommandRun("strings", "check", document).output.isEmpty)
        let german = try folder.write(Self.table + "\"gone.text\" = \"x\";\n", to: "App/de.lproj/Main.strings")
        let run = try CommandRun("strings", "check", folder.path("App"))
        #expect(run.status == 0)
        #expect(run.output.contains("\(german):3:1: warning: there is no object 'gone': nothing uses 'gone.text' [stale-translation]\n"))
        #expect(
            run.output.contains(
                "\(document):17:21: warning: 'Send' (B.normalTitle) is not translated into 'de' [missing-translation]\n"))
        #expect(try CommandRun("strings", "check", document, "--strict").status == 1)
        try folder.write("\"L.text\" = \"%d\";\n", to: "App/de.lproj/Main.strings")
        let json = try CommandRun("strings", "check", document, "--format", "json")
        #expect(json.status == 1 && json.output.hasPrefix("{\"schema\":1,\"command\":\"strings\",\"results\":[\n"))
        let parsed = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        let result = try #require((parsed["results"] as? [[String: Any]])?.first)
        #expect((result["translations"] as? [[String: Any]])?.first?["translated"] as? Int == 1)
        #expect((result["diagnostics"] as? [[String: Any]])?.contains { $0["rule"] as? String == "format-specifier-mismatch" } == true)
        try folder.write("\"L.text\" = \"x\"", to: "App/de.lproj/Main.strings")
        #expect(try CommandRun("strings", "check", document).status == 1)
    }

    @Test("Screens are checked with translations and with pseudolanguages")
    func layout() throws {
        let (folder, document) = try Self.project()
        try folder.write(Self.table.replacing("Anmelden", with: "Jetzt hier anmelden"), to: "App/de.lproj/Main.strings")
        let run = try CommandRun("strings", "check", document, "--layout", "--language", "de", "--device", "iphone-se")
        #expect(run.output.contains("in 'de' the text of 'Jetzt hier anmelden' does not fit"), "\(run.output)\(run.errors)")
        let pseudo = try CommandRun("strings", "check", document, "--layout", "--pseudo", "long,rtl")
        #expect(pseudo.output.contains("note: found in 'de', 'long'"), "\(pseudo.output)")
        #expect(try CommandRun("strings", "check", document, "--pseudo", "long").status == 64)
    }
}
