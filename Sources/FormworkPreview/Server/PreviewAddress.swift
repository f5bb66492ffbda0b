import Synchronization

/// The address of a preview: a port on the loopback interface, and a secret path.
package final class PreviewAddress: Sendable {
    private let served: Atomic<UInt16>
    /// The first component of every path.
    private let token = PreviewToken()
    /// The token of the single-use address; nil once it is redeemed.
    private let ticket = Mutex<PreviewToken?>(PreviewToken())

    /// - Parameter port: The port; 0 while it is unknown, when no request matches.
    init(port: UInt16 = 0) { served = Atomic(port) }

    var port: UInt16 {
        get { served.load(ordering: .relaxed) }
        set { served.store(newValue, ordering: .relaxed) }
    }

    private var server: String { "http://127.0.0.1:\(port)/" }

    /// The address to open.
    package var text: String { server + token.text + "/" }

    /// A single-use address that redirects to the real one. It is passed to browsers in ways that others on the machine can read, such as command
    /// lines.
    package var single: String? { ticket.withLock { $0.map { server + $0.text } } }

    // MARK: Requests

    private static let hosts = ["127.0.0.1", "localhost"]

    /// Whether the Host header names this address. In a DNS rebinding attack, it names another host.
    func isNamed(by host: String?) -> Bool {
        guard let host = host?.lowercased(), port != 0 else { return false }
        return Self.hosts.contains { host == "\($0):\(port)" || (port == 80 && host == $0) }
    }

    /// Whether a request comes from a page of this server.
    ///
    /// - Parameters:
    ///   - origin: The Origin header.
    ///   - host: The Host header.
    func isOrigin(_ origin: String?, host: String?) -> Bool {
        guard let origin = origin?.lowercased(), let host = host?.lowercased() else { return false }
        return isNamed(by: host) && origin == "http://\(host)"
    }

    /// Returns the part of a path after the secret; nil if the path does not start with the secret.
    func rest(of path: String) -> String? {
        let parts = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].isEmpty, token.matches(parts[1]) else { return nil }
        return String(parts[2])
    }

    /// Returns the path to which the single-use address redirects, and invalidates that address; nil for any other path.
    func redeem(_ path: String) -> String? {
        ticket.withLock { ticket in
            guard let current = ticket, path.hasPrefix("/"), current.matches(path.dropFirst()) else { return nil }
            ticket = nil
            return "/\(token.text)/"
        }
    }
}
