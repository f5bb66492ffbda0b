/// One edit of a document, as a value: what a line of a script says.
public enum EditOperation: Hashable, Sendable {
    /// Sets attributes.
    case set(SetOperation)
    /// Adds an object of the library.
    case add(AddOperation)
    /// Adds a layout template.
    case addTemplate(AddTemplateOperation)
    /// Adds a constraint.
    case addConstraint(AddConstraintOperation)
    /// Takes objects away.
    case remove(RemoveOperation)
    /// Puts views into another one, or at another place.
    case move(MoveOperation)
    /// Puts views into a stack or a view of their own.
    case wrap(WrapOperation)
    /// Puts the views of a stack or a view into its place.
    case unwrap(UnwrapOperation)
    /// Adds copies of objects beside them.
    case duplicate(DuplicateOperation)
    /// Gives objects of one class another one.
    case renameClass(RenameClassOperation)
    /// Connects two objects.
    case connect(ConnectOperation)
    /// Takes connections away.
    case disconnect(DisconnectOperation)
    /// Has views follow a hiding master, or none.
    case hideMaster(HideMasterOperation)
    /// Puts a colour in the place of another one.
    case replaceColor(ReplaceColorOperation)
    /// Puts a scene into a navigation or tab bar controller of its own.
    case embed(EmbedOperation)
    /// Puts an image in the place of another one.
    case replaceImage(ReplaceImageOperation)
    /// Has a constraint say something else.
    case replaceConstraint(ReplaceConstraintOperation)
    /// Gives outlets or actions another name.
    case renameConnection(RenameConnectionOperation)
    /// Adds a layout guide.
    case addGuide(AddGuideOperation)
    /// Holds edges of views at another one's.
    case pin(PinOperation)
    /// Holds the middle of views at another one's.
    case center(CenterOperation)
    /// Gives views a width, a height or a ratio.
    case size(SizeOperation)
    /// Has objects be different for size classes.
    case variation(VariationOperation)
    /// Puts scenes into a storyboard of their own.
    case extract(ExtractOperation)
    /// Has the document's texts translated.
    case localize(LocalizeOperation)

    /// An edit as it is written in scripts: `set Title text="Sign in"`.
    ///
    /// - Throws: an `EditError` with the column at which the command does not read as one.
    public init(parsing command: String) throws(EditError) {
        var parser = try CommandParser(command)
        do { self = try parser.operation() } catch {
            var error = error
            error.command = command
            throw error
        }
    }

    func apply(to session: inout EditSession) throws(EditError) {
        switch self {
        case .set(let operation): try operation.apply(to: &session)
        case .add(let operation): try operation.apply(to: &session)
        case .addTemplate(let operation): try operation.apply(to: &session)
        case .addConstraint(let operation): try operation.apply(to: &session)
        case .remove(let operation): try operation.apply(to: &session)
        case .move(let operation): try operation.apply(to: &session)
        case .wrap(let operation): try operation.apply(to: &session)
        case .unwrap(let operation): try operation.apply(to: &session)
        case .duplicate(let operation): try operation.apply(to: &session)
        case .renameClass(let operation): try operation.apply(to: &session)
        case .connect(let operation): try operation.apply(to: &session)
        case .disconnect(let operation): try operation.apply(to: &session)
        case .hideMaster(let operation): try operation.apply(to: &session)
        case .replaceColor(let operation): try operation.apply(to: &session)
        case .embed(let operation): try operation.apply(to: &session)
        case .replaceImage(let operation): try operation.apply(to: &session)
        case .replaceConstraint(let operation): try operation.apply(to: &session)
        case .renameConnection(let operation): try operation.apply(to: &session)
        case .addGuide(let operation): try operation.apply(to: &session)
        case .pin(let operation): try operation.apply(to: &session)
        case .center(let operation): try operation.apply(to: &session)
        case .size(let operation): try operation.apply(to: &session)
        case .variation(let operation): try operation.apply(to: &session)
        case .extract(let operation): try operation.apply(to: &session)
        case .localize(let operation): try operation.apply(to: &session)
        }
    }
}
