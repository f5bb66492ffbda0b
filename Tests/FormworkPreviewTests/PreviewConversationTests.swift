import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import FormworkPreview

@Suite(.timeLimit(.minutes(1))) struct PreviewConversationTests {
    /// Keeps writes back, as a connection does whose page does not read.
    private final class SlowConnection: ChannelOutboundHandler, Sendable {
        typealias OutboundIn = WebSocketFrame
        let frames: AsyncStream<WebSocketFrame>.Continuation

        init(_ frames: AsyncStream<WebSocketFrame>.Continuation) { self.frames = frames }

        // The promise isn't fulfilled, so the connection stays open.
        func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) { frames.yield(unwrapOutboundIn(data)) }
    }

    @Test("Nothing is sent after a closing frame, not even a second one")
    func oneClosingFrame() async throws {
        let (frames, sent) = AsyncStream.makeStream(of: WebSocketFrame.self)
        let session = PreviewSession(["missing.xib"], source: PreviewSource(read: { _ in nil }))
        let channel = NIOAsyncTestingChannel()
        try await channel.testingEventLoop.submit {
            try channel.pipeline.syncOperations.addHandlers([
                SlowConnection(sent), PreviewConversation(session, file: 0, version: 0, limits: ConnectionLimits()),
            ])
        }.get()
        channel.triggerUserOutboundEvent(ConversationEnd(), promise: nil)
        let farewell = WebSocketFrame(fin: true, opcode: .connectionClose, maskKey: [1, 2, 3, 4], data: ByteBuffer())
        try await channel.writeInbound(farewell)
        channel.triggerUserOutboundEvent(ConversationEnd(), promise: nil)
        let text = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: "{}"))
        await #expect(throws: ChannelError.outputClosed) { try await channel.writeAndFlush(text) }
        sent.finish()
        // The state of the file may precede the end.
        var opcodes: [WebSocketOpcode] = []
        for await frame in frames where opcodes.last == .connectionClose || frame.opcode != .text { opcodes.append(frame.opcode) }
        #expect(opcodes == [.connectionClose])
        await channel.testingEventLoop.run()
    }
}
