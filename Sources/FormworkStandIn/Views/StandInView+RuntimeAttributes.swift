import FormworkDSL

extension StandInView {
    /// Writes a value as a user-defined runtime attribute with a key path.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let value = RuntimeValue(value) else { return StandIn.cannotWrite(standInLayoutView.element, keyPath) }
        setRuntimeAttribute(keyPath, value)
    }

    /// The platforms' `setValue`.
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    /// Writes a runtime attribute, replacing an earlier one with the same key path.
    package final func setRuntimeAttribute(_ keyPath: String, _ value: RuntimeValue) {
        var list = standInLayoutView.content("userDefinedRuntimeAttributes") ?? ElementFragment("userDefinedRuntimeAttributes")
        list.children.removeAll { $0["keyPath"] == keyPath }
        list.children.append(value.content(keyPath))
        standInLayoutView.setContent(list)
    }
}
