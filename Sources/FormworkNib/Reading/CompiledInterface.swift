import FormworkModel

/// A compiled XIB of UIKit, by itself.
package struct CompiledInterface {
    private let graph: NibGraph

    package init(_ graph: NibGraph) { self.graph = graph }

    /// The document that says what the file says.
    ///
    /// - Throws: an error of the kind `unknownFormat` where the file holds no interface.
    /// - Complexity: O(n) in the size of the file.
    package func document() throws(NibError) -> CompiledDocument {
        guard graph.value(graph.root, "UINibTopLevelObjectsKey") != nil else {
            throw NibError(.unknownFormat, "the file is no interface file: its root names no objects", at: 0)
        }
        var reader = InterfaceReader(MergedNib(graph))
        let root = graph.root
        let top = reader.nib.list("UINibTopLevelObjectsKey", of: root)
        reader.isXIB = true
        reader.reservePlaceholders(top)
        reader.seed(from: root, "")
        reader.leaveOutSystemObjects(from: 0)
        reader.readLists(of: root)
        reader.placeUnusedGuides(of: root, top)
        let document = reader.beginDocument(top.filter { reader.graph.value($0, "UIBounds") != nil })
        let objects = reader.draft.add("objects", to: document)
        for object in top { reader.writeTop(object, in: objects) }
        return try reader.finish(document, kind: .xib)
    }
}

extension InterfaceReader {
    /// Gives the placeholders of a XIB the ids that they always have.
    mutating func reservePlaceholders(_ top: [Int]) {
        for object in top {
            switch nib.proxyName(object) {
            case "IBFilesOwner": give(object, id: "-1")
            case "IBFirstResponder":
                give(object, id: "-2")
                responder = object
            default: continue
            }
        }
    }

    /// A guide that nothing refers to comes first in the list of objects among what its view holds; where nothing follows it that tells the
    /// view, it is that of the view at the top, if there is one alone.
    mutating func placeUnusedGuides(of root: Int, _ top: [Int]) {
        let objects = nib.list("UINibObjectsKey", of: root)
        func isUnused(_ object: Int) -> Bool {
            graph.className(object) == "UILayoutGuide" && graph.object(object, "UILayoutGuideOwningView") == nil
        }
        guard objects.contains(where: isUnused) else { return }
        var holders: [Int: Int] = [:]
        var lists: Set<Int> = []
        for view in graph.objects.indices where graph.value(view, "UIBounds") != nil {
            for key in ["UISubviews", "UIViewAutolayoutConstraints"] {
                // A list that many views share is the first one's.
                guard let list = graph.object(view, key), lists.insert(list).inserted else { continue }
                for object in graph.items(of: list).compactMap(\.object) { holders[object] = view }
            }
        }
        let listed = Set(objects)
        let roots = top.filter { graph.value($0, "UIBounds") != nil }
        var holder = roots.count == 1 ? roots.first : nil
        for object in objects.reversed() {
            if !isUnused(object) {
                guard let found = holders[object] else { continue }
                // The content view of a cell is not listed: what it holds counts as the cell's.
                holder = listed.contains(found) ? found : holders[found] ?? found
            } else if let holder {
                unusedGuides[holder] = object
            }
        }
    }

    /// Writes an object that stands at the top.
    mutating func writeTop(_ object: Int, in objects: Int) {
        guard let proxy = nib.proxyName(object) else {
            write(object, in: objects)
            return
        }
        guard nib.resolve(object) == object, elements[object] == nil else { return }
        let element = draft.add("placeholder", to: objects)
        elements[object] = element
        draft.set(element, "placeholderIdentifier", proxy)
        draft.set(element, "id", id(of: object))
        if proxy == "IBFilesOwner" { draft.set(element, "userLabel", "File's Owner") }
        if proxy == "IBFirstResponder" { draft.set(element, "customClass", "UIResponder") }
        writeAttributes(of: object, element)
        writeConnections(of: object, element)
    }

    /// The element `document`; what follows from all its objects comes to it at the end.
    ///
    /// - Parameter roots: the views that are laid out by themselves.
    mutating func beginDocument(_ roots: [Int]) -> Int {
        let screen = screen(of: roots)
        toolsVersion = screen.toolsVersion
        device = screen.device
        let document = draft.add("document")
        let device = draft.add("device", to: document)
        draft.set(device, "id", screen.device)
        draft.set(device, "orientation", "portrait")
        let dependencies = draft.add("dependencies", to: document)
        draft.set(draft.add("deployment", to: dependencies), "identifier", "iOS")
        let plugIn = draft.add("plugIn", to: dependencies)
        draft.set(plugIn, "identifier", "com.apple.InterfaceBuilder.IBCocoaTouchPlugin")
        draft.set(plugIn, "version", "22504")
        return document
    }

    /// - Throws: where the document would have more text than one may have.
    consuming func finish(_ document: Int, kind: DocumentKind, initialController: String? = nil) throws(NibError) -> CompiledDocument {
        let type = kind == .xib ? "com.apple.InterfaceBuilder3.CocoaTouch.XIB" : "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        draft.set(document, "type", type)
        for (name, value) in [
            ("version", "3.0"), ("toolsVersion", toolsVersion), ("targetRuntime", "iOS.CocoaTouch"), ("propertyAccessControl", "none"),
        ] {
            draft.set(document, name, value)
        }
        if usesAutolayout { draft.set(document, "useAutolayout", "YES") }
        draft.set(document, "useTraitCollections", "YES")
        if usesSafeAreas { draft.set(document, "useSafeAreas", "YES") }
        draft.set(document, "colorMatched", "YES")
        if let initialController { draft.set(document, "initialViewController", initialController) }
        writeResources(in: document)
        guard draft.textSize <= ElementDraft.textLimit else {
            throw NibError(.limit, "the document would have more than \(ElementDraft.textLimit) bytes of text", at: 0)
        }
        if draft.repairedTexts > 0 { note("texts with characters that XML cannot hold have others in their place") }
        let findings = allFindings
        return CompiledDocument(tree: draft.tree(), kind: kind, platform: .iOS, findings: findings)
    }
}
