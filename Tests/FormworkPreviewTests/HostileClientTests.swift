import FormworkTestSupport
import Foundation
import NIOCore
import Testing

@testable import FormworkPreview

/// Attacks by programs and pages that do not know the address: the server answers or closes, and continues.
@Suite(.timeLimit(.minutes(2))) struct HostileClientTests {
    private static let form = "HidingForm.storyboard"
    private static let hasty: ConnectionLimits = {
        var limits = ConnectionLimits()
        limits.requestTime = .milliseconds(300)
        limits.lingerTime = .milliseconds(300)
        return limits
    }()

    /// Sends bytes, and returns the status of the answer; 0 for a closed connection. Then checks that the server answers a good request.
    private func say(_ bytes: [UInt8], limits: ConnectionLimits = ConnectionLimits(), finishes: Bool = false) async throws -> Int {
        var status = -1
        try await TestPreview.run(Self.form, limits: limits) { preview in
            let client = try await TestClient(port: preview.port)
            // If the server refuses early, the rest cannot be sent.
            try? await client.socket.write(bytes)
            if finishes { client.socket.finishWriting() }
            status = try await client.answer().status
            #expect(try await preview.ask(preview.path).status == 200)
        }
        return status
    }

    private func say(_ text: String, limits: ConnectionLimits = ConnectionLimits(), finishes: Bool = false) async throws -> Int {
        try await say(Array(text.utf8), limits: limits, finishes: finishes)
    }

    // MARK: Length

    @Test("A line or fields of any length are refused", arguments: [20_000, 200_000, 10_000_000])
    func lineOrFieldsOfAnyLength(count: Int) async throws {
        #expect(try await say("GET /" + String(repeating: "a", count: count)) == 414)
        #expect(try await say(String(repeating: "a", count: count)) == 400)
        #expect(try await say("GET / HTTP/1.1\r\nHost: x\r\nX: " + String(repeating: "a", count: count) + "\r\n\r\n") == 431)
        #expect(try await say("GET / HTTP/1.1\r\nHost: x\r\n" + String(repeating: "a: b\r\n", count: count / 6) + "\r\n") == 431)
    }

    @Test("A million fields are refused")
    func millionFields() async throws {
        #expect(try await say("GET / HTTP/1.1\r\nHost: x\r\n" + String(repeating: "a:\r\n", count: 1_000_000) + "\r\n") == 431)
    }

    @Test(
        "A request with a body is refused, however the body is declared",
        arguments: ["Content-Length: 5", "Content-Length: 99999999999", "Transfer-Encoding: chunked"])
    func bodyRefused(field: String) async throws {
        try await TestPreview.run(Self.form) { preview in
            let client = try await TestClient(port: preview.port)
            try await client.socket.write(
                "GET \(preview.path) HTTP/1.1\r\nHost: 127.0.0.1:\(preview.port)\r\nExpect: 100-continue\r\n\(field)\r\n\r\n")
            #expect(try await client.answer().status == 413)
        }
    }

    // MARK: Time

    @Test("Silent and slow clients are closed")
    func silentAndSlowClients() async throws {
        #expect(try await say("", limits: Self.hasty) == 0)
        #expect(try await say("G", limits: Self.hasty) == 408)
        #expect(try await say("GET / HTTP/1.1\r\nHost: x\r\n", limits: Self.hasty) == 408)
        try await TestPreview.run(Self.form, limits: Self.hasty) { preview in
            let client = try await TestClient(port: preview.port)
            try await client.socket.write("GET /")
            // Sending byte by byte does not extend the time limit.
            let writing = Task {
                while !Task.isCancelled {
                    try await client.socket.write("a")
                    try await Task.sleep(for: .milliseconds(20))
                }
            }
            #expect(try await client.answer().status == 408)
            writing.cancel()
        }
    }

    @Test("Complete requests are still answered, and incomplete ones are not waited for")
    func completeRequests() async throws {
        try await TestPreview.run(Self.form) { preview in
            let client = try await TestClient(port: preview.port)
            try await client.socket.write("GET \(preview.path) HTTP/1.1\r\nHost: 127.0.0.1:\(preview.port)\r\n\r\n")
            client.socket.finishWriting()
            #expect(try await client.answer().status == 200)
        }
        #expect(try await say("GET / HTTP/1.1\r\nHo", finishes: true) == 400)
        #expect(try await say("", finishes: true) == 0)
    }

    @Test("A conversation that ends half-way is dropped")
    func conversationHalfway() async throws {
        try await TestPreview.run(Self.form) { preview in
            let page = try await preview.converse()
            _ = try await page.hear()
            page.socket.finishWriting()
            #expect(try await page.socket.readAll().isEmpty)
            #expect(try await preview.ask(preview.path).status == 200)
        }
    }

    // MARK: Number

    @Test("A thousand connections do not keep a page out, nor end a conversation")
    func thousandConnections() async throws {
        try await TestPreview.run(Self.form) { preview in
            let page = try await preview.converse()
            _ = try await page.hear()
            var clients: [TestSocket] = []
            for number in 0..<1000 {
                // The oldest are closed in favour of newer ones, which may find a full queue.
                guard let client = try? await TestSocket(port: preview.port) else { continue }
                if number % 3 == 0 { try? await client.write("GET / HTTP/1.1\r\n") }
                clients.append(client)
            }
            #expect(clients.count > 900)
            #expect(try await preview.ask(preview.path).status == 200)
            try await page.say(#"{"number":1,"version":1,"tree":0}"#)
            #expect(try await page.hear()?["number"] as? Int == 1)
        }
    }

    @Test("If all connections are our own, another one is closed")
    func allConnectionsOurOwn() async throws {
        var limits = ConnectionLimits()
        limits.connections = 2
        try await TestPreview.run(Self.form, limits: limits) { preview in
            let pages = [try await preview.converse(), try await preview.converse()]
            for page in pages { _ = try await page.hear() }
            let further = try await TestSocket(port: preview.port)
            let heard = try await further.read()
            #expect(heard.isEmpty)
        }
    }

    // MARK: Form

    @Test(
        "Anything but an HTTP/1.1 request gets an error",
        arguments: [
            "GET /\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "\u{16}\u{03}\u{01}\u{02}\u{00}",
            "GET / HTTP/1.1\r\nHost: x\r\n folded: y\r\n\r\n",
            "GET / HTTP/1.1\r\nHost : x\r\n\r\n", "GET / HTTP/1.1\r\nHost: x\u{0}\r\n\r\n", "GET /\u{0} HTTP/1.1\r\nHost: x\r\n\r\n",
            "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n", "GET / HTTP/9.9\r\nHost: x\r\n\r\n",
            "\u{0}\u{0}\u{0}\u{0}\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        ])
    func noRequest(text: String) async throws {
        // A single line feed does not end the request.
        #expect(try await say(text, finishes: true) == 400)
    }

    @Test(
        "A request target of any form needs the secret in its path",
        arguments: [
            "http://127.0.0.1:@P", "http://evil.example@P", "127.0.0.1:@", "//127.0.0.1:@P", "/.@P", "/..@P", "@P..%2f", "/%2e@P", "@P#",
            "@P%00",
        ])
    func whateverForm(target: String) async throws {
        try await TestPreview.run(Self.form) { preview in
            let target = target.replacing("@P", with: preview.path).replacing("@", with: "\(preview.port)")
            let answer = try await preview.ask(target)
            #expect(answer.status == 404 || answer.status == 400)
            #expect(answer.body.isEmpty)
        }
    }

    @Test("Bytes after a request on its connection are not read")
    func laterBytes() async throws {
        try await TestPreview.run(Self.form) { preview in
            let request = "GET /nothing HTTP/1.1\r\nHost: 127.0.0.1:\(preview.port)\r\n\r\n"
            let good = request.replacing("/nothing", with: preview.path)
            let client = try await TestClient(port: preview.port)
            try await client.socket.write(request + String(repeating: good, count: 20))
            let text = String(decoding: try await client.socket.readAll(), as: UTF8.self)
            #expect(text.hasPrefix("HTTP/1.1 404"))
            #expect(text.ranges(of: "HTTP/1.1 ").count == 1)
            #expect(text.contains("Connection: close"))
        }
    }

    @Test("Random bytes are answered or closed")
    func randomBytes() async throws {
        let seed = Int.random(in: 0..<1 << 32)
        var generator = SeededGenerator(seed: seed)
        let words = [
            "GET ", "/", " HTTP/1.1", "\r\n", "\r", "\n", "Host: ", ":", "Upgrade: websocket\r\n", "\u{0}", " ", "Content-Length: ", "9",
            "\r\n\r\n",
        ]
        try await TestPreview.run(Self.form, limits: Self.hasty) { preview in
            for round in 0..<60 {
                var bytes: [UInt8] = []
                for _ in 0..<Int.random(in: 1..<60, using: &generator) {
                    if Bool.random(using: &generator) {
                        bytes += Array(words.randomElement(using: &generator).unsafelyUnwrapped.utf8)
                    } else {
                        bytes.append(UInt8.random(in: 0...255, using: &generator))
                    }
                }
                let client = try await TestSocket(port: preview.port)
                try? await client.write(bytes)
                client.finishWriting()
                let answer = String(decoding: try await client.readAll().prefix(13), as: UTF8.self)
                #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 4"), "seed \(seed), round \(round): \(answer)")
            }
            #expect(try await preview.ask(preview.path).status == 200)
        }
    }

    // MARK: Secrets

    @Test(
        "Other sites cannot read, even with the secret",
        arguments: [("cross-site", "no-cors", "script"), ("cross-site", "navigate", "iframe"), ("same-site", "cors", "empty")])
    func otherSites(site: String, mode: String, destination: String) async throws {
        try await TestPreview.run(Self.form) { preview in
            let headers = ["Sec-Fetch-Site": site, "Sec-Fetch-Mode": mode, "Sec-Fetch-Dest": destination]
            let answer = try await preview.ask(preview.path, headers)
            #expect(answer.status == 403)
        }
    }

    @Test("A person follows the address, from wherever it is written", arguments: ["none", "cross-site"])
    func personFollows(site: String) async throws {
        try await TestPreview.run(Self.form) { preview in
            let headers = ["Sec-Fetch-Site": site, "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"]
            let answer = try await preview.ask(preview.path, headers)
            #expect(answer.status == 200)
        }
    }

    @Test("Forged secrets are rejected, with one wrong letter or many")
    func forgedSecrets() async throws {
        try await TestPreview.run(Self.form) { preview in
            for place in preview.path.indices.dropFirst().dropLast() {
                let letter = preview.path[place] == "A" ? "B" : "A"
                let answer = try await preview.ask(preview.path.replacingCharacters(in: place...place, with: letter))
                #expect(answer.status == 404)
            }
        }
    }

    // MARK: Conversations

    @Test("Frames that browsers do not send end the conversation")
    func framesBrowsersDoNotSend() async throws {
        let unmasked: [UInt8] = [0x81, 2, 0x7B, 0x7D]
        let huge: [UInt8] = [0x81, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1, 2, 3, 4]
        let binary: [UInt8] = [0x82, 0x80, 1, 2, 3, 4]
        let reserved: [UInt8] = [0x8F, 0x80, 1, 2, 3, 4]
        let noText: [UInt8] = [0x81, 0x81, 0, 0, 0, 0, 0xFF]
        let unbegun: [UInt8] = [0x80, 0x80, 1, 2, 3, 4]
        let bigPing: [UInt8] = [0x89, 0xFE, 0x01, 0x00, 0, 0, 0, 0] + [UInt8](repeating: 0, count: 256)
        try await TestPreview.run(Self.form) { preview in
            for bytes in [
                unmasked, huge, binary, reserved, noText, unbegun, bigPing,
                Array(String(repeating: "GET / HTTP/1.1\r\n\r\n", count: 10).utf8),
            ] {
                let page = try await preview.converse()
                _ = try await page.hear()
                try await page.socket.write(bytes)
                let rest = try await page.socket.readAll()
                #expect(rest.isEmpty || rest[0] == 0x88)
            }
            #expect(try await preview.ask(preview.path).status == 200)
        }
    }

    @Test("A page that sends requests without listening is disconnected")
    func pageAsksWithoutListening() async throws {
        var limits = ConnectionLimits()
        limits.unansweredMessages = 4
        try await TestPreview.run(Self.form, limits: limits) { preview in
            let page = try await preview.converse()
            let version = try #require(try await page.hear()?["version"] as? Int)
            for number in 0..<400 {
                try? await page.say(#"{"number":\#(number),"version":\#(version),"tree":0,"width":\#(300 + number),"height":900}"#)
            }
            #expect(try await preview.ask(preview.path).status == 200)
            // The connection may end in the middle of an answer.
            do { while try await page.hear() != nil {} } catch is TestSocket.Ended {}
        }
    }
}
