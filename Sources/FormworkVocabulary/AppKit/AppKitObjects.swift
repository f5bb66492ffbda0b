extension Vocabulary {
    /// AppKit windows, menus, controllers, formatters and other objects.
    static let appKitObjects = """
        class NSMenu menu : NSObject
            title text archive=:
            autoenablesItems bool=YES nib=!NSNoAutoenable archive=-
            systemMenu systemMenu code=?
            identifier name late code=?
            showsStateColumn bool=YES late omit=- code=?

        class NSMenuItem menuItem : NSObject
            title text code=-
            isSeparatorItem bool=NO code=-
            tag integer=0 nib omit=-
            state state=off nib archive=-
            hidden bool=NO is nib=NSIsHidden
            enabled bool=YES! is
            image image layout
            toolTip text
            indentationLevel integer=0 nib=NSIndent omit=-
            alternate bool=NO is nib=NSIsAlternate
            allowsKeyEquivalentWhenHidden bool=NO late omit=-
            catalog catalog code=-
            identifier name late code=?
            keyEquivalent text code=?
            keyEquivalentModifierMask flags code=?
            secondaryImage image code=?

        class NSWindow window : NSObject as=NSWindowTemplate
            deferred bool=YES bit=NSWTFlags.29 code=-
            propertyAccessControl name code=-
            contentView reference code=-
            title text archive=NSWindowTitle:
            subtitle text archive=NSWindowSubtitle:
            miniwindowTitle text
            allowsToolTipsWhenApplicationIsInactive bool=YES bit=NSWTFlags.13 init=NO
            autorecalculatesKeyViewLoop bool=YES! bit=NSWTFlags.11 init=NO
            releasedWhenClosed bool=YES bit=!NSWTFlags.30 is
            hidesOnDeactivate bool=NO bit=NSWTFlags.31 written
            restorable bool=YES is nib=NSWindowIsRestorable always
            hasShadow bool=YES
            opaque bool=YES! is
            canHide bool=YES!
            acceptsMouseMovedEvents bool=NO
            titlebarAppearsTransparent bool=NO nib unproved
            autodisplay bool=YES! is
            viewsNeedDisplay bool
            titleVisibility titleVisibility=visible nib=NSWindowTitleVisibility unproved
            animationBehavior animationBehavior=default! nib=NSWindowAnimationBehavior unproved archive=-
            tabbingMode tabbingMode=automatic nib=NSWindowTabbingMode
            toolbarStyle toolbarStyle=automatic nib=NSWindowToolbarStyle
            separatorStyle separatorStyle=automatic nib=NSTitlebarSeparatorStyle unproved code=titlebarSeparatorStyle
            appearanceType appearance late=appearance omit=- code=appearance
            mirrorLayoutDirectionWhenInternationalizing mirroring=automatic code=?
            identifier name code=?
            tabbingIdentifier name nib=NSWindowTabbingIdentifier unproved
            representedFilename name
            frameAutosaveName name nib code=?
            visibleAtLaunch bool=YES! code=?
            visible bool=NO code=?
            oneShot bool=YES code=?
            showsToolbarButton bool=YES code=?
            wantsToBeColor bool=YES code=?

        class NSToolbar toolbar : NSObject
            implicitIdentifier name code=- archive=NSToolbarIdentifier:
            explicitIdentifier name code=-
            allowsUserCustomization bool=YES nib=NSToolbarAllowsUserCustomization always init=NO
            autosavesConfiguration bool=YES nib=NSToolbarAutosavesConfiguration always init=NO
            displayMode toolbarDisplayMode=default nib=NSToolbarDisplayMode always
            sizeMode sizeMode=default nib=NSToolbarSizeMode always
            showsBaselineSeparator bool=YES nib=NSToolbarShowsBaselineSeparator unproved
            prefersToBeShown bool=YES nib=NSToolbarPrefersToBeShown always code=isVisible

        class NSToolbarItem toolbarItem : NSObject
            implicitItemIdentifier name code=-
            explicitItemIdentifier name code=-
            label text
            paletteLabel text
            title text
            toolTip text
            image image
            catalog catalog code=-
            tag integer=0
            bordered bool=NO is
            selectable bool=NO code=-
            autovalidates bool=YES
            navigational bool=NO is
            visibilityPriority number=0
            sizingBehavior toolbarItemSizing code=-
            minSize size
            maxSize size
            reference reference code=-

        class NSSearchToolbarItem searchToolbarItem : NSToolbarItem

        class NSUserDefaultsController userDefaultsController : NSObject
            representsSharedInstance bool=NO nib=NSSharedInstance
            appliesImmediately bool=YES nib omit=NO archive=:YES

        class NSObjectController objectController : NSObject
            objectClassName name nib omit=-
            automaticallyPreparesContent bool=NO nib
            editable bool=YES nib omit=NO
            mode name
            entityName name

        class NSArrayController arrayController : NSObjectController
            preservesSelection bool=YES nib omit=NO
            selectsInsertedObjects bool=YES nib omit=NO
            avoidsEmptySelection bool=YES nib omit=NO
            filterRestrictsInsertion bool=YES nib omit=NO archive=-
            clearsFilterPredicateOnInsertion bool=YES nib omit=NO
            automaticallyRearrangesObjects bool=NO nib unproved
            alwaysUsesMultipleValuesMarker bool=NO nib unproved

        class NSDictionaryController dictionaryController : NSArrayController

        class NSTreeController treeController : NSObjectController
            preservesSelection bool=YES nib omit=NO
            selectsInsertedObjects bool=YES nib omit=NO
            avoidsEmptySelection bool=YES nib omit=NO
            childrenKeyPath name nib=NSTreeContentChildrenKey unproved
            leafKeyPath name nib=NSTreeContentLeafKey unproved
            countKeyPath name nib=NSTreeContentCountKey unproved
            alwaysUsesMultipleValuesMarker bool=NO nib unproved

        class NSViewController viewController : NSObject
            nibName name nib unproved
            title text nib unproved archive=:
            identifier name late
            storyboardIdentifier name code=- archive=explicitStoryboardIdentifier:
            showSeguePresentationStyle presentationStyle=multiple code=- archive=showSeguePresentationStyle
            sceneMemberID name code=-

        class NSTabViewController tabViewController : NSViewController
            tabStyle tabStyle=segmentedControlOnTop
            selectedTabViewItemIndex integer
            canPropagateSelectedChildViewControllerTitle bool=YES

        class NSSplitViewController splitViewController : NSViewController

        class NSPageController pagecontroller : NSViewController
            transitionStyle pageTransition

        class NSWindowController windowController : NSObject
            storyboardIdentifier name code=- archive=explicitStoryboardIdentifier:
            showSeguePresentationStyle presentationStyle=multiple code=- archive=showSeguePresentationStyle
            sceneMemberID name code=-

        class NSCollectionViewItem collectionViewItem : NSViewController

        class NSPopover popover : NSObject
            appearance popoverAppearance
            behavior popoverBehavior=applicationDefined nib omit=- unproved
            animates bool=YES nib always

        class NSDrawer drawer : NSObject
            preferredEdge rectEdge=maxX nib always
            leadingOffset number=0 nib always
            trailingOffset number=0 nib always

        class NSSplitViewItem splitViewItem : NSObject
            behavior paneBehavior=default nib=NSSplitViewItemBehavior always code=-
            canCollapse bool=NO late omit=- written init=?
            collapsed bool=NO is
            springLoaded bool=NO is late omit=- written init=?
            holdingPriority priority=250 nib=NSSplitViewItemHoldingPriority float omit=- written init=?
            minimumThickness number nib=NSSplitViewItemMinimumThickness omit=-
            maximumThickness number nib=NSSplitViewItemMaximumThickness omit=-
            automaticMaximumThickness number
            preferredThicknessFraction number nib=NSSplitViewItemPreferredThicknessFraction omit=-
            allowsFullHeightLayout bool
            separatorStyle separatorStyle=automatic late=titlebarSeparatorStyle omit=- code=titlebarSeparatorStyle

        class NSFormatter customFormatter : NSObject

        class NSNumberFormatter numberFormatter : NSFormatter
            formatWidth integer code=?
            formatterBehavior numberFormatterBehavior=default10_4! written
            numberStyle numberStyle=none
            minimumIntegerDigits integer
            maximumIntegerDigits integer
            minimumFractionDigits integer
            maximumFractionDigits integer
            groupingSize integer
            secondaryGroupingSize integer
            usesGroupingSeparator bool=YES
            allowsFloats bool=YES
            generatesDecimalNumbers bool=NO
            lenient bool=NO is
            alwaysShowsDecimalSeparator bool=NO
            localizesFormat bool=YES
            partialStringValidation bool=NO code=isPartialStringValidationEnabled
            hasThousandSeparators bool=YES
            positiveFormat text
            negativeFormat text
            thousandSeparator text
            groupingSeparator text
            decimalSeparator text
            currencyDecimalSeparator text
            currencySymbol text
            internationalCurrencySymbol text
            positiveSuffix text
            positivePrefix text
            negativeSuffix text
            negativePrefix text
            plusSign text
            minusSign text
            percentSymbol text
            perMillSymbol text
            exponentSymbol text
            paddingCharacter text
            notANumberSymbol text
            zeroSymbol text
            nilSymbol text
            positiveInfinitySymbol text
            negativeInfinitySymbol text
            roundingMode roundingMode=halfEven code=?

        class NSDateFormatter dateFormatter : NSFormatter
            formatWidth integer code=?
            formatterBehavior dateFormatterBehavior=default10_4 written
            dateStyle dateStyle=none
            timeStyle dateStyle=none
            dateFormat text
            doesRelativeDateFormatting bool=NO
            lenient bool=NO is
            allowsNaturalLanguage bool=NO code=isLenient written
            generatesCalendarDates bool=NO

        class NSByteCountFormatter byteCountFormatter : NSFormatter
            formatWidth integer code=?
            countStyle countStyle=file written
            includesUnit bool=YES
            includesCount bool=YES
            includesActualByteCount bool=NO
            adaptive bool=YES is
            zeroPadsFractionDigits bool=NO
            allowsNonnumericFormatting bool=YES

        class NSParagraphStyle paragraphStyle : NSObject
            alignment alignment=left! init=natural
            lineBreakMode lineBreakMode=wordWrapping! layout
            baseWritingDirection writingDirection=natural!
            lineSpacing number=0 layout
            paragraphSpacing number=0 layout
            paragraphSpacingBefore number=0 layout
            firstLineHeadIndent number=0 layout
            headIndent number=0 layout
            tailIndent number=0 layout
            minimumLineHeight number=0 layout
            maximumLineHeight number=0 layout
            lineHeightMultiple number=0 layout
            defaultTabInterval number=0
            hyphenationFactor number=0
            tighteningFactorForTruncation number=0! written
            allowsDefaultTighteningForTruncation bool=YES

        class NSCustomObject customObject : NSObject
            sceneMemberID name code=-

        class NSApplication application : NSObject
            sceneMemberID name code=-

        class NSStoryboardSegue segue : NSObject
            identifier name
            kind segueKind code=-
            relationship name code=-
            destinationCreationSelector name code=-
            popoverAnchorView reference code=-
            popoverBehavior popoverBehavior code=-
            preferredEdge rectEdge code=-

        class action action
            selector name
            target reference
            trigger actionTrigger

        class binding binding
            name name
            keyPath name

        class accessibility accessibility
            description text
            help text
            identifier name

        class windowStyleMask windowStyleMask
            titled bool=NO
            closable bool=NO
            miniaturizable bool=NO
            resizable bool=NO
            utility bool=NO
            documentModal bool=NO
            nonactivatingPanel bool=NO
            texturedBackground bool=NO
            unifiedTitleAndToolbar bool=NO
            HUD bool=NO
            fullSizeContentView bool=NO

        class document document
            initialViewController reference
            useAutolayout bool=NO
            colorMatched bool=NO
            toolsVersion version
        """
}
