/// A text style of AppKit, and its font where nothing else is set.
package struct MacTextStyle: Sendable {
    /// What font descriptors call it.
    package let name: String
    /// In points.
    package let size: Int
    package let isBold: Bool

    private init(_ name: String, _ size: Int, isBold: Bool = false) {
        self.name = name
        self.size = size
        self.isBold = isBold
    }

    /// The styles by the words that documents have for them.
    package static let all: [String: MacTextStyle] = [
        "largeTitle": MacTextStyle("Title0", 26), "title1": MacTextStyle("Title1", 22), "title2": MacTextStyle("Title2", 17),
        "title3": MacTextStyle("Title3", 15), "headline": MacTextStyle("Headline", 13, isBold: true), "body": MacTextStyle("Body", 13),
        "callout": MacTextStyle("Callout", 12), "subheadline": MacTextStyle("Subhead", 11), "footnote": MacTextStyle("Footnote", 10),
        "caption1": MacTextStyle("Caption1", 10), "caption2": MacTextStyle("Caption2", 10, isBold: true),
    ]
}
