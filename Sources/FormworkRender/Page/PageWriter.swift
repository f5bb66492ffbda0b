import FormworkDiagnostics
import FormworkLayout
import FormworkModel
import FormworkTemplates

/// Solves the states of a document and writes the page's data.
struct PageWriter {
    let document: InterfaceDocument
    let options: PageOptions
    let trees: PageTrees
    private(set) var screens: [PageScreen] = []
    private(set) var tables: PageTables
    private(set) var notes: [String] = []
    private(set) var stateCount = 0
    private var names: PageNames
    private var constraints: [PageConstraints]
    /// The states of each tree as JSON objects.
    private var states: [[[UInt8]]]
    /// The approximate size of the data in bytes.
    private var byteCount: Int { tables.byteCount + otherBytes }
    private var otherBytes = 0
    /// The storyboard's map as JSON; nil if there is none.
    private var map: [UInt8]?
    /// The colours that the document names, as JSON.
    private var colors: [UInt8] = []
    /// The approximate number of bytes for a view, excluding its looks.
    private static let bytesOfView = 110

    init(_ document: InterfaceDocument, options: PageOptions, trees: PageTrees) {
        self.document = document
        self.options = options
        self.trees = trees
        tables = PageTables(options.assets)
        names = PageNames(document)
        constraints = trees.trees.indices.map { PageConstraints(tree: $0) }
        states = Array(repeating: [], count: trees.trees.count)
    }

    // MARK: Solving

    /// Solves every state. Screens are left out if the page would become too large.
    mutating func solve() {
        let all = PageScreen.all(document, options: options)
        var leftOut = 0
        var growth = 0
        for screen in all {
            let before = byteCount
            // The next screen is assumed to need about as many bytes as the previous one.
            if !screens.isEmpty, before + growth > options.byteLimit { break }
            screens.append(screen)
            leftOut += solve(screen)
            growth = screens.count == 1 ? byteCount / 4 : byteCount - before
        }
        if screens.count < all.count {
            let names = all.dropFirst(screens.count).map { screen in
                let name = screen.orientation == .landscape ? "\(screen.name) landscape" : screen.name
                return screen.language.map { "\(name) in '\($0.language)'" } ?? name
            }
            notes.append("The document is large: \(names.joined(separator: ", ")) \(names.count == 1 ? "is" : "are") omitted.")
        }
        if leftOut > 0 { notes.append("The document is large: \(leftOut) states of its templates and hiding masters are omitted.") }
    }

    /// Solves the states of all trees on a screen.
    ///
    /// - Returns: The number of states that were left out.
    private mutating func solve(_ screen: PageScreen) -> Int {
        let number = screens.count - 1
        let scenes = document.scenes
        let asked = options.scene.flatMap { id in scenes.first { $0.id == id } }
        let shownDocument = screen.language?.document ?? document
        let stage = StagedDocument(shownDocument, on: screen.options(options.layout))
        let base = PreparedState(stage, options: options, trees: trees)
        let shownScreens = base.screens(of: asked.map { Scene(document: shownDocument, index: $0.index) })
        if number == 0 {
            colors = PageSource.colors(of: document, base.context.colors)
            if asked == nil {
                map = PageMap(shownScreens, context: base.context, isPart: options.isPartOfProject)?.json(trees, tables: &tables)
            }
        }
        for shown in shownScreens {
            guard let tree = trees.tree(ofRoot: shown.layout.root), number == 0 || !trees.trees[tree].isTemplate else { continue }
            add(shown, tree: tree, prepared: base, screen: number, template: -1, toggled: [])
        }
        var leftOut = 0
        for choice in choices(asked) {
            if byteCount > options.byteLimit {
                leftOut += 1
                continue
            }
            let tree = trees.trees[choice.tree]
            let state = PreparedState(
                stage, template: choice.template < 0 ? nil : Self.template(tree.templates[choice.template], in: shownDocument),
                toggled: choice.toggled.map { View(document: shownDocument, index: tree.masters[$0].index) }, options: options, trees: trees
            )
            let shownScene = tree.scene.map { Scene(document: shownDocument, index: $0.index) }
            for shown in state.screens(of: shownScene) where trees.tree(ofRoot: shown.layout.root) == choice.tree {
                add(shown, tree: choice.tree, prepared: state, screen: number, template: choice.template, toggled: choice.toggled)
            }
        }
        return leftOut
    }

    /// Returns the same template in a translated document.
    static func template(_ template: LayoutTemplate, in document: InterfaceDocument) -> LayoutTemplate? {
        if document.storage === template.element.document.storage { return template }
        return document.layoutTemplates.first { $0.id == template.id }
    }

    /// The state choices for a tree: the number of a template (-1 for none), and the numbers of the toggled masters.
    private struct Choice {
        var tree: Int
        var template: Int
        var toggled: [Int]
    }

