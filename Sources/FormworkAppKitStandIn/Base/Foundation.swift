// What AppKit's code takes from Foundation. What a formatter says of numbers is not compared: it moves nothing.

/// AppKit's `URL`.
public struct URL: Hashable, Sendable {
    /// AppKit's `absoluteString`.
    public let absoluteString: String

    /// AppKit's initializer.
    public init?(string: String) { absoluteString = string }
}

/// AppKit's `NSSortDescriptor`.
@MainActor
open class NSSortDescriptor: NSObject {
    /// AppKit's initializer.
    public init(key: String?, ascending: Bool, selector: Selector? = nil) {}
}

/// AppKit's `Formatter`.
@MainActor
open class Formatter: NSObject {}

/// AppKit's `NumberFormatter`.
@MainActor
open class NumberFormatter: Formatter {
    /// AppKit's `Behavior`.
    public enum Behavior: UInt, Sendable { case `default`, behavior10_0, behavior10_4 }

    /// AppKit's `Style`.
    public enum Style: UInt, Sendable {
        case none, decimal, currency, percent, scientific, spellOut, ordinal, currencyISOCode, currencyPlural, currencyAccounting
    }

    /// AppKit's `RoundingMode`.
    public enum RoundingMode: UInt, Sendable { case ceiling, floor, down, up, halfEven, halfDown, halfUp }

    /// AppKit's `PadPosition`.
    public enum PadPosition: UInt, Sendable { case beforePrefix, afterPrefix, beforeSuffix, afterSuffix }

    /// AppKit's `formatterBehavior`.
    open var formatterBehavior: Behavior = .default
    /// AppKit's `numberStyle`.
    open var numberStyle: Style = .none
    /// AppKit's `roundingMode`.
    open var roundingMode: RoundingMode = .halfEven
    /// AppKit's `paddingPosition`.
    open var paddingPosition: PadPosition = .beforePrefix
    /// AppKit's `minimumIntegerDigits`.
    open var minimumIntegerDigits = 0
    /// AppKit's `maximumIntegerDigits`.
    open var maximumIntegerDigits = 0
    /// AppKit's `minimumFractionDigits`.
    open var minimumFractionDigits = 0
    /// AppKit's `maximumFractionDigits`.
    open var maximumFractionDigits = 0
    /// AppKit's `groupingSize`.
    open var groupingSize = 0
    /// AppKit's `secondaryGroupingSize`.
    open var secondaryGroupingSize = 0
    /// AppKit's `minimumSignificantDigits`.
    open var minimumSignificantDigits = 0
    /// AppKit's `maximumSignificantDigits`.
    open var maximumSignificantDigits = 0
    /// AppKit's `formatWidth`.
    open var formatWidth = 0
    /// AppKit's `usesGroupingSeparator`.
    open var usesGroupingSeparator = false
    /// AppKit's `generatesDecimalNumbers`.
    open var generatesDecimalNumbers = false
    /// AppKit's `isLenient`.
    open var isLenient = false
    /// AppKit's `alwaysShowsDecimalSeparator`.
    open var alwaysShowsDecimalSeparator = false
    /// AppKit's `localizesFormat`.
    open var localizesFormat = false
    /// AppKit's `isPartialStringValidationEnabled`.
    open var isPartialStringValidationEnabled = false
    /// AppKit's `hasThousandSeparators`.
    open var hasThousandSeparators = false
    /// AppKit's `usesSignificantDigits`.
    open var usesSignificantDigits = false
    /// AppKit's `allowsFloats`.
    open var allowsFloats = true
    /// AppKit's `positiveFormat`.
    open var positiveFormat: String?
    /// AppKit's `negativeFormat`.
    open var negativeFormat: String?
    /// AppKit's `thousandSeparator`.
    open var thousandSeparator: String?
    /// AppKit's `groupingSeparator`.
    open var groupingSeparator: String?
    /// AppKit's `decimalSeparator`.
    open var decimalSeparator: String?
    /// AppKit's `currencyDecimalSeparator`.
    open var currencyDecimalSeparator: String?
    /// AppKit's `currencyGroupingSeparator`.
    open var currencyGroupingSeparator: String?
    /// AppKit's `currencySymbol`.
    open var currencySymbol: String?
    /// AppKit's `internationalCurrencySymbol`.
    open var internationalCurrencySymbol: String?
    /// AppKit's `currencyCode`.
    open var currencyCode: String?
    /// AppKit's `positiveSuffix`.
    open var positiveSuffix: String?
    /// AppKit's `positivePrefix`.
    open var positivePrefix: String?
    /// AppKit's `negativeSuffix`.
    open var negativeSuffix: String?
    /// AppKit's `negativePrefix`.
    open var negativePrefix: String?
    /// AppKit's `percentSymbol`.
    open var percentSymbol: String?
    /// AppKit's `perMillSymbol`.
    open var perMillSymbol: String?
    /// AppKit's `minusSign`.
    open var minusSign: String?
    /// AppKit's `plusSign`.
    open var plusSign: String?
    /// AppKit's `exponentSymbol`.
    open var exponentSymbol: String?
    /// AppKit's `notANumberSymbol`.
    open var notANumberSymbol: String?
    /// AppKit's `zeroSymbol`.
    open var zeroSymbol: String?
    /// AppKit's `paddingCharacter`.
    open var paddingCharacter: String?
    /// AppKit's `positiveInfinitySymbol`.
    open var positiveInfinitySymbol: String?
    /// AppKit's `negativeInfinitySymbol`.
    open var negativeInfinitySymbol: String?
    /// AppKit's `nilSymbol`.
    open var nilSymbol: String?
    /// AppKit's `minimum`.
    open var minimum: NSNumber?
    /// AppKit's `maximum`.
    open var maximum: NSNumber?
    /// AppKit's `multiplier`.
    open var multiplier: NSNumber?
    /// AppKit's `roundingIncrement`.
    open var roundingIncrement: NSNumber?
}

