import NIOHTTP1

/// Decides how to answer a request. Clients that know the address get the session's content; all others are refused.
struct PreviewRouting: Sendable {
    let address: PreviewAddress
    let session: PreviewSession

    /// An answer to a request.
    enum Decision: Sendable, Equatable {
        /// An error or redirect with a status and header fields.
        case refusal(HTTPResponseStatus, [String: String] = [:])
        /// The session's content at a path.
        case content(String)
        /// A WebSocket conversation about a file, with the version of the file that the page shows.
        case conversation(file: Int, version: Int)
    }

    /// Decides how to answer a request, given its head. The secret is checked before anything else is revealed.
    func decide(_ head: HTTPRequestHead) -> Decision {
        let path = String(head.uri.prefix { $0 != "?" })
        let rest = address.rest(of: path)
        let hosts = head.headers["Host"]
        guard hosts.count == 1, address.isNamed(by: hosts[0]) else { return .refusal(hosts.count == 1 ? .notFound : .badRequest) }
        guard let rest else { return address.redeem(path).map { .refusal(.seeOther, ["Location": $0]) } ?? .refusal(.notFound) }
        guard isOurs(head.headers) else { return .refusal(.forbidden) }
        guard head.method == .GET || head.method == .HEAD else { return .refusal(.methodNotAllowed, ["Allow": "GET, HEAD"]) }
        guard !hasBody(head.headers) else { return .refusal(.payloadTooLarge) }
        guard rest.hasPrefix("socket/") else { return .content(rest) }
        return conversation(head, host: hosts[0], names: rest.split(separator: "/").dropFirst())
    }

    /// Returns the answer to a WebSocket request.
    private func conversation(_ head: HTTPRequestHead, host: String, names: ArraySlice<Substring>) -> Decision {
        let origins = head.headers["Origin"]
        guard origins.count == 1, address.isOrigin(origins[0], host: host) else { return .refusal(.forbidden) }
        guard names.count == 2, let file = session.file(named: names[1]), let version = Int(names[2]) else { return .refusal(.notFound) }
        guard head.method == .GET, head.headers[canonicalForm: "Upgrade"].contains(where: { $0.lowercased() == "websocket" }) else {
            return .refusal(.upgradeRequired, ["Upgrade": "websocket"])
        }
        return .conversation(file: file, version: version)
    }

    /// Whether, according to the browser, a request comes from one of our pages or from the user. Other programs do not send these headers.
    private func isOurs(_ headers: HTTPHeaders) -> Bool {
        let sites = headers["Sec-Fetch-Site"].map { $0.lowercased() }
        if sites.allSatisfy({ $0 == "same-origin" || $0 == "none" }) { return true }
        // A link that is followed on another page, such as a web-based terminal, opens a page of its own. It is not embedded in the other one.
        return headers["Sec-Fetch-Mode"] == ["navigate"] && headers["Sec-Fetch-Dest"] == ["document"]
    }

    private func hasBody(_ headers: HTTPHeaders) -> Bool {
        headers.contains(name: "Transfer-Encoding") || headers["Content-Length"].contains { $0 != "0" }
    }
}
