import FormworkResults
import FormworkRender
import Synchronization

/// The tools that `formwork mcp` offers.
enum VerbTools {
    static let all: [VerbTool] = [outline, query, importing, diff, validate, new, edit, render, solve, states, convert, schema]

    // MARK: Parameters

    private static let paths: [ToolParameter] = [
        ToolParameter(
            "paths", kind: .strings(limit: 1000), description: "Files or folders: absolute, or relative to the first root.",
            isRequired: true)
    ]

    private static let scene: [ToolParameter] = [
        ToolParameter("scene", kind: .string, description: "Only the scene with this id, label or selector.")
    ]

    private static let screen: [ToolParameter] = [
        ToolParameter(
            "device", kind: .string, description: "A device, such as iphone-se or ipad-pro-11 (default: Xcode's canvas)."),
        ToolParameter("orientation", kind: .choice(["portrait", "landscape"]), description: "The orientation of the device."),
        ToolParameter("size", kind: .string, description: "The size of the root views in points, such as 320x480."),
        ToolParameter("direction", kind: .choice(["leftToRight", "rightToLeft"]), description: "The layout direction."),
        ToolParameter("textSize", kind: .string, description: "The text size on iOS: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5."),
        ToolParameter(
            "system", kind: .integer(5...99), description: "The major version of iOS or macOS whose controls are used, such as 26."),
    ]

    private static let state: [ToolParameter] = [
        ToolParameter("template", kind: .strings(limit: 50), description: "Layout templates to apply, by id, label or selector."),
        ToolParameter("hide", kind: .strings(limit: 50), description: "Views to hide with their followers, by id, label or selector."),
        ToolParameter("show", kind: .strings(limit: 50), description: "Views to show with their followers, by id, label or selector."),
    ]

    // MARK: Reading

    private static let outline = VerbTool(
        name: "outline", title: "Outline documents",
        description: """
            Outlines Interface Builder documents (.xib, .storyboard) with few tokens: a line for each object with its type, label, class, \
            short reference (#a1B), frame and connections, followed by its constraints. Start here. Query and edit accept the short \
            references, labels and ids.
            """,
        parameters: paths + [
            ToolParameter(
                "at", kind: .string, description: "The object to show in most detail if the budget is too small: an id, label or selector."),
            ToolParameter("budget", kind: .integer(1...1_000_000), description: "The maximum number of tokens of an outline."),
            ToolParameter(
                "detail", kind: .choice(["scenes", "objects", "looks", "connections", "constraints"]),
                description: "The level of detail; the default is constraints, which includes everything."),
        ],
        request: { call in
            var request = OutlineRequest(files: try call.files)
            request.at = call.text("at")
            request.budget = call.integer("budget")
            request.detail = try call.text("detail").map(OutlineRequest.detail) ?? .constraints
            request.format = .json
            return request
        }, text: ToolTexts.outline)

    private static let query = VerbTool(
        name: "query", title: "Find objects",
        description: """
            Finds the objects that match a selector, with their attributes and places. Selectors are similar to CSS: \
            label[text="Sign in"], scene[title=Login] button, .PrimaryButton (class), #a1B-c2-D3e (id), #a1B (short reference), \
            :has-outlet(submit), constraint[constant>16]:of(#a1B), view:ambiguous (solved), *[color=Brand], #a1B ->targetView, \
            #a1B <-outlet.
            """,
        parameters: [ToolParameter("selector", kind: .string, description: "The selector to match.", isRequired: true)] + paths + [
            ToolParameter(
                "attributes", kind: .strings(limit: 100),
                description: "Also return these attributes of each object, by their names in selectors."),
            ToolParameter("frames", kind: .boolean, description: "Also return the solved frames of views."),
            ToolParameter("count", kind: .boolean, description: "Return only the number of matches in each file."),
        ] + screen,
        request: { call in
            var request = QueryRequest(selector: try QueryRequest.selector(call.text("selector") ?? ""), files: try call.files)
            request.screen = try call.screen
            let attributes = call.texts("attributes")
            request.attributes = attributes.isEmpty ? nil : attributes.joined(separator: ",")
            request.frames = call.isTrue("frames")
            request.count = call.isTrue("count")
            request.format = .json
            return request
        })

