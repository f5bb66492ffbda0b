import FormworkDiagnostics
import FormworkRender

/// Something that is served: its bytes, and how browsers are to take them.
struct PreviewContent: Sendable {
    /// The media type.
    var type: String
    var bytes: [UInt8]
    /// What a page may load and run.
    var policy: String

    /// The page of a file.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - number: its number in addresses.
    ///   - paths: the paths of all files.
    ///   - languages: the languages that it can be shown in besides its own.
    ///   - canEdit: whether pages may change it.
    static func page(_ file: PreviewFile, number: Int, of paths: [String], languages: [String], canEdit: Bool) -> PreviewContent {
        let program = program("startPreview", file, number) { json in
            json.key("files")
            json.array { json in for path in paths { json.string(path) } }
            json.key("languages")
            json.array { json in for language in languages { json.string(language) } }
            json.key("canEdit")
            json.boolean(canEdit)
            json.key("undoable")
            json.integer(file.undoable)
            json.key("style")
            json.string(String(decoding: PackageResources.preview_css, as: UTF8.self))
        }
        return PreviewContent { nonce in
            file.page?.html(program: program, connects: true, nonce: nonce) ?? waiting(program, nonce: nonce)
        }
    }

    /// The page of what a file has changed; nil where it is compared with nothing.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - number: its number in addresses.
    static func changes(of file: PreviewFile, number: Int) -> PreviewContent? {
        guard let changes = file.changes else { return nil }
        let program = program("followChanges", file, number) { _ in }
        return PreviewContent { nonce in changes.page(program, nonce) }
    }

    /// A page with programs.
    private init(_ html: (_ nonce: String) -> [UInt8]) {
        let nonce = PreviewToken().text
        type = "text/html; charset=utf-8"
        bytes = html(nonce)
        // Whatever a document holds: nothing but the page's own program is run.
        policy = """
            default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-\(nonce)'; img-src data:; connect-src 'self'; base-uri 'none'; \
            form-action 'none'; frame-ancestors 'none'
            """
    }

    /// What a page does besides, with what it knows of the server.
    private static func program(
        _ function: String, _ file: PreviewFile, _ number: Int, _ facts: (inout JSONWriter) -> Void
    ) -> [UInt8] {
        // No name of a file may end the element that the program stands in.
        var json = JSONWriter(escapesMarkup: true)
        json.object { json in
            json.key("file")
            json.integer(number)
            json.key("version")
            json.integer(file.version)
            json.key("changes")
            json.string(file.changes?.title)
            facts(&json)
        }
        return PackageResources.preview_js + PackageResources.writing_js + Array("\(function)(".utf8) + json.bytes + Array(");\n".utf8)
    }

    /// The page of a file that has shown nothing yet.
    private static func waiting(_ program: [UInt8], nonce: String) -> [UInt8] {
        let page = String(decoding: PackageResources.waiting_html, as: UTF8.self)
        let parts = page.replacing("<!--nonce-->", with: " nonce=\"\(nonce)\"").split(separator: "<!--script-->", maxSplits: 1)
        return Array(parts[0].utf8) + program + parts.dropFirst().flatMap { Array($0.utf8) }
    }
}
