// Foundation's types that code for AppKit needs. Settings of formatters are not compared, as they do not affect layout.

/// Apple's [URL](https://developer.apple.com/documentation/foundation/url).
public struct URL: Hashable, Sendable {
    public let absoluteString: String

    public init?(string: String) { absoluteString = string }
}

/// Apple's [NSSortDescriptor](https://developer.apple.com/documentation/foundation/nssortdescriptor).
open class NSSortDescriptor: NSObject {
    public init(key: String?, ascending: Bool, selector: Selector? = nil) {}
}

/// Apple's [Formatter](https://developer.apple.com/documentation/foundation/formatter).
open class Formatter: NSObject {}

/// Apple's [NumberFormatter](https://developer.apple.com/documentation/foundation/numberformatter).
@MainActor
open class NumberFormatter: Formatter {
    public enum Behavior: UInt, Sendable { case `default`, behavior10_0, behavior10_4 }

    public enum Style: UInt, Sendable {
        case none, decimal, currency, percent, scientific, spellOut, ordinal, currencyISOCode, currencyPlural, currencyAccounting
    }

    public enum RoundingMode: UInt, Sendable { case ceiling, floor, down, up, halfEven, halfDown, halfUp }

    public enum PadPosition: UInt, Sendable { case beforePrefix, afterPrefix, beforeSuffix, afterSuffix }

    open var formatterBehavior: Behavior = .default
    open var numberStyle: Style = .none
    open var roundingMode: RoundingMode = .halfEven
    open var paddingPosition: PadPosition = .beforePrefix
    open var minimumIntegerDigits = 0
    open var maximumIntegerDigits = 0
    open var minimumFractionDigits = 0
    open var maximumFractionDigits = 0
    open var groupingSize = 0
    open var secondaryGroupingSize = 0
    open var minimumSignificantDigits = 0
    open var maximumSignificantDigits = 0
    open var formatWidth = 0
    open var usesGroupingSeparator = false
    open var generatesDecimalNumbers = false
    open var isLenient = false
    open var alwaysShowsDecimalSeparator = false
    open var localizesFormat = false
    open var isPartialStringValidationEnabled = false
    open var hasThousandSeparators = false
    open var usesSignificantDigits = false
    open var allowsFloats = true
    open var positiveFormat: String?
    open var negativeFormat: String?
    open var thousandSeparator: String?
    open var groupingSeparator: String?
    open var decimalSeparator: String?
    open var currencyDecimalSeparator: String?
    open var currencyGroupingSeparator: String?
    open var currencySymbol: String?
    open var internationalCurrencySymbol: String?
    open var currencyCode: String?
    open var positiveSuffix: String?
    open var positivePrefix: String?
    open var negativeSuffix: String?
    open var negativePrefix: String?
    open var percentSymbol: String?
    open var perMillSymbol: String?
    open var minusSign: String?
    open var plusSign: String?
    open var exponentSymbol: String?
    open var notANumberSymbol: String?
    open var zeroSymbol: String?
    open var paddingCharacter: String?
    open var positiveInfinitySymbol: String?
    open var negativeInfinitySymbol: String?
    open var nilSymbol: String?
    open var minimum: NSNumber?
    open var maximum: NSNumber?
    open var multiplier: NSNumber?
    open var roundingIncrement: NSNumber?
}

/// Apple's [DateFormatter](https://developer.apple.com/documentation/foundation/dateformatter).
@MainActor
open class DateFormatter: Formatter {
    public enum Behavior: UInt, Sendable { case `default`, behavior10_0, behavior10_4 }

    public enum Style: UInt, Sendable { case none, short, medium, long, full }

    open var formatterBehavior: Behavior = .default
    open var dateStyle: Style = .none
    open var timeStyle: Style = .none
    open var isLenient = false
    open var doesRelativeDateFormatting = false
    open var generatesCalendarDates = false
    open var dateFormat: String?
}

/// Apple's [ByteCountFormatter](https://developer.apple.com/documentation/foundation/bytecountformatter).
@MainActor
open class ByteCountFormatter: Formatter {
    public enum CountStyle: UInt, Sendable { case file, memory, decimal, binary }

    open var countStyle: CountStyle = .file
    open var allowsNonnumericFormatting = true
    open var includesUnit = true
    open var includesCount = true
    open var includesActualByteCount = true
    open var isAdaptive = true
    open var zeroPadsFractionDigits = true
}

/// Apple's [NSPredicate](https://developer.apple.com/documentation/foundation/nspredicate).
open class NSPredicate: NSObject {
    public init(format: String, argumentArray: [Any]?) {}
}

/// Apple's [NSNull](https://developer.apple.com/documentation/foundation/nsnull).
open class NSNull: NSObject {}

/// Apple's [UserDefaults](https://developer.apple.com/documentation/foundation/userdefaults).
open class UserDefaults: NSObject {}

/// Foundation's `NSClassFromString`; always nil, as a proof has no classes to look up by name.
public func NSClassFromString(_ name: String) -> AnyClass? { nil }
