/// A file of a project that could not be read.
package struct UnreadFile: Hashable, Sendable {
    /// The kind of file, which determines the checks that are affected.
    package enum Kind: Sendable, CaseIterable {
        case source, document
        /// An Info.plist.
        case information
        /// A project file of Xcode or of a generator.
        case projectFile
        /// A folder in an asset catalog.
        case catalog
        /// Any other folder, which may contain any kind of file.
        case folder
    }

    package var path: String
    package var kind: Kind
    package var reason: String

    package init(path: String, kind: Kind, reason: String) {
        self.path = path
        self.kind = kind
        self.reason = reason
    }

    /// The file name without folders.
    package var name: Substring { path.split(separator: "/").last ?? "" }
}

extension UnreadFile.Kind {
    /// The checks that are disabled if a file of this kind can't be read.
    package var consequence: String {
        switch self {
        case .source: "missing classes are not reported"
        case .document: "missing outlets, segues and cells are not reported"
        case .information: "unlisted fonts are not reported"
        case .projectFile: "missing classes of unknown modules are not reported"
        case .catalog: "missing images and colors are not reported"
        case .folder: "nothing is reported as missing"
        }
    }
}
