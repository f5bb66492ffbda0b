/// The text that a view shows, as far as the view's size depends on it.
struct VisibleText {
    var text: String
    /// The first font if the text has several.
    var font: FontDescription

    init(_ text: String, font: FontDescription) {
        self.text = text
        self.font = font
    }

    /// Creates the text from its runs; nil without runs.
    init?(_ runs: [TextRun]?) {
        guard let runs, let first = runs.first else { return nil }
        self.init(runs.map(\.text).joined(), font: first.font)
    }
}
