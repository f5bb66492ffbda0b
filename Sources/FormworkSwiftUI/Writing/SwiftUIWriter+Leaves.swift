import FormworkCode
import FormworkModel

extension SwiftUIWriter {
    /// Returns a view with its own content and the modifiers specific to its kind.
    mutating func leaf(_ number: Int) -> [String] {
        let view = unit.views[number]
        var facts = self.facts[number]
        defer { self.facts[number] = facts }
        var lines: [String]
        switch view.view.element.name {
        case "label": lines = label(view, facts: &facts)
        case "button": lines = button(view, facts: &facts)
        case "textField": lines = textField(view, facts: &facts)
        case "textView": lines = textView(view, facts: &facts)
        case "imageView": lines = imageView(view, facts: &facts)
        case "switch", "slider", "stepper", "segmentedControl", "datePicker": lines = control(view, facts: &facts)
        case "progressView":
            lines = ["ProgressView(value: \(CodeLiteral.number(min(1, max(0, facts.number("progress") ?? 0.5)))))"]
            _ = facts.take("progressViewStyle")
            if let color = facts.color("progressTintColor") { lines.append("    .tint(\(SwiftUIValues.style(color)))") }
        case "activityIndicatorView":
            lines = ["ProgressView()"]
            let isLarge = facts.take("style").map { $0 == "large" || $0 == "whiteLarge" } ?? false
            if isLarge { lines.append("    .controlSize(.large)") }
            if facts.take("animating") != "YES", facts.take("hidesWhenStopped") != "NO" {
                notConverted.append(
                    NotConverted(
                        view.view.element, what: "attribute 'hidesWhenStopped'",
                        why: "the view is always shown: show it only during the activity"))
            }
            if let color = facts.color("color") { lines.append("    .tint(\(SwiftUIValues.style(color)))") }
        case "visualEffectView":
            lines = ["Color.clear"]
            _ = facts.child("effect")
            for child in view.view.element.children where ["blurEffect", "vibrancyEffect", "view"].contains(child.name) { facts.say(child) }
        case "toolbar":
            self.facts[number] = facts
            let bar = bar(number)
            facts = self.facts[number]
            lines = bar
        case "collectionView":
            self.facts[number] = facts
            let collection = collection(number)
            facts = self.facts[number]
            lines = collection ?? gap(view)
        case "containerView", "view":
            if let scene = embedded(view.view) {
                writtenSegues.insert(scene.segue)
                lines = scene.lines
            } else {
                lines = view.view.element.customClass == nil && view.view.element.name == "view" ? ["Color.clear"] : gap(view)
            }
        case "tableViewCellContentView", "collectionViewCellContentView":
            lines = ["Color.clear"]
        default: lines = gap(view)
        }
        if view.view.element.name != "button" { lines += events(view) }
        return lines
    }

    /// Returns a placeholder for a view without a counterpart, with a comment that names it.
    private mutating func gap(_ view: CodeView) -> [String] {
        let element = view.view.element
        let name = TypeName.swift(element) ?? element.name
        gaps.insert(view.name)
        notConverted.append(
            NotConverted(
                element, what: "the view", why: "\(CodeLiteral.comment(name)) isn't converted to SwiftUI: an empty view replaces it"))
        return [
            "// Gap: \(CodeLiteral.comment(name)) '\(CodeLiteral.comment(view.name))' isn't converted: replace this view.",
            "Color.clear",
        ]
    }

    /// Returns the modifiers that call actions. Changes of a control's value are observed through its state property.
    private mutating func events(_ view: CodeView) -> [String] {
        var result = calls(of: view).map { call in
            let isName = call.code.hasSuffix("()")
            switch (call.event, bound[view.name]) {
            case ("editingDidEndOnExit", _), ("primaryActionTriggered", _):
                return isName ? "    .onSubmit(\(call.code.dropLast(2)))" : "    .onSubmit { \(call.code) }"
            case ("valueChanged", let state?), ("editingChanged", let state?), ("allEditingEvents", let state?):
                return "    .onChange(of: \(state)) { \(call.code) }"
            default: return isName ? "    .onTapGesture(perform: \(call.code.dropLast(2)))" : "    .onTapGesture { \(call.code) }"
            }
        }
        let shown = navigation(from: view.view.element)
        if !shown.isEmpty { result.append("    .onTapGesture { \(shown.joined(separator: "; ")) }") }
        return result
    }

