/// File names for the screens of a document. They are readable, short enough for every system, and distinct even on case-insensitive
/// file systems.
struct ScreenFileNames {
    private var taken: Set<String> = []
    /// The next number to try, by the stem that several names share.
    private var numbers: [String: Int] = [:]

    /// Returns the name of a screen's file, without extension.
    mutating func name(for screen: String) -> String {
        let stem = Self.stem(screen)
        let plain = stem.lowercased()
        var name = stem
        var number = numbers[plain] ?? 2
        while !taken.insert(name.lowercased()).inserted {
            name = "\(stem) \(number)"
            number += 1
        }
        numbers[plain] = number
        return name
    }

    /// Returns the letters, digits, spaces and a few other characters of a name, none with a special meaning in paths, shells or URLs.
    private static func stem(_ screen: String) -> String {
        var stem = ""
        for scalar in screen.unicodeScalars.prefix(200) {
            let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "-" || scalar == "_"
            if isPlain, stem.utf8.count < 80 {
                stem.unicodeScalars.append(scalar)
            } else if !stem.isEmpty, !stem.hasSuffix(" ") {
                stem += " "
            }
        }
        while stem.hasSuffix(" ") { stem.removeLast() }
        // Names that are reserved, by Windows or for the index page, get a number.
        let reserved = ["con", "prn", "aux", "nul", "index"]
        return stem.isEmpty ? "Screen" : reserved.contains(stem.lowercased()) ? stem + " 1" : stem
    }
}
