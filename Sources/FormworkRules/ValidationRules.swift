/// The list of rules.
public enum ValidationRules {
    /// All rules, in the order of their documentation.
    public static let all: [any ValidationRule] = [
        UnreadableDocumentRule(), LimitExceededRule(), InvalidValueRule(), UnknownContentRule(), DuplicateIDRule(),
        DanglingReferenceRule(), ForeignConstraintOwnerRule(), HidingCycleRule(), HidingSelfRule(), InvalidAutoCollapseRule(),
        DanglingTargetRule(), MissingTargetViewRule(), DuplicateTargetRule(), TemplateRootWithoutTargetRule(),
        TemplateLayoutGuideRule(), KeptGuideConstraintRule(), InvalidTemplateAttributeRule(), UnlistedTemplateAttributeRule(),
        UnusedTargetViewRule(), OutdatedTemplateGenerationRule(), TemplateMarginMismatchRule(), UnreachableTemplateRule(),
        StaleTemplateAttributeRule(), ConflictingConstraintsRule(), AmbiguousLayoutRule(), MisplacedViewRule(), UnsolvedConstraintRule(),
        RowHeightRule(), ZeroSizeViewRule(), ClippedViewRule(), ClippedTextRule(), OverlappingViewsRule(), OffScreenViewRule(),
        TouchTargetRule(),
        ConflictingTemplateRule(), AmbiguousTemplateStateRule(), DuplicateConstraintRule(), DuplicateReuseIdentifierRule(),
        UnreachableSceneRule(), UnnamedSegueRule(), TieBreakerLeftOverRule(), ImageButtonWithoutLabelRule(), ContrastRule(),
        RelativeToMarginRule(),
        CustomClassNameRule(), StoryboardViewControllerIDRule(), ReuseIdentifierRule(), UseBaseClassRule(), EnableAutoLayoutRule(),
        UseTraitCollectionsRule(), HidesBottomBarRule(), ViewAsDeviceRule(), StackViewBackgroundColorRule(),
        LaunchScreenRule(), UnsupportedPartRule(), MissingCellIdentifierRule(),
        UncheckedClassesRule(), MissingMainInterfaceRule(), MissingOwnerRule(),
        MissingClassRule(), MissingOutletRule(), MissingActionRule(),
        OutletTypeMismatchRule(), MissingRuntimeAttributeRule(), UnconnectedOutletRule(), MissingImageRule(), MissingColorRule(),
        MissingFontRule(), MissingStoryboardReferenceRule(), MissingNibRule(), MissingSegueRule(), MissingReuseIdentifierRule(),
        UnusedDocumentRule(), AvailabilityRule(),
    ]

    /// The rules that are checked by default.
    public static let usual = all.filter(\.isOnByDefault)

    /// Returns the rule with an id or alias.
    public static func rule(_ name: String) -> (any ValidationRule)? {
        all.first { $0.id == name } ?? all.first { $0.aliases.contains(name) }
    }
}
