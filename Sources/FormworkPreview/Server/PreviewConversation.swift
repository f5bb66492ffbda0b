import FlyingFox

/// What a page and the server say to each other about a file.
struct PreviewConversation: WSMessageHandler {
    let session: PreviewSession
    let file: Int
    /// The version of the file that the page shows.
    let version: Int

    func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
        let (messages, page) = AsyncStream.makeStream(of: WSMessage.self)
        let listener = await session.join(file, version: version) { message in
            if let message { page.yield(.text(message)) } else { page.yield(.close(.goingAway)) }
        }
        let listening = Task {
            for await case .text(let text) in client {
                if let answer = await session.answer(text, to: listener) { page.yield(.text(answer)) }
            }
            page.finish()
        }
        page.onTermination = { _ in
            listening.cancel()
            Task { await session.leave(listener) }
        }
        return messages
    }
}
