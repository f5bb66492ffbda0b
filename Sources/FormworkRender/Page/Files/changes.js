// What a state changes, and what was found out about the document.

class Changes {
    constructor(element, select) {
        this.element = element;
        this.select = select;
    }

    update(model, tree, choice, changes) {
        const template = tree.templates[choice.template];
        if (!template && choice.toggled.length === 0) {
            this.element.replaceChildren(html("p", { class: "empty" }, tree.templates.length + tree.masters.length > 0
                ? "Nothing is changed. Apply a layout template, or hide a view."
                : "This screen has no layout templates and no hiding masters."));
            return;
        }
        this.element.replaceChildren(html("div", { class: "facts-body" }, this.moves(model, tree, changes), template ? this.diff(template) : []));
    }

    moves(model, tree, changes) {
        if (changes.length === 0) return [heading("Views", 0), html("p", { class: "hint" }, "No view looks different.")];
        return [heading("Views", changes.length), html("ul", { class: "list" }, changes.map((change) =>
            html("li", { class: "pressable" }, html("button", { type: "button", onclick: () => this.select(change.view) },
                tree.views[change.view].name,
                changeLines(change).map((line) => html("span", { class: "sub" }, line))))))];
    }

    /** What the template says otherwise than the controller, constraint by constraint. */
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

class Findings {
    /** @param {(place: {tree: number, view: number}) => void} go shows where a finding is */
    constructor(element, go) {
        this.element = element;
        this.go = go;
    }

    build(model) {
        const findings = model.data.findings;
        if (findings.length === 0) {
            this.element.replaceChildren(html("p", { class: "empty" }, "Nothing is wrong with this document."));
            return;
        }
        const order = ["error", "warning", "note"];
        const groups = order.map((severity) => [severity, findings.filter((finding) => finding.severity === severity)]);
        this.element.replaceChildren(html("div", { class: "facts-body" }, groups.filter(([, found]) => found.length > 0).flatMap(([severity, found]) => [
            heading(severity[0].toUpperCase() + severity.slice(1) + "s", found.length),
            html("ul", { class: "list" }, found.map((finding) => this.item(model, finding))),
        ])));
    }

    item(model, finding) {
        const place = model.place(finding.element);
        const content = [
            finding.message, html("span", { class: `tag ${finding.severity}` }, finding.rule),
            html("span", { class: "sub" }, `line ${finding.line}${finding.path ? ` · ${finding.path}` : ""}`),
            ...finding.notes.map((note) => html("span", { class: "sub" }, note)),
        ];
        return place
            ? html("li", { class: "pressable" }, html("button", { type: "button", onclick: () => this.go(place) }, content))
            : html("li", {}, content);
    }
}
