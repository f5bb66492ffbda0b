import FormworkModel
import FormworkVocabulary

/// The contents of a button.
enum ButtonCode {
    /// Writes the contents for a state.
    static func state(_ element: Element, _ variable: String, _ code: inout PropertyWriter) {
        guard let state = element["key"], Vocabulary.uiKit.words("controlState").number(of: state) != nil else {
            return code.leaveOut(element, "the state is not known", affectsLayout: true)
        }
        let (syntax, language) = (code.syntax, code.language)
        let member = "UIControlState" + state.prefix(1).uppercased() + state.dropFirst()
        func set(_ what: String, _ value: String?) -> String {
            let value = value ?? "nil"
            return language.call(
                variable, swift: "set\(what)(\(value), for: .\(state))", objectiveC: "set\(what):\(value) forState:\(member)")
        }
        for (name, value) in element.attributes {
            switch name {
            case "key", "catalog": break
            case "title":
                if !syntax.isExhaustive, IdleRule.covers(name, value: value, of: element, toolkit: .uiKit) { continue }
                code.statements.append(set("Title", syntax.text(value, of: element, attribute: "title")))
            case "image": code.statements.append(set("Image", syntax.image(element)))
            case "backgroundImage": code.statements.append(set("BackgroundImage", syntax.image(element, name)))
            default: code.leaveOut(element, attribute: name, affectsLayout: true)
            }
        }
        for child in element.children {
            switch (child.name, child["key"]) {
            case ("color", "titleColor") where syntax.color(child) != nil: code.statements.append(set("TitleColor", syntax.color(child)))
            case ("color", "titleShadowColor") where syntax.color(child) != nil:
                if !syntax.isExhaustive, IdleRule.covers(part: child, .uiKit) { continue }
                code.statements.append(set("TitleShadowColor", syntax.color(child)))
            case ("string", "title"), ("mutableString", "title"):
                if !syntax.isExhaustive, IdleRule.covers("title", value: "", of: element, toolkit: .uiKit) { continue }
                code.statements.append(set("Title", syntax.text(child.plainText ?? "", of: element, attribute: "title")))
            case ("nil", _): break
            case ("attributedString", "attributedTitle"):
                code.statements.append(set("AttributedTitle", AttributedTextCode.expression(child, code: &code)))
            case _ where language == .objectiveC: code.leaveOutOfObjectiveC(child, affectsLayout: child.name != "color")
            case ("imageReference", "image") where syntax.reference(child) != nil:
                code.statements.append(set("Image", syntax.reference(child)))
            case ("imageReference", "backgroundImage") where syntax.reference(child) != nil:
                code.statements.append(set("BackgroundImage", syntax.reference(child)))
            case ("preferredSymbolConfiguration", _):
                if let configuration = ImageCode.symbolConfiguration(child) {
                    code.statements.append("\(variable).setPreferredSymbolConfiguration(\(configuration), forImageIn: .\(state))")
                } else {
                    code.leaveOut(child, "UIImage.SymbolConfiguration has no matching initializer", affectsLayout: true)
                }
            default: code.leaveOut(child, affectsLayout: child.name != "color")
            }
        }
    }
}
