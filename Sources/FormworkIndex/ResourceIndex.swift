/// The resources in a project's asset catalogs and folders that documents can use.
package struct ResourceIndex: Sendable {
    /// Paths of images by the names that documents use: image sets, with and without their folder, and files.
    package var images: [String: String] = [:]
    /// Paths of named colors.
    package var colors: [String: String] = [:]
    /// Paths of font files, by file name.
    package var fontFiles: [String: String] = [:]
    /// The font files listed in an Info.plist under `UIAppFonts`, as named there.
    package var listedFonts: Set<String> = []
    /// The main interfaces and launch screens in the targets' settings, in the order of their files.
    package var startInterfaces: [StartInterface] = []
    /// The names of compiled documents, whose source documents may be elsewhere.
    package var compiledInterfaces: Set<String> = []
    /// The number of Info.plist files read.
    package var informationFileCount = 0
    /// Whether an Info.plist couldn't be interpreted, or names a folder of fonts.
    package var hasUnknownFontList = false
    /// The number of asset catalogs.
    package var catalogCount = 0

    package init() {}
}
