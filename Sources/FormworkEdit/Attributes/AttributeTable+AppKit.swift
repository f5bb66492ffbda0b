import FormworkVocabulary

extension AttributeTable {
    /// The attributes and elements of AppKit's documents. What a control's cell has stands at the cell; a control's attributes are looked
    /// for there, too.
    static let appKit = AttributeTable(
        kinds: """
            alignment=left|center|right|justified|natural allowsCharacterPickerTouchBarItem=bool allowsDocumentBackgroundColorChange=yes
            allowsEditingTextAttributes=yes allowsEmptySelection=no allowsExpansionToolTips=yes allowsFloats=no allowsImageEditing=yes
            allowsKeyEquivalentWhenHidden=yes allowsLinkPreview=no allowsMixedState=yes allowsMultipleSelection=bool
            allowsNonContiguousLayout=yes allowsTickMarkValuesOnly=yes allowsToolTipsWhenApplicationIsInactive=no
            allowsTruncatedLabels=no allowsUndo=bool allowsUserCustomization=no alphaValue=unit:1 alternate=yes alternateImage=name
            alternateTitle=text alternatingRowBackgroundColors=yes altersStateOfSelectedItem=no animates=yes
            animationBehavior=*default|none|documentWindow|utilityWindow|alertPanel
            appearanceType=aqua|darkAqua|vibrantLight|vibrantDark|inheritedVibrantLight|inheritedVibrantDark arrangesAllSubviews=no
            arrowPosition=noArrow|arrowAtCenter|arrowAtBottom autodisplay=yes autoenablesItems=no autohidesScrollers=bool
            autorecalculatesKeyViewLoop=bool autorepeat=no autoresizesOutlineColumn=yes autoresizesSubviews=bool autosaveColumns=no
            autosaveExpandedItems=yes autosaveName=name autosavesConfiguration=no autosizesCells=no autovalidates=no
            baseWritingDirection=natural|leftToRight|rightToLeft behavior=name
            bezelStyle=name bezeled=no blendingMode=behindWindow|withinWindow
            borderStyle=*none|border|bezel|borderAndBezel borderType=none|line|bezel|groove borderWidth=number boxType=*primary|secondary|separator|oldStyle|custom
            bordered=bool canDrawConcurrently=yes catalog=system clipsToBounds=yes closable=yes columnAutoresizingStyle=name
            columnReordering=no columnResizing=no columnSelection=yes columnSpacing=number completes=no contentType=name continuous=bool
            continuousSpellChecking=yes controlSize=*regular|small|mini|large|extraLarge copiesOnScroll=no cornerRadius=number customClass=name
            customModule=name customModuleProvider=target dashSubstitution=yes dataDetection=yes
            datePickerStyle=textFieldAndStepper|clockAndCalendar|textField dateFormat=text dateStyle=none|short|medium|long|full
            deferred=no detachesHiddenViews=yes displayMode=iconAndLabel|iconOnly|labelOnly|default displayedWhenStopped=no
            distribution=gravityAreas|fill|fillEqually|fillProportionally|equalSpacing|equalCentering dividerStyle=thick|thin|paneSplitter
            doubleValue=number drawsBackground=bool editable=bool emptySelection=no enabled=no explicitItemIdentifier=name
            findStyle=none|panel|bar fixedFrame=yes floatsGroupRows=no focusRingType=default|none|exterior frame=frame
            frameAutosaveName=name hasHorizontalScroller=no hasShadow=no hasVerticalScroller=no headerToolTip=text height=number hidden=yes
            hidesOnDeactivate=yes holdingPriority=priority:250 horizontal=bool horizontalClippingResistancePriority=number
            horizontalCompressionResistancePriority=priority:750 horizontalHuggingPriority=priority:250 horizontalLineScroll=number
            horizontalPageScroll=number horizontalScrollElasticity=*automatic|none|allowed horizontalStackHuggingPriority=number
            horizontallyResizable=yes identifier=name image=name imageAlignment=name imageFrameStyle=none|photo|grayBezel|groove|button
            imageHugsTitle=yes imagePosition=only|left|right|leading|trailing|above|below|overlaps imageScaling=axesIndependently|proportionallyDown|proportionallyUpOrDown|none
            importsGraphics=no increment=number incrementalSearchingEnabled=yes indentationLevel=integer:0 indentationPerLevel=number
            indeterminate=yes inset=number isSeparatorItem=yes key=name keyEquivalent=text label=text leadingPadding=number
            levelIndicatorStyle=relevancy|continuousCapacity|discreteCapacity|rating
            lineBreakMode=wordWrapping|charWrapping|clipping|truncatingHead|truncatingTail|truncatingMiddle linkDetection=yes localization=no
            mapType=standard|satellite|hybrid material=name maxValue=number maxWidth=number miniaturizable=yes
            minValue=number minWidth=number mirrorLayoutDirectionWhenInternationalizing=*automatic|always|never mode=name
            multipleSelection=no nibName=name numberOfTickMarks=integer numberOfVisibleItems=integer oneShot=no orientation=horizontal|vertical
            paletteLabel=text pathStyle=standard|navigationBar|popUp placeholderIntrinsicHeight=number placeholderIntrinsicWidth=number
            placeholderString=text popoverAnchorView=reference popoverBehavior=name preferredEdge=minX|minY|maxX|maxY
            preferredMaxLayoutWidth=number pullsDown=yes quoteSubstitution=yes refusesFirstResponder=yes releasedWhenClosed=no resizable=yes
            restorable=no richText=no rowAlignment=inherited|none|firstBaseline|lastBaseline rowHeight=number
            rowSizeStyle=default|custom|small|medium|large|automatic|systemDefault rowSpacing=number scrollable=yes
            scrollerKnobStyle=*default|light|dark segmentDistribution=fit|fill|fillEqually|fillProportionally selectable=bool selected=yes
            selectedItem=reference selectedTabViewItemIndex=integer selectionHighlightStyle=*regular|none|sourceList
            selector=name sendsActionOnEndEditing=yes sendsSearchStringImmediately=yes sendsWholeSearchString=yes
            setsMaxLayoutWidthAtFirstLayout=yes showsToolbarButton=no sizeMode=*default|regular|small smartInsertDelete=yes spacing=number
            spellingCorrection=yes springLoaded=yes state=on|mixed|off|active|inactive|followsWindowActiveState storyboardIdentifier=name
            string=text style=name suppressesIncrementalRendering=yes tabbingMode=*automatic|preferred|disallowed tableStyle=*automatic|fullWidth|inset|sourceList|plain
            tag=integer:0 target=reference textCompletion=no textReplacement=yes texturedBackground=yes
            tickMarkPosition=above|below|left|right|leading|trailing title=text titlePosition=*atTop|noTitle|aboveTop|belowTop|aboveBottom|atBottom|belowBottom titleVisibility=*visible|hidden
            titlebarAppearsTransparent=yes titled=yes toolTip=text toolbarStyle=*automatic|expanded|preference|unified|unifiedCompact|compact
            topPadding=number bottomPadding=number trackingMode=*selectOne|selectAny|momentary|momentaryAccelerator trailingPadding=number
            translatesAutoresizingMaskIntoConstraints=no transparent=yes truncatesLastVisibleLine=yes typeSelect=no
            unifiedTitleAndToolbar=yes useCurrentDate=yes userLabel=text usesAutomaticRowHeights=yes usesDataSource=yes usesFontPanel=yes
            usesInspectorBar=yes usesPredominantAxisScrolling=no usesRuler=yes usesSingleLineMode=yes utility=yes value=number valueWraps=yes
            verifyAmbiguity=*always|ignoreSizes|off vertical=yes verticalClippingResistancePriority=number
            verticalCompressionResistancePriority=priority:750 verticalHuggingPriority=priority:250 verticalLineScroll=number
            verticalPageScroll=number verticalScrollElasticity=*automatic|none|allowed verticalStackHuggingPriority=number
            verticallyResizable=bool viewBased=yes visibilityPriority=number:0 visibleAtLaunch=bool wantsLayer=yes wantsToBeColor=no
            warningValue=number criticalValue=number width=number xPlacement=inherited|none|leading|trailing|center|fill
            yPlacement=inherited|none|top|bottom|center|fill backgroundColor=color textColor=color borderColor=color fillColor=color
            gridColor=color insertionPointColor=color contentTintColor=color bezelColor=color color=color font=font
            shadowColor=color autoresizingMask=flags:autoresizingMask keyEquivalentModifierMask=flags:modifierMask minSize=numbers:size maxSize=numbers:size
            contentRect=numbers:rect styleMask=flags:windowStyleMask initialPositionMask=flags:windowPositionMask
            titleFont=font
            """,
        elements: """
            object: userLabel customClass customModule customModuleProvider
            viewBase<object: accessibilityHelp=text accessibilityIdentifier=name accessibilityLabel=text
                allowsExpansionToolTips alphaValue appearanceType autoresizesSubviews autoresizingMask canDrawConcurrently clipsToBounds fixedFrame
                focusRingType frame hidden horizontalCompressionResistancePriority horizontalHuggingPriority identifier
                mirrorLayoutDirectionWhenInternationalizing placeholderIntrinsicHeight placeholderIntrinsicWidth springLoaded toolTip
                translatesAutoresizingMaskIntoConstraints verifyAmbiguity verticalCompressionResistancePriority verticalHuggingPriority
                wantsLayer
            view,customView,containerView,tableRowView,tableCellView,tableHeaderView,openGLView,sceneKitView<viewBase: tag
            control<viewBase: tag
            textField,secureTextField,searchField,tokenField,comboBox<control: allowsCharacterPickerTouchBarItem contentType
                preferredMaxLayoutWidth setsMaxLayoutWidthAtFirstLayout textCompletion
            button<control: imageHugsTitle contentTintColor bezelColor keyEquivalentModifierMask
            popUpButton,slider,stepper,segmentedControl,datePicker,levelIndicator,pathControl,matrix,form<control:
            imageView<control: contentTintColor
            switch<control: alignment baseWritingDirection enabled state
            colorWell<control: bordered color continuous enabled
            progressIndicator<viewBase: bezeled controlSize displayedWhenStopped doubleValue indeterminate maxValue minValue
                style=bar|spinning
            stackView<viewBase: alignment=leading|trailing|top|bottom|centerX|centerY|firstBaseline|lastBaseline|baseline|width|height|left|right
                detachesHiddenViews distribution horizontalClippingResistancePriority horizontalStackHuggingPriority orientation spacing
                verticalClippingResistancePriority verticalStackHuggingPriority
            gridView<viewBase: columnSpacing rowAlignment rowSpacing xPlacement yPlacement
            gridCell: rowAlignment xPlacement yPlacement
            gridRow: bottomPadding height hidden rowAlignment topPadding yPlacement
            gridColumn: hidden leadingPadding trailingPadding width xPlacement
            box<viewBase: borderColor borderType borderWidth boxType cornerRadius fillColor title titleFont titlePosition transparent
            scrollView<viewBase: autohidesScrollers borderType contentInsets=numbers:edgeInsets findBarPosition=*aboveHorizontalRuler|aboveContent|belowContent
                hasHorizontalScroller hasVerticalScroller horizontalLineScroll horizontalPageScroll horizontalScrollElasticity
                scrollerKnobStyle usesPredominantAxisScrolling verticalLineScroll verticalPageScroll verticalScrollElasticity
            clipView<viewBase: backgroundColor copiesOnScroll drawsBackground
            scroller<viewBase: arrowsPosition=none controlSize doubleValue horizontal
            textView<viewBase: allowsCharacterPickerTouchBarItem allowsDocumentBackgroundColorChange allowsImageEditing
                allowsNonContiguousLayout allowsUndo backgroundColor baseWritingDirection continuousSpellChecking dashSubstitution
                dataDetection drawsBackground editable fieldEditor=yes findStyle grammarChecking=yes horizontallyResizable importsGraphics
                incrementalSearchingEnabled insertionPointColor linkDetection quoteSubstitution richText selectable
                minSize maxSize selectionGranularity=character|word|paragraph smartInsertDelete spellingCorrection string textColor textCompletion
                textReplacement usesFontPanel usesInspectorBar usesRuler verticallyResizable font
            tableView,outlineView<viewBase: alternatingRowBackgroundColors autosaveColumns autosaveName backgroundColor columnAutoresizingStyle
                columnReordering columnResizing columnSelection emptySelection enabled floatsGroupRows gridColor multipleSelection
                rowHeight rowSizeStyle selectionHighlightStyle tableStyle tag typeSelect usesAutomaticRowHeights viewBased
                autoresizesOutlineColumn autosaveExpandedItems indentationMarkerFollowsCell=no indentationPerLevel
            tableColumn<object: editable headerToolTip hidden identifier maxWidth minWidth width
            collectionView<viewBase: allowsEmptySelection allowsMultipleSelection backgroundColor maxNumberOfColumns=integer
                maxNumberOfRows=integer selectable
            splitView<viewBase: arrangesAllSubviews autosaveName dividerStyle vertical
            tabView<viewBase: allowsTruncatedLabels controlSize drawsBackground font initialItem=reference type=name
            tabViewItem<object: catalog identifier image label toolTip
            visualEffectView<viewBase: blendingMode material state=followsWindowActiveState|active|inactive
            webView,wkWebView,mapView,pdfView<viewBase: allowsLinkPreview mapType

            cell<object: alignment allowsEditingTextAttributes allowsMixedState allowsUndo backgroundColor baseWritingDirection bezelStyle
                borderStyle catalog continuous controlSize doubleValue drawsBackground editable enabled focusRingType font image
                imagePosition imageScaling identifier lineBreakMode maxValue minValue placeholderString refusesFirstResponder
                scrollable selectable sendsActionOnEndEditing state tag textColor title toolTip truncatesLastVisibleLine
                userInterfaceLayoutDirection=leftToRight|rightToLeft usesSingleLineMode
            textFieldCell,secureTextFieldCell,tokenFieldCell,tableHeaderCell,pathCell,datePickerCell,customCell<cell: bezelStyle=square|round
                allowedPathTypes=name datePickerMode=single|range datePickerStyle pathStyle tokenStyle=*default|none|rounded|squared|plainSquared
                useCurrentDate
            searchFieldCell<textFieldCell: maximumRecents=integer recentsAutosaveName=name sendsSearchStringImmediately
                sendsWholeSearchString
            comboBoxCell<textFieldCell: buttonBordered=no completes numberOfVisibleItems usesDataSource
            buttonCell<cell: alternateImage alternateTitle inset keyEquivalent transparent type=name
                bezelStyle=rounded|regularSquare|disclosure|shadowlessSquare|circular|texturedSquare|helpButton|smallSquare|texturedRounded|roundedRect|recessed|roundedDisclosure|inline|badge|glass
            popUpButtonCell<buttonCell: altersStateOfSelectedItem arrowPosition autoenablesItems preferredEdge pullsDown selectedItem
            imageCell<cell: animates imageAlignment imageFrameStyle
            sliderCell<cell: allowsTickMarkValuesOnly numberOfTickMarks sliderType=linear|circular tickMarkPosition
            stepperCell<cell: autorepeat increment valueWraps
            levelIndicatorCell<cell: criticalValue levelIndicatorStyle numberOfTickMarks tickMarkPosition warningValue
            segmentedCell<cell: segmentDistribution trackingMode segments=segments
                style=automatic|rounded|texturedRounded|roundRect|texturedSquare|capsule|smallSquare|separated
            segment: catalog enabled image imageScaling label selected tag toolTip width

            menu<object: autoenablesItems systemMenu=apple|font|help|main|recentDocuments|services|window showsStateColumn=no title
                identifier
            menuItem<object: allowsKeyEquivalentWhenHidden alternate catalog enabled hidden identifier image indentationLevel
                isSeparatorItem keyEquivalent keyEquivalentModifierMask secondaryImage=name state tag title toolTip
            window<object: allowsToolTipsWhenApplicationIsInactive animationBehavior autorecalculatesKeyViewLoop deferred frameAutosaveName
                hasShadow hidesOnDeactivate identifier oneShot releasedWhenClosed restorable separatorStyle=automatic|none|line|shadow
                showsToolbarButton tabbingIdentifier=name tabbingMode title titleVisibility titlebarAppearsTransparent toolbarStyle
                visibleAtLaunch wantsToBeColor appearanceType subtitle=text contentRect styleMask initialPositionMask
            windowStyleMask: titled closable miniaturizable resizable utility texturedBackground unifiedTitleAndToolbar
                fullSizeContentView=yes nonactivatingPanel=yes documentModal=yes HUD=yes
            toolbar<object: allowsUserCustomization autosavesConfiguration displayMode implicitIdentifier=name explicitIdentifier=name
                showsBaselineSeparator=no sizeMode
            toolbarItem,searchToolbarItem<object: autovalidates bordered catalog explicitItemIdentifier image label navigational=yes
                paletteLabel minSize maxSize implicitItemIdentifier=name selectable sizingBehavior=auto tag title toolTip visibilityPriority
            viewController,tabViewController,splitViewController,windowController,pageController<object: identifier nibName
                showSeguePresentationStyle=multiple|single storyboardIdentifier selectedTabViewItemIndex tabStyle=name title
            splitViewItem<object: behavior=default|sidebar|contentList|inspector canCollapse=yes holdingPriority
            customObject,application,userDefaultsController,popover<object: appearance=name behavior=t|transient|semitransient|applicationDefined
            arrayController,objectController,treeController,dictionaryController<object: automaticallyPreparesContent=yes editable
                entityName=name mode objectClassName=name selectsInsertedObjects=no avoidsEmptySelection=no preservesSelection=no
                clearsFilterPredicateOnInsertion=no automaticallyRearrangesObjects=yes childrenKeyPath=name leafKeyPath=name
            numberFormatter<object: numberStyle=none|decimal|currency|percent|scientific|spellOut|ordinal|currencyISO|currencyPlural|currencyAccounting allowsFloats minimumFractionDigits=integer
                maximumFractionDigits=integer minimumIntegerDigits=integer maximumIntegerDigits=integer positiveFormat=text
                negativeFormat=text usesGroupingSeparator=no
            dateFormatter<object: dateFormat dateStyle timeStyle=none|short|medium|long|full doesRelativeDateFormatting=yes

            constraint<object: constant=points:0 identifier multiplier=ratio priority=priority:1000
                relation=*equal|lessThanOrEqual|greaterThanOrEqual placeholder=yes symbolic=yes firstAttribute=attribute
                secondAttribute=attribute
            outlet: property=name
            action: selector target trigger=name
            binding: keyPath=name
            segue<object: identifier kind=custom|embed|modal|popover|relationship|sheet|show popoverAnchorView popoverBehavior
                preferredEdge
            accessibility: description=text help=text identifier
            layoutGuide,viewLayoutGuide: userLabel
            document: initialViewController=reference useAutolayout=yes colorMatched=yes toolsVersion=version
            """)
}

