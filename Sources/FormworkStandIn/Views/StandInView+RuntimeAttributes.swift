import FormworkDSL

extension StandInView {
    /// Sets a value by its key path, as Interface Builder's runtime attributes do; it becomes one.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let value = RuntimeValue(value) else { return StandIn.cannotWrite(standInLayoutView.element, keyPath) }
        setRuntimeAttribute(keyPath, value)
    }

    /// The platforms' `setValue`.
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    /// Writes a runtime attribute.
    package final func setRuntimeAttribute(_ keyPath: String, _ value: RuntimeValue) {
        var list = standInLayoutView.content("userDefinedRuntimeAttributes") ?? LayoutContent("userDefinedRuntimeAttributes")
        list.children.removeAll { $0["keyPath"] == keyPath }
        list.children.append(value.content(keyPath))
        standInLayoutView.setContent(list)
    }
}
