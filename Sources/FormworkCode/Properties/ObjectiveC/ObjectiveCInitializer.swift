import FormworkModel

/// How views of UIKit are made in Objective-C.
enum ObjectiveCInitializer {
    /// - Parameters:
    ///   - name: The class, which may be one of the application.
    ///   - kit: The class of UIKit that it is.
    ///   - element: The view's element.
    static func expression(_ name: String, _ kit: String, _ element: Element) -> String {
        func word(_ attribute: String, _ absent: String, _ words: String, _ prefix: String) -> String {
            let value = element[attribute] ?? absent
            let member = PropertyRule.words(words)[value] ?? PropertyRule.words(words)[absent] ?? absent
            return prefix + member.prefix(1).uppercased() + member.dropFirst()
        }
        switch kit {
        case "UIButton":
            let words = "custom roundedRect:system system detailDisclosure infoLight infoDark contactAdd close plain"
            return "[\(name) buttonWithType:\(word("buttonType", "custom", words, "UIButtonType"))]"
        case "UITableView":
            return
                "[[\(name) alloc] initWithFrame:CGRectZero style:\(word("style", "plain", "plain grouped insetGrouped", "UITableViewStyle"))]"
        case "UITableViewCell":
            let styles = [
                "IBUITableViewCellStyleValue1": "Value1", "IBUITableViewCellStyleValue2": "Value2",
                "IBUITableViewCellStyleSubtitle": "Subtitle",
            ]
            let style = "UITableViewCellStyle" + (styles[element["style"] ?? ""] ?? "Default")
            let identifier = element["reuseIdentifier"].map(CodeLiteral.objectiveCString) ?? "nil"
            return "[[\(name) alloc] initWithStyle:\(style) reuseIdentifier:\(identifier)]"
        case "UICollectionView":
            let layout = element.children.first { $0["key"] == "collectionViewLayout" }
            let own = layout?.customClass == nil ? nil : layout.flatMap(TypeName.objectiveC)
            let plain = layout?.name == "collectionViewLayout" ? "UICollectionViewLayout" : "UICollectionViewFlowLayout"
            return "[[\(name) alloc] initWithFrame:CGRectZero collectionViewLayout:[[\(own ?? plain) alloc] init]]"
        case "UIActivityIndicatorView":
            let isLarge = ["whiteLarge", "large"].contains(element["style"])
            return "[[\(name) alloc] initWithActivityIndicatorStyle:UIActivityIndicatorViewStyle\(isLarge ? "Large" : "Medium")]"
        case "UIProgressView":
            let style = element["progressViewStyle"] == "bar" ? "Bar" : "Default"
            return "[[\(name) alloc] initWithProgressViewStyle:UIProgressViewStyle\(style)]"
        case "UIVisualEffectView":
            return "[[\(name) alloc] initWithEffect:\(element.children.lazy.compactMap(effect).first ?? "nil")]"
        default: return "[[\(name) alloc] init]"
        }
    }

    static func effect(_ element: Element) -> String? {
        func blur(_ element: Element?) -> String? {
            guard let style = element?["style"], EffectCode.styles.contains(style) else { return nil }
            return "[UIBlurEffect effectWithStyle:UIBlurEffectStyle\(style.prefix(1).uppercased() + style.dropFirst())]"
        }
        switch element.name {
        case "blurEffect": return blur(element)
        case "vibrancyEffect":
            return blur(element.children.first { $0.name == "blurEffect" }).map { "[UIVibrancyEffect effectForBlurEffect:\($0)]" }
        default: return nil
        }
    }
}