    private static let importing = VerbTool(
        name: "import", formerNames: ["describe"], title: "Read documents",
        description: """
            Returns the complete contents of documents as data: scenes, controllers, views with frames, constraints, connections, bar items, \
            gesture recognizers, runtime attributes, variations. This is long: use outline or query for a part, or choose fields.
            """,
        parameters: paths + [
            ToolParameter(
                "fields", kind: .strings(limit: 20),
                description: """
                    The details of objects to return: attributes, values, connections, runtimeAttributes, variations, constraints, guides, \
                    objects, all.
                    """)
        ],
        request: { call in
            var request = ImportRequest(files: try call.files)
            let fields = call.texts("fields")
            if !fields.isEmpty { request.fields = try ImportRequest.fields(fields.joined(separator: ",")) }
            request.format = .json
            return request
        })

    private static let diff = VerbTool(
        name: "diff", title: "Compare documents",
        description: """
            Describes what changed between two documents or folders, in terms of objects. Changes that Interface Builder makes on its own are \
            hidden and counted.
            """,
        parameters: [
            ToolParameter("old", kind: .string, description: "The earlier file or folder.", isRequired: true),
            ToolParameter("new", kind: .string, description: "The later file or folder.", isRequired: true),
            ToolParameter("unfold", kind: .boolean, description: "Also list the hidden changes."),
            ToolParameter("solve", kind: .boolean, description: "Also compare layouts, and list views that move."),
        ] + scene,
        request: { call in
            var request = DiffRequest()
            (request.old, request.new) = (try call.existing("old"), try call.existing("new"))
            request.unfold = call.isTrue("unfold")
            request.solve = call.isTrue("solve")
            request.scene = call.text("scene")
            request.format = .json
            return request
        }, text: ToolTexts.diff)

    private static let validate = VerbTool(
        name: "validate", title: "Check documents",
        description: """
            Checks documents with rules for dangling references, duplicate ids, conflicting constraints, layout templates without targets and \
            more. Each finding has its rule, severity, line, column and element.
            """,
        parameters: paths + [
            ToolParameter("solve", kind: .boolean, description: "Also solve the layout: find conflicts, ambiguity and misplaced views."),
            ToolParameter("rules", kind: .strings(limit: 200), description: "Check only these rules."),
            ToolParameter("enable", kind: .strings(limit: 200), description: "Also check these rules, which are off by default."),
            ToolParameter("devices", kind: .strings(limit: 50), description: "Also lay out on these devices, or on phones, tablets, all."),
            ToolParameter("states", kind: .boolean, description: "Also lay out in each state."),
            ToolParameter(
                "project", kind: .boolean, description: "Also check documents against the sources and catalogs of their Xcode project."),
        ],
        request: { call in
            var request = ValidateRequest(files: try call.files)
            request.solve = call.isTrue("solve")
            request.rules.rule = call.texts("rules")
            request.rules.enable = call.texts("enable")
            request.screens.device = call.texts("devices")
            request.screens.states = call.isTrue("states")
            request.reporter = .json
            // Sources aren't cached, since the cache is outside of the roots.
            request.project.noCache = true
            request.project.noProject = !call.isTrue("project")
            return request
        }, text: ToolTexts.validate)

    private static let solve = VerbTool(
        name: "solve", title: "Solve the layout",
        description: """
            Solves Auto Layout: returns the frame of every view on the canvas or on a device, ambiguous views, and conflicting constraints. \
            With explain, returns where the numbers of one view's frame come from.
            """,
        parameters: paths + [
            ToolParameter("explain", kind: .string, description: "Only explain the frame of this view: id, label or selector.")
        ] + scene + screen + state,
        request: { call in
            var request = SolveRequest(files: try call.files)
            request.explain = call.text("explain")
            request.scene = call.text("scene")
            request.screen = try call.screen
            request.state = call.state
            request.format = .json
            return request
        })

