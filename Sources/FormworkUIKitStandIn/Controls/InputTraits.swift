import FormworkDSL

/// The traits of what text is typed into, as one element says them.
struct InputTraits {
    private(set) var content = LayoutContent("textInputTraits", ["key": "textInputTraits"])

    mutating func set(_ name: String, _ value: some InterfaceWord) { content[name] = value.interfaceWord }
    mutating func set(_ name: String, _ value: Bool) { content[name] = value ? "YES" : "NO" }
}
