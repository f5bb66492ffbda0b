// The interface for other programs, and the start.

class ProgrammedPage extends DescribedPage {
    /** Returns the current display, with the numbers of the page's data. */
    currentState() {
        const { tree, template, toggled, device, orientation, language, mode } = this.choice;
        const isDevice = Boolean(this.model.device(device)?.family);
        return {
            mode, tree, template, toggled, device: isDevice ? device : null, orientation: isDevice ? orientation : null, language: language || null,
            size: this.shown.size, top: this.shown.top, isLive: this.live !== null, address: addressOf(this.model, this.choice),
        };
    }

    /** Shows a state that was just solved, in any size. */
    showLive(state, animated) {
        const now = this.currentState();
        // An answer to a request from before the choice changed.
        const isLate = state.tree !== now.tree || state.t !== now.template || `${state.h}` !== `${now.toggled}`;
        if (isLate || state.device !== now.device || state.orientation !== now.orientation || (state.language ?? null) !== (this.hasState() ? null : now.language)) return;
        if (state.paints) this.setColors(state.paints, this.model.data.paints.length);
        this.live = state;
        this.isMissing = false;
        this.display(new Shown(this.model, { ...state, k: this.model.state(this.choice)?.set }), { animated, direction: state.direction });
    }

    /** Whether the page itself has the chosen state, in its language. */
    hasState() {
        const { language } = this.choice;
        return !language || this.model.data.screens.some((screen) => screen.language === language);
    }

    /** Enables changing values: in the inspector, and by dragging chips of constraints. */
    setEditor(editor) {
        this.inspector.editor = editor;
        const drag = editor ? new ConstantDrag(this, editor) : null;
        this.annotations.onDrag = drag && ((chip, constraint, line) => drag.offer(chip, constraint, line));
        byID("overlay").classList.toggle("is-editable", editor !== null);
        this.showFacts();
        this.drawAnnotations();
    }

    /** Handles the answer to a change: the document's value replaces the typed or dragged one. */
    settle(id, name, value) {
        this.inspector.settle(id, name, value);
        this.drawAnnotations();
    }

    announce(text) {
        byID("announcer").textContent = text;
    }
}

const page = new ProgrammedPage(JSON.parse(byID("data").textContent));

/**
 * The interface for a server that shows the page.
 *
 * - `replaceData(data)`: the document has changed; the choice is kept as far as the document still has it.
 * - `showLive(state, animated)`: shows a state that was just solved, immediately unless animated; an answer that is too late is not shown.
 * - `currentState()`: the current display: tree, template and toggled masters by number, device, orientation, size, and the distance of the
 *   root from the screen's upper edge.
 * - `onChange(listener)`: calls a listener with the current state whenever the display changes.
 * - `corner`: an element without size at the lower right corner of the screen, for a handle to drag it by; `zoom`: pixels per point;
 *   if set, it is kept for all sizes of the screen; null means as many as fit.
 * - `announce(text)`: announces a text to screen readers.
 * - `addLanguages(names)`: adds languages for which the page has no states: the server solves them. `hasState()` returns whether
 *   the page itself has the chosen state.
 * - `setEditor(editor)`: enables changing values: `editor.set(id, name, value, version)`, with `editor.version` at the time the value was drawn or
 *   the drag began. `settle(id, name, value)` is called with the answer, whether it succeeded or not.
 */
window.formwork = {
    replaceData: (data) => page.load(typeof data === "string" ? JSON.parse(data) : data),
    showLive: (state, animated = false) => page.showLive(typeof state === "string" ? JSON.parse(state) : state, animated),
    currentState: () => page.currentState(),
    onChange: (listener) => page.listeners.add(listener),
    corner: byID("corner"),
    get zoom() {
        return page.stage.scale;
    },
    set zoom(zoom) {
        page.stage.zoom = zoom;
        page.onFrame();
    },
    announce: (text) => page.announce(text),
    hasState: () => page.hasState(),
    addLanguages: (names) => {
        page.addLanguages(names);
        page.controls.build(page.model);
        page.show(choiceOf(page.model, location.hash.slice(1)), { animated: false });
    },
    setEditor: (editor) => page.setEditor(editor),
    settle: (id, name, value) => page.settle(id, name, value),
};
