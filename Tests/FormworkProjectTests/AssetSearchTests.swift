import FormworkFiles
import FormworkImport
import FormworkProject
import FormworkRender
import FormworkTestSupport
import Foundation
import Testing

@Suite("Images and colors are looked for in the document's project")
struct AssetSearchTests {
    private static let document = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects/>
        <resources><image name="logo" width="8" height="8"/><image name="huge" width="8" height="8"/><namedColor name="Brand"/></resources>
        </document>
        """

    private static func search(_ folder: TemporaryFolder) throws -> AssetSearch {
        let path = try folder.write(document, to: "App/Screens/Main.xib")
        try folder.write("", to: "App/Package.swift")
        return AssetSearch(try DocumentReader().read(Array(document.utf8), file: path).document, at: SystemPath(path))
    }

    @Test("in catalogs and beside the document; what is too large is named")
    func found() throws {
        let folder = try TemporaryFolder()
        var search = try Self.search(folder)
        try folder.write("PNG", to: "App/Assets.xcassets/logo.imageset/logo@2x.png")
        try folder.write(
            #"{"images": [{"filename": "logo@2x.png", "scale": "2x", "idiom": "universal"}]}"#,
            to: "App/Assets.xcassets/logo.imageset/Contents.json")
        try folder.write(
            #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1", "green": "0.5", "blue": "0", "alpha": "1"}}}]}"#,
            to: "App/Assets.xcassets/Brand.colorset/Contents.json")
        try folder.write(String(repeating: "x", count: 500_000), to: "App/huge.png")
        let library = search.run()
        #expect(library.images["logo"]?.address == "data:image/png;base64,UE5H")
        #expect(library.images["huge"] == nil && search.tooLarge == ["huge"])
        #expect(Array(library.colors.keys) == ["Brand"])
    }

    @Test("and not where a link leads out of it")
    func links() throws {
        let folder = try TemporaryFolder()
        var search = try Self.search(folder)
        try folder.write("secret", to: "Elsewhere/id.png")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("App/logo.png"), withDestinationPath: folder.path("Elsewhere/id.png"))
        #expect(search.run().images.isEmpty)
    }
}
