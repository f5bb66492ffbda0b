public import FormworkModel

/// A language and a toolkit that code is generated for.
public enum CodeDialect: String, Hashable, Sendable, CaseIterable {
    /// Swift with UIKit's layout anchors.
    case uikit
    /// Swift with AppKit's layout anchors.
    case appkit
    /// Swift with UIKit and SnapKit 5.
    case snapkit
    /// Objective-C with UIKit's layout anchors.
    case uikitObjC = "uikit-objc"
    /// Objective-C with AppKit's layout anchors.
    case appkitObjC = "appkit-objc"
    /// The chaining language, on Formwork.
    case formation
    /// The set/make language, on Formwork.
    case autolayoutkit
    /// Objective-C with AutoLayoutKit.
    case autolayoutkitObjC = "autolayoutkit-objc"

    /// What the files' names end with.
    public var fileExtension: String { isObjectiveC ? "m" : "swift" }

    /// Whether it is Objective-C, which has a header besides each file.
    public var isObjectiveC: Bool { [.uikitObjC, .appkitObjC, .autolayoutkitObjC].contains(self) }

    /// Whether it speaks of AppKit's views alone.
    public var isOfMac: Bool { self == .appkit || self == .appkitObjC }

    /// The template that it is generated through; a user may replace it.
    public var template: String {
        switch self {
        case .uikit, .appkit, .snapkit: KitTemplate.text
        case .formation, .autolayoutkit: LanguageTemplate.text
        case .uikitObjC, .appkitObjC: ObjectiveCTemplate.anchors
        case .autolayoutkitObjC: ObjectiveCTemplate.autoLayoutKit
        }
    }

    /// Whether its classes have the forms of ``CodeForm``; others are layouts, that hold the views of an owner.
    public var hasForms: Bool { [.uikit, .appkit, .snapkit].contains(self) }

    /// The template of a form; for a dialect without forms its only one.
    public func template(_ form: CodeForm) -> String { hasForms ? KitTemplate.text(form) : template }

    /// The template of the file that declares what the other one defines, and what its name ends with; nil where one file does both.
    var header: (template: String, fileExtension: String)? {
        isObjectiveC ? (ObjectiveCTemplate.header, "h") : nil
    }

    /// Whether it has words for Cocoa bindings.
    var writesBindings: Bool { self == .appkit || self == .appkitObjC }

    /// What becomes a class of its own, beside views.
    func kinds(of form: CodeForm?) -> CodeObject.Kinds {
        switch self {
        case .uikit where form == nil || form == .controller, .snapkit where form == nil || form == .controller: .containers
        case .appkit where form == nil || form == .controller: [.menus, .containers, .windows]
        case .appkitObjC: .menus
        default: []
        }
    }

    /// The templates of classes for what is no view, and what their files' names end with.
    var objectTemplates: [(text: String, fileExtension: String)] {
        isObjectiveC ? [(ObjectTemplate.objectiveC, "m"), (ObjectTemplate.header, "h")] : [(ObjectTemplate.swift, "swift")]
    }

    /// Whether the earliest system that the code runs on is of account.
    public var takesTarget: Bool { self != .formation && self != .autolayoutkit }

    /// Whether code in it can speak of the views of a platform.
    public func canSpeak(of platform: InterfaceDocument.Platform) -> Bool {
        switch self {
        case .uikit, .snapkit, .uikitObjC, .autolayoutkitObjC: platform == .iOS || platform == .tvOS
        case .appkit, .appkitObjC: platform == .macOS
        case .formation, .autolayoutkit: platform != .watchOS
        }
    }

    /// - Parameter target: the earliest system that the code runs on; nil where that is of no account.
    func writer(for target: SystemVersion? = nil) -> any UnitWriter {
        switch self {
        case .uikit: KitWriter(isMac: false, target: target)
        case .appkit: KitWriter(isMac: true, target: target)
        case .snapkit: SnapKitWriter(target: target)
        case .formation: LanguageWriter(isChaining: true)
        case .autolayoutkit: LanguageWriter(isChaining: false)
        case .uikitObjC: ObjectiveCWriter(.uiKit, target: target)
        case .appkitObjC: ObjectiveCWriter(.appKit, target: target)
        case .autolayoutkitObjC: ObjectiveCWriter(.uiKit, usesAutoLayoutKit: true, target: target)
        }
    }
}
