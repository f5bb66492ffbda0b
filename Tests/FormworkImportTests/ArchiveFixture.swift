import FormworkImport
import FormworkModel
import FormworkTree
import FormworkXML

/// A small archive for a test, and its upgrade.
struct ArchiveFixture {
    /// The upgraded document as text.
    let text: String
    let findings: [ArchiveFinding]
    let tree: ElementTree
    let source: String

    /// Upgrades a complete archive.
    init(archive: String) throws {
        let parsed = try XMLParser(fixedNames: Name.fixedNames).parse(Array(archive.utf8))
        let upgraded = try ArchiveUpgrader.upgrade(parsed)
        tree = upgraded.tree
        findings = upgraded.findings
        text = String(decoding: XMLSerializer.text(of: upgraded.tree), as: UTF8.self)
        source = archive
    }

    /// Upgrades an archive of 8.00 with these objects and records; `roots` are the objects at the top, by their labels.
    init(
        _ platform: Platform, objects: String, records: String, roots: String = #"<reference ref="1"/>"#, connections: String = "",
        properties: String = "", data: String = ""
    ) throws {
        try self.init(
            archive: """
                <?xml version="1.0" encoding="UTF-8"?>
                <archive type="com.apple.InterfaceBuilder3.\(platform.rawValue).XIB" version="8.00"><data>
                \(data)
                <array class="NSMutableArray" key="IBDocument.RootObjects" id="1000">\(objects)</array>
                <object class="IBObjectContainer" key="IBDocument.Objects">
                <array class="NSMutableArray" key="connectionRecords">\(connections)</array>
                <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
                <object class="IBObjectRecord"><int key="objectID">0</int><array key="object" id="0"/>
                <array class="NSMutableArray" key="children">\(roots)</array><nil key="parent"/></object>
                \(records)
                </array></object>
                <dictionary class="NSMutableDictionary" key="flattenedProperties">\(properties)</dictionary>
                </object></data></archive>
                """)
    }

    enum Platform: String { case mac = "Cocoa", iOS = "CocoaTouch" }

    /// Returns a record of the object with a label.
    static func record(_ id: String, _ object: String, parent: String = "0", name: String = "") -> String {
        let label = name.isEmpty ? "" : #"<string key="objectName">\#(name)</string>"#
        return #"<object class="IBObjectRecord"><int key="objectID">\#(id)</int><reference key="object" ref="\#(object)"/>"#
            + #"<reference key="parent" ref="\#(parent)"/>\#(label)</object>"#
    }

    static func connection(_ id: String, _ kind: String, label: String, from source: String, to destination: String, more: String = "")
        -> String
    {
        #"<object class="IBConnectionRecord"><object class="\#(kind)" key="connection"><string key="label">\#(label)</string>"#
            + #"<reference key="source" ref="\#(source)"/><reference key="destination" ref="\#(destination)"/>\#(more)</object>"#
            + #"<int key="connectionID">\#(id)</int></object>"#
    }

    /// Returns the line of the document that holds an id.
    func line(id: String) -> String {
        text.split(separator: "\n").map { String($0.drop { $0 == " " }) }.first { $0.contains(" id=\"\(id)\"") } ?? ""
    }

    func contains(_ part: String) -> Bool { text.contains(part) }

    /// The ids in document order.
    var ids: [String] {
        text.split(separator: " ").filter { $0.hasPrefix("id=\"") }.map { String($0.dropFirst(4).prefix { $0 != "\"" }) }
    }
}
