import FormworkModel
import FormworkNib
import FormworkTree

/// A nib of AppKit as the legacy archive of the same objects: what such an archive holds are the compiled objects, key by key, and around
/// them records of who owns whom and of connections. Brought up to date it is a modern document.
///
/// Source: files of Apple's compiler beside what they were made of (`scripts/nib-agreement`).
struct MacNibArchive {
    let graph: NibGraph
    /// The objects of the class NSIBObjectData: one, or one for each file of a storyboard.
    let datas: [Int]
    /// What a storyboard's files say of each other; nil for a XIB.
    let scenes: MacNibScenes?
    let keys: Set<String>
    /// The guides of views, by the views; and which of them each object stands for, where there are two for one.
    var guidesOfViews: [Int: [(guide: Int, isMargin: Bool)]] = [:]
    var guides: [Int: Int] = [:]
    var builder = ElementTreeBuilder(vocabulary: Name.vocabulary)
    var ids: [Int: String] = [:]
    var givenIDs: Set<String> = []
    /// How many more ids may be tried where they must lie between others: a file may leave no room between them.
    var idTries = 1_000_000
    /// The objects that have a place in the document, with their owners, in the file's order.
    var owned: [(object: Int, owner: Int?)] = []
    /// The views that are the content of a window, a box, a tab or a scroll view.
    var shownViews: Set<Int> = []
    var constraints: [(constraint: Int, view: Int)] = []
    /// The frames of views that the compiler's machine laid out otherwise than documents have them.
    var designFrames: [Int: Frame] = [:]
    /// The scrollers that the document hides, or shows, other than the compiler's machine.
    var designVisibility: [Int: Bool] = [:]
    /// How many bytes all texts have, and how many they may have: an object of the file may be used in many places.
    private var textSize = 0
    private static let textLimit = 64 << 20
    /// What has no place in an archive, and how often.
    var findings: [String: Int] = [:]
    /// How many more bytes the images may have that are in the file itself.
    var pictureRoom = 16 << 20
    /// Whether nothing stands for objects of the application's own classes.
    private(set) var isDirect = true
    /// What files set of objects by the names of properties.
    var looseSettings: [Int: [(path: NibValue, value: NibValue)]] = [:]
    /// The keys that no document says, besides those of every file.
    var impliedKeys: Set<String> = []
    /// Whether every key is written as it stands, for an archive that compiles into the same file.
    var isWhole = false
    /// The classes that former files list beside the objects.
    var namedClasses: [Int: String] = [:]

    init(_ graph: NibGraph) throws(NibError) {
        self.graph = graph
        guard let data = graph.object(graph.root, "IB.objectdata") else {
            throw NibError(.unknownFormat, "the file is no interface file: its root names no objects", at: 0)
        }
        datas = [data]
        scenes = nil
        keys = Set(graph.keys)
    }

    /// The files of a storyboard, as one.
    init(_ scenes: MacNibScenes) {
        graph = scenes.graph
        datas = scenes.files.map(\.data)
        self.scenes = scenes
        keys = Set(graph.keys)
    }

    /// What a list of all files names.
    func values(_ key: String) -> [NibValue] { datas.flatMap { data in graph.value(data, key).map { graph.items($0) } ?? [] } }

    /// The objects that a list of all files names.
    func objects(_ key: String) -> [Int] { values(key).compactMap(\.object) }

    /// The File's Owner of a XIB; what it stands for in the files of a storyboard is known.
    var filesOwner: Int? { scenes == nil ? datas.first.flatMap { graph.object($0, "NSRoot") } : nil }

    /// The object that another one stands for; itself where it stands for none.
    func resolve(_ object: Int) -> Int { scenes?.aliases[object] ?? object }

    /// The archive.
    ///
    /// - Complexity: O(n) in the size of the file.
    /// - Throws: where it would have more text than a document may have.
    mutating func tree() throws(NibError) -> ElementTree {
        builder.reserve(elements: graph.fields.count)
        readOwners()
        readDesignFrames()
        isDirect = makesObjectsDirectly
        return try archive(
            version: "8.00", usesAutolayout: !constraints.isEmpty,
            settings: { archive in if archive.isDirect { archive.leaf("bool", "YES", key: "makesObjectsDirectly") } },
            objects: { archive in archive.writeObjects() })
    }

