import FormworkDiagnostics
import FormworkModel
import Testing

@Suite struct InterfaceDocumentTests {
    @Test func elementsAreFoundByTheirIds() throws {
        let ids = (0..<500).map { "a\($0)-b\($0 * 7)-cd" } + ["-1", "7", "a-very-long-identifier-that-somebody-wrote-by-hand", "x"]
        let document = try Reading.xib(ids.map { "<view id=\"\($0)\"/>" }.joined())
        for id in ids { #expect(document.element(id: id)?.id == id) }
        #expect(document.element(id: "nope") == nil)
        #expect(document.element(id: "") == nil)
        #expect(document.views.count == ids.count)
    }

    @Test func documentsAreEqualWhenTheySayTheSame() throws {
        let one = try Reading.xib("<view id=\"a\" alpha=\"0.5\"><subviews/></view>")
        let same = try Reading.xib("\n\n   <view   id='a'\n alpha=\"0.5\" ><subviews/></view>")
        let other = try Reading.xib("<view id=\"a\" alpha=\"0.6\"><subviews/></view>")
        #expect(one == same)
        #expect(one.hashValue == same.hashValue)
        #expect(one != other)
        #expect(one.view(id: "a") == same.view(id: "a"))
        #expect(one.view(id: "a") != other.view(id: "a"))
    }

    @Test(arguments: [
        ("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", InterfaceDocument.Kind.storyboard, Platform.iOS),
        ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", .xib, .iOS), ("com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB", .xib, .iOS),
        ("com.apple.InterfaceBuilder3.Cocoa.XIB", .xib, .macOS), ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", .storyboard, .macOS),
        ("com.apple.InterfaceBuilder.AppleTV.XIB", .xib, .tvOS), ("com.apple.InterfaceBuilder.AppleTV.Storyboard", .storyboard, .tvOS),
        ("com.apple.InterfaceBuilder.WatchKit.Storyboard", .storyboard, .watchOS),
        ("com.apple.InterfaceBuilder4.CocoaTouch.Novel.Storyboard", .storyboard, .iOS),
    ])
    func theTypeSaysWhatADocumentIs(_ type: String, _ kind: InterfaceDocument.Kind, _ platform: Platform) throws {
        let document = try Reading.document("<document type=\"\(type)\"/>")
        #expect(document.kind == kind)
        #expect(document.platform == platform)
        #expect(document.format == .modern)
    }

    @Test func placesAndPathsLeadPeopleToAnElement() throws {
        let document = try Reading.storyboard(
            "<viewController title=\"Dashboard\" id=\"c\"><view key=\"view\" id=\"v\"><subviews>\n<view userLabel=\"Credits\" id=\"w\"><subviews>\n  <label text=\"2018\" id=\"l\"/></subviews></view></subviews></view></viewController>"
        )
        let label = try #require(document.element(id: "l"))
        #expect(label.path == "Dashboard ▸ Credits ▸ label \"2018\"")
        let location = InterfaceDocument.SourceMap(document, file: "Main.storyboard").location(of: label)
        #expect(location.description == "Main.storyboard:6:3")
        #expect(location.element == "l")
    }
}
