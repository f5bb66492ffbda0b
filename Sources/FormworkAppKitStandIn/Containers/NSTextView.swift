/// Apple's [NSText](https://developer.apple.com/documentation/appkit/nstext).
open class NSText: NSView {
    open var isEditable = true { didSet { write(isEditable) } }
    open var isSelectable = true { didSet { write(isSelectable) } }
    open var isRichText = true { didSet { write(isRichText) } }
    open var importsGraphics = false { didSet { write(importsGraphics) } }
    open var isFieldEditor = false { didSet { write(isFieldEditor) } }
    open var usesFontPanel = true { didSet { write(usesFontPanel) } }
    open var drawsBackground = true { didSet { write(drawsBackground) } }
    open var isRulerVisible = false { didSet { write(isRulerVisible) } }
    open var string: String = ""
    open var font: NSFont? { didSet { write(font) } }
    open var textColor: NSColor? { didSet { write(textColor) } }
    open var maxSize: NSSize = .zero { didSet { write(maxSize) } }
    open var minSize: NSSize = .zero { didSet { write(minSize) } }
    open var isHorizontallyResizable = false { didSet { write(isHorizontallyResizable) } }
    open var isVerticallyResizable = true { didSet { write(isVerticallyResizable) } }
}

/// Apple's [NSTextView](https://developer.apple.com/documentation/appkit/nstextview).
open class NSTextView: NSText {
    open override class var startingAttributes: [String: String] {
        ["importsGraphics": "NO", "usesFontPanel": "YES", "smartInsertDelete": "YES"]
    }

    /// AppKit's `allowedInputSourceLocales`; it does not affect layout.
    open var allowedInputSourceLocales: [String]?
    open var backgroundColor: NSColor = .textBackgroundColor { didSet { write(backgroundColor) } }
    open var insertionPointColor: NSColor = .controlTextColor { didSet { write(insertionPointColor) } }
    open var allowsUndo = false { didSet { write(allowsUndo) } }
    open var usesRuler = false { didSet { write(usesRuler) } }
    open var usesInspectorBar = false { didSet { write(usesInspectorBar) } }
    open var usesFindPanel = false
    open var usesFindBar = false
    open var isIncrementalSearchingEnabled = false { didSet { write(isIncrementalSearchingEnabled) } }
    open var allowsDocumentBackgroundColorChange = false { didSet { write(allowsDocumentBackgroundColorChange) } }
    open var allowsImageEditing = false { didSet { write(allowsImageEditing) } }
    open var smartInsertDeleteEnabled = true { didSet { write(smartInsertDeleteEnabled) } }
    open var isAutomaticSpellingCorrectionEnabled = true { didSet { write(isAutomaticSpellingCorrectionEnabled) } }
    open var isContinuousSpellCheckingEnabled = false { didSet { write(isContinuousSpellCheckingEnabled) } }
    open var isGrammarCheckingEnabled = false { didSet { write(isGrammarCheckingEnabled) } }
    open var isAutomaticQuoteSubstitutionEnabled = true { didSet { write(isAutomaticQuoteSubstitutionEnabled) } }
    open var isAutomaticDashSubstitutionEnabled = true { didSet { write(isAutomaticDashSubstitutionEnabled) } }
    open var isAutomaticLinkDetectionEnabled = false { didSet { write(isAutomaticLinkDetectionEnabled) } }
    open var isAutomaticDataDetectionEnabled = false { didSet { write(isAutomaticDataDetectionEnabled) } }
    open var isAutomaticTextReplacementEnabled = true { didSet { write(isAutomaticTextReplacementEnabled) } }
    open var isAutomaticTextCompletionEnabled = true { didSet { write(isAutomaticTextCompletionEnabled) } }
    open var allowsCharacterPickerTouchBarItem = true { didSet { write(allowsCharacterPickerTouchBarItem) } }
    open weak var delegate: (any NSTextViewDelegate)?

    public final lazy var textStorage: NSTextStorage? = NSTextStorage(self)
    public final lazy var layoutManager: NSLayoutManager? = NSLayoutManager()
}

/// Apple's [NSTextStorage](https://developer.apple.com/documentation/appkit/nstextstorage).
open class NSTextStorage: NSMutableAttributedString {
    private weak var view: NSTextView?

    init(_ view: NSTextView) {
        self.view = view
        super.init(string: "", attributes: nil)
    }

    open func setAttributedString(_ text: NSAttributedString) { view?.write(text.content("textStorage")) }
}

/// Apple's [NSLayoutManager](https://developer.apple.com/documentation/appkit/nslayoutmanager).
open class NSLayoutManager: NSObject {
    open var allowsNonContiguousLayout = false
}