    private static let states = VerbTool(
        name: "states", title: "Solve every state",
        description:
            "Solves every state (each layout template, with each hiding master hidden), and reports which are ambiguous or conflict.",
        parameters: paths + [
            ToolParameter("devices", kind: .strings(limit: 50), description: "The devices on which states are solved."),
            ToolParameter("maxStates", kind: .integer(1...100_000), description: "The maximum number of states of a document."),
        ] + scene + state,
        request: { call in
            var request = StatesRequest(files: try call.files)
            request.screen.device = ScreenArgument.unique(try call.texts("devices").flatMap(ScreenArgument.devices))
            request.maxStates = call.integer("maxStates") ?? request.maxStates
            request.scene = call.text("scene")
            request.state = call.state
            request.format = .json
            return request
        })

    // MARK: Pictures

    /// Whether PNGs can be drawn here.
    private static let drawsPNG = ToolRun.run("rsvg-convert", arguments: ["--version"], bounds: ToolRun.Bounds(seconds: 10))?.status == 0

    private static let render = VerbTool(
        name: "render", title: "Draw the screens",
        description: """
            Draws the screens of a document as a PNG if possible, else as SVG. View it after edits. Annotations draw frames, names or \
            constraints over the views.
            """,
        parameters: [
            ToolParameter("path", kind: .string, description: "The file.", isRequired: true),
            ToolParameter("format", kind: .choice(["png", "svg"]), description: "The picture format."),
            ToolParameter(
                "annotate", kind: .strings(limit: 10),
                description: "Annotations to draw over the views: \(Annotation.allCases.map(\.rawValue).joined(separator: ", "))."),
            ToolParameter("appearance", kind: .choice(["light", "dark"]), description: "The appearance."),
            ToolParameter("showHidden", kind: .boolean, description: "Draw hidden views faintly."),
            ToolParameter("scale", kind: .number(0.05...20), description: "The pixels per point of a PNG."),
        ] + scene + screen + state,
        isStructured: false, fineStatuses: [.fine],
        request: { call in
            var request = RenderRequest(output: "-")
            request.file = try call.existing("path")
            request.format = isPNG(call.text("format")) ? .png : .svg
            request.annotate = try ScreenArgument.words(call.texts("annotate").joined(separator: ","))
            request.appearance = call.choice("appearance")
            request.showHidden = call.isTrue("showHidden")
            request.scale = call.number("scale")
            request.maxPixels = request.scale == nil ? usualPixels : mostPixels
            request.maxSeconds = 60
            request.scene = call.text("scene")
            request.screen = try call.screen
            request.state = call.state
            return request
        },
        content: { output, arguments in isPNG(arguments["format"]?.string) ? .image(output, type: "image/png") : nil })

    /// The maximum number of pixels of a picture without a scale: texts can be read, and a picture costs a model less than 1,000 tokens.
    private static let usualPixels = 700_000
    /// The maximum number of pixels of a picture with a scale. Models don't use more.
    private static let mostPixels = 4_000_000

    private static func isPNG(_ format: String?) -> Bool { format.map { $0 == "png" } ?? drawsPNG }

    // MARK: Writing

    private static let new = VerbTool(
        name: "new", title: "Create a document",
        description: "Creates a storyboard with one empty scene, or a XIB with a view. Add views and constraints with edit.",
        parameters: [
            ToolParameter("path", kind: .string, description: "The new file, which ends with .storyboard or .xib.", isRequired: true),
            ToolParameter("platform", kind: .choice(NewRequest.System.allCases.map(\.rawValue)), description: "The platform."),
            ToolParameter("scene", kind: .string, description: "The label of the scene or view (default: the file's name)."),
            ToolParameter("class", kind: .string, description: "The class of the controller, or of the XIB's owner."),
        ],
        effects: .adds, isStructured: false, fineStatuses: [.fine],
        request: { call in
            var request = NewRequest(path: try call.output("path"))
            request.platform = call.choice("platform") ?? .ios
            request.scene = call.text("scene")
            request.owner = call.text("class")
            return request
        })

