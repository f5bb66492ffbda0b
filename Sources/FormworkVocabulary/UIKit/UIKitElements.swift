extension Vocabulary {
    /// Elements that aren't UIKit objects, or that have no views.
    static let uiKitElements = """
        class action action -
            selector name -
            eventType controlEvent -

        class UIStoryboardSegue segue - : NSObject
            identifier name -
            kind segueKind -
            modalPresentationStyle modalPresentationStyle
            modalTransitionStyle modalTransitionStyle usual=coverVertical
            animates bool=YES
            trigger name -
            unwindAction name -
            destinationCreationSelector name -
            inheritsFrom segueParent -
            popoverAnchorBarButtonItem reference -
            popoverAnchorView reference -

        class accessibility accessibility -
            label text nib=UIAccessibilityLabel
            hint text nib=UIAccessibilityHint
            value text -
            identifier name nib=UIAccessibilityIdentifier

        class UITableViewSection tableViewSection -
            headerTitle text -
            footerTitle text -
            userLabel text - code=-
            colorLabel name -

        class UISegment segment -
            title text -
            image image -
            width number -
            enabled bool=YES -

        class UIMenu menu,command,keyCommand - : NSObject
            title text -
            image image -
            identifier name -
            discoverabilityTitle text -

        class viewControllerPlaceholder viewControllerPlaceholder - : NSObject
            storyboardName name -
            referencedIdentifier name -
            bundleIdentifier name -

        class placeholder placeholder - : NSObject

        class exit exit -
            userLabel text - code=-

        class document document -
            initialViewController reference -
            launchScreen bool=NO -
            useAutolayout bool=NO -
            useSafeAreas bool=NO -
            useTraitCollections bool=NO -
            colorMatched bool=NO -
            toolsVersion version -
        """
}
