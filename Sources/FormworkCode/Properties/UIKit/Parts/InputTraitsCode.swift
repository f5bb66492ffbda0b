import FormworkModel

/// How text is typed.
enum InputTraitsCode {
    private static let threeWays = "default no yes"

    private static let table = PropertyTable([
        .word("autocapitalizationType", "autocapitalizationType", "none words sentences allCharacters", "none", initial: "sentences"),
        .word("autocorrectionType", "autocorrectionType", threeWays, "default"),
        .word("spellCheckingType", "spellCheckingType", threeWays, "default"),
        .word("smartDashesType", "smartDashesType", threeWays, "default"),
        .word("smartQuotesType", "smartQuotesType", threeWays, "default"),
        .word("smartInsertDeleteType", "smartInsertDeleteType", threeWays, "default"),
        .word(
            "keyboardType", "keyboardType",
            "default alphabet:asciiCapable ASCIICapable:asciiCapable numbersAndPunctuation URL numberPad phonePad namePhonePad emailAddress decimalPad twitter webSearch "
                + "ASCIICapableNumberPad:asciiCapableNumberPad", "default"),
        .word("keyboardAppearance", "keyboardAppearance", "default dark light alert:dark", "default"),
        .word(
            "returnKeyType", "returnKeyType",
            "default go google join next route search send yahoo done emergencyCall continue", "default"),
        .bool("enablesReturnKeyAutomatically", "enablesReturnKeyAutomatically", false),
        .bool("secureTextEntry", "isSecureTextEntry", false),
        .word(
            "textContentType", "textContentType",
            "name name-prefix:namePrefix given-name:givenName additional-name:middleName family-name:familyName name-suffix:nameSuffix nickname "
                + "organization-title:jobTitle organization:organizationName location street-address:fullStreetAddress "
                + "address-line1:streetAddressLine1 address-line2:streetAddressLine2 address-level2:addressCity "
                + "address-level1:addressState address-level1+2:addressCityAndState address-level3:sublocality "
                + "country-name:countryName postal-code:postalCode tel:telephoneNumber email:emailAddress url:URL "
                + "cc-number:creditCardNumber username password new-password:newPassword one-time-code:oneTimeCode"),
    ])

    static func write(_ element: Element, _ variable: String, _ code: inout PropertyWriter) {
        code.add(element, to: variable, table)
    }
}
