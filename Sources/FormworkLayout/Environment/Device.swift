public import FormworkModel

/// A device whose screen a layout is made for.
public struct Device: Hashable, Sendable {
    /// A kind of device.
    public enum Family: String, Hashable, Sendable, CaseIterable {
        /// An iPhone.
        case phone
        /// An iPad.
        case pad
        /// An Apple TV.
        case tv
    }

    /// Its id in Interface Builder, such as `retina4_7`.
    public let id: String
    /// Common names, such as `iphone-se`, the most usual one first.
    public let names: [String]
    /// The name to show: the common name by which the device was found, or else the most usual one.
    public private(set) var name: String
    /// The kind of device.
    public let family: Family
    /// The screen's size in portrait, in points; for a television, its only size.
    public let size: Size
    /// The number of pixels per point.
    public let scale: Double
    /// The insets of the safe area in portrait, without bars of the application.
    public let portraitSafeArea: Insets
    /// The insets of the safe area in landscape.
    public let landscapeSafeArea: Insets
    /// The source of its numbers.
    public let basis: Basis
    /// The portrait safe area on Interface Builder's canvas, which is that of older systems.
    let canvasPortraitSafeArea: Insets
    /// The landscape safe area on the canvas.
    let canvasLandscapeSafeArea: Insets

    /// Whether it has a home indicator instead of a home button.
    public var hasHomeIndicator: Bool { family != .tv && portraitSafeArea.bottom > 0 }

    /// Whether its width class in landscape is regular, as on iPads and large iPhones.
    var isRegularOnItsSide: Bool { family == .pad || min(size.width, size.height) >= 414 }

    /// Finds the device with one of Interface Builder's ids or with a name. Names are compared without case and separators.
    public init?(named name: String) {
        let asked = Device.plain(name)
        guard let device = Device.all.first(where: { $0.id == name }) ?? Device.byName[asked] else { return nil }
        self = device
        if let known = names.first(where: { Device.plain($0) == asked }) { self.name = known }
    }

    /// Whether two devices are the same, by whichever names they were found.
    public static func == (first: Device, second: Device) -> Bool { first.id == second.id }

    /// Hashes the id, which is the same for all names.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// - Parameters:
    ///   - top: The canvas's top inset in portrait.
    ///   - bottom: The canvas's bottom inset in portrait.
    ///   - sides: The side insets in landscape, or of a television.
    ///   - runs26: Whether the safe area of a running application is that of iOS 26.
    init(
        _ id: String, names: [String], family: Family, width: Double, height: Double, scale: Double,
        top: Double = 20, bottom: Double = 0, sides: Double = 0, runs26: Bool = false, basis: Basis
    ) {
        self.basis = basis
        self.id = id
        self.names = names
        name = names.first ?? id
        self.family = family
        size = Size(width: width, height: height)
        self.scale = scale
        switch family {
        case .phone:
            canvasPortraitSafeArea = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
            portraitSafeArea = canvasPortraitSafeArea
            // A phone in landscape has no status bar.
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

    /// Returns a name in lower case and without separators.
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
    /// The source of a device's numbers, which determines their reliability.
    public enum Basis: String, Hashable, Sendable, CaseIterable {
        /// Measured in a current simulator and published.
        case published
        /// Found in documents that Xcode laid out for the device.
        case recorded
        /// The screen size is published; the safe area is that of similar devices.
        case derived
    }

    /// The orientation of a device.
    public enum Orientation: String, Hashable, Sendable, CaseIterable {
        /// Taller than wide.
        case portrait
        /// Wider than tall.
        case landscape
    }
}

extension Device {
    /// Returns the screen's size in an orientation, in points.
    public func size(_ orientation: Device.Orientation) -> Size {
        let isSideways = orientation == .landscape && family != .tv
        return isSideways ? Size(width: size.height, height: size.width) : size
    }

    /// Returns the insets of the safe area in an orientation.
    public func safeArea(_ orientation: Device.Orientation) -> Insets { orientation == .landscape ? landscapeSafeArea : portraitSafeArea }

    /// Returns the insets of the safe area in an orientation on Interface Builder's canvas.
    func canvasSafeArea(_ orientation: Device.Orientation) -> Insets {
        orientation == .landscape ? canvasLandscapeSafeArea : canvasPortraitSafeArea
    }

    /// Returns the size classes of the whole screen in an orientation.
    public func sizeClasses(_ orientation: Device.Orientation) -> (width: InterfaceDocument.SizeClass, height: InterfaceDocument.SizeClass)
    {
        switch family {
        case .pad, .tv: (.regular, .regular)
        case .phone where orientation == .portrait: (.compact, .regular)
        case .phone: (isRegularOnItsSide ? .regular : .compact, .compact)
        }
    }
}
