// Additions to a page while a server shows it: it follows the file, requests other sizes, and shows problems.

/**
 * Starts the preview.
 * @param {{file: number, version: number, changes: ?string, files: string[], languages: string[], canEdit: boolean, undoable: number, style: string}} facts what the server says of itself
 */
function startPreview(facts) {
    const style = document.createElement("style");
    style.textContent = facts.style;
    document.head.append(style);
    const notice = new PreviewNotice(facts.files[facts.file - 1]);
    const changes = new PreviewChangesLink(facts);
    const connection = new PreviewConnection(facts, notice, changes);
    if (facts.files.length > 1) showPreviewFiles(facts);
    // A page without a picture waits for one.
    if (!window.formwork) return;
    if (facts.languages.length > 0) window.formwork.addLanguages(facts.languages);
    if (facts.canEdit) connection.edits = new PreviewEdits(connection, facts.undoable);
    connection.sizes = new PreviewSizes(connection);
}

/** The connection to the server, which is re-established after an interruption. */
class PreviewConnection {
    constructor({ file, version }, notice, changes) {
        this.path = `socket/${file}/`;
        this.version = version;
        this.notice = notice;
        this.changes = changes;
        this.sizes = null;
        this.edits = null;
        this.open();
    }

    open() {
        const address = new URL(this.path + this.version, location.href);
        address.protocol = "ws";
        address.hash = "";
        this.socket = new WebSocket(address);
        this.socket.addEventListener("open", () => this.sizes?.next());
        this.socket.addEventListener("message", (event) => this.take(JSON.parse(event.data)));
        this.socket.addEventListener("close", () => {
            this.notice.showEnd();
            this.sizes?.interrupt();
            this.edits?.interrupt();
            setTimeout(() => this.open(), 2000);
        });
    }

    /** Sends a request; returns false if there is no connection. */
    send(request) {
        if (this.socket.readyState !== WebSocket.OPEN) return false;
        this.socket.send(JSON.stringify(request));
        return true;
    }

    take(message) {
        if (message.kind === "state") return this.sizes?.take(message);
        if (message.kind === "edit") return this.edits?.take(message);
        this.version = message.version;
        this.notice.show(message.problem);
        this.changes.show(message.changes);
        this.edits?.setUndoable(message.undoable);
        if (!message.data) return;
        // The first document that can be shown comes with a complete page.
        if (!this.sizes) return location.reload();
        this.sizes.answer = null;
        window.formwork.replaceData(message.data);
        this.sizes.restore(message.state);
    }
}

/** The message over the page. */
class PreviewNotice {
    constructor(path) {
        this.path = path;
        this.element = document.createElement("div");
        this.element.className = "preview-notice";
        this.element.setAttribute("role", "alert");
        const toolbar = document.querySelector(".toolbar");
        if (toolbar) toolbar.after(this.element);
        else document.body.append(this.element);
    }

    /** Shows why the file cannot be shown; null removes the message. */
    show(problem) {
        if (!problem) return this.fill("", []);
        const place = problem.line ? `:${problem.line}:${problem.column}` : "";
        const name = this.path.split("/").pop();
        const hint = window.formwork ? "The picture is the last one that could be drawn." : "The picture appears when the problem is fixed and the file is saved.";
        this.fill("problem", [["strong", `${name}${place}`], ["span", problem.message], ...problem.notes.map((note) => ["small", note]), ["small", hint]]);
    }

    /** Shows that the preview has ended. */
    showEnd() {
        this.fill("end", [["strong", "The preview has ended."], ["small", "This page no longer updates; start the command again for a new one."]]);
    }

    fill(kind, parts) {
        this.element.dataset.kind = kind;
        this.element.replaceChildren(...parts.flatMap(([name, text]) => {
            const part = document.createElement(name);
            part.textContent = text;
            return [part, " "];
        }));
    }
}

/** A link to the file's changes since its last commit. */
class PreviewChangesLink {
    constructor({ file, changes }) {
        this.element = document.createElement("a");
        this.element.className = "tool preview-changes";
        this.element.href = `changes/${file}`;
        this.element.target = "_blank";
        document.querySelector(".tools")?.prepend(this.element);
        this.show(changes);
    }

    show(changes) {
        this.element.textContent = changes ?? "";
        this.element.hidden = !changes;
    }
}

/**
 * Follows a file on the page of its changes.
 * @param {{file: number, version: number}} facts what the server says of itself
 */
function followChanges({ file, version }) {
    const summary = document.getElementById("summary");
    const text = summary.textContent;
    const address = new URL(`../socket/${file}/${version}`, location.href);
    address.protocol = "ws";
    address.hash = "";
    const open = () => {
        const socket = new WebSocket(address);
        socket.addEventListener("message", (event) => {
            const message = JSON.parse(event.data);
            if (message.kind !== "file") return;
            if (message.version !== version) return location.reload();
            summary.textContent = message.problem ? `The file cannot be read: ${message.problem.message}` : text;
        });
        socket.addEventListener("close", () => {
            summary.textContent = "The preview has ended. This page no longer updates.";
            setTimeout(open, 2000);
        });
    };
    open();
}

