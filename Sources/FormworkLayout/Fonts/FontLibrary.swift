/// The fonts of a project, which are measured from their files.
public struct FontLibrary: Sendable {
    private var byName: [String: FontFace] = [:]

    /// Creates an empty library.
    public init() {}

    /// Whether the library has no fonts.
    public var isEmpty: Bool { byName.isEmpty }

    /// Adds the fonts of a file: a `.ttf`, an `.otf`, or a `.ttc` with several. Fonts that are already in the library are kept.
    ///
    /// - Returns: The fonts of the file.
    /// - Throws: A ``FontFileError`` with the problem and its position in the file.
    /// - Complexity: O(n) in the file's length.
    @discardableResult
    public mutating func add(_ bytes: [UInt8]) throws(FontFileError) -> [FontFace] {
        var budget = FontBudget()
        return try add(bytes, budget: &budget)
    }

    /// Adds the fonts of a file within a budget for all files.
    @discardableResult
    package mutating func add(_ bytes: [UInt8], budget: inout FontBudget) throws(FontFileError) -> [FontFace] {
        let faces = try FontFace.faces(in: bytes, &budget)
        for face in faces { add(face) }
        return faces
    }

    /// Adds a font. A font that already has one of its names keeps that name.
    package mutating func add(_ face: FontFace) {
        for name in [face.postScriptName, face.fullName] where !name.isEmpty && byName[name] == nil { byName[name] = face }
    }

    /// Returns the font with a PostScript name or a full name.
    public func face(named name: String) -> FontFace? { byName.isEmpty ? nil : byName[name] }
}
