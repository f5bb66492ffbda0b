/// Apple's [NSText](https://developer.apple.com/documentation/appkit/nstext).
@MainActor
open class NSText: NSView {
    open var isEditable = true { didSet { write("editable", isEditable) } }
    open var isSelectable = true { didSet { write("selectable", isSelectable) } }
    open var isRichText = true { didSet { write("richText", isRichText) } }
    open var importsGraphics = false { didSet { write("importsGraphics", importsGraphics) } }
    open var isFieldEditor = false { didSet { write("fieldEditor", isFieldEditor) } }
    open var usesFontPanel = true { didSet { write("usesFontPanel", usesFontPanel) } }
    open var drawsBackground = true { didSet { write("drawsBackground", drawsBackground) } }
    open var isRulerVisible = false { didSet { write("rulerVisible", isRulerVisible) } }
    open var string: String = ""
    open var font: NSFont? { didSet { write(font, font: "font") } }
    open var textColor: NSColor? { didSet { write(textColor, color: "textColor") } }
    open var maxSize: NSSize = .zero { didSet { write(maxSize, size: "maxSize") } }
    open var minSize: NSSize = .zero { didSet { write(minSize, size: "minSize") } }
    open var isHorizontallyResizable = false { didSet { write("horizontallyResizable", isHorizontallyResizable) } }
    open var isVerticallyResizable = true { didSet { write("verticallyResizable", isVerticallyResizable) } }
}

/// Apple's [NSTextView](https://developer.apple.com/documentation/appkit/nstextview).
@MainActor
open class NSTextView: NSText {
    open override class var interfaceElement: String { "textView" }
    open override class var startingAttributes: [String: String] {
        ["importsGraphics": "NO", "usesFontPanel": "YES", "smartInsertDelete": "YES"]
    }

    /// AppKit's `allowedInputSourceLocales`; it does not affect layout.
    open var allowedInputSourceLocales: [String]?
    open var backgroundColor: NSColor = .textBackgroundColor { didSet { write(backgroundColor, color: "backgroundColor") } }
    open var insertionPointColor: NSColor = .controlTextColor { didSet { write(insertionPointColor, color: "insertionPointColor") } }
    open var allowsUndo = false { didSet { write("allowsUndo", allowsUndo) } }
    open var usesRuler = false { didSet { write("usesRuler", usesRuler) } }
    open var usesInspectorBar = false { didSet { write("usesInspectorBar", usesInspectorBar) } }
    open var usesFindPanel = false
    open var usesFindBar = false
    open var isIncrementalSearchingEnabled = false { didSet { write("incrementalSearchingEnabled", isIncrementalSearchingEnabled) } }
    open var allowsDocumentBackgroundColorChange = false {
        didSet { write("allowsDocumentBackgroundColorChange", allowsDocumentBackgroundColorChange) }
    }
    open var allowsImageEditing = false { didSet { write("allowsImageEditing", allowsImageEditing) } }
    open var smartInsertDeleteEnabled = true { didSet { write("smartInsertDelete", smartInsertDeleteEnabled) } }
    open var isAutomaticSpellingCorrectionEnabled = true { didSet { write("spellingCorrection", isAutomaticSpellingCorrectionEnabled) } }
    open var isContinuousSpellCheckingEnabled = false { didSet { write("continuousSpellChecking", isContinuousSpellCheckingEnabled) } }
    open var isGrammarCheckingEnabled = false { didSet { write("grammarChecking", isGrammarCheckingEnabled) } }
    open var isAutomaticQuoteSubstitutionEnabled = true { didSet { write("quoteSubstitution", isAutomaticQuoteSubstitutionEnabled) } }
    open var isAutomaticDashSubstitutionEnabled = true { didSet { write("dashSubstitution", isAutomaticDashSubstitutionEnabled) } }
    open var isAutomaticLinkDetectionEnabled = false { didSet { write("linkDetection", isAutomaticLinkDetectionEnabled) } }
    open var isAutomaticDataDetectionEnabled = false { didSet { write("dataDetection", isAutomaticDataDetectionEnabled) } }
    open var isAutomaticTextReplacementEnabled = true { didSet { write("textReplacement", isAutomaticTextReplacementEnabled) } }
    open var isAutomaticTextCompletionEnabled = true { didSet { write("textCompletion", isAutomaticTextCompletionEnabled) } }
    open var allowsCharacterPickerTouchBarItem = true {
        didSet { write("allowsCharacterPickerTouchBarItem", allowsCharacterPickerTouchBarItem) }
    }
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
@MainActor
open class NSLayoutManager: NSObject {
    open var allowsNonContiguousLayout = false
}
