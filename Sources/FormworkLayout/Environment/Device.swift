public import FormworkModel

/// A device whose screen a layout is made for.
public struct Device: Hashable, Sendable {
    /// What kind of device it is.
    public enum Family: String, Hashable, Sendable, CaseIterable {
        /// An iPhone.
        case phone
        /// An iPad.
        case pad
        /// An Apple TV.
        case tv
    }

    /// Interface Builder's id of it, such as `retina4_7`.
    public let id: String
    /// What people call it, such as `iphone-se`; the first is the usual one.
    public let names: [String]
    /// What kind of device it is.
    public let family: Family
    /// The screen upright, in points; of a television as it stands.
    public let size: Size
    /// Pixels in a point.
    public let scale: Double
    /// The safe area's distances from the screen's edges, upright, without any bar of the application.
    public let portraitSafeArea: Insets
    /// The same when it lies on its side.
    public let landscapeSafeArea: Insets
    /// The source of its numbers.
    public let basis: Basis
    /// Upright, as Interface Builder's canvas has it: older than the system of today.
    let canvasPortraitSafeArea: Insets
    /// On its side, as the canvas has it.
    let canvasLandscapeSafeArea: Insets

    /// Whether a line at the bottom edge stands in for a home button.
    public var hasHomeIndicator: Bool { family != .tv && portraitSafeArea.bottom > 0 }

    /// Whether it is as wide on its side as an iPad: the large iPhones.
    var isRegularOnItsSide: Bool { family == .pad || min(size.width, size.height) >= 414 }

    /// The device with an id of Interface Builder's, or with a name; upper and lower case and the separators are one.
    public init?(named name: String) {
        guard let device = Device.all.first(where: { $0.id == name }) ?? Device.byName[Device.plain(name)] else { return nil }
        self = device
    }

    /// - Parameters:
    ///   - top: Upright, what the canvas has above.
    ///   - bottom: Upright, what the canvas has below.
    ///   - sides: On its side, or of a television.
    ///   - runs26: Whether the safe area of a running application is that of iOS 26.
    init(
        _ id: String, _ names: [String], _ family: Family, _ width: Double, _ height: Double, scale: Double,
        top: Double = 20, bottom: Double = 0, sides: Double = 0, runs26: Bool = false, _ basis: Basis
    ) {
        self.basis = basis
        self.id = id
        self.names = names
        self.family = family
        size = Size(width: width, height: height)
        self.scale = scale
        switch family {
        case .phone:
            canvasPortraitSafeArea = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
            portraitSafeArea = canvasPortraitSafeArea
            // On its side a phone has no status bar.
            canvasLandscapeSafeArea = EdgeInsets(top: 0, left: sides, bottom: bottom > 0 ? 21 : 0, right: sides)
            landscapeSafeArea = runs26 ? EdgeInsets(top: 0, left: sides, bottom: 20, right: sides) : canvasLandscapeSafeArea
        case .pad:
            canvasPortraitSafeArea = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
            canvasLandscapeSafeArea = canvasPortraitSafeArea
            portraitSafeArea = runs26 ? EdgeInsets(top: 32, left: 0, bottom: 25, right: 0) : canvasPortraitSafeArea
            landscapeSafeArea = portraitSafeArea
        case .tv:
            portraitSafeArea = EdgeInsets(top: top, left: sides, bottom: bottom, right: sides)
            landscapeSafeArea = portraitSafeArea
            (canvasPortraitSafeArea, canvasLandscapeSafeArea) = (portraitSafeArea, portraitSafeArea)
        }
    }

    /// A name without what people write differently.
    private static func plain(_ name: String) -> String {
        String(decoding: name.utf8.filter { $0 != 0x20 && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }, as: UTF8.self).lowercased()
    }

    private static let byName: [String: Device] = {
        var result: [String: Device] = [:]
        for device in all {
            for name in device.names + [device.id] { result[plain(name)] = result[plain(name)] ?? device }
        }
        return result
    }()
}

extension Device {
    /// The source of a device's numbers, which says how sure they are.
    public enum Basis: String, Hashable, Sendable, CaseIterable {
        /// Somebody asked a simulator of today for them, and published what it said.
        case published
        /// Documents that Xcode laid out on it have them.
        case recorded
        /// The screen is published; the safe area is that of the devices that are built alike.
        case derived
    }

    /// Which way up a device is held.
    public enum Orientation: String, Hashable, Sendable, CaseIterable {
        /// Higher than wide.
        case portrait
        /// Wider than high.
        case landscape
    }
}

extension Device {
    /// The screen's size, in points, held one way.
    public func size(_ orientation: Orientation) -> Size {
        let isSideways = orientation == .landscape && family != .tv
        return isSideways ? Size(width: size.height, height: size.width) : size
    }

    /// The safe area's distances from the screen's edges, held one way.
    public func safeArea(_ orientation: Orientation) -> Insets { orientation == .landscape ? landscapeSafeArea : portraitSafeArea }

    /// The same on Interface Builder's canvas.
    func canvasSafeArea(_ orientation: Orientation) -> Insets {
        orientation == .landscape ? canvasLandscapeSafeArea : canvasPortraitSafeArea
    }

    /// The size classes of the whole screen, held one way.
    public func sizeClasses(_ orientation: Orientation) -> (width: InterfaceDocument.SizeClass, height: InterfaceDocument.SizeClass) {
        switch family {
        case .pad, .tv: (.regular, .regular)
        case .phone where orientation == .portrait: (.compact, .regular)
        case .phone: (isRegularOnItsSide ? .regular : .compact, .compact)
        }
    }
}
