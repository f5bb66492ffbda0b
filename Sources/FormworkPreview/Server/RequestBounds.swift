import NIOCore

/// A handler in front of the HTTP parser that limits the size and duration of requests.
///
/// A connection serves one request. Further input is read, so that the response arrives, and discarded.
final class RequestBounds: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let limits: ConnectionLimits
    private let table: ConnectionTable
    private var count = 0
    private var isFirstLine = true
    private var isAnswered = false
    private var deadline: Scheduled<Void>?

    init(_ limits: ConnectionLimits, table: ConnectionTable) {
        self.limits = limits
        self.table = table
    }

    // MARK: Connections

    func handlerAdded(context: ChannelHandlerContext) {
        deadline = context.eventLoop.assumeIsolated().scheduleTask(in: limits.requestTime) { self.refuse(.late, context: context) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

    func triggerUserOutboundEvent(context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?) {
        guard event is SecretShown else { return context.triggerUserOutboundEvent(event, promise: promise) }
        deadline?.cancel()
        table.recognize(context.channel)
        promise?.succeed()
    }

    // MARK: Reading

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isAnswered else { return }
        let bytes = unwrapInboundIn(data)
        count += bytes.readableBytes
        if isFirstLine, bytes.readableBytesView.contains(UInt8(ascii: "\n")) { isFirstLine = false }
        if count > limits.requestBytes { return refuse(isFirstLine ? .longLine : .long, context: context) }
        context.fireChannelRead(data)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if isAnswered, event as? ChannelEvent == .inputClosed { return context.close(promise: nil) }
        context.fireUserInboundEventTriggered(event)
    }

    // MARK: Answering

    /// Starts the lingering period after the response, in which input is discarded.
    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
        guard mode == .output else { return context.close(mode: mode, promise: promise) }
        end(context)
        context.close(mode: mode, promise: promise)
    }

    private func end(_ context: ChannelHandlerContext) {
        isAnswered = true
        deadline?.cancel()
        deadline = context.eventLoop.assumeIsolated().scheduleTask(in: limits.lingerTime) { context.close(promise: nil) }
    }

    /// The response if no request could be parsed.
    private enum Refusal: String {
        case late = "408 Request Timeout"
        case long = "431 Request Header Fields Too Large"
        case longLine = "414 URI Too Long"
    }

    private func refuse(_ refusal: Refusal, context: ChannelHandlerContext) {
        guard !isAnswered else { return }
        // A client that sent nothing gets no response.
        if count == 0 { return context.close(promise: nil) }
        let answer = ByteBuffer(string: "HTTP/1.1 \(refusal.rawValue)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        end(context)
        context.writeAndFlush(wrapOutboundOut(answer), promise: nil)
        context.close(mode: .output, promise: nil)
    }
}

/// An event: the request contains the secret, so it comes from one of our pages and has no deadline.
struct SecretShown: Sendable {}
