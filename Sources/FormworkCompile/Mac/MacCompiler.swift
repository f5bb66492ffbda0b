import FormworkNib
package import FormworkTree

/// Compiles documents for macOS.
///
/// Source: documents compared with the results of Apple's compiler (see `MacGeneration` for the versions).
package enum MacCompiler {
    /// Compiles a document to a NIBArchive if the deployment target is 10.13 or later, and to a keyed archive otherwise.
    ///
    /// - Parameters:
    ///   - document: The tree of a modern document.
    ///   - file: The path, for findings.
    /// - Throws: `CompileError` with all parts that can't be compiled, unless the options are lenient.
    /// - Complexity: O(n) in the size of the document.
    package static func compile(_ document: ElementTree, file: String, options: CompileOptions) throws(CompileError) -> CompiledOutput {
        let source = CompileSource(document, file: file, isLenient: options.isLenient)
        guard let root = source.root, source.name(root) == "document" else {
            throw CompileError([source.finding(source.root ?? NodeIndex(0), message: "the document is not an interface file for macOS")])
        }
        let shared = MacDocument(source, options)
        if source.child(root, named: "scenes") != nil { return try MacStoryboard.compile(shared, root: root) }
        guard let list = source.child(root, named: "objects") else {
            throw CompileError([source.finding(root, message: "the document has no objects")])
        }
        var compilation = MacCompilation(shared)
        let graph = compilation.compile(list)
        var newer: NibGraph?
        if !shared.writesArchives, shared.generation.writesClassReferences, compilation.hasTables {
            var second = MacCompilation(shared)
            second.isForNewerTables = true
            newer = second.compile(list)
        }
        source.refuseUnread(below: list)
        source.refuseUnreadParts(of: root)
        let findings = try source.checkedFindings()
        do {
            var members = [("keyedobjects.nib", try shared.written(graph))]
            if !shared.writesArchives, shared.generation.writesClassReferences {
                members.append(("keyedobjects-101300.nib", try shared.archive(graph)))
            }
            if let newer { members.append(("keyedobjects-110000.nib", try shared.archive(newer))) }
            let bundle = NibBundle(members.map { NibBundle.Member(name: $0.0, bytes: $0.1) })
            return CompiledOutput(shape: members.count == 1 ? .file : .folder, bundle: bundle, diagnostics: findings)
        } catch {
            throw CompileError([source.finding(root, message: "the compiled file cannot be written: \(error.message)")])
        }
    }
}

extension MacCompilation {
    /// Returns the graph of the objects in a list.
    mutating func compile(_ list: NodeIndex) -> NibGraph { finish(interface: source.children(list)) }

    /// Returns the graph of the top-level objects of an interface.
    mutating func finish(interface tops: [NodeIndex]) -> NibGraph {
        for node in tops { enlist(node) }
        let owner = tops.first { source[$0, "id"] == "-2" }
        let firstResponder = tops.first { source[$0, "id"] == "-1" }
        // The first responder is determined at run time; its class is only for Interface Builder.
        if let firstResponder { for name in ["customClass", "className", "customModule"] { _ = source[firstResponder, name] } }
        let ownerObject = owner.flatMap { objects[$0] } ?? builder.make("NSCustomObject")
        if owner == nil { set(ownerObject, "NSClassName", text: "NSObject") }
        fillAll(but: firstResponder)
        let listed = elements.filter { $0 != owner && $0 != firstResponder }
        let windows = listed.filter { source.name($0) == "window" && !source.isNo($0, name: "visibleAtLaunch") }
        let connections = connectors(firstResponder: firstResponder)
        return finish(
            owner: ownerObject, members: members(listed, ownerObject: ownerObject), visible: references(windows), connections: connections)
    }

    /// Fills the objects of all elements.
    mutating func fillAll(but firstResponder: NodeIndex?) {
        collectConstraints()
        for node in elements where node != firstResponder { fill(node) }
        for node in unnamed { fill(node) }
        setKeyViews()
    }

