package import FormworkDiagnostics
import FormworkModel
import FormworkTree

extension ImportResult {
    /// The document as an outline for people: its scenes, views with their frames, templates and links.
    public var text: String { shownText.text }

    /// The same text, for display.
    package var shownText: ShownText {
        var outline = OutlineText(document: document)
        outline.line("\(headline)")
        for scene in document.scenes { outline.write(scene) }
        for entry in unknown {
            let name = entry.attribute.map { "attribute '\($0)' of '\(entry.element)'" } ?? "element '\(entry.element)'"
            outline.line("  unknown: \(name), \(entry.count)×")
        }
        return outline.text
    }

    private var headline: String {
        var parts = ["\(document.platform.rawValue) \(document.kind.rawValue)"]
        switch document.format {
        case .modern: break
        case .archive: parts.append("legacy archive")
        case .compiled: parts.append("compiled")
        }
        if let version = document.toolsVersion { parts.append("Interface Builder \(version)") }
        func count(_ number: Int, _ singular: String, _ plural: String? = nil) {
            if number > 0 { parts.append("\(number) \(number == 1 ? singular : plural ?? singular + "s")") }
        }
        if document.kind == .storyboard { count(counts.scenes, "scene") }
        count(counts.views, "view")
        count(counts.constraints, "constraint")
        count(counts.outlets, "outlet")
        count(counts.outletCollections, "outlet collection")
        count(counts.actions, "action")
        count(counts.segues, "segue")
        count(counts.runtimeAttributes, "runtime attribute")
        count(counts.templates, "layout template")
        count(counts.hidingLinks, "hiding link")
        return "\(file): " + parts.joined(separator: ", ")
    }
}

/// Formats view trees with lines.
private struct OutlineText {
    private let document: InterfaceDocument
    private(set) var text: ShownText = ""
    private let templates: Set<NodeIndex>

    init(document: InterfaceDocument) {
        self.document = document
        templates = Set(document.storage.index.templateNodes)
    }

    mutating func line(_ line: ShownText) { text += line + "\n" }

    mutating func write(_ scene: Scene) {
        if document.kind == .storyboard {
            var title = "  scene"
            if let label = scene.label { title += " \"\(oneLine(label))\"" }
            if let controller = scene.controller { title += " \(controller.className)" }
            if let id = scene.id { title += "  \(id)" }
            line("\(title)")
        }
        let objects = customObjects(of: scene)
        let roots = scene.roots
        for (position, root) in roots.enumerated() {
            write(root, indent: "  ", isLast: position == roots.count - 1 && objects.isEmpty)
        }
        for (position, object) in objects.enumerated() {
            line("  \(position == objects.count - 1 ? "└─" : "├─") \(describe(object)) (layout template)\(links(from: object))")
        }
    }

    /// Returns the layout templates of generation 0.9, which aren't views.
    private func customObjects(of scene: Scene) -> [Element] {
        let range = scene.record.node..<document.storage.tree.nodes[scene.record.node].subtreeEnd
        return document.storage.index.templateNodes.filter { range.contains($0) }
            .map { Element(document: document, node: $0) }.filter { $0.asView == nil }
    }

    private mutating func write(_ view: View, indent: String, isLast: Bool) {
        var title = describe(view.element)
        if templates.contains(view.record.node) { title += " (layout template)" }
        if let frame = view.frame {
            title += "  {\(number(frame.origin.x)), \(number(frame.origin.y)), \(number(frame.size.width)), \(number(frame.size.height))}"
        }
        if view.isHidden { title += "  hidden" }
        if view.alpha != 1 { title += "  alpha \(number(view.alpha))" }
        if !view.isInstalled { title += "  not installed" }
        let count = view.constraints.count
        if count > 0 { title += "  \(count) constraint\(count == 1 ? "" : "s")" }
        title += links(from: view.element)
        line("\(indent)\(isLast ? "└─" : "├─") \(title)")
        let inner = indent + (isLast ? "   " : "│  ")
        let subviews = view.subviews
        for (position, subview) in subviews.enumerated() { write(subview, indent: inner, isLast: position == subviews.count - 1) }
    }

    private func describe(_ element: Element) -> String {
        var text = element.className
        if let label = element.label { text += " \"\(oneLine(label))\"" }
        if let id = element.id { text += " \(id)" }
        return text
    }

    /// Returns the outlets of templates and hiding links.
    private func links(from element: Element) -> String {
        var text = ""
        for connection in element.outlets {
            switch connection.name {
            case "targetView"?, "templateView"?, "destinationView"?, InterfaceDocument.HidingLinks.outletName?:
                text += "  \(connection.name ?? "") → \(connection.destinationID ?? "?")"
            default: break
            }
        }
        return text
    }

    private func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).map(String.init).joined(separator: " ").shortened(to: 48)
    }

    private func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(clamping: value)) : String((value * 1000).rounded() / 1000)
    }
}
