// What is known of the view that is selected.

class Inspector {
    /**
     * @param {HTMLElement} element
     * @param {(view: number) => void} select
     * @param {(constraint: number) => void} point shows a constraint on the screen; -1 for none
     */
    constructor(element, select, point) {
        this.element = element;
        this.select = select;
        this.point = point;
    }

    update(model, tree, shown, view, changes) {
        const facts = tree.views[view];
        const look = shown.looks[view];
        if (!facts || !look) {
            this.element.replaceChildren(html("p", { class: "empty" }, facts
                ? "This view is not installed on this screen."
                : "Select a view on the screen or in the list."));
            return;
        }
        this.element.replaceChildren(
            html("p", { class: "title-line" }, facts.name),
            html("p", { class: "class-line" }, facts.class),
            this.facts(model, tree, shown, view),
            ...this.change(changes.find((change) => change.view === view)),
            ...this.constraints(model, tree, shown, view),
            ...this.connections("Outlets and actions", facts.outlets),
            ...this.connections("Referenced by", facts.referenced),
            ...this.attributes(facts.attributes));
        this.element.scrollTop = 0;
    }

    facts(model, tree, shown, view) {
        const facts = tree.views[view];
        const look = shown.looks[view];
        const rows = [
            ["ID", facts.id === null ? "none" : html("span", { class: "mono" }, facts.id)],
            ["Frame", frameText(model.frame(tree, shown, view))],
            ["Alpha", points(look.alpha)],
        ];
        if (look.isHidden) rows.push(["Hidden", "yes"]);
        if (look.radius > 0) rows.push(["Corner radius", points(look.radius)]);
        if (look.matrix) rows.push(["Transform", look.matrix.map(points).join(", ")]);
        if (look.margins && look.margins.some((value) => value !== 0)) rows.push(["Margins", look.margins.map(points).join(", ")]);
        if (look.safeArea && look.safeArea.some((value) => value !== 0)) rows.push(["Safe area", look.safeArea.map(points).join(", ")]);
        if (facts.priorities) {
            const [horizontal, vertical, wide, high] = facts.priorities.map((priority) => (priority === null ? "–" : points(priority)));
            rows.push(["Hugging", `${horizontal}, ${vertical}`], ["Compression", `${wide}, ${high}`]);
        }
        if (shown.ambiguous.has(view)) rows.push(["Layout", html("span", { class: "tag ambiguous" }, "ambiguous")]);
        const recorded = shown.misplaced.get(view);
        if (recorded) rows.push(["Recorded", frameText(recorded)]);
        return html("dl", {}, rows.flatMap(([name, value]) => [html("dt", {}, name), html("dd", {}, value)]));
    }

    /** What the state has made of the view. */
    change(change) {
        if (!change || !change.from || !change.to) return [];
        return [heading("In this state"), html("ul", { class: "list" }, changeLines(change).map((line) => html("li", {}, line)))];
    }

    constraints(model, tree, shown, view) {
        const found = model.constraints(tree, shown).filter((constraint) =>
            [constraint.first, constraint.second].some((item) => item === view));
        if (found.length === 0) return [];
        const conflicting = new Set(shown.conflicts.flatMap((conflict) => conflict.constraints));
        const items = found.map((constraint) => {
            const isConflicting = conflicting.has(constraint.id) || conflicting.has(constraint.origin);
            const tags = [
                isConflicting ? html("span", { class: "tag conflicting" }, "in conflict") : null,
                constraint.isPlaceholder ? html("span", { class: "tag" }, "removed at build time") : null,
                constraint.origin ? html("span", { class: "tag" }, "from the template") : null,
            ];
            const other = constraint.first === view ? constraint.second : constraint.first;
            const text = html("span", { class: "mono" }, constraint.text);
            const point = () => this.point(constraint.number);
            return html("li", { class: "pressable", onmouseenter: point, onmouseleave: () => this.point(-1) },
                other >= 0 && other !== view
                    ? html("button", { type: "button", onclick: () => this.select(other), onfocus: point, onblur: () => this.point(-1) }, text, tags)
                    : [text, ...tags],
                html("span", { class: "sub mono" }, constraint.origin ?? constraint.id));
        });
        return [heading("Constraints", found.length), html("ul", { class: "list" }, items)];
    }

    connections(title, connections = []) {
        if (connections.length === 0) return [];
        const items = connections.map(([name, other, view, kind]) => {
            const content = [html("span", { class: "mono" }, name || "unnamed"), html("span", { class: "sub" }, `${kind && kind !== "outlet" ? kind + " → " : ""}${other}`)];
            return view >= 0
                ? html("li", { class: "pressable" }, html("button", { type: "button", onclick: () => this.select(view) }, content))
                : html("li", {}, content);
        });
        return [heading(title, connections.length), html("ul", { class: "list" }, items)];
    }

    attributes(attributes = []) {
        if (attributes.length === 0) return [];
        return [heading("Runtime attributes", attributes.length), html("ul", { class: "list" }, attributes.map(([keyPath, type, value]) =>
            html("li", {}, html("span", { class: "mono" }, `${keyPath} = ${value}`), html("span", { class: "sub" }, type))))];
    }
}

function heading(title, number) {
    return html("h3", {}, title, number === undefined ? null : html("span", { class: "number" }, String(number)));
}

/** A change of a view, line by line. */
function changeLines({ kind, from, to, moved, faded, turned, hidden, frames }) {
    if (kind !== "changed") return [kind === "added" ? "is part of the screen" : "is not part of the screen"];
    const lines = [];
    if (hidden) lines.push(to.isHidden ? "is hidden" : "is shown");
    if (moved) lines.push(frames.map(frameText).join(" → "));
    if (faded) lines.push(`alpha ${points(from.alpha)} → ${points(to.alpha)}`);
    if (turned) lines.push("has another transform");
    return lines;
}
