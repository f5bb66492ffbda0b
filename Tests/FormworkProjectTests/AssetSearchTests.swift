import FormworkFiles
import FormworkImport
import FormworkModel
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

    @Test("in catalogs and next to the document; an oversized image is named")
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

    @Test("and not where a link leads outside")
    func links() throws {
        let folder = try TemporaryFolder()
        var search = try Self.search(folder)
        try folder.write("secret", to: "Elsewhere/id.png")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("App/logo.png"), withDestinationPath: folder.path("Elsewhere/id.png"))
        #expect(search.run().images.isEmpty)
    }

    @Test("PDF and large images are converted for pictures if a tool is installed; otherwise that is reported")
    func conversion() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.document, to: "App/Screens/Main.xib")
        try folder.write("", to: "App/Package.swift")
        try folder.write("%PDF-1.4", to: "App/logo.pdf")
        try folder.write(String(repeating: "x", count: 500_000), to: "App/huge.png")
        let document = try DocumentReader().read(Array(Self.document.utf8), file: path).document
        func library(_ conversion: ImageConversion) -> (images: [String: String], notes: [String]) {
            var search = AssetSearch(document, at: SystemPath(path), converting: conversion)
            return (search.run().images.mapValues(\.address), search.notes)
        }
        let converted = library(ImageConversion(pdf: { _ in .png(Array("P".utf8)) }, smaller: { _, _ in .png(Array("S".utf8)) }))
        #expect(converted.images == ["logo": "data:image/png;base64,UA==", "huge": "data:image/png;base64,Uw=="])
        #expect(converted.notes.isEmpty)
        // Without the programs, an image of this size is embedded unchanged, and a PDF is left out.
        let missing = library(ImageConversion(pdf: { _ in .missingProgram("poppler") }, smaller: { _, _ in .missingProgram("librsvg") }))
        #expect(Array(missing.images.keys) == ["huge"])
        #expect(missing.notes == ["image 'logo' is a PDF, and poppler is not installed; a placeholder is used"])
    }

    @Test("A colour set has its variants for increased contrast apart from the usual ones")
    func contrast() throws {
        func entry(_ red: String, _ appearances: String) -> String {
            #"{"appearances": [\#(appearances)], "color": {"components": {"red": "\#(red)", "green": "0", "blue": "0", "alpha": "1"}}}"#
        }
        let (high, dark) = (#"{"appearance": "contrast", "value": "high"}"#, #"{"appearance": "luminosity", "value": "dark"}"#)
        let folder = try TemporaryFolder()
        var search = try Self.search(folder)
        try folder.write(
            #"{"colors": [\#(entry("0.2", high)), \#(entry("0.4", "")), \#(entry("0.6", "\(dark), \(high)")), \#(entry("0.8", dark))]}"#,
            to: "App/Assets.xcassets/Brand.colorset/Contents.json")
        let library = search.run()
        let color = try #require(library.colors["Brand"])
        let contrast = try #require(library.contrasts[color])
        #expect([color.light, color.dark, contrast.light, contrast.dark].map(\.red) == [102, 204, 51, 153])
    }

    @Test("A colour set for a system colour follows the appearance")
    func systemColor() throws {
        let folder = try TemporaryFolder()
        var search = try Self.search(folder)
        try folder.write(
            #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemBackgroundColor"}}]}"#,
            to: "App/Assets.xcassets/Brand.colorset/Contents.json")
        let color = try #require(search.run().colors["Brand"])
        #expect(color.light != color.dark)
    }

    @Test("An SVG with multiplying references is not drawn; one with a few is")
    func vectorImageWork() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.document, to: "App/Screens/Main.xib")
        try folder.write("", to: "App/Package.swift")
        let levels = (1...10).map { level in
            "<g id=\"l\(level)\">" + String(repeating: "<use xlink:href=\"#l\(level - 1)\"/>", count: 10) + "</g>"
        }
        try folder.write("<svg><g id=\"l0\"><path/></g>\(levels.joined())<use href='#l10'/></svg>", to: "App/logo.svg")
        // A circular reference draws nothing, and nested references are limited.
        try folder.write("<svg><g id=\"a\"><use href=\"#b\"/></g><g id=\"b\"><use href=\"#a\"/></g></svg>", to: "App/huge.svg")
        let document = try DocumentReader().read(Array(Self.document.utf8), file: path).document
        var search = AssetSearch(document, at: SystemPath(path))
        #expect(Array(search.run().images.keys) == ["huge"])
        #expect(search.notes == ["image 'logo' draws more than 100000 elements; a placeholder is used"])
    }

    @Test("An SVG with a few filters is drawn; one with a filter on each of many shapes is not")
    func vectorImageFilters() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.document, to: "App/Screens/Main.xib")
        try folder.write("", to: "App/Package.swift")
        func image(shapes: Int) -> String {
            let effects = String(repeating: "<svg:feGaussianBlur stdDeviation='9'/>", count: 5)
            return "<svg><filter id='f'>\(effects)</filter>" + String(repeating: "<rect filter='url(#f)'/>", count: shapes) + "</svg>"
        }
        try folder.write(image(shapes: 30), to: "App/logo.svg")
        try folder.write(image(shapes: 10), to: "App/huge.svg")
        let document = try DocumentReader().read(Array(Self.document.utf8), file: path).document
        var search = AssetSearch(document, at: SystemPath(path))
        #expect(Array(search.run().images.keys) == ["huge"])
    }
}
