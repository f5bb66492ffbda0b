import FormworkImport
import FormworkModel
import FormworkTemplates
import Testing

/// Results of applying the templates of the layout templates' own example.
@Suite("The layout templates' own example, as a sequence of steps")
struct StateGroundTruthTests {
    private let start: LayoutState

    init() throws { start = LayoutState(try Documents.example()) }

    private static let templates = ["6s9-Sz-gIn", "YoY-kB-NBA", "7KZ-ez-mMS", "z6P-tR-Fdy", "SFg-lm-aYh", "zSf-Ld-Ocd"]

    private static let roots = [
        "6s9-Sz-gIn": "TpU-gO-2f1", "YoY-kB-NBA": "TpU-gO-2f1", "7KZ-ez-mMS": "xbA-xn-mFA", "z6P-tR-Fdy": "xbA-xn-mFA",
        "SFg-lm-aYh": "le9-70-w4u", "zSf-Ld-Ocd": "le9-70-w4u",
    ]

    private func count(_ state: LayoutState, below root: String) throws -> Int {
        let root = try state.view(root)
        return state.constraints.count { $0.owner.asView?.isDescendant(of: root) ?? false }
    }

    @Test(
        "Removed and added constraints, and the state of the controller after them",
        arguments: [
            ("6s9-Sz-gIn", 4, 5, 8), ("YoY-kB-NBA", 4, 4, 7), ("7KZ-ez-mMS", 4, 4, 7), ("z6P-tR-Fdy", 4, 4, 7), ("SFg-lm-aYh", 96, 96, 233),
            ("zSf-Ld-Ocd", 96, 96, 233),
        ])
    func counts(id: String, removed: Int, added: Int, left: Int) throws {
        var state = start
        let change = state.apply(try state.template(id))
        #expect(change.removed.count == removed)
        #expect(change.added.count == added)
        #expect(change.impossible.isEmpty && change.invalidCopies.isEmpty && change.unknownValues.isEmpty)
        #expect(try count(state, below: try #require(Self.roots[id])) == left)
        let again = try state.reread()
        #expect(try count(again, below: try #require(Self.roots[id])) == left)
        #expect(again.canonicalFormulas == state.canonicalFormulas)
    }

    @Test("Constraints to other views or to guides stay")
    func kept() throws {
        for (templates, kept) in [
            (["6s9-Sz-gIn", "YoY-kB-NBA"], ["MTz-5Q-WMo", "MZb-KZ-ow1", "YZ9-OD-Ebh"]),
            (["7KZ-ez-mMS", "z6P-tR-Fdy"], ["2Rs-dL-y4r", "slF-iA-HZr", "6z0-wT-ddz"]),
        ] {
            for template in templates {
                var state = start
                state.apply(try state.template(template))
                let document = state.permanent().document
                for id in kept {
                    #expect(state.isActive(try #require(state.document.constraint(id: id))), "\(id) after \(template)")
                    #expect(document.constraint(id: id) != nil)
                }
            }
        }
    }

