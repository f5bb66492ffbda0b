import NIOCore
import NIOWebSocket
import Synchronization

/// The WebSocket conversation of a page with the server about a file.
final class PreviewConversation: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let session: PreviewSession
    private let file: Int
    private let version: Int
    private let limits: ConnectionLimits
    private let texts: AsyncStream<String>
    private let text: AsyncStream<String>.Continuation
    /// Whether the closing frame has been sent. Browsers fail a connection on any frame after it.
    private var hasEnded = false

    /// Creates a conversation that starts when it is added to a connection.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - file: The index of the file.
    ///   - version: The version of the file that the page shows.
    ///   - limits: The limits of the connection.
    init(_ session: PreviewSession, file: Int, version: Int, limits: ConnectionLimits) {
        self.session = session
        self.file = file
        self.version = version
        self.limits = limits
        (texts, text) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingOldest(limits.unansweredMessages))
    }

    // MARK: The page's side

    func handlerAdded(context: ChannelHandlerContext) {
        let (session, file, version, texts) = (session, file, version, texts)
        let page = ListeningPage(context.channel, limit: limits.unreadMessages)
        Task {
            let listener = await session.join(file, version: version) { page.send($0) }
            // Requests are answered one at a time, so that expensive ones do not run concurrently.
            for await text in texts {
                if let answer = await session.answer(text, to: listener) { page.send(answer) }
            }
            await session.leave(listener)
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) { text.finish() }

    func channelInactive(context: ChannelHandlerContext) {
        text.finish()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !hasEnded else { return }
        let frame = unwrapInboundIn(data)
        // Browsers mask every frame; an unmasked one is a protocol error.
        guard frame.maskKey != nil else { return end(.protocolError, context: context) }
        switch frame.opcode {
        case .text:
            guard let words = String(validating: frame.unmaskedData.readableBytesView, as: UTF8.self) else {
                return end(.dataInconsistentWithMessage, context: context)
            }
            if case .dropped = text.yield(words) { end(.policyViolation, context: context) }
        case .ping:
            context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)), promise: nil)
        case .pong: break
        case .connectionClose: end(.normalClosure, context: context)
        default: end(.unacceptableData, context: context)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event as? ChannelEvent == .inputClosed { context.close(promise: nil) }
        context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    // MARK: The session's side

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if hasEnded { promise?.fail(ChannelError.outputClosed) } else { context.write(data, promise: promise) }
    }

    func triggerUserOutboundEvent(context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?) {
        guard event is ConversationEnd else { return context.triggerUserOutboundEvent(event, promise: promise) }
        end(.goingAway, context: context)
        promise?.succeed()
    }

    private func end(_ code: WebSocketErrorCode, context: ChannelHandlerContext) {
        guard !hasEnded else { return }
        hasEnded = true
        text.finish()
        context.writeAndFlush(wrapOutboundOut(.farewell(code))).assumeIsolated().whenComplete { _ in context.close(promise: nil) }
    }
}

/// A page that listens for messages.
private final class ListeningPage: Sendable {
    private let channel: any Channel
    private let limit: Int
    /// The number of messages that are not yet sent.
    private let waiting = Atomic(0)

    init(_ channel: any Channel, limit: Int) {
        self.channel = channel
        self.limit = limit
    }

    /// Sends a message; nil ends the conversation. A page that does not read its messages is disconnected, since they would pile up.
    func send(_ message: String?) {
        guard let message else { return channel.triggerUserOutboundEvent(ConversationEnd(), promise: nil) }
        guard waiting.add(1, ordering: .relaxed).newValue <= limit else { return channel.close(promise: nil) }
        let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: message))
        channel.writeAndFlush(frame).whenComplete { _ in self.waiting.subtract(1, ordering: .relaxed) }
    }
}

/// The outbound event that ends a conversation.
struct ConversationEnd: Sendable {}

extension WebSocketFrame {
    /// Returns the frame that closes a conversation.
    fileprivate static func farewell(_ code: WebSocketErrorCode) -> WebSocketFrame {
        var data = ByteBuffer()
        data.write(webSocketErrorCode: code)
        return WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
    }
}
