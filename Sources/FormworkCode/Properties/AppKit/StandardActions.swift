/// The actions that AppKit's own classes have, whose selectors code names with their class: `#selector(NSText.copy(_:))`.
package enum StandardActions {
    /// The actions of each class. A name is followed by that of the method in Swift if it differs.
    private static let lists = """
        NSApplication: orderFrontStandardAboutPanel hide hideOtherApplications unhideAllApplications terminate arrangeInFront showHelp
        NSApplication: orderFrontColorPanel runPageLayout
        NSWindow: performClose performMiniaturize performZoom toggleFullScreen toggleTabBar toggleToolbarShown runToolbarCustomizationPalette
        NSDocumentController: newDocument openDocument clearRecentDocuments saveAllDocuments
        NSDocument: saveDocument=save saveDocumentAs=saveAs saveDocumentTo=saveTo revertDocumentToSaved=revertToSaved printDocument
        NSText: cut copy paste delete selectAll underline superscript unscript copyFont pasteFont alignLeft alignCenter alignRight
        NSText: toggleRuler copyRuler pasteRuler showGuessPanel checkSpelling
        NSTextView: pasteAsPlainText performFindPanelAction toggleContinuousSpellChecking toggleGrammarChecking
        NSTextView: toggleAutomaticSpellingCorrection orderFrontSubstitutionsPanel toggleSmartInsertDelete toggleAutomaticQuoteSubstitution
        NSTextView: toggleAutomaticDashSubstitution toggleAutomaticLinkDetection toggleAutomaticDataDetection
        NSTextView: toggleAutomaticTextReplacement startSpeaking stopSpeaking useStandardKerning turnOffKerning tightenKerning loosenKerning
        NSTextView: useStandardLigatures turnOffLigatures useAllLigatures raiseBaseline lowerBaseline alignJustified
        NSResponder: uppercaseWord lowercaseWord capitalizeWord centerSelectionInVisibleArea performTextFinderAction
        NSResponder: makeBaseWritingDirectionNatural makeBaseWritingDirectionLeftToRight makeBaseWritingDirectionRightToLeft
        NSResponder: makeTextWritingDirectionNatural makeTextWritingDirectionLeftToRight makeTextWritingDirectionRightToLeft
        NSSplitViewController: toggleSidebar
        """

    /// The methods, such as `NSText.copy(_:)`, by selector.
    private static let methods: [String: String] = {
        var result: [String: String] = [:]
        for line in lists.split(separator: "\n") {
            let words = line.split(separator: " ")
            for word in words.dropFirst() {
                let names = word.split(separator: "=")
                result["\(names[0]):"] = "\(words[0].dropLast()).\(names[names.count - 1])(_:)"
            }
        }
        return result
    }()

    /// Returns the expression of an action's selector; nil for one that AppKit doesn't declare.
    static func selector(_ name: String, language: CodeLanguage) -> String? {
        methods[name].map { language.either(swift: "#selector(\($0))", objectiveC: "@selector(\(name))") }
    }

    private static let selectors = Dictionary(methods.map { ($1, $0) }) { first, _ in first }

    /// Returns the selector of a method such as `NSText.copy(_:)`; nil for other methods.
    package static func selector(ofMethod name: String) -> String? { selectors[name] }
}
