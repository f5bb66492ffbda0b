import FormworkModel

struct ObjectiveCWriter: UnitWriter {
    func properties(of view: CodeView, in unit: CodeUnit) -> PropertyCode { PropertyCode(initializer: "") }
    func placing(_ view: CodeView, in unit: CodeUnit) -> [String] { [] }
    func code(_ constraint: CodeConstraint, in unit: CodeUnit) -> String? { nil }
    func setting(_ value: RuntimeAttribute.Value, keyPath: String, of variable: String) -> String? { nil }
}