    /// An archive of the connections, the records and the properties that are known, and of what the two write.
    mutating func archive(
        version: String, usesAutolayout: Bool, settings: (inout MacNibArchive) -> Void, objects: (inout MacNibArchive) -> Void
    ) throws(NibError) -> ElementTree {
        begin("archive")
        set("type", "com.apple.InterfaceBuilder3.Cocoa.XIB")
        set("version", version)
        begin("data")
        settings(&self)
        if usesAutolayout { leaf("bool", "YES", key: "IBDocument.UseAutolayout") }
        begin("object", key: "IBDocument.Objects")
        set("class", "IBObjectContainer")
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

    /// Whether the document may have more text.
    var hasRoom: Bool { textSize <= Self.textLimit }

    func checkTextSize() throws(NibError) {
        guard hasRoom else {
            throw NibError(.limit, "the document would have more than \(Self.textLimit) bytes of text", at: 0)
        }
    }

    /// Whether the file was compiled from a modern document: the compiler says of each control of such a one how it lays out, and of each such
    /// file, if it is not old, which fonts the system has.
    var isOfModernDocument: Bool {
        isOfToday || ["NSAllowsLogicalLayoutDirection", "IB.systemFontUpdateVersion"].contains { keys.contains($0) }
    }

    /// Whether the file is of a time that wrote modern documents only: archives of Xcode 5, compiled by Xcode 7, have the other keys, too.
    var isOfToday: Bool { keys.contains("IBNSClipsToBounds") }

    /// Whether objects of classes of the application's own are made by these classes at once, which the document says of all of them: nothing
    /// stands for them then, as it does otherwise.
    private var makesObjectsDirectly: Bool {
        let hasStandIns = owned.contains { entry in
            let name = graph.value(entry.object, "NSClassName").flatMap(graph.text) ?? "NS"
            return ["NSCustomView", "NSCustomObject"].contains(graph.className(entry.object)) && !name.hasPrefix("NS")
        }
        return !hasStandIns
            && owned.contains { entry in
                isSwapped(entry.object)
                    && (graph.value(entry.object, "NSInitializeWithInit") != nil
                        || originalClass(entry.object) == "NSView" && isCustomView(entry.object))
            }
    }

    // MARK: Elements

    mutating func begin(_ name: String, key: String? = nil) {
        builder.begin(builder.name(name), from: 0)
        if let key { set("key", key) }
    }

    mutating func set(_ name: String, _ value: String) { builder.attribute(builder.name(name), kept(value)) }

    /// Writes the text of an element.
    mutating func content(_ text: String) {
        let text = kept(text)
        if !text.isEmpty { builder.content(builder.text(text), from: 0) }
    }

    /// What XML can hold of a text; nothing once there are more than any document has.
    private mutating func kept(_ text: String) -> String {
        textSize += text.utf8.count
        if textSize > Self.textLimit { return "" }
        guard let repaired = XMLCharacters.repaired(text) else { return text }
        findings["a text with characters that XML cannot hold has others in their place", default: 0] += 1
        return repaired
    }

    mutating func leaf(_ name: String, _ text: String, key: String?) {
        begin(name, key: key)
        write(text: text)
        builder.end()
    }

    /// Writes the text of a string; in base64 where it holds what XML cannot.
    mutating func write(text: String) {
        guard XMLCharacters.repaired(text) != nil, text.utf8.count <= Self.encodedLimit else { return content(text) }
        set("type", "base64-UTF8")
        content(String(decoding: Base64Text.encode(Array(text.utf8)), as: UTF8.self))
    }

    /// How many bytes a text may have that is written in base64: keys, and what else control characters are used for.
    private static let encodedLimit = 1_024

    mutating func reference(_ object: Int, key: String?) {
        begin("reference", key: key)
        set("ref", Self.name(resolve(object)))
        builder.end()
    }

    /// What an object is called inside the archive.
    static func name(_ object: Int) -> String { "\(object + 1)" }
}
