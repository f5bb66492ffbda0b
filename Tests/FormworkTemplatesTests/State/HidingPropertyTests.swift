import FormworkImport
import FormworkModel
import FormworkTemplates
import FormworkTestSupport
import Testing

/// Properties of hiding and showing in any document.
@Suite("Hiding in any document")
struct HidingPropertyTests {
    /// A tree of views with constraints, and links between them: chains, cycles, and dangling outlets.
    private struct Sample {
        var document: InterfaceDocument
        var random: SeededGenerator

        /// - Parameter hidesSome: Whether some views are hidden in the document.
        init(seed: Int, hidesSome: Bool) throws {
            random = SeededGenerator(seed: seed)
            let count = Int.random(in: 2...14, using: &random)
            let ids = (0..<count).map { "V\($0)" }
            var parents = [-1]
            for number in 1..<count { parents.append(Int.random(in: 0..<number, using: &random)) }
            var nextConstraint = 0
            var random = random
            func outlets(_ owner: String) -> String {
                guard Int.random(in: 0..<3, using: &random) > 0 else { return "" }
                let number = random.pick([1, 1, 1, 1, 2])
                let lines = (0..<number).map { place in
                    "<outlet property=\"PWHidingMasterView\" destination=\"\(random.pick(ids + ["C0", "none"]))\" id=\"\(owner)-o\(place)\"/>\n"
                }
                return "<connections>\n\(lines.joined())</connections>\n"
            }
            func constraint(_ owner: Int) -> String {
                let id = "C\(nextConstraint)"
                nextConstraint += 1
                let constant = random.pick([
                    "", "constant=\"0\"", "constant=\"8\" symbolic=\"YES\"", "constant=\"-12.5\"", "constant=\"120\"",
                ])
                let other = random.pick(ids)
                let second = Bool.random(using: &random) ? "" : "secondItem=\"\(other)\" secondAttribute=\"height\""
                let children = outlets(id)
                let head = "<constraint firstItem=\"\(ids[owner])\" firstAttribute=\"height\" \(second) \(constant) id=\"\(id)\""
                return children.isEmpty ? head + "/>\n" : "\(head)>\n\(children)</constraint>\n"
            }
            func view(_ number: Int) -> String {
                let children = parents.indices.filter { parents[$0] == number }.map(view).joined()
                let constraints = (0..<Int.random(in: 0..<3, using: &random)).map { _ in constraint(number) }.joined()
                let flag = hidesSome && Int.random(in: 0..<4, using: &random) == 0 ? "hidden=\"YES\" " : ""
                return """
                    <view \(flag)id="\(ids[number])">
                    \(children.isEmpty ? "" : "<subviews>\n\(children)</subviews>\n")\
                    \(constraints.isEmpty ? "" : "<constraints>\n\(constraints)</constraints>\n")\(outlets(ids[number]))</view>

                    """
            }
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
                <objects>
                \(view(0))</objects>
                </document>

                """
            self.random = random
            document = try DocumentReader().read(Array(text.utf8), file: "Random.xib").document
        }
    }

    /// Reads back a state's document, and compares.
    private static func checkReadBack(_ state: LayoutState, _ seed: Int) throws {
        let document = state.permanent().document
        let again = try DocumentReader().read(document.text(), file: "Random.xib").document
        #expect(again == document, "seed \(seed)")
        let loaded = LayoutState(again)
        #expect(loaded.hiddenIDs == state.hiddenIDs, "seed \(seed)")
        #expect(loaded.constraints.map(\.value) == state.constraints.map(\.value), "seed \(seed)")
        for element in again.views.map(\.element) + again.constraints.map(\.element) {
            let id = element.id ?? ""
            #expect(loaded.hidingMaster(of: element)?.id == state.hidingMaster(of: state.element(id))?.id, "seed \(seed): \(id)")
        }
        for view in again.views {
            let id = view.id ?? ""
            #expect(loaded.followers(of: view).map(\.id) == state.followers(of: state.namedView(id)).map(\.id), "seed \(seed): \(id)")
        }
    }

    @Test("Hidden and shown again, a document is unchanged if nothing was hidden before", arguments: 0..<200)
    func hideAndShow(seed: Int) throws {
        let document = try Sample(seed: seed, hidesSome: false).document
        for view in document.views {
            var state = LayoutState(document)
            state.hide(view)
            #expect(state.isHidden(view))
            try Self.checkReadBack(state, seed)
            state.show(view)
            #expect(!state.permanent().isChanged, "seed \(seed): \(view.id ?? "")")
        }
    }

    @Test("The result of hiding equals that of following the outlets by hand", arguments: 0..<200)
    func model(seed: Int) throws {
        var sample = try Sample(seed: seed, hidesSome: true)
        let document = sample.document
        var state = LayoutState(document)
        let links = InterfaceDocument.HidingLinks(document).links
        var hidden = Set(document.views.filter(\.isHidden).compactMap(\.id))
        for _ in 0..<12 {
            let start = sample.random.pick(document.views)
            let flag = Bool.random(using: &sample.random)
            let change = state.setHidden(flag, of: start)
            // All reachable views get the flag, in any order.
            var reached: Set<String> = [start.id ?? ""]
            var grows = true
            while grows {
                let next = links.filter { reached.contains($0.master.id ?? "") && $0.follower.asView != nil }.compactMap(\.follower.id)
                grows = !reached.isSuperset(of: next)
                reached.formUnion(next)
            }
            let before = hidden
            if flag { hidden.formUnion(reached) } else { hidden.subtract(reached) }
            #expect(Set(state.hiddenIDs) == hidden, "seed \(seed)")
            #expect(Set(change.visibility.compactMap(\.view.id)) == before.symmetricDifference(hidden), "seed \(seed)")
            for link in links where reached.contains(link.master.id ?? "") {
                guard let constraint = link.follower.asConstraint else { continue }
                #expect(state.constant(of: constraint) == (flag ? 0 : constraint.constant), "seed \(seed)")
            }
        }
        try Self.checkReadBack(state, seed)
    }

    @Test("After any hiding and showing, the constants are the original ones once every master is shown", arguments: 0..<200)
    func constants(seed: Int) throws {
        var sample = try Sample(seed: seed, hidesSome: true)
        let document = sample.document
        var state = LayoutState(document)
        for _ in 0..<20 {
            let view = sample.random.pick(document.views)
            if Bool.random(using: &sample.random) { state.hide(view) } else { state.show(view) }
        }
        for master in InterfaceDocument.HidingLinks(document).allMasters.shuffled(using: &sample.random) { state.show(master) }
        for constraint in document.constraints {
            #expect(state.constant(of: constraint) == constraint.constant, "seed \(seed): \(constraint.id ?? "")")
        }
        try Self.checkReadBack(state, seed)
    }

    @Test("Masters may be changed between hiding and showing: the written document equals the state in memory", arguments: 0..<200)
    func moves(seed: Int) throws {
        var sample = try Sample(seed: seed, hidesSome: true)
        let document = sample.document
        let views = document.views
        var state = LayoutState(document)
        for _ in 0..<20 {
            let view = sample.random.pick(views)
            switch Int.random(in: 0..<5, using: &sample.random) {
            case 0: state.hide(view)
            case 1: state.show(view)
            case 2:
                if let constraint = document.constraints.randomElement(using: &sample.random) {
                    state.setConstant(Double(Int.random(in: -9...9, using: &sample.random)), of: constraint)
                }
            default:
                let followers = views.map(\.element) + document.constraints.map(\.element)
                let master = Bool.random(using: &sample.random) ? view : nil
                let follower = sample.random.pick(followers)
                if follower == master?.element {
                    #expect(throws: LayoutState.StateError.self, "seed \(seed)") { try state.setHidingMaster(master, of: follower) }
                } else {
                    try state.setHidingMaster(master, of: follower)
                }
            }
        }
        try Self.checkReadBack(state, seed)
    }
}
