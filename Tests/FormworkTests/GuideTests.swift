import Formwork
import FormworkCommand
import FormworkProject
import FormworkRender
import FormworkRules
import FormworkStrings
import FormworkTestSupport
import Testing

/// Runs the code of the guides.
@Suite("The guides")
struct GuideTests {
    private func document(_ sample: String) throws -> InterfaceDocument {
        try DocumentReader().read(try TestFiles.bytes(of: TestFiles.sample(sample)), file: sample).document
    }

    @Test("read a storyboard: its views, a constraint, outlets and a place")
    func reading() throws {
        let path = TestFiles.sample("HidingForm.storyboard")
        let bytes = try TestFiles.bytes(of: path)

        let document = try InterfaceDocument(path: path)

        let reader = DocumentReader()
        let read = try reader.read(bytes, file: "HidingForm.storyboard")
        for diagnostic in read.diagnostics { print(diagnostic) }

        func outline(_ view: InterfaceDocument.View, depth: Int = 0) -> [String] {
            let line = String(repeating: "  ", count: depth) + view.element.className + " " + (view.element.label ?? "")
            return [line] + view.subviews.flatMap { outline($0, depth: depth + 1) }
        }
        let lines = document.scenes.flatMap(\.roots).flatMap { outline($0) }

        let field = try #require(document.view(id: "PoF-Vw-frm"))
        let border = field.element["borderStyle"]
        let font = field.element.child(key: "fontDescription")?["pointSize"]

        let formulas = field.constraints.map { constraint in
            constraint.value.text { id in document.shortName(ofID: id) }
        }

        let followers = document.connections
            .filter { $0.name == InterfaceDocument.HidingLinks.outletName && $0.destinationID == "Hea-Vw-frm" }
            .map(\.source.shortName)

        let map = InterfaceDocument.SourceMap(document, file: "HidingForm.storyboard")
        let place = map.location(of: field.element).description

        #expect(read.diagnostics.isEmpty && read.document == document)
        #expect(try Article("ReadAStoryboard", of: "Formwork").shows(lines))
        #expect(border == "roundedRect" && font == "14")
        #expect(formulas == ["Postcode Field.width = 96"])
        #expect(followers == ["Street Label", "PXa-rb-lF3", "x2f-fi-RP7"])
        #expect(place == "HidingForm.storyboard:58:29")
    }

    @Test("lay a screen out: on the canvas, on a device, at a size")
    func layingOut() throws {
        let document = try document("HidingForm.storyboard")

        let canvas = document.layout()
        let misplaced = canvas.roots.flatMap(\.misplaced)

        var options = LayoutOptions()
        options.device = Device(named: "ipad-pro-11")
        options.orientation = .landscape
        let layout = document.layout(options)

        let scene = layout.roots[0]
        var frames: [String: Rect] = [:]
        for entry in scene.frames { frames[entry.view.element.shortName] = entry.frame }

        options.device = nil
        options.orientation = nil
        options.size = Size(width: 320, height: 568)
        let small = document.layout(options).roots[0]

        let open = scene.ambiguous.map(\.element.path)
        let broken = scene.conflicts.compactMap(\.broken?.id)
        let unsolved = layout.problems.map(\.constraint.id)

        let picture = try SheetWriter().picture(PictureSource(StagedDocument(document, on: options)), title: "Delivery")
        let svg = String(decoding: picture.svg, as: UTF8.self)

        #expect(misplaced.isEmpty && open.isEmpty && broken.isEmpty && unsolved.isEmpty)
        #expect(frames["Form"]?.size == Size(width: 1194, height: 834))
        #expect(frames["Remarks"]?.size.width == 1162)
        #expect(small.frames[0].frame.size == Size(width: 320, height: 568))
        #expect(svg.contains("<svg"))
    }

