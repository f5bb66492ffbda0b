import FormworkEdit
import Testing

@Suite("A script as JSON")
struct ScriptFormTests {
    @Test(
        "An operation as JSON is the same as the command",
        arguments: [
            (
                #"{"set": "Title", "values": {"text": "a \"b\"", "hidden": true, "alpha": 0.5, "tag": null}}"#,
                #"set Title text="a \"b\"" hidden=YES alpha=0.5 tag="#
            ),
            (
                #"{"to": "Form", "add": "label", "at": [16, 200], "text": "Name", "before": "Bar"}"#,
                #"add label "Name" to Form at 16,200 before Bar"#
            ),
            (#"{"add constraint": "Title.height >= 20", "identifier": "h"}"#, "add constraint Title.height >= 20 identifier h"),
            (#"{"add template": "Wide", "to": "Login", "as": "wideLayout"}"#, "add template Wide to Login as wideLayout"),
            (#"{"remove": "Bar", "references": true}"#, "remove Bar with references"),
            (#"{"remove": "Bar", "references": false}"#, "remove Bar"),
            (#"{"move": "Send", "into": "Bar", "first": true}"#, "move Send into Bar first"),
            (
                #"{"wrap": "Title, Send", "in": "stack", "vertical": true, "values": {"spacing": 8}}"#,
                #"wrap "Title, Send" in stack vertical spacing=8"#
            ),
            (#"{"connect outlet": "a", "from": "Login", "to": "Title"}"#, "connect outlet a from Login to Title"),
            (
                #"{"connect action": "send:", "from": "Send", "to": "Login", "on": "touchDown"}"#,
                "connect action send: from Send to Login on touchDown"
            ),
            (
                #"{"connect segue": "show", "from": "Send", "to": "Details", "identifier": "more"}"#,
                "connect segue show from Send to Details identifier more"
            ),
            (#"{"rename class": "OldCell", "to": "NewCell", "in": "App"}"#, "rename class OldCell to NewCell in App"),
            (#"{"rename outlet": "mailField", "to": "mail"}"#, "rename outlet mailField to mail"),
            (#"{"replace color": "OldBrand", "with": "Brand"}"#, "replace color OldBrand with Brand"),
            (
                ##"{"replace constraint": "#C00-00-004", "with": "Title.top = safeArea.top"}"##,
                "replace constraint #C00-00-004 with Title.top = safeArea.top"
            ),
            (#"{"embed": "Login", "in": "tabs"}"#, "embed Login in tabs"),
            (#"{"pin": "Bar", "to": "safeArea", "on": ["top", "leading"], "inset": 8}"#, "pin Bar to safeArea on top leading inset 8"),
            (#"{"center": "Send", "horizontally": true}"#, "center Send horizontally"),
            (#"{"size": "Send", "values": {"width": 100}}"#, "size Send width=100"),
            (
                #"{"variation": "Bar", "values": {"axis": "vertical"}, "for": "compact width regular height"}"#,
                "variation Bar axis=vertical for compact width regular height"
            ),
            (#"{"hide-master": "Title", "for": "Bar"}"#, "hide-master Title for Bar"),
            (#"{"extract scene": "Details", "to": "Details.storyboard"}"#, "extract scene Details to Details.storyboard"),
            (#""set Title text=x""#, "set Title text=x"),
        ])
    func objects(_ json: String, _ command: String) throws {
        let script = try EditScript(parsing: "[\(json)]")
        #expect(script.steps.map(\.operation) == [try EditOperation(parsing: command)])
    }

    @Test(
        "An error has a line and a column",
        arguments: [
            ("[\n  \"fly\"\n]", 2, 4, 1), ("[\n\"set Title text=x\",\n{\"sett\": \"Title\"}]", 3, 1, 2),
            ("[{\"set\": \"Title\", \"vlaues\": {}}]", 1, 19, 1), ("[5]", 1, 2, 1), ("[\"x\", ]", 1, 7, nil), ("{}", 1, 1, nil),
            ("[{\"add constraint\":\n  \"Title.leading = Send.leding\"}]", 2, 25, 1),
            ("[{\"remove\": \"Title\", \"references\": 1}]", 1, 36, 1), ("[{\"set\": \"Ö\", \"add\": \"label\"}]", 1, 15, 1),
        ] as [(String, Int, Int, Int?)])
    func places(_ text: String, _ line: Int, _ column: Int, _ number: Int?) throws {
        do {
            _ = try EditScript(parsing: text)
            Issue.record("\(text) is no script")
        } catch {
            #expect((error.line, error.column) == (line, column), "\(text): \(error)")
            #expect(error.number == number)
        }
    }

    @Test("An impossible edit has its place in the script, too")
    func application() throws {
        let script = try EditScript(parsing: "[\n  \"set Title text=x\",\n  {\"set\": \"Title\",\n   \"values\": {\"txet\": \"x\"}}\n]")
        do {
            _ = try script.apply(to: try LoginScreen.document())
            Issue.record("'txet' is no attribute")
        } catch let error as EditError {
            #expect((error.line, error.column) == (4, 15))
            #expect(error.number == 2)
            #expect(error.notes.contains { $0.hasPrefix("in command 2 at line 4, column 15:") }, "\(error.notes)")
        }
    }
}
