// Comparisons of two states with a slider, as onion skin or side by side; and the matrix of all states on all devices.

const comparisonWays = { ...pairWays, matrix: "Matrix" };

/** Fields that the other side of a comparison has separately. */
const otherFields = ["template", "toggled", "device", "orientation", "language", "isDark", "isEarlier"];

class Comparison {
    constructor(page) {
        this.page = page;
        this.element = byID("compare");
        this.pair = new PairView();
    }

    /** Builds the controls for a document. */
    build(model, earlier) {
        this.model = model;
        this.earlier = earlier;
        this.shape = null;
    }

    /** Returns the default of the other side: the unchanged screen, an earlier revision, or another device. */
    usual(choice) {
        const other = { ...Comparison.only({ ...choice, isEarlier: false }), template: -1, toggled: [] };
        if (choice.template >= 0 || choice.toggled.length > 0) return other;
        if (this.earlier) return { ...other, isEarlier: true };
        const tree = this.model.trees[choice.tree];
        if (tree.templates.length > 0) return { ...other, template: 0 };
        if (tree.masters.length > 0) return { ...other, toggled: [0] };
        const devices = this.model.devices.filter((device) => device.id !== choice.device);
        return devices.length > 0 ? { ...other, device: devices[0].id } : { ...other, isDark: !choice.isDark };
    }

    /** Returns the states of a tree, by name. */
    states(tree) {
        return [{ title: "As saved", template: -1, toggled: [] },
            ...tree.templates.map((template, number) => ({ title: template.name, template: number, toggled: [] })),
            ...tree.masters.map((master, number) => ({ title: `${master.name} ${master.hidden ? "shown" : "hidden"}`, template: -1, toggled: [number] }))];
    }

    /** Returns the source of a side's picture: the document, or an earlier version. */
    found(choice) {
        if (!choice.isEarlier) return { model: this.model, tree: this.model.trees[choice.tree] };
        const { root, scene, title } = this.model.trees[choice.tree];
        const shown = this.earlier.model.shown;
        const tree = shown.find((tree) => tree.root === root) ?? shown.find((tree) => scene && tree.scene === scene) ?? shown.find((tree) => tree.title === title);
        return tree ? { model: this.earlier.model, tree } : null;
    }

    /** Returns the picture of one side; null if the page has none. */
    picture(choice) {
        const found = this.found(choice);
        if (!found) return null;
        const { model, tree } = found;
        let { template, toggled } = choice;
        if (choice.isEarlier && template >= 0) {
            const id = this.model.trees[choice.tree].templates[template]?.id;
            template = tree.templates.findIndex((other) => other.id === id);
        }
        const shown = model.state({ ...choice, tree: tree.number, template, toggled });
        return shown ? { model, tree, shown, make: () => pictureOfState(model, tree, shown, { isDark: choice.isDark, showsHidden: choice.showsHidden }) } : null;
    }

    name(choice) {
        const tree = this.model.trees[choice.tree];
        const device = this.model.device(choice.device);
        const state = choice.template >= 0 ? tree.templates[choice.template].name
            : choice.toggled.length > 0 ? choice.toggled.map((number) => `${tree.masters[number].name} ${tree.masters[number].hidden ? "shown" : "hidden"}`).join(", ") : "as saved";
        const isWhole = this.model.devices.length > 1;
        return [choice.isEarlier ? this.earlier.title : null, state, isWhole ? device.name + (choice.orientation === "landscape" && device.family ? ", landscape" : "") : null,
            choice.language || null, choice.isDark ? "dark" : null].filter(Boolean).join(" · ");
    }

    /** Shows the choice and the other side. */
    show(choice) {
        const tree = this.model.trees[choice.tree];
        const other = { ...choice, ...(choice.other ?? this.usual(choice)) };
        const shape = JSON.stringify([tree.number, choice.by]);
        this.choice = choice;
        this.other = other;
        if (shape !== this.shape) {
            this.shape = shape;
            this.controls = this.makeControls(tree, choice);
            this.room = html("div", { class: `compare-room by-${choice.by}`, tabindex: choice.by === "side" ? 0 : null, role: "group", "aria-label": comparisonWays[choice.by] });
            this.element.replaceChildren(this.controls, this.room);
            this.pair.use(this.room);
        }
        this.setControls(other);
        if (choice.by === "matrix") this.showMatrix(tree, choice);
        else this.showPair(choice, other);
    }

