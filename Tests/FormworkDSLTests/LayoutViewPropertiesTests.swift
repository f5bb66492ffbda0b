import Formwork
import FormworkTestSupport
import Testing

@Suite("Properties of views")
struct LayoutViewPropertiesTests {
    @Test("are written as Interface Builder writes them, and read back")
    func touch() throws {
        let document = DocumentDraft()
        let root = document.makeView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        let (label, button, field) = (document.makeView("label"), document.makeView("button"), document.makeView("textField"))
        for view in [label, button, field] { root.addSubview(view) }
        label.text = "Title"
        label.font = .system(20, weight: .semibold)
        label.textColor = .system("labelColor")
        label.numberOfLines = 0
        button.title = "Save"
        button.font = .textStyle(.headline)
        button.tintColor = .named("Brand")
        button.alpha = 0.5
        field.placeholder = "Name"
        field.backgroundColor = .rgb(red: 1, green: 0.5, blue: 0, alpha: 1)
        field.isHidden = true
        let text = String(decoding: document.interfaceDocument().text(), as: UTF8.self)
        for part in [
            "text=\"Title\"", "numberOfLines=\"0\"",
            "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"semibold\" pointSize=\"20\"/>",
            "<color key=\"textColor\" systemColor=\"labelColor\"/>", "<state key=\"normal\" title=\"Save\"/>",
            "style=\"UICTFontTextStyleHeadline\"", "<color key=\"tintColor\" name=\"Brand\"/>", "alpha=\"0.5\"", "placeholder=\"Name\"",
            "hidden=\"YES\"",
        ] { #expect(text.contains(part), "\(part)") }

        let again = DocumentDraft(try DocumentReader().read(Array(text.utf8), file: "A.xib").document)
        let (readLabel, readButton, readField) = (try again.view(label.id), try again.view(button.id), try again.view(field.id))
        #expect(readLabel.text == "Title" && readLabel.font == .system(20, weight: .semibold) && readLabel.numberOfLines == 0)
        #expect(readLabel.textColor == .system("labelColor") && readLabel.backgroundColor == nil)
        #expect(readButton.title == "Save" && readButton.font == .textStyle(.headline) && readButton.alpha == 0.5)
        #expect(readField.placeholder == "Name" && readField.isHidden && !readButton.isHidden)
    }

    @Test("of an imported view replace the document's values, and nothing else")
    func imported() throws {
        let file = TestFiles.sample("HidingForm.storyboard")
        let original = try DocumentReader().read(TestFiles.bytes(of: file), file: file).document
        let document = DocumentDraft(original)
        let label = try document.view("Street Label")
        #expect(label.text == "Street" && label.font == .system(17) && label.textColor == nil)
        label.text = "Road\nand number"
        label.textColor = .white(0.5)
        label.font = .named("Avenir-Book", size: 12)
        #expect(label.text == "Road\nand number" && label.textColor == .white(0.5))
        let again = DocumentDraft(
            try DocumentReader().read(document.interfaceDocument().text(), file: file).document)
        let read = try again.view("Street Label")
        #expect(read.text == "Road\nand number" && read.textColor == .white(0.5) && read.font == .named("Avenir-Book", size: 12))
        let names = try #require(read.imported).element.children.map { "\($0.name) \($0["key"] ?? "")" }
        #expect(!names.contains("nil textColor") && names.contains("nil highlightedColor"))
        #expect(names.filter { $0.hasPrefix("fontDescription") }.count == 1)
        label.text = "Way"
        let third = DocumentDraft(try DocumentReader().read(document.interfaceDocument().text(), file: file).document)
        #expect(try third.view("Street Label").text == "Way")
    }

    @Test("of macOS are those of the cell")
    func mac() throws {
        let document = DocumentDraft(platform: .macOS)
        let root = document.makeView("customView")
        let (field, button) = (document.makeView("textField"), document.makeView("button"))
        root.addSubview(field)
        root.addSubview(button)
        field.text = "Title"
        field.font = .boldSystem(13)
        field.textColor = .rgb(red: 0, green: 0, blue: 1)
        button.title = "OK"
        button.alpha = 0.25
        let text = String(decoding: document.interfaceDocument().text(), as: UTF8.self)
        #expect(text.contains("<textFieldCell key=\"cell\" title=\"Title\"") && text.contains("<buttonCell key=\"cell\" title=\"OK\""))
        #expect(text.contains("metaFont=\"systemBold\"") && text.contains("alphaValue=\"0.25\""))
        let again = DocumentDraft(try DocumentReader().read(Array(text.utf8), file: "A.xib").document)
        let read = try again.view(field.id)
        #expect(read.text == "Title" && read.font == .boldSystem(13) && read.textColor == .rgb(red: 0, green: 0, blue: 1))
    }
}
