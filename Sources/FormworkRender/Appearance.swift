/// Whether a picture is light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light, dark
}
