/// A place in a template's text.
struct TemplatePlace: Hashable, Sendable {
    /// From 1.
    var line = 1
    /// In bytes of UTF-8, from 1.
    var column = 1
}
