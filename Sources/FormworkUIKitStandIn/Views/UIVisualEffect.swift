import FormworkDSL

/// UIKit's `UIVisualEffect`.
@MainActor
open class UIVisualEffect: NSObject {
    var content: LayoutContent? { nil }
}

/// UIKit's `UIBlurEffect`.
public final class UIBlurEffect: UIVisualEffect {
    /// UIKit's `Style`.
    public enum Style: Int, Sendable, InterfaceWord {
        case extraLight, light, dark, extraDark, regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }

    let style: Style

    /// UIKit's initializer.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    override var content: LayoutContent? { LayoutContent("blurEffect", ["style": style.interfaceWord]) }
}

/// UIKit's `UIVibrancyEffect`.
public final class UIVibrancyEffect: UIVisualEffect {
    let blur: UIBlurEffect

    /// UIKit's initializer.
    public init(blurEffect: UIBlurEffect) {
        blur = blurEffect
        super.init()
    }

    override var content: LayoutContent? { LayoutContent("vibrancyEffect", children: [blur.content].compactMap(\.self)) }
}
