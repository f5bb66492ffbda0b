import FormworkModel
import FormworkNib
import FormworkTree

/// An AppKit nib as a legacy archive of the same objects. Such an archive contains the compiled objects with their keys, and records of their
/// owners and connections. Upgrading the archive gives a modern document.
///
/// Source: files of Apple's compiler compared with their source documents (`scripts/check nib-agreement`).
struct MacNibArchive {
    let graph: NibGraph
    /// The objects of the class NSIBObjectData: one for a XIB, or one for each file of a storyboard.
    let datas: [Int]
    /// The relations between a storyboard's files; nil for a XIB.
    let scenes: MacNibScenes?
    let keys: Set<String>
    /// The guides of each view, and the guide that each object represents if there are duplicates.
    var guidesOfViews: [Int: [(guide: Int, isMargin: Bool)]] = [:]
    var guides: [Int: Int] = [:]
    var builder = ElementTreeBuilder(fixedNames: Name.fixedNames)
    var ids: [Int: String] = [:]
    var givenIDs: Set<String> = []
    /// The remaining number of attempts to find an id between two others, where there may be no space.
    var idTries = 1_000_000
    /// The objects with a place in the document and their owners, in file order.
    var owned: [(object: Int, owner: Int?)] = []
    /// The content views of windows, boxes, tabs and scroll views.
    var shownViews: Set<Int> = []
    var constraints: [(constraint: Int, view: Int)] = []
    /// The frames in the document of views that the compiling machine laid out differently.
    var designFrames: [Int: Frame] = [:]
    /// The visibility in the document of scrollers that the compiling machine changed.
    var designVisibility: [Int: Bool] = [:]
    /// The total size of all texts, and its limit in bytes: an object may be used in many places.
    private var textSize = 0
    private static let textLimit = 64 << 20
    /// The parts that can't be in an archive, with the number of occurrences.
    var findings: [String: Int] = [:]
    /// The remaining size in bytes of images stored in the file itself.
    var pictureRoom = 16 << 20
    /// Whether objects with custom classes are created directly, without placeholder objects.
    private(set) var isDirect = true
    /// The settings of objects that the file makes by property name.
    var looseSettings: [Int: [(path: NibValue, value: NibValue)]] = [:]
    /// Keys that the document doesn't have, in addition to those of every file.
    var impliedKeys: Set<String> = []
    /// Whether every key is kept, for an archive that compiles to the same file.
    var isWhole = false
    /// The custom classes that former files list separately from the objects.
    var namedClasses: [Int: String] = [:]

    init(_ graph: NibGraph) throws(NibError) {
        self.graph = graph
        guard let data = graph.object(graph.root, key: "IB.objectdata") else {
            throw NibError(.unknownFormat, message: "the file is not an interface file: its root has no objects", at: 0)
        }
        datas = [data]
        scenes = nil
        keys = Set(graph.keys)
    }

    /// Combines the files of a storyboard.
    init(_ scenes: MacNibScenes) {
        graph = scenes.graph
        datas = scenes.files.map(\.data)
        self.scenes = scenes
        keys = Set(graph.keys)
    }

    /// Returns the values in a list, from all files.
    func values(_ key: String) -> [NibValue] { datas.flatMap { data in graph.value(data, key: key).map { graph.items($0) } ?? [] } }

    /// Returns the objects in a list, from all files.
    func objects(_ key: String) -> [Int] { values(key).compactMap(\.object) }

    /// The File's Owner of a XIB. In a storyboard it is resolved by `scenes`.
    var filesOwner: Int? { scenes == nil ? datas.first.flatMap { graph.object($0, key: "NSRoot") } : nil }

    /// Returns the object that another one represents, or the object itself.
    func resolve(_ object: Int) -> Int { scenes?.aliases[object] ?? object }

    /// Returns the archive for upgrading.
    ///
    /// - Complexity: O(n) in the size of the file.
    /// - Throws: `NibError` if it would contain more text than a document may have.
    mutating func tree() throws(NibError) -> ElementTree {
        builder.reserve(elements: graph.fields.count)
        readOwners()
        readDesignFrames()
        isDirect = makesObjectsDirectly
        return try archive(
            version: "8.00", usesAutolayout: !constraints.isEmpty,
            settings: { archive in if archive.isDirect { archive.leaf("bool", text: "YES", key: "makesObjectsDirectly") } },
            objects: { archive in archive.writeObjects() })
    }