    // MARK: Texts

    private mutating func label(_ view: CodeView, facts: inout ElementFacts) -> [String] {
        let attributed = facts.child("attributedText")
        let runs = attributed?.children.compactMap { $0["content"] ?? $0.child(key: "content")?.plainText }.joined()
        if let attributed { notConverted.append(ElementFacts.note(attributed, "its text is written without attributes")) }
        let plain = facts.text("text")
        let text = runs ?? plain ?? ""
        let property = parameter(
            view, endings: ["TextLabel", "Label", "Lbl", "Text"], fallback: "text", declaration: " = \(CodeLiteral.string(text))")
        var lines = [property.map { "Text(\($0))" } ?? SwiftUIValues.text(text)]
        let count = facts.number("numberOfLines") ?? 1
        style(&facts, colorKey: "textColor", lines: &lines)
        if count > 0 { lines.append("    .lineLimit(\(CodeLiteral.number(count)))") }
        let truncations: [LineBreak: String] = [.truncatingMiddle: "middle", .truncatingHead: "head"]
        if let mode = facts.element.lineBreak.flatMap({ truncations[$0] }) {
            _ = facts.take(LineBreak.attribute)
            lines.append("    .truncationMode(.\(mode))")
        }
        // Older documents give the smallest font size instead of a scale.
        if facts.element["adjustsFontSizeToFit"] != "NO", count == 1 {
            let size = facts.element.children.first { $0.name == "fontDescription" }?["pointSize"].flatMap(Double.init)
            // The size of a text style depends on the user's settings.
            let least = size.flatMap { size in facts.number("minimumFontSize").map { $0 / size } }
            if let scale = facts.number("minimumScaleFactor") ?? least, scale > 0, scale < 1 {
                _ = facts.take("adjustsFontSizeToFit")
                lines.append("    .minimumScaleFactor(\(SwiftUIValues.number(scale)))")
            }
        }
        if count == 1 {
            // A single line is aligned by its frame or its stack.
            if ["center", "right"].contains(facts.element["textAlignment"]) { _ = facts.take("textAlignment") }
        } else {
            alignment(&facts, lines: &lines)
        }
        return lines
    }

    private func alignment(_ facts: inout ElementFacts, lines: inout [String]) {
        guard let word = facts.element["textAlignment"], word == "center" || word == "right" else { return }
        _ = facts.take("textAlignment")
        if word == "center" { lines.append("    .multilineTextAlignment(.center)") }
        if word == "right" { lines.append("    .multilineTextAlignment(.trailing)") }
    }

    /// Writes the font and the color of a text.
    private func style(_ facts: inout ElementFacts, colorKey: String, lines: inout [String]) {
        let described = facts.element.children.first { $0.name == "fontDescription" }
        if let described {
            if let font = SwiftUIValues.font(described) {
                facts.say(described)
                lines.append("    .font(\(font))")
            } else if SwiftUIValues.isUsual(described) {
                facts.say(described)
            }
        }
        // A text style scales with the user's preferred size; a font with a fixed size doesn't.
        if let grows = facts.element["adjustsFontForContentSizeCategory"], (grows == "YES") == (described?["style"] != nil) {
            _ = facts.take("adjustsFontForContentSizeCategory")
        }
        if let child = facts.element.child(key: colorKey), let color = SwiftUIValues.color(child) {
            facts.say(child)
            if color != "Color.primary" { lines.append("    .foregroundStyle(\(SwiftUIValues.style(color)))") }
        }
    }

