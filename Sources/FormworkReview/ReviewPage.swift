import FormworkModel
import FormworkRender

/// A self-contained HTML page with a whole comparison, including both versions of the screens with a slider between them.
package enum ReviewPage {
    /// - Parameters:
    ///   - files: the comparisons with their pictures.
    ///   - program: JavaScript to run after the page's own; it must not contain `</script`.
    ///   - connects: whether the page may connect to its server.
    ///   - nonce: the nonce for scripts in the server's content security policy; nil for none.
    package static func html(
        _ files: [(comparison: FileComparison, pictures: ScreenPictures)], program: [UInt8] = [], connects: Bool = false,
        nonce: String? = nil
    ) -> [UInt8] {
        let different = files.filter { !$0.comparison.isEqual }
        let count = different.reduce(0) { $0 + $1.comparison.shown.count }
        let title = different.count == 1 ? different[0].comparison.name : "\(FileComparison.counted(different.count, "interface file"))"
        return html(
            title: title, summary: different.isEmpty ? "Nothing has changed." : FileComparison.counted(count, "change"),
            different.flatMap { section($0.comparison, $0.pictures) }, program, connects, nonce)
    }

    /// Returns a server's page that gives the reason why there is no comparison.
    package static func html(saying reason: String, program: [UInt8], nonce: String) -> [UInt8] {
        html(title: "Changes", summary: reason, [], program, true, nonce)
    }

    private static func html(
        title: String, summary: String, _ files: [UInt8], _ program: [UInt8], _ connects: Bool, _ nonce: String?
    ) -> [UInt8] {
        let body = Page.fill(
            PackageResources.review_html,
            [
                "heading": Page.escaped(title), "nonce": Page.attribute(nonce: nonce), "script": PackageResources.review_js + program,
                "summary": Page.escaped(summary), "files": files,
            ])
        return Page.document(title: title, style: PackageResources.review_css, body: body, connects: connects)
    }

    private static func section(_ file: FileComparison, _ pictures: ScreenPictures) -> [UInt8] {
        var html: [UInt8] = []
        func add(_ markup: String, _ text: String = "", _ end: String = "") {
            html += markup.utf8
            html += Page.escaped(text)
            html += end.utf8
        }
        add("<section>\n<h2>", file.title, "</h2>\n<ul class=\"changes\">\n")
        for line in FileComparison.lines(file.shown) { add("<li>", line, "</li>\n") }
        add("</ul>\n")
        if let effects = file.effects {
            add("<ul class=\"effects\">\n")
            for entry in effects.findings {
                add("<li class=\"\(entry.isIntroduced ? "introduced" : "resolved")\">", FileComparison.line(of: entry), "</li>\n")
            }
            for move in effects.moves { add("<li>", FileComparison.line(of: move), "</li>\n") }
            for note in effects.notes { add("<li>", note, "</li>\n") }
            add("</ul>\n")
        }
        if !file.folded.isEmpty { add("<p class=\"folded\">folded: ", file.foldedText, "</p>\n") }
        for pair in pictures.pairs {
            let isBoth = pair.before != nil && pair.after != nil
            add("<div class=\"pair\(isBoth ? " both" : "")\" data-state=\"", pair.state.isEmpty ? "as saved" : pair.state, "\"")
            add(" data-device=\"", pair.device.isEmpty ? "canvas" : pair.device, "\">\n")
            add("<h3>", [pair.scene, pair.state, pair.device].filter { !$0.isEmpty }.joined(separator: " · "), "</h3>\n")
            if isBoth {
                add("<input class=\"range\" type=\"range\" min=\"0\" max=\"100\" value=\"50\" aria-label=\"from after to before\">\n")
            }
            add("<div class=\"stage\">\n")
            for (name, picture) in [("before", pair.before), ("after", pair.after), ("marks", pair.marks)] {
                guard let picture else { continue }
                add("<figure class=\"\(name)\"><figcaption>\(name == "marks" ? "what moved" : name)</figcaption>")
                add("<img alt=\"\(name): ", pair.scene, "\" src=\"data:image/svg+xml;base64,")
                html += Base64Text.padded(picture.svg).utf8
                add("\"></figure>\n")
            }
            add("</div>\n</div>\n")
        }
        add("</section>\n")
        return html
    }
}
