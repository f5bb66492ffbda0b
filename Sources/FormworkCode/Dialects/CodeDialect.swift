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
    /// Swift with Formwork, in the chaining language.
    case formation
    /// Swift with Formwork, in the set/make language of AutoLayoutKit.
    case autolayoutkit
    /// Objective-C with AutoLayoutKit.
    case autolayoutkitObjC = "autolayoutkit-objc"

    /// The extension of the files' names.
    public var fileExtension: String { isObjectiveC ? "m" : "swift" }

    /// Whether it is Objective-C, which has a header for each file.
    public var isObjectiveC: Bool { [.uikitObjC, .appkitObjC, .autolayoutkitObjC].contains(self) }

    /// Whether it writes AppKit code only.
    public var isOfMac: Bool { self == .appkit || self == .appkitObjC }

    /// The default template, which a user may replace.
    public var template: String {
        switch self {
        case .uikit, .appkit, .snapkit: KitTemplate.text
        case .formation, .autolayoutkit: LanguageTemplate.text
        case .uikitObjC, .appkitObjC: ObjectiveCTemplate.anchors
        case .autolayoutkitObjC: ObjectiveCTemplate.autoLayoutKit
        }
    }

    /// Whether its classes have the forms of ``CodeForm``. Classes of other dialects are layouts that hold an owner's views.
    public var hasForms: Bool { [.uikit, .appkit, .snapkit].contains(self) }

    /// The template of a form. A dialect without forms has only one template.
    public func template(_ form: CodeForm) -> String { hasForms ? KitTemplate.text(form) : template }

    /// The template and the file extension of the header; nil if the dialect has no headers.
    var header: (template: String, fileExtension: String)? {
        isObjectiveC ? (ObjectiveCTemplate.header, "h") : nil
    }

    /// Whether it can express Cocoa bindings.
    var writesBindings: Bool { self == .appkit || self == .appkitObjC }

    /// Returns the kinds of objects, in addition to views, that get their own class.
    func kinds(of form: CodeForm?) -> CodeObject.Kinds {
        switch self {
        case .uikit where form == nil || form == .controller, .snapkit where form == nil || form == .controller: .containers
        case .appkit where form == nil || form == .controller: [.menus, .containers, .windows]
        case .appkitObjC: .menus
        default: []
        }
    }

    /// The templates of classes for objects that aren't views, with the extensions of their files.
    var objectTemplates: [(text: String, fileExtension: String)] {
        isObjectiveC ? [(ObjectTemplate.objectiveC, "m"), (ObjectTemplate.header, "h")] : [(ObjectTemplate.swift, "swift")]
    }

    /// Whether the code depends on the deployment target.
    public var takesTarget: Bool { self != .formation && self != .autolayoutkit }

    /// Whether the dialect supports the views of a platform.
    public func canSpeak(of platform: InterfaceDocument.Platform) -> Bool {
        switch self {
        case .uikit, .snapkit, .uikitObjC, .autolayoutkitObjC: platform == .iOS || platform == .tvOS
        case .appkit, .appkitObjC: platform == .macOS
        case .formation, .autolayoutkit: platform != .watchOS
        }
    }

    /// - Parameter target: the deployment target; nil for the newest system.
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
