import Testing

@testable import FormworkPreview

@Suite(.timeLimit(.minutes(2))) struct PreviewServerTests {
    private static let form = "HidingForm.storyboard"

    @Test("The page is served at its address, to those who know it")
    func addressServesThePage() async throws {
        try await TestPreview.run(Self.form) { preview in
            let page = try await preview.ask(preview.path)
            #expect(page.status == 200)
            #expect(page.headers["content-type"] == "text/html; charset=utf-8")
            #expect(page.body.hasPrefix("<!DOCTYPE html>"))
            #expect(page.body.contains("startPreview({\"file\":1,\"version\":1,\"changes\":null,\"files\":["))
            #expect(try await preview.ask(preview.path + "1").status == 200)
            #expect(try await preview.ask(preview.path, ["Host": "localhost:\(preview.port)"]).status == 200)
        }
    }

    @Test("Responses are not cached, sniffed, framed or shared with other origins")
    func nothingKeptGuessedAt() async throws {
        try await TestPreview.run(Self.form) { preview in
            for path in [preview.path, "/"] {
                let headers = try await preview.ask(path).headers
                #expect(headers["cache-control"] == "no-store")
                #expect(headers["x-content-type-options"] == "nosniff")
                #expect(headers["referrer-policy"] == "no-referrer")
                #expect(headers["cross-origin-resource-policy"] == "same-origin")
                let policy = try #require(headers["content-security-policy"])
                #expect(policy.hasPrefix("default-src 'none'"))
                #expect(policy.contains("frame-ancestors 'none'"))
            }
        }
    }

    @Test("Only the page's own script runs")
    func nothingButPageS() async throws {
        try await TestPreview.run(Self.form) { preview in
            let pages = [try await preview.ask(preview.path), try await preview.ask(preview.path)]
            let nonces = try pages.map { page in
                let policy = try #require(page.headers["content-security-policy"])
                let nonce = try #require(policy.firstMatch(of: /script-src 'nonce-([A-Za-z0-9_-]{32})';/)?.1)
                #expect(page.body.contains("<script type=\"module\" nonce=\"\(nonce)\">"))
                return nonce
            }
            #expect(nonces[0] != nonces[1])
        }
    }

    @Test(
        "Any other path isn't found",
        arguments: [
            "/", "/favicon.ico", "*", "//", "%", "@2", "@01", "@0", "@-1", "@1/", "@preview.js", "@../", "@../../etc/passwd",
            "@%2e%2e/%2e%2e/etc/passwd",
            "@socket/1/0/x", "@socket/2/0", "@socket/1", "@socket//", "?", "/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/", "@HidingForm.storyboard",
        ])
    func everyOtherPathNothing(path: String) async throws {
        try await TestPreview.run(Self.form) { preview in
            let path = path.replacing("@", with: preview.path)
            let origin = ["Origin": "http://127.0.0.1:\(preview.port)"]
            let answer = try await preview.ask(path, origin)
            // A request without a valid path is invalid.
            #expect(answer.status == (path.hasPrefix("/") || path == "*" ? 404 : 400))
            #expect(answer.body.isEmpty)
        }
    }

    @Test("An address without its end, or with other letters, is not found")
    func addressWithoutEndOr() async throws {
        try await TestPreview.run(Self.form) { preview in
            for path in [String(preview.path.dropLast()), preview.path.lowercased(), preview.path.uppercased(), "/" + preview.path] {
                let answer = try await preview.ask(path)
                #expect(answer.status == 404)
            }
        }
    }

    @Test(
        "Another host name that resolves to this machine finds nothing",
        arguments: ["evil.example", "evil.example:@", "127.0.0.1", "127.0.0.1:1", "0.0.0.0:@", "127.0.0.1:@.evil.example"])
    func nameWasMadeLead(host: String) async throws {
        try await TestPreview.run(Self.form) { preview in
            let host = host.replacing("@", with: "\(preview.port)")
            let answer = try await preview.ask(preview.path, ["Host": host])
            #expect(answer.status == 404)
        }
    }

    @Test("Only reading is possible")
    func onlyReadingPossible() async throws {
        try await TestPreview.run(Self.form) { preview in
            let page = try await preview.ask(preview.path)
            let head = try await preview.ask(preview.path, method: "HEAD")
            #expect(head.status == 200)
            #expect(head.body.isEmpty)
            #expect(head.headers["content-length"] == page.headers["content-length"])
            for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"] {
                let answer = try await preview.ask(preview.path, method: method)
                #expect(answer.status == 405)
                #expect(answer.headers["allow"] == "GET, HEAD")
                #expect(try await preview.ask("/", method: method).status == 404)
            }
        }
    }

    @Test("The browser is opened at the address, once")
    func browserIsOpenedOnce() async throws {
        try await TestPreview.run(Self.form) { preview in
            let single = try #require(preview.address.single)
            let path = "/" + single.split(separator: "/")[2]
            let answer = try await preview.ask(path)
            #expect(answer.status == 303)
            #expect(answer.headers["location"] == preview.path)
            #expect(try await preview.ask(path).status == 404)
        }
    }

    @Test(
        "Pages of others cannot converse",
        arguments: [nil, "null", "http://evil.example", "http://localhost:@", "https://127.0.0.1:@", "http://127.0.0.1:1"])
    func pagesOthersCannotConverse(origin: String?) async throws {
        try await TestPreview.run(Self.form) { preview in
            let client = try await TestClient(port: preview.port)
            let origin = origin?.replacing("@", with: "\(preview.port)")
            let status = try await client.open(preview.port, preview.path + "socket/1/0", origin: origin)
            #expect(status == 403)
        }
    }

    @Test("A port in use is an error with its reason")
    func portTakenErrorWith() async throws {
        try await TestPreview.run(Self.form) { preview in
            let second = PreviewServer(PreviewSession([], source: PreviewSource { _ in nil }), port: preview.port)
            await #expect(throws: PreviewError(port: preview.port, reason: "Address already in use")) {
                try await second.run(announce: { _ in Issue.record("it serves") }) {}
            }
        }
    }

    @Test("At the end, all listeners are told")
    func atEndEverybodyTold() async throws {
        var client: TestClient?
        try await TestPreview.run(Self.form) { preview in
            client = try await preview.converse()
            _ = try await client?.hear()
        }
        #expect(try await client?.hear() == nil)
    }
}
