extension Vocabulary {
    /// AppKit views other than controls.
    static let appKitViews = """
        class NSObject
            userLabel text code=-
            customClass name code=-
            customModule name code=-
            customModuleProvider moduleProvider code=-

        class NSView view,customView,containerView : NSObject
            translatesAutoresizingMaskIntoConstraints bool=YES code=-
            fixedFrame bool=NO code=-
            misplaced bool=NO code=-
            ambiguous bool=NO code=-
            verifyAmbiguity verifyAmbiguity=always code=-
            propertyAccessControl name code=-
            sceneMemberID name code=-
            colorLabel name code=-
            reference reference code=-
            explicitAnimation bool=NO code=-
            installed bool=YES code=-
            horizontal bool=NO code=-
            hidden bool=NO is layout
            wantsLayer bool=NO
            canDrawConcurrently bool=NO
            clipsToBounds bool=NO written
            autoresizesSubviews bool=YES! layout
            canDrawSubviewsIntoLayer bool=NO
            alphaValue unit=1
            frameRotation number=0! late omit=-
            frameCenterRotation number=0!
            boundsRotation number=0! late omit=-
            toolTip text
            identifier name nib=NSReuseIdentifierKey omit=- code=?
            focusRingType focusRingType=default
            userInterfaceLayoutDirection layoutDirection layout
            appearanceType appearance late=appearance omit=- code=appearance
            mirrorLayoutDirectionWhenInternationalizing mirroring=automatic code=?
            placeholderIntrinsicWidth number code=?
            placeholderIntrinsicHeight number code=?
            horizontalHuggingPriority priority=250 code=? layout
            verticalHuggingPriority priority=250 code=? layout
            horizontalCompressionResistancePriority priority=750 code=? layout
            verticalCompressionResistancePriority priority=750 code=? layout
            frame frame code=?
            autoresizingMask flags code=?
            tag integer=0 code=?

        class NSClipView clipView : NSView
            drawsBackground bool=YES
            copiesOnScroll bool=YES
            automaticallyAdjustsContentInsets bool=YES layout
            backgroundColor color
            contentInsets edgeInsets
            documentCursor part code=?

        class NSVisualEffectView visualEffectView : NSView
            material material=appearanceBased! nib=NSVisualEffectViewMaterial always init=?
            blendingMode blendingMode=behindWindow! nib=NSVisualEffectViewBlendingMode always
            state visualEffectState=followsWindowActiveState! nib=NSVisualEffectViewState always
            emphasized bool=NO is
            maskImage image layout

        class NSProgressIndicator progressIndicator : NSView
            style progressStyle=bar! layout
            controlSize controlSize=regular layout
            indeterminate bool=NO bit=NSpiFlags.1 is init=YES
            displayedWhenStopped bool=YES bit=!NSpiFlags.13 is init=?
            bezeled bool=YES bit=NSpiFlags.0 is
            usesThreadedAnimation bool=NO written
            minValue number=0 nib
            maxValue number=100! nib always init=?
            doubleValue number=0 nib=NSProgressIndicatorDoubleValue

        class WKWebView wkWebView : NSView
            configuration part code=?
            allowsBackForwardNavigationGestures bool=NO code=?
            allowsMagnification bool=NO code=?
            allowsLinkPreview bool=YES code=?
            customUserAgent text code=?

        class NSOpenGLView openGLView : NSView

        class IKImageBrowserView ikImageBrowserView : NSView

        class WebView webView : NSView
            frameName name code=?

        class PDFView pdfView : NSView
            displaysPageBreaks bool=YES archive=PageBreaks
            autoScales bool=NO written archive=AutoScale
            displayMode pdfDisplayMode

        class MTKView mtkView : NSView

        class SCNView sceneKitView : NSView

        class SKView skView : NSView

        class MKMapView mapView : NSView
            mapType mapType=standard code=?

        class NSBox box : NSView
            contentView reference code=-
            boxType boxType=primary layout
            borderType borderType=groove layout
            titlePosition titlePosition=atTop nib always layout archive=-
            title text layout
            cornerRadius number nib=NSCornerRadius2 omit=- archive=-
            borderWidth number nib=NSBorderWidth2 omit=- layout archive=-
            transparent bool=NO is nib always archive=-
            fillColor color
            borderColor color
            titleFont font
            contentViewMargins size
            titleCell part code=?

        class NSScrollView scrollView : NSView
            borderType borderType=bezel layout init=none
            drawsBackground bool=YES late init=?
            hasHorizontalScroller bool=YES bit=NSsFlags.5 init=NO layout
            hasVerticalScroller bool=YES bit=NSsFlags.4 init=NO layout
            autohidesScrollers bool=NO bit=NSsFlags.9
            scrollsDynamically bool=YES
            usesPredominantAxisScrolling bool=YES bit=NSsFlags.16 init=?
            horizontalLineScroll number
            verticalLineScroll number
            horizontalPageScroll number
            verticalPageScroll number
            horizontalScrollElasticity elasticity=automatic
            verticalScrollElasticity elasticity=automatic
            findBarPosition findBarPosition late omit=-
            scrollerKnobStyle knobStyle=default late omit=-
            allowsMagnification bool=NO
            magnification number=1 nib always written init=?
            minMagnification number=0.25 nib always written init=?
            maxMagnification number=4 nib always written init=?
            automaticallyAdjustsContentInsets bool=YES layout
            backgroundColor color
            contentInsets edgeInsets
            scrollerInsets edgeInsets

        class NSStackView stackView : NSView
            orientation orientation=horizontal! layout archive=NSStackViewOrientation
            alignment alignmentAttribute init=centerY layout
            distribution distribution=gravityAreas nib=NSStackViewdistribution always layout archive=-
            spacing number=8! nib=NSStackViewSpacing float always layout
            detachesHiddenViews bool=NO init=YES layout archive=NSStackViewDetachesHiddenViews
            horizontalStackHuggingPriority priority=250! nib=NSStackViewHorizontalHugging float always code=? layout
            verticalStackHuggingPriority priority=250! nib=NSStackViewVerticalHugging float always code=? layout
            horizontalClippingResistancePriority priority=1000! nib=NSStackViewHorizontalClippingResistance float always code=? layout
            verticalClippingResistancePriority priority=1000! nib=NSStackViewVerticalClippingResistance float always code=? layout
            edgeInsets edgeInsets

        class NSGridView gridView : NSView
            xPlacement xPlacement nib=NSGrid_xPlacement always init=leading layout
            yPlacement yPlacement nib=NSGrid_yPlacement always init=bottom layout
            rowAlignment rowAlignment nib=NSGrid_alignment always init=none layout
            rowSpacing number=6! nib=NSGrid_rowSpacing always layout
            columnSpacing number=6! nib=NSGrid_columnSpacing always layout

        class NSGridRow gridRow : NSObject
            height number nib=NSGrid_height layout
            topPadding number=0 nib=NSGrid_topPadding always layout
            bottomPadding number=0 nib=NSGrid_bottomPadding always layout
            hidden bool=NO is nib=NSGrid_hidden always layout
            yPlacement yPlacement=inherited nib=NSGrid_yPlacement always written layout
            rowAlignment rowAlignment=inherited nib=NSGrid_alignment always written layout

        class NSGridColumn gridColumn : NSObject
            width number nib=NSGrid_width layout
            leadingPadding number=0 nib=NSGrid_leadingPadding always layout
            trailingPadding number=0 nib=NSGrid_trailingPadding always layout
            hidden bool=NO is nib=NSGrid_hidden always layout
            xPlacement xPlacement=inherited nib=NSGrid_xPlacement always written layout

        class NSGridCell gridCell : NSObject
            row reference code=-
            column reference code=-
            headOfMergedCell reference code=-
            xPlacement xPlacement=inherited nib=NSGrid_xPlacement always written layout
            yPlacement yPlacement=inherited nib=NSGrid_yPlacement always written layout
            rowAlignment rowAlignment=inherited nib=NSGrid_alignment always written layout

        class NSSplitView splitView : NSView
            vertical bool=NO is nib=NSIsVertical layout
            dividerStyle dividerStyle=thick nib layout
            arrangesAllSubviews bool=YES late omit=- layout
            autosaveName name nib omit=-

        class NSTabView tabView : NSView
            initialItem reference code=-
            type tabViewType=topTabsBezelBorder code=tabViewType layout
            drawsBackground bool=YES nib omit=NO
            allowsTruncatedLabels bool=YES nib=NSAllowTruncatedLabels always init=NO archive=:NO
            controlSize controlSize=regular layout
            tabPosition tabPosition layout
            tabViewBorderType tabViewBorderType layout
            font font

        class NSTabViewItem tabViewItem : NSObject
            identifier name nib omit=- code=-
            label text layout
            toolTip text late
            image image late layout
            catalog catalog code=-
            color name code=?

        class NSCollectionView collectionView : NSView
            selectable bool=NO is nib
            allowsMultipleSelection bool=NO nib
            allowsEmptySelection bool=YES
            maxNumberOfGridColumns integer code=?
            maxNumberOfGridRows integer code=?
            maxNumberOfRows integer=0 nib=NSMaxNumberOfGridRows code=?
            maxNumberOfColumns integer=0 nib=NSMaxNumberOfGridColumns code=?

        class NSCollectionViewFlowLayout collectionViewFlowLayout : NSObject
            minimumLineSpacing number layout
            minimumInteritemSpacing number layout
            scrollDirection scrollDirection=vertical written layout
            itemSize size
            headerReferenceSize size
            footerReferenceSize size
            sectionInset edgeInsets

        class NSTextView textView : NSView archive=-
            editable bool=YES bit=NSFlags.1 is
            selectable bool=YES bit=NSFlags.0 is
            richText bool=YES bit=NSFlags.2 is
            importsGraphics bool=YES bit=NSFlags.3 init=NO
            drawsBackground bool=YES bit=NSFlags.8
            verticallyResizable bool=NO! is late omit=YES init=? layout
            horizontallyResizable bool=NO is init=? layout
            allowsUndo bool=NO bit=NSFlags.10
            usesFontPanel bool=NO bit=NSFlags.5 init=YES
            usesRuler bool=NO bit=NSFlags.6 init=?
            usesInspectorBar bool=NO late omit=-
            fieldEditor bool=NO is late omit=-
            allowsDocumentBackgroundColorChange bool=NO bit=NSFlags.14
            allowsImageEditing bool=NO late omit=-
            allowsNonContiguousLayout bool=NO code=layoutManager?.allowsNonContiguousLayout
            smartInsertDelete bool=NO bit=NSFlags.9 code=smartInsertDeleteEnabled init=YES
            spellingCorrection bool=NO bit=NSFlags.26 code=isAutomaticSpellingCorrectionEnabled init=?
            continuousSpellChecking bool=NO bit=NSFlags.7 code=isContinuousSpellCheckingEnabled
            grammarChecking bool=NO bit=NSFlags.15 code=isGrammarCheckingEnabled
            quoteSubstitution bool=NO bit=NSFlags.16 code=isAutomaticQuoteSubstitutionEnabled init=?
            dashSubstitution bool=NO bit=NSFlags.17 code=isAutomaticDashSubstitutionEnabled init=?
            linkDetection bool=NO bit=NSFlags.18 code=isAutomaticLinkDetectionEnabled
            dataDetection bool=NO bit=NSFlags.24 code=isAutomaticDataDetectionEnabled
            textReplacement bool=NO bit=NSFlags.25 code=isAutomaticTextReplacementEnabled init=?
            textCompletion bool=YES code=isAutomaticTextCompletionEnabled
            allowsCharacterPickerTouchBarItem bool=YES!
            incrementalSearchingEnabled bool=NO is late omit=-
            rulerVisible bool=NO is
            findStyle findStyle code=?
            baseWritingDirection writingDirection late omit=- code=?
            selectionGranularity selectionGranularity code=?
            textColor color
            backgroundColor color
            insertionPointColor color
            minSize size
            maxSize size
            font font
            linkTextAttributes part code=?
            selectedTextAttributes part code=?

        class NSTableHeaderView tableHeaderView : NSView

        class NSTableCellView tableCellView : NSView

        class NSTableRowView tableRowView : NSView
            selected bool=NO is
            emphasized bool=NO is
        """
}
