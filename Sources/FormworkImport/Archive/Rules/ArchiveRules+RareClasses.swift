/// The tables of classes that few archives hold.
extension ArchiveRules {
    static let rareClasses: [(ArchiveClass, ArchiveRules)] = [
        (.IBGLKView, glkView), (.IBGLKViewController, controller(.glkViewController)),
        (.IBUIPageViewController, controller(.pageViewController)), (.IBUICollectionReusableView, collectionReusableView),
        (.IBUICollectionViewFlowLayout, collectionViewFlowLayout), (.IBUICollectionViewLayout, collectionViewLayout),
        (.IBUIRefreshControl, refreshControl), (.NSPopover, popover), (.NSDictionaryController, dictionaryController),
        (.NSPageController, pageController), (.PDFView, pdfView), (.IKImageBrowserView, imageBrowserView), (.IKImageView, imageKitView),
        (.QTCaptureView, captureView), (.QCView, compositionView),
    ]

    private static let glkView = iosView(.glkView, [.no(.IBGLKEnableSetNeedsDisplay, .enableSetNeedsDisplay)])

    private static let collectionReusableView = iosView(
        .collectionReusableView, [.text(.IBUIReuseIdentifier, .reuseIdentifier)])

    private static let collectionViewFlowLayout = ArchiveRules(
        .collectionViewFlowLayout,
        [
            .choice(.IBUIScrollDirection, .scrollDirection, [nil, .horizontal]),
            .numberAlways(.IBUIMinimumLineSpacing, .minimumLineSpacing, absent: 10),
            .numberAlways(.IBUIMinimumInteritemSpacing, .minimumInteritemSpacing, absent: 10), .identity, .size(.IBUIItemSize, .itemSize),
            .size(.IBUIHeaderReferenceSize, .headerReferenceSize), .size(.IBUIFooterReferenceSize, .footerReferenceSize),
            .inset(
                [
                    .`IBUISectionInset.top`, .`IBUISectionInset.left`, .`IBUISectionInset.bottom`, .`IBUISectionInset.right`,
                ], .sectionInset), .runtimeAttributes, .connections,
        ])

    private static let collectionViewLayout = ArchiveRules(.collectionViewLayout, [.identity, .runtimeAttributes, .connections])

    private static let refreshControl = iosView(.refreshControl, iosControl)

    private static let popover = ArchiveRules(
        .popover,
        [
            .choice(.NSBehavior, .behavior, [nil, .t, .semitransient]), .no(.NSAnimates, .animates), .identity, .runtimeAttributes,
            .connections,
        ])

    private static let dictionaryController = ArchiveRules(.dictionaryController, arrayController.steps)

    private static let pageController = ArchiveRules(
        .pagecontroller, [.identity, .object(.NSView, .view), .runtimeAttributes, .connections])

    private static let pdfView = macView(
        .pdfView, attributes: [.no(.PageBreaks, .displaysPageBreaks), .yes(.AutoScale, .autoScales)],
        children: [.constraints, .dropped([.NSSubviews])])
    private static let imageBrowserView = macView(.ikImageBrowserView, children: [.constraints, .dropped([.NSSubviews])])
    private static let imageKitView = macView(.ikImageView, children: [.constraints, .dropped([.NSSubviews])])
    private static let captureView = macView(.captureView, children: [.constraints, .dropped([.NSSubviews])])
    private static let compositionView = macView(.qcView, children: [.constraints, .dropped([.NSSubviews])])
}
