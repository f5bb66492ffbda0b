/// The rules that there are.
public enum ValidationRules {
    /// Every rule, in the order in which they are documented.
    public static let all: [any ValidationRule] = [
        UnreadableDocumentRule(), LimitExceededRule(), InvalidValueRule(), UnknownContentRule(), DuplicateIDRule(),
        DanglingReferenceRule(), ForeignConstraintOwnerRule(), HidingCycleRule(), HidingSelfRule(), InvalidAutoCollapseRule(),
        DanglingTargetRule(), MissingTargetViewRule(), DuplicateTargetRule(), TemplateRootWithoutTargetRule(),
        TemplateLayoutGuideRule(), KeptGuideConstraintRule(), InvalidTemplateAttributeRule(), UnlistedTemplateAttributeRule(),
        UnusedTargetViewRule(), OutdatedTemplateGenerationRule(), TemplateMarginMismatchRule(), UnreachableTemplateRule(),
        StaleTemplateAttributeRule(), ConflictingConstraintsRule(), AmbiguousLayoutRule(), MisplacedViewRule(), UnsolvedConstraintRule(),
        ConflictingTemplateRule(), AmbiguousTemplateStateRule(), MissingClassRule(), MissingOutletRule(), MissingActionRule(),
        OutletTypeMismatchRule(), MissingRuntimeAttributeRule(), UnconnectedOutletRule(), MissingImageRule(), MissingColorRule(),
        MissingFontRule(), MissingStoryboardReferenceRule(), MissingNibRule(), MissingSegueRule(), MissingReuseIdentifierRule(),
        UnusedDocumentRule(),
    ]

    /// The rules that hold where nobody chooses.
    public static let usual: [any ValidationRule] = all.filter(\.isOnByDefault)

    /// The rule with an id.
    public static func rule(_ id: String) -> (any ValidationRule)? { all.first { $0.id == id } }
}
