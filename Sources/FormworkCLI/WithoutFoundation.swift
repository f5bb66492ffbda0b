#if FORMWORK_SMALL_BUILD
    import ArgumentParser

    // The release build contains nothing of Foundation (scripts/link). ArgumentParser uses it twice: to describe errors, and to write a
    // description of all verbs as JSON.

    extension Error {
        /// Returns the description of an error. The linker uses it for ArgumentParser's method, which looks for Foundation's `LocalizedError`.
        @_silgen_name("formwork_describe_error")
        public func descriptionWithoutFoundation() -> String { String(describing: self) }
    }

    /// Ends the process. The linker uses it for the functions of `JSONEncoder`.
    @_cdecl("formwork_without_foundation")
    public func endWithoutFoundation() -> Never {
        // Safe: `WithoutFoundation.check` keeps ArgumentParser from calling it.
        fatalError("this build contains nothing of Foundation")
    }

    enum WithoutFoundation {
        /// Rejects the option that needs Foundation.
        static func check(_ arguments: [String]) throws(ValidationError) {
            let option = "--experimental-dump-help"
            if arguments.prefix(while: { $0 != "--" }).contains(option) {
                throw ValidationError("\(option) is not available in the release build; use the debug build")
            }
        }
    }
#endif
