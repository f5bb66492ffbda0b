import NIOCore
import NIOHTTP1
import NIOPosix

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
    private let limits: ConnectionLimits

    /// Creates a server without starting it.
    ///
    /// - Parameters:
    ///   - session: The session to serve.
    ///   - port: The port; 0 for any free port.
    package init(_ session: PreviewSession, port: UInt16 = 0) { self.init(session, port: port, limits: ConnectionLimits()) }

    init(_ session: PreviewSession, port: UInt16 = 0, limits: ConnectionLimits) {
        self.session = session
        self.port = port
        self.limits = limits
    }

    /// Serves until the end, then closes every connection.
    ///
    /// - Parameters:
    ///   - announce: Called with the address once the server accepts connections.
    ///   - end: Returns when the server is to stop, or when its task is cancelled.
    /// - Throws: a `PreviewError` if the port cannot be used.
    package func run(
        announce: (PreviewAddress) async -> Void, until end: @escaping @Sendable () async -> Void
    ) async throws(PreviewError) {
        // One thread is enough for the connections; the expensive work is in the session.
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let table = ConnectionTable(limit: limits.connections)
        let result: Result<Void, PreviewError>
        do throws(PreviewError) {
            let (listener, address) = try await listen(group, table: table)
            await announce(address)
            await serve(listener, table: table, until: end)
            result = .success(())
        } catch {
            result = .failure(error)
        }
        try? await group.shutdownGracefully()
        try result.get()
    }

    private func serve(_ listener: any Channel, table: ConnectionTable, until end: @escaping @Sendable () async -> Void) async {
        await withTaskGroup { group in
            group.addTask { await session.watch() }
            group.addTask { await end() }
            await group.next()
            group.cancelAll()
        }
        listener.close(promise: nil)
        await session.end()
        // The closing messages need a moment to be sent.
        for _ in 0..<20 where !table.isEmpty { try? await Task.sleep(for: .milliseconds(10)) }
        table.close()
    }

    /// Starts listening.
    private func listen(
        _ group: MultiThreadedEventLoopGroup, table: ConnectionTable
    ) async throws(PreviewError) -> (any Channel, PreviewAddress) {
        // No request matches until the address is known.
        let (session, limits, address) = (session, limits, PreviewAddress())
        do {
            let bootstrap = ServerBootstrap(group: group)
                .serverChannelOption(.backlog, value: 128)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .childChannelOption(.allowRemoteHalfClosure, value: true)
                .childChannelOption(.maxMessagesPerRead, value: 4)
                .childChannelOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: 16_384))
                .childChannelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        guard table.add(channel) else { throw ChannelError.inputClosed }
                        channel.closeFuture.whenComplete { _ in table.remove(channel) }
                        try channel.pipeline.syncOperations.addHandlers([
                            RequestBounds(limits, table: table), HTTPResponseEncoder(), ByteToMessageHandler(HTTPRequestDecoder()),
                            PreviewHandler(PreviewRouting(address: address, session: session), limits: limits),
                        ])
                    }
                }
            let listener = try await bootstrap.bind(host: "127.0.0.1", port: Int(port)).get()
            guard let port = listener.localAddress?.port.flatMap(UInt16.init(exactly:)) else { throw ChannelError.unknownLocalAddress }
            address.port = port
            return (listener, address)
        } catch {
            throw failure(error)
        }
    }

    private func failure(_ error: any Error) -> PreviewError {
        let reason = (error as? IOError).map { String(cString: strerror($0.errnoCode)) } ?? "\(error)"
        return PreviewError(port: port == 0 ? nil : port, reason: reason)
    }
}

/// An error that prevents serving.
package struct PreviewError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The requested port; nil if any port would do.
    package var port: UInt16?
    /// The system's error message.
    package var reason: String

    package var description: String {
        if let port { return "port \(port) on 127.0.0.1 cannot be used: \(reason)" }
        return "no port on 127.0.0.1 can be used: \(reason)"
    }
}
