package import FormworkTree

extension InterfaceDocument {
    /// Creates a XIB with only its placeholders.
    package init(newXIBFor platform: Platform) {
        let isMac = platform == .macOS
        var builder = ElementTreeBuilder(fixedNames: Name.fixedNames)
        func begin(_ name: String, _ attributes: KeyValuePairs<String, String>) {
            builder.begin(builder.name(name), from: 0)
            for (name, value) in attributes { builder.attribute(builder.name(name), value: value) }
        }
        let kit = isMac ? "Builder3.Cocoa" : platform == .tvOS ? "Builder.AppleTV" : "Builder3.CocoaTouch"
        let runtime = isMac ? "MacOSX.Cocoa" : platform == .tvOS ? "AppleTV" : "iOS.CocoaTouch"
        begin(
            "document",
            [
                "type": "com.apple.Interface\(kit).XIB", "version": "3.0", "toolsVersion": "22505", "targetRuntime": runtime,
                "propertyAccessControl": "none", "useAutolayout": "YES", "useTraitCollections": "YES", "useSafeAreas": "YES",
                "colorMatched": "YES",
            ])
        begin("dependencies", [:])
        begin(
            "plugIn",
            [
                "identifier": isMac ? "com.apple.InterfaceBuilder.CocoaPlugin" : "com.apple.InterfaceBuilder.IBCocoaTouchPlugin",
                "version": "22504",
            ])
        builder.end()
        begin("capability", ["name": "Safe area layout guides", "minToolsVersion": "9.0"])
        builder.end()
        builder.end()
        begin("objects", [:])
        let owners: [KeyValuePairs<String, String>] =
            isMac
            ? [["id": "-2", "userLabel": "File's Owner"], ["id": "-1", "userLabel": "First Responder", "customClass": "FirstResponder"]]
            : [
                ["placeholderIdentifier": "IBFilesOwner", "id": "-1", "userLabel": "File's Owner"],
                ["placeholderIdentifier": "IBFirstResponder", "id": "-2", "customClass": "UIResponder"],
            ]
        for owner in owners {
            begin(isMac ? "customObject" : "placeholder", owner)
            builder.end()
        }
        builder.end()
        builder.end()
        self.init(tree: builder.finish(), kind: .xib, platform: platform, format: .modern)
    }

    /// The node of a XIB's objects, or of the first scene's.
    package var objectsNode: NodeIndex {
        tree.nodeIndices.first { tree.nodes[$0].kind == .element && name(of: $0) == .objects } ?? rootNode
    }
}
