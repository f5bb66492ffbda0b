// The panels next to the screen: the shown one, their widths, and whether they are collapsed.

/** Storage for the lifetime of the window; does nothing if the browser blocks it. */
const memory = {
    get(name) {
        try {
            return sessionStorage.getItem(`formwork ${name}`);
        } catch {
            return null;
        }
    },
    set(name, value) {
        try {
            sessionStorage.setItem(`formwork ${name}`, value);
        } catch {
            // Then it is not remembered.
        }
    },
};

/** The panels next to the screen, one of which is shown; on a narrow page, the states are one of them. */
class Panels {
    constructor() {
        this.app = byID("app");
        this.tabs = [...byID("tabs").querySelectorAll("[role=tab]")];
        this.narrow = matchMedia("(max-width: 719px)");
        this.middle = matchMedia("(max-width: 1099px)");
        for (const tab of this.tabs) {
            tab.append(html("span", { class: "number" }));
            tab.addEventListener("click", () => {
                // On a phone, the tab of the open panel collapses it, which gives its room to the picture.
                const isAgain = this.narrow.matches && tab === this.current && !this.isFolded("facts");
                this.show(tab);
                this.fold("facts", isAgain);
            });
            tab.addEventListener("keydown", (event) => this.onKey(event, tab));
        }
        for (const side of ["side", "facts"]) {
            byID(`fold-${side}`).addEventListener("click", () => this.fold(side, !this.isFolded(side)));
            new Splitter(this.app, side);
        }
        for (const query of [this.narrow, this.middle]) query.addEventListener("change", () => this.adapt());
        this.adapt();
    }

    /** The tabs that can be chosen: if there is room, the states have a separate panel. */
    get usable() {
        return (this.narrow.matches ? this.tabs : this.tabs.slice(1)).filter((tab) => !tab.hidden);
    }

    adapt() {
        this.show(this.narrow.matches ? this.tabs[0] : this.usable.includes(this.current) ? this.current : this.tabs[1]);
        // If there is little room, the picture gets it, and the states are collapsed at first.
        this.fold("side", this.middle.matches && !this.narrow.matches ? true : memory.get("fold side") === "true", false);
        this.fold("facts", !this.middle.matches && memory.get("fold facts") === "true", false);
    }

    isFolded(side) {
        return this.app.classList.contains(`${side}-folded`);
    }

    fold(side, isFolded, isKept = true) {
        this.app.classList.toggle(`${side}-folded`, isFolded);
        byID(`fold-${side}`).setAttribute("aria-expanded", !isFolded);
        if (isKept && !this.middle.matches) memory.set(`fold ${side}`, isFolded);
    }

    show(tab) {
        this.current = tab;
        this.app.dataset.panel = tab.id.replace("tab-", "");
        for (const other of this.tabs) {
            other.setAttribute("aria-selected", other === tab);
            other.tabIndex = other === tab ? 0 : -1;
        }
        this.onShow?.();
    }

    /** Shows a panel by its name. */
    open(name) {
        this.show(byID(`tab-${name}`));
        this.fold("facts", false);
    }

    setNumber(name, number) {
        byID(`tab-${name}`).querySelector(".number").textContent = number > 0 ? number : "";
    }

    /** Hides a tab that has no content for the document. */
    setUseful(name, isUseful) {
        byID(`tab-${name}`).hidden = !isUseful;
        if (!isUseful && this.current === byID(`tab-${name}`)) this.show(byID("tab-views"));
    }

    onKey(event, tab) {
        const tabs = this.usable;
        const index = tabs.indexOf(tab);
        const target = {
            ArrowRight: tabs[(index + 1) % tabs.length], ArrowLeft: tabs[(index + tabs.length - 1) % tabs.length], Home: tabs[0], End: tabs.at(-1),
        }[event.key];
        if (!target) return;
        event.preventDefault();
        this.show(target);
        target.focus();
    }
}

/** The edge of a panel that changes its width: by dragging, or with the arrow keys. */
class Splitter {
    static smallest = 180;
    static largest = 640;

    constructor(app, side) {
        this.app = app;
        this.side = side;
        this.usual = side === "side" ? 264 : 328;
        this.element = byID(`split-${side}`);
        this.set(Number(memory.get(`width ${side}`)) || this.usual, false);
        this.element.setAttribute("aria-valuemin", Splitter.smallest);
        this.element.setAttribute("aria-valuemax", Splitter.largest);
        this.element.addEventListener("pointerdown", (event) => this.grab(event));
        this.element.addEventListener("dblclick", () => this.set(this.usual));
        // If the window is temporarily too small for the width, it is restored later.
        window.addEventListener("resize", () => this.set(Number(memory.get(`width ${side}`)) || this.usual, false));
        this.element.addEventListener("keydown", (event) => {
            const step = (event.shiftKey ? 48 : 12) * (side === "side" ? 1 : -1);
            const width = { ArrowRight: this.width + step, ArrowLeft: this.width - step, Home: Splitter.smallest, End: Splitter.largest }[event.key];
            if (width === undefined) return;
            event.preventDefault();
            this.set(width);
        });
    }

