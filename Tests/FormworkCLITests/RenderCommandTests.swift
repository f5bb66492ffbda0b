import FormworkTestSupport
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("The command, pictures")
struct RenderCommandTests {
    private static let templates = CommandRun.samples + "/LayoutTemplates.storyboard"
    private static let form = CommandRun.samples + "/HidingForm.storyboard"
    private static let archive = CommandRun.samples + "/LegacyForm.xib"

    private static func drawn(_ arguments: String...) throws -> String {
        let run = try CommandRun.all(["render", "-o", "-"] + arguments)
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        return run.output
    }

    /// Returns the views of a picture, which must be well-formed.
    private static func parsed(_ svg: String) throws -> [(id: String, frame: [Double])] {
        final class Views: NSObject, XMLParserDelegate {
            var views: [(String, [Double])] = []

            func parser(
                _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
                attributes: [String: String]
            ) {
                guard let id = attributes["data-id"] else { return }
                views.append((id, ["x", "y", "width", "height"].map { attributes[$0].flatMap(Double.init) ?? 0 }))
            }
        }
        let parser = XMLParser(data: Data(svg.utf8))
        let views = Views()
        parser.delegate = views
        try #require(parser.parse(), "\(String(describing: parser.parserError))")
        return views.views
    }

    @Test("Every view is drawn at the place that solve reports", arguments: [templates, form, CommandRun.samples + "/SizeClasses.xib"])
    func frames(file: String) throws {
        for arguments in [[], ["--device", "iphone-15", "--orientation", "landscape"], ["--size", "500x700"]] {
            let solved = try CommandRun.all(["solve", "--format", "json", file] + arguments)
            var frames: [String: [Double]] = [:]
            for result in try solved.json()["results"] as? [[String: Any]] ?? [] {
                for scene in result["scenes"] as? [[String: Any]] ?? [] {
                    frames.merge(scene["frames"] as? [String: [Double]] ?? [:]) { first, _ in first }
                }
            }
            let views = try Self.parsed(CommandRun.all(["render", "-o", "-", file] + arguments).output)
            #expect(views.count > 2)
            for view in views {
                let frame = try #require(frames[view.id])
                #expect(zip(frame[2...], view.frame[2...]).allSatisfy { abs($0 - $1) < 0.01 })
            }
        }
    }

    @Test("A state is drawn and named in the caption")
    func state() throws {
        let plain = try Self.drawn(Self.templates)
        let changed = try Self.drawn(Self.templates, "--template", "Landscape")
        #expect(plain != changed && changed.contains("template=Landscape") && !plain.contains("template=Landscape"))
    }

    @Test("Moves are printed next to their picture")
    func comparison() throws {
        let folder = try TemporaryFolder()
        let target = folder.url.appending(path: "moves.svg")
        let run = try CommandRun(
            "render", Self.form, "--hide", "Delivery Heading", "--compare", "before,after,moves", "-o", target.path(percentEncoded: false))
        #expect(run.status == 0 && run.output.contains("UILabel 'Delivery Heading' is hidden\n"))
        #expect(try String(contentsOf: target, encoding: .utf8).contains(">before: "))
        let against = try CommandRun("render", Self.form, "--against", Self.templates, "-o", target.path(percentEncoded: false))
        #expect(against.status == 0)
        #expect(try CommandRun("render", Self.form, "--compare", "moves", "-o", "-").status == 64)
        #expect(try CommandRun("render", Self.form, "--against", "/nowhere.xib", "-o", "-").status == 66)
    }

    @Test("a state is applied to the earlier file, too: the same file has no moves")
    func stateOfBothSides() throws {
        let folder = try TemporaryFolder()
        let run = try CommandRun(
            "render", Self.templates, "--against", Self.templates, "--template", "Landscape", "--compare", "moves", "-o",
            folder.path("a.svg"))
        #expect(run.status == 0 && run.output.isEmpty)
    }

