import FormworkVocabulary

extension InterfaceDocument.Element {
    /// Whether it simulates the surroundings or the size of the object that contains it, for Interface Builder's canvas.
    package var isSimulation: Bool { DesignTime.isSimulation(element: name, key: self[.key]) }

    /// Whether it is a part of an object that only Interface Builder uses: a simulation, a place on the canvas, a note.
    package var isDesignTime: Bool { DesignTime.isPart(element: name, key: self[.key]) }
}
