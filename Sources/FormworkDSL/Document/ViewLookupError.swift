extension DocumentDraft {
    /// Why a name leads to no view.
    public enum ViewLookupError: Error, Hashable, Sendable, CustomStringConvertible {
        /// No view has the name.
        case unknown(String)
        /// The views with these ids have it.
        case ambiguous(String, [String])

        public var description: String {
            switch self {
            case .unknown(let name): "there is no view '\(name)'"
            case .ambiguous(let name, let ids): "\(ids.count) views are called '\(name)': \(ids.joined(separator: ", "))"
            }
        }
    }
}
