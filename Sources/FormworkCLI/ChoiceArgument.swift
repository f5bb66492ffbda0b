public import ArgumentParser
public import FormworkCommand

/// An argument whose values are the raw values of an enumeration.
///
/// The values are listed here because the parser's default is slow: it asks the runtime for each type's conformances, and each lookup
/// searches all conformances of the program, which takes 40 microseconds.
public protocol ChoiceArgument: ExpressibleByArgument, CaseIterable, RawRepresentable<String> {}

extension ChoiceArgument {
    public static var allValueStrings: [String] { allCases.map(\.rawValue) }
    public static var allValueDescriptions: [String: String] { [:] }
}

extension OutputFormat: ChoiceArgument {}
extension PictureKind: ChoiceArgument {}
extension ConversionFormat: ChoiceArgument {}
extension DiffFormat: ChoiceArgument {}
extension DiffPictureFormat: ChoiceArgument {}
extension DescribeRequest.System: ChoiceArgument {}
extension NewRequest.System: ChoiceArgument {}
extension IBToolRequest.Format: ChoiceArgument {}
extension GraphRequest.Format: ChoiceArgument {}
extension ExplainRequest.Format: ChoiceArgument {}
extension ValidateRequest.Reporter: ExpressibleByArgument {}
