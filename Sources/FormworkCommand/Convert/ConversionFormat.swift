import FormworkCode
import FormworkModel

/// A format that a document can be converted to.
public enum ConversionFormat: String, CaseIterable, Sendable {
    /// A document: modern, as a legacy archive, or as data.
    case xib, storyboard, archive, json, yaml
    /// Code in Swift.
    case uikit, appkit, snapkit, formation, autolayoutkit
    /// Code for UIKit in Objective-C.
    case uikitObjC = "uikit-objc"
    /// Code for AppKit in Objective-C.
    case appkitObjC = "appkit-objc"
    /// Code for AutoLayoutKit in Objective-C.
    case autolayoutkitObjC = "autolayoutkit-objc"
    /// SwiftUI code.
    case swiftui
    /// Constraints in the visual format language.
    case vfl

    package static let help = allCases.map(\.rawValue).joined(separator: ", ")

    /// The language and toolkit of code; nil for formats other than code.
    var dialect: CodeDialect? { CodeDialect(rawValue: rawValue) }

    /// The conversion to a document or to data; nil for code.
    ///
    /// - Parameters:
    ///   - reformatted: whether an Interface Builder document's text is reformatted.
    ///   - scene: the only scene of a storyboard to convert to a XIB.
    func conversion(reformatted: Bool, scene: String?) -> (any Conversion)? {
        switch self {
        case .xib: InterfaceConversion(kind: .xib, isReformatted: reformatted, scene: scene)
        case .storyboard: InterfaceConversion(kind: .storyboard, isReformatted: reformatted, scene: scene)
        case .json: DataConversion(format: .json)
        case .yaml: DataConversion(format: .yaml)
        case .vfl: VisualFormatConversion()
        default: nil
        }
    }
}
