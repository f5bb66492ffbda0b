import FormworkDiagnostics
package import FormworkModel

extension DocumentLayout.FrameExplanation.Source {
    /// Describes the source in words; a constraint is given as its formula.
    package func text(in document: InterfaceDocument) -> String {
        func name(_ view: View) -> String { "'\(view.element.shortName)'" }
        switch self {
        case .root(let view, let size): return "\(name(view)) has \(size.text)"
        case .constraint(let constraint): return constraint.value.text { document.shortName(ofID: $0) }
        case .inset(let view, let inset): return inset.text(name(view))
        case .arrangement(let view): return "\(name(view)) arranges its views"
        case .content(let view, let content): return content.text(name(view))
        case .autoresizing(let view): return "the written frame of \(name(view)) follows its superview by the autoresizing mask"
        case .unconstrained(let view): return "\(name(view)) has no constraints: it keeps its recorded frame"
        case .kept(let view, let isRecorded):
            return "nothing determines it: \(name(view)) keeps \(isRecorded ? "its recorded value" : "the value of a new view")"
        case .nothing(let view): return "\(name(view)) has the size 0, and cannot be smaller"
        case .open(let view): return "nothing determines it: \(name(view)) may be anywhere that its constraints allow"
        }
    }
}

extension DocumentLayout.FrameExplanation.RootSize {
    fileprivate var text: String {
        switch self {
        case .asked: "the requested size"
        case .screen: "the size of the screen"
        case .table: "its table's width, and its recorded height"
        case .document: "its size in the document"
        case .recorded: "its recorded size"
        }
    }
}

extension DocumentLayout.FrameExplanation.Inset {
    fileprivate func text(_ view: String) -> String {
        let what =
            switch kind {
            case .margins: isWritten ? "the written margins" : "the margins"
            case .safeArea: "the safe area"
            case .layoutGuide: "the layout guide"
            case .keyboard: "the keyboard"
            }
        guard let edge, let points else { return "\(what) of \(view)" }
        return "\(what) of \(view): \(points.pointsText) at the \(edge.rawValue)"
    }
}

extension DocumentLayout.FrameExplanation.Content {
    fileprivate func text(_ view: String) -> String {
        switch kind {
        case .collapsed: return "\(view) is hidden and collapses"
        case .placeholder: return "\(view) has a placeholder of \(length.pointsText) for its content"
        case .designable: return "the size of \(view) that its class reported to Interface Builder: \(length.pointsText)" + comparison
        case .image: return "the image of \(view): \(length.pointsText)" + comparison
        case .control: return "the size of \(view) itself: \(length.pointsText)" + comparison
        case .text: return (text?.words ?? "the text of \(view)") + ": \(length.pointsText)" + comparison
        }
    }

    private var comparison: String {
        guard isRecorded else { return "" }
        guard let measured, abs(measured - length) > 0.005 else { return " as recorded" }
        return " as recorded, where \(kind == .text ? "measuring" : "its table") gives \(measured.pointsText)"
    }
}

extension DocumentLayout.FrameExplanation.Text {
    fileprivate var words: String {
        var words = "the text \"\(text.firstLine.shortened(to: 32))\" in \(font.words)"
        if let wrappedWidth { words += ", in lines of \(wrappedWidth.pointsText)" }
        switch knowledge {
        case .table: break
        case .fontFile: words += ", measured with the font file"
        case .otherScript: words += ", with characters that are not in any table"
        case .similarFont: words += ", measured with a similar font"
        case .missingFont: words += ", which is unknown: measured with another font"
        }
        return words
    }
}

extension FontDescription {
    /// The font's name and size for people, such as `System semibold 17` or `Avenir-Heavy 20`.
    package var words: String {
        let name =
            switch family {
            case .system: weight == .regular ? "System" : "System \(weight.rawValue)"
            case .named(let postScriptName, _): postScriptName
            }
        return "\(name) \(size.pointsText)"
    }
}

extension DocumentLayout.FrameExplanation.Remark {
    /// Describes the remark in words.
    package func text(in document: InterfaceDocument) -> String {
        switch self {
        case .differsFromRecorded:
            "Xcode recorded another frame"
        case .leftOut(let constraint):
            "left out, because it contradicts others: \(constraint.value.text { document.shortName(ofID: $0) })"
        case .ownClass(let view, let name): "'\(view.element.shortName)' has the class \(name), whose code is not known"
        case .unfinished: "solving stopped at its limit: these are intermediate frames"
        }
    }
}
