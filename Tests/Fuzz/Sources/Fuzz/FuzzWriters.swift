import Formwork
import FormworkCode
import FormworkEdit
import FormworkResults
import FormworkRender

/// All output for a document.
enum FuzzWriters {
    static func run(_ bytes: [UInt8]) {
        guard let document = FuzzTarget.document(bytes) else { return }
        let source = PictureSource(StagedDocument(document))
        // A picture that is too large is refused.
        if let picture = try? SheetWriter().picture(source, title: "fuzz"), !picture.svg.isEmpty {
            demand(isWellFormed(picture.svg), "a picture is not well-formed")
        }
        for dialect in CodeDialect.allCases where dialect.canSpeak(of: document.platform) {
            guard let generator = try? CodeGenerator(dialect), let files = try? generator.files(of: document, source: "fuzz.xib") else {
                continue
            }
            for file in files { demand(!file.name.contains("/") && !file.name.hasPrefix("."), "a file's name leaves its folder") }
        }
        for format in [InterfaceDocument.DataFormat.json, .yaml] {
            let data = document.data(as: format)
            do throws(DocumentError) {
                _ = try FuzzTarget.shared.read(data, as: format, file: "fuzz")
            } catch {
                fatalError("fuzz: what was written as \(format) cannot be read: \(error.diagnostic)")
            }
        }
        if document.kind == .storyboard {
            for xib in document.asXIBs().xibs { demand(FuzzTarget.document(xib.document.text()) != nil, "a scene's XIB cannot be read") }
        } else {
            demand(FuzzTarget.document(document.asStoryboard().document.text()) != nil, "a XIB's storyboard cannot be read")
        }
    }

    /// Returns whether a picture is well-formed XML: the reader parses it before it refuses it as not an interface file.
    private static func isWellFormed(_ svg: [UInt8]) -> Bool {
        do throws(DocumentError) {
            _ = try FuzzTarget.shared.read(svg, file: "fuzz.svg")
            return true
        } catch {
            return error.diagnostic.rule == "limit-exceeded" || error.diagnostic.message.contains("svg")
        }
    }
}
