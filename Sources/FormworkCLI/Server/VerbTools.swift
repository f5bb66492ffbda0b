import FormworkRender
import FormworkServer
import Synchronization

/// The tools that `formwork mcp` offers.
enum VerbTools {
    static let all: [VerbTool] = [outline, query, importing, diff, validate, new, edit, render, solve, states, convert, schema]

    // MARK: Parameters

    private typealias Parameters = [(parameter: ToolParameter, form: VerbTool.Form)]

    private static let paths: Parameters = [
        (
            ToolParameter(
                "paths", .strings(limit: 1000), "Files or folders: absolute, or relative to the first root.", isRequired: true),
            .paths
        )
    ]

    private static let scene: Parameters = [
        (ToolParameter("scene", .string, "Only the scene with this id, label or selector."), .option("--scene"))
    ]

    private static let screen: Parameters = [
        (
            ToolParameter(
                "device", .string, "A device, such as iphone-se or ipad-pro-11 (default: Xcode's canvas)."),
            .option("--device")
        ),
        (ToolParameter("orientation", .choice(["portrait", "landscape"]), "The orientation of the device."), .option("--orientation")),
        (ToolParameter("size", .string, "The size of the root views in points, such as 320x480."), .option("--size")),
        (
            ToolParameter("direction", .choice(["leftToRight", "rightToLeft"]), "The layout direction."),
            .option("--direction")
        ),
        (
            ToolParameter("textSize", .string, "The text size on iOS: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5."),
            .option("--text-size")
        ),
    ]

    private static let state: Parameters = [
        (
            ToolParameter("template", .strings(limit: 50), "Layout templates to apply, by id, label or selector."),
            .option("--template")
        ),
        (
            ToolParameter("hide", .strings(limit: 50), "Views to hide with their followers, by id, label or selector."),
            .option("--hide")
        ),
        (
            ToolParameter("show", .strings(limit: 50), "Views to show with their followers, by id, label or selector."),
            .option("--show")
        ),
    ]

    // MARK: Reading

    private static let outline = VerbTool(
        name: "outline", title: "Outline documents",
        description: """
            Outlines Interface Builder documents (.xib, .storyboard) with few tokens: a line for each object with its type, label, class, \
            short reference (#a1B), frame and connections, followed by its constraints. Start here. Query and edit accept the short \
            references, labels and ids.
            """,
        verb: OutlineCommand.self,
        parameters: paths + [
            (
                ToolParameter("at", .string, "The object to show in most detail if the budget is too small: an id, label or selector."),
                .option("--at")
            ),
            (ToolParameter("budget", .integer(1...1_000_000), "The maximum number of tokens of an outline."), .option("--budget")),
            (
                ToolParameter(
                    "detail", .choice(["scenes", "objects", "looks", "connections", "constraints"]),
                    "The level of detail; the default is constraints, which includes everything."), .option("--detail")
            ),
        ],
        text: ToolTexts.outline)

    private static let query = VerbTool(
        name: "query", title: "Find objects",
        description: """
            Finds the objects that match a selector, with their attributes and places. Selectors are similar to CSS: \
            label[text="Sign in"], scene[title=Login] button, .PrimaryButton (class), #a1B-c2-D3e (id), #a1B (short reference), \
            :has-outlet(submit), constraint[constant>16]:of(#a1B), view:ambiguous (solved), *[color=Brand], #a1B ->targetView, \
            #a1B <-outlet.
            """,
        verb: QueryCommand.self,
        parameters: [(ToolParameter("selector", .string, "The selector to match.", isRequired: true), .word)] + paths + [
            (
                ToolParameter(
                    "attributes", .strings(limit: 100), "Also return these attributes of each object, by their names in selectors."),
                .list("--attributes")
            ),
            (ToolParameter("frames", .boolean, "Also return the solved frames of views."), .flag("--frames")),
            (ToolParameter("count", .boolean, "Return only the number of matches in each file."), .flag("--count")),
        ] + screen)

    private static let importing = VerbTool(
        name: "import", formerNames: ["describe"], title: "Read documents",
        description: """
            Returns the complete contents of documents as data: scenes, controllers, views with frames, constraints, connections, bar items, \
            gesture recognizers, runtime attributes, variations. This is long: use outline or query for a part, or choose fields.
            """,
        verb: ImportCommand.self,
        parameters: paths + [
            (
                ToolParameter(
                    "fields", .strings(limit: 20),
                    """
                    The details of objects to return: attributes, values, connections, runtimeAttributes, variations, constraints, guides, \
                    objects, all.
                    """), .list("--fields")
            )
        ])

