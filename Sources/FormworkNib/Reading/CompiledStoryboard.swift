/// A compiled storyboard: a folder with a nib for each scene and each view of a controller.
package struct CompiledStoryboard {
    /// The nibs by their names, without the ending.
    package private(set) var nibs: [(name: String, graph: NibGraph)] = []
    /// The name of the nib with the controller that is shown first.
    package private(set) var initialName: String?
    /// The names of the scenes' nibs, by what segues call the scenes.
    private(set) var names: [String: String] = [:]
    /// What stands for controllers of other storyboards.
    private(set) var references: [Reference] = []

    /// What stands for a controller of another storyboard.
    struct Reference {
        /// What segues call it.
        var name: String
        /// The attributes of its element.
        var attributes: [(name: String, value: String)]
        /// Its element's id.
        var id = ""
    }

    /// What a reference to another storyboard says, by the attributes of its element: the keys.
    package static let referenceKeys = [
        ("storyboardName", "UIReferencedStoryboardName"), ("referencedIdentifier", "UIReferencedControllerIdentifier"),
        ("bundleIdentifier", "UIReferencedBundleIdentifier"),
    ]

    /// - Parameters:
    ///   - bundle: the folder's files.
    ///   - read: reads a nib.
    ///   - list: reads a property list.
    /// - Throws: what is wrong with one of them, with its name.
    package init(
        _ bundle: NibBundle, read: ([UInt8]) throws(NibError) -> NibContents, list readList: ([UInt8]) throws(NibError) -> PropertyList
    ) throws(NibError) {
        for (name, member) in Self.newest(of: bundle) {
            do {
                nibs.append((name, try read(member.bytes).graph))
            } catch {
                throw NibError(error.kind, error.message, at: error.offset, member: member.name)
            }
        }
        guard let info = bundle["Info.plist"] else { return }
        let list: PropertyList
        do {
            list = try readList(info)
        } catch {
            throw NibError(error.kind, error.message, at: error.offset, member: "Info.plist")
        }
        let kit = isMac ? "NS" : "UI"
        func pairs(_ key: String) -> [(key: Int, value: Int)] { list.value(list.top, key).map { list.pairs($0) } ?? [] }
        for pair in pairs(kit + "ViewControllerIdentifiersToNibNames") {
            if let scene = list.text(pair.key), let nib = list.text(pair.value) { names[scene] = nib }
        }
        for pair in pairs("UIViewControllerIdentifiersToExternalStoryboardReferences") {
            guard let name = list.text(pair.key) else { continue }
            let attributes = Self.referenceKeys.compactMap { attribute, key in
                list.value(pair.value, key).flatMap(list.text).map { (attribute, $0) }
            }
            references.append(Reference(name: name, attributes: attributes))
        }
        if let entry = list.value(list.top, kit + "StoryboardDesignatedEntryPointIdentifier").flatMap(list.text) {
            initialName = names[entry] ?? entry
        }
    }

    /// Whether its nibs are those of AppKit.
    package var isMac: Bool { nibs.contains { $0.graph.value($0.graph.root, "IB.objectdata") != nil } }

    /// The file of each nib that the newest system would load, by the nib's name.
    private static func newest(of bundle: NibBundle) -> [(String, NibBundle.Member)] {
        var variants: [String: [NibBundle.Member]] = [:]
        for member in bundle.members where member.name.hasSuffix(".nib") {
            guard let end = member.name.firstRange(of: ".nib") else { continue }
            variants[String(member.name[..<end.lowerBound]), default: []].append(member)
        }
        return variants.sorted { $0.key < $1.key }.compactMap { name, members in
            if members.count == 1, let only = members.first { return (name, only) }
            let files = members.map { member in
                NibBundle.Member(name: String(member.name.dropFirst(name.count + ".nib/".count)), bytes: member.bytes)
            }
            return NibBundle(files).newestMember.map { (name, $0) }
        }
    }

    /// The document that says what the folder's files say: of UIKit.
    ///
    /// - Throws: what is wrong with one of them.
    /// - Complexity: O(n) in their size.
    package func document() throws(NibError) -> CompiledDocument {
        var reader = StoryboardReader(self)
        try reader.read()
        return try reader.document(initialName: initialName)
    }
}
