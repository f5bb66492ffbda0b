extension InterfaceDocument {
    /// A format in which a whole document can be written as data and read back.
    public enum DataFormat: String, Hashable, Sendable, CaseIterable {
        /// JSON (RFC 8259), with one element per line.
        case json
        /// YAML 1.2.
        case yaml
    }
}
