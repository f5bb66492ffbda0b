// The views as a tree, for reading, selecting, and screen readers.

class Outline {
    /**
     * @param {HTMLElement} element
     * @param {(view: number) => void} select
     * @param {(view: number) => void} hover
     */
    constructor(element, select, hover) {
        this.element = element;
        this.select = select;
        this.expanded = new Set();
        this.rows = [];
        this.typed = { text: "", at: 0 };
        element.addEventListener("keydown", (event) => this.onKey(event));
        element.addEventListener("click", (event) => this.onClick(event));
        element.addEventListener("mouseover", (event) => hover(this.viewAt(event)));
        element.addEventListener("mouseleave", () => hover(-1));
        this.filter = byID("outline-filter");
        this.filter.addEventListener("input", () => this.tree && this.render());
        this.filter.addEventListener("keydown", (event) => {
            if (event.key === "Escape" && this.filter.value) {
                event.preventDefault();
                event.stopPropagation();
                this.filter.value = "";
                this.render();
            }
            if (event.key === "ArrowDown" || event.key === "Enter") {
                event.preventDefault();
                (this.element.querySelector(".is-match") ?? this.rows[0])?.focus();
            }
        });
    }

    viewAt(event) {
        const row = event.target.closest("[role=treeitem]");
        return row ? Number(row.dataset.view) : -1;
    }

    /** Shows the views of a state. */
    update(model, tree, shown, selected, changed) {
        if (tree !== this.tree) {
            this.tree = tree;
            // A large tree is opened only at its upper levels, as the whole would take long to read and to build.
            const depths = [];
            this.expanded = new Set();
            tree.views.forEach((view, number) => {
                depths[number] = view.parent < 0 ? 0 : depths[view.parent] + 1;
                if (tree.views.length <= 300 || depths[number] < 2) this.expanded.add(number);
            });
            this.made = new Map();
        }
        Object.assign(this, { shown, selected, changed });
        for (let view = tree.views[selected]?.parent ?? -1; view >= 0; view = tree.views[view].parent) this.expanded.add(view);
        this.render();
    }

    /** Returns the subviews of a view in this state. */
    children(view) {
        return this.tree.children[view].filter((child) => this.shown.looks[child]);
    }

    render() {
        const hadFocus = this.element.contains(document.activeElement);
        this.rows = [];
        const matches = this.matches();
        const add = (view, level, place, size) => {
            const row = this.row(view, level, place, size);
            row.classList.toggle("is-match", matches?.found.has(view) ?? false);
            row.classList.toggle("is-way", matches !== null && !matches.found.has(view));
            this.rows.push(row);
            if (!matches && !this.expanded.has(view)) return;
            const children = this.children(view).filter((child) => !matches || matches.shown.has(child));
            children.forEach((child, index) => add(child, level + 1, index + 1, children.length));
        };
        if (this.tree.views.length > 0 && (!matches || matches.shown.size > 0)) add(0, 1, 1, 1);
        this.element.replaceChildren(...this.rows);
        const current = this.rows.find((row) => Number(row.dataset.view) === this.selected) ?? this.rows[0];
        if (current) current.tabIndex = 0;
        if (hadFocus) current?.focus({ preventScroll: true });
        if (this.selected >= 0 && current) this.reveal(current);
    }

    /** Returns the views that match the filter, and their ancestors; null if all are shown. */
    matches() {
        const words = this.filter.value.toLowerCase().split(/\s+/).filter(Boolean);
        if (words.length === 0) return null;
        const [found, shown] = [new Set(), new Set()];
        for (const [view, facts] of this.tree.views.entries()) {
            if (!this.shown.looks[view]) continue;
            const text = `${facts.name} ${facts.class} ${facts.id ?? ""} ${(facts.outlets ?? []).map(([name]) => name).join(" ")} ${(facts.referenced ?? []).map(([name]) => name).join(" ")}`.toLowerCase();
            if (!words.every((word) => text.includes(word))) continue;
            found.add(view);
            for (let way = view; way >= 0; way = this.tree.views[way].parent) shown.add(way);
        }
        return { found, shown };
    }

