import NIOCore
import NIOEmbedded
import Testing

@testable import FormworkPreview

@Suite struct ConnectionTableTests {
    @Test("The oldest connection without the secret makes room")
    func oldestStrangerMakesRoom() throws {
        let table = ConnectionTable(limit: 2)
        let channels = (0..<4).map { _ in EmbeddedChannel() }
        for channel in channels { try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait() }
        #expect(table.add(channels[0]))
        #expect(table.add(channels[1]))
        table.recognize(channels[0])
        #expect(table.add(channels[2]))
        for channel in channels { channel.embeddedEventLoop.run() }
        #expect(channels.map(\.isActive) == [true, false, true, true])
        table.recognize(channels[2])
        #expect(!table.add(channels[3]))
        table.remove(channels[0])
        #expect(table.add(channels[3]))
    }
}
