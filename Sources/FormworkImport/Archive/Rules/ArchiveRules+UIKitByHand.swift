/// Steps for the rows of UIKit's vocabulary marked `archive=?`, by class and name. The first step of an attribute writes it; others write
/// children.
extension ArchiveRules {
    static let byHand: [String: [ArchiveStep]] = [
        // Views.
        "UIView.frame": [.frame], "UIView.subviews": [.subviews], "UIView.autoresizingMask": [.autoresizingMask],
        "UIView.constraints": [.constraints], "UIView.hidden": [.bit("NSvFlags", 31, "hidden")],
        "UIView.contentStretch": [.rect("IBUIContentStretch", "contentStretch")],
        "UIView.horizontalHuggingPriority": [
            .priorities("NSHuggingPriority", horizontal: "horizontalHuggingPriority", vertical: "verticalHuggingPriority", unless: 250)
        ],
        "UIView.horizontalCompressionResistancePriority": [
            .priorities(
                "NSAntiCompressionPriority", horizontal: "horizontalCompressionResistancePriority",
                vertical: "verticalCompressionResistancePriority", unless: 750)
        ],
        "UIView.translatesAutoresizingMaskIntoConstraints": [.documentProcedure { $0.writeTranslatesAutoresizingMask($1) }],
        "UIView.accessibility": [.procedure({ $0.writeAccessibility($1) }, ["IBUIAccessibilityConfiguration"])],
        "UIView.gestureRecognizers": [.procedure({ $0.writeGestureRecognizers($1) }, ["IBUIGestureRecognizers"])],
        "UIActivityIndicatorView.hidden": [.procedure { $0.writeIndicatorHidden($1) }],
        "UIWindow.visibleAtLaunch": [.propertyYes("UIWindow.visibleAtLaunch", "visibleAtLaunch"), .dropped(["IBUIVisibleAtLaunch"])],
        "UILabel.text": [.procedure({ $0.writeLabelText($1) }, ["IBUIText"]), .procedure { $0.writeLabelLongText($1) }],
        "UILabel.attributedText": [.procedure({ $0.writeAttributedText($1) }, ["IBUIAttributedText"])],
        "UILabel.baselineAdjustment": [
            .choice("IBUIBaselineAdjustment", "baselineAdjustment", ["alignBaselines", "", "none"], absent: "none")
        ],
        "UILabel.preferredMaxLayoutWidth": [
            .documentProcedure({ $0.writeLabelMaxLayoutWidth($1) }, ["preferredMaxLayoutWidth", "IBUIPreferredMaxLayoutWidth"])
        ],
        // Controls. Types had different numbers.
        "UIButton.buttonType": [
            .choice(
                "IBUIButtonType", "buttonType",
                ["", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd", "", "system"])
        ],
        "UIButton.state": [.procedure({ $0.writeButtonStates($1) }, ModernWriter.buttonStateKeys)],
        "UITextField.textColor": [.procedure({ $0.writeFieldColor($1) }, ["IBUITextColor"])],
        "UITextField.adjustsFontSizeToFit": [.procedure({ $0.writeFieldAdjustsFont($1) }, ["IBUIAdjustsFontSizeToFit"])],
        "UITextField.textInputTraits": [traits("IBUITextInputTraits")],
        "UITextView.textInputTraits": [traits("IBUITextInputTraits")],
        "UISearchBar.textInputTraits": [traits("IBTextInputTraits")],
        "UITextView.dataDetectorTypes": [.procedure({ $0.writeDataDetectors($1, always: false) }, ["IBUIDataDetectorTypes"])],
        "UIWebView.dataDetectorTypes": [
            .procedure({ $0.writeDataDetectors($1, always: true) }, ["IBUIDetectsPhoneNumbers", "IBUIDataDetectorTypes"])
        ],
        "UISegmentedControl.segments": [
            .procedure(
                { $0.writeSegments($1) },
                [
                    "IBNumberOfSegments", "IBSegmentTitles", "IBSegmentWidths", "IBSegmentEnabledStates", "IBSegmentContentOffsets",
                    "IBSegmentImages",
                ])
        ],
        // Lists. Separators could only be on or off. A cell's views are in its content view.
        "UITableView.separatorStyle": [
            .choice("IBUISeparatorStyle", "separatorStyle", ["none", "default", "default"], absent: "none")
        ],
        "UITableViewCell.separatorStyle": [.choice("IBUISeparatorStyle", "separatorStyle", ["", "singleLine", "singleLineEtched"])],
        "UITableViewCell.subviews": [.dropped(["NSSubviews"])], "UICollectionViewCell.subviews": [.dropped(["NSSubviews"])],
        "UITableViewCell.gestureRecognizers": [.dropped(["IBUIGestureRecognizers"])],
        "UITableViewCell.contentView": [
            .documentProcedure({ $0.writeContentView(of: $1, isTableCell: true) }, ["IBUIContentView"])
        ],
        "UICollectionViewCell.contentView": [
            .documentProcedure({ $0.writeContentView(of: $1, isTableCell: false) }, ["IBUIContentView"])
        ],
        "UICollectionViewCell.customSize": [.procedure({ $0.writeCustomSize($1) }, ["IBUICustomSize"])],
        // Bars. Translucence was a Boolean.
        "UINavigationBar.translucent": [translucent], "UIToolbar.translucent": [translucent], "UITabBar.translucent": [translucent],
        "UISearchBar.translucent": [translucent],
        "UISearchBar.scopeButtonTitles": [.strings("IBScopeButtonTitles", "scopeButtonTitles")],
        "UINavigationItem.leftBarButtonItem": [.object("IBUILeftBarButtonItem", "leftBarButtonItem")],
        "UINavigationItem.rightBarButtonItem": [.object("IBUIRightBarButtonItem", "rightBarButtonItem")],
        // Controllers and gestures.
        "UIViewController.edgesForExtendedLayout": [.procedure { $0.writeExtendedEdges($1) }],
        "UIViewController.contentSizeForViewInPopover": [.size("IBUIContentSizeForViewInPopover", "contentSizeForViewInPopover")],
        "UIViewController.viewControllers": [.objects("IBUIViewControllers", "viewControllers")],
        "UIViewController.refreshControl": [.object("IBUIRefreshControl", "refreshControl")],
        "UISwipeGestureRecognizer.direction": [.procedure({ $0.writeSwipeDirection($1) }, ["IBUIDirection"])],
    ]

    private static let translucent: ArchiveStep = .no("IBUITranslucent", "translucent")

    private static func traits(_ key: ArchiveKey) -> ArchiveStep { .procedure({ $0.writeTextInputTraits($1, key: key) }, [key]) }

    static let simulatedMetrics: ArchiveStep = .procedure(
        { $0.writeSimulatedMetrics($1) },
        [
            "IBUISimulatedStatusBarMetrics", "IBUISimulatedOrientationMetrics", "IBUISimulatedTopBarMetrics",
            "IBUISimulatedBottomBarMetrics", "IBUISimulatedDestinationMetrics", "IBUISimulatedSizeMetrics", "IBUIScreenMetrics",
        ])
}
