import FormworkDiagnostics
import FormworkExport
import FormworkLayout
import FormworkModel

/// What the server says to pages, as JSON.
enum PreviewMessage {
    /// What a file holds now: the picture's data, what there is to say, and why the file as it stands is no document.
    static func document(_ file: PreviewFile) -> String {
        var json = JSONWriter()
        json.object { json in
            json.key("kind")
            json.string("document")
            json.key("problem")
            if let problem = file.problem { json.diagnostic(problem) } else { json.null() }
            json.diagnostics(file.findings)
        }
        return String(decoding: json.bytes, as: UTF8.self)
    }

    /// How a document is laid out in the size that a page asks for.
    static func layout(_ document: InterfaceDocument, _ request: PreviewRequest) -> String {
        var options = LayoutOptions()
        options.size = request.size
        let layout = document.layout(options)
        var json = JSONWriter()
        json.object { json in
            json.key("kind")
            json.string("layout")
            json.key("number")
            json.number(request.number)
            json.key("scenes")
            json.array { json in
                for scene in layout.scenes {
                    json.array { json in
                        for entry in scene.frames {
                            json.array { json in
                                json.string(entry.view.id)
                                json.number(entry.frame.origin.x)
                                json.number(entry.frame.origin.y)
                                json.number(entry.frame.size.width)
                                json.number(entry.frame.size.height)
                            }
                        }
                    }
                }
            }
        }
        return String(decoding: json.bytes, as: UTF8.self)
    }
}
