/// The tables of UIKit's plain views.
extension ArchiveRules {
    static let contentModes: [ModernName?] = [
        .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft,
        .bottomRight,
    ]

    /// What every view begins with.
    static let iosHead: [ArchiveStep] = [
        .no(.IBUIAutoresizesSubviews, .autoresizesSubviews), .procedure({ $0.writeHidden($1) }), .no(.IBUIOpaque, .opaque),
        .yes(.IBUIClipsSubviews, .clipsSubviews), .no(.IBUIClearsContextBeforeDrawing, .clearsContextBeforeDrawing),
        .yes(.IBUIMultipleTouchEnabled, .multipleTouchEnabled), .no(.IBUIUserInteractionEnabled, .userInteractionEnabled),
        .number(.IBUIAlpha, .alpha, unless: 1), .number(.IBUITag, .tag, unless: 0),
        .choice(.IBUIContentMode, .contentMode, contentModes, absent: .scaleToFill),
        .priorities(.NSHuggingPriority, horizontal: .horizontalHuggingPriority, vertical: .verticalHuggingPriority, unless: 250),
        .priorities(
            .NSAntiCompressionPriority, horizontal: .horizontalCompressionResistancePriority,
            vertical: .verticalCompressionResistancePriority, unless: 750),
    ]

    /// What every view's attributes end with.
    static let iosIdentity: [ArchiveStep] = [.documentProcedure({ $0.writeTranslatesAutoresizingMask($1) }), .identity]

    static let iosGeometry: [ArchiveStep] = [.frame, .autoresizingMask]

    static let simulatedMetrics: ArchiveStep = .procedure(
        { $0.writeSimulatedMetrics($1) },
        [
            .IBUISimulatedStatusBarMetrics, .IBUISimulatedOrientationMetrics, .IBUISimulatedTopBarMetrics, .IBUISimulatedBottomBarMetrics,
            .IBUISimulatedDestinationMetrics, .IBUISimulatedSizeMetrics, .IBUIScreenMetrics,
        ])

    /// What every view ends with.
    static let iosTail: [ArchiveStep] = [
        simulatedMetrics, .runtimeAttributes, .connections, .documentProcedure({ $0.writeCanvasLocation($1) }),
    ]

    /// What stands between a view's subviews and its own children.
    static let iosMiddle: [ArchiveStep] = [
        .procedure({ $0.writeAccessibility($1) }, [.IBUIAccessibilityConfiguration]), .color(.IBUIBackgroundColor, .backgroundColor),
        .color(.IBUITintColor, .tintColor), .procedure({ $0.writeGestureRecognizers($1) }, [.IBUIGestureRecognizers]),
        .rect(.IBUIContentStretch, .contentStretch), .constraints,
    ]

    static func iosView(_ element: ModernName, _ attributes: [ArchiveStep] = [], _ children: [ArchiveStep] = []) -> ArchiveRules {
        ArchiveRules(
            element, iosHead, attributes, iosIdentity, iosGeometry, [.subviews], iosMiddle, children, iosTail)
    }

    // MARK: Controls

    static let alignments: [ArchiveStep] = [
        .choice(.IBUIContentHorizontalAlignment, .contentHorizontalAlignment, [.center, .left, .right, .fill], absent: .left),
        .choice(.IBUIContentVerticalAlignment, .contentVerticalAlignment, [.center, .top, .bottom, .fill], absent: .top),
    ]

    static let iosControl: [ArchiveStep] =
        [.no(.IBUIEnabled, .enabled), .yes(.IBUIHighlighted, .highlighted), .yes(.IBUISelected, .selected)] + alignments

    static let textAlignments: ArchiveStep = .choice(.IBUITextAlignment, .textAlignment, [nil, .center, .right, .justified, .natural])

    static let lineBreakModes: [ModernName?] = [.wordWrap, .characterWrap, .clip, .headTruncation, .tailTruncation, .middleTruncation]

