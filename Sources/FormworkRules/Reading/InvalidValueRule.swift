import FormworkDiagnostics

/// Finds attributes with invalid values.
struct InvalidValueRule: ReadingRule {
    let id = "invalid-value"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "the value of an attribute is not a valid number or keyword",
        explanation: """
            The value is kept as it is, but the layout ignores it: a constraint with an unknown attribute or relation is left out, and an invalid \
            number counts as absent.
            """,
        example: """
            <constraint firstAttribute="height" constant="44pt" id="Hgt-Ct-one"/>
            """)
}
