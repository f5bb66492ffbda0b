import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Answers the request of a connection and closes the connection, or upgrades it to a WebSocket conversation.
final class PreviewHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let routing: PreviewRouting
    private let limits: ConnectionLimits
    private var isDecided = false
    /// The request to upgrade once it is complete.
    private var upgrade: (head: HTTPRequestHead, file: Int, version: Int)?
    private var deadline: Scheduled<Void>?

    init(_ routing: PreviewRouting, limits: ConnectionLimits) {
        self.routing = routing
        self.limits = limits
    }

    func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

    // MARK: Requests

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): if !isDecided { decide(head, context: context) }
        case .body: break
        case .end:
            if let upgrade = self.upgrade.take() { converse(upgrade.head, file: upgrade.file, version: upgrade.version, context: context) }
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // Malformed requests get an error response; after other errors the connection is just closed.
        guard !isDecided else { return }
        guard let error = error as? HTTPParserError else { return context.close(promise: nil) }
        answer(error == .headerOverflow ? .requestHeaderFieldsTooLarge : .badRequest, context)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        // A client may close its sending side after a complete request and still read the response. Before that, the connection is useless.
        if event as? ChannelEvent == .inputClosed, !isDecided { context.close(promise: nil) }
        context.fireUserInboundEventTriggered(event)
    }

    private func decide(_ head: HTTPRequestHead, context: ChannelHandlerContext) {
        let decision = routing.decide(head)
        isDecided = true
        switch decision {
        case .refusal(let status, let fields): answer(status, context, fields)
        case .content(let path):
            context.triggerUserOutboundEvent(SecretShown(), promise: nil)
            let session = routing.session
            let content = context.eventLoop.makeFutureWithTask { await session.content(at: path) }
            content.assumeIsolated().whenSuccess { content in
                guard let content else { return self.answer(.notFound, context) }
                self.answer(content, isHead: head.method == .HEAD, context: context)
            }
        case .conversation(let file, let version): upgrade = (head, file, version)
        }
    }

    // MARK: Answers

    private func answer(_ status: HTTPResponseStatus, _ context: ChannelHandlerContext, _ fields: [String: String] = [:]) {
        var headers = Self.headers
        headers.add(contentsOf: fields.map { ($0.key, $0.value) })
        isDecided = true
        send(status, headers: headers, bytes: [], context: context)
    }

    private func answer(_ content: PreviewContent, isHead: Bool, context: ChannelHandlerContext) {
        var headers = Self.headers
        headers.add(name: "Content-Type", value: content.type)
        headers.replaceOrAdd(name: "Content-Security-Policy", value: content.policy)
        headers.add(name: "Content-Length", value: "\(content.bytes.count)")
        send(.ok, headers: headers, bytes: isHead ? [] : content.bytes, context: context)
    }

    private func send(_ status: HTTPResponseStatus, headers: HTTPHeaders, bytes: [UInt8], context: ChannelHandlerContext) {
        var headers = headers
        if !headers.contains(name: "Content-Length") { headers.add(name: "Content-Length", value: "0") }
        headers.add(name: "Connection", value: "close")
        context.write(wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: status, headers: headers))), promise: nil)
        if !bytes.isEmpty { context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: bytes)))), promise: nil) }
        deadline = context.eventLoop.assumeIsolated().scheduleTask(in: limits.answerTime) { context.close(promise: nil) }
        context.writeAndFlush(wrapOutboundOut(.end(nil))).assumeIsolated().whenComplete { _ in context.close(mode: .output, promise: nil) }
    }

    /// Headers against caching, content sniffing, framing and leaking the address.
    private static let headers: HTTPHeaders = [
        "Cache-Control": "no-store",
        "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
    ]

    // MARK: Conversations

    /// Upgrades the connection to a WebSocket conversation, or reports that the request is invalid.
    private func converse(_ head: HTTPRequestHead, file: Int, version: Int, context: ChannelHandlerContext) {
        let (session, limits, channel) = (routing.session, limits, context.channel)
        let upgrader = NIOWebSocketServerUpgrader(maxFrameSize: limits.messageBytes) { channel, _ in
            channel.eventLoop.makeSucceededFuture([:])
        } upgradePipelineHandler: { channel, _ in
            channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHandlers([
                    NIOWebSocketFrameAggregator(
                        minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 64, maxAccumulatedFrameSize: limits.messageBytes),
                    PreviewConversation(session, file: file, version: version, limits: limits),
                ])
            }
        }
        let fields = upgrader.buildUpgradeResponse(channel: channel, upgradeRequest: head, initialResponseHeaders: [:])
        fields.assumeIsolated().whenComplete { result in
            guard case .success(let fields) = result else { return self.answer(.badRequest, context) }
            context.triggerUserOutboundEvent(SecretShown(), promise: nil)
            var headers = fields
            // Each header must occur once: browsers refuse a response with duplicates.
            headers.replaceOrAdd(name: "Upgrade", value: "websocket")
            headers.replaceOrAdd(name: "Connection", value: "upgrade")
            let answer = HTTPResponseHead(version: .http1_1, status: .switchingProtocols, headers: headers)
            context.write(self.wrapOutboundOut(.head(answer)), promise: nil)
            context.writeAndFlush(self.wrapOutboundOut(.end(nil)), promise: nil)
            self.replaceHandlers(upgrader, head: head, context: context)
        }
    }

    /// Removes the HTTP handlers from the pipeline, last to first, so that none of them receives a WebSocket message.
    private func replaceHandlers(_ upgrader: NIOWebSocketServerUpgrader, head: HTTPRequestHead, context: ChannelHandlerContext) {
        let channel = context.channel
        let pipeline = channel.pipeline.syncOperations
        do {
            let encoder = try pipeline.context(handlerType: HTTPResponseEncoder.self)
            let decoder = try pipeline.context(handlerType: ByteToMessageHandler<HTTPRequestDecoder>.self)
            let bounds = try pipeline.context(handlerType: RequestBounds.self)
            _ = pipeline.removeHandler(context: encoder)
            let upgraded = upgrader.upgrade(context: context, upgradeRequest: head)
            _ = pipeline.removeHandler(self)
            upgraded.assumeIsolated().whenComplete { result in
                guard case .success = result else { return channel.close(promise: nil) }
                // Input after the request is passed on to the conversation.
                _ = channel.pipeline.syncOperations.removeHandler(context: decoder)
                _ = channel.pipeline.syncOperations.removeHandler(context: bounds)
            }
        } catch {
            channel.close(promise: nil)
        }
    }
}
