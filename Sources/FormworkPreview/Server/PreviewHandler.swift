import FlyingFox

/// Answers requests: for who knows the address, with what the session has; for everybody else, with nothing.
struct PreviewHandler: HTTPHandler {
    let address: PreviewAddress
    let session: PreviewSession

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard address.isNamed(by: request.headers[.host]) else { return answer(.notFound) }
        let path = request.target.path()
        if let target = address.redeem(path) { return answer(.seeOther, [.location: target]) }
        guard let rest = address.rest(of: path) else { return answer(.notFound) }
        guard request.method == .GET || request.method == .HEAD else {
            return answer(.methodNotAllowed, [HTTPHeader("Allow"): "GET, HEAD"])
        }
        if rest.hasPrefix("socket/") { return try await connect(request, rest.split(separator: "/").dropFirst()) }
        guard let content = await session.content(at: rest) else { return answer(.notFound) }
        return answer(content, isHead: request.method == .HEAD)
    }

    // MARK: Answers

    /// Begins a conversation with a page.
    ///
    /// - Parameters:
    ///   - request: asks for it.
    ///   - names: the file's number, and the version that the page shows.
    private func connect(_ request: HTTPRequest, _ names: ArraySlice<Substring>) async throws -> HTTPResponse {
        guard address.isOrigin(request.headers[HTTPHeader("Origin")], host: request.headers[.host]) else { return answer(.forbidden) }
        guard names.count == 2, let file = await session.file(named: names[1]), let version = Int(names[2]) else {
            return answer(.notFound)
        }
        let conversation = PreviewConversation(session: session, file: file, version: version)
        // One message is one frame: of several small writes the later ones would wait for word that the first arrived.
        let frames = MessageFrameWSHandler(handler: conversation, frameSize: 1 << 26)
        return try await WebSocketHTTPHandler(handler: frames).handleRequest(request)
    }

    private func answer(_ status: HTTPStatusCode, _ headers: [HTTPHeader: String] = [:]) -> HTTPResponse {
        HTTPResponse(statusCode: status, headers: HTTPHeaders(Self.headers.merging(headers) { $1 }), body: HTTPBodySequence([]))
    }

    private func answer(_ content: PreviewContent, isHead: Bool) -> HTTPResponse {
        var headers = Self.headers
        headers[.contentType] = content.type
        headers[.contentLength] = "\(content.bytes.count)"
        headers[HTTPHeader("Content-Security-Policy")] = content.policy
        return HTTPResponse(statusCode: .ok, headers: HTTPHeaders(headers), body: HTTPBodySequence(isHead ? [] : content.bytes))
    }

    /// Nothing is kept, guessed at, framed or told to others.
    private static let headers: [HTTPHeader: String] = [
        .cacheControl: "no-store",
        HTTPHeader("Content-Security-Policy"): "default-src 'none'; frame-ancestors 'none'",
        HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
        HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
        HTTPHeader("Referrer-Policy"): "no-referrer",
        HTTPHeader("X-Content-Type-Options"): "nosniff",
    ]
}
