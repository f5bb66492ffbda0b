/// Apple's [MKMapView](https://developer.apple.com/documentation/mapkit/mkmapview).
@MainActor
open class MKMapView: UIView {
    open override class var interfaceElement: String { "mapView" }

    open var mapType = MKMapType.standard { didSet { write("mapType", mapType) } }
    open var isZoomEnabled = true { didSet { write("zoomEnabled", isZoomEnabled) } }
    open var isScrollEnabled = true { didSet { write("scrollEnabled", isScrollEnabled) } }
    open var isRotateEnabled = true { didSet { write("rotateEnabled", isRotateEnabled) } }
    open var isPitchEnabled = true { didSet { write("pitchEnabled", isPitchEnabled) } }
    open var showsUserLocation = false { didSet { write("showsUserLocation", showsUserLocation) } }
    open var showsBuildings = true { didSet { write("showsBuildings", showsBuildings) } }
    open var showsPointsOfInterest = true { didSet { write("showsPointsOfInterest", showsPointsOfInterest) } }
    open var showsTraffic = false { didSet { write("showsTraffic", showsTraffic) } }
    open var showsCompass = true { didSet { write("showsCompass", showsCompass) } }
    open var showsScale = false { didSet { write("showsScale", showsScale) } }
    open weak var delegate: AnyObject?
}

/// Apple's [MKMapType](https://developer.apple.com/documentation/mapkit/mkmaptype).
public enum MKMapType: Int, Sendable, InterfaceWord {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
