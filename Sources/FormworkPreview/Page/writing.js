// Changes of the document that are made on the page: the server writes them to the file, or says why not.

/**
 * One change is on its way at a time; those that are made meanwhile wait for its answer, in their order.
 *
 * Each is over the version of the document that was seen when its value was drawn or its drag began. A version that came of a change of this page
 * continues the one before: what was begun over that one is no conflict. Whatever else has changed the file is one.
 */
class PreviewEdits {
    constructor(connection, undoable) {
        this.connection = connection;
        this.number = 0;
        /** What is on its way: `{change, version, number}`; null for nothing. */
        this.running = null;
        this.queue = [];
        /** The versions that continue others, by those. */
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

    /** Asks for a value; it was seen in a version of the document. */
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

    /** What was on its way has no answer any more: the next state of the file says what came of it. What waited was not made. */
    interrupt() {
        if (this.queue.length > 0) this.refuse("the preview has ended");
        const waiting = [this.running, ...this.queue].filter(Boolean);
        this.running = null;
        this.queue = [];
        this.followers.clear();
        for (const { change } of waiting) this.settle(change);
    }
}