    @Test("The ids of replaced constraints are gone, even if the copies are equal", arguments: templates)
    func identity(id: String) throws {
        var state = start
        let removed = state.apply(try state.template(id)).removed.compactMap(\.origin?.id)
        let document = state.permanent().document
        for old in removed { #expect(document.element(id: old) == nil, "\(old)") }
        let ids = document.constraints.compactMap(\.id)
        #expect(Set(ids).count == ids.count)
    }

    @Test("The replacement of the aspect ratio by 6s9 has its priority")
    func priority() throws {
        var state = start
        let added = state.apply(try state.template("6s9-Sz-gIn")).added
        let aspect = try #require(added.first { $0.value.first.attribute == .width })
        #expect(aspect.value.priority == 900)
        #expect(aspect.owner.id == "TZa-s1-dXa")
        #expect(try state.reread().constraints.contains { $0.value.first.item == "TZa-s1-dXa" && $0.value.priority == 900 })
    }

    // MARK: Attributes

    private static let details = ["1V5-Yv-Gim", "G8G-kI-op8", "AOl-xi-sEL", "IqS-EW-6fH"]
    private static let labels = ["nfw-8v-v2N", "HKZ-S1-Alp", "2nQ-4n-Drd", "sPe-6v-8ik"]

    /// Containers, details, labels' scale.
    private func expect(_ state: LayoutState, _ containers: Double, _ details: Double, _ scale: Double, _ name: String) throws {
        for state in [state, try state.reread()] {
            for id in ["qYt-Hp-kzu", "Gbn-G3-UW8"] { #expect(try state.value("alpha", id) == .number(containers), "\(id) \(name)") }
            for id in Self.details { #expect(try state.value("alpha", id) == .number(details), "\(id) \(name)") }
            for id in Self.labels {
                #expect(try state.value("layer.transform.scale.x", id) == .number(scale), "\(id) \(name)")
                #expect(try state.value("layer.transform.scale.y", id) == .number(scale), "\(id) \(name)")
                let whole = scale == 1 ? "identity" : "scale.x = 0.5, scale.y = 0.5"
                #expect(try state.value("layer.transform", id) == .string(whole), "\(id) \(name)")
            }
        }
    }

    @Test("The dashboard's attributes after each template, in the state and in the document read again")
    func dashboardAttributes() throws {
        var state = start
        try expect(state, 1, 0, 1, "at the start")
        let snapshot = state.snapshot(basedOn: try state.template("SFg-lm-aYh"))
        state.apply(try state.template("SFg-lm-aYh"))
        try expect(state, 0, 1, 0.5, "after SFg")
        state.apply(try state.template("zSf-Ld-Ocd"))
        try expect(state, 0, 0, 1, "after SFg and zSf")
        state.restore(snapshot)
        try expect(state, 1, 0, 1, "restored")
        state = start
        state.apply(try state.template("zSf-Ld-Ocd"))
        try expect(state, 0, 0, 1, "after zSf")
    }

    @Test("The attributes scene: alpha 0.5 and 0")
    func attributesScene() throws {
        var state = start
        #expect(try state.value("alpha", "aaZ-6D-2Fi") == .number(1))
        let snapshot = state.snapshot(basedOn: try state.template("7KZ-ez-mMS"))
        for (id, alpha) in [("7KZ-ez-mMS", 0.5), ("z6P-tR-Fdy", 0.0)] {
            let change = state.apply(try state.template(id))
            #expect(change.attributes.map(\.to) == [.number(alpha)])
            #expect(try state.value("alpha", "aaZ-6D-2Fi") == .number(alpha))
            #expect(try state.reread().value("alpha", "aaZ-6D-2Fi") == .number(alpha))
        }
        state.restore(snapshot)
        #expect(try state.reread().value("alpha", "aaZ-6D-2Fi") == .number(1))
    }

    // MARK: Snapshots

    @Test("A snapshot has the targets' values")
    func snapshotSizes() throws {
        let sizes = try Self.templates.map { start.snapshot(basedOn: try start.template($0)).constraintCount }
        #expect(sizes == [4, 4, 4, 4, 96, 96])
        #expect(start.snapshot(basedOn: start.document.layoutTemplates).constraintCount == 104)
    }

    @Test("Back to the snapshot is back to the start, with other ids and four other owners")
    func restored() throws {
        var state = start
        let snapshot = state.snapshot(basedOn: try state.template("SFg-lm-aYh"))
        state.apply(try state.template("SFg-lm-aYh"))
        #expect(state.canonicalFormulas != start.canonicalFormulas)
        let change = state.restore(snapshot)
        #expect(change.removed.count == 96)
        #expect(change.added.count == 96)
        #expect(state.canonicalFormulas == start.canonicalFormulas)
        #expect(try state.reread().canonicalFormulas == start.canonicalFormulas)
        let moved = state.constraints.filter { $0.isNew && $0.owner.id != $0.origin?.owner.id }
        #expect(Set(moved.map(\.origin?.id)) == ["EEx-nK-djx", "QDE-cc-yuD", "ogI-vH-Xea", "wGl-DN-BkK"])
        #expect(moved.allSatisfy { $0.owner.id == "57u-WY-68c" && $0.origin?.owner.id == "le9-70-w4u" })
        let document = state.permanent().document
        for constraint in state.constraints where constraint.isNew {
            #expect(document.element(id: constraint.origin?.id ?? "") == nil)
        }
    }

    @Test("A template applied twice has the result of one application", arguments: templates)
    func twice(id: String) throws {
        var once = start
        once.apply(try start.template(id))
        var twice = once
        let change = twice.apply(try start.template(id))
        #expect(change.removed.count == change.added.count)
        if id == "6s9-Sz-gIn" { #expect(change.removed.count == 5) }
        #expect(change.attributes.isEmpty)
        #expect(twice.canonicalFormulas == once.canonicalFormulas)
        #expect(twice.permanent().document.text() == once.permanent().document.text())
        // So does one applied to the resulting document.
        var again = try once.reread()
        again.apply(try again.template(id))
        #expect(again.permanent().document.text() == once.permanent().document.text())
    }

    @Test("Templates in turn keep the number of constraints")
    func alternate() throws {
        var state = start
        var texts: [String: [UInt8]] = [:]
        for id in ["SFg-lm-aYh", "zSf-Ld-Ocd", "SFg-lm-aYh", "zSf-Ld-Ocd", "SFg-lm-aYh"] {
            state.apply(try state.template(id))
            #expect(try count(state, below: "le9-70-w4u") == 233)
            let text = state.permanent().document.text()
            #expect(texts[id, default: text] == text)
            texts[id] = text
        }
    }

    @Test(
        "The document of a state is the same when read, is written deterministically, and has no dangling references",
        arguments: templates)
    func permanent(id: String) throws {
        var state = start
        state.apply(try state.template(id))
        let changed = state.permanent()
        #expect(changed.isChanged)
        #expect(changed.lostConnections.isEmpty)
        #expect(try StateSketch.reread(changed.document) == changed.document)
        #expect(WrittenDocument.problems(changed.document) == [])
        #expect(changed.document.text() == state.permanent().document.text())
    }
}
