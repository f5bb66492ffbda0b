import FormworkImport
import FormworkRender
import FormworkTestSupport
import Foundation
import Testing

@Suite struct PageHTMLTests {
    private static func html(_ subviews: String, file: String = "test.xib") throws -> (page: Page, html: String) {
        let document = try DocumentReader().read(Array(Drawn.touch(subviews).utf8), file: file).document
        let page = Page(document, file: file)
        return (page, String(decoding: page.html, as: UTF8.self))
    }

    private static func label(_ text: String) -> String {
        #"<label text="\#(text)" translatesAutoresizingMaskIntoConstraints="YES" id="lab-tt-001"><rect key="frame" x="8" y="8" width="300" height="21"/></label>"#
    }

    @Test("A page is self-contained")
    func pageNeedsNothingBut() throws {
        let (_, html) = try Self.html(Self.label("Hello"))
        #expect(html.hasPrefix("<!DOCTYPE html>"))
        #expect(html.contains("default-src 'none'"))
        #expect(!html.contains("connect-src"))
        #expect(!html.contains("<!--"))
        for word in ["<link", "@import", "<iframe", "import(", "src=\"http", "href=\"http", "fetch(", "XMLHttpRequest"] {
            #expect(!html.contains(word), "\(word)")
        }
        // The only addresses are the namespaces of SVG and XML.
        let addresses = Set(html.matches(of: /https?:\/\/[^"' ]+/).map { String($0.0) })
        #expect(addresses == ["http://www.w3.org/2000/svg", "http://www.w3.org/XML/1998/namespace"])
    }

    @Test("Texts cannot end the script that contains them")
    func textsCannotEndScript() throws {
        let text = "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- &#x2028;&#x2029; ]]&gt;"
        let (page, html) = try Self.html(Self.label(text), file: "</title><script>alert(2)</script>.xib")
        #expect(html.ranges(of: "<script").count == 2)
        #expect(html.ranges(of: "</script").count == 2)
        #expect(html.ranges(of: "</title>").count == 1)
        #expect(!page.data.contains(UInt8(ascii: "<")))
        #expect(!html.contains("\u{2028}") && !html.contains("\u{2029}"))
        // The texts are unchanged.
        let name = try PageValue(page.data)["trees"][0]["views"][1]["name"].string
        #expect(name == "</script><script>alert(1)</script><!-- ")
        #expect(try PageValue(page.data)["art"].strings.contains { $0.contains("&lt;/script&gt;") })
    }

    @Test("A server's program may talk to it")
    func serverSProgramMay() throws {
        let (page, _) = try Self.html(Self.label("Hello"))
        let html = String(decoding: page.html(program: Array("window.formwork.announce('here');".utf8), connects: true), as: UTF8.self)
        #expect(html.contains("; connect-src 'self'\">"))
        #expect(html.contains("window.formwork.announce('here');"))
    }

    @Test("A page is the same each time")
    func pageSameEachTime() throws {
        let document = try Drawn.document(TestFiles.sample("LayoutTemplates.storyboard"))
        #expect(Page(document, file: "a").data == Page(document, file: "a").data)
    }

    @Test(
        "The complete pages of the largest storyboards are smaller than a megabyte",
        .enabled(if: TestFiles.exists(TestFiles.corpus + "/MANIFEST.tsv"), "there is no corpus beside the project"))
    func pagesOfLargestStoryboards() throws {
        let folds = ["/files", "/files-2"].map { URL(filePath: TestFiles.corpus + $0) }
        var sizes: [(path: String, size: Int)] = []
        for fold in folds {
            guard let files = FileManager.default.enumerator(at: fold, includingPropertiesForKeys: [.fileSizeKey]) else { continue }
            for case let file as URL in files where file.pathExtension == "storyboard" {
                sizes.append((file.path(percentEncoded: false), try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0))
            }
        }
        sizes.sort { $0.size > $1.size }
        try #require(sizes.count > 100)
        for (path, _) in sizes.prefix(5) {
            let page = Page(try Drawn.document(path), file: path)
            #expect(page.html.count < 1_000_000, "\(path)")
            #expect(page.notes.isEmpty, "\(path)")
        }
    }
}