    makeControls(tree, choice) {
        const bar = html("div", { class: "compare-bar" }, wayButtons(comparisonWays, choice.by, (by) => this.page.choose({ by })));
        this.selects = {};
        if (choice.by === "matrix") return bar;
        const select = (name, title, options, take) => {
            if (options.length < 2) return null;
            const element = html("select", { class: "tool", "aria-label": title, onchange: () => this.page.choose({ other: { ...Comparison.only(this.other), ...take(element.value) } }) },
                options.map(([value, text]) => html("option", { value }, text)));
            this.selects[name] = element;
            return element;
        };
        const { model } = this;
        const states = this.states(tree);
        bar.append(html("span", { class: "hint" }, "with"),
            ...[
                select("revision", "Revision of the other side", [["no", "This document"], ...(this.earlier ? [["yes", this.earlier.title]] : [])], (value) => ({ isEarlier: value === "yes" })),
                select("state", "State of the other side", states.map(({ title }, number) => [String(number), title]), (value) => ({ template: states[value].template, toggled: states[value].toggled })),
                select("device", "Device of the other side", model.devices.map((device) => [device.id, device.name]), (device) => ({ device })),
                select("orientation", "Orientation of the other side", model.data.screens.some((screen) => screen.orientation === "landscape") ? [["portrait", "Portrait"], ["landscape", "Landscape"]] : [], (orientation) => ({ orientation })),
                select("language", "Language of the other side", model.languages.map((language) => [language, language || "The document's"]), (language) => ({ language })),
                select("appearance", "Appearance of the other side", [["light", "Light"], ["dark", "Dark"]], (value) => ({ isDark: value === "dark" })),
            ].filter(Boolean));
        return bar;
    }

    /** Returns the fields of a choice that the other side has separately. */
    static only(choice) {
        return Object.fromEntries(otherFields.map((name) => [name, choice[name]]));
    }

    setControls(other) {
        const set = (name, value) => {
            if (this.selects[name]) this.selects[name].value = value;
        };
        const states = this.states(this.model.trees[this.choice.tree]);
        set("revision", other.isEarlier ? "yes" : "no");
        set("state", String(Math.max(0, states.findIndex((state) => state.template === other.template && `${state.toggled}` === `${other.toggled}`))));
        set("device", other.device);
        set("orientation", other.orientation);
        set("language", other.language);
        set("appearance", other.isDark ? "dark" : "light");
        for (const input of this.controls.querySelectorAll("[name=compare-by]")) input.checked = input.value === this.choice.by;
    }

    image(found, key, alt) {
        const image = html("img", { alt, draggable: "false", width: found.shown.size[0], height: found.shown.size[1] });
        this.page.pictures.add(image, key, found.make);
        return image;
    }

    key(choice) {
        return JSON.stringify(["state", choice.isEarlier ?? false, choice.tree, choice.template, choice.toggled, choice.device, choice.orientation, choice.language, choice.isDark, choice.showsHidden]);
    }

    showPair(choice, other) {
        const [first, second] = [this.picture({ ...choice, isEarlier: false }), this.picture(other)];
        const names = [this.name({ ...choice, isEarlier: false }), this.name(other)];
        const missing = (found, name) => (found ? null : html("p", { class: "empty" }, `This page has no picture of: ${name}.`));
        if (!first || !second) return this.room.replaceChildren(missing(first, names[0]) ?? "", missing(second, names[1]) ?? "");
        const images = [this.image(first, this.key({ ...choice, isEarlier: false }), names[0]), this.image(second, this.key(other), names[1])];
        this.pair.show({ by: choice.by, pictures: images, sizes: [first.shown.size, second.shown.size], names, words: this.words(first, second) });
    }

    /** Returns the differences in words, for views that both have. */
    words(first, second) {
        const bySecond = first.tree === second.tree ? first.tree.views.map((_, view) => view) : first.tree.views.map(({ id }) => second.tree.byID.get(id) ?? -1);
        let [moved, gone] = [0, 0];
        for (const [view, look] of first.shown.looks.entries()) {
            const other = second.shown.looks[bySecond[view]];
            if (!look && !other) continue;
            if (!look || !other || look.isHidden !== other.isHidden) gone += 1;
            else if (["x", "y", "width", "height"].some((side) => Math.abs(look[side] - other[side]) > 0.01)) moved += 1;
        }
        return moved + gone === 0 ? "No views have moved." : [moved ? `${count(moved, "view")} moved` : null, gone ? `${count(gone, "view")} only in one` : null].filter(Boolean).join(", ") + ".";
    }

    /** Shows states in rows and devices in columns; each cell leads to its state. */
    showMatrix(tree, choice) {
        const states = this.states(tree);
        const devices = this.model.devices;
        const cell = (state, device) => {
            const own = { ...choice, template: state.template, toggled: allowedToggles(tree, state.toggled), device: device.id, isEarlier: false };
            const found = this.picture(own);
            if (!found) return html("td", {}, html("span", { class: "hint" }, "not on this page"));
            const name = this.name(own);
            const outcome = this.model.outcome(own);
            const image = this.image(found, this.key(own), "");
            return html("td", {}, html("button", {
                type: "button", class: "cell", "aria-label": `${name}${outcome ? ", " + outcome : ""}`,
                onclick: () => this.page.choose({ mode: "screen", template: own.template, toggled: own.toggled, device: own.device }),
            }, image, outcome ? html("span", { class: `status ${outcome}` }) : null));
        };
        this.room.replaceChildren(html("div", { class: "matrix-room", tabindex: 0, role: "group", "aria-label": "States by devices" }, html("table", { class: "matrix" },
            html("thead", {}, html("tr", {}, html("td"), devices.map((device) => html("th", { scope: "col" }, device.name)))),
            html("tbody", {}, states.map((state) => html("tr", {}, html("th", { scope: "row" }, state.title), devices.map((device) => cell(state, device))))))));
    }
}
