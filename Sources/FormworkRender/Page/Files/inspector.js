// The inspector of the selected view.

class Inspector extends FieldPanel {
    /**
     * @param {HTMLElement} element
     * @param {(view: number) => void} select
     * @param {(constraint: number) => void} point shows a constraint on the screen; -1 for none
     * @param {(place: object) => void} go shows a place of the document
     */
    constructor(element, select, point, go) {
        super(element);
        this.select = select;
        this.point = point;
        this.go = go;
        this.isScrolled = false;
        element.addEventListener("scroll", () => (this.isScrolled = true));
    }

    update(model, tree, shown, view, changes) {
        const facts = tree.views[view];
        const look = shown.looks[view];
        // The same view may be part of a reloaded document.
        const key = JSON.stringify([tree.root, facts?.id ?? view]);
        const isSame = key === this.key;
        if (!isSame) this.flush();
        const restore = isSame ? this.keepFields() : () => {};
        const scroll = isSame ? this.element.scrollTop : 0;
        Object.assign(this, { model, tree, shown, key });
        this.isDrawing = true;
        this.fill(view, facts, look, changes);
        this.isDrawing = false;
        restore();
        // Setting a position lays the page out.
        if (isSame || this.isScrolled) this.element.scrollTop = scroll;
        this.isScrolled = scroll > 0;
    }

    fill(view, facts, look, changes) {
        const { model } = this;
        if (!facts || !look) {
            const problems = facts ? [] : this.problems();
            this.element.replaceChildren(...(problems.length > 0 ? problems : [html("p", { class: "empty" }, facts
                ? "This view is not installed on this screen."
                : model.isEmpty ? "There are no views." : "Select a view on the screen or in the list.")]));
            return;
        }
        const element = model.source.element(facts.id);
        this.element.replaceChildren(
            html("p", { class: "title-line" }, facts.name),
            html("p", { class: "class-line" }, facts.class, element && element.nodeName !== facts.class ? html("span", { class: "mono" }, ` <${element.nodeName}>`) : null),
            this.copies(view, element),
            this.facts(view),
            ...this.change(changes.find((change) => change.view === view)),
            ...this.stated(element, facts.id),
            ...this.constraints(view),
            ...this.connections("Outlets and actions", facts.outlets),
            ...this.connections("Referenced by", facts.referenced),
            ...this.variations(element),
            ...this.attributes(facts.attributes, facts.id),
            ...this.code(view),
            ...this.xml(element));
    }

    /** Returns buttons that copy properties of a view. */
    copies(view, element) {
        const { tree, shown, model } = this;
        const { id } = tree.views[view];
        return html("div", { class: "copies", role: "group", "aria-label": "Copy" },
            id === null ? null : copyButton("ID", id), copyButton("Frame", frameText(model.frame(tree, shown, view)).replaceAll("−", "-")),
            copyButton("Link", () => location.href), element ? copyButton("XML", () => xmlText(element)) : null);
    }

    facts(view) {
        const { model, tree, shown } = this;
        const facts = tree.views[view];
        const look = shown.looks[view];
        const rows = [
            ["ID", facts.id === null ? "none" : html("span", { class: "mono" }, facts.id)],
            ["Frame", frameText(model.frame(tree, shown, view))],
            ["Alpha", points(look.alpha)],
        ];
        if (tree.lines?.[view]) rows.push(["Line", String(tree.lines[view])]);
        if (look.isHidden) rows.push(["Hidden", "yes"]);
        if (look.radius > 0) rows.push(["Corner radius", points(look.radius)]);
        if (look.matrix) rows.push(["Transform", look.matrix.map(points).join(", ")]);
        if (look.margins && look.margins.some((value) => value !== 0)) rows.push(["Margins", look.margins.map(points).join(", ")]);
        if (look.safeArea && look.safeArea.some((value) => value !== 0)) rows.push(["Safe area", look.safeArea.map(points).join(", ")]);
        const priority = (place, usual) => {
            const own = facts.priorities?.[place];
            return own === null || own === undefined ? `${usual} (default)` : points(own);
        };
        rows.push(["Hugging", `${priority(0, 250)} horizontal, ${priority(1, 250)} vertical`], ["Resistance", `${priority(2, 750)} horizontal, ${priority(3, 750)} vertical`]);
        if (shown.ambiguous.has(view)) rows.push(["Layout", html("span", { class: "tag ambiguous" }, "ambiguous")]);
        const recorded = shown.misplaced.get(view);
        if (recorded) rows.push(["Recorded", frameText(recorded)]);
        return html("dl", {}, rows.flatMap(([name, value]) => [html("dt", {}, name), html("dd", {}, value)]));
    }