    private static let diff = VerbTool(
        name: "diff", title: "Compare documents",
        description: """
            Describes what changed between two documents or folders, in terms of objects. Changes that Interface Builder makes on its own are \
            hidden and counted.
            """,
        verb: DiffCommand.self,
        parameters: [
            (ToolParameter("old", .string, "The earlier file or folder.", isRequired: true), .paths),
            (ToolParameter("new", .string, "The later file or folder.", isRequired: true), .paths),
            (ToolParameter("unfold", .boolean, "Also list the hidden changes."), .flag("--unfold")),
            (ToolParameter("solve", .boolean, "Also compare layouts, and list views that move."), .flag("--solve")),
        ] + scene, endsOptions: false, text: ToolTexts.diff)

    private static let validate = VerbTool(
        name: "validate", title: "Check documents",
        description: """
            Checks documents with rules for dangling references, duplicate ids, conflicting constraints, layout templates without targets and \
            more. Each finding has its rule, severity, line, column and element.
            """,
        verb: ValidateCommand.self,
        parameters: paths + [
            (ToolParameter("solve", .boolean, "Also solve the layout: find conflicts, ambiguity and misplaced views."), .flag("--solve")),
            (ToolParameter("rules", .strings(limit: 200), "Check only these rules."), .option("--rule")),
            (ToolParameter("enable", .strings(limit: 200), "Also check these rules, which are off by default."), .option("--enable")),
            (
                ToolParameter("devices", .strings(limit: 50), "Also lay out on these devices, or on phones, tablets, all."),
                .option("--device")
            ),
            (ToolParameter("states", .boolean, "Also lay out in each state."), .flag("--states")),
            (
                ToolParameter("project", .boolean, "Also check documents against the sources and catalogs of their Xcode project."), .own
            ),
        ],
        // Sources aren't cached, since the cache is outside of the roots.
        fixed: ["--reporter=json", "--no-cache"],
        adjust: { arguments, _ in arguments.isTrue("project") ? [] : ["--no-project"] }, text: ToolTexts.validate)

    private static let solve = VerbTool(
        name: "solve", title: "Solve the layout",
        description: """
            Solves Auto Layout: returns the frame of every view on the canvas or on a device, ambiguous views, and conflicting constraints. \
            With explain, returns where the numbers of one view's frame come from.
            """,
        verb: SolveCommand.self,
        parameters: paths + [
            (
                ToolParameter("explain", .string, "Only explain the frame of this view: id, label or selector."),
                .option("--explain")
            )
        ] + scene + screen + state)

    private static let states = VerbTool(
        name: "states", title: "Solve every state",
        description:
            "Solves every state (each layout template, with each hiding master hidden), and reports which are ambiguous or conflict.",
        verb: StatesCommand.self,
        parameters: paths + [
            (ToolParameter("devices", .strings(limit: 50), "The devices on which states are solved."), .option("--device")),
            (ToolParameter("maxStates", .integer(1...100_000), "The maximum number of states of a document."), .option("--max-states")),
        ] + scene + state)

    // MARK: Pictures

    /// Whether PNGs can be drawn here.
    private static let drawsPNG = ToolRun.run("rsvg-convert", ["--version"], bounds: ToolRun.Bounds(seconds: 10))?.status == 0

    private static let render = VerbTool(
        name: "render", title: "Draw the screens",
        description: """
            Draws the screens of a document as a PNG if possible, else as SVG. View it after edits. Annotations draw frames, names or \
            constraints over the views.
            """,
        verb: RenderCommand.self,
        parameters: [
            (ToolParameter("path", .string, "The file.", isRequired: true), .paths),
            (ToolParameter("format", .choice(["png", "svg"]), "The picture format."), .own),
            (
                ToolParameter(
                    "annotate", .strings(limit: 10),
                    "Annotations to draw over the views: \(Annotation.allCases.map(\.rawValue).joined(separator: ", "))."),
                .list("--annotate")
            ),
            (ToolParameter("appearance", .choice(["light", "dark"]), "The appearance."), .option("--appearance")),
            (ToolParameter("showHidden", .boolean, "Draw hidden views faintly."), .flag("--show-hidden")),
            (ToolParameter("scale", .number(0.05...20), "The pixels per point of a PNG."), .option("--scale")),
        ] + scene + screen + state,
        fixed: ["--output=-", "--max-seconds=60"], isStructured: false, fineStatuses: [0],
        adjust: { arguments, _ in
            let pixels = arguments["scale"] == nil ? usualPixels : mostPixels
            return ["--format=\(isPNG(arguments) ? "png" : "svg")", "--max-pixels=\(pixels)"]
        },
        content: { output, arguments in isPNG(arguments) ? .image(output, type: "image/png") : nil })

