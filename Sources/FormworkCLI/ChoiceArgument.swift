import ArgumentParser

/// An argument that is one of a few words: the raw values of an enumeration.
///
/// They are said here, since the parser finds them out, and that none has a description, by asking the runtime what each type conforms to. It
/// looks through all that the program conforms to for each answer, 40 microseconds each time.
protocol ChoiceArgument: ExpressibleByArgument, CaseIterable, RawRepresentable<String> {}

extension ChoiceArgument {
    static var allValueStrings: [String] { allCases.map(\.rawValue) }
    static var allValueDescriptions: [String: String] { [:] }
}
