import FormworkVocabulary

extension InterfaceDocument.Element {
    /// Whether it simulates the surroundings or the size of the object that contains it, for Interface Builder's canvas.
    package var isSimulation: Bool { DesignTime.isSimulation(element: name, key: self[.key]) }
}
