import FormworkTree

/// Apple's [UIVisualEffect](https://developer.apple.com/documentation/uikit/uivisualeffect).
open class UIVisualEffect: NSObject {
    var content: ElementFragment? { nil }
}

/// Apple's [UIBlurEffect](https://developer.apple.com/documentation/uikit/uiblureffect).
public final class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable, InterfaceWord {
        case extraLight, light, dark, extraDark, regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }

    let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    override var content: ElementFragment? { ElementFragment("blurEffect", ["style": style.interfaceWord]) }
}

/// Apple's [UIVibrancyEffect](https://developer.apple.com/documentation/uikit/uivibrancyeffect).
public final class UIVibrancyEffect: UIVisualEffect {
    let blur: UIBlurEffect

    public init(blurEffect: UIBlurEffect) {
        blur = blurEffect
        super.init()
    }

    override var content: ElementFragment? { ElementFragment("vibrancyEffect", children: [blur.content].compactMap(\.self)) }
}
