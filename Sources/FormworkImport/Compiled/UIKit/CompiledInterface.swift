import FormworkModel
package import FormworkNib

/// A single compiled UIKit XIB.
package struct CompiledInterface {
    private let graph: NibGraph

    package init(_ graph: NibGraph) { self.graph = graph }

    /// Reconstructs the document.
    ///
    /// - Throws: `NibError` of the kind `unknownFormat` if the file doesn't contain an interface.
    /// - Complexity: O(n) in the size of the file.
    package func document() throws(NibError) -> CompiledDocument {
        guard graph.value(graph.root, key: "UINibTopLevelObjectsKey") != nil else {
            throw NibError(.unknownFormat, message: "the file is not an interface file: its root has no objects", at: 0)
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
        let document = reader.beginDocument(top.filter { reader.graph.value($0, key: "UIBounds") != nil })
        let objects = reader.draft.add("objects", to: document)
        for object in top { reader.writeTop(object, in: objects) }
        return try reader.finish(document, kind: .xib)
    }
}

extension InterfaceReader {
    /// Assigns the fixed ids of the placeholders in a XIB.
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

    /// Finds the views of guides without references. In the list of objects, such a guide precedes the other contents of its view. If nothing
    /// that follows it identifies the view, it belongs to the top-level view if there is only one.
    mutating func placeUnusedGuides(of root: Int, _ top: [Int]) {
        let objects = nib.list("UINibObjectsKey", of: root)
        func isUnused(_ object: Int) -> Bool {
            graph.className(object) == "UILayoutGuide" && graph.object(object, key: "UILayoutGuideOwningView") == nil
        }
        guard objects.contains(where: isUnused) else { return }
        var holders: [Int: Int] = [:]
        var lists: Set<Int> = []
        for view in graph.objects.indices where graph.value(view, key: "UIBounds") != nil {
            for key in ["UISubviews", "UIViewAutolayoutConstraints"] {
                // A list shared by several views belongs to the first.
                guard let list = graph.object(view, key: key), lists.insert(list).inserted else { continue }
                for object in graph.items(of: list).compactMap(\.object) { holders[object] = view }
            }
        }
        let listed = Set(objects)
        let roots = top.filter { graph.value($0, key: "UIBounds") != nil }
        var holder = roots.count == 1 ? roots.first : nil
        for object in objects.reversed() {
            if !isUnused(object) {
                guard let found = holders[object] else { continue }
                // The content view of a cell isn't listed: use the cell for its contents.
                holder = listed.contains(found) ? found : holders[found] ?? found
            } else if let holder {
                unusedGuides[holder] = object
            }
        }
    }

    mutating func writeTop(_ object: Int, in objects: Int) {
        guard let proxy = nib.proxyName(object) else {
            write(object, in: objects)
            return
        }
        guard nib.resolve(object) == object, elements[object] == nil else { return }
        let element = draft.add("placeholder", to: objects)
        elements[object] = element
        draft.set(element, name: "placeholderIdentifier", value: proxy)
        draft.set(element, name: "id", value: id(of: object))
        if proxy == "IBFilesOwner" { draft.set(element, name: "userLabel", value: "File's Owner") }
        if proxy == "IBFirstResponder" { draft.set(element, name: "customClass", value: "UIResponder") }
        writeAttributes(of: object, element)
        writeConnections(of: object, element)
    }

    /// Begins the element `document`. Attributes that depend on all objects are set in `finish`.
    ///
    /// - Parameter roots: The root views.
    mutating func beginDocument(_ roots: [Int]) -> Int {
        let screen = screen(of: roots)
        toolsVersion = screen.toolsVersion
        device = screen.device
        let document = draft.add("document")
        let device = draft.add("device", to: document)
        draft.set(device, name: "id", value: screen.device)
        draft.set(device, name: "orientation", value: "portrait")
        let dependencies = draft.add("dependencies", to: document)
        draft.set(draft.add("deployment", to: dependencies), name: "identifier", value: "iOS")
        let plugIn = draft.add("plugIn", to: dependencies)
        draft.set(plugIn, name: "identifier", value: "com.apple.InterfaceBuilder.IBCocoaTouchPlugin")
        draft.set(plugIn, name: "version", value: "22504")
        return document
    }

    /// - Throws: `NibError` if the document would contain more text than allowed.
    consuming func finish(_ document: Int, kind: InterfaceDocument.Kind, initialController: String? = nil) throws(NibError)
        -> CompiledDocument
    {
        let type = kind == .xib ? "com.apple.InterfaceBuilder3.CocoaTouch.XIB" : "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        draft.set(document, name: "type", value: type)
        for (name, value) in [
            ("version", "3.0"), ("toolsVersion", toolsVersion), ("targetRuntime", "iOS.CocoaTouch"), ("propertyAccessControl", "none"),
        ] {
            draft.set(document, name: name, value: value)
        }
        if usesAutolayout { draft.set(document, name: "useAutolayout", value: "YES") }
        draft.set(document, name: "useTraitCollections", value: "YES")
        if usesSafeAreas { draft.set(document, name: "useSafeAreas", value: "YES") }
        draft.set(document, name: "colorMatched", value: "YES")
        if let initialController { draft.set(document, name: "initialViewController", value: initialController) }
        writeResources(in: document)
        guard draft.textSize <= ElementDraft.textLimit else {
            throw NibError(.limit, message: "the document would have more than \(ElementDraft.textLimit) bytes of text", at: 0)
        }
        if draft.repairedTexts > 0 { note("characters of texts that XML cannot contain are replaced") }
        let findings = allFindings
        return CompiledDocument(tree: draft.tree(), kind: kind, platform: .iOS, findings: findings)
    }
}
