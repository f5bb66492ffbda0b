extension DocumentDraft {
    /// An error of looking up a view by name.
    public enum ViewLookupError: Error, Hashable, Sendable, CustomStringConvertible {
        /// No view has the name.
        case unknown(String)
        /// The views with these ids all have the name.
        case ambiguous(String, [String])

        public var description: String {
            switch self {
            case .unknown(let name): "there is no view '\(name)'"
            case .ambiguous(let name, let ids): "\(ids.count) views are named '\(name)': \(ids.joined(separator: ", "))"
            }
        }
    }
}
