/// The text that a view shows, as far as its size hangs on it.
struct VisibleText {
    var text: String
    /// Of a text in several fonts the first one.
    var font: FontDescription

    init(_ text: String, _ font: FontDescription) {
        self.text = text
        self.font = font
    }

    /// Nil where there are no runs.
    init?(_ runs: [TextRun]?) {
        guard let runs, let first = runs.first else { return nil }
        self.init(runs.map(\.text).joined(), first.font)
    }
}