    /// Returns objects with their owners.
    func members(_ nodes: [NodeIndex], ownerObject: Int) -> [(object: Int, parent: Int)] {
        nodes.compactMap { node in objects[node].map { ($0, self.owner(of: node).flatMap { objects[$0] } ?? ownerObject) } }
    }

    /// Returns the graph with the tables of owners, connections and numbers.
    mutating func finish(owner: Int, members: [(object: Int, parent: Int)], visible: [NibValue], connections: [NibValue]) -> NibGraph {
        let data = builder.make("NSIBObjectData")
        set(top, "IB.objectdata", object: data)
        set(top, "IB.systemFontUpdateVersion", integer: 1)
        set(data, "NSRoot", object: owner)
        set(data, "NSVisibleWindows", list: visible, of: "NSMutableSet")
        set(data, "NSConnections", list: connections, of: "NSMutableArray")
        let keys = members.map { NibGraphBuilder.reference($0.object) }
        set(data, "NSObjectsKeys", list: keys, of: "NSArray")
        set(data, "NSObjectsValues", list: members.map { NibGraphBuilder.reference($0.parent) }, of: "NSArray")
        let numbered = [NibGraphBuilder.reference(owner)] + keys + connections
        set(data, "NSOidsKeys", list: numbered, of: "NSArray")
        let numbers = numbered.indices.map { builder.number(NibGraphBuilder.integer($0 + 1)) }
        set(data, "NSOidsValues", list: numbers, of: "NSArray")
        let accessibility = accessibilityConnectors()
        set(data, "NSAccessibilityConnectors", list: accessibility, of: "NSMutableArray")
        set(data, "NSAccessibilityOidsKeys", list: accessibility, of: "NSArray")
        let further = accessibility.indices.map { builder.number(NibGraphBuilder.integer(numbered.count + $0 + 1)) }
        set(data, "NSAccessibilityOidsValues", list: further, of: "NSArray")
        return builder.graph(root: top)
    }

    func references(_ nodes: [NodeIndex]) -> [NibValue] { nodes.compactMap { objects[$0].map { NibGraphBuilder.reference($0) } } }

    // MARK: Objects

    /// Creates the objects of an element and its descendants. Elements that aren't compiled are omitted with their contents.
    mutating func enlist(_ top: NodeIndex) {
        let end = source.tree.nodes[top].subtreeEnd
        var node = top
        while node < end {
            let element = source.tree.nodes[node]
            guard element.kind == .element else {
                node = node + 1
                continue
            }
            if source.account.leftOut.contains(node) {
                node = element.subtreeEnd
                continue
            }
            if let reason = reasonToLeaveOut(node) {
                source.leaveOut(objects: node, message: reason)
                node = element.subtreeEnd
                continue
            }
            let name = source.name(node)
            if let row = MacTables.row(of: name), source[node, "reference"] == nil {
                source.account.look(at: node)
                // Constraints get an object later, when their items are known.
                if name != "constraint" { objects[node] = builder.make(className(node, row: row)) }
                if let own = source[node, "id"] {
                    nodesByID[own] = node
                    elements.append(node)
                } else {
                    unnamed.append(node)
                }
            }
            node = node + 1
        }
    }

    private func reasonToLeaveOut(_ node: NodeIndex) -> String? {
        let name = source.name(node)
        if name == "prototypeCellViews", document.prototypeDepth(node) > MacDocument.deepestPrototypes {
            return "prototypes of tables that are nested \(MacDocument.deepestPrototypes) levels deep in prototypes are not compiled"
        }
        if MacTables.row(of: name) == nil {
            return source[node, "id"] != nil && isUnknownObject(node) ? "elements of the kind '\(name)' are not compiled for macOS" : nil
        }
        guard source[node, "reference"] == nil else { return nil }
        if MacTables.uncompiled.contains(name) { return "elements of the kind '\(name)' are not compiled for macOS" }
        if name == "predicateEditor", !isCompiledEditor(node) {
            return "predicate editors with rows of other types than 'compound' are not compiled for macOS"
        }
        if let own = source[node, "id"], nodesByID[own] != nil { return "the id '\(own)' belongs to several objects" }
        return nil
    }

