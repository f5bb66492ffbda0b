import FormworkImport
import Testing

@testable import FormworkSwiftUI

@Suite("Size classes in SwiftUI")
struct SizeClassTests {
    /// Returns the file of a screen whose label keeps a distance from the leading edge, which differs for a size class.
    private static func file(_ variation: String) throws -> SwiftUIFile {
        let label = Screens.view("label", "title", #"text="Title" textAlignment="natural""#)
        let text = Screens.storyboard(
            views: label,
            constraints: [
                #"firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="10""#,
                #"firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20""#,
            ]
        ).replacing(#"constant="20" id="k1"/>"#, with: #"constant="20" id="k1">\#(variation)</constraint>"#)
        let document = try DocumentReader().read(Array(text.utf8), file: "Main.storyboard").document
        return try #require(SwiftUIGenerator().files(of: document, source: "Main.storyboard").first)
    }

    @Test("A constraint for tablets makes a layout of its own, which the environment chooses") func regular() throws {
        let file = try Self.file(#"<variation key="heightClass=regular-widthClass=regular" constant="200"/>"#)
        #expect(file.text.contains("@Environment(\\.horizontalSizeClass) private var horizontalSizeClass"), "\(file.text)")
        #expect(
            file.text.contains(
                "if horizontalSizeClass == .regular {\n            regularLayout\n        } else {\n            standardLayout\n"),
            "\(file.text)")
        #expect(file.text.contains(".padding(.leading, 200)") && file.text.contains(".padding(.leading, 20)"), "\(file.text)")
        #expect(file.states.map(\.agreement.misses.count) == [0])
        #expect(!file.text.contains("verticalSizeClass"))
    }

    @Test("A constraint for a compact height makes a layout of its own") func compact() throws {
        let file = try Self.file(#"<variation key="heightClass=compact" constant="120"/>"#)
        #expect(file.text.contains("if verticalSizeClass == .compact {\n            compactHeightLayout\n"), "\(file.text)")
        #expect(!file.text.contains("horizontalSizeClass"))
    }

    @Test("A variation without effect makes no second layout") func none() throws {
        let file = try Self.file(#"<variation key="heightClass=regular-widthClass=regular" constant="20"/>"#)
        #expect(!file.text.contains("SizeClass"), "\(file.text)")
    }
}