    private func choices(_ scene: Scene?) -> [Choice] {
        trees.trees.indices.flatMap { number -> [Choice] in
            let tree = trees.trees[number]
            if let scene, tree.scene != scene { return [] }
            let combinations = Self.combinations(tree.masters.count)
            return (-1..<tree.templates.count).flatMap { template in
                combinations.filter { template >= 0 || !$0.isEmpty }.map { Choice(tree: number, template: template, toggled: $0) }
            }
        }
    }

    /// Returns the sets of masters that are toggled together: all combinations of up to three masters; for more, only single ones.
    static func combinations(_ count: Int) -> [[Int]] {
        if count > 3 { return [[]] + (0..<count).map { [$0] } }
        return (0..<1 << count).map { bits in (0..<count).filter { bits >> $0 & 1 == 1 } }
    }

    private mutating func add(
        _ shown: Screen, tree: Int, prepared: PreparedState, screen: Int, template: Int, toggled: [Int]
    ) {
        let state = PageState(shown, tree: tree, state: prepared, trees: trees, tables: &tables)
        otherBytes -= constraints[tree].byteCount
        let set = constraints[tree].number(ofSet: prepared.constraints(ofTree: tree), prepared, trees: trees, names: &names)
        otherBytes += constraints[tree].byteCount
        var json = JSONWriter(escapesMarkup: true)
        json.object { json in
            json.key("s")
            json.integer(screen)
            json.key("t")
            json.integer(template)
            if !toggled.isEmpty {
                json.key("h")
                json.array(toggled)
            }
            json.key("k")
            json.integer(set)
            state.write(count: trees.trees[tree].views.count, &tables, to: &json)
            state.writeIssues(tree: tree, trees, to: &json)
        }
        stateCount += 1
        if states[tree].isEmpty { otherBytes += trees.trees[tree].views.count * Self.bytesOfView }
        otherBytes += json.bytes.count
        states[tree].append(json.bytes)
    }

    // MARK: Writing

    /// Returns the page's data.
    mutating func data(file: String, _ diagnostics: [Diagnostic]) -> [UInt8] {
        var facts = PageStaticData(document, trees: trees, names: names)
        var json = JSONWriter(escapesMarkup: true)
        let (screens, notes, tables, states, constraints) = (screens, notes, tables, states, constraints)
        let (map, colors, texts) = (map, colors, PageTexts(self.screens))
        json.object { json in
            json.key("version")
            json.integer(1)
            json.key("file")
            json.string(file)
            json.key("platform")
            json.string(document.platform.rawValue)
            json.key("isRightToLeft")
            json.boolean(options.layout.direction == .rightToLeft)
            json.key("notes")
            json.array(texts: notes)
            json.key("opening")
            writeOpening(to: &json)
            json.key("screens")
            json.array { json in for screen in screens { screen.write(to: &json) } }
            json.key("trees")
            json.array { json in
                for tree in trees.trees.indices {
                    json.object { json in
                        facts.write(tree, isShown: !states[tree].isEmpty, to: &json)
                        if !states[tree].isEmpty {
                            texts.write(trees.trees[tree], to: &json)
                            constraints[tree].write(to: &json)
                        }
                        json.key("states")
                        json.array { json in for state in states[tree] { json.written(state) } }
                    }
                }
            }
            if let map {
                json.key("map")
                json.written(map)
            }
            tables.write(to: &json)
            if !colors.isEmpty {
                json.key("colors")
                json.written(colors)
            }
            json.key("source")
            json.string(PageSource.text(of: document))
            json.key("findings")
            json.array { json in for diagnostic in diagnostics { json.finding(diagnostic) } }
            // The page of a project has the data of many documents.
            if !options.isPartOfProject {
                let code = PageCode.json(document, trees: trees.trees, used: json.bytes.count)
                json.key("code")
                json.written(code)
            }
        }
        return json.bytes
    }

    private func writeOpening(to json: inout JSONWriter) {
        json.object { json in
            json.key("appearance")
            json.string(options.opening.appearance.rawValue)
            json.key("annotations")
            json.array(texts: options.opening.annotations.map(\.rawValue).sorted())
            json.key("showsHidden")
            json.boolean(options.opening.showsHidden)
            json.key("templates")
            json.array(texts: options.openingTemplates.sorted())
            json.key("toggled")
            json.array(texts: options.openingToggles)
        }
    }
}

extension JSONWriter {
    /// Writes a finding for the page's list.
    fileprivate mutating func finding(_ finding: Diagnostic) {
        object { json in
            json.string(finding.rule, key: "rule")
            json.string(finding.severity.rawValue, key: "severity")
            json.string(finding.message, key: "message")
            json.string(finding.location.file, key: "file")
            json.integer(finding.location.line, key: "line")
            json.integer(finding.location.column, key: "column")
            json.string(finding.location.element, key: "element")
            json.string(finding.path, key: "path")
            json.array(key: "notes") { json in for note in finding.notes { json.string(note) } }
        }
    }
}