    /** Lists the problems of the state: conflicts with their constraints, and ambiguous views. */
    problems() {
        const { model, tree, shown } = this;
        const parts = [];
        const all = model.constraints(tree, shown);
        for (const [number, conflict] of shown.conflicts.entries()) {
            const own = all.filter(({ id, origin }) => conflict.constraints.includes(id) || conflict.constraints.includes(origin));
            parts.push(heading(shown.conflicts.length > 1 ? `Conflict ${number + 1}` : "Conflict", own.length),
                html("p", { class: "hint" }, "These constraints cannot all be satisfied; the broken one is marked."),
                html("ul", { class: "list conflict" }, own.map((constraint) => this.constraintItem(constraint, Math.max(constraint.first, constraint.second), Math.max(constraint.first, constraint.second),
                    conflict.broken && (conflict.broken === constraint.id || conflict.broken === constraint.origin) ? [html("span", { class: "tag conflicting" }, "broken")] : []))));
        }
        const views = (title, numbers) => (numbers.length === 0 ? [] : [heading(title, numbers.length), html("ul", { class: "list" }, numbers.map((view) =>
            html("li", { class: "pressable" }, html("button", { type: "button", onclick: () => this.select(view) }, tree.views[view].name, html("span", { class: "sub" }, tree.views[view].class)))))]);
        return [...parts, ...views("Ambiguous", [...shown.ambiguous]), ...views("Misplaced", [...shown.misplaced.keys()])];
    }

    /** Shows the state's changes of the view. */
    change(change) {
        if (!change || !change.from || !change.to) return [];
        return [heading("In this state"), html("ul", { class: "list" }, changeLines(change).map((line) => html("li", {}, line)))];
    }

    /** Shows the document's values for the view, and default values. */
    stated(element, id) {
        if (!element) return [];
        const groups = statedFacts(this.model.source, element);
        if (this.editor && id) {
            for (const [title, rows] of unsaidFacts(this.model.source, element, groups)) {
                const own = groups.find(([name]) => name === title)?.[1];
                if (own) own.push(...rows);
                else if (rows.length > 0) title === "Identity" ? groups.unshift([title, rows]) : groups.push([title, rows]);
            }
        }
        return groups.flatMap(([title, rows]) => [heading(title), html("dl", {}, rows.flatMap((row) => [html("dt", {}, row.name), html("dd", {}, this.value(row))]))]);
    }

    /** Returns a value, with a field if it can be changed. */
    value({ name, value, edit, isUsual }) {
        if (!this.editor || !edit) return [value, isUsual ? html("span", { class: "usual" }, " (default)") : null];
        const swatches = typeof value === "string" ? [] : [...value.querySelectorAll(".swatch")];
        const field = this.field(name, edit.text, edit.id, edit.key);
        // A default value is the placeholder of the empty field.
        if (isUsual) field.placeholder = value;
        return swatches.length > 0 ? html("span", { class: "color-value" }, swatches, field) : field;
    }

    constraints(view) {
        const { model, tree, shown } = this;
        const found = model.constraints(tree, shown).filter((constraint) =>
            [constraint.first, constraint.second].some((item) => item === view));
        if (found.length === 0) return [];
        return [heading("Constraints", found.length), html("ul", { class: "list" }, found.map((constraint) => this.constraintItem(constraint, view, constraint.first === view ? constraint.second : constraint.first)))];
    }

    constraintItem(constraint, view, other, more = []) {
        const { model, tree, shown } = this;
        const conflicting = new Set(shown.conflicts.flatMap((conflict) => conflict.constraints));
        const isConflicting = conflicting.has(constraint.id) || conflicting.has(constraint.origin);
        const tags = [
            isConflicting && more.length === 0 ? html("span", { class: "tag conflicting" }, "in conflict") : null,
            constraint.isPlaceholder ? html("span", { class: "tag" }, "removed at build time") : null,
            constraint.origin ? html("span", { class: "tag" }, "from the template") : null,
            this.editor && constraint.isVaried ? html("span", { class: "tag" }, "not the element’s own constant") : null,
            ...more,
        ];
        const sentence = html("span", {}, constraintSentence(model, tree, constraint, more.length > 0 || other === view ? -9 : view));
        const point = () => this.point(constraint.number);
        const id = constraint.origin ?? constraint.id;
        return html("li", { class: "pressable", onmouseenter: point, onmouseleave: () => this.point(-1) },
            other >= 0
                ? html("button", { type: "button", class: "whole", onclick: () => this.select(other), onfocus: point, onblur: () => this.point(-1) }, sentence, tags)
                : [sentence, ...tags],
            html("span", { class: "sub mono" }, constraint.text), html("span", { class: "sub mono" }, id),
            this.editor && !constraint.isSymbolic && !constraint.isVaried && !id.startsWith("#") ? html("span", { class: "edit-line" }, "constant ", this.field("Constant", String(constraint.constant), id, "constant", "number")) : null,
            copyButton("Constraint", constraint.text));
    }