    private mutating func textField(_ view: CodeView, facts: inout ElementFacts) -> [String] {
        let state = state(view, what: "Text", value: CodeLiteral.string(facts.text("text") ?? ""))
        let traits = facts.child("textInputTraits")
        let kind = traits?["secureTextEntry"] == "YES" ? "SecureField" : "TextField"
        var lines = ["\(kind)(\(CodeLiteral.string(facts.text("placeholder") ?? "")), text: $\(state))"]
        if facts.take("borderStyle") == "roundedRect" { lines.append("    .textFieldStyle(.roundedBorder)") }
        style(&facts, colorKey: "textColor", lines: &lines)
        alignment(&facts, lines: &lines)
        if let traits { lines += inputTraits(traits) }
        return lines
    }

    private mutating func inputTraits(_ traits: Element) -> [String] {
        var lines: [String] = []
        for (name, value) in traits.attributes {
            switch name {
            case "key", "secureTextEntry": break
            case "keyboardType" where Self.keyboards.contains(value): lines.append("    .keyboardType(.\(value))")
            case "autocorrectionType": if value == "no" { lines.append("    .autocorrectionDisabled()") }
            case "autocapitalizationType":
                let words = ["none": "never", "words": "words", "sentences": "sentences", "allCharacters": "characters"]
                if let word = words[value] { lines.append("    .textInputAutocapitalization(.\(word))") }
            case "returnKeyType" where Self.submits.contains(value): lines.append("    .submitLabel(.\(value))")
            default:
                notConverted.append(NotConverted(traits, what: "attribute '\(name)'", why: "it isn't converted to SwiftUI yet"))
            }
        }
        return lines
    }

    private static let keyboards: Set<String> = [
        "default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad", "emailAddress", "decimalPad",
        "twitter", "webSearch", "asciiCapableNumberPad",
    ]
    private static let submits: Set<String> = ["done", "go", "send", "join", "route", "search", "return", "next", "continue"]

    private mutating func textView(_ view: CodeView, facts: inout ElementFacts) -> [String] {
        let text = facts.text("text") ?? ""
        let isEditable = facts.flag("editable") != false
        var lines: [String]
        if isEditable {
            lines = ["TextEditor(text: $\(state(view, what: "Text", value: CodeLiteral.string(text))))"]
        } else {
            lines = ["ScrollView {", "    " + SwiftUIValues.text(text), "        .frame(maxWidth: .infinity, alignment: .leading)", "}"]
        }
        var style = [""]
        self.style(&facts, colorKey: "textColor", lines: &style)
        alignment(&facts, lines: &style)
        lines += style.dropFirst().map { isEditable ? $0 : String($0.dropFirst(4)) }
        if isEditable, let traits = facts.child("textInputTraits") { lines += inputTraits(traits) }
        return lines
    }

    // MARK: Buttons

