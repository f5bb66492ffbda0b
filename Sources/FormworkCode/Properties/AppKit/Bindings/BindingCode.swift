import FormworkModel

/// Writes Cocoa bindings in Swift and in Objective-C.
enum BindingCode {
    /// Writes a binding.
    ///
    /// - Parameters:
    ///   - binding: the element of the binding.
    ///   - source: the expression of the object whose property is bound.
    ///   - target: the expression of the object that is observed.
    static func write(_ binding: Element, of source: String, to target: String, code: inout PropertyWriter) {
        let language = code.language
        let options = options(of: binding, &code)
        let path = language.string(binding["keyPath"] ?? "")
        let name = name(binding["name"] ?? "", language: language)
        code.statements.append(
            language.call(
                source, swift: "bind(\(name), to: \(target), withKeyPath: \(path)\(options.map { ", options: \($0)" } ?? ""))",
                objectiveC: "bind:\(name) toObject:\(target) withKeyPath:\(path) options:\(options ?? "nil")"))
    }

    /// Returns the statement that removes a binding.
    static func unbinding(_ binding: Element, of source: String, language: CodeLanguage) -> String {
        let name = name(binding["name"] ?? "", language: language)
        return language.call(source, swift: "unbind(\(name))", objectiveC: "unbind:\(name)")
    }

    /// Returns the name of a binding without the number that distinguishes bindings of the same kind, such as `enabled` for `enabled2`.
    static func stem(of name: String) -> String {
        let stem = name.prefix { !$0.isNumber }
        return name[stem.endIndex...].allSatisfy(\.isNumber) ? String(stem) : name
    }

    // MARK: Names

    /// Returns AppKit's constant for a binding, or its name if there is no constant: `.value`, `NSBindingName("enabled2")`.
    static func name(_ name: String, language: CodeLanguage) -> String {
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

    /// Returns the options of a binding as a dictionary; nil if there are none.
    private static func options(of binding: Element, _ code: inout PropertyWriter) -> String? {
        let language = code.language
        var entries: [String] = []
        for dictionary in binding.children {
            guard dictionary.name == "dictionary", dictionary["key"] == "options" else {
                code.leaveOut(dictionary)
                continue
            }
            for option in dictionary.children {
                guard let key = option["key"], let value = value(of: option, key, syntax: code.syntax) else {
                    code.leaveOut(option, "its value is not known: set this option of the binding yourself")
                    continue
                }
                entries.append("\(self.option(key, language: language)): \(value)")
            }
        }
        if entries.isEmpty { return nil }
        let list = entries.joined(separator: ", ")
        // Objective-C code is not formatted afterwards.
        let lines = entries.count > 1 ? "@{\n" + entries.map { "    \($0),\n" }.joined() + "}" : "@{\(list)}"
        return language.either(swift: "[\(list)]", objectiveC: lines)
    }

    /// Returns AppKit's constant for an option, such as `.validatesImmediately` for `NSValidatesImmediately`, or the key if there is no constant.
    private static func option(_ key: String, language: CodeLanguage) -> String {
        let word = key.dropFirst(2)
        guard key.hasPrefix("NS"), isFlag[String(word)] != nil else {
            return language.either(
                swift: "NSBindingOption(rawValue: \(language.string(key)))", objectiveC: language.string(key))
        }
        return language.either(swift: ".\(word.prefix(1).lowercased())\(word.dropFirst())", objectiveC: key + "BindingOption")
    }

    /// Returns the value of an option; nil if it cannot be expressed.
    private static func value(of option: Element, _ key: String, syntax: PropertySyntax) -> String? {
        let language = syntax.language
        func bool(_ value: Bool) -> String { language.either(swift: "\(value)", objectiveC: value ? "@YES" : "@NO") }
        switch option.name {
        case "bool": return ["YES": true, "NO": false][option["value"] ?? ""].map(bool)
        case "integer", "real":
            guard let number = option["value"].flatMap(CodeLiteral.number) else { return nil }
            // Documents of earlier versions store Booleans as numbers.
            if isFlag[String(key.dropFirst(2))] == true, let flag = ["0": false, "1": true][number] { return bool(flag) }
            return language.either(swift: number, objectiveC: "@(\(number))")
        case "string", "mutableString":
            return syntax.text(option.plainText ?? "", ofEntry: option)
        case "null", "nil": return language.either(swift: "NSNull()", objectiveC: "NSNull.null")
        default: return nil
        }
    }

    /// The options that have constants in AppKit, without the prefix `NS`, and whether their values are Booleans. Source: `NSBindingOption` in
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
