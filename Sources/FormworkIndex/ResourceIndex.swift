/// What a project's catalogues and folders have for documents to use.
package struct ResourceIndex: Sendable {
    /// Images by the names that documents use, with the path of one: image sets, with and without their folder, and files.
    package var images: [String: String] = [:]
    /// Named colours, with the path of one.
    package var colors: [String: String] = [:]
    /// Files of fonts by their names, with the path of one.
    package var fontFiles: [String: String] = [:]
    /// The files that an Info.plist lists under `UIAppFonts`, as it names them.
    package var listedFonts: Set<String> = []
    /// The documents that the settings of targets name as those to begin with, in the order of their files.
    package var startInterfaces: [StartInterface] = []
    /// The names of compiled documents, whose sources may be elsewhere.
    package var compiledInterfaces: Set<String> = []
    /// How many files called Info.plist were read.
    package var informationFileCount = 0
    /// Whether an Info.plist could not be understood, or names a folder of fonts.
    package var hasUnknownFontList = false
    /// How many asset catalogues there are.
    package var catalogCount = 0

    package init() {}
}