    private static let schema = VerbTool(
        name: "schema", title: "Describe a result",
        description: "Returns the JSON Schema of a tool's structured result. This is long.",
        parameters: [
            ToolParameter(
                "tool", kind: .choice(["outline", "query", "import", "diff", "validate", "edit", "solve", "states"]),
                description: "The tool.", isRequired: true)
        ],
        isStructured: false, fineStatuses: [.fine],
        request: { call in
            var request = SchemaRequest()
            request.verb = call.text("tool")
            return request
        })

    private static let edit = VerbTool(
        name: "edit", title: "Edit documents",
        description: """
            Changes documents with commands, applying all or none, and checks each against what Interface Builder allows. Returns the semantic \
            diff and new findings. Nothing is written unless write is true. Each string is a command:
            set Title text="Sign in" textColor=labelColor
            add label "Name" to Form at 16,100
            add scene Settings
            add template Landscape to Form
            add constraint "Title.leading = Form.leading + 16 @750"
            pin Map to safeArea on top leading trailing inset 8
            remove Hint with references
            move Hint into Card before Title
            wrap Title, Hint in stack vertical spacing=8
            connect action "send:" from Send to Login on touchUpInside
            rename class OldCell to NewCell
            replace color "Old Brand" "Brand"
            extract scene Details to Details.storyboard
            localize de, fr
            Name objects by id, short reference (#a1B), label, text or selector; 'it' is the object that the previous command created.
            """,
        parameters: paths + [
            ToolParameter("commands", kind: .strings(limit: 1000), description: "The commands, in their order."),
            ToolParameter("write", kind: .boolean, description: "Write the files; otherwise, only report what would change."),
            ToolParameter("solve", kind: .boolean, description: "Solve before and after, and report new ambiguities and conflicts."),
            ToolParameter("strict", kind: .boolean, description: "Don't write files that have new findings."),
            ToolParameter("keepFrames", kind: .boolean, description: "Keep the recorded frames of views that the commands move."),
            ToolParameter("updateFrames", kind: .boolean, description: "Record the solved frames of all views, also without commands."),
        ],
        effects: .writes, fineStatuses: [.fine],
        request: { call in
            var request = EditRequest(paths: try call.existingPaths)
            request.commands = call.texts("commands")
            request.dryRun = !call.isTrue("write")
            request.solve = call.isTrue("solve")
            request.strict = call.isTrue("strict")
            request.keepFrames = call.isTrue("keepFrames")
            request.updateFrames = call.isTrue("updateFrames")
            request.format = .json
            return request
        }, text: ToolTexts.edit)

    private static let convert = VerbTool(
        name: "convert", title: "Convert documents",
        description: """
            Converts documents: XIB to storyboard and back, legacy archives to modern documents, anything to JSON or YAML, and to code \
            (uikit, appkit, snapkit, swiftui and others). The result is returned as text; with write and output it goes to a file or \
            folder instead.
            """,
        parameters: paths + [
            ToolParameter(
                "to", kind: .choice(ConversionFormat.allCases.map(\.rawValue)), description: "The target format.", isRequired: true),
            ToolParameter("form", kind: .choice(["view", "cell", "controller", "layout"]), description: "Code: the kind of classes."),
            ToolParameter("reformat", kind: .boolean, description: "Rewrite the document in Xcode's formatting."),
            ToolParameter(
                "output", kind: .string,
                description: "With write: the file; for code, and for several documents, a folder that ends in '/'."),
            ToolParameter("write", kind: .boolean, description: "Write to output; otherwise, return the text."),
        ] + scene,
        effects: .writes, isStructured: false, fineStatuses: [.fine],
        request: { call in
            var request = ConvertRequest()
            request.files = try call.existingPaths
            request.to = call.choice("to")
            request.form = call.choice("form")
            request.reformat = call.isTrue("reformat")
            request.scene = call.text("scene")
            // Formatting code would start another program.
            request.format = false
            request.output = "-"
            if call.isTrue("write") {
                guard call.text("output") != nil else {
                    throw ToolPaths.Refusal(message: "'write' needs 'output': the file or folder to write")
                }
                request.output = try call.output("output")
            }
            return request
        })
}
