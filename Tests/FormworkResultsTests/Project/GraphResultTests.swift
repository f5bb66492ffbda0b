import FormworkData
import FormworkDiagnostics
import FormworkResults
import FormworkImport
import FormworkIndex
import Testing

@Suite("A graph of references, written")
struct GraphResultTests {
    /// Returns a project of one document, whose names of scenes and classes try to break out of the output.
    private static func graph(_ name: String, _ file: String) throws -> ProjectGraph {
        let escaped = name.reduce(into: "") { text, character in
            switch character {
            case "\"": text += "&quot;"
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case "\n": text += "&#10;"
            default: text.append(character)
            }
        }
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="A">
                <scenes>
                    <scene sceneID="1"><objects><viewController id="A" title="\(escaped)" customClass="\(escaped)">
                        <connections><segue destination="B" kind="show" identifier="\(escaped)" id="2"/></connections>
                    </viewController></objects></scene>
                    <scene sceneID="3"><objects><viewControllerPlaceholder id="B" storyboardName="\(escaped)"/></objects></scene>
                </scenes>
                <resources><image name="\(escaped)" width="1" height="1"/></resources>
            </document>
            """
        let read = try DocumentReader().read(Array(document.utf8), file: file)
        return ProjectGraph(ProjectIndex(root: "", documents: [DocumentFacts(read.document, file: file)]))
    }

    @Test("A named document has its incoming references, and no others")
    func incoming() throws {
        func document(_ scenes: String) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="A">
                <scenes>\(scenes)</scenes>
            </document>
            """
        }
        let main = document(
            """
            <scene sceneID="1"><objects><viewController id="A" title="List">
                <connections><segue destination="B" kind="show" identifier="open" id="2"/></connections>
            </viewController></objects></scene>
            <scene sceneID="3"><objects><viewControllerPlaceholder id="B" storyboardName="Help"/></objects></scene>
            <scene sceneID="4"><objects><viewController id="C" title="Unrelated"/></objects></scene>
            """)
        let help = document(#"<scene sceneID="5"><objects><viewController id="A" title="Topics"/></objects></scene>"#)
        let facts = try [("Main.storyboard", main), ("Help.storyboard", help)].map { file, text in
            DocumentFacts(try DocumentReader().read(Array(text.utf8), file: file).document, file: file)
        }
        let project = ProjectIndex(root: "", documents: facts)
        let graph = ProjectGraph(project, documents: ["Help.storyboard"])
        #expect(graph.text.text == "Help.storyboard\n  Topics, initial\n    ← Main.storyboard ▸ List: show 'open'\n")
        #expect(graph.edges.map(\.kind) == [.segue, .reference] && graph.edges.last?.to == "scene:Help.storyboard#A")
        #expect(graph.nodes.filter { $0.kind == .scene }.map(\.label) == ["Topics", "List", "B"])
        let alone = ProjectGraph(ProjectIndex(root: "", documents: [facts[1]]), documents: ["Help.storyboard"])
        #expect(alone.text.text.contains("no other document refers to it, and no code was found that loads it"))
    }

    private static let names = ["Page", "\"]; node [label=\"", "a\\", "\\N\"", "a\n\"b", "\u{9B}31m", "<b>&amp;</b>", "\u{202E}gnp"]

    @Test("No name ends its string in Graphviz's language", arguments: names)
    func dot(name: String) throws {
        let dot = try Self.graph(name, name + ".storyboard").dot
        #expect(dot.hasPrefix("digraph project {\n") && dot.hasSuffix("\n}\n"))
        for line in dot.split(separator: "\n") {
            // Outside of strings, only the writer's own syntax may occur.
            var outside = "", inside = false, escapes = false
            for character in line {
                if inside, escapes {
                    escapes = false
                } else if inside, character == "\\" {
                    escapes = true
                } else if character == "\"" {
                    inside.toggle()
                } else if !inside {
                    outside.append(character)
                }
            }
            #expect(!inside && outside.allSatisfy { $0.isASCII && ($0.isLetter || " {}[]=,;->".contains($0)) }, "\(line)")
            #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E && $0.value != 0x9B })
        }
    }

    @Test("No name starts a line or moves a terminal's cursor in text output", arguments: names)
    func text(name: String) throws {
        let text = try Self.graph(name, "Main.storyboard").text.text
        #expect(text.split(separator: "\n").count == 6)
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x202E && $0.value != 0x9B })
    }

    @Test("The JSON has a node for each end of an edge")
    func json() throws {
        let graph = try Self.graph("Page", "Main.storyboard")
        #expect(
            graph.nodes.map(\.id) == [
                "document:Main.storyboard", "scene:Main.storyboard#A", "scene:Main.storyboard#B", "missing:scene:Page", "class:Page",
                "image:Page",
            ])
        #expect(graph.edges.map(\.kind) == [.segue, .reference, .class, .resource])
        let json = ResultShapes.graph.bytes((graph, "P"))
        let text = String(decoding: json, as: UTF8.self)
        #expect(text.hasPrefix(#"{"project":"P","nodes":[{"id":"document:Main.storyboard","kind":"document","label":"Main.storyboard","#))
        #expect(
            text.contains(
                #"{"from":"scene:Main.storyboard#A","to":"scene:Main.storyboard#B","kind":"segue","label":"show 'Page'","file":null,"line":null,"column":null}"#
            ))
    }
}
