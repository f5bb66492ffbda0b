import FormworkCode
import FormworkDiagnostics
import FormworkModel

/// The views of a document as code, in the dialects that support its platform.
enum PageCode {
    /// The dialects in the order of the page's menu. The last ones are left out of a large page first.
    private static let order: [CodeDialect] = [
        .uikit, .appkit, .snapkit, .uikitObjC, .appkitObjC, .formation, .autolayoutkit, .autolayoutkitObjC,
    ]

    /// The size of a page's data in bytes that code may fill up. With its scripts, the page is smaller than a megabyte.
    private static let dataLimit = 700_000

    /// Returns the code as a JSON array: for each dialect, its name and the code of each view of each tree.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - trees: The trees of the document, in the order of the page.
    ///   - used: The size of the page's other data in bytes.
    static func json(_ document: InterfaceDocument, trees: [PageTree], used: Int) -> [UInt8] {
        var json = JSONWriter(escapesMarkup: true)
        json.array { json in
            var room = max(dataLimit - used, 0)
            for dialect in order where room > 0 && dialect.canSpeak(of: document.platform) {
                guard let generator = try? CodeGenerator(dialect) else { continue }
                var texts = Array(repeating: "", count: document.index.views.count)
                for code in generator.views(of: document) where texts.indices.contains(code.view.index) {
                    texts[code.view.index] = code.text
                }
                var own = JSONWriter(escapesMarkup: true)
                own.array { own in for tree in trees { own.array(texts: tree.views.map { texts[$0.index] }) } }
                room -= own.bytes.count
                guard room >= 0 else { break }
                json.array { json in
                    json.string(dialect.rawValue)
                    json.written(own.bytes)
                }
            }
        }
        return json.bytes
    }
}