    @Test("A legacy archive is drawn as a modern document is")
    func legacy() throws { #expect(try !Self.parsed(Self.drawn(Self.archive)).isEmpty) }

    @Test("A page includes an earlier document, and reports one without views")
    func pageOfTwoAndOfNone() throws {
        let folder = try TemporaryFolder()
        let page = folder.path("page.html")
        let compared = try CommandRun("render", Self.form, "--against", Self.templates, "-o", page)
        #expect(compared.status == 0)
        let text = try String(contentsOfFile: page, encoding: .utf8)
        #expect(text.contains(",\"against\":{\"title\":\"\(Self.templates)\",\"data\":{"))
        #expect(try CommandRun("render", Self.form, "--against", "/nowhere.xib", "-o", folder.path("none.html")).status == 66)
        #expect(!FileManager.default.fileExists(atPath: folder.path("none.html")))
        let empty = try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
                <objects/>
            </document>
            """, to: "empty.xib")
        let neutral = try CommandRun("render", empty, "-o", page)
        #expect(neutral.status == 0)
        let note = "the page has no screens, because the document has no views: use SVG, PNG or PDF"
        #expect(neutral.errors == "\(empty): note: \(note)\n")
        #expect(try String(contentsOfFile: page, encoding: .utf8).contains("\"file\":\"\(empty)\""))
    }

    @Test("Invalid arguments and files are refused, and nothing is written")
    func refused() throws {
        let folder = try TemporaryFolder()
        let target = folder.url.appending(path: "out.svg").path(percentEncoded: false)
        for (arguments, status, words) in [
            (["render", Self.form, "-o", "picture.gif"], 64, "use a name that ends in .svg, .png, .pdf or .html"),
            (["render", Self.form, "-o", target, "--scale", "2"], 64, "--scale works with PNG only"),
            (["render", Self.form, "-o", target, "--annotate", "labels,frame"], 64, "'frame' is unknown; expected one of"),
            (["render", Self.form, "-o", target, "--scene", "nowhere"], 64, "there is no scene 'nowhere'"),
            (["render", Self.form, "-o", target, "--template", "Lanscape"], 64, "there is no layout template 'Lanscape'"),
            (["render", "nowhere.xib", "-o", target], 66, "nowhere.xib"),
            (["render", CommandRun.samples, "-o", target], 64, "interface files: specify one of them"),
            (["apply", CommandRun.samples, "--hide", "A", "-o", target], 64, "interface files: specify one of them"),
            (["render", CommandRun.samples + "/Mistakes/unreadable-document.xib", "-o", target], 1, "unreadable-document"),
            (["render", Self.form, "-o", "/nowhere/out.svg"], 73, "cannot be written"),
        ] as [([String], Int32, String)] {
            let run = try CommandRun.all(arguments)
            #expect(run.status == status, "\(arguments)")
            #expect(run.errors.contains(words), "\(run.errors)")
            #expect(!FileManager.default.fileExists(atPath: target))
        }
    }

    @Test("A document without a solution is drawn anyway, with the conflict marked")
    func conflict() throws {
        let svg = try Self.drawn(CommandRun.samples + "/Mistakes/conflicting-constraints.xib", "--annotate", "issues")
        #expect(svg.contains(">conflict</text>"))
    }

    @Test("Images and colours of the surrounding project are found; an oversized one is not used")
    func assets() throws {
        let folder = try TemporaryFolder()
        let manager = FileManager.default
        func write(_ bytes: Data, _ path: String) throws {
            let url = folder.url.appending(path: path)
            try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try bytes.write(to: url)
        }
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><objects>
            <view id="roo-tt-001"><rect key="frame" x="0" y="0" width="200" height="200"/><subviews>
            <imageView image="logo" id="img-tt-001"><rect key="frame" x="0" y="0" width="50" height="50"/></imageView>
            <imageView image="huge" id="img-tt-002"><rect key="frame" x="0" y="50" width="50" height="50"/></imageView>
            </subviews><color key="backgroundColor" name="Brand"/></view></objects>
            <resources><image name="logo" width="50" height="50"/><image name="huge" width="50" height="50"/><namedColor name="Brand"><color red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources>
            </document>
            """
        try write(Data(document.utf8), "App.xcodeproj/project.pbxproj")
        try write(Data(document.utf8), "App/Base.lproj/Main.xib")
        try write(Data([0x89, 0x50, 0x4E, 0x47, 1, 2]), "App/Assets.xcassets/logo.imageset/logo@2x.png")
        try write(
            Data(#"{"images": [{"scale": "1x"}, {"filename": "logo@2x.png", "scale": "2x"}], "info": {"version": 1}}"#.utf8),
            "App/Assets.xcassets/logo.imageset/Contents.json")
        try write(Data(count: 900_000), "App/huge.png")
        // Scenes of another target with the same names.
        for target in ["Another", "Zoo"] {
            try write(Data([1, 2, 3]), "\(target)/Assets.xcassets/logo.imageset/logo.png")
            try write(
                Data(#"{"images": [{"filename": "logo.png", "scale": "2x"}]}"#.utf8),
                "\(target)/Assets.xcassets/logo.imageset/Contents.json")
            try write(
                Data(#"{"colors": [{"color": {"components": {"white": "0.5", "alpha": "1"}}}]}"#.utf8),
                "\(target)/Assets.xcassets/Brand.colorset/Contents.json")
        }
        try write(
            Data(
                #"{"colors": [{"color": {"color-space": "srgb", "components": {"red": "0x10", "green": "0.5", "blue": "255", "alpha": "1.000"}}}, {"appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"components": {"white": "0.0", "alpha": "1"}}}]}"#
                    .utf8), "App/Assets.xcassets/Brand.colorset/Contents.json")
        let path = folder.url.appending(path: "App/Base.lproj/Main.xib").path(percentEncoded: false)
        let run = try CommandRun("render", path, "-o", "-")
        #expect(run.status == 0)
        #expect(run.output.contains("href=\"data:image/png;base64,iVBORwEC\""))
        #expect(run.output.contains("fill=\"#1080ff\""))
        #expect(run.errors.contains("image 'huge' is too large to draw"))
        #expect(run.output.ranges(of: "<image").count == 1)
        #expect(
            try CommandRun("render", path, "-o", "-", "--appearance", "dark").output.contains(
                "<rect width=\"100%\" height=\"100%\" fill=\"#000\"/>"))
    }

    @Test("Images come from the document's project only: no link leads outside, and no read blocks", .timeLimit(.minutes(1)))
    func foreignFiles() throws {
        let folder = try TemporaryFolder()
        let names = ["key", "pipe", "zero", "linked", "inside", "up"]
        let images = names.map {
            #"<imageView image="\#($0)" id="img-tt-\#($0)"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>"#
        }
        let resources = names.map { #"<image name="\#($0)" width="9" height="9"/>"# }
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><objects>
            <view id="roo-tt-001"><rect key="frame" x="0" y="0" width="200" height="200"/><subviews>\(images.joined())</subviews></view></objects>
            <resources>\(resources.joined())</resources></document>
            """
        let file = try folder.write(document, to: "project/App.xcodeproj/../Main.xib")
        try folder.write("x", to: "project/App.xcodeproj/project.pbxproj")
        try folder.write("SECRET", to: "victim/id_rsa")
        try folder.write("SECRET", to: "victim/linked.png")
        try folder.write("fine", to: "project/real.png")
        try folder.write(
            #"{"images": [{"filename": "../../../victim/linked.png"}, {"filename": ".."}]}"#,
            to: "project/A.xcassets/up.imageset/Contents.json")
        for (name, target) in [
            ("key.png", "../victim/id_rsa"), ("zero.png", "/dev/zero"), ("linked", "../victim"), ("inside.png", "real.png"),
            ("A.xcassets/linked.imageset", "../../victim"),
        ] {
            try FileManager.default.createSymbolicLink(atPath: folder.path("project/" + name), withDestinationPath: target)
        }
        #expect(mkfifo(folder.path("project/pipe.png"), 0o600) == 0)
        let run = try CommandRun("render", file, "-o", "-")
        #expect(run.status == 0, "\(run.errors)")
        #expect(!run.output.contains("U0VDUkVU"))
        #expect(run.output.ranges(of: "<image").count == 1 && run.output.contains("base64,ZmluZQ=="))
    }

    @Test("A PNG has a bound on its pixels", .enabled(if: hasConverter, "rsvg-convert is not there"))
    func hugePicture() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><objects>
            <view id="roo-tt-001"><rect key="frame" x="0" y="0" width="30000" height="30000"/></view></objects></document>
            """, to: "a.xib")
        let target = folder.path("a.png")
        let asked = try CommandRun("render", file, "-o", target, "--scale", "1")
        #expect(asked.status == 73 && asked.errors.contains("--max-pixels"))
        #expect(!FileManager.default.fileExists(atPath: target))
        let smaller = try CommandRun("render", file, "-o", target, "--max-pixels", "10000")
        #expect(smaller.status == 0 && smaller.errors.contains("a larger one would exceed the limits"), "\(smaller.errors)")
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: target)))
        #expect(bytes[16..<20].reduce(0) { $0 << 8 | Int($1) } <= 101)
        #expect(try CommandRun("render", file, "-o", target, "--max-pixels", "0").status == 64)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")).sorted() == ["a.png", "a.xib"])
    }

