import FlyingFox
import FlyingSocks

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Serves documents to browsers on this machine.
package struct PreviewServer: Sendable {
    private let session: PreviewSession
    private let port: UInt16

    /// A server that does not serve yet.
    ///
    /// - Parameters:
    ///   - session: what is served.
    ///   - port: where; 0 for a port that is free.
    package init(_ session: PreviewSession, port: UInt16 = 0) {
        self.session = session
        self.port = port
    }

    /// Serves until it is to end; then every connection is closed.
    ///
    /// - Parameters:
    ///   - announce: is told where it serves, once pages can be asked for.
    ///   - end: returns when it is to end, and when its task is cancelled.
    /// - Throws: a `PreviewError` where the port cannot be had.
    package func run(
        announce: (PreviewAddress) async -> Void, until end: @escaping @Sendable () async -> Void
    ) async throws(PreviewError) {
        let server: HTTPServer
        let listening: Task<Void, any Error>
        do {
            let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
            server = HTTPServer(config: HTTPServer.Configuration(address: address, timeout: 60, logger: .disabled))
            listening = try await start(server)
        } catch {
            throw failure(error)
        }
        guard case .ip4(_, let port)? = await server.listeningAddress else { throw failure(SocketError.unsupportedAddress) }
        let address = PreviewAddress(port: port)
        await server.appendRoute("*", to: PreviewHandler(address: address, session: session))
        await announce(address)
        await withTaskGroup { group in
            group.addTask { await session.watch() }
            group.addTask { await end() }
            group.addTask { _ = await listening.result }
            await group.next()
            group.cancelAll()
            await session.end()
            // The last words need a moment to be sent.
            await server.stop(timeout: 0.2)
        }
    }

    /// Returns when the server listens.
    private func start(_ server: HTTPServer) async throws -> Task<Void, any Error> {
        let beginning = Task { try await server.waitUntilListening(timeout: 60) }
        let listening = Task {
            defer { beginning.cancel() }
            try await server.run()
        }
        do {
            try await beginning.value
            return listening
        } catch {
            // Why it does not is said where it was to.
            listening.cancel()
            try await listening.value
            throw error
        }
    }

    private func failure(_ error: any Error) -> PreviewError {
        var reason = "\(error)"
        if case SocketError.failed(_, _, let message) = error { reason = message }
        return PreviewError(port: port == 0 ? nil : port, reason: reason)
    }
}