extension AttributeTable {
    /// - Parameters:
    ///   - kinds: names, each with what it says: `hidden=yes`, between white space.
    ///   - elements: lines `label < view: text font=font …`; an element has what its base has.
    private init(kinds: String, elements: String) {
        var known: [String: AttributeKind] = [:]
        for word in kinds.split(whereSeparator: \.isWhitespace) {
            let sides = word.split(separator: "=", maxSplits: 1)
            guard sides.count == 2 else { continue }
            known[String(sides[0])] = AttributeKind(sides[1])
        }
        var found: [String: [String: AttributeKind]] = [:]
        var current: [String] = []
        for word in elements.split(whereSeparator: \.isWhitespace) {
            if word.hasSuffix(":") {
                let sides = word.dropLast().split(separator: "<", maxSplits: 1)
                current = (sides.first ?? "").split(separator: ",").map(String.init)
                let base = sides.count > 1 ? found[String(sides[1])] ?? [:] : [:]
                for name in current { found[name] = base }
                continue
            }
            let sides = word.split(separator: "=", maxSplits: 1)
            let name = String(sides[0])
            let kind = sides.count > 1 ? AttributeKind(sides[1]) : known[name]
            for element in current { found[element]?[name] = kind }
        }
        self.init(elements: NameCache { [found] in found[$0] }, kinds: NameCache { [known] in known[$0] })
    }
}
