import FormworkCompile
import FormworkDiagnostics
import FormworkModel
import Testing

/// Documents that could be compiled, but that Xcode refuses.
@Suite struct XcodesRefusalsTests {
    private static func errors(_ text: String, _ options: CompileOptions = CompiledSample.options(12, 4)) -> [String] {
        do {
            _ = try CompiledSample.compiled(text, options)
            return []
        } catch let error as CompileError {
            return error.diagnostics.map(\.message)
        } catch {
            return ["\(error)"]
        }
    }

    @Test func missingResourcesOfTheTargetAreErrors() throws {
        let text = CompiledSample.xib(
            #"<stackView opaque="NO" id="sta-ck-001"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></stackView>"#)
        let old = CompiledSample.options(12, 4, target: .init(8))
        #expect(Self.errors(text, old) == ["UIStackView before iOS 9.0: the deployment target is iOS 8.0"])
        #expect(Self.errors(text).isEmpty)
        var lenient = old
        lenient.isLenient = true
        #expect(try CompiledSample.compiled(text, lenient).diagnostics.contains { $0.rule == "availability" && $0.severity == .warning })
    }

    @Test func aLaunchScreenHasNoClassOfTheApplication() {
        let view = #"<view id="vie-wA-001" customClass="Card"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></view>"#
        #expect(Self.errors(CompiledSample.xib(view)).isEmpty)
        #expect(
            Self.errors(CompiledSample.xib(view, attributes: #"launchScreen="YES""#))
                == ["a launch screen may not have a custom class: 'Card'"])
    }

    @Test func theFirstControllerIsAControllerOfTheDocument() {
        let scene = #"<viewController id="two-aa-001"><view key="view" id="vie-wA-001"/></viewController>"#
        #expect(
            Self.errors(CompiledSample.storyboard([scene]))
                == ["the initial controller is 'one-aa-001', which is not in the document"])
        #expect(
            Self.errors(CompiledSample.storyboard([scene], initial: "vie-wA-001")).first?.hasSuffix("which is not a controller") == true)
        #expect(Self.errors(CompiledSample.storyboard([scene], initial: "two-aa-001")).isEmpty)
    }
}
