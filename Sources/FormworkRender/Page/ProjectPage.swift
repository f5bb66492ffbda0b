public import FormworkDiagnostics
public import FormworkModel
import FormworkStates

/// The storyboards of a project as one page: it opens with the flow of all of them over their files, and leads into each.
public struct ProjectPage: Sendable {
    /// A storyboard of the project.
    public struct Document: Sendable {
        /// The storyboard.
        public var document: InterfaceDocument
        /// What storyboard references call it: the file's name without its end.
        public var name: String
        /// What it is called in messages: the file's path.
        public var file: String
        /// What is to be said about it.
        public var diagnostics: [Diagnostic]
        /// How it is shown.
        public var options: PageOptions

        /// A storyboard by what it is called.
        public init(_ document: InterfaceDocument, name: String, file: String, diagnostics: [Diagnostic], options: PageOptions) {
            (self.document, self.name, self.file, self.diagnostics, self.options) = (document, name, file, diagnostics, options)
        }
    }

    /// What the page shows, as JSON in UTF-8 that can stand inside a page.
    public let data: [UInt8]
    /// What was left out, one sentence each, with the file that it is left out of.
    public let notes: [(file: String, text: String)]
    private let title: String

    /// Solves and draws the storyboards of a project.
    ///
    /// - Parameters:
    ///   - documents: the storyboards, in the order in which they are listed.
    ///   - title: what the project is called.
    ///   - isArranged: whether scenes are put where their segues lead, not where they stand on the canvas.
    /// - Complexity: That of laying out and drawing every document once for each of its states on each screen.
    public init(_ documents: [Document], title: String, isArranged: Bool = false) {
        self.title = title
        var pages: [Page] = []
        var canvases: [(screens: [Screen], context: ViewContext, name: String)] = []
        for document in documents {
            var options = document.options
            options.isPartOfProject = true
            let page = Page(document.document, file: document.file, diagnostics: document.diagnostics, options: options)
            let stage = StagedDocument(document.document, on: PageScreen().options(options.layout))
            let state = PreparedState(stage, options, page.trees)
            canvases.append((state.screens(of: nil), state.context, document.name))
            pages.append(page)
        }
        notes = pages.flatMap { page in page.notes.map { (page.file, $0) } }
        let map = FlowMap(canvases, isArranged: isArranged)
        var json = JSONWriter(escapesMarkup: true)
        json.object { json in
            json.key("version")
            json.integer(1)
            json.key("project")
            json.string(title)
            json.key("documents")
            json.array { json in for page in pages { json.written(page.data) } }
            json.key("opening")
            json.integer(Self.opening(map))
            json.key("parts")
            json.array { json in
                for part in map.parts {
                    json.array { json in
                        json.string(part.name)
                        json.rect(part.scenes.isEmpty ? Rect(x: 0, y: 0, width: 0, height: 0) : map.frame(of: part))
                    }
                }
            }
            json.key("scenes")
            json.array { json in
                for scene in map.scenes {
                    json.array { json in
                        json.integer(scene.part)
                        json.rect(scene.frame)
                    }
                }
            }
            json.key("arrows")
            PageMap.writeArrows(of: map, to: &json)
        }
        data = json.bytes
    }

    /// The storyboard with which the application seems to begin: the one from whose first scene most scenes can be reached.
    static func opening(_ map: FlowMap) -> Int {
        var leads = Array(repeating: [Int](), count: map.scenes.count)
        for arrow in map.arrows { leads[arrow.source].append(arrow.destination) }
        var best = (part: 0, count: -1)
        for (number, part) in map.parts.enumerated() {
            guard let initial = part.initial else { continue }
            var seen: Set<Int> = [initial]
            var waiting = [initial]
            while let scene = waiting.popLast() {
                for next in leads[scene] where seen.insert(next).inserted { waiting.append(next) }
            }
            if seen.count > best.count { best = (number, seen.count) }
        }
        return best.part
    }

    /// The whole page as a document of HTML in UTF-8, which needs nothing else: no files, no network.
    public var html: [UInt8] { Page.html(title: title, data: data) }
}
