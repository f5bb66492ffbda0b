import FormworkModel

/// Says that a property of an object follows another object's: Cocoa bindings, in Swift and in Objective-C.
enum BindingCode {
    /// Binds an object.
    ///
    /// - Parameters:
    ///   - binding: the document's element.
    ///   - source: the expression of the object whose property follows.
    ///   - target: the expression of the object that is followed.
    static func write(_ binding: Element, of source: String, to target: String, _ code: inout PropertyWriter) {
        let language = code.language
        let options = options(of: binding, &code)
        let path = language.string(binding["keyPath"] ?? "")
        let name = name(binding["name"] ?? "", language)
        code.statements.append(
            language.call(
                source, swift: "bind(\(name), to: \(target), withKeyPath: \(path)\(options.map { ", options: \($0)" } ?? ""))",
                objectiveC: "bind:\(name) toObject:\(target) withKeyPath:\(path) options:\(options ?? "nil")"))
    }

    /// The statement that ends a binding.
    static func unbinding(_ binding: Element, of source: String, _ language: CodeLanguage) -> String {
        let name = name(binding["name"] ?? "", language)
        return language.call(source, swift: "unbind(\(name))", objectiveC: "unbind:\(name)")
    }

    /// What a binding is called without the number that tells it from others of its kind, such as `enabled` of `enabled2`.
    static func stem(of name: String) -> String {
        let stem = name.prefix { !$0.isNumber }
        return name[stem.endIndex...].allSatisfy(\.isNumber) ? String(stem) : name
    }

    // MARK: Names

    /// AppKit's constant for a binding, or its name where AppKit has none: `.value`, `NSBindingName("enabled2")`.
    static func name(_ name: String, _ language: CodeLanguage) -> String {
        guard names.contains(name) else {
            return language.either(swift: "NSBindingName(\(language.string(name)))", objectiveC: language.string(name))
        }
        return language.either(swift: "." + name, objectiveC: "NS\(name.prefix(1).uppercased())\(name.dropFirst())Binding")
    }

    /// Source: `NSBindingName` in AppKit's documentation.
    static let names = Set(
        """
        alignment alternateImage alternateTitle animate animationDelay argument attributedString contentArray
        contentArrayForMultipleSelection content contentDictionary contentHeight contentObject contentObjects contentSet contentValues
        contentWidth criticalValue data displayPatternTitle displayPatternValue documentEdited doubleClickArgument doubleClickTarget
        editable enabled excludedKeys filterPredicate font fontBold fontFamilyName fontItalic fontName fontSize headerTitle hidden image
        includedKeys initialKey initialValue isIndeterminate label localizedKeyDictionary managedObjectContext maximumRecents maxValue
        maxWidth minValue minWidth mixedStateImage offStateImage onStateImage positioningRect predicate recentSearches
        representedFilename rowHeight selectedIdentifier selectedIndex selectedLabel selectedObject selectedObjects selectedTag
        selectedValue selectedValues selectionIndexes selectionIndexPaths sortDescriptors target textColor title toolTip transparent
        value valuePath valueURL visible warningValue width
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    // MARK: Options

    /// The options of a binding as a dictionary; nil for none.
    private static func options(of binding: Element, _ code: inout PropertyWriter) -> String? {
        let language = code.language
        var entries: [String] = []
        for dictionary in binding.children {
            guard dictionary.name == "dictionary", dictionary["key"] == "options" else {
                code.leaveOut(dictionary)
                continue
            }
            for option in dictionary.children {
                guard let key = option["key"], let value = value(of: option, key, code.syntax) else {
                    code.leaveOut(option, "its value is not known: set this option of the binding by hand")
                    continue
                }
                entries.append("\(self.option(key, language)): \(value)")
            }
        }
        if entries.isEmpty { return nil }
        let list = entries.joined(separator: ", ")
        // Nobody formats Objective-C afterwards.
        let lines = entries.count > 1 ? "@{\n" + entries.map { "    \($0),\n" }.joined() + "}" : "@{\(list)}"
        return language.either(swift: "[\(list)]", objectiveC: lines)
    }

    /// AppKit's constant for an option, `.validatesImmediately` for `NSValidatesImmediately`; of others the key itself.
    private static func option(_ key: String, _ language: CodeLanguage) -> String {
        let word = key.dropFirst(2)
        guard key.hasPrefix("NS"), isFlag[String(word)] != nil else {
            return language.either(
                swift: "NSBindingOption(rawValue: \(language.string(key)))", objectiveC: language.string(key))
        }
        return language.either(swift: ".\(word.prefix(1).lowercased())\(word.dropFirst())", objectiveC: key + "BindingOption")
    }

    /// The value of an option; nil where it has no words.
    private static func value(of option: Element, _ key: String, _ syntax: PropertySyntax) -> String? {
        let language = syntax.language
        func bool(_ value: Bool) -> String { language.either(swift: "\(value)", objectiveC: value ? "@YES" : "@NO") }
        switch option.name {
        case "bool": return ["YES": true, "NO": false][option["value"] ?? ""].map(bool)
        case "integer", "real":
            guard let number = option["value"].flatMap(CodeLiteral.number) else { return nil }
            // Documents of earlier versions have numbers for what is true or not.
            if isFlag[String(key.dropFirst(2))] == true, let flag = ["0": false, "1": true][number] { return bool(flag) }
            return language.either(swift: number, objectiveC: "@(\(number))")
        case "string", "mutableString":
            return syntax.text(option.plainText ?? "", ofEntry: option)
        case "null", "nil": return language.either(swift: "NSNull()", objectiveC: "NSNull.null")
        default: return nil
        }
    }

    /// The options that AppKit has constants for, without their `NS`, and whether they are true or not. Source: `NSBindingOption` in
    /// AppKit's documentation.
    private static let isFlag = [
        "AllowsEditingMultipleValuesSelection": true, "AllowsNullArgument": true, "AlwaysPresentsApplicationModalAlerts": true,
        "ConditionallySetsEditable": true, "ConditionallySetsEnabled": true, "ConditionallySetsHidden": true,
        "ContentPlacementTag": false, "ContinuouslyUpdatesValue": true, "CreatesSortDescriptor": true, "DeletesObjectsOnRemove": true,
        "DisplayName": false, "DisplayPattern": false, "HandlesContentAsCompoundValue": true, "InsertsNullPlaceholder": true,
        "InvokesSeparatelyWithArrayObjects": true, "MultipleValuesPlaceholder": false, "NoSelectionPlaceholder": false,
        "NotApplicablePlaceholder": false, "NullPlaceholder": false, "PredicateFormat": false, "RaisesForNotApplicableKeys": true,
        "SelectorName": false, "SelectsAllWhenSettingContent": true, "ValidatesImmediately": true, "ValueTransformerName": false,
        "ValueTransformer": false,
    ]
}
