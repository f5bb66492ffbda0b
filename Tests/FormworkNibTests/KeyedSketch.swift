import FormworkModel
import FormworkNib
import FormworkTree
import FormworkXML

/// A keyed archive in XML whose objects are written as elements of a property list.
enum KeyedSketch {
    /// Returns the archive of these objects, with `$top` as its entries.
    static func archive(top: String, _ objects: String...) throws -> KeyedArchive {
        try KeyedArchive(PropertyList(tree(top: top, objects)))
    }

    static func tree(top: String, _ objects: [String]) throws -> ElementTree {
        let text = """
            <plist version="1.0"><dict><key>$top</key><dict>\(top)</dict>
            <key>$objects</key><array>\(objects.joined())</array></dict></plist>
            """
        return try XMLParser(fixedNames: Name.fixedNames).parse(Array(text.utf8))
    }

    /// Returns an entry of a dictionary.
    static func entry(_ key: String, _ value: String) -> String { "<key>\(key)</key>\(value)" }

    /// Returns a reference to an object.
    static func uid(_ number: Int) -> String { "<dict><key>CF$UID</key><integer>\(number)</integer></dict>" }

    /// Returns an object of the class that another object describes.
    static func object(of description: Int, _ entries: String...) -> String {
        "<dict>\(entry("$class", uid(description)))\(entries.joined())</dict>"
    }

    /// Returns the description of a class, with its superclasses.
    static func description(_ name: String, _ superclasses: String...) -> String {
        let chain = ([name] + superclasses).map { "<string>\($0)</string>" }.joined()
        return "<dict>\(entry("$classname", "<string>\(name)</string>"))\(entry("$classes", "<array>\(chain)</array>"))</dict>"
    }
}
