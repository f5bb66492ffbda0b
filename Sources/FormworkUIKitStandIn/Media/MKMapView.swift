import FormworkDSL

@MainActor
open class MKMapView: UIView {
    override class var element: String { "mapView" }

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

public enum MKMapType: Int, Sendable, InterfaceWord {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
