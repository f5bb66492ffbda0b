/// Keys that aren't specific to the rules of a class.
enum ArchiveKeys {
    /// The keys without a use in the modern format, in any object.
    static let dropped = SymbolTable([
        "EncodedWithXMLCoder", "IBDateFormatterBehaviorMetadataKey", "IBEditorWindowLastContentRect",
        "IBNSSegmentedControlInspectorSelectedSegmentMetadataKey", "IBNSViewMetadataConstraints", "IBNSViewMetadataGestureRecognizers",
        "IBNSViewMetadataLastInspectedTranslatesAutoresizingMaskIntoConstraints", "IBNumberFormatterSampleNumberKey", "IBPluginDependency",
        "IBSegmentedControlInspectorSelectedSegmentMetadataKey", "IBShouldRemoveOnLegacySave", "IBUIAutoshrinkMode",
        "IBUIViewMetadataGestureRecognizers", "IBViewBoundsToFrameTransform", "IBViewEditorWindowController.showingLayoutRectangles",
        "IBViewMetadataConstraints", "IBViewMetadataGestureRecognizers",
        "IBViewMetadataLastInspectedTranslatesAutoresizingMaskIntoConstraints", "IBWindowTemplateEditedContentRect",
        "IUISegmentedControlInspectorSelectedSegmentMetadataKey", "ImportedFromIB2", "NSAllowsLogicalLayoutDirection", "NSBounds",
        "NSDoNotTranslateAutoresizingMask", "NSDragTypes", "NSEnabled", "NSFrameMatrix", "NSNextKeyView", "NSNextResponder", "NSOffsets",
        "NSOriginalClassName", "NSReuseIdentifierKey", "NSSuperview", "NSViewCanDrawConcurrently", "NSViewLayerContentsRedrawPolicy",
        "NSViewShadow", "NSWindow", "WindowOrigin", "editorWindowContentRectSynchronizationRect", "lastResizeAction", "notes",
        "object.labelIdentifier", "showNotes", "targetRuntimeIdentifier", "windowTemplate.hasMaxSize", "windowTemplate.hasMinSize",
        "windowTemplate.maxSize", "windowTemplate.minSize",
    ])

    /// The properties of records that are read.
    static let properties = SymbolTable([
        "CustomClassName", "IBAttributePlaceholdersKey", "IBNSControlSetsMaxLayoutWidthAtFirstLayoutMetadataKey",
        "IBNSTextFieldPreferredMaxLayoutWidthMetadataKey", "IBNSViewMetadataTranslatesAutoresizingMaskIntoConstraints",
        "IBNSWindowAutoPositionCentersHorizontal", "IBNSWindowAutoPositionCentersVertical", "IBNumberFormatterBehaviorMetadataKey",
        "IBNumberFormatterLocalizesFormatMetadataKey", "IBPersistedLastKnownCanvasPosition", "IBUserGuides",
        "IBViewIntegration.shadowBlurRadius", "IBViewIntegration.shadowColor", "IBViewIntegration.shadowOffsetHeight",
        "IBViewIntegration.shadowOffsetWidth", "IBViewMetadataTranslatesAutoresizingMaskIntoConstraints",
        "NSWindowTemplate.visibleAtLaunch", "UIWindow.visibleAtLaunch", "accessibilityDescription", "accessibilityHelp",
        "accessibilityIdentifier", "customModule", "customModuleProvider", "ibExternalAutomaticallyCalculatesRowSizeFromViewHeight",
        "isInViewBasedMode", "layoutMarginsGuide", "prototypeCellViews", "safeAreaGuide", "toolbarItem.selectable",
        "userInterfaceItemIdentifier",
    ])
}
