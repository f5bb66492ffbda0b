extension Vocabulary {
    /// UIKit controllers, gesture recognizers and other objects.
    static let uiKitControllers = """
        class UICustomObject customObject : NSObject

        class UIGestureRecognizer customGestureRecognizer : NSObject - unproved
            enabled bool=YES is nib=!UIGestureRecognizer.disabled
            requiresExclusiveTouchType bool=YES -
            cancelsTouchesInView bool=YES nib=UIGestureRecognizer.cancelsTouchesInView
            delaysTouchesBegan bool=NO nib=UIGestureRecognizer.delaysTouchesBegan
            delaysTouchesEnded bool=YES nib=UIGestureRecognizer.delaysTouchesEnded
            - UIGestureRecognizer.allowedTouchTypes=7
            - UIGestureRecognizer.requiresExclusiveTouchType=true
            - UIGestureRecognizer.delegate

        class UITapGestureRecognizer tapGestureRecognizer : UIGestureRecognizer
            numberOfTapsRequired integer=1 nib=UITapGestureRecognizer._imp by=taps/tapRecognizer
            numberOfTouchesRequired integer=1 - by=/tapRecognizer

        class UISwipeGestureRecognizer swipeGestureRecognizer : UIGestureRecognizer
            numberOfTouchesRequired integer=1 nib=UISwipeGestureRecognizer.numberOfTouchesRequired
            direction swipeDirection=right! nib=UISwipeGestureRecognizer.direction always omit=- archive=?

        class UIPanGestureRecognizer panGestureRecognizer : UIGestureRecognizer unproved
            minimumNumberOfTouches integer=1! nib=UIPanGestureRecognizer.minimumNumberOfTouches
            maximumNumberOfTouches integer nib=UIPanGestureRecognizer.maximumNumberOfTouches

        class UIScreenEdgePanGestureRecognizer screenEdgePanGestureRecognizer : UIPanGestureRecognizer unproved
            edges part nib=UIScreenEdgePanGestureRecognizer.edges by=edges/screenEdges

        class UIPinchGestureRecognizer pinchGestureRecognizer : UIGestureRecognizer unproved
            scale number -

        class UIRotationGestureRecognizer rotationGestureRecognizer : UIGestureRecognizer unproved
            scale number -
            rotation number -

        class UILongPressGestureRecognizer pongPressGestureRecognizer,longPressGestureRecognizer : UIGestureRecognizer unproved
            numberOfTapsRequired integer=0 nib=UILongPressGestureRecognizer._imp by=taps/longPress
            numberOfTouchesRequired integer=1 nib=UILongPressGestureRecognizer.numberOfTouchesRequired
            minimumPressDuration number=0.5! nib=UILongPressGestureRecognizer.minimumPressDuration
            allowableMovement number=10! nib=UILongPressGestureRecognizer.allowableMovement

        class UIViewController viewController : UIResponder
            title text by=/controller archive=:
            storyboardIdentifier name by=/controller
            restorationIdentifier name by=/controller
            useStoryboardIdentifierAsRestorationIdentifier bool=NO - by=/controller
            modalPresentationStyle modalPresentationStyle by=/controller
            modalTransitionStyle modalTransitionStyle by=/controller
            hidesBottomBarWhenPushed bool=NO by=/controller
            definesPresentationContext bool=NO by=/controller
            providesPresentationContextTransitionStyle bool=NO by=/controller
            extendedLayoutIncludesOpaqueBars bool=NO nib=UIKeyExtendedLayoutIncludesOpaqueBars by=/controller archive=-
            automaticallyAdjustsScrollViewInsets bool=YES nib=UIKeyAutomaticallyAdjustsScrollViewInsets by=/controller
            autoresizesArchivedViewToFullSize bool=YES by=/controller
            clearsSelectionOnViewWillAppear bool=YES by=/controller
            toolbarHidden bool=YES nib=!UIToolbarShown by=/controller archive=-
            navigationBarHidden bool=NO by=/controller
            hidesBarsOnSwipe bool=NO nib=UINavigationControllerCondensesBarsOnSwipe by=/controller
            hidesBarsOnTap bool=NO nib=UINavigationControllerHidesBarsOnTap by=/controller
            hidesBarsWhenKeyboardAppears bool=NO nib=UINavigationControllerCondensesBarsWhenKeyboardAppears by=/controller
            hidesBarsWhenVerticallyCompact bool=NO nib=UINavigationControllerHidesBarsWhenVerticallyCompact by=/controller
            wantsFullScreenLayout bool=NO - by=/controller
            nibName name - by=/controller archive=:
            view object by=/controller
            navigationItem object by=/controller
            tabBarItem object by=/controller
            layoutGuides part by=/controller
            toolbarItems objects by=/controller
            navigationBar object by=/controller
            toolbar object by=/controller
            tabBar object by=/controller
            edgesForExtendedLayout part nib=UIKeyEdgesForExtendedLayout by=extendedEdges/controller archive=?
            preferredContentSize size by=/controller
            contentSizeForViewInPopover part by=/controller archive=?
            viewControllers part by=/controller archive=?
            nil part by=/controller
            refreshControl part by=/controller archive=?
            - UINibName UIExternalObjectsTableForViewLoading UIChildViewControllers UIViewControllers UIParentViewController
            - UITableViewControllerStaticDataSource UIStoryboardSegueTemplates UITopLevelObjectsToKeepAliveFromStoryboard
            - archive=IBUIParentViewController,IBUIHorizontal,IBUISearchDisplayController,IBUIToolbarHidden,IBUISelectedViewController

        class UIHostingController hostingController : UIViewController -

        class UITableViewController tableViewController : UIViewController

        class UICollectionViewController collectionViewController : UIViewController

        class UINavigationController navigationController : UIViewController

        class UITabBarController tabBarController : UIViewController unproved

        class UISplitViewController splitViewController : UIViewController unproved
            allowDoubleColumnStyle doubleColumns=NO nib=UISplitViewControllerStyle by=/splitView
            preferredDisplayMode splitDisplayMode nib=UISplitViewControllerPreferredDisplayMode
            behavior splitBehavior nib=UISplitViewControllerPreferredSplitBehavior
            primaryEdge splitEdge nib=UISplitViewControllerPrimaryEdge
            primaryBackgroundStyle splitBackground nib=UISplitViewControllerPrimaryBackgroundStyle
            preferredPrimaryColumnWidthFraction unit nib=UISplitViewControllerPreferredPrimaryColumnWidthFraction double
            preferredPrimaryColumnWidth number nib=UISplitViewControllerPreferredPrimaryColumnWidth double
            maximumPrimaryColumnWidth number nib=UISplitViewControllerMaximumPrimaryColumnWidth double
            minimumPrimaryColumnWidth number nib=UISplitViewControllerMinimumPrimaryColumnWidth double
            preferredSupplementaryColumnWidthFraction unit nib=UISplitViewControllerPreferredSupplementaryColumnWidthFraction double
            preferredSupplementaryColumnWidth number nib=UISplitViewControllerPreferredSupplementaryColumnWidth double
            maximumSupplementaryColumnWidth number nib=UISplitViewControllerMaximumSupplementaryColumnWidth double
            minimumSupplementaryColumnWidth number nib=UISplitViewControllerMinimumSupplementaryColumnWidth double
            presentsWithGesture bool=YES nib=UISplitViewControllerPresentsWithGesture omit=-
            masterViewController object -
            detailViewController object -

        class UIPageViewController pageViewController : UIViewController unproved
            transitionStyle transitionStyle=pageCurl! always archive=-
            navigationOrientation navigationOrientation=horizontal! always archive=-
            spineLocation spineLocation=none! always archive=-
            doubleSided bool=NO always

        class GLKViewController glkViewController : UIViewController unproved
            preferredFramesPerSecond integer -

        class AVPlayerViewController avPlayerViewController : UIViewController unproved
            videoGravity name -
        """
}
