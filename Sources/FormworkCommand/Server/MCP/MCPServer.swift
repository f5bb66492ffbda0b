import FormworkDiagnostics
import Synchronization

/// A session with a client of the Model Context Protocol.
///
/// Slow work (tool calls and resources) runs one after another through `perform`. Everything else is answered at once, so that a running call can be
/// cancelled. Source: MCP, revisions 2024-11-05, 2025-06-18 and 2025-11-25.
///
/// The protocol's Swift SDK is not used. It needs all of Foundation with ICU, which would make the command several times as large, and its additional
/// features (network transports and the client's side) are not needed here.
package final class MCPServer: Sendable {
    /// The server's description of itself.
    package struct Description: Sendable {
        package var name: String
        package var title: String
        package var version: String
        /// Instructions for models on how to combine the tools.
        package var instructions: String

        package init(name: String, title: String, version: String, instructions: String) {
            self.name = name
            self.title = title
            self.version = version
            self.instructions = instructions
        }
    }

    /// The supported protocol revisions, newest first. 2025-03-26 is not supported: it requires batches, which the next revision removed.
    package static let revisions = ["2025-11-25", "2025-06-18", "2024-11-05"]

    /// The maximum number of unanswered calls; further ones are refused.
    private static let callLimit = 256

    /// The phase of the session.
    enum Phase: Equatable {
        case new
        /// `initialize` was answered, but the client has not confirmed yet.
        case greeted
        case open
    }

    struct State {
        var phase = Phase.new
        /// The negotiated protocol revision.
        var revision = MCPServer.revisions[0]
        var clientHasRoots = false
        /// The id of the unanswered request for the client's roots.
        var rootsRequest: RPCID?
        /// The time of the first unanswered request for roots.
        var rootsAsked: ContinuousClock.Instant?
        var requests = 0
        /// The work that waits for the roots.
        var waiting: [@Sendable () -> Void] = []
        /// The unanswered calls.
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
    ///   - description: The server's description of itself.
    ///   - tools: The tools that a client can call.
    ///   - resources: The resources that a client can read.
    ///   - setRoots: Receives the paths of the client's roots before the requests that depend on them; nil if the client has no roots.
    ///   - send: Sends messages to the client, from any thread.
    ///   - perform: Performs work in order, one piece after another.
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

    /// Handles a message.
    package func receive(_ frame: MessageFrame) {
        switch frame {
        case .refused(let reason): send(RPCWriting.answer(to: nil, RPCError(.invalidRequest, message: reason)))
        case .message(let text):
            switch RPCMessage(text) {
            case .request(let id, let method, let params): answer(id, method: method, params: params)
            case .notification(let method, let params): take(method, params: params)
            case .response(let id, let result): takeRoots(id, result: result)
            case .invalid(let id, let error): send(RPCWriting.answer(to: id, error))
            }
        }
    }

    // MARK: Notifications

    private func take(_ method: String, params: JSONValue?) {
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
            // Unknown and finished calls are ignored.
            state.withLock { $0.calls.removeValue(forKey: id) }?.cancel()
        // Unknown notifications are ignored.
        default: break
        }
    }

    // MARK: Roots

    /// Whether the client has not yet answered the request for its roots.
    package var waitsForRoots: Bool { state.withLock { $0.rootsRequest != nil } }

    /// The time since the roots were first requested, regardless of other messages in the meantime; nil if no request is pending.
    package var rootsWait: Duration? { state.withLock { $0.rootsAsked.map { ContinuousClock.now - $0 } } }

    /// Stops waiting for the roots of a client that has announced roots but does not answer, as if it had none.
    package func giveUpOnRoots() { if let id = state.withLock(\.rootsRequest) { takeRoots(id, result: .success(.null)) } }

    private func askForRoots() {
        let id: RPCID? = state.withLock { state in
            guard state.clientHasRoots else { return nil }
            state.requests += 1
            let id = RPCID.string("roots-\(state.requests)")
            // An answer to an earlier request is ignored.
            state.rootsRequest = id
            state.rootsAsked = state.rootsAsked ?? .now
            return id
        }
        if let id { send(RPCWriting.call("roots/list", id: id, params: nil)) }
    }

    private func takeRoots(_ id: RPCID, result: Result<JSONValue, RPCMessage.RPCFailure>) {
        let isAwaited = state.withLock { $0.rootsRequest == id }
        guard isAwaited else { return }
        let roots = (try? result.get())?["roots"]?.array ?? []
        let paths = roots.compactMap { $0["uri"]?.string.flatMap(FileURI.path) }
        let setRoots = setRoots
        // If the client has roots but none of them can be used, nothing can be read.
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

    /// Performs slow work and answers with its result, or not at all if the call is cancelled.
    ///
    /// - Parameter work: Returns the result as JSON.
    func enqueue(
        _ id: RPCID, params: JSONValue?, work: @escaping @Sendable (CallContext) -> Result<[UInt8], RPCError>
    ) {
        var token = params?["_meta"]?["progressToken"]
        if token.map({ RPCID($0) == nil }) == true { token = nil }
        let context = CallContext(token: token, send: send)
        let run: @Sendable () -> Void = { [self] in
            let result = context.isCancelled ? nil : work(context)
            // The id of a cancelled call may be in use by another one.
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
        // The work is performed outside the lock: it takes the lock itself if it runs immediately.
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
        case .taken:
            send(RPCWriting.answer(to: id, RPCError(.invalidRequest, message: "the id belongs to a request that is still pending")))
        case .crowded:
            send(
                RPCWriting.answer(
                    to: id, RPCError(.internalError, message: "\(Self.callLimit) requests are pending: wait for some of them")))
        }
    }

    /// The scheduling of a piece of work.
    private enum Place {
        case now, later, taken, crowded
    }
}