    /** Scrolls a row into view if necessary. */
    reveal(row) {
        const [outer, inner] = [this.element.getBoundingClientRect(), row.getBoundingClientRect()];
        if (inner.top < outer.top || inner.bottom > outer.bottom) this.element.scrollTop += inner.top - outer.top - outer.height / 3;
    }

    row(view, level, place, size) {
        const facts = this.tree.views[view];
        const look = this.shown.looks[view];
        let row = this.made.get(view);
        if (!row) {
            row = html("div", { role: "treeitem", "data-view": view, style: `--level:${level}`, "aria-level": level },
                html("span", { class: "twist" }), html("span", { class: "name" }, facts.name),
                html("span", { class: "class" }, classBeside(facts.name, facts.class)));
            this.made.set(view, row);
        }
        row.setAttribute("aria-posinset", place);
        row.setAttribute("aria-setsize", size);
        row.setAttribute("aria-selected", view === this.selected);
        row.tabIndex = -1;
        const isBranch = this.children(view).length > 0;
        if (isBranch) row.setAttribute("aria-expanded", this.expanded.has(view));
        else row.removeAttribute("aria-expanded");
        row.firstChild.classList.toggle("leaf", !isBranch);
        row.classList.toggle("is-hidden", look.isHidden);
        for (const mark of row.querySelectorAll(".mark")) mark.remove();
        const marks = [];
        if (this.shown.ambiguous.has(view)) marks.push(html("span", { class: "mark status ambiguous" }), html("span", { class: "mark unseen" }, ", ambiguous"));
        if (this.changed.has(view)) marks.push(html("span", { class: "mark moved-dot" }), html("span", { class: "mark unseen" }, ", changed"));
        if (look.isHidden) marks.push(html("span", { class: "mark unseen" }, ", hidden"));
        row.children[1].after(...marks);
        return row;
    }

    onClick(event) {
        const view = this.viewAt(event);
        if (view < 0) return;
        if (event.target.closest(".twist") && this.children(view).length > 0) return this.toggle(view);
        this.select(view);
        this.rows.find((row) => Number(row.dataset.view) === view)?.focus({ preventScroll: true });
    }

    toggle(view, isExpanded = !this.expanded.has(view)) {
        if (isExpanded) this.expanded.add(view);
        else this.expanded.delete(view);
        this.render();
    }

    /** Handles the keys of a tree, as in ARIA's authoring practices. */
    onKey(event) {
        const row = event.target.closest("[role=treeitem]");
        if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
        const view = Number(row.dataset.view);
        const index = this.rows.indexOf(row);
        const go = (target) => {
            if (target) this.select(Number(target.dataset.view));
        };
        switch (event.key) {
            case "ArrowDown": go(this.rows[index + 1]); break;
            case "ArrowUp": go(this.rows[index - 1]); break;
            case "Home": go(this.rows[0]); break;
            case "End": go(this.rows.at(-1)); break;
            case "ArrowRight":
                if (!this.expanded.has(view) && this.children(view).length > 0) this.toggle(view, true);
                else if (this.children(view).length > 0) go(this.rows[index + 1]);
                break;
            case "ArrowLeft":
                if (this.expanded.has(view) && this.children(view).length > 0) this.toggle(view, false);
                else go(this.rows.find((other) => Number(other.dataset.view) === this.tree.views[view].parent));
                break;
            case "Enter": case " ": this.select(view); break;
            default:
                if (event.key.length !== 1) return;
                this.typeAhead(event.key, index, go);
        }
        event.preventDefault();
    }

    /** Goes to the next view whose name begins with the typed text. */
    typeAhead(key, index, go) {
        const now = performance.now();
        this.typed = { text: (now - this.typed.at < 700 ? this.typed.text : "") + key.toLowerCase(), at: now };
        const start = this.typed.text.length > 1 ? index : index + 1;
        const order = [...this.rows.slice(start), ...this.rows.slice(0, start)];
        go(order.find((row) => row.children[1].textContent.toLowerCase().startsWith(this.typed.text)));
    }
}
