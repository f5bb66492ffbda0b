import FormworkDiagnostics
import Synchronization

/// A session with a client of the Model Context Protocol: takes its messages, and answers them.
///
/// What takes time - calls of tools, resources - is done one after another by whoever performs the session's work; all else is answered at
/// once, so that a call can be cancelled while it runs. Source: MCP, revisions 2024-11-05, 2025-06-18 and 2025-11-25.
///
/// The protocol's Swift SDK is not used: it needs the whole of Foundation, with ICU, which would make the command several times as large, and
/// what it adds - transports over networks, a client's side - is not wanted here.
package final class MCPServer: Sendable {
    /// What the server says of itself.
    package struct Description: Sendable {
        package var name: String
        package var title: String
        package var version: String
        /// For models: how the tools go together.
        package var instructions: String

        package init(name: String, title: String, version: String, instructions: String) {
            self.name = name
            self.title = title
            self.version = version
            self.instructions = instructions
        }
    }

    /// Revisions that are spoken, the newest first. 2025-03-26 is not: it demands batches, which the next one took out again.
    package static let revisions = ["2025-11-25", "2025-06-18", "2024-11-05"]

    /// How many calls may wait for their answers: who asks faster is told so.
    private static let callLimit = 256

    /// How far the session has come.
    enum Phase: Equatable {
        case new
        /// `initialize` was answered; the client has not said yet that it is ready.
        case greeted
        case open
    }

    struct State {
        var phase = Phase.new
        /// The revision that was agreed upon.
        var revision = MCPServer.revisions[0]
        var clientHasRoots = false
        /// The request for the client's roots that is not answered yet.
        var rootsRequest: RPCID?
        /// Since when an answer to such a request is waited for.
        var rootsAsked: ContinuousClock.Instant?
        var requests = 0
        /// What waits for the roots.
        var waiting: [@Sendable () -> Void] = []
        /// Calls that are not answered yet.
        var calls: [RPCID: CallContext] = [:]
    }

    let description: Description
    let tools: [MCPTool]
    let resources: any MCPResources
    private let setRoots: @Sendable ([String]?) -> Void
    let send: @Sendable ([UInt8]) -> Void
    private let perform: @Sendable (@escaping @Sendable () -> Void) -> Void
    let state = Mutex(State())

    /// - Parameters:
    ///   - description: what the server says of itself.
    ///   - tools: what a client can call.
    ///   - resources: what a client can read.
    ///   - setRoots: told of the folders that the client has opened, by their paths, before what is asked of them; nil where it says none.
    ///   - send: takes messages to the client, from any thread.
    ///   - perform: does work in the order in which it comes, one after another.
    package init(
        _ description: Description, tools: [MCPTool], resources: any MCPResources, setRoots: @escaping @Sendable ([String]?) -> Void,
        send: @escaping @Sendable ([UInt8]) -> Void, perform: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
    ) {
        self.description = description
        self.tools = tools
        self.resources = resources
        self.setRoots = setRoots
        self.send = send
        self.perform = perform
    }

    /// Takes a message.
    package func receive(_ frame: MessageFrame) {
        switch frame {
        case .refused(let reason): send(RPCWriting.answer(to: nil, RPCError(.invalidRequest, reason)))
        case .message(let text):
            switch RPCMessage(text) {
            case .request(let id, let method, let params): answer(id, method, params)
            case .notification(let method, let params): take(method, params)
            case .response(let id, let result): takeRoots(id, result)
            case .invalid(let id, let error): send(RPCWriting.answer(to: id, error))
            }
        }
    }

    // MARK: Notifications

    private func take(_ method: String, _ params: JSONValue?) {
        switch method {
        case "notifications/initialized":
            let isFirst = state.withLock { state in
                guard state.phase == .greeted else { return false }
                state.phase = .open
                return true
            }
            if isFirst { askForRoots() }
        case "notifications/roots/list_changed": if state.withLock({ $0.phase == .open }) { askForRoots() }
        case "notifications/cancelled":
            guard let id = params?["requestId"].flatMap({ RPCID($0) }) else { return }
            // Nothing is said of a call that is not known, or is done.
            state.withLock { $0.calls.removeValue(forKey: id) }?.cancel()
        // What is not known is no business of this side's.
        default: break
        }
    }

    // MARK: Roots

    /// Whether the client was asked for its roots, and has not answered.
    package var waitsForRoots: Bool { state.withLock { $0.rootsRequest != nil } }

    /// For how long the client's answer about its roots is waited for already, whatever else it sends meanwhile; nil where none is.
    package var rootsWait: Duration? { state.withLock { $0.rootsAsked.map { ContinuousClock.now - $0 } } }

    /// A client that says it has roots, and does not tell them, has none.
    package func giveUpOnRoots() { if let id = state.withLock(\.rootsRequest) { takeRoots(id, .success(.null)) } }

    private func askForRoots() {
        let id: RPCID? = state.withLock { state in
            guard state.clientHasRoots else { return nil }
            state.requests += 1
            let id = RPCID.string("roots-\(state.requests)")
            // An answer to an earlier request is not waited for any more.
            state.rootsRequest = id
            state.rootsAsked = state.rootsAsked ?? .now
            return id
        }
        if let id { send(RPCWriting.call("roots/list", id: id, nil)) }
    }

    private func takeRoots(_ id: RPCID, _ result: Result<JSONValue, RPCMessage.RPCFailure>) {
        let isAwaited = state.withLock { $0.rootsRequest == id }
        guard isAwaited else { return }
        let roots = (try? result.get())?["roots"]?.array ?? []
        let paths = roots.compactMap { $0["uri"]?.string.flatMap(FileURI.path) }
        let setRoots = setRoots
        // Where it has some, and none can be used, nothing can.
        perform { setRoots(roots.isEmpty ? nil : paths) }
        let waiting = state.withLock { state in
            state.rootsRequest = nil
            state.rootsAsked = nil
            defer { state.waiting = [] }
            return state.waiting
        }
        for work in waiting { perform(work) }
    }

    // MARK: Work

    /// Does what takes time, and answers with what it gives, or not at all where that is cancelled.
    ///
    /// - Parameter work: gives the answer's result in JSON.
    func enqueue(
        _ id: RPCID, _ params: JSONValue?, _ work: @escaping @Sendable (CallContext) -> Result<[UInt8], RPCError>
    ) {
        var token = params?["_meta"]?["progressToken"]
        if token.map({ RPCID($0) == nil }) == true { token = nil }
        let context = CallContext(token: token, send: send)
        let run: @Sendable () -> Void = { [self] in
            let result = context.isCancelled ? nil : work(context)
            // A call that was cancelled may have left its id to another one.
            let isWanted = state.withLock { state in
                guard state.calls[id] === context else { return false }
                state.calls[id] = nil
                return true
            }
            guard let result, isWanted else { return }
            switch result {
            case .success(let bytes): send(RPCWriting.answer(to: id) { $0.written(bytes) })
            case .failure(let error): send(RPCWriting.answer(to: id, error))
            }
        }
        // Where what is performed runs at once it takes the lock itself.
        let place: Place = state.withLock { state in
            guard state.calls[id] == nil else { return .taken }
            guard state.calls.count < Self.callLimit else { return .crowded }
            state.calls[id] = context
            guard state.rootsRequest != nil else { return .now }
            state.waiting.append(run)
            return .later
        }
        switch place {
        case .now: perform(run)
        case .later: break
        case .taken: send(RPCWriting.answer(to: id, RPCError(.invalidRequest, "the id is that of a request that is not answered yet")))
        case .crowded:
            send(RPCWriting.answer(to: id, RPCError(.internalError, "\(Self.callLimit) requests wait for their answers: wait for some")))
        }
    }

    /// What becomes of a piece of work.
    private enum Place {
        case now, later, taken, crowded
    }
}
