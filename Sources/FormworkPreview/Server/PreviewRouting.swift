import NIOHTTP1

/// Decides what a request gets: who knows the address, what the session has; everybody else, nothing.
struct PreviewRouting: Sendable {
    let address: PreviewAddress
    let session: PreviewSession

    /// What a request gets.
    enum Decision: Sendable, Equatable {
        /// Nothing but a word; the fields say more.
        case refusal(HTTPResponseStatus, [String: String] = [:])
        /// What the session has at a path.
        case content(String)
        /// A conversation about a file, from a version that the page shows.
        case conversation(file: Int, version: Int)
    }

    /// Decides about a request, by its head. Nothing of it is looked at before the secret is.
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
        return conversation(head, hosts[0], rest.split(separator: "/").dropFirst())
    }

    /// Whether it is a request that begins a conversation; the secret is not spoken of otherwise.
    private func conversation(_ head: HTTPRequestHead, _ host: String, _ names: ArraySlice<Substring>) -> Decision {
        let origins = head.headers["Origin"]
        guard origins.count == 1, address.isOrigin(origins[0], host: host) else { return .refusal(.forbidden) }
        guard names.count == 2, let file = session.file(named: names[1]), let version = Int(names[2]) else { return .refusal(.notFound) }
        guard head.method == .GET, head.headers[canonicalForm: "Upgrade"].contains(where: { $0.lowercased() == "websocket" }) else {
            return .refusal(.upgradeRequired, ["Upgrade": "websocket"])
        }
        return .conversation(file: file, version: version)
    }

    /// Whether a browser says of a request that one of our pages makes it, or a person; other programs say nothing of it.
    private func isOurs(_ headers: HTTPHeaders) -> Bool {
        let sites = headers["Sec-Fetch-Site"].map { $0.lowercased() }
        if sites.allSatisfy({ $0 == "same-origin" || $0 == "none" }) { return true }
        // An address that is followed from a page, such as a terminal's, becomes a page of its own; it is not embedded in that one.
        return headers["Sec-Fetch-Mode"] == ["navigate"] && headers["Sec-Fetch-Dest"] == ["document"]
    }

    private func hasBody(_ headers: HTTPHeaders) -> Bool {
        headers.contains(name: "Transfer-Encoding") || headers["Content-Length"].contains { $0 != "0" }
    }
}
