/// Something that is served: its bytes, and how browsers are to take them.
struct PreviewContent: Sendable {
    /// The media type.
    var type: String
    var bytes: [UInt8]
    /// What a page may load and run; nil for nothing.
    var policy: String?
}
