import FormworkNib
import FormworkTree
import FormworkVocabulary

/// Segues, with their templates, sources and destinations.
extension MacNibScenes {
    private static let segueKinds: [(name: String, kind: String)] = [
        ("Modal", "modal"), ("Popover", "popover"), ("Sheet", "sheet"), ("Show", "show"), ("Embed", "embed"),
    ]

    private func isTemplate(_ object: Int) -> Bool { graph.className(object).hasSuffix("SegueTemplate") }

    /// Reads the segues of template objects such as `NSStoryboardSheetSegueTemplate`. One of a template's texts names the destination's file.
    mutating func readSegues() {
        let ends = templateEnds()
        var controllersOfTemplates: [Int: Int] = [:]
        for controller in controllers.sorted() {
            for template in graph.objects(in: graph.value(controller, key: "NSStoryboardSegueTemplates")) {
                controllersOfTemplates[template] = controller
            }
        }
        for (index, file) in files.enumerated() {
            let end = index + 1 < files.count ? files[index + 1].firstObject : graph.objects.count
            for template in file.firstObject..<end where isTemplate(template) {
                leftOut.insert(template)
                let texts = graph.fields(of: template).compactMap { field in
                    graph.text(field.value).map { (key: graph.keys[Int(field.key)], text: $0) }
                }
                let name = graph.className(template)
                let owner =
                    ends[template]?.trigger ?? controllersOfTemplates[template] ?? file.owner.flatMap { aliases[$0] }
                    ?? members(file).first(where: controllers.contains)
                guard let owner, let target = target(of: texts) else {
                    findings.append("the destination of the segue of the class '\(name)' is missing")
                    continue
                }
                segues.append(
                    Segue(
                        trigger: resolve(owner), destination: target.controller,
                        kind: Self.segueKinds.first { name.contains($0.name) }?.kind ?? "custom",
                        identifier: texts.first { $0.key != target.key && $0.key.lowercased().hasSuffix("identifier") }?.text,
                        attributes: attributes(of: template), anchor: ends[template]?.anchor))
            }
        }
    }

    private struct Ends {
        var trigger: Int?
        var anchor: Int?
    }

    /// Returns the objects that connections in any file tie to templates. A view's file refers to templates by placeholders.
    private mutating func templateEnds() -> [Int: Ends] {
        var result: [Int: Ends] = [:]
        for connector in files.flatMap({ connections($0) }) {
            let source = (graph.object(connector, key: "NSSource") ?? graph.object(connector, key: "NSObject")).map(resolve)
            let destination = graph.object(connector, key: "NSDestination").map(resolve)
            if let template = destination, isTemplate(template) {
                implied.insert(connector)
                result[template, default: Ends()].trigger = source
            } else if let template = source, isTemplate(template) {
                implied.insert(connector)
                switch text(connector, key: "NSLabel") {
                case "containerView":
                    result[template, default: Ends()].trigger = destination
                    if let destination { containers.insert(destination) }
                case "anchorView": result[template, default: Ends()].anchor = destination
                default: continue
                }
            }
        }
        return result
    }

    /// Returns the attributes of a template other than its destination.
    private func attributes(of template: Int) -> [(name: String, value: String)] {
        var result: [(name: String, value: String)] = []
        if let name = text(template, key: "NSSegueClassName") {
            let parts = SwiftClassName.demangled(name)
            result.append(("customClass", parts?.name ?? name))
            if let module = parts?.module { result.append(("customModule", module)) }
        }
        for (key, name, list) in [
            ("NSPopoverBehavior", "popoverBehavior", "popoverBehavior"), ("NSPreferredEdge", "preferredEdge", "rectEdge"),
        ] {
            let number = graph.value(template, key: key).flatMap { graph.scalar($0).wholeNumber }
            if let word = number.flatMap({ Vocabulary.appKit.words(list).text(for: $0) }) { result.append((name, word)) }
        }
        return result
    }

    /// Returns the first text that names a controller.
    private func target(of texts: [(key: String, text: String)]) -> (key: String, controller: Int)? {
        for (key, text) in texts { if let controller = destination(text) { return (key, controller) } }
        return nil
    }

    /// Returns the controller in the file with a name, or the one with an identifier.
    private func destination(_ name: String) -> Int? {
        if let file = files.first(where: { $0.name == name }), let found = members(file).first(where: controllers.contains) {
            return aliases[found] ?? found
        }
        return scenes.first {
            text($0.main, key: "explicitStoryboardIdentifier") == name
                || text($0.main, key: "uniqueIdentifierForStoryboardCompilation") == name
        }?.main
    }
}
