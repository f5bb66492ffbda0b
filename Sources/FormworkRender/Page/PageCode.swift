import FormworkCode
import FormworkDiagnostics
import FormworkModel

/// The views of a document as code, in every dialect that supports its platform.
struct PageCode {
    /// The names of the dialects.
    let dialects: [String]
    /// The code of each view by dialect, by the view's number in the document.
    private let texts: [[String]]

    /// The size of a page's states and code, in bytes. Code that exceeds it is left out, as large pages open slowly.
    static let pageSize = 400_000

    /// The dialects in the order of the page's menu.
    private static let order: [CodeDialect] = [
        .uikit, .appkit, .snapkit, .uikitObjC, .appkitObjC, .formation, .autolayoutkit, .autolayoutkitObjC,
    ]

    /// - Parameters:
    ///   - document: The document.
    ///   - limit: The maximum size of all code in bytes. Dialects that exceed it are left out.
    init(_ document: InterfaceDocument, limit: Int) {
        var (dialects, texts, room): ([String], [[String]], Int) = ([], [], limit)
        for dialect in Self.order where dialect.canSpeak(of: document.platform) {
            guard let generator = try? CodeGenerator(dialect) else { continue }
            let views = generator.views(of: document)
            room -= views.reduce(0) { $0 + $1.text.utf8.count }
            guard room >= 0 else { break }
            var own = Array(repeating: "", count: document.index.views.count)
            for code in views where own.indices.contains(code.view.index) { own[code.view.index] = code.text }
            dialects.append(dialect.rawValue)
            texts.append(own)
        }
        (self.dialects, self.texts) = (dialects, texts)
    }

    /// Writes the code of a tree's views: an array by dialect, in the order of the tree's views.
    func write(_ tree: PageTree, to json: inout JSONWriter) {
        if dialects.isEmpty { return }
        json.key("code")
        json.array { json in
            for texts in texts { json.array(texts: tree.views.map { texts[$0.index] }) }
        }
    }
}
