// The search for views, ids, classes, outlets, texts, colours, constraints and screens.

class Search {
    constructor(page) {
        this.page = page;
        this.sheet = byID("search-sheet");
        this.field = byID("search-field");
        this.list = byID("search-results");
        this.found = [];
        this.current = -1;
        byID("find").addEventListener("click", () => this.open());
        this.field.addEventListener("input", () => this.update());
        this.field.addEventListener("keydown", (event) => this.onKey(event));
        this.sheet.addEventListener("click", (event) => event.target === this.sheet && this.close());
    }

    /** Forgets the index, for another document. */
    clear() {
        this.entries = null;
    }

    open() {
        if (this.sheet.open) return;
        this.sheet.showModal();
        this.field.value = "";
        this.update();
        this.field.focus();
    }

    close() {
        this.sheet.close();
        // The next key belongs to the page, not to a field that is no longer visible.
        this.field.blur();
    }

    /** Returns everything that can be found: `{kind, title, detail, words, place}`. */
    index() {
        if (this.entries) return this.entries;
        const { model } = this.page;
        const entries = [];
        for (const scene of model.map?.scenes ?? []) {
            if (scene.tree < 0) this.add(entries, scene.model, "screen", scene.name, scene.className, [scene.name, scene.className, scene.id], { scene: scene.number });
        }
        for (const own of model.project?.models ?? [model]) this.indexModel(own, (...facts) => this.add(entries, own, ...facts));
        this.entries = entries;
        return entries;
    }

    /** Adds an entry, with the name of its storyboard in a project. */
    add(entries, model, kind, title, detail, words, place) {
        const whole = model.project ? `${detail ?? ""} · ${model.name}` : detail;
        entries.push({ kind, title, detail: whole, words: [...words, model.project?.title && model.name].filter(Boolean).join(" ").toLowerCase(), place, model });
    }

    indexModel(model, add) {
        for (const tree of model.shown) {
            add("screen", tree.title, tree.subtitle, [tree.title, tree.subtitle, tree.scene, tree.root], { tree: tree.number, view: -1 });
        }
        for (const tree of model.shown) {
            for (const [view, facts] of tree.views.entries()) {
                const place = { tree: tree.number, view };
                add("view", facts.name, `${facts.class} in ${tree.title}`, [facts.name, facts.class, facts.id], place);
                for (const [name, other, , kind] of facts.outlets ?? []) add(kind === "outletCollection" ? "outlet" : kind, name || "unnamed", `${facts.name} → ${other}`, [name, other], place);
                for (const [name, other] of facts.referenced ?? []) add("outlet", name || "unnamed", `${other} → ${facts.name}`, [name], place);
                for (const [keyPath, , value] of facts.attributes ?? []) add("attribute", `${keyPath} = ${value}`, facts.name, [keyPath, value], place);
                this.addFacts(add, model.source, facts, place);
            }
            for (const [id, text, first, , , second] of tree.constraints) {
                add("constraint", text, id, [id, text], { tree: tree.number, view: Math.max(first, second) });
            }
        }
    }

    /** Adds texts and colours of a view. */
    addFacts(add, source, facts, place) {
        const element = source.element(facts.id);
        if (!element) return;
        const isOwn = (part) => part.closest("[id]") === element || part.parentElement === element;
        for (const { name, value } of element.attributes) if (/^(text|title|placeholder|image|placeholderString|toolTip)$/.test(name) && value) add("text", value, `${name} of ${facts.name}`, [value], place);
        for (const part of element.querySelectorAll(":scope > state, :scope > string, :scope > color, :scope > state > color, :scope > accessibility, :scope > attributedString > fragment")) {
            if (!isOwn(part)) continue;
            if (part.nodeName === "color") {
                const name = part.getAttribute("name") ?? part.getAttribute("systemColor") ?? part.getAttribute("cocoaTouchSystemColor");
                const found = source.color(part);
                if (name || found) add("colour", name ?? found[0], `${part.getAttribute("key") ?? "colour"} of ${facts.name}`, [name, ...(found ?? [])], place);
            } else {
                const text = part.getAttribute("title") ?? part.getAttribute("content") ?? part.getAttribute("label") ?? part.getAttribute("identifier") ?? part.textContent.trim();
                if (text) add("text", text, `of ${facts.name}`, [text], place);
            }
        }
    }

    update() {
        const words = this.field.value.toLowerCase().split(/\s+/).filter(Boolean);
        const entries = this.index();
        const found = words.length === 0 ? entries.filter(({ kind }) => kind === "screen") : entries.filter((entry) => words.every((word) => entry.words.includes(word)));
        // Titles that begin with the typed text come first.
        const rank = ({ title, kind, words: own }) => (title.toLowerCase().startsWith(words[0] ?? "") ? 0 : own.split(" ").some((word) => word.startsWith(words[0] ?? "")) ? 1 : 2) + (kind === "screen" ? -0.5 : kind === "view" ? -0.25 : 0);
        if (words.length > 0) found.sort((a, b) => rank(a) - rank(b));
        this.found = found.slice(0, 80);
        this.list.replaceChildren(...this.found.map((entry, number) => html("li", { role: "option", id: `result-${number}`, onclick: () => this.go(number), onmousemove: () => this.setCurrent(number) },
            html("span", { class: "tag" }, entry.kind), html("span", { class: "title" }, entry.title), html("span", { class: "detail" }, entry.detail ?? ""))));
        byID("search-hint").textContent = found.length === 0 ? "No results." : found.length > this.found.length ? `${found.length} found, the first ${this.found.length} shown.` : `${count(found.length, "result")}.`;
        this.setCurrent(this.found.length > 0 ? 0 : -1);
    }

    setCurrent(number) {
        this.list.children[this.current]?.setAttribute("aria-selected", "false");
        this.current = number;
        const row = this.list.children[number];
        if (!row) return this.field.removeAttribute("aria-activedescendant");
        row.setAttribute("aria-selected", "true");
        this.field.setAttribute("aria-activedescendant", row.id);
        row.scrollIntoView({ block: "nearest" });
    }

    onKey(event) {
        const last = this.found.length - 1;
        const target = { ArrowDown: Math.min(last, this.current + 1), ArrowUp: Math.max(0, this.current - 1) }[event.key];
        if (target !== undefined) {
            event.preventDefault();
            this.setCurrent(target);
        } else if (event.key === "Escape") {
            event.preventDefault();
            this.close();
        } else if (event.key === "Enter") {
            event.preventDefault();
            this.go(this.current);
        }
    }

    go(number) {
        const entry = this.found[number];
        if (!entry) return;
        this.close();
        if (entry.place.scene !== undefined) {
            this.page.choose({ mode: "map" });
            this.page.map.showScene(entry.place.scene);
        } else {
            this.page.go(entry.place, entry.model);
        }
    }
}
