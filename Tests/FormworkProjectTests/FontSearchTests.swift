import FormworkFiles
import FormworkImport
import FormworkLayout
import FormworkProject
import FormworkTestSupport
import Foundation
import Testing

@Suite("Fonts are looked for in the document's project")
struct FontSearchTests {
    private static func document(_ font: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
        <label id="L" text="A"><fontDescription key="fontDescription" name="\(font)" family="Sketch" pointSize="17"/></label></objects></document>
        """
    }

    private static func fonts(
        _ folder: TemporaryFolder, _ font: String = "Sketch-Bold", in search: FontSearch = FontSearch()
    ) throws -> (library: FontLibrary, failures: [FontSearch.Failure]) {
        let text = document(font)
        let path = try folder.write(text, to: "App/Screens/Main.xib")
        try folder.write("", to: "App/Package.swift")
        var failures: [FontSearch.Failure] = []
        let document = try DocumentReader().read(Array(text.utf8), file: path).document
        let library = search.fonts(for: document, at: SystemPath(path)) { failures.append($0) }
        return (library, failures)
    }

    @Test("by the names in them; an invalid file is reported once, with the reason")
    func found() throws {
        let folder = try TemporaryFolder()
        try folder.write(FontSketch().bytes, to: "App/Resources/Fonts/whatever.TTF")
        let broken = try folder.write("no font", to: "App/broken.otf")
        let search = FontSearch()
        let first = try Self.fonts(folder, in: search)
        #expect(first.library.face(named: "Sketch-Bold")?.family == "Sketch")
        #expect(first.failures.map(\.path) == [broken] && first.failures.first?.reason == "no TrueType or OpenType font (byte 0)")
        let second = try Self.fonts(folder, in: search)
        #expect(second.library.face(named: "Sketch-Bold") != nil && second.failures.isEmpty)
    }

    @Test("only if the document names a font that the system lacks, and not where a link leads out of the project")
    func notFound() throws {
        let folder = try TemporaryFolder()
        let outside = try folder.write(FontSketch().bytes, to: "Elsewhere/Sketch.ttf")
        try FileManager.default.createDirectory(atPath: folder.path("App"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder.path("App/Sketch.ttf"), withDestinationPath: outside)
        #expect(try Self.fonts(folder).library.isEmpty)
        try FileManager.default.removeItem(atPath: folder.path("App/Sketch.ttf"))
        try folder.write(FontSketch().bytes, to: "App/Sketch.ttf")
        #expect(try Self.fonts(folder, "Menlo-Regular").library.isEmpty)
        #expect(try !Self.fonts(folder).library.isEmpty)
    }
}
