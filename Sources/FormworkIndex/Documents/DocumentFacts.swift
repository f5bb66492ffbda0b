package import FormworkModel
import FormworkTree

/// The facts about a document that matter to the rest of its project.
package struct DocumentFacts: Sendable {
    package struct Scene: Hashable, Sendable {
        /// The controller's id.
        package var id: String
        /// The name to display.
        package var label: String
        package var identifier: String?
        /// The controller's class: a custom class or the platform's.
        package var controllerClass: String?
        package var isInitial: Bool
        /// The destination, if the scene is a reference to another storyboard.
        package var reference: Reference?
    }

    /// A storyboard reference.
    package struct Reference: Hashable, Sendable {
        /// The storyboard's name; nil for the storyboard that contains the reference.
        package var storyboard: String?
        /// The scene's identifier; nil for the initial one.
        package var identifier: String?
        package var bundle: String?
    }

    /// A transition between two scenes.
    package struct Segue: Hashable, Sendable {
        package var identifier: String?
        package var kind: String
        /// The id of the controller whose scene contains the segue.
        package var source: String?
        package var destination: String?
    }

    /// A custom class of an object.
    package struct ClassUse: Hashable, Sendable {
        package var name: String
        package var module: String?
        /// Whether the module is the target that the document belongs to.
        package var isFromTarget: Bool
    }

    package var file: String
    /// The name by which code loads the document: the file name without extension.
    package var name: String
    package var kind: InterfaceDocument.Kind
    package var platform: Platform
    package var scenes: [Scene] = []
    package var segues: [Segue] = []
    /// The identifiers of cells and reusable views.
    package var reuseIdentifiers: Set<String> = []
    package var classes: Set<ClassUse> = []
    /// The connected outlets of all objects of each custom class.
    package var connected: [String: Set<String>] = [:]
    /// The connected outlets of a XIB's File's Owner.
    package var ownerOutlets: Set<String> = []
    package var images: Set<String> = []
    package var symbols: Set<String> = []
    package var colors: Set<String> = []
    /// The files of custom fonts that Xcode lists in the document.
    package var fontFiles: Set<String> = []
}

extension DocumentFacts {
    /// Collects the facts of a document.
    ///
    /// - Complexity: O(n) in the document's size.
    package init(_ document: InterfaceDocument, file: String) {
        self.file = file
        name = Self.name(ofFile: file)
        kind = document.kind
        platform = document.platform
        let root = Element(document: document, node: document.rootNode)
        let initial = root["initialViewController"]
        for scene in document.scenes {
            if let controller = scene.controller, let id = controller.id {
                var reference: Reference?
                if controller.name == "viewControllerPlaceholder" {
                    reference = Reference(
                        storyboard: controller["storyboardName"], identifier: controller["referencedIdentifier"],
                        bundle: controller["bundleIdentifier"])
                }
                scenes.append(
                    Scene(
                        id: id, label: scene.label ?? id, identifier: controller["storyboardIdentifier"],
                        controllerClass: controller.customClass ?? controller.platformClass, isInitial: id == initial, reference: reference)
                )
            }
        }
        for connection in document.connections {
            switch connection.kind {
            case .outlet, .outletCollection:
                guard let name = connection.name else { continue }
                if let owner = connection.source.customClass { connected[owner, default: []].insert(name) }
                if connection.source.isFilesOwner { ownerOutlets.insert(name) }
            case .segue:
                let element = connection.element
                segues.append(
                    Segue(
                        identifier: element["identifier"], kind: element["kind"] ?? "segue",
                        source: Self.controller(above: connection.source)?.id, destination: connection.destinationID))
            case .action, .binding, .accessibility: break
            }
        }
        for resource in document.resources {
            switch resource.kind {
            case .image: if resource.catalog == "system" { symbols.insert(resource.name) } else { images.insert(resource.name) }
            case .namedColor: colors.insert(resource.name)
            case .systemColor: break
            }
        }
        let customClass = document.nameID("customClass")
        let reuse = document.nameID("reuseIdentifier"), identifier = document.nameID("identifier")
        for node in document.tree.nodeIndices where document.tree.nodes[node].kind == .element {
            let element = Element(document: document, node: node)
            if document.tree.value(of: customClass, at: node).isPresent, let name = element.customClass {
                classes.insert(ClassUse(element, name: name))
            }
            if document.tree.value(of: reuse, at: node).isPresent, let name = element["reuseIdentifier"] { reuseIdentifiers.insert(name) }
            // On macOS, table cells and collection items are requested by identifier.
            if platform == .macOS, document.tree.value(of: identifier, at: node).isPresent, let name = element["identifier"] {
                reuseIdentifiers.insert(name)
            }
            // The rows of a watchOS table.
            if platform == .watchOS, document.tree.value(of: identifier, at: node).isPresent, let name = element["identifier"] {
                reuseIdentifiers.insert(name)
            }
        }
        fontFiles = Set(Self.fontLists(of: document).compactMap { $0[.key] })
    }

    /// Returns Xcode's list of custom fonts in the document: one element for each font file, with the file name as its key.
    package static func fontLists(of document: InterfaceDocument) -> [Element] {
        let root = Element(document: document, node: document.rootNode)
        return root.children.first { $0.name == "customFonts" }?.children.filter { $0.name == "array" } ?? []
    }

    /// Returns the controller whose scene contains an element.
    private static func controller(above element: Element) -> Element? {
        var current: Element? = element
        while let part = current {
            if part.isController { return part }
            current = part.parent
        }
        return nil
    }

    /// Returns the name by which code loads a document.
    package static func name(ofFile path: String) -> String {
        var parts = path.split(separator: "/")
        if parts.last == "designable.nib" { parts.removeLast() }
        let name = parts.last ?? ""
        guard let dot = name.lastIndex(of: ".") else { return String(name) }
        let base = name[..<dot]
        // `Cell~ipad.xib` is the iPad variant of `Cell`.
        for device in ["~ipad", "~iphone"] where base.hasSuffix(device) { return String(base.dropLast(device.count)) }
        return String(base)
    }
}

extension Element {
    /// Whether the element is the placeholder of the object that loads a XIB.
    package var isFilesOwner: Bool { self[.placeholderIdentifier] == "IBFilesOwner" || id == "-2" && name == "customObject" }
}

extension DocumentFacts.ClassUse {
    /// Reads the module and target of an element's custom class.
    package init(_ element: Element, name: String) {
        self.name = name
        let module = element["customModule"]
        self.module = module?.isEmpty == false ? module : SourceIndex.demangled(name)?.module
        isFromTarget = element["customModuleProvider"] == "target"
    }
}