    private static let hasConverter = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .contains { FileManager.default.isExecutableFile(atPath: "\($0)/rsvg-convert") }

    @Test("Without rsvg-convert, a message says what to install, and nothing is written")
    func noPixels() throws {
        let folder = try TemporaryFolder()
        let target = folder.path("out.png")
        let run = try CommandRun.all(["render", Self.form, "-o", target], environment: ["PATH": "/nowhere"])
        #expect(run.status == 73 && run.errors.contains("install librsvg2-bin"))
        #expect(!FileManager.default.fileExists(atPath: target))
    }

    @Test(
        "rsvg-convert makes PNGs, at the device's scale or the requested one",
        .enabled(if: hasConverter, "rsvg-convert is not there"),
        arguments: [([], 696), (["--scale", "1"], 348), (["--device", "iphone-15"], 1044)])
    func pixels(arguments: [String], width: Int) throws {
        let folder = try TemporaryFolder()
        let target = folder.path("out.png")
        let run = try CommandRun.all(["render", Self.form, "--size", "300x400", "-o", target] + arguments)
        #expect(run.status == 0, "\(run.errors)")
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: target)))
        #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        // The first chunk contains the width: the screen and the sheet's margins.
        #expect(bytes[16..<20].reduce(0) { $0 << 8 | Int($1) } == width)
    }
}
