import Foundation
import Testing

@Suite("formwork query")
struct QueryCommandTests {
    private static let form = CommandRun.samples + "/HidingForm.storyboard"
    private static let mistakes = CommandRun.samples + "/Mistakes/"

    private static func matches(_ arguments: String...) throws -> [[String: Any]] {
        let run = try CommandRun.all(["query", "--format", "json"] + arguments)
        let result = try #require((run.json()["results"] as? [[String: Any]])?.first)
        return try #require(result["matches"] as? [[String: Any]])
    }

    @Test("A line has an object's place, kind and name; the status is grep's")
    func text() throws {
        let found = try CommandRun("query", "label[label$=Heading]", Self.form)
        #expect(found.status == 0)
        #expect(found.output == "\(Self.form):32:29: label \"Delivery Heading\" (Hea-Vw-frm)\n")
        let none = try CommandRun("query", "slider", Self.form)
        #expect(none.status == 1 && none.output.isEmpty && none.errors.isEmpty)
        let unknown = try CommandRun("query", "lable", Self.form)
        #expect(unknown.status == 1)
        #expect(unknown.errors.contains("there is no element 'lable'; similar names: label"))
        let broken = try CommandRun("query", "label[text=", Self.form)
        #expect(broken.status == 64 && broken.output.isEmpty)
        #expect(broken.errors.contains("selector:1:12: error: expected a value after '='"))
        #expect(try CommandRun("query", "label", "/nowhere.xib").status == 66)
        let arrow = try CommandRun("query", "->deliverySwitch", Self.form)
        #expect(arrow.status == 0 && arrow.output.contains("(Swt-Vw-frm)"))
        #expect(try CommandRun("query", "->deliverySwitch[", Self.form).errors.contains("selector:1:18: error:"))
    }

    @Test("Requested properties of objects are printed; counting gives the number for each file")
    func options() throws {
        let told = try CommandRun("query", "#Hea", Self.form, "--attributes", "text,fontSize,nonsense", "--frames")
        #expect(
            told.output.hasSuffix("label \"Delivery Heading\" (Hea-Vw-frm)  text=\"Delivery address\"  fontSize=13  {16, 95, 101.5, 16}\n"),
            "\(told.output)")
        let counted = try CommandRun(
            "query", "label", CommandRun.samples + "/HidingForm.storyboard", Self.mistakes + "misplaced-view.xib", "--count")
        #expect(counted.output == "\(Self.form): 4\n")
    }

    @Test("JSON has all properties of an object")
    func json() throws {
        let label = try #require(try Self.matches("#StL-Vw-frm", Self.form).first)
        #expect(label["kind"] as? String == "view")
        #expect(label["class"] as? String == "UILabel")
        #expect(label["line"] as? Int != nil)
        #expect((label["attributes"] as? [String: String])?["userLabel"] == "Street Label")
        #expect((label["outlets"] as? [[String: Any]])?.first?["destination"] as? String == "Hea-Vw-frm")
        let values = try #require(label["values"] as? [[String: Any]])
        #expect(values.contains { $0["key"] as? String == "frame" && ($0["attributes"] as? [String: String])?["width"] == "47" })
        let constraint = try #require(try Self.matches("constraint:of(#SwL-Vw-frm)", Self.form).first)
        #expect(constraint["text"] as? String != nil && constraint["relation"] as? String == "equal")
    }

    @Test("JSON of import has objects other than views and all connections; its parts can be selected")
    func fields() throws {
        func scene(_ arguments: String...) throws -> [String: Any] {
            let run = try CommandRun.all(["import", "--format", "json", Self.form] + arguments)
            let result = try #require((run.json()["results"] as? [[String: Any]])?.first)
            return try #require((result["scenes"] as? [[String: Any]])?.first)
        }
        let usual = try scene()
        let controller = try #require(usual["controller"] as? [String: Any])
        #expect((controller["outlets"] as? [[String: Any]])?.map { $0["name"] as? String } == ["deliveryHeading", "deliverySwitch"])
        #expect((usual["objects"] as? [[String: Any]])?.map { $0["element"] as? String } == ["placeholder"])
        let subviews = try #require((usual["roots"] as? [[String: Any]])?.first?["subviews"] as? [[String: Any]])
        #expect((subviews[1]["actions"] as? [[String: Any]])?.first?["name"] as? String == "toggleDelivery:")
        #expect(subviews[0]["attributes"] == nil)
        let chosen = try #require((try scene("--fields", "attributes,values")["roots"] as? [[String: Any]])?.first)
        #expect(chosen["constraints"] == nil && chosen["outlets"] == nil && chosen["subviews"] != nil)
        #expect((chosen["attributes"] as? [String: String])?["userLabel"] == "Form")
        #expect(chosen["values"] != nil)
        #expect(try CommandRun("import", Self.form, "--fields", "nonsense").status == 64)
    }

    @Test("Results of solving can be queried")
    func solving() throws {
        #expect(try Self.matches("view:ambiguous", Self.mistakes + "ambiguous-layout.xib").map { $0["id"] as? String } == ["Box-Vw-xib"])
        #expect(try Self.matches("view:misplaced", Self.mistakes + "misplaced-view.xib").map { $0["id"] as? String } == ["Box-Vw-xib"])
        let conflicts = try Self.matches("constraint:conflicting", Self.mistakes + "conflicting-constraints.xib")
        #expect(conflicts.map { $0["id"] as? String } == ["q7D-Lw-2Rk", "eJ9-sP-5bZ"])
    }

    @Test("Verbs accept any unambiguous reference to scenes and views")
    func names() throws {
        let byID = try CommandRun("solve", "--scene", "Frm-Sc-one", Self.form).output
        for name in ["DeliveryFormViewController", "Frm-S", "#Frm-Sc-one", "scene:has(switch)"] {
            #expect(try CommandRun("solve", "--scene", name, Self.form).output == byID, "\(name)")
        }
        let hidden = try CommandRun("solve", "--hide", "StL-Vw-frm", Self.form).output
        #expect(try CommandRun("solve", "--hide", "label[label='Street Label']", Self.form).output == hidden)
        let explained = try CommandRun("solve", "--explain", "Street Label", Self.form).output
        #expect(try CommandRun("solve", "--explain", "textField <-* label, #StL", Self.form).output == explained)
        let several = try CommandRun("solve", "--hide", "textField", Self.form)
        #expect(several.status == 64)
        #expect(several.errors.contains("'textField' matches 2 views; name one by its id: StF-Vw-frm"))
        let folder = NSTemporaryDirectory() + "formwork-query-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(try CommandRun("apply", Self.form, "--hide", "label:has(~ switch)", "-o", folder + "/a.storyboard").status == 0)
        #expect(try CommandRun("apply", Self.form, "--hide", "SwL-Vw-frm", "-o", folder + "/b.storyboard").status == 0)
        #expect(
            try String(contentsOfFile: folder + "/a.storyboard", encoding: .utf8)
                == String(contentsOfFile: folder + "/b.storyboard", encoding: .utf8))
        #expect(try CommandRun("render", Self.form, "--scene", "Frm-S", "-o", folder + "/a.svg").status == 0)
    }
}