    private mutating func button(_ view: CodeView, facts: inout ElementFacts) -> [String] {
        let configuration = facts.child("configuration")
        let state = facts.child("normal")
        let title =
            configuration?["title"] ?? configuration?.child(key: "title")?.plainText ?? state?["title"] ?? state?.child(key: "title")?
            .plainText
            ?? attributedTitle(state)
        let source =
            [configuration, configuration?.child(key: "image"), state, state?.child(key: "image")].first { $0?["image"] != nil } ?? nil
        let image = source?["image"].map { ($0, source?["catalog"] == "system") }
        let called = calls(of: view).map(\.code)
        let destination = called.isEmpty ? link(from: view.view.element) : nil
        let statements = called + (destination == nil ? navigation(from: view.view.element) : [])
        for case let event? in calls(of: view).map(\.event) where !["touchUpInside", "primaryActionTriggered"].contains(event) {
            notConverted.append(
                NotConverted(
                    view.view.element, what: "the event '\(CodeLiteral.comment(event))'",
                    why: "a SwiftUI button sends its action when it is tapped"))
        }
        let shown = title ?? ""
        var lines: [String]
        if let destination {
            let picture = image.map { SwiftUIValues.image($0.0, isSymbol: $0.1) }
            lines =
                ["NavigationLink {"] + destination.map { "    " + $0 } + ["} label: {"]
                + Self.face(shown, picture: picture).map { "    " + $0 } + ["}"]
        } else if let image, shown.isEmpty {
            lines = button("", picture: SwiftUIValues.image(image.0, isSymbol: image.1), calls: statements)
        } else if let image {
            let label = Self.face(shown, picture: SwiftUIValues.image(image.0, isSymbol: image.1))
            lines = ["Button {"] + action(statements) + ["} label: {"] + label.map { "    " + $0 } + ["}"]
        } else {
            lines = button(shown, picture: nil, calls: statements)
        }
        let isBlock = lines.count > 1
        var style = [""]
        self.style(&facts, colorKey: "titleColor", lines: &style)
        if let color = state?.child(key: "titleColor").flatMap(SwiftUIValues.color) {
            style.append("    .foregroundStyle(\(SwiftUIValues.style(color)))")
        }
        if let kind = configuration?["style"] {
            let styles = [
                "filled": "borderedProminent", "borderedProminent": "borderedProminent", "plain": "borderless", "borderless": "borderless",
            ]
            style.append("    .buttonStyle(.\(styles[kind] ?? "bordered"))")
        } else if facts.element["buttonType"] == "custom" {
            style.append("    .buttonStyle(.plain)")
        }
        if ["system", "roundedRect", "custom"].contains(facts.element["buttonType"]) { _ = facts.take("buttonType") }
        if facts.take("enabled") == "NO" { style.append("    .disabled(true)") }
        // The frame around the button aligns it.
        if LayoutInference.contentAlignment(facts.element) != .center { _ = facts.take("contentHorizontalAlignment") }
        lines += style.dropFirst().map { isBlock ? String($0.dropFirst(4)) : $0 }
        for part in [configuration, state].compactMap(\.self) {
            var inner = ElementFacts(part)
            for name in ["title", "style"] { _ = inner.text(name) }
            if part == source { for name in ["image", "catalog"] { _ = inner.take(name) } }
            _ = inner.color("titleColor")
            if let text = inner.child("attributedTitle") {
                notConverted.append(ElementFacts.note(text, "its text is written without attributes"))
            }
            if let reference = part.child(key: "image"), reference == source {
                _ = inner.child("image")
                notConverted += Self.rest(ofImage: reference)
            }
            notConverted += inner.rest
        }
        return lines
    }

    /// Returns notes for the attributes of an image other than its name.
    private static func rest(ofImage reference: Element) -> [NotConverted] {
        var facts = ElementFacts(reference)
        for name in ["image", "catalog"] { _ = facts.take(name) }
        return facts.rest
    }

    /// Returns the label of a button: its text, its picture, or both.
    private static func face(_ title: String, picture: String?) -> [String] {
        guard let picture else { return [SwiftUIValues.text(title)] }
        return title.isEmpty ? [picture] : ["Label {", "    " + SwiftUIValues.text(title), "} icon: {", "    " + picture, "}"]
    }

    private func action(_ called: [String]) -> [String] {
        called.isEmpty ? ["    // Gap: the document has no action for this: add it here."] : called.map { "    " + $0 }
    }

    private func attributedTitle(_ state: Element?) -> String? {
        state?.child(key: "attributedTitle")?.children.compactMap { $0["content"] ?? $0.child(key: "content")?.plainText }.joined()
    }

    // MARK: Images

    private mutating func imageView(_ view: CodeView, facts: inout ElementFacts) -> [String] {
        let image = facts.take("image")
        let isSymbol = facts.take("catalog") == "system"
        let modes = ["scaleAspectFit": "scaledToFit", "center": "scaledToFit", "scaleAspectFill": "scaledToFill"]
        let mode = facts.element["contentMode"].flatMap { modes[$0] }
        if mode != nil { _ = facts.take("contentMode") }
        let named = image.map { SwiftUIValues.image($0, isSymbol: isSymbol) }
        let endings = ["ImageView", "Image", "ImgView", "View"]
        if let property = parameter(view, endings: endings, fallback: "image", declaration: named.map { " = \($0)" } ?? ": Image?") {
            let call = ".resizable()" + (mode.map { ".\($0)()" } ?? "")
            if image == nil { return ["Color.clear", "    .overlay { \(property)?\(call) }"] }
            return [property, "    .resizable()"] + (mode.map { ["    .\($0)()"] } ?? [])
        }
        guard let named else {
            return [
                "// Gap: '\(CodeLiteral.comment(view.name))' has an image without a name: add it here.", "Color.clear",
            ]
        }
        return [named, "    .resizable()"] + (mode.map { ["    .\($0)()"] } ?? [])
    }

