// Source: the frames and constraints of the corpus' macOS documents (see the article MacMetrics).

extension AppKitForms {
    private typealias Form = AppKitForm

    private static let smallTickedSlider = AppKitForms(
        [Form(17, 1, 0, 1, 0, baseline: 4)], bigSur: [Form(20, 2, 2, 2, 2, baseline: 4)], tahoe: [Form(14, baseline: 2)])
    private static let miniTickedSlider = AppKitForms(
        [Form(16, 1, 0, 1, 0, baseline: 4)], bigSur: [Form(17, 2, 2, 2, 2, baseline: 4)], tahoe: [Form(12, baseline: 2)])

    /// The forms of all other controls.
    static let others: [AppKitControl: [AppKitControlSize: AppKitForms]] = [
        .label: [.regular: AppKitForms(all: Form(nil, 0, 2, 0, 2))],
        .filledLabel: [.regular: AppKitForms(all: Form(nil))],
        .field: [
            .regular: AppKitForms([Form(22)], bigSur: [Form(21), Form(22)], tahoe: [Form(24), Form(21)]),
            .small: AppKitForms(all: Form(19)),
            .mini: AppKitForms([Form(16)], bigSur: [Form(16)], tahoe: [Form(16)]),
            .large: AppKitForms([Form(22)], bigSur: [Form(26)], tahoe: [Form(28)]),
        ],
        .searchField: [
            .regular: AppKitForms([Form(22)], bigSur: [Form(22)], tahoe: [Form(24)]),
            .small: AppKitForms([Form(19)], bigSur: [Form(19)], tahoe: [Form(20)]),
            .mini: AppKitForms([Form(17)], bigSur: [Form(17)], tahoe: [Form(16)]),
            .large: AppKitForms([Form(30)], bigSur: [Form(30)], tahoe: [Form(28)]),
        ],
        .comboBox: [
            .regular: AppKitForms(
                [Form(26, 2, 0, 4, 3, baseline: 3), Form(25, 2, 0, 4, 3, baseline: 2)],
                bigSur: [Form(25, 2, 0, 4, 3, baseline: 5), Form(26, 2, 0, 4, 3, baseline: 5), Form(23, 1, 1, 2, 3, baseline: 5)],
                tahoe: [Form(24, baseline: 7)]),
            .small: AppKitForms(
                [Form(22, 1, 0, 4, 3, baseline: 5)], bigSur: [Form(22, 1, 0, 4, 3, baseline: 5)], tahoe: [Form(20, baseline: 5)]),
        ],
        .titledBox: [.regular: AppKitForms([Form(nil, 0, 3, 4, 3)], bigSur: [Form(nil, 0, 3, 4, 3)], tahoe: [Form(nil)])],
        .untitledBox: [.regular: AppKitForms([Form(nil, 2, 3, 4, 3)], bigSur: [Form(nil, 2, 3, 4, 3)], tahoe: [Form(nil)])],
        .plainBox: [.regular: AppKitForms(all: Form(nil))],
        .horizontalLine: [.regular: AppKitForms(all: Form(5, 2, 0, 2, 0))],
        .verticalLine: [.regular: AppKitForms(all: Form(nil, 0, 2, 0, 2, width: 5))],
        .topTabs: [
            .regular: AppKitForms(all: Form(nil, 6, 7, 10, 7)), .small: AppKitForms(all: Form(nil, 3, 7, 10, 7)),
            .mini: AppKitForms(all: Form(nil, 4, 7, 10, 7)),
        ],
        .bottomTabs: [.regular: AppKitForms(all: Form(nil, 4, 7, 2, 7))],
        .noTabs: [.regular: AppKitForms(all: Form(nil))],
        .slider: [
            .regular: AppKitForms(
                [Form(19, 2, 2, 2, 2, baseline: 3), Form(20, 2, 2, 2, 2, baseline: 3)], bigSur: [Form(28, 2, 2, 6, 2, baseline: 6)],
                tahoe: [Form(16, baseline: 2)]),
            .small: AppKitForms(
                [Form(15, 1, 0, 1, 0, baseline: 4)], bigSur: [Form(20, 2, 2, 2, 2, baseline: 4)], tahoe: [Form(14, baseline: 2)]),
            .mini: AppKitForms(
                [Form(12, 1, 0, 1, 0, baseline: 4)], bigSur: [Form(17, 2, 2, 2, 2, baseline: 4)], tahoe: [Form(12, baseline: 2)]),
            .large: AppKitForms(
                [Form(19, 2, 2, 2, 2, baseline: 6)], bigSur: [Form(30, 2, 2, 6, 2, baseline: 6)], tahoe: [Form(20, baseline: 2)]),
        ],
        .tickedSlider: [
            .regular: AppKitForms(
                [Form(24, 0, 2, 2, 2, baseline: 6)], bigSur: [Form(28, 2, 2, 6, 2, baseline: 6)], tahoe: [Form(16, baseline: 2)]),
            .small: smallTickedSlider, .mini: miniTickedSlider,
        ],
        .lowTickedSlider: [
            .regular: AppKitForms(
                [Form(24, 2, 2, 1, 2, baseline: 14)], bigSur: [Form(28, 2, 2, 6, 2, baseline: 6)], tahoe: [Form(16, baseline: 2)]),
            .small: smallTickedSlider, .mini: miniTickedSlider,
        ],
        .verticalSlider: [
            .regular: AppKitForms(
                [Form(nil, 2, 2, 2, 2, width: 19)], bigSur: [Form(nil, 2, 2, 2, 6, width: 28)], tahoe: [Form(nil, width: 16)]),
            .small: AppKitForms([Form(nil, width: 15)], bigSur: [Form(nil, 2, 2, 2, 2, width: 20)], tahoe: [Form(nil, width: 14)]),
            .mini: AppKitForms([Form(nil, width: 12)], bigSur: [Form(nil, 2, 2, 2, 2, width: 17)], tahoe: [Form(nil, width: 12)]),
        ],
        .circularSlider: [
            .regular: AppKitForms(all: Form(28, width: 28)), .small: AppKitForms(all: Form(22, width: 22)),
        ],
        .segmented: [
            .regular: AppKitForms(
                [Form(24, 1, 2, 2, 2, baseline: 5, padding: 24)],
                bigSur: [Form(24, 1, 2, 1, 2, baseline: 6, padding: 12.75), Form(23, 1, 2, 1, 2, baseline: 6, padding: 12.75)],
                tahoe: [Form(24, baseline: 7, padding: 24)]),
            .small: AppKitForms(
                [Form(20, 1, 2, 2, 2, baseline: 6, padding: 10.4)], bigSur: [Form(21, 1, 2, 2, 2, baseline: 6, padding: 10.4)],
                tahoe: [Form(21, 1, 2, 2, 2, baseline: 6, padding: 10.4)]),
            .mini: AppKitForms(
                [Form(16, 1, 2, 2, 2, baseline: 6, padding: 10.4)], bigSur: [Form(16, 1, 2, 2, 2, baseline: 6, padding: 10.4)],
                tahoe: [Form(16, 1, 2, 2, 2, baseline: 6, padding: 10.4)]),
        ],
        .roundRectSegmented: [
            .regular: AppKitForms(all: Form(20, 1, 1, 1, 1, baseline: 6, padding: 16)),
            .small: AppKitForms(all: Form(18, 1, 1, 1, 1, baseline: 6, padding: 14)),
        ],
        .smallSquareSegmented: [
            .regular: AppKitForms(
                [Form(nil, padding: 14)], bigSur: [Form(23, 1, 0, 1, 0, padding: 14)], tahoe: [Form(23, 1, 0, 1, 0, padding: 14)])
        ],
        .texturedSegmented: [
            .regular: AppKitForms(
                [Form(25, baseline: 6, padding: 20)], bigSur: [Form(25, 1, 0, 1, 0, padding: 20)], tahoe: [Form(24, padding: 20)])
        ],
        .stepper: [
            .regular: AppKitForms(
                [Form(27, 2, 3, 2, 3, baseline: 7, width: 19)], bigSur: [Form(28, 4, 3, 4, 3, baseline: 7, width: 19)],
                tahoe: [Form(26, baseline: 8, width: 20)]),
            .small: AppKitForms(
                [Form(22, 2, 2, 2, 2, baseline: 5, width: 15)], bigSur: [Form(22, 2, 2, 3, 2, baseline: 5, width: 15)],
                tahoe: [Form(22, baseline: 6, width: 16)]),
        ],
        .datePicker: [
            .regular: AppKitForms([Form(27, 4, 0, 0, 3)], bigSur: [Form(28, 4, 0, 0, 3)], tahoe: [Form(24)]),
            .large: AppKitForms(
                [Form(22, 4, 0, 1.5, 3, baseline: 5.5)], bigSur: [Form(22, 4, 0, 1.5, 3, baseline: 5.5)], tahoe: [Form(28)]),
        ],
        .calendar: [.regular: AppKitForms([Form(148, width: 139)], bigSur: [Form(148, width: 139)], tahoe: [Form(148, width: 139)])],
        .colorWell: [
            .regular: AppKitForms(
                [Form(28, width: 44)], bigSur: [Form(nil, 2, 3, 2, 3, width: 44), Form(28, 2, 3, 2, 3, baseline: 8, width: 44)],
                tahoe: [Form(24, width: 44)])
        ],
        .borderlessColorWell: [.regular: AppKitForms(all: Form(nil))],
        .progressBar: [
            .regular: AppKitForms([Form(20, 1, 0, 1, 0)], bigSur: [Form(20, 1, 0, 1, 0)], tahoe: [Form(20)]),
            .small: AppKitForms(all: Form(12)),
        ],
        .spinner: [.regular: AppKitForms(all: Form(32, width: 32)), .small: AppKitForms(all: Form(16, width: 16))],
        .path: [.regular: AppKitForms(all: Form(22))],
        .popUpPath: [.regular: AppKitForms([Form(25, 2, 3, 4, 3)], bigSur: [Form(25, 2, 3, 4, 3)], tahoe: [Form(24)])],
        .levelIndicator: [.regular: AppKitForms([Form(18, 0, 0, 2, 0)], bigSur: [Form(18, 0, 0, 2, 0)], tahoe: [Form(18)])],
        .toggle: [
            .regular: AppKitForms(
                [Form(25, 1, 2, 2, 2, baseline: 9, width: 42)], bigSur: [Form(25, 1, 2, 2, 2, baseline: 9, width: 42)],
                tahoe: [Form(24, baseline: 9, width: 54)]),
            .small: AppKitForms(all: Form(21, baseline: 7, width: 38)),
            .mini: AppKitForms(all: Form(16, baseline: 5, width: 36)),
        ],
        .matrix: [.regular: AppKitForms(all: Form(nil))],
        .image: [.regular: AppKitForms(all: Form(nil))],
        .framedImage: [.regular: AppKitForms(all: Form(nil, 3, 3, 3, 3))],
        .other: [.regular: AppKitForms(all: Form(nil))],
    ]
}
