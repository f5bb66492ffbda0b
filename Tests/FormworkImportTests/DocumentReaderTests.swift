import FormworkDiagnostics
import FormworkImport
import FormworkModel
import Testing

@Suite struct DocumentReaderTests {
    private func error(_ text: String) -> Diagnostic? {
        do throws(DocumentError) {
            _ = try DocumentReader().read(Array(text.utf8), file: "a/Main.xib")
            return nil
        } catch {
            return error.diagnostic
        }
    }

    @Test(arguments: [
        ("<html/>", "html"), ("<plist version=\"1.0\"/>", "plist"), ("<document/>", "no type"),
        ("<document type=\"com.example.Other\"/>", "com.example.Other"), ("", "empty"), ("<document", "ends too early"),
    ])
    func otherFilesAreRefusedWithTheirPlace(_ text: String, _ word: String) throws {
        let diagnostic = try #require(error(text))
        #expect(diagnostic.rule == "unreadable-document")
        #expect(diagnostic.severity == .error)
        #expect(diagnostic.message.contains(word))
        #expect(diagnostic.location.file == "a/Main.xib")
        #expect(diagnostic.location.line == 1)
    }

    @Test func depthIsALimit() throws {
        let diagnostic = try #require(error(String(repeating: "<a>", count: 10_000)))
        #expect(diagnostic.rule == "limit-exceeded")
    }

    @Test func aFrameDoesNotMakeTheRootAView() throws {
        let text = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><rect key=\"frame\" x=\"1\"/></document>"
        #expect(try DocumentReader().read(Array(text.utf8), file: "a.xib").document.views.isEmpty)
    }

    @Test func commentsMayPrecedeTheRoot() throws {
        let text =
            "<!-- one --><?pi?>\n<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><objects><view id=\"v\"/></objects></document><!-- end -->"
        let read = try DocumentReader().read(Array(text.utf8), file: "x")
        #expect(read.document.view(id: "v") != nil)
        #expect(String(decoding: read.document.text(), as: UTF8.self) == text)
    }

    @Test func aDocumentIsWrittenByteForByteAsItWasRead() throws {
        let text =
            "<?xml version='1.0'?>\r\n<document   type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"\r\n>\t<objects></objects >\n\n</document>\n\n"
        let read = try DocumentReader().read(Array(text.utf8), file: "x")
        #expect(String(decoding: read.document.text(), as: UTF8.self) == text)
    }

    @Test func oneReaderServesManyFiles() throws {
        let reader = DocumentReader()
        for round in 0..<20 {
            let good = "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><objects><view id=\"v\(round)\"/></objects></document>"
            #expect(try reader.read(Array(good.utf8), file: "good").document.views.count == 1)
            #expect(throws: DocumentError.self) { try reader.read(Array("<document><".utf8), file: "bad") }
        }
    }

    /// Every beginning of a document is either a document or refused with a place inside the file.
    @Test func truncationNeverTraps() throws {
        let text = Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <view id="a"><rect key="frame" x="0.0" y="0" width="1" height="1"/><constraints><constraint firstItem="a" firstAttribute="width" id="k"/></constraints>
            <connections><outlet property="targetView" destination="a" id="o"/></connections></view></objects></document>
            """.utf8)
        let reader = DocumentReader()
        for end in 0..<text.count {
            do throws(DocumentError) {
                _ = try reader.read(Array(text[..<end]), file: "x")
                Issue.record("a part of a document is none")
            } catch {
                #expect(error.diagnostic.location.line >= 1)
                #expect(error.diagnostic.location.line <= 5)
            }
        }
    }
}
