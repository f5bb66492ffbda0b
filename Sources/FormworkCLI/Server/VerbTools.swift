import FormworkRender
import FormworkServer
import Synchronization

/// The tools that `formwork mcp` offers.
enum VerbTools {
    static let all: [VerbTool] = [outline, query, describe, diff, validate, edit, render, solve, states, convert]

    // MARK: Parameters

    private typealias Parameters = [(parameter: ToolParameter, form: VerbTool.Form)]

    private static let paths: Parameters = [
        (
            ToolParameter(
                "paths", .strings(limit: 1000), "Files or folders, as absolute paths or relative to the first root.", isRequired: true),
            .paths
        )
    ]

    private static let scene: Parameters = [
        (ToolParameter("scene", .string, "Only the scene with this id, label or selector."), .option("--scene"))
    ]

    private static let screen: Parameters = [
        (
            ToolParameter(
                "device", .string, "A device, such as iphone-se or ipad-pro-11; without it the canvas that Xcode draws."),
            .option("--device")
        ),
        (ToolParameter("orientation", .choice(["portrait", "landscape"]), "How the device is held."), .option("--orientation")),
        (ToolParameter("size", .string, "The size of the root views in points, such as 320x480."), .option("--size")),
        (
            ToolParameter("direction", .choice(["leftToRight", "rightToLeft"]), "Where leading is."),
            .option("--direction")
        ),
        (
            ToolParameter("textSize", .string, "How large people have set text on iOS: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5."),
            .option("--text-size")
        ),
    ]

    private static let state: Parameters = [
        (
            ToolParameter("template", .strings(limit: 50), "Layout templates that are applied, by id, label or selector."),
            .option("--template")
        ),
        (
            ToolParameter("hide", .strings(limit: 50), "Views that are hidden, with all that follows them, by id, label or selector."),
            .option("--hide")
        ),
        (
            ToolParameter("show", .strings(limit: 50), "Views that are shown, with all that follows them, by id, label or selector."),
            .option("--show")
        ),
    ]

    // MARK: Reading

    private static let outline = VerbTool(
        name: "outline", title: "Outline documents",
        description: """
            Tells what is in Interface Builder documents (.xib, .storyboard) in as few tokens as can be: a line for each object with its \
            type, label, class, short reference (#a1B), frame and connections, below it its constraints in words. Start here. The short \
            references, labels and ids are what query and edit take.
            """,
        verb: OutlineCommand.self,
        parameters: paths + [
            (
                ToolParameter("at", .string, "What is told in most detail where the budget is too small: an id, a label, a selector."),
                .option("--at")
            ),
            (ToolParameter("budget", .integer(1...1_000_000), "How many tokens an outline may have."), .option("--budget")),
            (
                ToolParameter(
                    "detail", .choice(["scenes", "objects", "looks", "connections", "constraints"]),
                    "How much is told; constraints is all, and what is told without it."), .option("--detail")
            ),
        ],
        text: ToolTexts.outline)

    private static let query = VerbTool(
        name: "query", title: "Find objects",
        description: """
            Finds the objects that a selector in the spirit of CSS means, with all that each says and where it stands: \
            label[text="Sign in"], scene[title=Login] button, .PrimaryButton (class), #a1B-c2-D3e (id), #a1B (short reference), \
            :has-outlet(submit), constraint[constant>16]:of(#a1B), view:ambiguous (solved), *[color=Brand], #a1B ->targetView, \
            #a1B <-outlet.
            """,
        verb: QueryCommand.self,
        parameters: [(ToolParameter("selector", .string, "What is looked for.", isRequired: true), .word)] + paths + [
            (
                ToolParameter(
                    "attributes", .strings(limit: 100), "Tell these attributes of each object, by the names that selectors have."),
                .list("--attributes")
            ),
            (ToolParameter("frames", .boolean, "Tell the frames of views, solved."), .flag("--frames")),
            (ToolParameter("count", .boolean, "Only count, for each file."), .flag("--count")),
        ] + screen)

    private static let describe = VerbTool(
        name: "describe", title: "Describe documents",
        description: """
            Everything that documents say, as data: scenes, controllers, views with frames, constraints, connections, bar items, gesture \
            recognizers, runtime attributes, variations. Long: use outline or query where a part is enough, and fields to choose.
            """,
        verb: ImportCommand.self,
        parameters: paths + [
            (
                ToolParameter(
                    "fields", .strings(limit: 20),
                    """
                    What is told of objects besides what they are: attributes, values, connections, runtimeAttributes, variations, \
                    constraints, guides, objects, all.
                    """), .list("--fields")
            )
        ])

    private static let diff = VerbTool(
        name: "diff", title: "Compare documents",
        description: """
            Says what changed between two documents, or two folders of them, as a person would; what Interface Builder writes by itself is \
            folded away and counted.
            """,
        verb: DiffCommand.self,
        parameters: [
            (ToolParameter("old", .string, "The file or folder as it was.", isRequired: true), .paths),
            (ToolParameter("new", .string, "The file or folder as it is.", isRequired: true), .paths),
            (ToolParameter("unfold", .boolean, "List what is folded away, too."), .flag("--unfold")),
            (ToolParameter("solve", .boolean, "Lay both out, and say what moves on screen."), .flag("--solve")),
        ] + scene, endsOptions: false, text: ToolTexts.diff)

