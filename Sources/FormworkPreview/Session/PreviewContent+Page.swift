import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkRender
import FormworkTemplates

extension PreviewContent {
    static let script = PreviewContent(type: "text/javascript; charset=utf-8", bytes: Array("".utf8))

    static func page(_ file: PreviewFile, names: [String], shown: Int) -> PreviewContent {
        var bytes: [UInt8] = []
        if let read = file.read {
            bytes = SheetWriter().picture(PictureSource(LayoutState(read.document).permanent(), options: .init()), title: file.path).svg
        }
        return PreviewContent(type: "image/svg+xml", bytes: bytes)
    }
}