    // MARK: Controls

    private mutating func control(_ view: CodeView, facts: inout ElementFacts) -> [String] {
        func number(_ name: String, _ standard: Double) -> Double { facts.number(name) ?? standard }
        for name in ["contentHorizontalAlignment", "contentVerticalAlignment"] { _ = facts.take(name) }
        var lines: [String]
        switch view.view.element.name {
        case "switch":
            let state = state(view, what: "IsOn", value: "\(facts.flag("on") ?? true)")
            lines = ["Toggle(\"\", isOn: $\(state))", "    .labelsHidden()"]
            if let color = facts.color("onTintColor") { lines.append("    .tint(\(SwiftUIValues.style(color)))") }
        case "slider":
            var (least, most) = (number("minValue", 0), number("maxValue", 1))
            if most <= least {
                most = least + 1
                notConverted.append(
                    NotConverted(
                        view.view.element, what: "attribute 'maxValue'",
                        why: "a SwiftUI slider needs a range: it ends one above the minimum here"))
            }
            let state = state(view, what: "Value", value: value(number("value", 0.5), least: least, most: most))
            lines = ["Slider(value: $\(state), in: \(CodeLiteral.number(least))...\(CodeLiteral.number(max(least, most))))"]
        case "stepper":
            let (least, most) = (number("minimumValue", 0), number("maximumValue", 100))
            let state = state(view, what: "Value", value: value(number("value", 0), least: least, most: most))
            let step = facts.number("stepValue") ?? 1
            lines = [
                "Stepper(\"\", value: $\(state), in: \(CodeLiteral.number(least))...\(CodeLiteral.number(max(least, most))), step: \(CodeLiteral.number(step)))",
                "    .labelsHidden()",
            ]
        case "segmentedControl":
            let state = state(view, what: "Selection", value: CodeLiteral.number(max(0, number("selectedSegmentIndex", 0).rounded())))
            _ = facts.take("segmentControlStyle")
            let holder = view.view.element.children.first { $0.name == "segments" }
            if let holder { facts.say(holder) }
            let segments = holder?.children ?? []
            lines = ["Picker(\"\", selection: $\(state)) {"]
            for (index, segment) in segments.enumerated() {
                let title = segment["title"] ?? segment.child(key: "title")?.plainText
                let reference = segment.child(key: "image") ?? segment
                let shown = reference["image"].map { SwiftUIValues.image($0, isSymbol: reference["catalog"] == "system") }
                var inner = ElementFacts(segment)
                for name in ["title", "image", "catalog"] { _ = inner.text(name) }
                notConverted += inner.rest
                if reference != segment { notConverted += Self.rest(ofImage: reference) }
                lines.append("    \(shown ?? SwiftUIValues.text(title ?? "")).tag(\(index))")
            }
            lines += ["}", ".pickerStyle(.segmented)"]
        default:
            let state = state(view, what: "Date", value: "Date()")
            let mode = facts.take("datePickerMode")
            let parts = mode == "date" ? "[.date]" : mode == "time" ? "[.hourAndMinute]" : "[.date, .hourAndMinute]"
            lines = ["DatePicker(\"\", selection: $\(state), displayedComponents: \(parts))", "    .labelsHidden()"]
            let styles = ["wheels": "wheel", "inline": "graphical", "compact": "compact"]
            lines.append("    .datePickerStyle(.\(styles[facts.take("style") ?? ""] ?? "wheel"))")
        }
        if facts.take("enabled") == "NO" { lines.append("    .disabled(true)") }
        return lines
    }

    /// Returns a floating-point literal of a value between bounds.
    private func value(_ value: Double, least: Double, most: Double) -> String {
        let text = CodeLiteral.number(max(least, min(value, max(least, most))))
        return text.contains(".") || text.contains("e") ? text : text + ".0"
    }
}
