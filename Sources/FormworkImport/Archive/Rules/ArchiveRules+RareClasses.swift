/// The rules for classes that few archives contain.
extension ArchiveRules {
    static let rareClasses: [(ArchiveClass, Maker)] = [
        (.NSPopover, { popover }), (.NSDictionaryController, { dictionaryController }), (.NSPageController, { pageController }),
        (.PDFView, { pdfView }), (.IKImageBrowserView, { imageBrowserView }), (.IKImageView, { imageKitView }),
        (.QTCaptureView, { captureView }), (.QCView, { compositionView }),
    ]

    private static let popover = ArchiveRules(
        "popover",
        [
            .choice("NSBehavior", name: "behavior", of: "popoverBehavior", unless: "applicationDefined"), .no("NSAnimates", "animates"),
            .identity, .runtimeAttributes, .connections,
        ])

    private static let dictionaryController = ArchiveRules("dictionaryController", arrayController.steps)

    private static let pageController = ArchiveRules(
        "pagecontroller", [.identity, .object("NSView", "view"), .runtimeAttributes, .connections])

    private static let pdfView = macView(
        "pdfView", attributes: [.no("PageBreaks", "displaysPageBreaks"), .yes("AutoScale", "autoScales")],
        children: [.constraints, .dropped(["NSSubviews"])])
    private static let imageBrowserView = macView("ikImageBrowserView", children: [.constraints, .dropped(["NSSubviews"])])
    private static let imageKitView = macView("ikImageView", children: [.constraints, .dropped(["NSSubviews"])])
    private static let captureView = macView("captureView", children: [.constraints, .dropped(["NSSubviews"])])
    private static let compositionView = macView("qcView", children: [.constraints, .dropped(["NSSubviews"])])
}
