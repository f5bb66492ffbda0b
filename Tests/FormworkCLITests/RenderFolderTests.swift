import FormworkTestSupport
import Foundation
import Testing

@Suite("The command, pictures of a folder and matrices")
struct RenderFolderTests {
    private static let form = CommandRun.samples + "/HidingForm.storyboard"

    private static func document(_ label: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><objects>
        <view id="v1" userLabel="\(label)"><rect key="frame" x="0" y="0" width="100" height="50"/></view>
        <view id="v2" userLabel="\(label)"><rect key="frame" x="0" y="0" width="100" height="50"/></view></objects></document>
        """
    }

    @Test("Each screen of a folder becomes its own file, in the folder's structure, with a page that shows all")
    func folder() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.document("Card"), to: "in/a/One.xib")
        try folder.write(Self.document("../../&lt;evil&gt;|name"), to: "in/Two.xib")
        try folder.write("no document", to: "in/Bad.xib")
        let run = try CommandRun("render", folder.path("in"), "-o", folder.path("out"))
        #expect(run.status == 1 && run.errors.contains("Bad.xib"))
        let files = FileManager.default.subpaths(atPath: folder.path("out"))?.filter { $0.hasSuffix(".svg") }.sorted()
        #expect(files == ["Two.xib/evil name 2.svg", "Two.xib/evil name.svg", "a/One.xib/Card 2.svg", "a/One.xib/Card.svg"])
        let index = try folder.read("out/index.html")
        #expect(index.contains("href=\"./a/One.xib/Card%202.svg\"") && !index.contains("<evil>"))
        #expect(try folder.read("out/a/One.xib/Card.svg").contains("<title>Card</title>"))
        // Drawing again replaces them.
        #expect(try CommandRun("render", folder.path("in/a"), "-o", folder.path("out/a") + "/", "--format", "svg").status == 0)
        #expect(try CommandRun("render", folder.path("in"), "-o", folder.path("out"), "--format", "html").status == 64)
        #expect(try CommandRun("render", folder.path("in"), "-o", folder.path("one.svg")).status == 64)
    }

    @Test("A project becomes one map or one page of all its storyboards, each once for all languages")
    func project() throws {
        let folder = try TemporaryFolder()
        let form = try String(contentsOfFile: Self.form, encoding: .utf8)
        for place in ["App/Base.lproj/Form.storyboard", "App/de.lproj/Form.storyboard", "App/Other.storyboard"] {
            try folder.write(form, to: place)
        }
        try folder.write(Self.document("Card"), to: "App/One.xib")
        for name in ["flow.svg", "flow.html"] {
            let run = try CommandRun("render", folder.path("App"), "--map", "-o", folder.path(name))
            #expect(run.status == 0)
            #expect(run.errors.contains("de.lproj/Form.storyboard: note: not drawn"))
        }
        #expect(try folder.read("flow.svg").contains(">Other</text>"))
        let page = try folder.read("flow.html")
        #expect(page.contains("\"project\":\"App\"") && page.ranges(of: "\"file\":").count == 2)
        try folder.write(Self.document("Card"), to: "None/One.xib")
        // The former spelling draws the same.
        #expect(try CommandRun("render", "--project", folder.path("App"), "-o", folder.path("former.svg")).status == 0)
        #expect(try folder.read("former.svg") == folder.read("flow.svg"))
        let none = try CommandRun("render", folder.path("None"), "--map", "-o", folder.path("none.html"))
        #expect(none.errors.contains("no document is a storyboard") && !FileManager.default.fileExists(atPath: folder.path("none.html")))
        #expect(try CommandRun("render", Self.form, "--map", "-o", folder.path("map.html")).status == 64)
    }

    @Test("A foreign page stays, and documents are not read from the output folder")
    func othersFiles() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.document("Card"), to: "in/One.xib")
        try folder.write("<h1>mine</h1>", to: "out/index.html")
        let run = try CommandRun("render", folder.path("in"), "-o", folder.path("out"))
        #expect(run.status == 73 && run.errors.contains("index.html' already exists and isn't a page of pictures"))
        #expect(try folder.read("out/index.html") == "<h1>mine</h1>")
        #expect(try CommandRun("render", folder.path("in"), "-o", folder.path("again")).status == 0)
        #expect(try CommandRun("render", folder.path("in"), "-o", folder.path("again")).status == 0)
        let same = try CommandRun("render", folder.path("in"), "-o", folder.path("in") + "/.")
        #expect(same.status == 64 && same.errors.contains("specify an output folder other than the input"))
    }

    @Test("A matrix of states has the templates of the drawn scene; devices of another platform are refused")
    func matrixOfOneScene() throws {
        let templates = try CommandRun("render", CommandRun.samples + "/LayoutTemplates.storyboard", "-o", "-", "--sheet", "states")
        #expect(templates.output.contains(">Portrait</text>") && templates.output.contains(">Large List</text>"))
        let mac = try CommandRun("render", CommandRun.samples + "/HidingForm-macOS.xib", "-o", "-", "--sheet", "devices")
        #expect(mac.status == 64 && mac.errors.contains("there are no devices to draw: specify them with --device"))
    }

    @Test("A screen is selected by its caption")
    func printedName() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            Self.document("Card").replacing("id=\"v2\" userLabel=\"Card\"", with: "id=\"v2\" userLabel=\"Other\""), to: "One.xib")
        let run = try CommandRun("render", path, "-o", "-", "--scene", "Other")
        #expect(run.status == 0 && run.output.contains(">Other · 100 × 50</text>") && !run.output.contains(">Card · "))
        #expect(try CommandRun("render", path, "-o", "-", "--scene", "None").status != 0)
    }

    @Test(
        "A matrix has the requested devices, languages and text sizes",
        arguments: [
            ("devices,appearances", ["iphone-se", "ipad-pro-11", "light", "dark"]), ("directions", ["left to right", "right to left"]),
            ("text-sizes", ["XS", "L", "AX3"]),
        ])
    func matrix(axes: String, captions: [String]) throws {
        let run = try CommandRun("render", Self.form, "-o", "-", "--sheet", axes)
        #expect(run.status == 0, "\(run.errors)")
        for caption in captions { #expect(run.output.contains(">\(caption)</text>"), "\(caption)") }
    }

    @Test(
        "Options that contradict each other are refused",
        arguments: [
            ["--sheet", "devices,devices"], ["--sheet", "languages"], ["--sheet", "platforms"], ["--beside", "x.xib"],
            ["--recorded", "--device", "iphone-15"], ["--sheet", "devices", "--compare", "moves"],
        ])
    func refused(arguments: [String]) throws {
        #expect(try CommandRun.all(["render", Self.form, "-o", "-"] + arguments).status == 64)
    }

    @Test("librsvg's program writes PDF if it is installed")
    func pdf() throws {
        let folder = try TemporaryFolder()
        let run = try CommandRun("render", Self.form, "-o", folder.path("form.pdf"))
        let hasProgram = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .contains { FileManager.default.isExecutableFile(atPath: "\($0)/rsvg-convert") }
        if hasProgram {
            #expect(
                run.status == 0 && FileManager.default.contents(atPath: folder.path("form.pdf"))?.starts(with: Data("%PDF".utf8)) == true)
        } else {
            #expect(run.status != 0 && run.errors.contains("rsvg-convert"))
        }
    }
}
