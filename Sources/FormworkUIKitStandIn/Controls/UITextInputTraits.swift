/// UIKit's `UITextAutocapitalizationType`.
public enum UITextAutocapitalizationType: Int, Sendable, InterfaceWord { case none, words, sentences, allCharacters }

/// UIKit's `UITextAutocorrectionType`.
public enum UITextAutocorrectionType: Int, Sendable, InterfaceWord { case `default`, no, yes }

/// UIKit's `UITextSpellCheckingType`.
public enum UITextSpellCheckingType: Int, Sendable, InterfaceWord { case `default`, no, yes }

/// UIKit's `UITextSmartQuotesType`.
public enum UITextSmartQuotesType: Int, Sendable, InterfaceWord { case `default`, no, yes }

/// UIKit's `UITextSmartDashesType`.
public enum UITextSmartDashesType: Int, Sendable, InterfaceWord { case `default`, no, yes }

/// UIKit's `UITextSmartInsertDeleteType`.
public enum UITextSmartInsertDeleteType: Int, Sendable, InterfaceWord { case `default`, no, yes }

/// UIKit's `UIKeyboardAppearance`.
public enum UIKeyboardAppearance: Int, Sendable, InterfaceWord { case `default`, dark, light }

/// UIKit's `UIReturnKeyType`.
public enum UIReturnKeyType: Int, Sendable, InterfaceWord {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// UIKit's `UIKeyboardType`.
public enum UIKeyboardType: Int, Sendable, InterfaceWord {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter
    case webSearch, asciiCapableNumberPad

    package var interfaceWord: String {
        switch self {
        case .asciiCapable: "alphabet"
        case .asciiCapableNumberPad: "ASCIICapableNumberPad"
        default: "\(self)"
        }
    }
}

/// UIKit's `UITextContentType`.
public struct UITextContentType: RawRepresentable, Hashable, Sendable, InterfaceWord {
    /// UIKit's `rawValue`.
    public let rawValue: String

    /// UIKit's initializer.
    public init(rawValue: String) { self.rawValue = rawValue }

    package var interfaceWord: String { rawValue }
    /// UIKit's `name`.
    public static let name = UITextContentType(rawValue: "name")
    /// UIKit's `namePrefix`.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// UIKit's `givenName`.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// UIKit's `middleName`.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// UIKit's `familyName`.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// UIKit's `nameSuffix`.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// UIKit's `nickname`.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// UIKit's `jobTitle`.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// UIKit's `organizationName`.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// UIKit's `location`.
    public static let location = UITextContentType(rawValue: "location")
    /// UIKit's `fullStreetAddress`.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// UIKit's `streetAddressLine1`.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// UIKit's `streetAddressLine2`.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// UIKit's `addressCity`.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// UIKit's `addressState`.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// UIKit's `addressCityAndState`.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// UIKit's `sublocality`.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// UIKit's `countryName`.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// UIKit's `postalCode`.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// UIKit's `telephoneNumber`.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// UIKit's `emailAddress`.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// UIKit's `URL`.
    public static let URL = UITextContentType(rawValue: "url")
    /// UIKit's `creditCardNumber`.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// UIKit's `username`.
    public static let username = UITextContentType(rawValue: "username")
    /// UIKit's `password`.
    public static let password = UITextContentType(rawValue: "password")
    /// UIKit's `newPassword`.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// UIKit's `oneTimeCode`.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