    static let label = iosView(
        .label,
        [
            .yes(.IBUIUsesAttributedText, .usesAttributedText), .procedure({ $0.writeLabelText($1) }, [.IBUIText]), textAlignments,
            .choice(.IBUILineBreakMode, .lineBreakMode, lineBreakModes, absent: .tailTruncation),
            .number(.IBUINumberOfLines, .numberOfLines, unless: 1),
            .choice(.IBUIBaselineAdjustment, .baselineAdjustment, [.alignBaselines, nil, ModernName.none], absent: ModernName.none),
            .no(.IBUIEnabled, .enabled), .yes(.IBUIHighlighted, .highlighted),
            .number(.IBUIMinimumScaleFactor, .minimumScaleFactor, unless: 0), .number(.IBUIMinimumFontSize, .minimumFontSize, unless: 0),
            .yes(.IBUIAdjustsLetterSpacingToFitWidth, .adjustsLetterSpacingToFitWidth),
            .no(.IBUIAdjustsFontSizeToFit, .adjustsFontSizeToFit),
            .documentProcedure({ $0.writeLabelMaxLayoutWidth($1) }, [.preferredMaxLayoutWidth, .IBUIPreferredMaxLayoutWidth]),
        ],
        [
            .procedure({ $0.writeLabelLongText($1) }), .fontDescription, .color(.IBUITextColor, .textColor),
            .colorOrNil(.IBUIHighlightedColor, .highlightedColor), .color(.IBUIShadowColor, .shadowColor),
            .size(.IBUIShadowOffset, .shadowOffset), .procedure({ $0.writeAttributedText($1) }, [.IBUIAttributedText]),
        ])

    static let button = iosView(
        .button,
        iosControl + [
            .choice(
                .IBUIButtonType, .buttonType,
                [nil, .roundedRect, .detailDisclosure, .infoLight, .infoDark, .contactAdd, nil, .system]),
            .yes(.IBUIReversesTitleShadowWhenHighlighted, .reversesTitleShadowWhenHighlighted),
            .yes(.IBUIShowsTouchWhenHighlighted, .showsTouchWhenHighlighted),
            .no(.IBUIAdjustsImageWhenHighlighted, .adjustsImageWhenHighlighted),
            .no(.IBUIAdjustsImageWhenDisabled, .adjustsImageWhenDisabled),
            .choice(.IBUILineBreakMode, .lineBreakMode, lineBreakModes, absent: .middleTruncation),
        ],
        [
            .fontDescription, .inset(edges(.contentEdgeInsets), .contentEdgeInsets), .inset(edges(.titleEdgeInsets), .titleEdgeInsets),
            .inset(edges(.imageEdgeInsets), .imageEdgeInsets), .size(.IBUITitleShadowOffset, .titleShadowOffset),
            .procedure({ $0.writeButtonStates($1) }, ModernWriter.buttonStateKeys),
        ])

    static let imageView = iosView(
        .imageView, [.image(.IBUIImage, .image), .image(.IBUIHighlightedImage, .highlightedImage), .yes(.IBUIHighlighted, .highlighted)])

    static let textField = iosView(
        .textField,
        iosControl + [
            .words(.IBUIText, .text), .choice(.IBUIBorderStyle, .borderStyle, [nil, .line, .bezel, .roundedRect]),
            .text(.IBUIPlaceholder, .placeholder), textAlignments,
            .procedure({ $0.writeFieldAdjustsFont($1) }, [.IBUIAdjustsFontSizeToFit]),
            .yes(.IBUIClearsOnBeginEditing, .clearsOnBeginEditing), .numberAlways(.IBUIMinimumFontSize, .minimumFontSize, absent: 0),
            .image(.IBUIBackground, .background), .image(.IBUIDisabledBackground, .disabledBackground),
            .choice(.IBUIClearButtonMode, .clearButtonMode, [nil, .whileEditing, .unlessEditing, .always]),
        ],
        [
            .longText(.IBUIText, .text), .procedure({ $0.writeFieldColor($1) }, [.IBUITextColor]), .fontDescription,
            .procedure({ $0.writeTextInputTraits($1) }, [.IBUITextInputTraits]),
        ])

    static let slider = iosView(
        .slider,
        iosControl + [
            .numberAlways(.IBUIValue, .value, absent: 0), .numberAlways(.IBUIMinValue, .minValue, absent: 0),
            .numberAlways(.IBUIMaxValue, .maxValue, absent: 1), .no(.IBUIContinuous, .continuous),
            .image(.IBUIMinimumValueImage, .minimumValueImage), .image(.IBUIMaximumValueImage, .maximumValueImage),
        ],
        [
            .color(.IBUIMinimumTrackTintColor, .minimumTrackTintColor), .color(.IBUIMaximumTrackTintColor, .maximumTrackTintColor),
            .color(.IBUIThumbTintColor, .thumbTintColor),
        ])

    static let `switch` = iosView(
        .switch, iosControl + [.yes(.IBUIOn, .on)], [.color(.IBUIOnTintColor, .onTintColor), .color(.IBUIThumbTintColor, .thumbTintColor)])