    set(width, isKept = true) {
        // The picture keeps some room.
        const room = Math.max(Splitter.smallest, Math.min(Splitter.largest, innerWidth * 0.45));
        this.width = Math.round(Math.min(room, Math.max(Splitter.smallest, width)));
        this.app.style.setProperty(`--${this.side}-width`, `${this.width}px`);
        this.element.setAttribute("aria-valuenow", this.width);
        this.element.setAttribute("aria-valuetext", `${this.width} pixels`);
        if (isKept) memory.set(`width ${this.side}`, this.width);
    }

    grab(event) {
        if (event.button !== 0) return;
        event.preventDefault();
        this.element.focus();
        this.element.setPointerCapture(event.pointerId);
        const [start, width] = [event.clientX, this.width];
        const move = (event) => this.set(width + (event.clientX - start) * (this.side === "side" ? 1 : -1));
        this.element.addEventListener("pointermove", move);
        this.element.addEventListener("lostpointercapture", () => this.element.removeEventListener("pointermove", move), { once: true });
    }
}

/** The keyboard shortcuts of the page, and the sheet that lists them. */
class Keys {
    constructor(page) {
        this.page = page;
        this.sheet = byID("help-sheet");
        byID("help").addEventListener("click", () => this.open());
        document.addEventListener("keydown", (event) => this.onKey(event));
    }

    static list = [
        ["Everywhere", [
            ["/ or ⌘K", "search"], ["?", "these keys"], ["M", "the map of the storyboard"], ["C", "compare two states"], ["[ and ]", "fold the panels"],
            ["0", "fit"], ["1", "100 %"], ["+ and −", "larger, smaller"], ["D", "light or dark"], ["Esc", "clear the selection; then show the map"],
        ]],
        ["Screen", [
            ["↑ and ↓", "superview, first subview"], ["← and →", "previous view, next view"], ["pointer over another view", "distances to the selected one"],
            ["Space and drag", "move"], ["⌘ or Ctrl and wheel", "zoom to the pointer"],
        ]],
        ["Map", [["arrow keys", "the nearest screen"], ["Return", "open it"], ["drag, wheel", "move"], ["⌘ or Ctrl and wheel", "zoom; zoom in far to open a screen"]]],
        ["List of views", [["↑ and ↓", "previous row, next row"], ["← and →", "fold, unfold"], ["letters", "the view with that name"]]],
    ];

    open() {
        this.sheet.replaceChildren(
            html("h2", { id: "help-title" }, "Keys"),
            html("div", { class: "keys" }, Keys.list.filter(([title]) => title !== "Map" || this.page.model.map).map(([title, keys]) => html("section", {}, html("h3", {}, title),
                html("dl", {}, keys.flatMap(([key, text]) => [html("dt", {}, html("kbd", {}, key)), html("dd", {}, text)]))))),
            closeButton(this.sheet));
        this.sheet.showModal();
    }

    onKey(event) {
        const { page } = this;
        if ((event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === "k") {
            event.preventDefault();
            return page.search.open();
        }
        if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
        if (event.target.closest?.("input:not([type=radio], [type=checkbox], [type=range]), select, textarea")) return;
        // In the list of views, letters select rows.
        const isList = event.target.closest?.("[role=tree]");
        const act = {
            "/": () => page.search.open(), "?": () => this.open(), "[": () => page.panels.fold("side", !page.panels.isFolded("side")),
            "]": () => page.panels.fold("facts", !page.panels.isFolded("facts")), 0: () => page.zoom("fit"), 1: () => page.zoom("whole"),
            "+": () => page.zoom("larger"), "=": () => page.zoom("larger"), "-": () => page.zoom("smaller"),
            ...(isList ? {} : {
                m: () => page.model.map && page.choose({ mode: page.choice.mode === "map" ? "screen" : "map" }),
                c: () => !page.model.isEmpty && page.choose({ mode: page.choice.mode === "compare" ? "screen" : "compare" }),
                d: () => page.choose({ isDark: !page.choice.isDark }),
            }),
        }[event.key];
        if (!act) return;
        event.preventDefault();
        act();
    }
}
