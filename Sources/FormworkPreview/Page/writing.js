// Changes of the document on the page: the server writes them to the file, or reports why not.

/**
 * There is one pending change at a time; later ones wait for its answer, in order.
 *
 * Each refers to the version of the document at which its value was drawn or its drag began. A version that results from a change by this page
 * continues the previous one: a change begun at that one is not a conflict. Any other change of the file is.
 */
class PreviewEdits {
    constructor(connection, undoable) {
        this.connection = connection;
        this.number = 0;
        /** The pending change: `{change, version, number}`; null for none. */
        this.running = null;
        this.queue = [];
        /** The following versions, by the versions they continue. */
        this.followers = new Map();
        this.button = document.createElement("button");
        this.button.type = "button";
        this.button.className = "tool preview-undo";
        this.button.textContent = "Undo";
        this.button.title = "Undo the last change (⌘Z)";
        this.button.addEventListener("click", () => this.undo());
        document.querySelector(".tools").prepend(this.button);
        this.message = document.createElement("p");
        this.message.className = "preview-notice preview-refusal";
        this.message.setAttribute("role", "alert");
        document.querySelector(".preview-notice").after(this.message);
        document.addEventListener("keydown", (event) => {
            const isText = event.target.closest?.("input:not([type=radio], [type=checkbox], [type=range]), textarea");
            if (event.key.toLowerCase() !== "z" || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey || isText) return;
            event.preventDefault();
            this.undo();
        });
        this.setUndoable(undoable);
        window.formwork.setEditor(this);
    }

    /** The version of the document that the page shows. */
    get version() {
        return this.connection.version;
    }

    setUndoable(count) {
        this.button.disabled = !(count > 0);
    }

    /** Requests a value; `version` is the version of the document in which it was seen. */
    set(id, name, value, version) {
        this.ask({ edit: "set", id, name, value }, version);
    }

    undo() {
        this.ask({ edit: "undo" }, this.version);
    }

    ask(change, version) {
        this.message.textContent = "";
        this.queue.push({ change, version });
        this.next();
    }

    next() {
        if (this.running || this.queue.length === 0) return;
        const { change, version } = this.queue[0];
        let latest = version;
        while (this.followers.has(latest)) latest = this.followers.get(latest);
        const number = (this.number += 1);
        if (!this.connection.send({ ...change, number, version: latest })) return this.interrupt();
        this.queue.shift();
        this.running = { change, version: latest, number };
    }

    take({ number, problem, undoable, isWritten, version }) {
        if (number !== this.running?.number) return;
        const { change, version: before } = this.running;
        this.running = null;
        this.setUndoable(undoable);
        if (problem) this.refuse(problem);
        else window.formwork.announce(isWritten ? "Written to the file" : "Nothing has changed: the file already has this value");
        if (!problem && version > before) this.followers.set(before, version);
        this.settle(change);
        this.next();
    }

    refuse(problem) {
        this.message.textContent = `Nothing was changed: ${problem}.`;
    }

    settle({ edit, id, name, value }) {
        if (edit === "set") window.formwork.settle(id, name, value);
    }

    /** Handles a lost connection: the next state of the file shows the result of the pending change. Waiting changes are dropped. */
    interrupt() {
        if (this.queue.length > 0) this.refuse("the preview has ended");
        const waiting = [this.running, ...this.queue].filter(Boolean);
        this.running = null;
        this.queue = [];
        this.followers.clear();
        for (const { change } of waiting) this.settle(change);
    }
}

