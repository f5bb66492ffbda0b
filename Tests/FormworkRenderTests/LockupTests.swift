import Testing

@Suite struct LockupTests {
    private static func drawn(_ views: String) throws -> Drawn {
        try Drawn(
            """
            <document type="com.apple.InterfaceBuilder.AppleTV.XIB" version="3.0" toolsVersion="22505" targetRuntime="AppleTV"><objects>
            <view id="roo-t0-001"><rect key="frame" x="0" y="0" width="800" height="600"/><subviews>\(views)</subviews></view></objects></document>
            """)
    }

    private static let frame = "<rect key=\"frame\" x=\"20\" y=\"20\" width=\"200\" height=\"164\"/>"

    @Test("A poster has its image above its title and subtitle")
    func poster() throws {
        let drawn = try Self.drawn("<tvPosterView title=\"Film\" subtitle=\"1999\" id=\"pos-te-001\">\(Self.frame)</tvPosterView>")
        #expect(drawn.svg.contains(">Film</text>") && drawn.svg.contains(">1999</text>"))
        // Without an image, the place is marked with the class.
        #expect(drawn.svg.contains(">TVPosterView</text>"))
        #expect(drawn.svg.contains("width=\"200\" height=\"100\" rx=\"12\""))
    }

    @Test("A caption button has its symbol or text on a button above its title")
    func captionButton() throws {
        let text = try Self.drawn(
            "<tvCaptionButtonView contentText=\"HD\" title=\"Play\" id=\"cap-ti-001\">\(Self.frame)</tvCaptionButtonView>")
        #expect(text.svg.contains(">HD</text>") && text.svg.contains(">Play</text>") && !text.svg.contains("CaptionButtonView</text>"))
        let image = try Self.drawn(
            "<tvCaptionButtonView contentImage=\"play.fill\" title=\"Play\" id=\"cap-ti-001\">\(Self.frame)</tvCaptionButtonView>")
        #expect(!image.svg.contains(">HD</text>") && image.svg.contains("<path"))
    }

    @Test("A monogram is a circle, and a card is only its content")
    func monogramAndCard() throws {
        let monogram = try Self.drawn("<tvMonogramView title=\"Ada\" id=\"mon-og-001\">\(Self.frame)</tvMonogramView>")
        #expect(monogram.svg.contains("x=\"34\" width=\"132\" height=\"132\" rx=\"66\""))
        let card = try Self.drawn(
            """
            <tvCardView id="car-d0-001">\(Self.frame)<tvCardContentView key="contentView" id="car-dc-001">
            <rect key="frame" x="8" y="8" width="184" height="148"/></tvCardContentView></tvCardView>
            """)
        #expect(!card.svg.contains("CardView</text>") && !card.svg.contains("CardContentView</text>"))
        #expect(card.view("car-dc-001")?.contains("rx=\"12\"") == true)
    }
}
