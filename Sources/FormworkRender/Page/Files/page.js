// The page: what is chosen, who shows it, and what other programs may do with it.

class Page {
    constructor(data) {
        this.screen = new ScreenView(byID("screen"), () => this.onFrame());
        this.controls = new Controls((patch) => this.choose(patch));
        this.zoom = null;
        this.listeners = new Set();
        this.load(data);
        this.listen();
    }

    /** Takes a document, and shows what the address says of it. */
    load(data) {
        this.model = new Model(data);
        this.live = null;
        byID("file").textContent = data.file.split("/").pop();
        byID("platform").textContent = data.platform;
        document.title = data.file.split("/").pop();
        this.setColors(data.paints);
        this.controls.build(this.model);
        this.show(choiceOf(this.model, location.hash.slice(1)), { animated: false });
    }

    listen() {
        window.addEventListener("popstate", () => this.show(choiceOf(this.model, location.hash.slice(1))));
        window.addEventListener("hashchange", () => this.show(choiceOf(this.model, location.hash.slice(1))));
        new ResizeObserver(() => this.layOut()).observe(byID("stage"));
        byID("smaller").addEventListener("click", () => this.setZoom(this.scale / 1.25));
        byID("larger").addEventListener("click", () => this.setZoom(this.scale * 1.25));
        byID("fit").addEventListener("click", () => this.setZoom(null));
    }

    /** Changes what is chosen; the address follows. */
    choose(patch) {
        const choice = { ...this.choice, ...patch };
        const address = addressOf(this.model, choice);
        const isSmall = Object.keys(patch).every((key) => key === "view");
        if (isSmall) history.replaceState(null, "", "#" + address);
        else history.pushState(null, "", "#" + address);
        this.show(choice);
    }

    /** Shows a choice. */
    show(choice, { animated = true } = {}) {
        this.choice = choice;
        this.live = null;
        const shown = this.model.state(choice) ?? this.model.state({ ...choice, toggled: [] }) ?? this.model.state({ ...choice, template: -1, toggled: [] });
        this.display(shown, { animated });
    }

    /** Shows a state of what is chosen. */
    display(shown, { animated }) {
        this.shown = shown;
        this.controls.update(this.choice);
        byID("screen").classList.toggle("dark", this.choice.isDark);
        this.screen.show(shown, { tree: this.tree, model: this.model, showsHidden: this.choice.showsHidden, animated });
        byID("caption").textContent = this.caption();
        byID("heading").textContent = this.tree.title;
        for (const listener of this.listeners) listener(this.currentState());
    }

    get tree() {
        return this.model.trees[this.choice.tree];
    }

    /** What is shown, in words. */
    caption() {
        const { template, toggled, device, orientation } = this.choice;
        const parts = [this.tree.title];
        if (template >= 0) parts.push(this.tree.templates[template].name);
        for (const number of toggled) {
            const master = this.tree.masters[number];
            parts.push(`${master.name} ${master.hidden ? "shown" : "hidden"}`);
        }
        const found = this.model.device(device);
        if (found.family) parts.push(`${found.name}${orientation === "landscape" ? ", landscape" : ""}`);
        parts.push(this.shown.size.map(points).join(" × "));
        return parts.join(" · ");
    }

    // Zoom

    get scale() {
        const stage = byID("stage");
        const [width, height] = this.screen.size;
        const room = [stage.clientWidth - 96, stage.clientHeight - 120];
        return this.zoom ?? Math.max(0.05, Math.min(1, room[0] / width, room[1] / height));
    }

    setZoom(zoom) {
        this.zoom = zoom === null ? null : Math.min(8, Math.max(0.1, zoom));
        this.layOut();
    }

    onFrame() {
        this.layOut();
    }

    layOut() {
        const scale = this.scale;
        const [width, height] = this.screen.size;
        const screen = byID("screen");
        screen.setAttribute("width", width * scale);
        screen.setAttribute("height", height * scale);
        byID("fit").textContent = `${Math.round(scale * 100)} %`;
    }

    // Colours

    /** Sets the colours that differ by appearance, from a number on. */
    setColors(paints, first = 0) {
        this.colorSheet ??= document.head.appendChild(html("style"));
        if (first === 0) this.colors = [];
        this.colors.splice(first, Infinity, ...paints);
        const rule = (selector, place) => `${selector}{${this.colors.map((paint, number) => `--c${number}:${paint[place]}`).join(";")}}`;
        this.colorSheet.textContent = rule(".screen", 0) + rule(".screen.dark", 1);
    }

    // For other programs

    /** What is shown, with the numbers that the page's data has. */
    currentState() {
        const { tree, template, toggled, device, orientation } = this.choice;
        const isDevice = Boolean(this.model.device(device)?.family);
        return {
            tree, template, toggled, device: isDevice ? device : null, orientation: isDevice ? orientation : null, size: this.shown.size,
            address: addressOf(this.model, this.choice),
        };
    }

    /** Shows a state that was solved just now, in whatever size. */
    showLive(state) {
        if (state.tree !== this.choice.tree) return;
        if (state.paints) this.setColors(state.paints, this.model.data.paints.length);
        this.live = state;
        this.display(new Shown(this.model, { ...state, k: this.model.state(this.choice)?.set }), { animated: false });
    }

    announce(text) {
        byID("announcer").textContent = text;
    }
}

const page = new Page(JSON.parse(byID("data").textContent));

/**
 * What a server that shows the page may do with it.
 *
 * - `replaceData(data)`: the document has changed; what is chosen stays as far as it is still there.
 * - `showLive(state)`: shows a state that was solved just now.
 * - `currentState()`: what is shown: tree, template and toggled masters by number, device, orientation, size.
 * - `onChange(listener)`: calls a listener with the current state whenever it is another one.
 * - `corner`: an element at the lower right corner of the screen, for a handle to drag it by; `zoom`: its pixels in a point.
 * - `announce(text)`: says something to people who hear the page.
 */
window.formwork = {
    replaceData: (data) => page.load(typeof data === "string" ? JSON.parse(data) : data),
    showLive: (state) => page.showLive(typeof state === "string" ? JSON.parse(state) : state),
    currentState: () => page.currentState(),
    onChange: (listener) => page.listeners.add(listener),
    corner: byID("corner"),
    get zoom() {
        return page.scale;
    },
    announce: (text) => page.announce(text),
};