    private static let listsOfObjects: Set<String> = [
        "objects", "subviews", "beginningViews", "middleViews", "endViews", "gridCell", "toolbarItem", "tabViewItems", "items",
    ]

    private func isUnknownObject(_ node: NodeIndex) -> Bool {
        let name = source.name(node)
        let parent = source.name(source.tree.nodes[node].parent)
        if parent == "connections" || name == "viewLayoutGuide" || name == "connections" { return false }
        return Self.listsOfObjects.contains(parent) || source[node, "key"] == "cell"
    }

    /// Returns the class of an element's object: a class swapper for a custom class.
    func className(_ node: NodeIndex, row: MacTables.Row) -> String {
        if row.className == "NSToolbarItem" {
            switch source[node, "implicitItemIdentifier"] {
            case "NSToolbarFlexibleSpaceItem": return "NSToolbarFlexibleSpaceItem"
            case "NSToolbarSpaceItem": return "NSToolbarSpaceItem"
            default: break
            }
        }
        if document.makesObjectsDirectly, depth == 0, isMadeDirectly(node, row: row) { return "NSClassSwapper" }
        guard source[node, "customClass"] != nil else { return row.className }
        switch row.className {
        case "NSCustomObject", "NSCustomView", "NSWindowTemplate": return row.className
        default: return "NSClassSwapper"
        }
    }

    /// Whether an object is created directly by its class, in documents with that setting.
    private func isMadeDirectly(_ node: NodeIndex, row: MacTables.Row) -> Bool {
        if row.className == "NSCustomView" { return true }
        guard row.className == "NSCustomObject", let name = source[node, "customClass"], !(source[node, "id"] ?? "-").hasPrefix("-") else {
            return false
        }
        return !name.hasPrefix("NS") && source[node, "sceneMemberID"] == nil
    }

    /// Returns the runtime name of the class of an element's object.
    func runtimeName(_ node: NodeIndex) -> String? {
        let given = source[node, "customModule"]
        guard let name = source[node, "customClass"] else { return nil }
        if source[node, "customModuleProvider"] == "target", let module = options.module {
            return SwiftClassName.mangled(name, module: module)
        }
        // Without the module option, use the module in the document.
        if let module = given, !module.isEmpty {
            return SwiftClassName.mangled(name, module: module)
        }
        return name
    }

    mutating func fill(_ node: NodeIndex) {
        guard let object = objects[node], let row = row(node) else { return }
        switch row.family {
        case .view: fillView(node, object: object, row: row)
        case .control:
            fillView(node, object: object, row: row)
            fillControl(node, object: object, row: row)
        case .cell: fillCell(node, object: object)
        case .object: fillObject(node, object: object)
        }
        fillFurther(node, object: object)
        setLate(node, object: object)
        finishClass(node, object: object, row: row)
    }

    private mutating func finishClass(_ node: NodeIndex, object: Int, row: MacTables.Row) {
        guard builder.className(object) == "NSClassSwapper" else { return }
        let originals = ["NSCustomView": "NSView", "NSCustomObject": "NSObject"]
        let original = originals[row.className] ?? row.className
        set(object, "NSClassName", text: runtimeName(node) ?? original)
        set(object, "NSOriginalClassName", text: original)
    }

    /// Writes the custom class of an object for the tools.
    mutating func classReference(_ node: NodeIndex, object: Int) {
        guard generation.writesClassReferences, let name = source[node, "customClass"] else { return }
        let reference = builder.make("IBClassReference")
        set(reference, "IBClassName", text: name)
        set(reference, "IBModuleName", textOrNull: source[node, "customModule"])
        set(reference, "IBModuleProvider", textOrNull: source[node, "customModuleProvider"])
        set(object, "IBClassReference", object: reference)
    }
}
