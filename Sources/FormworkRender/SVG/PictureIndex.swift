import FormworkTree

/// An HTML page that indexes the pictures of a folder: the document, name and thumbnail of each, with a link. It contains no script and refers to
/// nothing outside the folder.
public struct PictureIndex: Sendable {
    /// A picture of the folder.
    public struct Entry: Sendable {
        /// The document's path, as displayed.
        public var document: String
        /// The name of the screen or object that the picture shows.
        public var name: String
        /// The picture's path relative to the page.
        public var path: String
        /// Whether browsers can display the file as an image.
        public var isImage: Bool

        /// Creates an entry.
        public init(document: String, name: String, path: String, isImage: Bool) {
            self.document = document
            self.name = name
            self.path = path
            self.isImage = isImage
        }
    }

    private let title: String
    private let entries: [Entry]

    /// - Parameters:
    ///   - title: The page's title.
    ///   - entries: The pictures, with those of a document next to each other.
    public init(title: String, entries: [Entry]) {
        self.title = title
        self.entries = entries
    }

    /// The first lines of every page of this kind, by which such pages are recognized.
    public static let beginning = """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8"><meta name="generator" content="formwork render">
        """

    /// The page as HTML in UTF-8.
    ///
    /// - Complexity: O(n) in the number of pictures.
    public var html: [UInt8] {
        var html = """
            \(Self.beginning)
            <meta name="viewport" content="width=device-width">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'">
            <title>\(XMLEscaping.escaped(title))</title>
            <style>
            :root{color-scheme:light dark;font:14px/1.4 system-ui,sans-serif}body{margin:24px;max-width:1600px}
            h2{font-size:15px;margin:28px 0 10px;overflow-wrap:anywhere}ul{list-style:none;padding:0;margin:0;display:flex;flex-wrap:wrap;gap:20px}
            li{width:240px}a{color:inherit;text-decoration:none;display:block}a:hover,a:focus{text-decoration:underline}
            img{display:block;width:240px;height:240px;object-fit:contain;background:#8881;border-radius:8px;margin-bottom:6px}
            span{overflow-wrap:anywhere}
            </style></head><body><h1>\(XMLEscaping.escaped(title))</h1>

            """
        var document: String?
        for entry in entries {
            if entry.document != document {
                html += document == nil ? "" : "</ul>\n"
                html += "<h2>\(XMLEscaping.escaped(entry.document))</h2>\n<ul>\n"
                document = entry.document
            }
            let address = Self.address(entry.path)
            let image = entry.isImage ? "<img loading=\"lazy\" alt=\"\" src=\"\(address)\">" : ""
            html += "<li><a href=\"\(address)\">\(image)<span>\(XMLEscaping.escaped(entry.name))</span></a></li>\n"
        }
        return Array((html + (document == nil ? "" : "</ul>\n") + "</body></html>\n").utf8)
    }

    /// Returns a path as a relative URL, with percent encoding.
    private static func address(_ path: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = Array("./".utf8)
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"):
                bytes.append(byte)
            default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
