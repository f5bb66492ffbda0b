import FormworkLayout
import FormworkModel

/// The visible views of a scene, with their positions on the screen.
struct ShownViews {
    /// A view and its position.
    struct Place {
        let view: View
        /// The frame in the scene's root, in points, with y downwards.
        let frame: Rect
        /// The size of the superview's frame; nil for a root.
        let room: Size?
        /// The frame in the superview.
        let own: Rect
        /// Whether an ancestor scrolls.
        let isScrolled: Bool
    }

    /// The places, in document order.
    let places: [Place]
    /// The size of the scene's root.
    let size: Size

    /// Collects the views of a document of iOS or tvOS, where y grows downwards.
    ///
    /// - Complexity: O(n) in the number of views.
    init(_ scene: DocumentLayout.Root, context: ValidationContext) {
        size = scene.size
        var known: [View: (place: Place, isHidden: Bool)] = [:]
        known.reserveCapacity(scene.frames.count)
        var places: [Place] = []
        for entry in scene.frames {
            let above = entry.view.superview.flatMap { known[$0] }
            let origin = above?.place.frame.origin ?? Point(x: 0, y: 0)
            let isRoot = above == nil
            let own = entry.frame
            let frame =
                isRoot
                ? Rect(origin: origin, size: own.size)
                : Rect(x: origin.x + own.origin.x, y: origin.y + own.origin.y, width: own.size.width, height: own.size.height)
            let isScrolled = above.map { $0.place.isScrolled || Self.scrolls($0.place.view) } ?? false
            let place = Place(view: entry.view, frame: frame, room: above?.place.own.size, own: own, isScrolled: isScrolled)
            let isHidden = above?.isHidden ?? false || context.isHiddenItself(entry.view)
            known[entry.view] = (place, isHidden)
            if !isHidden { places.append(place) }
        }
        self.places = places
    }

    private static func scrolls(_ view: View) -> Bool {
        ["scrollView", "tableView", "collectionView", "textView", "tableViewCell", "collectionViewCell", "collectionReusableView"].contains(
            view.element.name)
    }
}

extension View {
    /// Whether users touch the view.
    var isInteractive: Bool {
        switch element.name {
        case "button", "textField", "switch", "slider", "stepper", "segmentedControl", "datePicker", "pickerView", "pageControl",
            "searchBar", "secureTextField", "popUpButton", "comboBox", "checkBox", "colorWell":
            element[.userInteractionEnabled] != "NO"
        default: false
        }
    }

    /// Whether the view has visible content: a text, an image or a control.
    var showsContent: Bool {
        switch element.name {
        case "label": element.label != nil
        case "imageView": element[.image] != nil
        case "textView", "mapView", "wkWebView", "webView", "tableView", "collectionView", "progressView", "activityIndicatorView": true
        default: isInteractive
        }
    }
}
