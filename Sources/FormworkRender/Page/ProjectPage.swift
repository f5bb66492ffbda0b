public import FormworkDiagnostics
public import FormworkModel
import FormworkTemplates

/// The storyboards of a project as one page. It opens with a map of all storyboards, which links to each of them.
public struct ProjectPage: Sendable {
    /// A storyboard of the project.
    public struct Document: Sendable {
        /// The storyboard's document.
        public var document: InterfaceDocument
        /// The name by which storyboard references refer to it: the file name without its extension.
        public var name: String
        /// The file's path, for messages.
        public var file: String
        /// The diagnostics to show with it.
        public var diagnostics: [Diagnostic]
        /// The page's options for it.
        public var options: PageOptions

        /// Creates a storyboard of a project.
        public init(_ document: InterfaceDocument, name: String, file: String, diagnostics: [Diagnostic], options: PageOptions) {
            (self.document, self.name, self.file, self.diagnostics, self.options) = (document, name, file, diagnostics, options)
        }
    }

    /// The page's data as UTF-8 JSON that can be embedded in HTML.
    public let data: [UInt8]
    /// One sentence for each thing that was left out, with the file that it belongs to.
    public let notes: [(file: String, text: String)]
    private let title: String

    /// Solves and draws the storyboards of a project.
    ///
    /// - Parameters:
    ///   - documents: The storyboards, in the order in which they are listed.
    ///   - title: The project's name.
    ///   - isArranged: Whether to arrange scenes by their segues instead of at their canvas positions.
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
            let state = PreparedState(stage, options: options, trees: page.trees)
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

    /// Returns the storyboard that the application probably starts with: the one from whose initial scene the most scenes can be reached.
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

    /// The page as a self-contained HTML document in UTF-8, which needs no other files and no network.
    public var html: [UInt8] { Page.html(title: title, data: data) }
}
