import CEmbeddedFiles
import FormworkDiagnostics
import FormworkFiles
import FormworkRender
import FormworkTree

/// A response body with its content type and policy.
struct PreviewContent: Sendable {
    /// The media type.
    var type: String
    var bytes: [UInt8]
    /// The Content Security Policy.
    var policy: String

    /// Returns the page of a file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - number: Its number in addresses.
    ///   - paths: The paths of all files.
    ///   - languages: The languages in which it can be shown in addition to its own.
    ///   - canEdit: Whether pages may change it.
    static func page(_ file: PreviewFile, number: Int, of paths: [String], languages: [String], canEdit: Bool) -> PreviewContent {
        let program = program("startPreview", file: file, number: number) { json in
            json.key("files")
            json.array { json in for path in paths { json.string(path) } }
            json.key("languages")
            json.array { json in for language in languages { json.string(language) } }
            json.key("canEdit")
            json.boolean(canEdit)
            json.key("undoable")
            json.integer(file.undoable)
            json.key("style")
            json.string(String(decoding: formwork_preview_style().contents, as: UTF8.self))
        }
        return PreviewContent { nonce in
            file.page?.html(program: program, connects: true, nonce: nonce) ?? waiting(program, nonce: nonce)
        }
    }

    /// Returns the page with the changes of a file; nil if the file is not compared with anything.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - number: Its number in addresses.
    static func changes(of file: PreviewFile, number: Int) -> PreviewContent? {
        guard let changes = file.changes else { return nil }
        let program = program("followChanges", file: file, number: number) { _ in }
        return PreviewContent { nonce in changes.page(program, nonce) }
    }

    /// Creates an HTML page whose scripts are identified by a nonce.
    private init(_ html: (_ nonce: String) -> [UInt8]) {
        let nonce = PreviewToken().text
        type = "text/html; charset=utf-8"
        bytes = html(nonce)
        // Regardless of the document's content, only the page's own scripts can run.
        policy = """
            default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-\(nonce)'; img-src data:; connect-src 'self'; base-uri 'none'; \
            form-action 'none'; frame-ancestors 'none'
            """
    }

    /// Returns the script that connects a page to the server, with its parameters.
    private static func program(
        _ function: String, file: PreviewFile, number: Int, facts: (inout JSONWriter) -> Void
    ) -> [UInt8] {
        // A file name must not end the script element.
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
        return formwork_preview_script().contents + Array("\(function)(".utf8)
            + json.bytes + Array(");\n".utf8)
    }

    /// Returns the page of a file that has not been readable yet.
    private static func waiting(_ program: [UInt8], nonce: String) -> [UInt8] {
        let page = String(decoding: formwork_preview_waiting().contents, as: UTF8.self)
        let parts = page.replacing("<!--nonce-->", with: " nonce=\"\(nonce)\"").parts(separatedBy: "<!--script-->")
        return Array(parts[0].utf8) + program + parts.dropFirst().flatMap { Array($0.utf8) }
    }
}
