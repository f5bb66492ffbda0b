/// Apple's [MKMapView](https://developer.apple.com/documentation/mapkit/mkmapview).
open class MKMapView: UIView {
    open var mapType = MKMapType.standard { didSet { write(mapType) } }
    open var isZoomEnabled = true { didSet { write(isZoomEnabled) } }
    open var isScrollEnabled = true { didSet { write(isScrollEnabled) } }
    open var isRotateEnabled = true { didSet { write(isRotateEnabled) } }
    open var isPitchEnabled = true { didSet { write(isPitchEnabled) } }
    open var showsUserLocation = false { didSet { write(showsUserLocation) } }
    open var showsBuildings = true { didSet { write(showsBuildings) } }
    open var showsPointsOfInterest = true { didSet { write(showsPointsOfInterest) } }
    open var showsTraffic = false { didSet { write(showsTraffic) } }
    open var showsCompass = true { didSet { write(showsCompass) } }
    open var showsScale = false { didSet { write(showsScale) } }
    open weak var delegate: AnyObject?
}

/// Apple's [MKMapType](https://developer.apple.com/documentation/mapkit/mkmaptype).
public enum MKMapType: Int, Sendable, InterfaceWord {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
