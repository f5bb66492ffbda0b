import FormworkIndex
import FormworkModel

#if ProjectChecks
    import FormworkSources
#endif

// Safe pointers: buffers are used only during a call and carry their count.

/// Reads the sources of a project, in builds with the trait `ProjectChecks`. Only this file uses the parsers of sources.
enum SourceReading {
    /// A source that can't be read.
    struct Failure: Error {
        /// The reason for messages, in lower case without a full stop.
        var reason: String
    }

    /// The reason why this build reads no sources; nil if it does.
    static var obstacle: String? {
        #if ProjectChecks
            nil
        #else
            "this build has no project checks (it was built without the trait 'ProjectChecks'), so that its sources are not read"
        #endif
    }

    /// Returns the facts of a source; nil in a build that reads no sources.
    ///
    /// - Parameters:
    ///   - bytes: The file, in UTF-8.
    ///   - isSwift: Whether it is Swift, and not Objective-C.
    /// - Throws: the reason why it can't be read.
    /// - Complexity: O(n) in the file's length.
    static func facts(_ bytes: UnsafeBufferPointer<UInt8>, isSwift: Bool) throws(Failure) -> SourceFacts? {
        #if ProjectChecks
            do throws(SourceExcess) {
                return isSwift ? try SwiftSourceReader.facts(bytes) : ObjectiveCSourceReader.facts(bytes)
            } catch {
                throw Failure(reason: error.reason)
            }
        #else
            return nil
        #endif
    }
}

extension TargetManifest {
    /// Reads a Swift package. A build that reads no sources knows none of its targets.
    ///
    /// - Parameters:
    ///   - bytes: The contents of its `Package.swift`.
    ///   - folder: The package's folder.
    /// - Complexity: O(n) in the file's length.
    init(package bytes: UnsafeBufferPointer<UInt8>, in folder: String) {
        self.folder = folder
        #if ProjectChecks
            let package = PackageFacts(bytes)
            for platform in Platform.allCases { versions[platform] = package.platforms[platform.rawValue].flatMap { DeploymentTarget($0) } }
            targets = package.targets.map { target in
                var result = Target(modules: [Self.identifier(target.name)], isWhole: target.isWhole)
                guard target.isWhole else { return result }
                let places = target.path.map { [$0] } ?? ["Sources", "Source", "src", "srcs", "Tests"].map { $0 + "/" + target.name }
                result.folders = [
                    Folder(candidates: places.compactMap { Self.path($0, in: folder) }, excluded: target.excluded, only: target.sources)
                ]
                return result
            }
        #else
            targets = [Target(modules: [""], isWhole: false)]
        #endif
    }
}
