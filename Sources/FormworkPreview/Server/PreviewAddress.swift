import Synchronization

/// Where a preview is served: a port of this machine alone, and a secret path.
package final class PreviewAddress: Sendable {
    private let served: Atomic<UInt16>
    /// The first part of every path.
    private let token = PreviewToken()
    /// What leads to the address once.
    private let ticket = Mutex<PreviewToken?>(PreviewToken())

    /// - Parameter port: where it is served; 0 where that is not known yet: nobody names it.
    init(port: UInt16 = 0) { served = Atomic(port) }

    /// Where it is served.
    var port: UInt16 {
        get { served.load(ordering: .relaxed) }
        set { served.store(newValue, ordering: .relaxed) }
    }

    private var server: String { "http://127.0.0.1:\(port)/" }

    /// The address to open.
    package var text: String { server + token.text + "/" }

    /// An address that leads there once: what opens browsers is given it where others on the machine can read along.
    package var single: String? { ticket.withLock { $0.map { server + $0.text } } }

    // MARK: Requests

    private static let hosts = ["127.0.0.1", "localhost"]

    /// Whether a request was sent to this address by name. A page elsewhere, under a name that was made to lead here, says that name.
    func isNamed(by host: String?) -> Bool {
        guard let host = host?.lowercased(), port != 0 else { return false }
        return Self.hosts.contains { host == "\($0):\(port)" || (port == 80 && host == $0) }
    }

    /// Whether a page that was loaded from here speaks.
    ///
    /// - Parameters:
    ///   - origin: what the browser says of the page.
    ///   - host: what the request was sent to.
    func isOrigin(_ origin: String?, host: String?) -> Bool {
        guard let origin = origin?.lowercased(), let host = host?.lowercased() else { return false }
        return isNamed(by: host) && origin == "http://\(host)"
    }

    /// What comes after the secret in a path; nil for a path without it.
    func rest(of path: String) -> String? {
        let parts = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].isEmpty, token.matches(parts[1]) else { return nil }
        return String(parts[2])
    }

    /// The path that a single address leads to, the first time it is asked for.
    func redeem(_ path: String) -> String? {
        ticket.withLock { ticket in
            guard let current = ticket, path.hasPrefix("/"), current.matches(path.dropFirst()) else { return nil }
            ticket = nil
            return "/\(token.text)/"
        }
    }
}
