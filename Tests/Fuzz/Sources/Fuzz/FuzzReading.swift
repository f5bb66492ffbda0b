import Formwork
import FormworkResults
import FormworkRules

/// Reading and writing.
enum FuzzReading {
    /// Checks that a document is written byte for byte, and that formatting it again keeps its contents.
    static func document(_ bytes: [UInt8]) {
        guard let document = FuzzTarget.document(bytes) else { return }
        if document.format == .modern { demand(document.text() == bytes, "a document is not written as it was read") }
        let reformatted = document.text(reformatted: true)
        guard let again = FuzzTarget.document(reformatted) else { fatalError("fuzz: the reformatted document cannot be read") }
        demand(
            again.views.count == document.views.count && again.constraints.count == document.constraints.count
                && again.connections.count == document.connections.count, "the reformatted document differs")
        _ = ImportResult(file: "fuzz.xib", document: document, diagnostics: []).text
        _ = Validator().validate(document, file: "fuzz.xib")
    }

    /// Checks that a readable archive becomes a readable document, and is written the same again.
    static func archive(_ bytes: [UInt8]) {
        guard let document = FuzzTarget.document(bytes), document.format == .archive else { return }
        let text = document.text()
        guard let again = FuzzTarget.document(text) else { fatalError("fuzz: an upgraded archive cannot be read") }
        demand(again.text() == text, "an upgraded archive is not written as it was read")
        demand(again.views.count == document.views.count, "an upgraded archive has other views when read again")
    }

    /// Checks that a readable compiled file becomes a readable document, and is written the same again.
    static func compiled(_ bytes: [UInt8]) {
        guard let document = FuzzTarget.document(bytes), document.format == .compiled else { return }
        let text = document.text()
        guard let again = FuzzTarget.document(text) else { fatalError("fuzz: what was read back cannot be read") }
        demand(again.text() == text, "what was read back is not written as it was read")
        demand(again.views.count == document.views.count, "what was read back has other views when read again")
        _ = Validator().validate(document, file: "fuzz.nib")
    }

    /// Checks that a readable font measures any text.
    static func font(_ bytes: [UInt8]) {
        var fonts = FontLibrary()
        guard let face = try? fonts.add(bytes).first else { return }
        let font = FontDescription(family: .named(postScriptName: face.postScriptName, family: face.family), size: 17)
        let measurer = SystemTextMeasurer(platform: .iOS, toolsVersion: nil, fonts: fonts)
        demand(measurer.width(of: "AVATAR, Type To. fly \u{10FFFF}", in: font).isFinite, "a text's width is no number")
        demand(measurer.lineMetrics(of: font).lineHeight.isFinite, "a line's height is no number")
    }

    /// Checks that data of a document is written the same again.
    static func data(_ bytes: [UInt8], _ format: InterfaceDocument.DataFormat) {
        guard let document = try? FuzzTarget.shared.read(bytes, as: format, file: "fuzz").document else { return }
        let text = document.data(as: format)
        guard let again = try? FuzzTarget.shared.read(text, as: format, file: "fuzz").document else {
            fatalError("fuzz: a document written as data cannot be read")
        }
        demand(again.text() == document.text(), "a document changes on its way through data")
    }
}
