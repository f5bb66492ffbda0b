// Changes of a state, and findings about the document.

class Changes {
    constructor(element, select) {
        this.element = element;
        this.select = select;
    }

    update(model, tree, choice, changes) {
        const template = tree.templates[choice.template];
        if (!template && choice.toggled.length === 0) {
            this.element.replaceChildren(html("p", { class: "empty" }, tree.templates.length + tree.masters.length > 0
                ? "No changes. Apply a layout template or hide a view."
                : "This screen has no layout templates and no hiding masters."));
            return;
        }
        this.element.replaceChildren(html("div", { class: "facts-body" }, this.moves(model, tree, changes), template ? this.diff(template) : []));
    }

    moves(model, tree, changes) {
        if (changes.length === 0) return [heading("Views", 0), html("p", { class: "hint" }, "No views have changed.")];
        return [heading("Views", changes.length), html("ul", { class: "list" }, changes.map((change) =>
            html("li", { class: "pressable" }, html("button", { type: "button", onclick: () => this.select(change.view) },
                tree.views[change.view].name,
                changeLines(change).map((line) => html("span", { class: "sub" }, line))))))];
    }

    /** Returns the differences between the template and the controller, constraint by constraint. */
    diff(template) {
        const constraints = (sign, entries) => entries.map(([text, id]) =>
            html("li", { class: sign }, html("span", { class: "unseen" }, sign === "plus" ? "added: " : "removed: "),
                html("span", { class: "mono" }, text), html("span", { class: "sub mono" }, id)));
        const parts = [
            heading("Constraints", template.added.length + template.removed.length),
            html("p", { class: "hint" }, `${template.unchanged} unchanged, ${template.added.length} added, ${template.removed.length} removed.`),
            html("ul", { class: "list" }, constraints("minus", template.removed), constraints("plus", template.added)),
        ];
        if (template.attributes.length > 0) {
            parts.push(heading("Attributes", template.attributes.length), html("ul", { class: "list" }, template.attributes.map(
                ([view, name, keyPath, from, to]) => {
                    const content = [html("span", { class: "mono" }, `${name}.${keyPath}`), html("span", { class: "sub" }, `${from} → ${to}`)];
                    return view >= 0
                        ? html("li", { class: "pressable" }, html("button", { type: "button", onclick: () => this.select(view) }, content))
                        : html("li", {}, content);
                })));
        }
        if (template.ignored.length > 0) {
            parts.push(heading("Ignored", template.ignored.length), html("ul", { class: "list" }, template.ignored.map(([text, reason]) =>
                html("li", {}, html("span", { class: "mono" }, text), html("span", { class: "sub" }, reason.replaceAll("-", " "))))));
        }
        return parts;
    }
}

/** Findings about the document, by rule. */
class Findings {
    static order = ["error", "warning", "note"];

    /** @param {(place: {tree: number, view: number}) => void} go shows the place of a finding */
    constructor(element, go) {
        this.element = element;
        this.go = go;
        this.severities = new Set(Findings.order);
        this.text = "";
    }

    build(model) {
        this.model = model;
        this.isBuilt = false;
    }

    /** Builds the list when it is shown first: it may be long. */
    show() {
        if (this.isBuilt) return;
        this.isBuilt = true;
        const { findings } = this.model.data;
        if (findings.length === 0) {
            this.element.replaceChildren(html("p", { class: "empty" }, "There are no findings in this document."));
            return;
        }
        this.list = html("div", { class: "groups" });
        const counts = Findings.order.map((severity) => [severity, findings.filter((finding) => finding.severity === severity).length]).filter(([, number]) => number > 0);
        const chips = counts.map(([severity, number]) => {
            const input = html("input", { type: "checkbox", checked: this.severities.has(severity), onchange: () => {
                if (input.checked) this.severities.add(severity);
                else this.severities.delete(severity);
                this.update();
            } });
            return html("label", { class: `chip severity ${severity}` }, input, html("span", {}, count(number, severity)));
        });
        const filter = html("input", { class: "filter", type: "search", placeholder: "Filter findings", "aria-label": "Filter findings", value: this.text, oninput: () => {
            this.text = filter.value;
            this.update();
        } });
        this.element.replaceChildren(html("div", { class: "facts-body" },
            findings.length > 3 ? filter : null, counts.length > 1 ? html("div", { class: "chips", role: "group", "aria-label": "Severities" }, chips) : null, this.list));
        this.update();
    }

    /** Lists the findings that match the filter, by rule: the most severe first, then the most frequent. */
    update() {
        const words = this.text.toLowerCase().split(/\s+/).filter(Boolean);
        const groups = new Map();
        for (const finding of this.model.data.findings) {
            const text = `${finding.rule} ${this.nameOf(finding) ?? ""} ${finding.message} ${finding.path ?? ""}`.toLowerCase();
            if (!this.severities.has(finding.severity) || !words.every((word) => text.includes(word))) continue;
            const group = groups.get(finding.rule) ?? { rule: finding.rule, severity: finding.severity, found: [] };
            if (Findings.order.indexOf(finding.severity) < Findings.order.indexOf(group.severity)) group.severity = finding.severity;
            group.found.push(finding);
            groups.set(finding.rule, group);
        }
        const sorted = [...groups.values()].sort((a, b) => Findings.order.indexOf(a.severity) - Findings.order.indexOf(b.severity) || b.found.length - a.found.length);
        this.list.replaceChildren(...(sorted.length === 0 ? [html("p", { class: "empty" }, "No findings match.")] : sorted.map(({ rule, severity, found }) =>
            html("details", { class: "rule", open: found.length <= 12 || sorted.length === 1 },
                html("summary", {}, html("span", { class: `tag ${severity}` }, severity), html("span", { class: "rule-name" }, rule), html("span", { class: "number" }, String(found.length))),
                html("ul", { class: "list" }, found.map((finding) => this.item(this.model, finding)))))));
    }

    /** Returns the most severe finding and the number of findings for each view of a tree. */
    marks(tree) {
        const marks = new Map();
        for (const finding of this.model?.data.findings ?? []) {
            const place = this.placeOf(finding);
            if (!place || place.tree !== tree.number || place.template !== undefined || place.view < 0) continue;
            const mark = marks.get(place.view) ?? { severity: finding.severity, number: 0 };
            if (Findings.order.indexOf(finding.severity) < Findings.order.indexOf(mark.severity)) mark.severity = finding.severity;
            mark.number += 1;
            marks.set(place.view, mark);
        }
        return marks;
    }

    placeOf(finding) {
        this.places ??= new WeakMap();
        if (!this.places.has(finding)) this.places.set(finding, this.model.place(finding.element));
        return this.places.get(finding);
    }

    /** Returns the name of the view at a finding's place; null if it has none. */
    nameOf(finding) {
        const place = this.placeOf(finding);
        return this.model.trees[place?.tree]?.views[place.view]?.name ?? null;
    }

    item(model, finding) {
        const place = this.placeOf(finding);
        // Views have the names of the list of views, as in comparisons.
        const name = this.nameOf(finding);
        const content = [
            name ? html("strong", {}, `${name}: `) : null, finding.message,
            html("span", { class: "sub" }, `line ${finding.line}${finding.path ? ` · ${finding.path}` : ""}`),
            ...finding.notes.map((note) => html("span", { class: "sub" }, note)),
        ];
        return place
            ? html("li", { class: "pressable" }, html("button", { type: "button", onclick: () => this.go(place) }, content))
            : html("li", {}, content);
    }
}
