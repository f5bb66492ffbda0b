/// An AppKit text style with its default font.
package struct MacTextStyle: Sendable {
    /// The name in font descriptors.
    package let name: String
    /// The font size in points.
    package let size: Int
    package let isBold: Bool

    private init(_ name: String, size: Int, isBold: Bool = false) {
        self.name = name
        self.size = size
        self.isBold = isBold
    }

    /// The styles by their names in documents.
    package static let all: [String: MacTextStyle] = [
        "largeTitle": MacTextStyle("Title0", size: 26), "title1": MacTextStyle("Title1", size: 22),
        "title2": MacTextStyle("Title2", size: 17),
        "title3": MacTextStyle("Title3", size: 15), "headline": MacTextStyle("Headline", size: 13, isBold: true),
        "body": MacTextStyle("Body", size: 13),
        "callout": MacTextStyle("Callout", size: 12), "subheadline": MacTextStyle("Subhead", size: 11),
        "footnote": MacTextStyle("Footnote", size: 10),
        "caption1": MacTextStyle("Caption1", size: 10), "caption2": MacTextStyle("Caption2", size: 10, isBold: true),
    ]
}
