/// AppKit's `NSText`.
@MainActor
open class NSText: NSView {
    /// AppKit's `isEditable`.
    open var isEditable = true { didSet { write("editable", isEditable) } }
    /// AppKit's `isSelectable`.
    open var isSelectable = true { didSet { write("selectable", isSelectable) } }
    /// AppKit's `isRichText`.
    open var isRichText = true { didSet { write("richText", isRichText) } }
    /// AppKit's `importsGraphics`.
    open var importsGraphics = false { didSet { write("importsGraphics", importsGraphics) } }
    /// AppKit's `isFieldEditor`.
    open var isFieldEditor = false { didSet { write("fieldEditor", isFieldEditor) } }
    /// AppKit's `usesFontPanel`.
    open var usesFontPanel = true { didSet { write("usesFontPanel", usesFontPanel) } }
    /// AppKit's `drawsBackground`.
    open var drawsBackground = true { didSet { write("drawsBackground", drawsBackground) } }
    /// AppKit's `isRulerVisible`.
    open var isRulerVisible = false { didSet { write("rulerVisible", isRulerVisible) } }
    /// AppKit's `string`.
    open var string: String = ""
    /// AppKit's `font`.
    open var font: NSFont? { didSet { write(font, font: "font") } }
    /// AppKit's `textColor`.
    open var textColor: NSColor? { didSet { write(textColor, color: "textColor") } }
    /// AppKit's `maxSize`.
    open var maxSize: NSSize = .zero { didSet { write(maxSize, size: "maxSize") } }
    /// AppKit's `minSize`.
    open var minSize: NSSize = .zero { didSet { write(minSize, size: "minSize") } }
    /// AppKit's `isHorizontallyResizable`.
    open var isHorizontallyResizable = false { didSet { write("horizontallyResizable", isHorizontallyResizable) } }
    /// AppKit's `isVerticallyResizable`.
    open var isVerticallyResizable = true { didSet { write("verticallyResizable", isVerticallyResizable) } }
}

/// AppKit's `NSTextView`.
@MainActor
open class NSTextView: NSText {
    open override class var interfaceElement: String { "textView" }
    open override class var startingAttributes: [String: String] {
        ["importsGraphics": "NO", "usesFontPanel": "YES", "smartInsertDelete": "YES"]
    }

    /// AppKit's `allowedInputSourceLocales`, which says nothing of the layout.
    open var allowedInputSourceLocales: [String]?
    /// AppKit's `backgroundColor`.
    open var backgroundColor: NSColor = .textBackgroundColor { didSet { write(backgroundColor, color: "backgroundColor") } }
    /// AppKit's `insertionPointColor`.
    open var insertionPointColor: NSColor = .controlTextColor { didSet { write(insertionPointColor, color: "insertionPointColor") } }
    /// AppKit's `allowsUndo`.
    open var allowsUndo = false { didSet { write("allowsUndo", allowsUndo) } }
    /// AppKit's `usesRuler`.
    open var usesRuler = false { didSet { write("usesRuler", usesRuler) } }
    /// AppKit's `usesInspectorBar`.
    open var usesInspectorBar = false { didSet { write("usesInspectorBar", usesInspectorBar) } }
    /// AppKit's `usesFindPanel`.
    open var usesFindPanel = false
    /// AppKit's `usesFindBar`.
    open var usesFindBar = false
    /// AppKit's `isIncrementalSearchingEnabled`.
    open var isIncrementalSearchingEnabled = false { didSet { write("incrementalSearchingEnabled", isIncrementalSearchingEnabled) } }
    /// AppKit's `allowsDocumentBackgroundColorChange`.
    open var allowsDocumentBackgroundColorChange = false {
        didSet { write("allowsDocumentBackgroundColorChange", allowsDocumentBackgroundColorChange) }
    }
    /// AppKit's `allowsImageEditing`.
    open var allowsImageEditing = false { didSet { write("allowsImageEditing", allowsImageEditing) } }
    /// AppKit's `smartInsertDeleteEnabled`.
    open var smartInsertDeleteEnabled = true { didSet { write("smartInsertDelete", smartInsertDeleteEnabled) } }
    /// AppKit's `isAutomaticSpellingCorrectionEnabled`.
    open var isAutomaticSpellingCorrectionEnabled = true { didSet { write("spellingCorrection", isAutomaticSpellingCorrectionEnabled) } }
    /// AppKit's `isContinuousSpellCheckingEnabled`.
    open var isContinuousSpellCheckingEnabled = false { didSet { write("continuousSpellChecking", isContinuousSpellCheckingEnabled) } }
    /// AppKit's `isGrammarCheckingEnabled`.
    open var isGrammarCheckingEnabled = false { didSet { write("grammarChecking", isGrammarCheckingEnabled) } }
    /// AppKit's `isAutomaticQuoteSubstitutionEnabled`.
    open var isAutomaticQuoteSubstitutionEnabled = true { didSet { write("quoteSubstitution", isAutomaticQuoteSubstitutionEnabled) } }
    /// AppKit's `isAutomaticDashSubstitutionEnabled`.
    open var isAutomaticDashSubstitutionEnabled = true { didSet { write("dashSubstitution", isAutomaticDashSubstitutionEnabled) } }
    /// AppKit's `isAutomaticLinkDetectionEnabled`.
    open var isAutomaticLinkDetectionEnabled = false { didSet { write("linkDetection", isAutomaticLinkDetectionEnabled) } }
    /// AppKit's `isAutomaticDataDetectionEnabled`.
    open var isAutomaticDataDetectionEnabled = false { didSet { write("dataDetection", isAutomaticDataDetectionEnabled) } }
    /// AppKit's `isAutomaticTextReplacementEnabled`.
    open var isAutomaticTextReplacementEnabled = true { didSet { write("textReplacement", isAutomaticTextReplacementEnabled) } }
    /// AppKit's `isAutomaticTextCompletionEnabled`.
    open var isAutomaticTextCompletionEnabled = true { didSet { write("textCompletion", isAutomaticTextCompletionEnabled) } }
    /// AppKit's `allowsCharacterPickerTouchBarItem`.
    open var allowsCharacterPickerTouchBarItem = true {
        didSet { write("allowsCharacterPickerTouchBarItem", allowsCharacterPickerTouchBarItem) }
    }
    /// AppKit's `delegate`.
    open weak var delegate: (any NSTextViewDelegate)?

    /// AppKit's `textStorage`.
    public final lazy var textStorage: NSTextStorage? = NSTextStorage(self)
    /// AppKit's `layoutManager`.
    public final lazy var layoutManager: NSLayoutManager? = NSLayoutManager()
}

/// AppKit's `NSTextStorage`.
open class NSTextStorage: NSMutableAttributedString {
    private weak var view: NSTextView?

    init(_ view: NSTextView) {
        self.view = view
        super.init(string: "", attributes: nil)
    }

    /// AppKit's `setAttributedString`.
    open func setAttributedString(_ text: NSAttributedString) { view?.write(text.content("textStorage")) }
}

/// AppKit's `NSLayoutManager`.
@MainActor
open class NSLayoutManager: NSObject {
    /// AppKit's `allowsNonContiguousLayout`.
    open var allowsNonContiguousLayout = false
}