    /// The maximum number of pixels of a picture without a scale: texts can be read, and a picture costs a model less than 1,000 tokens.
    private static let usualPixels = 700_000
    /// The maximum number of pixels of a picture with a scale. Models don't use more.
    private static let mostPixels = 4_000_000

    private static func isPNG(_ arguments: ToolArguments) -> Bool {
        arguments["format"]?.string.map { $0 == "png" } ?? drawsPNG
    }

    // MARK: Writing

    private static let new = VerbTool(
        name: "new", title: "Create a document",
        description: "Creates a storyboard with one empty scene, or a XIB with a view. Add views and constraints with edit.",
        verb: NewCommand.self,
        parameters: [
            (ToolParameter("path", .string, "The new file, which ends with .storyboard or .xib.", isRequired: true), .own),
            (ToolParameter("platform", .choice(NewCommand.System.allCases.map(\.rawValue)), "The platform."), .option("--platform")),
            (ToolParameter("scene", .string, "The label of the scene or view (default: the file's name)."), .option("--scene")),
            (ToolParameter("class", .string, "The class of the controller, or of the XIB's owner."), .option("--class")),
        ],
        fixed: [], effects: .adds, isStructured: false, endsOptions: false, fineStatuses: [0],
        adjust: { arguments, paths throws(ToolPaths.Refusal) in ["--", try paths.output(arguments["path"]?.string ?? "")] })

    private static let schema = VerbTool(
        name: "schema", title: "Describe a result",
        description: "Returns the JSON Schema of a tool's structured result. This is long.",
        verb: SchemaCommand.self,
        parameters: [
            (
                ToolParameter(
                    "tool", .choice(["outline", "query", "import", "diff", "validate", "edit", "solve", "states"]),
                    "The tool.", isRequired: true), .word
            )
        ],
        fixed: [], isStructured: false, fineStatuses: [0])

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
        verb: EditCommand.self,
        parameters: paths + [
            (ToolParameter("commands", .strings(limit: 1000), "The commands, in their order."), .option("--do")),
            (ToolParameter("write", .boolean, "Write the files; otherwise, only report what would change."), .own),
            (
                ToolParameter("solve", .boolean, "Solve before and after, and report new ambiguities and conflicts."),
                .flag("--solve")
            ),
            (
                ToolParameter("strict", .boolean, "Don't write files that have new findings."),
                .flag("--strict")
            ),
            (
                ToolParameter("keepFrames", .boolean, "Keep the recorded frames of views that the commands move."),
                .flag("--keep-frames")
            ),
            (
                ToolParameter("updateFrames", .boolean, "Record the solved frames of all views, also without commands."),
                .flag("--update-frames")
            ),
        ],
        effects: .writes, fineStatuses: [0],
        adjust: { arguments, _ in arguments.isTrue("write") ? [] : ["--dry-run"] }, text: ToolTexts.edit)

    private static let convert = VerbTool(
        name: "convert", title: "Convert documents",
        description: """
            Converts documents: XIB to storyboard and back, legacy archives to modern documents, anything to JSON or YAML, and to code \
            (uikit, appkit, snapkit, swiftui and others). The result is returned as text; with write and output it goes to a file or \
            folder instead.
            """,
        verb: ConvertCommand.self,
        parameters: paths + [
            (
                ToolParameter("to", .choice(ConversionFormat.allCases.map(\.rawValue)), "The target format.", isRequired: true),
                .option("--to")
            ),
            (ToolParameter("form", .choice(["view", "cell", "controller", "layout"]), "Code: the kind of classes."), .option("--form")),
            (ToolParameter("reformat", .boolean, "Rewrite the document in Xcode's formatting."), .flag("--reformat")),
            (
                ToolParameter("output", .string, "With write: the file; for code, and for several documents, a folder that ends in '/'."),
                .own
            ),
            (ToolParameter("write", .boolean, "Write to output; otherwise, return the text."), .own),
        ] + scene,
        // Formatting code would start another program.
        fixed: ["--no-format"], effects: .writes, isStructured: false, fineStatuses: [0],
        adjust: { arguments, paths throws(ToolPaths.Refusal) in
            guard arguments.isTrue("write") else { return ["--output=-"] }
            guard let output = arguments["output"]?.string else {
                throw ToolPaths.Refusal(message: "'write' needs 'output': the file or folder to write")
            }
            return ["--output=\(try paths.output(output))"]
        })
}
