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
        bytes += ",\"undoable\":\(file.undoable)".utf8
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

    /// The answer to a change.
    ///
    /// - Parameters:
    ///   - outcome: what came of it.
    ///   - number: the page's number of the request.
    ///   - file: the file, looked at since: how many changes can be taken back, and the version that is what was written and nothing else.
    static func edit(_ outcome: PreviewOutcome, number: Int, _ file: PreviewFile) -> String {
        var json = JSONWriter()
        json.object { json in
            json.key("kind")
            json.string("edit")
            json.key("number")
            json.integer(number)
            json.key("undoable")
            json.integer(file.undoable)
            json.key("problem")
            if case .refused(let problem) = outcome { json.string(problem) } else { json.null() }
            json.key("isWritten")
            if case .written = outcome { json.boolean(true) } else { json.boolean(false) }
            json.key("version")
            if case .written(let bytes) = outcome, file.holds(bytes) { json.integer(file.version) } else { json.null() }
        }
        return String(decoding: json.bytes, as: UTF8.self)
    }

    /// Why a file cannot be shown, or null.
    private static func problem(of file: PreviewFile) -> [UInt8] {
        var json = JSONWriter()
        if let problem = file.problem { problem.write(to: &json) } else { json.null() }
        return json.bytes
    }
}