    /// Returns an archive of the connections, records and known properties, along with the results of the two functions.
    mutating func archive(
        version: String, usesAutolayout: Bool, settings: (inout MacNibArchive) -> Void, objects: (inout MacNibArchive) -> Void
    ) throws(NibError) -> ElementTree {
        begin("archive")
        set("type", value: "com.apple.InterfaceBuilder3.Cocoa.XIB")
        set("version", value: version)
        begin("data")
        settings(&self)
        if usesAutolayout { leaf("bool", text: "YES", key: "IBDocument.UseAutolayout") }
        begin("object", key: "IBDocument.Objects")
        set("class", value: "IBObjectContainer")
        writeConnections()
        writeRecords()
        writeProperties()
        builder.end()
        objects(&self)
        builder.end()
        builder.end()
        try checkTextSize()
        return builder.finish()
    }

    /// Whether the document may contain more text.
    var hasRoom: Bool { textSize <= Self.textLimit }

    func checkTextSize() throws(NibError) {
        guard hasRoom else {
            throw NibError(.limit, message: "the document would have more than \(Self.textLimit) bytes of text", at: 0)
        }
    }

    /// Whether the file was compiled from a modern document. The compiler stores the layout direction of each control in such a document, and the
    /// system's font version in all but old files.
    var isOfModernDocument: Bool {
        isFromCurrentCompiler || ["NSAllowsLogicalLayoutDirection", "IB.systemFontUpdateVersion"].contains { keys.contains($0) }
    }

    /// Whether the file is from a time with modern documents only. Archives of Xcode 5 compiled by Xcode 7 have the other keys, too.
    var isFromCurrentCompiler: Bool { keys.contains("IBNSClipsToBounds") }

    /// Whether objects with custom classes are created directly, which is a setting of the document. Otherwise the file contains placeholder
    /// objects for them.
    private var makesObjectsDirectly: Bool {
        let hasStandIns = owned.contains { entry in
            let name = graph.value(entry.object, key: "NSClassName").flatMap(graph.text) ?? "NS"
            return ["NSCustomView", "NSCustomObject"].contains(graph.className(entry.object)) && !name.hasPrefix("NS")
        }
        return !hasStandIns
            && owned.contains { entry in
                isSwapped(entry.object)
                    && (graph.value(entry.object, key: "NSInitializeWithInit") != nil
                        || originalClass(entry.object) == "NSView" && isCustomView(entry.object))
            }
    }

    // MARK: Elements

    mutating func begin(_ name: String, key: String? = nil) {
        builder.begin(builder.name(name), from: 0)
        if let key { set("key", value: key) }
    }

    mutating func set(_ name: String, value: String) { builder.attribute(builder.name(name), value: kept(value)) }

    /// Writes the text of an element.
    mutating func content(_ text: String) {
        let text = kept(text)
        if !text.isEmpty { builder.content(builder.text(text), from: 0) }
    }

    /// Returns a text with all characters that XML can't contain replaced; empty if the text limit is exceeded.
    private mutating func kept(_ text: String) -> String {
        textSize += text.utf8.count
        if textSize > Self.textLimit { return "" }
        guard let repaired = XMLCharacters.repaired(text) else { return text }
        findings["characters of a text that XML cannot contain are replaced", default: 0] += 1
        return repaired
    }

    mutating func leaf(_ name: String, text: String, key: String?) {
        begin(name, key: key)
        write(text: text)
        builder.end()
    }

    /// Writes the text of a string; in base64 if XML can't contain it.
    mutating func write(text: String) {
        guard XMLCharacters.repaired(text) != nil, text.utf8.count <= Self.encodedLimit else { return content(text) }
        set("type", value: "base64-UTF8")
        content(String(decoding: Base64Text.encode(Array(text.utf8)), as: UTF8.self))
    }

    /// The maximum size in bytes of a text in base64: key equivalents and other texts with control characters.
    private static let encodedLimit = 1_024

    mutating func reference(_ object: Int, key: String?) {
        begin("reference", key: key)
        set("ref", value: Self.name(resolve(object)))
        builder.end()
    }

    /// Returns the id of an object within the archive.
    static func name(_ object: Int) -> String { "\(object + 1)" }
}