    @Test("apply a template: its planned changes, its changes, and back")
    func applying() throws {
        let document = try document("LayoutTemplates.storyboard")

        let landscape = try #require(document.layoutTemplates.first { $0.label == "Landscape" })
        let targets = landscape.pairs.map(\.target.element.shortName)

        let report = TemplateReport(landscape)
        let diff = report.diff
        let added = diff.added.count
        let attributes = diff.attributes.map(\.keyPath)

        var state = LayoutState(document)
        let start = state.snapshot(basedOn: document.layoutTemplates)
        let change = state.apply(landscape)

        let changed = state.permanent()
        var options = LayoutOptions()
        options.device = Device(named: "ipad-pro-11")
        options.orientation = .landscape
        let layout = changed.layout(options)
        let bytes = changed.document.text()

        state.restore(start)
        let restored = state.permanent().layout(options)
        let moved = DocumentLayout.FrameChange.changes(from: layout, to: restored)

        var stage = StagedDocument(document, on: options)
        let way = stage.apply(landscape, animation: .easeInOut)
        let halfway = way.poses(atProgress: 0.5)

        let ends = zip(way.poses(atProgress: 0), way.poses(atProgress: 1))
        let middles = ends.map { ($0.frame.origin.x + $1.frame.origin.x) / 2 }
        #expect(zip(halfway, middles).allSatisfy { abs($0.frame.origin.x - $1) < 1e-9 })
        #expect(way.to.roots.flatMap(\.frames).map(\.frame) == layout.roots.flatMap(\.frames).map(\.frame))
        #expect(targets.count == 10 && report.ignored.isEmpty)
        #expect(added == 3 && change.removed.count == 36 && change.added.count == 36)
        #expect(attributes.sorted() == ["alpha", "layer.cornerRadius"])
        #expect(try DocumentReader().read(bytes, file: "Landscape.storyboard").document.constraints.count == document.constraints.count)
        #expect(!moved.isEmpty)
    }

    @Test("mix documents and code: views and constraints in a document, and steps by name")
    func mixing() throws {
        let path = TestFiles.sample("HidingForm.storyboard")

        let draft = DocumentDraft(try InterfaceDocument(path: path))
        let form = try draft.view("Form")
        let remarks = try draft.view("Remarks")
        try draft.view("Street Label").text = "Street and number"

        let hint = draft.makeLabel("Leave it with the neighbors")
        form.addSubview(hint)
        hint.layout(ownership: .nearestCommonAncestor) { c in
            c.make(.leading, equalTo: remarks, .leading)
            c.make(.top, equalTo: remarks, .bottom, plus: 12)
        }

        var options = LayoutOptions()
        options.device = Device(named: "iphone-15")
        let solved = draft.solve(options)
        let frame = try #require(solved.frame(of: hint))
        let saved = solved.interfaceDocument.text()

        let above = try #require(solved.frame(of: remarks))
        #expect(frame.origin == Point(x: above.origin.x, y: above.origin.y + above.size.height + 12) && draft.diagnostics.isEmpty)
        let again = try DocumentReader().read(saved, file: path).document
        #expect(again.view(id: hint.id)?.element.label == "Leave it with the neighbors")
        #expect(again.views.contains { $0.element["text"] == "Street and number" })

        let document = try document("LayoutTemplates.storyboard")

        var stage = StagedDocument(document, on: options)
        try stage.take([.snapshot("start", basedOn: nil), .template("Landscape"), .hide("Byl-Vw-rdr")])
        let landscape = stage.layout
        try stage.take(.restore("start"))

        let start = StagedDocument(document, on: options).layout
        #expect(!DocumentLayout.FrameChange.changes(from: landscape, to: start).isEmpty)
        #expect(DocumentLayout.FrameChange.changes(from: stage.layout, to: start).isEmpty)
    }

