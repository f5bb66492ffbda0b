import ArgumentParser
import FormworkModel

/// What a document can be converted to.
enum ConversionFormat: String, ExpressibleByArgument, CaseIterable {
    case xib, storyboard, json, yaml

    static let help = "xib, storyboard, json or yaml"

    /// The conversion to the format.
    ///
    /// - Parameter reformatted: whether a document of Interface Builder is laid out anew.
    func conversion(reformatted: Bool) -> any Conversion {
        switch self {
        case .xib: InterfaceConversion(kind: .xib, isReformatted: reformatted)
        case .storyboard: InterfaceConversion(kind: .storyboard, isReformatted: reformatted)
        case .json: DataConversion(format: .json)
        case .yaml: DataConversion(format: .yaml)
        }
    }
}
