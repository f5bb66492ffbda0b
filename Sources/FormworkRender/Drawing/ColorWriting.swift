/// How colours are written.
package enum ColorWriting: Sendable {
    /// As they are in one appearance.
    case resolved(Appearance)
    /// Those that differ by appearance as custom properties of CSS (`var(--c3)`), which the page sets.
    case adaptive
}