    static let stepper = iosView(
        .stepper,
        iosControl + [
            .no(.IBUIContinuous, .continuous), .no(.IBUIAutorepeat, .autorepeat), .yes(.IBUIWraps, .wraps),
            .number(.IBUIValue, .value, unless: 0), .number(.IBUIMinimumValue, .minimumValue, unless: 0),
            .numberAlways(.IBUIMaximumValue, .maximumValue, absent: 100), .number(.IBUIStepValue, .stepValue, unless: 1),
        ])

    static let activityIndicator = iosView(
        .activityIndicatorView,
        [
            .yesUnlessNo(.IBUIHidesWhenStopped, .hidesWhenStopped), .yes(.IBUIAnimating, .animating),
            .choice(.IBUIStyle, .style, [.whiteLarge, .white, .gray], absent: .whiteLarge),
        ], [.color(.IBUIColor, .color)])

    static let progressView = iosView(
        .progressView,
        [.choice(.IBUIProgressViewStyle, .progressViewStyle, [nil, .bar]), .number(.IBUIProgress, .progress)],
        [.color(.IBUIProgressTintColor, .progressTintColor), .color(.IBUITrackTintColor, .trackTintColor)])

    static let pageControl = iosView(
        .pageControl,
        iosControl + [
            .yes(.IBUIHidesForSinglePage, .hidesForSinglePage), .number(.IBUINumberOfPages, .numberOfPages),
            .number(.IBUICurrentPage, .currentPage, unless: 0),
        ],
        [
            .color(.IBUIPageIndicatorTintColor, .pageIndicatorTintColor),
            .color(.IBUICurrentPageIndicatorTintColor, .currentPageIndicatorTintColor),
        ])

    static let pickerView = iosView(.pickerView, [.yes(.IBUIShowsSelectionIndicator, .showsSelectionIndicator)])

    static let datePicker = iosView(
        .datePicker,
        iosControl + [
            .choice(.IBUIDatePickerMode, .datePickerMode, [.time, .date, .dateAndTime, .countDownTimer], absent: .dateAndTime),
            .numberAlways(.IBUIMinuteInterval, .minuteInterval, absent: 1),
        ], [.dropped([.IBUIDate, .IBUIMinimumDate, .IBUIMaximumDate, .IBUICountDownDuration])])

    static let mapView = iosView(
        .mapView,
        [
            .choice(.IBMapType, .mapType, [.standard, .satellite, .hybrid], absent: .standard), .no(.IBZoomEnabled, .zoomEnabled),
            .no(.IBScrollEnabled, .scrollEnabled), .yes(.IBShowsUserLocation, .showsUserLocation),
        ])

    static let segmentedControl = iosView(
        .segmentedControl,
        iosControl + [
            .choice(.IBSegmentControlStyle, .segmentControlStyle, [.plain, .bordered, .bar, .bezeled], absent: .plain),
            .number(.IBSelectedSegmentIndex, .selectedSegmentIndex), .yes(.IBMomentary, .momentary),
        ],
        [
            .procedure(
                { $0.writeSegments($1) },
                [
                    .IBNumberOfSegments, .IBSegmentTitles, .IBSegmentWidths, .IBSegmentEnabledStates, .IBSegmentContentOffsets,
                    .IBSegmentImages,
                ])
        ])

    static func edges(_ inset: ModernName) -> [ArchiveKey] {
        switch inset {
        case .contentEdgeInsets:
            [.`IBUIContentEdgeInsets.top`, .`IBUIContentEdgeInsets.left`, .`IBUIContentEdgeInsets.bottom`, .`IBUIContentEdgeInsets.right`]
        case .titleEdgeInsets:
            [.`IBUITitleEdgeInsets.top`, .`IBUITitleEdgeInsets.left`, .`IBUITitleEdgeInsets.bottom`, .`IBUITitleEdgeInsets.right`]
        case .imageEdgeInsets:
            [.`IBUIImageEdgeInsets.top`, .`IBUIImageEdgeInsets.left`, .`IBUIImageEdgeInsets.bottom`, .`IBUIImageEdgeInsets.right`]
        case .contentInset: [.`IBUIContentInset.top`, .`IBUIContentInset.left`, .`IBUIContentInset.bottom`, .`IBUIContentInset.right`]
        default:
            [
                .`IBUIScrollIndicatorInsets.top`, .`IBUIScrollIndicatorInsets.left`, .`IBUIScrollIndicatorInsets.bottom`,
                .`IBUIScrollIndicatorInsets.right`,
            ]
        }
    }
}
