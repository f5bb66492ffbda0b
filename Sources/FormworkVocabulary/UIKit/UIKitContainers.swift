extension Vocabulary {
    /// UIKit scroll views, lists and bars.
    static let uiKitContainers = """
        class UIScrollView scrollView : UIView
            - UIScrollViewIndicatorInsetAdjustmentBehavior=1 since=11
            contentInset inset=0,0,0,0 unproved
            scrollIndicatorInsets inset=0,0,0,0 unproved
            indicatorStyle indicatorStyle=default unproved
            showsHorizontalScrollIndicator bool=YES
            showsVerticalScrollIndicator bool=YES
            scrollEnabled bool=YES is nib=!UIScrollDisabled layout
            directionalLockEnabled bool=NO is unproved
            pagingEnabled bool=NO is
            bounces bool=YES nib=UIBounceEnabled
            bouncesZoom bool=YES omit=NO
            alwaysBounceVertical bool=NO usual=YES
            alwaysBounceHorizontal bool=NO
            minimumZoomScale number=1 unproved usual=1,1.0,0.0
            maximumZoomScale number=1 unproved usual=1,1.0,0.0
            delaysContentTouches bool=YES unproved
            canCancelContentTouches bool=YES unproved
            dataMode dataMode - by=/contentSize code=-
            keyboardDismissMode keyboardDismissMode=none
            contentInsetAdjustmentBehavior contentInsetAdjustmentBehavior=automatic nib=UIScrollViewContentInsetAdjustmentBehavior always since=9 layout
            - UIContentSize UIDelegate
            automaticallyAdjustsScrollIndicatorInsets bool=YES -
            contentSize size - archive=-
            - archive=IBUIContentSize

        class UITextView textView : UIScrollView
            text text by=multiLineText/textViewText layout
            usesAttributedText bool=NO - by=/textViewText code=-
            attributedText part nib=UIAttributedText by=attributedText/textViewText
            fontDescription font nib=UIFont code=font
            textColor color
            textAlignment alignment=left always init=natural usual=left,natural
            - UIDisableTextColorUpdateOnTraitCollectionChange UIDisableUpdateTextColorOnTraitCollectionChange by=/labelColorFlag
            editable bool=YES is
            selectable bool=YES is
            dataDetectorTypes part nib=UIDataDetectorTypes by=dataDetectors/dataDetectors archive=?
            adjustsFontForContentSizeCategory bool=NO usual=-
            allowsEditingTextAttributes bool=NO unproved
            clearsOnInsertion bool=NO unproved
            textInputTraits part by=textInput/textInput archive=?
            - UITextViewFrozen UITextContainerInset

        class UITableView tableView : UIScrollView
            style tableStyle=plain! code=-
            separatorStyle separatorStyle! by=/separatorStyle code=? archive=?
            - UISeparatorStyleIOS5AndLater
            rowHeight number by=/cellRowHeight code=? archive=:44!
            sectionHeaderHeight number=28! always omit=- code=? archive=:22
            sectionFooterHeight number=28! always omit=- code=? archive=:22
            estimatedRowHeight number since=9 code=?
            estimatedSectionHeaderHeight number since=9 code=?
            estimatedSectionFooterHeight number since=9 code=?
            allowsSelection bool=YES
            allowsMultipleSelection bool=NO
            allowsSelectionDuringEditing bool=NO unproved
            allowsMultipleSelectionDuringEditing bool=NO unproved
            contentViewInsetsToSafeArea bool=YES nib=UIInsetsContentViewsToSafeArea always since=9 code=insetsContentViewsToSafeArea layout
            separatorInset inset unproved
            separatorColor color unproved
            sectionIndexColor color unproved
            sectionIndexBackgroundColor color unproved
            sectionIndexTrackingBackgroundColor color unproved
            sectionIndexMinimumDisplayRowCount integer=0 unproved
            tableHeaderView object by=/tableViews
            tableFooterView object by=/tableViews
            refreshControl object only=read
            separatorInsetReference separatorInsetReference=fromCellEdges always since=9
            prototypes part nib=UITableViewCellPrototypeNibs,UITableViewCellPrototypeNibExternalObjects by=prototypes/tableCells
            sections part by=/tableCells
            dataMode dataMode - by=dataMode/contentSize code=-
            springLoaded bool=NO - is
            prefetchingEnabled bool=YES - is
            editing bool=NO - is
            selectionFollowsFocus bool=NO -
            cellLayoutMarginsFollowReadableWidth bool=NO - layout
            showsSelectionImmediatelyOnTouchBegin bool=YES - code=? archive=:NO

        class UITableViewCell tableViewCell : UIView
            reuseIdentifier name code=-
            selectionStyle selectionStyle=default! archive=:blue
            accessoryType accessoryType=none layout
            editingAccessoryType accessoryType=none
            style tableCellStyle nib=UITableViewCellStyle,UITextLabel,UIDetailTextLabel,UIImageView omit=IBUITableViewCellStyleDefault by=cellStyle/ code=- archive=:IBUITableViewCellStyleDefault usual=*
            indentationWidth number=10! layout
            indentationLevel integer=0 layout
            showsReorderControl bool=NO
            separatorInset inset unproved
            textLabel reference - by=/cellViews code=-
            detailTextLabel reference - by=/cellViews code=-
            imageView reference - by=/cellViews code=-
            rowHeight number by=rowHeight/cellViews code=?
            hidesAccessoryWhenEditing bool=YES - by=/cellViews code=?
            contentView object by=/cellViews archive=?
            backgroundView object by=/cellViews
            selectedBackgroundView object by=/cellViews
            accessoryView object by=/cellViews
            shouldIndentWhileEditing bool=YES -
            focusStyle focusStyle=default -
            separatorStyle separatorStyle - code=- archive=?

        class UITableViewCellContentView tableViewCellContentView : UIView fallback=UIView
            tableViewCell reference - code=-

        class UICollectionView collectionView : UIScrollView
            collectionViewLayout object nib=UICollectionLayout
            cells part nib=UICollectionViewCellNibDict,UICollectionViewCellPrototypeNibExternalObjects by=collectionCells/collectionCells
            sectionHeaderView part nib=UICollectionViewSupplementaryViewNibDict by=/collectionCells
            sectionFooterView part nib=UICollectionViewSupplementaryViewPrototypeNibExternalObjects by=/collectionCells
            - UIAllowsUserInitiatedMultipleSelection=true since=11
            prefetchingEnabled bool=YES is nib=UICollectionViewPrefetchingEnabled omit=NO
            allowsMultipleSelection bool=NO unproved
            dataMode dataMode - by=collectionMode/contentSize code=-
            allowsSelection bool=YES -
            springLoaded bool=NO - is
            selectionFollowsFocus bool=NO -

        class UICollectionReusableView collectionReusableView : UIView
            reuseIdentifier name code=-

        class UICollectionViewCell collectionViewCell : UICollectionReusableView
            customSize part by=cellSize/cellContent archive=?
            contentView object by=/cellContent archive=?
            - UISystemBackgroundView UIContentConfigurationIdentifier UIContentConfigurationView

        class UICollectionViewCellContentView collectionViewCellContentView : UIView as=UIView

        class UICollectionViewLayout collectionViewLayout : NSObject unproved

        class UICollectionViewFlowLayout collectionViewFlowLayout : UICollectionViewLayout
            minimumInteritemSpacing number=10! nib=UIInteritemSpacing
            minimumLineSpacing number=10! nib=UILineSpacing
            itemSize size=50,50 by=flowLayout/
            headerReferenceSize size=0,0 by=flowLayout/
            footerReferenceSize size=0,0 by=flowLayout/
            automaticEstimatedItemSize bool=NO - by=/sectionInset code=?
            sectionInset inset nib=UISectionInset by=flowLayout/sectionInset
            estimatedItemSize part by=/sectionInset
            sectionHeadersPinToVisibleBounds bool=NO -
            sectionFootersPinToVisibleBounds bool=NO -
            sectionInsetReference sectionInsetReference=contentInset since=9
            scrollDirection scrollDirection=vertical

        class UINavigationBar navigationBar : UIView priorities
            items objects by=/navigationBarItems
            - UIDelegate by=/barDelegate
            barStyle barStyle=default
            - UIBarPosition=2
            translucent barTranslucence=YES nib=UIBarTranslucence always is layout archive=?
            barTintColor color
            largeTitles bool=NO nib=UIBarPrefersLargeTitles code=prefersLargeTitles layout
            shadowImage image unproved
            backIndicatorImage image unproved
            backIndicatorTransitionMask image unproved code=backIndicatorTransitionMaskImage
            titleTextAttributes part nib=UITitleTextAttributes,UIBarLargeTitleTextAttributes by=titleAttributes/titleAttributes
            largeTitleTextAttributes part by=/titleAttributes

        class UIToolbar toolbar : UIView priorities
            items objects always
            barStyle barStyle=default
            - UIBarPosition=1
            translucent barTranslucence=YES nib=UIBarTranslucence always is layout archive=?
            barTintColor color
            - UIDelegate

        class UITabBar tabBar : UIView unproved priorities
            - UIDelegate by=/barDelegate
            items objects always
            barTintColor color
            unselectedItemTintColor color nib=UIBarUnselectedImageTintColor
            selectedImageTintColor color code=tintColor
            selectionIndicatorImage image
            shadowImage image
            backgroundImage image
            itemPositioning itemPositioning=automatic nib=UITabBarItemPositioning
            itemWidth number=0 nib=UITabBarItemWidth double
            itemSpacing number=0 nib=UITabBarItemSpacing double
            translucent barTranslucence=YES nib=UIBarTranslucence always is layout archive=?
            barStyle barStyle=default
            - UIBarPosition

        class UISearchBar searchBar : UIView unproved priorities archive=IB
            barStyle barStyle=default archive=IBUIBarStyle
            showsCancelButton bool=NO
            showsBookmarkButton bool=NO
            showsScopeBar bool=NO layout
            showsSearchResultsButton bool=NO nib=UIShowSearchResultsButton
            searchResultsButtonSelected bool=NO is
            translucent searchTranslucence=YES nib=UISearchBarTranslucence is archive=?
            scopeButtonTitles part nib=UIScopeButtonTitles by=searchScopes/searchScopes archive=?
            prompt text layout archive=:
            text text archive=:
            placeholder text archive=:
            barTintColor color
            textInputTraits part by=textInput/textInput archive=?
            backgroundImage image
            scopeBarBackgroundImage image
            searchBarStyle searchBarStyle=default
            - UIDelegate
            selectedScopeButtonIndex integer=0 - last

        class UIBarItem : NSObject
            accessibilityHint text - code=?
            accessibilityIdentifier name - code=?
            accessibilityLabel text - code=?

        class UIBarButtonItem barButtonItem : UIBarItem
            customView object by=/customView
            enabled bool=YES is nib=UIEnabled,!UIDisabled always
            systemItem systemItem nib=UIIsSystemItem,UISystemItem by=systemItem/systemItem code=- archive=IBUISystemItemIdentifier
            width number=0
            style barButtonStyle=bordered omit=plain code=- archive=:plain
            title text code=-
            image image code=-
            landscapeImage image nib=UILandscapeImagePhone code=landscapeImagePhone
            catalog catalog - by=/designImages code=-
            landscapeImageCatalog part by=/designImages
            tag integer=0
            tintColor color
            imageInsets inset unproved
            springLoaded bool=NO is unproved
            changesSelectionAsPrimaryAction bool=NO -
            selected bool=NO - is

        class UINavigationItem navigationItem : NSObject
            title text code=-
            prompt text archive=:
            - archive=IBUIToolbar,IBUINavigationItem
            backButtonTitle text unproved
            backBarButtonItem object
            leftItemsSupplementBackButton bool=NO unproved
            rightBarButtonItem part nib=UIRightBarButtonItem,UIRightBarButtonItems by=navigationItems/navigationItems archive=?
            rightBarButtonItems part by=/navigationItems
            leftBarButtonItem part nib=UILeftBarButtonItem,UILeftBarButtonItems by=/navigationItems archive=?
            leftBarButtonItems part by=/navigationItems
            titleView object
            hidesBackButton bool=NO late
            largeTitleDisplayMode largeTitleDisplayMode=automatic since=9
            - UINavigationBar by=/barDelegate
            - archive=IBUINavigationBar

        class UITabBarItem tabBarItem : UIBarItem unproved
            systemItem systemTab code=- archive=IBUISystemItemIdentifier
            enabled bool=YES is omit=NO
            tag integer=0
            title text code=-
            badgeValue text archive=:
            badgeColor color
            image image code=-
            selectedImage image nib=UISelectedTemplateImage code=-
            catalog catalog - by=/designImages code=-
            landscapeImageCatalog part by=/designImages
            selectedImageCatalog part by=/designImages
            imageInsets inset=0,0,0,0
            landscapeImage image nib=UIImageLandscape code=landscapeImagePhone
            springLoaded bool=NO is
            - archive=IBUITabBar
        """
}
