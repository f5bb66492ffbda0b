extension KitTemplate {
    /// Returns the template of a form.
    static func text(_ form: CodeForm) -> String {
        switch form {
        case .layout: text
        case .view: head + declaration + owner + members + viewMaking + body + connecting + end
        case .cell: head + declaration + owner + members + registering + viewMaking + body + connecting + end
        case .controller: head + declaration + members + parts + controllerMaking + body + performing + end
        }
    }

    /// The class declaration, with a note on the application's own class.
    private static let declaration = #"""

        {% if ownClass %}
        /// Make `{{ ownClass }}` inherit from it instead of `{{ superclass }}`, and remove the outlets that are declared here.
        {% endif %}
        class {{ name }}: {{ superclass }} {

        """#

    private static let owner = #"""
        {% if hasOwner %}
        {% if ownerClass %}
            /// The target of actions: {{ ownerClass }}.
        {% else %}
            /// The target of actions.
        {% endif %}
            weak var owner: AnyObject? {
                didSet { connectOwner({% if disconnecting %}oldValue{% endif %}) }
            }

        {% endif %}

        """#

    private static let registering = #"""
        {% if registration %}
        {% if isLong %}
            // MARK: Registration
        {% endif %}

        {% for line in registration %}
            {{ line }}
        {% endfor %}

        {% endif %}

        """#

    /// The statements for views and constraints, or the calls of the methods that have them.
    private static let views = #"""
        {% if isFolded %}
        \#(viewStatements)

        {% if hasConstraints %}
        \#(constraintStatements)

        {% endif %}
        {% else %}
                addViews()
        {% if hasConstraints %}
                addConstraints()
        {% endif %}
        {% endif %}
        """#

    /// The statements for actions, or the call of the method that has them.
    private static let actions = #"""
        {% if isFolded %}

        \#(actionStatements)
        {% else %}
                addActions()
        {% endif %}
        """#

    private static let viewMaking = #"""

        {% if isLong %}
            // MARK: Setup
        {% endif %}

            {{ initializer }} {
                {{ otherInitializer }}
        {% if isFolded or hasConstraints or assignments or recognizers or actions or bindings or hasFrame %}
                setUp()
        {% else %}
                addViews()
        {% endif %}
            }

            {{ coder }} {
                super.init(coder: coder)
        {% if isFolded or hasConstraints or assignments or recognizers or actions or bindings or hasFrame %}
                setUp()
        {% else %}
                addViews()
        {% endif %}
            }
        {% if isFolded or hasConstraints or assignments or recognizers or actions or bindings or hasFrame %}

            private func setUp() {
        {% if hasFrame %}
                // Views without constraints are placed in the document's frame, and are then resized with it.
                let given = frame
        {% endif %}
        \#(views)
        {% for assignment in assignments %}
                {{ assignment }}
        {% endfor %}
        {% if recognizers or actions %}
        \#(actions)
        {% endif %}
        {% if bindings %}
                addBindings()
        {% endif %}
        {% if hasFrame %}
                if given.size != .zero { frame = given }
        {% endif %}
            }
        {% endif %}


        """#

    /// The connections that are made when the owner is set.
    private static let connecting = #"""

        {% if hasOwner %}

            private func connectOwner({% if disconnecting %}_ previous: AnyObject?{% endif %}) {
        {% if disconnecting %}
                if {{ previousOwner }} {
        {% for statement in disconnecting %}
                    {{ statement }}
        {% endfor %}
                }
        {% endif %}
        {% for statement in ownerStatements %}
                {{ statement }}
        {% endfor %}
            }
        {% endif %}

        """#

    /// The parts of a controller outside of its main view.
    private static let parts = #"""

        {% for part in parts %}
        {% if part.statements %}
            private(set) lazy var {{ part.name }}: {{ part.class }} = {
                let part = {{ part.initializer }}
        {% for statement in part.statements %}
                {{ statement }}
        {% endfor %}
                return part
            }()
        {% else %}
            private(set) lazy var {{ part.name }} = {{ part.initializer }}
        {% endif %}
        {% endfor %}
        {% if isTable %}

            /// The static rows of the table.
            private(set) lazy var staticSections: [(header: String?, footer: String?, cells: [UITableViewCell])] = [
        {% for section in sections %}
                ({{ section.header }}, {{ section.footer }}, [{{ section.cells|join:", " }}]),
        {% endfor %}
            ]
        {% endif %}

        """#

    private static let controllerMaking = #"""

        {% if isLong %}
            // MARK: Setup
        {% endif %}

        {% if setUp %}
            {{ initializer }} {
                {{ otherInitializer }}
                setUp()
            }
        {% if isTableController %}

            override init(style: UITableView.Style) {
                super.init(style: style)
                setUp()
            }
        {% endif %}
        {% if isCollectionController %}

            override init(collectionViewLayout layout: UICollectionViewLayout) {
                super.init(collectionViewLayout: layout)
                setUp()
            }
        {% endif %}

            required init?(coder: NSCoder) {
                super.init(coder: coder)
                setUp()
            }

            /// Sets what is needed before the view is loaded: titles and bar items.
            private func setUp() {
        {% for statement in setUp %}
                {{ statement }}
        {% endfor %}
            }

        {% endif %}
            override func loadView() {
        \#(views)
                view = {{ root }}
        {% if isCollectionController %}
                collectionView = {{ root }}
        {% endif %}
        {% for statement in loading %}
                {{ statement }}
        {% endfor %}
        {% for assignment in assignments %}
                {{ assignment }}
        {% endfor %}
        {% if recognizers or actions or triggers %}
        \#(actions)
        {% endif %}
        {% if bindings %}
                addBindings()
        {% endif %}
        {% for embed in embeds %}
                {{ embed }}
        {% endfor %}
            }


        """#

    /// The methods for segues, and the data source of a static table.
    private static let performing = #"""

        {% if isTable %}

            // MARK: Rows

            override func numberOfSections(in tableView: UITableView) -> Int { staticSections.count }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                staticSections[section].cells.count
            }

            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                staticSections[indexPath.section].cells[indexPath.row]
            }

            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                staticSections[section].header
            }

            override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
                staticSections[section].footer
            }
        {% if hasHeights %}

            override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                let heights: [[CGFloat]] = [
        {% for section in sections %}
                    [{{ section.heights|join:", " }}],
        {% endfor %}
                ]
                return heights[indexPath.section][indexPath.row]
            }
        {% endif %}
        {% if selections %}

            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                let cell = staticSections[indexPath.section].cells[indexPath.row]
        {% for selection in selections %}
                {{ selection }}
        {% endfor %}
            }
        {% endif %}
        {% endif %}
        {% if segues %}

            // MARK: Segues

        {% for segue in segues %}

            /// {{ segue.comment }}.
            func {{ segue.method }}(prepare: ({{ segue.type }}) -> Void = { _ in }) {
        {% for statement in segue.statements %}
                {{ statement }}
        {% endfor %}
            }
        {% endfor %}
        {% endif %}

        """#
}
