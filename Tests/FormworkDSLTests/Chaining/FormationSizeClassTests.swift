import Formwork
import Testing

@Suite("A formation's size classes")
struct FormationSizeClassTests {
    /// Horizontal before vertical; nil is unspecified.
    private static let environments: [(horizontal: InterfaceDocument.SizeClass?, vertical: InterfaceDocument.SizeClass?)] = [
        (nil, nil), (nil, .compact), (nil, .regular),
        (.compact, nil), (.compact, .compact), (.compact, .regular),
        (.regular, nil), (.regular, .compact), (.regular, .regular),
    ]

    private static let no = false
    private static let yes = true

    /// A row per case; its columns are the environments in their order.
    private static let table: [(FormationSizeClass, [Bool])] = [
        //                     ∗∗   ∗c   ∗r   c∗   cc   cr   r∗   rc   rr
        (.any, [yes, yes, yes, yes, yes, yes, yes, yes, yes]),
        (.wCompact, [no, no, no, yes, yes, yes, no, no, no]),
        (.wRegular, [no, no, no, no, no, no, yes, yes, yes]),
        (.hCompact, [no, yes, no, no, yes, no, no, yes, no]),
        (.hRegular, [no, no, yes, no, no, yes, no, no, yes]),
        (.bothCompact, [no, no, no, no, yes, no, no, no, no]),
        (.bothRegular, [no, no, no, no, no, no, no, no, yes]),
        (.wCompactHRegular, [no, no, no, no, no, yes, no, no, no]),
        (.wRegularHCompact, [no, no, no, no, no, no, no, yes, no]),
    ]

    @Test("each of nine cases covers exactly its combinations of nine", arguments: 0..<9, 0..<9)
    func match(row: Int, column: Int) {
        let (sizeClass, expected) = Self.table[row]
        let (horizontal, vertical) = Self.environments[column]
        #expect(FormationSizeClass.allCases[row] == sizeClass)
        #expect(sizeClass.match(horizontal: horizontal, vertical: vertical) == expected[column])
    }

    private func holds(_ formation: some Formation) -> [Bool] {
        Self.environments.map { formation.installation.holds(horizontal: $0.horizontal, vertical: $0.vertical) }
    }

    @Test("several installs form a union, and excepts are subtracted")
    func installAndExcept() {
        let stage = ChainingStage()
        let formation = stage.layout.view(stage.v1)
        #expect(holds(formation) == Array(repeating: true, count: 9))
        formation.install(.wRegular).install(.bothCompact)
        #expect(holds(formation) == [false, false, false, false, true, false, true, true, true])
        formation.except(.hRegular).except(.wRegularHCompact)
        #expect(holds(formation) == [false, false, false, false, true, false, true, false, false])
    }

    @Test("except wins over install in either order")
    func precedence() {
        let stage = ChainingStage()
        let first = stage.layout.view(stage.v1).except(.bothCompact).install(.wCompact)
        let second = stage.layout.view(stage.v1).install(.wCompact).except(.bothCompact)
        #expect(holds(first) == [false, false, false, true, false, true, false, false, false])
        #expect(holds(first) == holds(second))
        #expect(!holds(stage.layout.view(stage.v1).install(.any).except(.any)).contains(true))
    }

    @Test("install and except of the same class exclude each other and cover everything")
    func pair() {
        let stage = ChainingStage()
        let narrow = stage.layout.group(stage.v1, stage.v2).vSpace(5).install(.bothCompact)
        let wide = stage.layout.group(stage.v1, stage.v2).vSpace(10).except(.bothCompact)
        #expect(zip(holds(narrow), holds(wide)).allSatisfy { $0 != $1 })
    }
}
