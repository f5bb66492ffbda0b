import FormworkDiagnostics
import FormworkRender

/// The server's messages to pages, as JSON.
enum PreviewMessage {
    /// Returns the message with the current state of a file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - known: The version that the page has; its data is not sent again.
    ///   - state: The state that the page requested last, solved again.
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

    /// Returns the answer to a request: a state, or null if the state no longer exists.
    static func state(_ state: [UInt8]?, number: Int) -> String {
        var bytes = Array("{\"kind\":\"state\",\"number\":\(number),\"state\":".utf8)
        bytes += state ?? Array("null".utf8)
        bytes.append(UInt8(ascii: "}"))
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the answer to a change.
    ///
    /// - Parameters:
    ///   - outcome: The outcome of the change.
    ///   - number: The page's number of the request.
    ///   - file: The file after another look. It gives the number of changes that can be undone, and the version if that has exactly the written
    ///     content.
    static func edit(_ outcome: PreviewOutcome, number: Int, file: PreviewFile) -> String {
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

    /// Returns the file's current problem, or null.
    private static func problem(of file: PreviewFile) -> [UInt8] {
        var json = JSONWriter()
        if let problem = file.problem { problem.write(to: &json) } else { json.null() }
        return json.bytes
    }
}
