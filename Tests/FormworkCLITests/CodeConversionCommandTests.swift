import FormworkTestSupport
import Foundation
import Testing

@Suite("formwork convert, to code")
struct CodeConversionCommandTests {
    private let folder: TemporaryFolder
    private let sample = CommandRun.samples + "/LegacyForm.xib"

    init() throws { folder = try TemporaryFolder() }

    private func names(_ path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path(path)).sorted()
    }

    @Test func aFileForEachSceneIsWrittenNextToExistingFiles() throws {
        _ = try folder.write("mine", to: "out/Mine.swift")
        for format in ["uikit", "formation", "autolayoutkit"] {
            let form = format == "uikit" ? ["--form", "layout"] : []
            let run = try CommandRun.all(["convert", sample, "--to", format, "--no-format", "-o", folder.path("out")] + form)
            #expect(run.status == 0 && run.output.isEmpty)
            // Unconverted parts are listed with their locations.
            #expect(run.errors.contains("\(sample):296:8: note: constraint '21'") && run.errors.contains("[not-converted]"))
            #expect(try names("out") == ["LegacyFormLayout.swift", "Mine.swift"])
            let code = try folder.read("out/LegacyFormLayout.swift")
            #expect(code.contains("final class LegacyFormLayout {"))
            let again = try CommandRun.all(["convert", sample, "--to", format, "--no-format", "-o", "-"] + form)
            #expect(again.output == code)
        }
        #expect(try folder.read("out/Mine.swift") == "mine")
    }

    @Test func aScreenOfIOSBecomesSwiftUIAndOthersAreRefused() throws {
        let form = CommandRun.samples + "/HidingForm.storyboard"
        let run = try CommandRun("convert", form, "--to", "swiftui", "--no-format", "--verify", "-o", folder.path("out"))
        #expect(run.status == 1)
        #expect(try names("out") == ["DeliveryFormView.swift"])
        #expect(try folder.read("out/DeliveryFormView.swift").contains("struct DeliveryFormView: View {"))
        #expect(run.output.contains("DeliveryFormView.swift: scene 'Frm-Sc-one': 0 of 8 views are off"))
        #expect(run.errors.contains("note: ") && run.errors.contains("[not-converted]"))
        let mac = try CommandRun(
            "convert", CommandRun.samples + "/HidingForm-macOS.xib", "--to", "swiftui", "-o", folder.path("mac"))
        #expect(mac.status == 64)
        #expect(mac.errors.contains("error: '--to swiftui' supports iOS documents only"))
        #expect(try CommandRun("convert", form, "--to", "swiftui", "--print-template").status == 64)
    }

    @Test func constraintsBecomeVisualFormats() throws {
        let form = CommandRun.samples + "/HidingForm.storyboard"
        let run = try CommandRun("convert", form, "--to", "vfl", "-o", "-")
        #expect(run.status == 0 && run.output.contains("\nH:|-"))
        #expect(run.errors.contains(": note: ") && run.errors.contains("the visual format language can't express it [not-converted]"))
        #expect(try CommandRun("convert", form, "--to", "vfl", "--print-template").status == 64)
    }

    @Test func aClassHasTheFormThatSuitsItOrTheOneThatIsAskedFor() throws {
        let form = CommandRun.samples + "/HidingForm.storyboard"
        #expect(try CommandRun("convert", form, "--to", "uikit", "--no-format", "-o", folder.path("out")).status == 0)
        #expect(try names("out") == ["DeliveryFormViewControllerBase.swift"])
        #expect(try folder.read("out/DeliveryFormViewControllerBase.swift").contains("Base: UIViewController {"))
        #expect(try CommandRun("convert", form, "--to", "uikit", "--form", "view", "--no-format", "-o", folder.path("view")).status == 0)
        #expect(try names("view") == ["DeliveryFormView.swift"])
        let refused = try CommandRun("convert", form, "--to", "formation", "--form", "view", "-o", folder.path("out"))
        #expect(refused.status == 64 && refused.errors.contains("--form is for uikit, appkit and snapkit"))
        let unknown = try CommandRun("convert", form, "--to", "uikit", "--form", "window", "-o", folder.path("out"))
        #expect(unknown.status == 64 && unknown.errors.contains("'window' isn't a form"))
    }

    @Test func severalDocumentsGetFoldersOfTheirOwn() throws {
        let other = CommandRun.samples + "/HidingForm.storyboard"
        let run = try CommandRun("convert", sample, other, "--to", "formation", "--no-format", "-o", folder.path("out"))
        #expect(run.status == 0)
        #expect(try names("out") == ["HidingForm", "LegacyForm"])
        #expect(try names("out/LegacyForm") == ["LegacyFormLayout.swift"])
    }

    @Test func namesOfDocumentsStayInTheFolderAndOverwriteNothing() throws {
        let text = try String(contentsOfFile: sample, encoding: .utf8)
        let names = ["a/Form.xib", "b/form.xib", "c/FORM 2.xib", "d/CON.xib", "e/...xib", "f/x\ny.xib", "g/Form 2.xib"]
        let paths = try names.map { try folder.write(text, to: $0) }
        let run = try CommandRun.all(["convert"] + paths + ["--to", "formation", "--no-format", "-o", folder.path("out")])
        #expect(run.status == 0, "\(run.errors.suffix(300))")
        let made = try self.names("out")
        #expect(made.count == names.count && Set(made.map { $0.lowercased() }).count == names.count, "\(made)")
        #expect(made.allSatisfy { name in name != "CON" && !name.hasPrefix(".") && !name.contains { $0.isNewline } }, "\(made)")
    }

    @Test func withoutAPlaceOfTheUsersOwnNothingIsProved() throws {
        let arguments = [
            "convert", sample, "--to", "uikit", "--no-format", "--verify", "--package", folder.path(""), "-o", folder.path("out"),
        ]
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let homeless = try CommandRun.all(arguments, environment: ["PATH": path])
        #expect(homeless.status == 64 && homeless.errors.contains("--proof-folder"))
        let shared = folder.path("shared")
        try FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: false)
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: shared)
        let open = try CommandRun.all(arguments + ["--proof-folder", shared])
        #expect(open.status == 73 && open.errors.contains("other users can write to it"))
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: shared)
        let link = try CommandRun.all(arguments + ["--proof-folder", folder.path("link")])
        #expect(link.status == 73 && link.errors.contains("it isn't a folder"))
    }

    /// Writes a program that records its working directory in a file.
    private func plant(_ path: String, says mark: String) throws {
        let program = try folder.write("#!/bin/sh\npwd -P >> '\(folder.path(mark))'\n", to: path)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    }

    @Test func noProgramAmongTheDocumentsIsRun() throws {
        let project = folder.path("project")
        for name in ["swift", "git", "prlimit", "unshare"] { try plant("project/" + name, says: "ran") }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        for search in [".", "", "../project"] {
            let proof = try CommandRun.all(
                [
                    "convert", sample, "--to", "uikit", "--no-format", "--verify", "-o", folder.path("out"), "--package",
                    folder.path("none"),
                ],
                directory: project, environment: ["PATH": search, "HOME": folder.path("home")])
            #expect(proof.status == 66 && proof.errors.contains("needs the Swift toolchain"))
            let changes = try CommandRun.all(["diff", "HEAD"], directory: project, environment: ["PATH": search + ":" + path])
            #expect(changes.status != 0)
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path("ran")))
    }

    @Test func theToolchainDoesNotWorkAmongTheDocuments() throws {
        try plant("bin/swift", says: "places")
        try folder.write("6.0\n", to: "project/.swift-version")
        let run = try CommandRun.all(
            [
                "convert", sample, "--to", "uikit", "--no-format", "--verify", "-o", folder.path("out"), "--package", folder.path("none"),
                "--proof-folder", folder.path("project/proof"),
            ], directory: folder.path("project"), environment: ["PATH": folder.path("bin"), "HOME": folder.path("home")])
        #expect(run.status == 1)
        #expect(try Set(folder.read("places").split(separator: "\n")) == ["/"])
    }

    @Test func foreignFilesInAProofFolderAreNotCompiled() throws {
        try plant("bin/swift", says: "places")
        for name in ["Package@swift-6.3.swift", ".swiftpm/configuration/mirrors.json", "Sources/Proof/extra.swift", "Plugins/A/a.swift"] {
            try folder.write("", to: "proof/uikit/" + name)
        }
        let arguments = [
            "convert", sample, "--to", "uikit", "--no-format", "--verify", "-o", folder.path("out"), "--package", folder.path("none"),
            "--proof-folder", folder.path("proof"),
        ]
        for place in [folder.path(""), folder.path("proof")] {
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: place)
        }
        for place in ["proof/uikit", "proof/uikit/Sources"] {
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path(place))
        }
        let environment = ["PATH": folder.path("bin"), "HOME": folder.path("home")]
        #expect(try CommandRun.all(arguments, environment: environment).status == 1)
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path("proof/uikit"))
        #expect(files.contains("Package.swift") && files.contains("Sources/Proof/main.swift"))
        #expect(
            !files.contains { $0.hasSuffix("extra.swift") || $0.hasSuffix("mirrors.json") || $0.contains("@") || $0.hasSuffix("a.swift") })
        try FileManager.default.removeItem(atPath: folder.path("proof/build"))
        try FileManager.default.createSymbolicLink(atPath: folder.path("proof/build"), withDestinationPath: folder.path("out"))
        let linked = try CommandRun.all(arguments, environment: environment)
        #expect(linked.status == 73 && linked.errors.contains("it isn't a folder"))
    }

    @Test func aTemplateOfOnesOwnIsFollowed() throws {
        let own = try folder.write("{% for view in views %}{{ view.name }};{% endfor %}", to: "own.template")
        let run = try CommandRun("convert", sample, "--to", "uikit", "--code-template", own, "--no-format", "-o", "-")
        #expect(run.output == "view;heading;nameLabel;nameField;saveButton;\n")
        let printed = try CommandRun("convert", "--to", "uikit", "--print-template")
        #expect(printed.status == 0 && printed.output.contains("import {{ kit }}"))
        let copy = try folder.write(printed.output, to: "copy.template")
        let usual = try CommandRun("convert", sample, "--to", "uikit", "--form", "layout", "--no-format", "-o", "-")
        #expect(
            try CommandRun("convert", sample, "--to", "uikit", "--code-template", copy, "--no-format", "-o", "-").output == usual.output)
    }

    @Test func nothingIsWrittenWhereTheTemplateIsWrong() throws {
        let broken = try folder.write("{% for view in %}", to: "broken.template")
        let run = try CommandRun("convert", sample, "--to", "uikit", "--code-template", broken, "-o", folder.path("out"))
        #expect(run.status == 64 && run.errors == "\(broken):1:1: error: a value is missing\n")
        let unknown = try folder.write("{{ name }}\n  {{ nmae }}", to: "unknown.template")
        let named = try CommandRun("convert", sample, "--to", "uikit", "--code-template", unknown, "-o", folder.path("out"))
        #expect(named.status == 64 && named.errors.hasPrefix("\(unknown):2:6: error: there is no 'nmae'; the known names are actions, "))
        let loops = (0..<60).map { "{% for v\($0) in views %}" }.joined() + String(repeating: "{% endfor %}", count: 60)
        let endless = try folder.write(loops, to: "endless.template")
        let ended = try CommandRun("convert", sample, "--to", "uikit", "--code-template", endless, "-o", folder.path("out"))
        #expect(ended.status == 64 && ended.errors.hasPrefix("\(endless):1:"), "\(ended.errors)")
        #expect(ended.errors.contains("error: it needs more than 10000000 steps for one document"))
        #expect(
            try CommandRun("convert", sample, "--to", "uikit", "--code-template", folder.path("none"), "-o", folder.path("out")).status
                == 66)
        #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
    }

    @Test func unsupportedRequestsAreReported() throws {
        let mac = try CommandRun("convert", CommandRun.samples + "/HidingForm-macOS.xib", "--to", "uikit", "-o", folder.path("out"))
        #expect(mac.status == 64 && mac.errors.contains("'--to uikit' doesn't support macOS documents"))
        #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
        let file = try folder.write("", to: "file")
        #expect(try CommandRun("convert", sample, "--to", "uikit", "--no-format", "-o", file).status == 73)
        #expect(try CommandRun("convert", sample, "--to", "autolayoutkit-objc", "--verify", "-o", folder.path("out")).status == 64)
        #expect(try CommandRun("convert", sample, "--to", "json", "--verify", "-o", folder.path("out")).status == 64)
        #expect(try CommandRun("convert", sample, "--to", "uikit", "--verify", "-o", "-").status == 64)
    }

    @Test func aProgramWithoutItsPackageSaysHowToGetIt() throws {
        let copy = folder.path("formwork")
        try FileManager.default.copyItem(at: CommandRun.command, to: URL(filePath: copy))
        let run = try CommandRun.all(
            ["convert", sample, "--to", "uikit", "--no-format", "--verify", "-o", folder.path("out")],
            environment: ["PATH": folder.path("nowhere"), "HOME": folder.path("home")], command: URL(filePath: copy))
        let lines = run.errors.split(separator: "\n").filter { $0.contains("error:") }
        #expect(run.status == 64 && lines.count == 1 && lines[0].contains("get the sources of version") && lines[0].contains("--package"))
    }

    @Test func aMissingToolchainIsReported() throws {
        let run = try CommandRun.all(
            ["convert", sample, "--to", "uikit", "--no-format", "--verify", "-o", folder.path("out")],
            environment: ["PATH": folder.path("nowhere"), "HOME": folder.path("home")])
        #expect(run.status == 66 && run.errors.contains("needs the Swift toolchain"))
    }

    @Test func oneBadFileDoesNotKeepTheOthersFromBeingWritten() throws {
        let bad = try folder.write("<document", to: "bad.xib")
        let run = try CommandRun("convert", bad, sample, "--to", "formation", "--no-format", "-o", folder.path("out"))
        #expect(run.status == 1 && run.errors.contains("bad.xib:1:"))
        #expect(try names("out") == ["LegacyFormLayout.swift"])
    }
}
