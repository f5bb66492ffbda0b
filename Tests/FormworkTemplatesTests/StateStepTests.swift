import FormworkTemplates
import Testing

@Suite("Steps are read")
struct StateStepTests {
    private static func error(_ text: String) -> LayoutState.StepError? {
        do throws(LayoutState.StepError) {
            _ = try LayoutState.Step.steps(text)
            return nil
        } catch { return error }
    }

    @Test("one after the other, with commas between them")
    func steps() throws {
        #expect(
            try LayoutState.Step.steps("template=A,hide=X,snapshot=S,template=B,show=X,snapshot=U@B,restore=S") == [
                .template("A"), .hide("X"), .snapshot("S", basedOn: nil), .template("B"), .show("X"), .snapshot("U", basedOn: "B"),
                .restore("S"),
            ])
        #expect(try LayoutState.Step.steps(" template = Big Template , hide= X ") == [.template("Big Template"), .hide("X")])
    }

    @Test("with commas in names, unless a step follows them")
    func commas() throws {
        #expect(try LayoutState.Step.steps("hide=Name, first,show=Last, name") == [.hide("Name, first"), .show("Last, name")])
        #expect(try LayoutState.Step.steps("template=Wide, x = 3") == [.template("Wide, x = 3")])
        #expect(try LayoutState.Step.steps("hide=a=b") == [.hide("a=b")])
    }

    @Test("with a template's name after an @ that may contain one itself")
    func bases() throws {
        #expect(try LayoutState.Step.steps("snapshot=S @ Big Template") == [.snapshot("S", basedOn: "Big Template")])
        #expect(try LayoutState.Step.steps("snapshot=S@a@b") == [.snapshot("S", basedOn: "a@b")])
        #expect(Self.error("snapshot=S@") == .missingName("snapshot"))
        #expect(Self.error("snapshot=@A") == .missingName("snapshot"))
    }

    @Test(
        "or refused, with the known words",
        arguments: [
            ("", LayoutState.StepError.unknownStep("")), ("A", .unknownStep("A")), ("apply=A", .unknownStep("apply=A")),
            ("hide=A,aply=B", .unknownStep("aply=B")), ("template=,foo=B", .unknownStep("foo=B")), ("hide=", .missingName("hide")),
            ("hide=A,show=", .missingName("show")), ("template= ,hide=A", .missingName("template")), ("=A", .unknownStep("=A")),
        ])
    func refused(text: String, error: LayoutState.StepError) {
        #expect(Self.error(text) == error)
        switch error {
        case .unknownStep(let step): #expect("\(error)".hasPrefix("'\(step)' isn't a step; there are template=NAME, hide=NAME"))
        case .missingName(let word): #expect("\(error)" == "the step '\(word)=' needs a name")
        }
    }

    @Test("and written as they are read")
    func text() throws {
        #expect(Self.error("propagate=showing") == .unknownStep("propagate=showing"))
        for text in ["propagate=hiding,hide=X", "template=A, b,hide=X", "snapshot=S,snapshot=U@B,restore=S", "show=a=b"] {
            #expect(try LayoutState.Step.steps(text).map(\.text).joined(separator: ",") == text)
        }
    }
}
