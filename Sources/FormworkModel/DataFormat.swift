/// The forms in which a whole document can be written as data, and read back.
public enum DataFormat: String, Hashable, Sendable, CaseIterable {
    case json, yaml
}
