import FormworkTestSupport
import Foundation
import Testing

@Suite("formwork new")
struct NewCommandTests {
    @Test(
        "A new document of each kind can be read, has no findings, and has Xcode's formatting",
        arguments: [
            "ios Main.storyboard", "macos Main.storyboard", "tvos Main.storyboard", "ios Card.xib", "macos Card.xib", "tvos Card.xib",
        ])
    func kinds(_ kind: String) throws {
        let folder = try TemporaryFolder()
        let words = kind.split(separator: " ").map(String.init)
        let path = folder.path(words[1])
        let run = try CommandRun("new", path, "--platform", words[0], "--template", "Narrow", "--class", "Owner")
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        let findings = try CommandRun("validate", path, "--solve", "--states", "--strict", "--no-project")
        #expect(findings.status == 0, "\(findings.output)")
        let text = try folder.read(words[1])
        #expect(text.contains("userLabel=\"Narrow\" customClass=\"LDOLayoutTemplate\""))
        #expect(text.contains("customClass=\"Owner\""))
        let format = words[1].hasSuffix("xib") ? "xib" : "storyboard"
        #expect(try CommandRun("convert", path, "--to", format, "--reformat", "-o", "-").output == text)
    }

    @Test("An existing file, also a link, is never replaced, and a name must have a known ending")
    func refusals() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("mine", to: "Main.storyboard")
        let run = try CommandRun("new", path)
        #expect(run.status == 73 && run.errors.contains("already exists"))
        #expect(try folder.read("Main.storyboard") == "mine")
        try FileManager.default.createSymbolicLink(atPath: folder.path("Link.xib"), withDestinationPath: folder.path("gone"))
        #expect(try CommandRun("new", folder.path("Link.xib")).status == 73)
        #expect(try CommandRun("new", folder.path("Main.txt")).status == 64)
        #expect(try CommandRun("new", folder.path("Other.storyboard"), "--view").status == 64)
        #expect(try CommandRun("new", folder.path("Other.storyboard"), "--template", "A", "--template", "A").status == 64)
        #expect(!FileManager.default.fileExists(atPath: folder.path("Other.storyboard")))
    }

    @Test("Frames follow the constraints that commands add, unless they are to be kept")
    func frames() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("Main.storyboard")
        let add = ["--do", "add view to Main at 10,20,100,50 label=Box", "--do", "pin Box to superview on top leading trailing inset 16"]
        let size = ["--do", "size Box height=80"]
        #expect(try CommandRun("new", path).status == 0)
        #expect(try CommandRun.all(["edit", path, "--keep-frames"] + add + size).status == 0)
        #expect(try folder.read("Main.storyboard").contains("x=\"10\" y=\"20\" width=\"100\" height=\"50\""))
        #expect(try CommandRun("edit", path, "--do", "size Box height=90").status == 0)
        // The frame did not fit before, so it is not known to follow from the constraints.
        #expect(try folder.read("Main.storyboard").contains("x=\"10\" y=\"20\" width=\"100\" height=\"50\""))
        #expect(try CommandRun("edit", path, "--update-frames").status == 0)
        #expect(try folder.read("Main.storyboard").contains("x=\"16\" y=\"16\" width=\"361\" height=\"90\""))
        let run = try CommandRun("edit", path, "--do", "size Box height=70")
        #expect(run.output.contains("note: updated 1 frame to fit the constraints"))
        #expect(try folder.read("Main.storyboard").contains("x=\"16\" y=\"16\" width=\"361\" height=\"70\""))
        #expect(try CommandRun("edit", path, "--update-frames", "--keep-frames").status == 64)
    }

    @Test("Ambiguous views keep their frames, and views of a tree with a conflict, too")
    func openFrames() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("Main.storyboard")
        #expect(try CommandRun("new", path).status == 0)
        let run = try CommandRun(
            "edit", path, "--do", "add view to Main at 10,20,100,50 label=Box", "--do", "size Box height=80 width=60", "--do",
            "add constraint Box.leading = superview.leading + 5")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.read("Main.storyboard").contains("x=\"10\" y=\"20\" width=\"100\" height=\"50\""))
    }
}