    connections(title, connections = []) {
        if (connections.length === 0) return [];
        const items = connections.map(([name, other, view, kind, tree]) => {
            const content = [html("span", { class: "mono" }, name || "unnamed"), html("span", { class: "sub" }, `${kind && kind !== "outlet" ? kind + " → " : ""}${other}`)];
            const go = view >= 0 ? () => this.select(view) : tree >= 0 && this.model.trees[tree].states.length > 0 ? () => this.go({ tree, view: -1 }) : null;
            return go ? html("li", { class: "pressable" }, html("button", { type: "button", class: "whole", onclick: go }, content)) : html("li", {}, content);
        });
        return [heading(title, connections.length), html("ul", { class: "list" }, items)];
    }

    variations(element) {
        const found = element ? variationsOf(element) : [];
        if (found.length === 0) return [];
        return [heading("Variations", found.length), html("dl", {}, found.flatMap(([key, text]) => [html("dt", {}, key), html("dd", {}, text)]))];
    }

    attributes(attributes = [], id) {
        if (attributes.length === 0) return [];
        return [heading("Runtime attributes", attributes.length), html("ul", { class: "list" }, attributes.map(([keyPath, type, value]) => {
            const text = /^“[^]*”$/.test(value) ? value.slice(1, -1) : value.replace("−", "-");
            const isEditable = this.editor && id && /^(number|string|boolean)$/.test(type);
            return html("li", {}, html("span", { class: "mono" }, isEditable ? `${keyPath} = ` : `${keyPath} = ${value}`), isEditable ? this.field(keyPath, text, id, `runtime.${keyPath}`, type === "number" ? "number" : "text") : null, html("span", { class: "sub" }, type));
        }))];
    }

    /** Shows the view as code, in the dialect that was chosen last. */
    code(view) {
        const { model, tree } = this;
        const texts = new Map((model.data.code ?? []).map(([name, trees]) => [name, trees[tree.number]?.[view]]).filter(([, text]) => text));
        if (texts.size === 0) return [];
        const chosen = () => (texts.has(this.dialect) ? this.dialect : texts.keys().next().value);
        const text = html("pre", { class: "xml mono", tabindex: 0, role: "region", "aria-label": "Code" }, texts.get(chosen()));
        const menu = html("select", { class: "tool", "aria-label": "Dialect of the code", onchange: () => {
            this.dialect = menu.value;
            text.textContent = texts.get(chosen());
        } }, [...texts.keys()].map((name) => html("option", { value: name, selected: name === chosen() }, name)));
        return this.details("Code", [html("div", { class: "copies" }, menu, copyButton("Code", () => texts.get(chosen()))), text]);
    }

    /** Returns a part that can be opened; it stays open for other views. */
    details(title, content, opened = () => {}) {
        this.open ??= new Set();
        const details = html("details", { class: "xml-details", ontoggle: () => {
            details.open ? this.open.add(title) : this.open.delete(title);
            if (details.open) opened();
        } }, html("summary", {}, title), content);
        details.open = this.open.has(title);
        return [details];
    }

    /** Shows the element's XML in the document. */
    xml(element) {
        if (!element) return [];
        const text = html("pre", { class: "xml mono", tabindex: 0, role: "region", "aria-label": "XML" });
        return this.details("XML", text, () => (text.textContent ||= xmlText(element)));
    }
}

function heading(title, number) {
    return html("h3", {}, title, number === undefined ? null : html("span", { class: "number" }, String(number)));
}

/** Returns the change of a view, line by line. */
function changeLines({ kind, from, to, moved, faded, turned, hidden, frames }) {
    if (kind !== "changed") return [kind === "added" ? "is part of the screen" : "is not part of the screen"];
    const lines = [];
    if (hidden) lines.push(to.isHidden ? "is hidden" : "is shown");
    if (moved) lines.push(frames.map(frameText).join(" → "));
    if (faded) lines.push(`alpha ${points(from.alpha)} → ${points(to.alpha)}`);
    if (turned) lines.push("has another transform");
    return lines;
}
