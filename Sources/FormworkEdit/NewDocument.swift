public import FormworkModel

/// An empty document, as Xcode's templates make it: a storyboard without scenes, or a XIB with a view.
public struct NewDocument: Hashable, Sendable {
    /// The kind of document.
    public var kind: InterfaceDocument.Kind
    /// The platform.
    public var platform: InterfaceDocument.Platform

    /// A new document of a kind for a platform.
    public init(_ kind: InterfaceDocument.Kind, for platform: InterfaceDocument.Platform) { (self.kind, self.platform) = (kind, platform) }

    /// The document's text. Nil for watchOS, whose storyboards are not made here.
    public var text: String? {
        if platform == .watchOS { return nil }
        let objects = kind == .storyboard ? "<scenes/>" : Self.lines(["<objects>"] + view.map { "    " + $0 } + ["</objects>"])
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="\(type)" version="3.0" toolsVersion="22505" targetRuntime="\(runtime)" \(settings)>
                \(Self.lines(surroundings))
                \(objects)\(resources)
            </document>

            """
    }

    /// Joins lines of the document's first level.
    private static func lines(_ lines: [String]) -> String { lines.joined(separator: "\n    ") }

    private var isMac: Bool { platform == .macOS }

    private var type: String {
        let name = isMac ? "3.Cocoa" : platform == .tvOS ? ".AppleTV" : "3.CocoaTouch"
        let isTV = platform == .tvOS
        return "com.apple.InterfaceBuilder\(name)." + (kind == .xib ? "XIB" : isTV ? "Storyboard" : "Storyboard.XIB")
    }

    private var runtime: String { isMac ? "MacOSX.Cocoa" : platform == .tvOS ? "AppleTV" : "iOS.CocoaTouch" }

    private var settings: String {
        let common = "propertyAccessControl=\"none\" useAutolayout=\"YES\""
        if isMac { return common + (kind == .xib ? " customObjectInstantitationMethod=\"direct\"" : "") }
        return common + " useTraitCollections=\"YES\" useSafeAreas=\"YES\" colorMatched=\"YES\""
    }

    private var surroundings: [String] {
        let device =
            isMac
            ? [] : [platform == .tvOS ? "<device id=\"appleTV\" appearance=\"light\"/>" : Self.phone]
        let deployment = isMac ? "macosx" : platform == .tvOS ? "tvOS" : "iOS"
        let plugIn = isMac ? "com.apple.InterfaceBuilder.CocoaPlugin" : "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"
        let touch = [
            "    <capability name=\"Safe area layout guides\" minToolsVersion=\"9.0\"/>",
            "    <capability name=\"System colors in document resources\" minToolsVersion=\"11.0\"/>",
        ]
        return device + ["<dependencies>", "    <deployment identifier=\"\(deployment)\"/>"]
            + ["    <plugIn identifier=\"\(plugIn)\" version=\"\(isMac ? "22505" : "22504")\"/>"] + (isMac ? [] : touch)
            + ["    <capability name=\"documents saved in the Xcode 8 format\" minToolsVersion=\"8.0\"/>", "</dependencies>"]
    }

    private static let phone = "<device id=\"retina6_12\" orientation=\"portrait\" appearance=\"light\"/>"

    /// The objects of a XIB: its placeholders and a view.
    private var view: [String] {
        if isMac {
            return [
                "<customObject id=\"-2\" userLabel=\"File's Owner\"/>",
                "<customObject id=\"-1\" userLabel=\"First Responder\" customClass=\"FirstResponder\"/>",
                "<customObject id=\"-3\" userLabel=\"Application\" customClass=\"NSObject\"/>",
                "<customView id=\"c22-O7-iKe\">",
                "    <rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"480\" height=\"272\"/>",
                "    <autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMinY=\"YES\"/>", "</customView>",
            ]
        }
        let size = CanvasSize.usual(on: platform)
        // Safe: the usual sizes of canvases are small whole numbers.
        let (width, height) = (Int(size.width), Int(size.height))
        return [
            "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" userLabel=\"File's Owner\"/>",
            "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"-2\" customClass=\"UIResponder\"/>",
            "<view contentMode=\"scaleToFill\" id=\"iN0-l3-epB\">",
            "    <rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"\(height)\"/>",
            "    <autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>",
            "    <color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>",
            "    <viewLayoutGuide key=\"safeArea\" id=\"vUN-kp-3ea\"/>", "</view>",
        ]
    }

    /// The list of the system color that the XIB's view uses.
    private var resources: String {
        if kind == .storyboard || isMac { return "" }
        return "\n    "
            + Self.lines([
                "<resources>", "    <systemColor name=\"systemBackgroundColor\">",
                "        <color white=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>",
                "    </systemColor>", "</resources>",
            ])
    }
}

/// The sizes of screens on Xcode's canvas.
enum CanvasSize {
    /// Returns the size of a new scene's root view, in points.
    static func usual(on platform: Platform) -> Size {
        switch platform {
        case .macOS: Size(width: 450, height: 300)
        case .tvOS: Size(width: 1920, height: 1080)
        default: Size(width: 393, height: 852)
        }
    }
}
