/// An AppKit text style with its default font.
package struct MacTextStyle: Sendable {
    /// The name in font descriptors.
    package let name: String
    /// The font size in points.
    package let size: Int
    package let isBold: Bool

    private init(_ name: String, _ size: Int, isBold: Bool = false) {
        self.name = name
        self.size = size
        self.isBold = isBold
    }

    /// The styles by their names in documents.
    package static let all: [String: MacTextStyle] = [
        "largeTitle": MacTextStyle("Title0", 26), "title1": MacTextStyle("Title1", 22), "title2": MacTextStyle("Title2", 17),
        "title3": MacTextStyle("Title3", 15), "headline": MacTextStyle("Headline", 13, isBold: true), "body": MacTextStyle("Body", 13),
        "callout": MacTextStyle("Callout", 12), "subheadline": MacTextStyle("Subhead", 11), "footnote": MacTextStyle("Footnote", 10),
        "caption1": MacTextStyle("Caption1", 10), "caption2": MacTextStyle("Caption2", 10, isBold: true),
    ]
}
