extension InterfaceDocument {
    /// The forms in which a whole document can be written as data, and read back.
    public enum DataFormat: String, Hashable, Sendable, CaseIterable {
        /// JSON (RFC 8259), an element a line.
        case json
        /// YAML 1.2.
        case yaml
    }
}
