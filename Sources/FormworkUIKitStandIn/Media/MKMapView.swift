/// UIKit's `MKMapView`.
@MainActor
open class MKMapView: UIView {
    open override class var interfaceElement: String { "mapView" }

    /// UIKit's `mapType`.
    open var mapType = MKMapType.standard { didSet { write("mapType", mapType) } }
    /// UIKit's `isZoomEnabled`.
    open var isZoomEnabled = true { didSet { write("zoomEnabled", isZoomEnabled) } }
    /// UIKit's `isScrollEnabled`.
    open var isScrollEnabled = true { didSet { write("scrollEnabled", isScrollEnabled) } }
    /// UIKit's `isRotateEnabled`.
    open var isRotateEnabled = true { didSet { write("rotateEnabled", isRotateEnabled) } }
    /// UIKit's `isPitchEnabled`.
    open var isPitchEnabled = true { didSet { write("pitchEnabled", isPitchEnabled) } }
    /// UIKit's `showsUserLocation`.
    open var showsUserLocation = false { didSet { write("showsUserLocation", showsUserLocation) } }
    /// UIKit's `showsBuildings`.
    open var showsBuildings = true { didSet { write("showsBuildings", showsBuildings) } }
    /// UIKit's `showsPointsOfInterest`.
    open var showsPointsOfInterest = true { didSet { write("showsPointsOfInterest", showsPointsOfInterest) } }
    /// UIKit's `showsTraffic`.
    open var showsTraffic = false { didSet { write("showsTraffic", showsTraffic) } }
    /// UIKit's `showsCompass`.
    open var showsCompass = true { didSet { write("showsCompass", showsCompass) } }
    /// UIKit's `showsScale`.
    open var showsScale = false { didSet { write("showsScale", showsScale) } }
    /// UIKit's `delegate`.
    open weak var delegate: AnyObject?
}

/// UIKit's `MKMapType`.
public enum MKMapType: Int, Sendable, InterfaceWord {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
