import Foundation

/// A client that sends HTTP and WebSocket byte by byte, so that it can send what no browser would.
struct TestClient {
    /// An answer to a request.
    struct Answer {
        var status: Int
        var headers: [String: String]
        var body: String
    }

    let socket: TestSocket

    init(port: UInt16) async throws { socket = try await TestSocket(port: port) }

    /// Sends a request, and reads until the connection is closed.
    static func ask(_ port: UInt16, _ path: String, method: String = "GET", _ headers: [String: String] = [:]) async throws -> Answer {
        let client = try await TestClient(port: port)
        var headers = headers
        headers["Host"] = headers["Host"] ?? "127.0.0.1:\(port)"
        headers["Connection"] = headers["Connection"] ?? "close"
        try await client.send(head(method, path, headers))
        return try await client.answer()
    }

    /// Reads until the connection is closed.
    func answer() async throws -> Answer {
        let text = String(decoding: try await socket.readAll(), as: UTF8.self)
        let parts = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
        return Self.answer(String(parts.first ?? ""), body: parts.count > 1 ? String(parts[1]) : "")
    }

    private static func head(_ method: String, _ path: String, _ headers: [String: String]) -> String {
        "\(method) \(path) HTTP/1.1\r\n" + headers.map { "\($0): \($1)\r\n" }.sorted().joined() + "\r\n"
    }

    private static func answer(_ head: String, body: String) -> Answer {
        let lines = head.split(separator: "\r\n")
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2 { headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces) }
        }
        let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        return Answer(status: status ?? 0, headers: headers, body: body)
    }

    private func send(_ text: String) async throws { try await socket.write(text) }

    // MARK: WebSocket

    /// Requests a WebSocket connection.
    ///
    /// - Returns: the status of the answer: 101 where the conversation has begun.
    func open(_ port: UInt16, _ path: String, origin: String?) async throws -> Int {
        var headers = [
            "Host": "127.0.0.1:\(port)", "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        ]
        headers["Origin"] = origin
        try await send(Self.head("GET", path, headers))
        var head: [UInt8] = []
        while !head.suffix(4).elementsEqual(Array("\r\n\r\n".utf8)) { head += try await socket.read(exactly: 1) }
        let answer = Self.answer(String(decoding: head, as: UTF8.self), body: "")
        // Browsers refuse an answer that repeats a field.
        let fields = String(decoding: head, as: UTF8.self).split(separator: "\r\n").dropFirst().map { $0.prefix { $0 != ":" }.lowercased() }
        if Set(fields).count != fields.count { return 0 }
        if answer.status == 101, answer.headers["sec-websocket-accept"] != "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" { return 0 }
        return answer.status
    }

    /// Sends a message.
    func say(_ text: String) async throws {
        let payload = Array(text.utf8)
        let mask: [UInt8] = [1, 2, 3, 4]
        precondition(payload.count < 1 << 16)
        let length = payload.count < 126 ? [UInt8(payload.count)] : [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        try await socket.write([0x81, length[0] | 0x80] + length.dropFirst() + mask + zip(0..., payload).map { $1 ^ mask[$0 % 4] })
    }

    /// Returns the next message; nil at the end of the connection.
    func hear() async throws -> [String: Any]? {
        var head = try await socket.read(exactly: 2)
        if head[0] & 0x0F == 8 { return nil }
        var length = Int(head[1] & 0x7F)
        if length >= 126 {
            head = try await socket.read(exactly: length == 126 ? 2 : 8)
            length = head.reduce(0) { $0 << 8 | Int($1) }
        }
        let payload = try await socket.read(exactly: length)
        return try JSONSerialization.jsonObject(with: Data(payload)) as? [String: Any] ?? [:]
    }
}
