// Source: the frames and constraints of the corpus' macOS documents (see the article MacMetrics).

extension AppKitForms {
    private typealias Form = AppKitForm

    /// The forms of buttons and similar controls.
    static let buttons: [AppKitControl: [AppKitControlSize: AppKitForms]] = [
        .push: [
            .regular: AppKitForms(
                [Form(32, 4, 6, 7, 6, baseline: 6, padding: 28)], bigSur: [Form(32, 5, 7, 7, 7, baseline: 6, padding: 20)],
                tahoe: [Form(24, baseline: 7, padding: 24)]),
            .small: AppKitForms(
                [Form(28, 3, 5, 6, 5, baseline: 5, padding: 16), Form(27, 3, 5, 6, 5, baseline: 5)],
                bigSur: [Form(27, 4, 6, 7, 6, baseline: 4, padding: 16)], tahoe: [Form(20, baseline: 4, padding: 20)]),
            .mini: AppKitForms(
                [Form(15, 1, 1, 2, 1, baseline: 4, padding: 14)], bigSur: [Form(16, 1, 2, 2, 2, baseline: 4, padding: 14)],
                tahoe: [Form(16, baseline: 4, padding: 14)]),
            .large: AppKitForms(
                [Form(40, 6, 6, 6, 6, baseline: 10, padding: 20)], bigSur: [Form(40, 6, 6, 6, 6, baseline: 10, padding: 20)],
                tahoe: [Form(28, baseline: 9, padding: 27)]),
        ],
        .check: [
            .regular: AppKitForms(
                [Form(18, 2, 2, 2, 2, baseline: 2, padding: 18)], bigSur: [Form(18, 1, 2, 1, 0, baseline: 3, padding: 24)],
                tahoe: [Form(16, baseline: 3, padding: 22)]),
            .small: AppKitForms(
                [Form(18, 3, 3, 3, 2, baseline: 3, padding: 16)], bigSur: [Form(16, 1, 1, 1, 0, baseline: 3, padding: 20)],
                tahoe: [Form(14, baseline: 3, padding: 18)]),
            .mini: AppKitForms(
                [Form(11, baseline: 2, padding: 14)], bigSur: [Form(11, baseline: 2, padding: 14)],
                tahoe: [Form(12, baseline: 2, padding: 14)]),
            .large: AppKitForms(
                [Form(22, 3, 3, 3, 0, baseline: 4, padding: 26)], bigSur: [Form(22, 3, 3, 3, 0, baseline: 4, padding: 26)],
                tahoe: [Form(18, baseline: 4, padding: 26)]),
        ],
        .radio: [
            .regular: AppKitForms(
                [Form(18, 1, 1, 1, 2, baseline: 3, padding: 18)], bigSur: [Form(18, 1, 2, 1, 0, baseline: 3, padding: 24)],
                tahoe: [Form(16, baseline: 3, padding: 22)]),
            .small: AppKitForms(
                [Form(18, 1, 1, 1, 1, baseline: 3.5, padding: 16)], bigSur: [Form(15, 1, 1, 0, 0, baseline: 4, padding: 20)],
                tahoe: [Form(14, baseline: 3, padding: 18)]),
            .large: AppKitForms(
                [Form(22, 3, 3, 3, 0, baseline: 4, padding: 26)], bigSur: [Form(22, 3, 3, 3, 0, baseline: 4, padding: 26)],
                tahoe: [Form(18, baseline: 4, padding: 26)]),
        ],
        .help: [
            .regular: AppKitForms(
                [Form(25, 0, 2, 4, 2, baseline: 6, width: 25)], bigSur: [Form(25, 1, 3, 4, 2, baseline: 6, width: 25)],
                tahoe: [Form(24, baseline: 7, width: 24)]),
            .small: AppKitForms(
                [Form(19, 1, 1, 2, 1, baseline: 4, width: 18)], bigSur: [Form(19, 1, 1, 2, 1, baseline: 4, width: 18)],
                tahoe: [Form(20, baseline: 4, width: 20)]),
            .large: AppKitForms(
                [Form(35, 5, 4, 6, 6, baseline: 6, width: 35)], bigSur: [Form(35, 5, 4, 6, 6, baseline: 6, width: 35)],
                tahoe: [Form(28, baseline: 9, width: 28)]),
        ],
        .recessed: [
            .regular: AppKitForms(
                [Form(19, 0, 0, 1, 0, padding: 16)], bigSur: [Form(19, 0, 0, 1, 0, padding: 16)], tahoe: [Form(24, padding: 16)]),
            .small: AppKitForms(
                [Form(17, 0, 0, 1, 0, padding: 14)], bigSur: [Form(17, 0, 0, 1, 0, padding: 14)], tahoe: [Form(20, padding: 16)]),
            .mini: AppKitForms(
                [Form(15, 0, 0, 1, 0, padding: 14)], bigSur: [Form(15, 0, 0, 1, 0, padding: 14)], tahoe: [Form(16, padding: 16)]),
        ],
        .inline: [
            .regular: AppKitForms(
                [Form(17, 0, 0, 1, 0, padding: 10), Form(18)], bigSur: [Form(18, padding: 10), Form(17, 0, 0, 1, 0)],
                tahoe: [Form(18, padding: 10)]),
            .mini: AppKitForms(
                [Form(17, 0, 0, 1, 0, padding: 10)], bigSur: [Form(17, 0, 0, 1, 0, padding: 10)], tahoe: [Form(16, padding: 10)]),
        ],
        .roundRect: [
            .regular: AppKitForms(
                [Form(19, baseline: 6, padding: 14)], bigSur: [Form(19, baseline: 6, padding: 14)], tahoe: [Form(24, padding: 16)]),
            .small: AppKitForms(
                [Form(17, 0, 0, 1, 0, baseline: 4, padding: 14)], bigSur: [Form(17, 0, 0, 1, 0, baseline: 4, padding: 14)],
                tahoe: [Form(20, padding: 20)]),
        ],
        .roundTextured: [
            .regular: AppKitForms(
                [Form(25, 1, 0, 2, 0, baseline: 6, padding: 14)],
                bigSur: [
                    Form(23, 1, 1, 2, 1, baseline: 6, padding: 14), Form(25, 1, 1, 2, 1, baseline: 6, padding: 14),
                    Form(21, baseline: 6, padding: 16),
                ], tahoe: [Form(24, baseline: 7, padding: 22.75)]),
            .small: AppKitForms(
                [Form(19, 1, 0, 2, 0, baseline: 5, padding: 12)], bigSur: [Form(19, 1, 1, 2, 1, baseline: 5, padding: 12)],
                tahoe: [Form(20, baseline: 4, padding: 16.5)]),
        ],
        .texturedSquare: [
            .regular: AppKitForms(
                [Form(23, 1, 1, 2, 1, padding: 14)], bigSur: [Form(23, 1, 1, 2, 1, padding: 14)], tahoe: [Form(18, 1, 1, 2, 1, padding: 14)]
            )
        ],
        .smallSquare: [.regular: AppKitForms(all: Form(24, 1, 0, 1, 0, padding: 6))],
        .disclosureTriangle: [.regular: AppKitForms(all: Form(13, width: 13))],
        .square: [.regular: AppKitForms(all: Form(nil, padding: 4))],
        .popUp: [
            .regular: AppKitForms(
                [Form(25, 1, 2, 3, 3, baseline: 5, padding: 32), Form(26, 2, 2, 3, 3, baseline: 6)],
                bigSur: [Form(25, 1, 3, 4, 4, baseline: 6, padding: 32), Form(26, 1, 3, 4, 4, baseline: 7)],
                tahoe: [Form(24, baseline: 7, padding: 47.5), Form(22, baseline: 7)]),
            .small: AppKitForms(
                [Form(22, 1, 3, 3, 3, baseline: 5, padding: 30)], bigSur: [Form(22, 2, 4, 4, 4, baseline: 4, padding: 24)],
                tahoe: [Form(20, baseline: 6, padding: 40)]),
            .mini: AppKitForms(
                [Form(15, 0, 1, 1, 2, baseline: 4, padding: 22)], bigSur: [Form(16, 0, 2, 0, 3, baseline: 5, padding: 22)],
                tahoe: [Form(16, baseline: 4, padding: 22)]),
            .large: AppKitForms(
                [Form(40, 6, 5, 6, 5, baseline: 10, padding: 40)], bigSur: [Form(40, 6, 5, 6, 5, baseline: 10, padding: 40)],
                tahoe: [Form(28, baseline: 9, padding: 38)]),
        ],
        .texturedPopUp: [
            .regular: AppKitForms(
                [Form(25, 1, 2, 3, 3, baseline: 8, padding: 30)],
                bigSur: [Form(25, 1, 3, 4, 4, baseline: 8, padding: 30), Form(24, baseline: 7, padding: 36)],
                tahoe: [Form(24, baseline: 7, padding: 44.5)]
            )
        ],
        .roundRectPopUp: [
            .regular: AppKitForms(
                [Form(19, 0, 0, 1, 0, baseline: 4, padding: 21)], bigSur: [Form(19, 0, 0, 1, 0, baseline: 4, padding: 21)],
                tahoe: [Form(24, baseline: 7, padding: 36)]),
            .small: AppKitForms(
                [Form(17, 0, 0, 1, 0, baseline: 4, padding: 20.5)], bigSur: [Form(17, 0, 0, 1, 0, baseline: 4, padding: 20.5)],
                tahoe: [Form(20, baseline: 6, padding: 28)]),
        ],
        .recessedPopUp: [
            .regular: AppKitForms(
                [Form(19, 0, 0, 1, 0, padding: 22)], bigSur: [Form(19, 0, 0, 1, 0, padding: 22)], tahoe: [Form(24, padding: 28)]),
            .small: AppKitForms(
                [Form(17, 0, 0, 1, 0, padding: 24.5)], bigSur: [Form(17, 0, 0, 1, 0, padding: 24.5)], tahoe: [Form(20, padding: 32.5)]),
            .mini: AppKitForms(
                [Form(15, 0, 0, 1, 0, padding: 18)], bigSur: [Form(15, 0, 0, 1, 0, padding: 18)], tahoe: [Form(12, padding: 21)]),
        ],
        .squarePopUp: [.regular: AppKitForms(all: Form(nil, padding: 21))],
    ]
}
