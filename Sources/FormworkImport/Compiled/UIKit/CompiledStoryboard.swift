package import FormworkNib
import FormworkTree

/// A compiled storyboard: a folder with a nib for each scene and each controller's view.
package struct CompiledStoryboard {
    /// The nibs by name, without the extension.
    package private(set) var nibs: [(name: String, graph: NibGraph)] = []
    /// The name of the nib with the initial controller.
    package private(set) var initialName: String?
    /// The names of the scenes' nibs, by the names in segues.
    private(set) var names: [String: String] = [:]
    /// The references to controllers of other storyboards.
    private(set) var references: [Reference] = []

    /// A reference to a controller of another storyboard.
    struct Reference {
        /// The name in segues.
        var name: String
        /// The attributes of its element.
        var attributes: [(name: String, value: String)]
        /// The id of its element.
        var id = ""
    }

    /// The attributes of a storyboard reference, with their keys in the compiled file.
    package static let referenceKeys = [
        ("storyboardName", "UIReferencedStoryboardName"), ("referencedIdentifier", "UIReferencedControllerIdentifier"),
        ("bundleIdentifier", "UIReferencedBundleIdentifier"),
    ]

    /// - Parameters:
    ///   - bundle: The folder's files.
    ///   - read: Reads a nib.
    ///   - list: Reads a property list.
    /// - Throws: `NibError` with the name of the invalid file.
    package init(
        _ bundle: NibBundle, read: ([UInt8]) throws(NibError) -> NibContents, list readList: ([UInt8]) throws(NibError) -> PropertyList
    ) throws(NibError) {
        for (name, member) in Self.newest(of: bundle) {
            do {
                nibs.append((name, try read(member.bytes).graph))
            } catch {
                throw NibError(error.kind, message: error.message, at: error.offset, member: member.name)
            }
        }
        guard let info = bundle["Info.plist"] else { return }
        let list: PropertyList
        do {
            list = try readList(info)
        } catch {
            throw NibError(error.kind, message: error.message, at: error.offset, member: "Info.plist")
        }
        let kit = isMac ? "NS" : "UI"
        func pairs(_ key: String) -> [(key: Int, value: Int)] { list.value(list.top, key: key).map { list.pairs($0) } ?? [] }
        for pair in pairs(kit + "ViewControllerIdentifiersToNibNames") {
            if let scene = list.text(pair.key), let nib = list.text(pair.value) { names[scene] = nib }
        }
        for pair in pairs("UIViewControllerIdentifiersToExternalStoryboardReferences") {
            guard let name = list.text(pair.key) else { continue }
            let attributes = Self.referenceKeys.compactMap { attribute, key in
                list.value(pair.value, key: key).flatMap(list.text).map { (attribute, $0) }
            }
            references.append(Reference(name: name, attributes: attributes))
        }
        if let entry = list.value(list.top, key: kit + "StoryboardDesignatedEntryPointIdentifier").flatMap(list.text) {
            initialName = names[entry] ?? entry
        }
    }

    /// Whether its nibs are AppKit's.
    package var isMac: Bool { nibs.contains { $0.graph.value($0.graph.root, key: "IB.objectdata") != nil } }

    /// Returns the variant of each nib that the newest system would load, by the nib's name.
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

    /// Reconstructs the document of a UIKit storyboard.
    ///
    /// - Throws: `NibError` if a file is invalid.
    /// - Complexity: O(n) in the size of the files.
    package func document() throws(NibError) -> CompiledDocument {
        var reader = StoryboardReader(self)
        try reader.read()
        return try reader.document(initialName: initialName)
    }
}