/// AppKit's `DateFormatter`.
@MainActor
open class DateFormatter: Formatter {
    /// AppKit's `Behavior`.
    public enum Behavior: UInt, Sendable { case `default`, behavior10_0, behavior10_4 }

    /// AppKit's `Style`.
    public enum Style: UInt, Sendable { case none, short, medium, long, full }

    /// AppKit's `formatterBehavior`.
    open var formatterBehavior: Behavior = .default
    /// AppKit's `dateStyle`.
    open var dateStyle: Style = .none
    /// AppKit's `timeStyle`.
    open var timeStyle: Style = .none
    /// AppKit's `isLenient`.
    open var isLenient = false
    /// AppKit's `doesRelativeDateFormatting`.
    open var doesRelativeDateFormatting = false
    /// AppKit's `generatesCalendarDates`.
    open var generatesCalendarDates = false
    /// AppKit's `dateFormat`.
    open var dateFormat: String?
}

/// AppKit's `ByteCountFormatter`.
@MainActor
open class ByteCountFormatter: Formatter {
    /// AppKit's `CountStyle`.
    public enum CountStyle: UInt, Sendable { case file, memory, decimal, binary }

    /// AppKit's `countStyle`.
    open var countStyle: CountStyle = .file
    /// AppKit's `allowsNonnumericFormatting`.
    open var allowsNonnumericFormatting = true
    /// AppKit's `includesUnit`.
    open var includesUnit = true
    /// AppKit's `includesCount`.
    open var includesCount = true
    /// AppKit's `includesActualByteCount`.
    open var includesActualByteCount = true
    /// AppKit's `isAdaptive`.
    open var isAdaptive = true
    /// AppKit's `zeroPadsFractionDigits`.
    open var zeroPadsFractionDigits = true
}

/// Foundation's `NSPredicate`.
@MainActor
open class NSPredicate: NSObject {
    /// Foundation's initializer.
    public init(format: String, argumentArray: [Any]?) {}
}

/// Foundation's `NSNull`.
@MainActor
open class NSNull: NSObject {}

/// Foundation's `UserDefaults`.
@MainActor
open class UserDefaults: NSObject {}

/// Foundation's `NSClassFromString`: in a proof no class is looked for by its name.
public func NSClassFromString(_ name: String) -> AnyClass? { nil }