/** Lets another file be chosen, at the page's file name. */
function showPreviewFiles({ file, files }) {
    const list = document.createElement("select");
    list.className = "preview-files";
    list.setAttribute("aria-label", "File");
    const last = (path) => path.split("/").pop();
    for (const [index, path] of files.entries()) {
        const isSingle = files.filter((other) => last(other) === last(path)).length === 1;
        list.append(new Option(isSingle ? last(path) : path, String(index + 1), false, index + 1 === file));
    }
    list.addEventListener("change", () => location.assign(new URL(list.value, location.href.split("#")[0])));
    const name = document.getElementById("file");
    name?.classList.add("unseen");
    if (name) name.after(list);
    else document.body.append(list);
}

/** Sizes of the screen other than its own, set by dragging or with keys. */
class PreviewSizes {
    constructor(connection) {
        this.connection = connection;
        /** The requested size, in points; null for the screen's own. */
        this.size = null;
        /** The last answer, as the page shows it. */
        this.answer = null;
        this.wanted = null;
        this.pending = null;
        this.number = 0;
        this.key = null;
        /** The text size and the direction that differ from the screen's own. */
        this.settings = {};
        this.handle = new PreviewHandle(this);
        addSettings((name, value) => this.setSetting(name, value));
        window.formwork.onChange((state) => this.follow(state));
        this.follow(window.formwork.currentState());
    }

    /** Requests a size; null for the screen's own. */
    set(size) {
        this.size = size;
        if (size === null) this.answer = null;
        this.ask(window.formwork.currentState());
    }

    /** Requests a text size or a direction; an empty text for the screen's own. */
    setSetting(name, value) {
        if (value) this.settings[name] = value;
        else delete this.settings[name];
        if (this.isOwn) this.answer = null;
        this.ask(window.formwork.currentState(), true);
    }

    /** Whether the page itself has what is chosen. */
    get isOwn() {
        return this.size === null && window.formwork.hasState() && Object.keys(this.settings).length === 0;
    }

    /** Updates the size after another choice on the page. */
    follow(state) {
        const screen = JSON.stringify([state.tree, state.device, state.orientation]);
        const key = JSON.stringify([screen, state.template, state.toggled, state.language]);
        if (screen !== this.screen) this.size = this.answer = null;
        const isNew = key !== this.key;
        if (screen !== this.screen) this.handle.setUsable(true);
        if (!state.isLive) this.own = state.size;
        Object.assign(this, { screen, key });
        // Settings and languages that the page does not have are solved on request, like a size.
        if (!this.isOwn && isNew) {
            this.ask(state, this.size !== null);
        } else if (this.answer && !state.isLive) {
            // Another setting has changed, and the page shows the screen's own size again.
            window.formwork.showLive(this.answer);
            return;
        }
        this.handle.update(state.size, this.size === null);
    }

    /** Shows a changed document in the requested size. */
    restore(state) {
        if (this.isOwn) return;
        if (state && this.fits(state)) this.show(state);
        else this.ask(window.formwork.currentState());
    }

    // There is one pending request at a time; of the waiting ones, only the newest is kept.

    ask({ tree, template, toggled, device, orientation, language, top = 0 }, isAnimated = false) {
        const size = this.size && { width: this.size[0], height: Math.max(0, this.size[1] - top) };
        this.wanted = { state: { tree, template, toggled, device, orientation, ...(window.formwork.hasState() ? {} : { language }), ...this.settings, ...size }, isAnimated };
        this.next();
    }

    next() {
        if (this.pending || !this.wanted) return;
        const request = { ...this.wanted.state, number: (this.number += 1), version: this.connection.version };
        if (!this.connection.send(request)) return;
        this.pending = { ...this.wanted, number: request.number, version: request.version };
        this.wanted = null;
        this.handle.setBusy(true);
    }

    take({ number, state }) {
        const asked = this.pending;
        if (number !== asked?.number) return;
        this.pending = null;
        if (state && this.fits(state)) this.show(state, asked.isAnimated);
        // The answer belonged to an older version of the document.
        if (!state && asked.version !== this.connection.version && !this.wanted) this.ask(window.formwork.currentState());
        this.handle.setBusy(false);
        this.next();
    }

    /** Repeats the pending request after reconnecting. */
    interrupt() {
        this.wanted ??= this.pending;
        this.pending = null;
        this.handle.setBusy(false);
    }

    /** Whether a state belongs to the current choice. */
    fits(state) {
        const now = window.formwork.currentState();
        return state.tree === now.tree && state.t === now.template && `${state.h}` === `${now.toggled}`
            && (state.device ?? null) === now.device && (state.orientation ?? null) === now.orientation && (state.language ?? null) === (window.formwork.hasState() ? null : now.language)
            && Object.keys(previewSettings).every((name) => (state[name] ?? null) === (this.settings[name] ?? null));
    }

    show(state, isAnimated = false) {
        if (this.size && `${state.size}` === `${this.own}` && `${this.size}` !== `${this.own}`) {
            // The size of a bar or a cell depends on its surroundings.
            this.size = null;
            this.handle.setUsable(false);
            window.formwork.announce("This screen has one size.");
        }
        this.answer = this.isOwn ? null : state;
        window.formwork.showLive(state, isAnimated);
    }
}
