public import FormworkModel

/// A language and a toolkit that code is generated for.
public enum CodeDialect: String, Hashable, Sendable, CaseIterable {
    /// Swift with UIKit's layout anchors.
    case uikit
    /// Swift with AppKit's layout anchors.
    case appkit
    /// The chaining language, on Formwork.
    case formation
    /// The set/make language, on Formwork.
    case autolayoutkit
    /// Objective-C with AutoLayoutKit.
    case autolayoutkitObjC = "autolayoutkit-objc"

    /// What the files' names end with.
    public var fileExtension: String { self == .autolayoutkitObjC ? "m" : "swift" }

    /// The template that it is generated through; a user may replace it.
    public var template: String {
        switch self {
        case .uikit, .appkit: KitTemplate.text
        case .formation, .autolayoutkit: LanguageTemplate.text
        case .autolayoutkitObjC: ObjectiveCTemplate.text
        }
    }

    /// The template of the file that declares what the other one defines, and what its name ends with; nil where one file does both.
    var header: (template: String, fileExtension: String)? {
        self == .autolayoutkitObjC ? (ObjectiveCTemplate.header, "h") : nil
    }

    /// Whether code in it can speak of the views of a platform.
    public func canSpeak(of platform: InterfaceDocument.Platform) -> Bool {
        switch self {
        case .uikit, .autolayoutkitObjC: platform == .iOS || platform == .tvOS
        case .appkit: platform == .macOS
        case .formation, .autolayoutkit: platform != .watchOS
        }
    }

    var writer: any UnitWriter {
        switch self {
        case .uikit: KitWriter(isMac: false)
        case .appkit: KitWriter(isMac: true)
        case .formation: LanguageWriter(isChaining: true)
        case .autolayoutkit: LanguageWriter(isChaining: false)
        case .autolayoutkitObjC: ObjectiveCWriter()
        }
    }
}
