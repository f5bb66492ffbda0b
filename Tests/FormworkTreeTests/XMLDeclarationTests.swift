import FormworkTree
import Testing

@Suite struct XMLDeclarationTests {
    @Test(arguments: [
        ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"),
        ("\u{FEFF}<?xml  version = '1.0' standalone='no'  ?>", "<?xml version=\"1.0\" standalone=\"no\"?>\n"),
        (
            "<?xml version=\"1.1\" encoding=\"utf-8\" standalone=\"yes\"?>\r\n",
            "<?xml version=\"1.1\" encoding=\"utf-8\" standalone=\"yes\"?>\n"
        ),
    ])
    func aDeclarationIsRead(_ prolog: String, _ text: String) {
        #expect(XMLDeclaration(Array(prolog.utf8)[...])?.text == text)
    }

    @Test(arguments: ["", "  ", "<?xml?>", "<?xml version=1.0?>", "?><?xml "])
    func elsewhereIsNone(_ prolog: String) { #expect(XMLDeclaration(Array(prolog.utf8)[...]) == nil) }
}
