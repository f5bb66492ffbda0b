import FormworkDiagnostics

/// Finds attributes with invalid values.
struct InvalidValueRule: ReadingRule {
    let id = "invalid-value"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "an attribute's value is no number, or none of its words",
        explanation: """
            The value is kept as it is written, but the layout goes on without it: a constraint with an unknown attribute or relation \
            is left out, a number that is none counts as if it were not there.
            """,
        example: """
            <constraint firstAttribute="height" constant="44pt" id="Hgt-Ct-one"/>
            """)
}