    private static let validate = VerbTool(
        name: "validate", title: "Check documents",
        description: """
            Holds documents against rules: references to nothing, duplicate ids, constraints that conflict, layout templates without \
            targets and more. Each finding has its rule, severity, line, column and element.
            """,
        verb: ValidateCommand.self,
        parameters: paths + [
            (ToolParameter("solve", .boolean, "Solve the layout, too: find conflicts, ambiguity and misplaced views."), .flag("--solve")),
            (ToolParameter("rules", .strings(limit: 200), "Check only these rules."), .option("--rule")),
            (ToolParameter("enable", .strings(limit: 200), "Check these rules, too, which are off otherwise."), .option("--enable")),
            (
                ToolParameter("devices", .strings(limit: 50), "Lay out on these devices, too, or on phones, tablets, all."),
                .option("--device")
            ),
            (ToolParameter("states", .boolean, "Lay out in each state, too."), .flag("--states")),
            (
                ToolParameter("project", .boolean, "Hold documents against the sources and catalogs of their Xcode project, too."), .own
            ),
        ],
        // Sources aren't cached, since the cache is outside of the roots.
        fixed: ["--reporter=json", "--no-cache"],
        adjust: { arguments, _ in arguments.isTrue("project") ? [] : ["--no-project"] }, text: ToolTexts.validate)

    private static let solve = VerbTool(
        name: "solve", title: "Solve the layout",
        description: """
            Solves Auto Layout: the frame of every view on the canvas or on a device, with views that are ambiguous, and constraints that \
            conflict. With explain, where the numbers of one view's frame come from.
            """,
        verb: SolveCommand.self,
        parameters: paths + [
            (
                ToolParameter("explain", .string, "Only say where the frame of this view comes from: id, label or selector."),
                .option("--explain")
            )
        ] + scene + screen + state)

    private static let states = VerbTool(
        name: "states", title: "Solve every state",
        description:
            "Solves every state - each layout template, with each hiding master hidden - and says which are ambiguous or conflict.",
        verb: StatesCommand.self,
        parameters: paths + [
            (ToolParameter("devices", .strings(limit: 50), "The devices on which states are solved."), .option("--device")),
            (ToolParameter("maxStates", .integer(1...100_000), "How many states of a document are solved."), .option("--max-states")),
        ] + scene + state)

    // MARK: Pictures

    /// Whether PNGs can be drawn here.
    private static let drawsPNG = ToolRun.run("rsvg-convert", ["--version"], bounds: ToolRun.Bounds(seconds: 10))?.status == 0

    private static let render = VerbTool(
        name: "render", title: "Draw the screens",
        description: """
            Draws the screens of a document as they look, as a PNG where that can be made, else as SVG. Look at it after edits. \
            Annotations draw frames, names or constraints over the views.
            """,
        verb: RenderCommand.self,
        parameters: [
            (ToolParameter("path", .string, "The file.", isRequired: true), .paths),
            (ToolParameter("format", .choice(["png", "svg"]), "What is made."), .own),
            (
                ToolParameter(
                    "annotate", .strings(limit: 10),
                    "What is drawn over the views: \(Annotation.allCases.map(\.rawValue).joined(separator: ", "))."), .list("--annotate")
            ),
            (ToolParameter("appearance", .choice(["light", "dark"]), "In which appearance."), .option("--appearance")),
            (ToolParameter("showHidden", .boolean, "Draw hidden views, ghostly."), .flag("--show-hidden")),
            (ToolParameter("scale", .number(0.05...20), "Pixels in a point, of a PNG."), .option("--scale")),
        ] + scene + screen + state,
        // Models don't use more pixels than this.
        fixed: ["--output=-", "--max-pixels=4000000", "--max-seconds=60"], isStructured: false, fineStatuses: [0],
        adjust: { arguments, _ in ["--format=\(isPNG(arguments) ? "png" : "svg")"] },
        content: { output, arguments in isPNG(arguments) ? .image(output, type: "image/png") : nil })

    private static func isPNG(_ arguments: ToolArguments) -> Bool {
        arguments["format"]?.string.map { $0 == "png" } ?? drawsPNG
    }

    // MARK: Writing

    private static let edit = VerbTool(
        name: "edit", title: "Edit documents",
        description: """
            Changes documents by commands, all of them or none, each checked against what an element can have in Interface Builder; returns \
            the semantic diff, and findings that are new. Nothing is written unless write is true. Commands, one a string:
            set Title text="Sign in" textColor=labelColor
            add label "Name" to Form at 16,100
            add constraint "Title.leading = Form.leading + 16 @750"
            remove Hint with references
            move Hint into Card before Title
            wrap Title, Hint in stack vertical spacing=8
            connect action "send:" from Send to Login on touchUpInside
            rename class OldCell to NewCell
            replace color "Old Brand" "Brand"
            extract scene Details to Details.storyboard
            localize de, fr
            Objects are named by id, short reference (#a1B), label, text or selector; 'it' is what the command before has made.
            """,
        verb: EditCommand.self,
        parameters: paths + [
            (ToolParameter("commands", .strings(limit: 1000), "The commands, in their order.", isRequired: true), .option("--do")),
            (ToolParameter("write", .boolean, "Write the files; else only say what would change."), .own),
            (
                ToolParameter("solve", .boolean, "Solve before and after, and say what has become ambiguous or conflicting."),
                .flag("--solve")
            ),
            (
                ToolParameter("strict", .boolean, "Write nothing to a file in which something is found that was not before."),
                .flag("--strict")
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
                ToolParameter("to", .choice(ConversionFormat.allCases.map(\.rawValue)), "What it becomes.", isRequired: true),
                .option("--to")
            ),
            (ToolParameter("form", .choice(["view", "cell", "controller", "layout"]), "Code: what the classes are."), .option("--form")),
            (ToolParameter("reformat", .boolean, "Lay the document out anew in Xcode's formatting."), .flag("--reformat")),
            (
                ToolParameter("output", .string, "With write: the file; for code, and for several documents, a folder that ends in '/'."),
                .own
            ),
            (ToolParameter("write", .boolean, "Write output; else return the text."), .own),
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
