import FormworkDiagnostics
import FormworkRender

/// What the server says to pages, as JSON.
enum PreviewMessage {
    /// What a file holds now.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - known: the version that the page has; its data is not sent again.
    ///   - state: what the page asked for last, solved anew.
    static func file(_ file: PreviewFile, known: Int, state: [UInt8]? = nil) -> String {
        var bytes = Array("{\"kind\":\"file\",\"version\":\(file.version),\"problem\":".utf8)
        bytes += problem(of: file)
        bytes += ",\"changes\":".utf8
        var title = JSONWriter()
        title.string(file.changes?.title)
        bytes += title.bytes
        if let page = file.page, file.version != known {
            bytes += ",\"data\":".utf8
            bytes += page.data
            bytes += ",\"state\":".utf8
            bytes += state ?? Array("null".utf8)
        }
        bytes.append(UInt8(ascii: "}"))
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The answer to a request: a state, or null where there is no such state any more.
    static func state(_ state: [UInt8]?, number: Int) -> String {
        var bytes = Array("{\"kind\":\"state\",\"number\":\(number),\"state\":".utf8)
        bytes += state ?? Array("null".utf8)
        bytes.append(UInt8(ascii: "}"))
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Why a file cannot be shown, or null.
    private static func problem(of file: PreviewFile) -> [UInt8] {
        var json = JSONWriter()
        if let problem = file.problem { problem.write(to: &json) } else { json.null() }
        return json.bytes
    }
}