    @Test("write a rule: one that reads, and one that uses the layout")
    func ruling() throws {
        let document = try document("LayoutTemplates.storyboard")

        struct SmallButtonRule: ValidationRule {
            let id = "small-button"
            let severities: [Diagnostic.Severity] = [.warning]
            let documentation = RuleDocumentation(
                summary: "a button is smaller than a fingertip",
                explanation: "Buttons need 44 points in both directions to be hit.",
                example: #"<rect key="frame" x="16" y="20" width="30" height="20"/>"#)

            func check(_ context: ValidationContext) -> [Finding] {
                context.document.views.filter { $0.element.name == "button" }.compactMap { button in
                    guard let size = button.frame?.size, min(size.width, size.height) < 44 else { return nil }
                    return Finding(button.element, "the button '\(button.element.shortName)' is smaller than 44 points")
                }
            }
        }

        let validator = Validator(rules: ValidationRules.usual + [SmallButtonRule()])
        let findings = validator.validate(document, file: "Reader.storyboard")
        let messages = findings.filter { $0.rule == "small-button" }.map(\.message)

        struct OffScreenRule: ValidationRule {
            let id = "off-screen"
            let severities: [Diagnostic.Severity] = [.warning]
            let documentation = RuleDocumentation(
                summary: "a view is beyond the right edge of its superview",
                explanation: "Nobody can see or reach it there.",
                example: "")

            func check(_ context: ValidationContext) -> [Finding] {
                guard let layout = context.layout else { return [] }
                var sizes: [InterfaceDocument.View: Size] = [:]
                for entry in layout.roots.flatMap(\.frames) { sizes[entry.view] = entry.frame.size }
                return layout.roots.flatMap(\.frames).compactMap { entry in
                    guard let superview = entry.view.superview, let room = sizes[superview] else { return nil }
                    if entry.frame.origin.x < room.width { return nil }
                    return Finding(entry.view.element, "'\(entry.view.element.shortName)' is out of sight")
                }
            }
        }
        let solving = Validator(rules: [OffScreenRule()], solves: true).validate(document, file: "Reader.storyboard")

        #expect(findings.count == messages.count && !messages.isEmpty)
        #expect(solving.map(\.message) == ["'Article' is out of sight"])
    }

    @Test("README: open, lay out, apply each template, check")
    func readme() throws {
        let path = TestFiles.sample("LayoutTemplates.storyboard")

        let document = try InterfaceDocument(path: path)
        for view in document.views where view.isHidden { print(view.element.path) }

        var options = LayoutOptions()
        options.device = Device(named: "ipad-pro-11")  // nil for an unknown name
        for scene in document.layout(options).roots {
            for entry in scene.frames { print(entry.view.element.shortName, entry.frame) }
            for conflict in scene.conflicts { print(conflict.constraints.map(\.value)) }
        }

        var state = LayoutState(document)
        let start = state.snapshot(basedOn: document.layoutTemplates)
        for template in document.layoutTemplates {
            state.apply(template)
            print(template.label ?? "", state.permanent().layout(options).roots[0].conflicts.count)
        }
        state.restore(start)
        let bytes = state.permanent().document.text()

        let findings = Validator(rules: ValidationRules.usual).validate(document, file: path)

        #expect(document.layoutTemplates.count == 3 && findings.isEmpty)
        #expect(try DocumentReader().read(bytes, file: path).document.constraints.count == document.constraints.count)
    }

    @Test("perform a request: findings as JSON")
    func performingARequest() throws {
        let path = TestFiles.sample("HidingForm.storyboard")

        var request = ValidateRequest(files: FileSelection([path]))
        request.reporter = .json
        request.solve = true
        let result = request.result()

        guard result.status == .fine else { return print(String(decoding: result.errors, as: UTF8.self)) }
        print(String(decoding: result.output, as: UTF8.self))

        #expect(String(decoding: result.output, as: UTF8.self).contains("\"command\":\"validate\""))
    }

    @Test("check a project: its classes and images, and translations")
    func checkingAProject() throws {
        let folder = TestFiles.sample("Project")
        let path = TestFiles.sample("Project/App/Settings.storyboard")
        let document = try InterfaceDocument(path: path)

        guard let project = Project(folder: folder) else { return }
        for file in project.unreadFiles { print(file.path, file.reason) }

        let validator = Validator()
        let inDocument = validator.validate(document, file: path, in: project)
        let inSources = validator.validate(project)

        #expect(Set(inDocument.map(\.rule)).isSuperset(of: ["missing-class", "missing-outlet", "missing-image", "outlet-type-mismatch"]))
        #expect(inSources.map(\.rule) == ["missing-segue"])
        #expect(inSources.first?.location.file == folder + "/App/SettingsController.swift")
        #expect(project.unreadFiles.isEmpty && project.exceededLimit == nil)
        #expect(Project(folder: folder + "/nowhere") == nil)

        let export = TranslationExport(format: .xcstrings, language: "de")
        var catalog = try StringCatalog(export.bytes(of: document, original: path, tables: []))
        let isKnown = catalog.set("Sichern", of: "Sav-Vw-one.normalTitle", in: "de")

        let tables = catalog.tables.filter { $0.language == "de" }.map {
            LanguageTable(language: "de", file: "de.xcstrings", kind: .catalog, table: $0)
        }
        let missing = TranslationCheck(document, file: path).findings(in: tables, wanted: ["de"])

        #expect(isKnown && !missing.isEmpty && missing.allSatisfy { $0.rule == TranslationCheck.Rule.missing })
        #expect(!missing.contains { $0.message.contains("Sav-Vw-one.normalTitle") })
    }

    @Test("README shows no other Swift, either")
    func sameTextInReadme() throws {
        let readme = try Article(page: "README.md")
        #expect(!readme.blocks.isEmpty)
        #expect(try readme.blocksMissing(inTests: "FormworkTests/GuideTests") == [])
    }

    @Test(
        "contain no other code: every block of Swift is in this file",
        arguments: [
            "ReadAStoryboard", "LayAScreenOut", "ApplyATemplate", "DocumentsAndPrograms", "PerformARequest", "WriteARule", "CheckAProject",
        ])
    func sameText(guide: String) throws {
        let article = try Article(guide, of: "Formwork")
        #expect(!article.blocks.isEmpty)
        #expect(try article.blocksMissing(inTests: "FormworkTests/GuideTests") == [])
    }
}
