import FormworkImport
import FormworkModel
import Testing

@testable import FormworkRender

@Suite struct ArtistTableTests {
    /// Returns the artist of the view of a document that has the id `vie-ww-001`.
    private static func artist(_ text: String) throws -> any ViewArtist {
        let document = try DocumentReader().read(Array(text.utf8), file: "test.xib").document
        let source = try Drawn.source(document)
        let context = source.context(AssetLibrary())
        let screen = try #require(source.screens(context).first)
        let place = try #require(screen.views.firstIndex { $0.view.id == "vie-ww-001" })
        return ArtistTable.artist(for: DrawnView(place, of: screen, context: context))
    }

    private static func element(_ name: String) -> String {
        #"<\#(name) id="vie-ww-001"><rect key="frame" x="10" y="10" width="100" height="40"/></\#(name)>"#
    }

    @Test(
        "An iOS view is drawn by the artist of its kind",
        arguments: [
            ("label", "LabelArtist"), ("button", "ButtonArtist"), ("switch", "SwitchArtist"), ("slider", "SliderArtist"),
            ("segmentedControl", "SegmentedControlArtist"), ("stackView", "BackgroundArtist"), ("mapView", "ExternalContentArtist"),
            ("pageControl", "PageControlArtist"), ("datePicker", "DatePickerArtist"),
        ])
    func kindOfTouch(name: String, artist: String) throws {
        #expect(try "\(type(of: Self.artist(Drawn.touch(Self.element(name)))))" == artist)
    }

    @Test(
        "A macOS view is drawn by the artist of its kind",
        arguments: [
            ("customView", "CustomViewArtist"), ("box", "BoxArtist"), ("splitView", "SplitViewArtist"),
            ("progressIndicator", "ProgressIndicatorArtist"), ("switch", "MacSwitchArtist"), ("colorWell", "MacColorWellArtist"),
        ])
    func kindOfMac(name: String, artist: String) throws {
        #expect(try "\(type(of: Self.artist(Drawn.mac(Self.element(name)))))" == artist)
    }

    @Test(
        "A macOS control without an artist of its own is drawn from its cell",
        arguments: ["button", "slider", "popUpButton", "pathControl"])
    func control(name: String) throws { #expect(try Self.artist(Drawn.mac(Self.element(name))) is ControlArtist) }

    @Test("An element is drawn as its platform draws it", arguments: ["view", "switch", "slider", "colorWell", "stackView"])
    func platform(name: String) throws {
        let touch = try Self.artist(Drawn.touch(Self.element(name)))
        let mac = try Self.artist(Drawn.mac(Self.element(name)))
        #expect(type(of: touch) != type(of: mac))
    }

    @Test("A view without an artist is a box with its class")
    func unknown() throws {
        let text = Drawn.touch(Self.element("browser"))
        #expect(try Self.artist(text) is PlaceholderArtist)
        let drawn = try Drawn(text)
        #expect(drawn.view("vie-ww-001")?.contains(">NSBrowser</text>") == true)
    }

    @Test("A view of a custom class is drawn as its element's kind")
    func ownClass() throws {
        let text = Self.element("label").replacing("id=", with: "customClass=\"PriceLabel\" id=")
        #expect(try Self.artist(Drawn.touch(text)) is LabelArtist)
    }
}
