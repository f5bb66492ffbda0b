// The left side: choices of states and of annotations.

/** The titles of the annotations, and their colours. */
const annotationTitles = {
    labels: ["Labels", "gray"], ids: ["IDs", "gray"], frames: ["Frames", "gray"], constraints: ["Constraints", "blue"],
    targets: ["Targets", "purple"], hiding: ["Hiding", "teal"], guides: ["Guides", "green"], issues: ["Issues", "orange"],
};

/** The controls on the left. They are built once for a document and once for a tree, and then only updated, so that the focus is kept. */
class Controls {
    /** @param {(patch: Partial<Choice>) => void} change */
    constructor(change) {
        this.change = change;
        this.tree = null;
    }

    /** Builds the controls for a document. */
    build(model) {
        this.model = model;
        this.tree = null;
        const data = model.data;
        byID("notes").replaceChildren(...data.notes.map((note) => html("p", { class: "note" }, note)));
        byID("documents").hidden = !model.project;
        this.buildScenes();
        this.devices = this.radios("devices", model.devices.map((device) => ({
            value: device.id, title: device.name, icon: device.family ?? "canvas",
            detail: device.size ? device.size.map(points).join(" × ") : "as saved",
        })), (device) => this.change({ device }));
        this.orientations = this.radios("orientations", [
            { value: "portrait", title: "Portrait" }, { value: "landscape", title: "Landscape" },
        ], (orientation) => this.change({ orientation }));
        this.languages = this.radios("languages", model.languages.map((language) => ({
            value: language, title: language || "The document's",
        })), (language) => this.change({ language }));
        this.appearances = this.radios("appearances", [
            { value: false, title: "Light" }, { value: true, title: "Dark" },
        ], (isDark) => this.change({ isDark }));
        this.contrasts = this.radios("contrasts", [
            { value: false, title: "Normal" }, { value: true, title: "Increased" },
        ], (hasContrast) => this.change({ hasContrast }));
        this.buildAnnotations();
        byID("devices").hidden = model.devices.length < 2 || model.isEmpty;
        byID("scenes").hidden = model.sceneList.length < 2;
        byID("languages").hidden = model.languages.length < 2;
        // Screens of watches are always dark.
        byID("appearances").hidden = model.data.platform === "watchOS" || (model.isEmpty && !model.map);
        byID("contrasts").hidden = model.isEmpty || data.paints.every((paint) => paint.length < 4);
        byID("annotations").hidden = model.isEmpty;
        const outcomes = model.trees.flatMap((tree) => tree.states);
        const [hasMarks, hasStates] = [outcomes.some((state) => state.ambiguous || state.conflicts), model.trees.some((tree) => tree.templates?.length + tree.masters?.length > 0)];
        byID("legend").hidden = !hasMarks && !hasStates;
        for (const [place, line] of [...byID("legend").children].entries()) line.hidden = place < 2 ? !hasMarks : !hasStates;
    }

    /** Builds the list of screens: scenes that controllers show are below them, and each has a thumbnail. */
    buildScenes() {
        const { model } = this;
        const rows = model.sceneList.map(({ scene, tree, level }) => {
            const facts = model.trees[tree];
            const title = scene ? facts?.title ?? scene.name : facts.isController || !model.map ? facts.title : facts.views[0]?.name ?? facts.title;
            // The bar of a controller is below its controller.
            const isBar = model.map && !scene && !facts.isController;
            const detail = isBar ? "" : classBeside(title, facts ? facts.subtitle : scene.className);
            const image = html("img", { class: "thumb", alt: "", width: 26, height: 34 });
            const content = [image, html("span", { class: "title" }, title), html("span", { class: "slot" }), detail ? html("span", { class: "detail" }, detail) : null];
            const initial = scene?.isInitial ? html("span", { class: "tag" }, "initial") : null;
            if (facts) {
                const input = html("input", { type: "radio", name: "scenes", onclick: () => this.change({ mode: "screen", tree, template: -1, toggled: [], view: -1 }) });
                return { row: html("label", { class: "row", style: `--level:${level}` }, input, content, initial), input, tree, scene, image, words: `${title} ${detail ?? ""}` };
            }
            const row = html("button", { type: "button", class: "row", style: `--level:${level}`, onclick: () => this.onScene(scene) }, content, initial);
            return { row, tree: -1, scene, image, words: `${title} ${detail ?? ""}` };
        });
        const filter = html("input", { class: "filter", type: "search", placeholder: "Filter screens", "aria-label": "Filter screens", autocomplete: "off", spellcheck: "false", oninput: () => {
            const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
            for (const { row, words: own } of rows) row.hidden = !words.every((word) => own.toLowerCase().includes(word));
        } });
        const group = byID("scenes");
        group.replaceChildren(group.querySelector("legend"), rows.length > 7 ? filter : "", html("div", { class: "items" }, rows.map(({ row }) => row)));
        this.sceneRows = rows;
        this.scenes = rows.filter(({ input }) => input).map(({ input, tree }) => [input, tree]);
    }

    /** Sets the thumbnails of the list. */
    showThumbs(choice, pictures, make) {
        for (const { image, tree, scene } of this.sceneRows) {
            if (scene?.reference) continue;
            const key = scene ? pictureKey(scene, choice.isDark) : `${this.model.name} tree ${tree} ${choice.isDark}`;
            pictures.add(image, key, () => make(scene ?? { tree, model: this.model }, choice.isDark));
        }
    }

    /** Builds the controls for a tree. */
    buildTree(tree) {
        this.tree = tree;
        const templates = [{ value: -1, title: "None", detail: "as saved" }].concat(
            tree.templates.map((template, number) => ({
                value: number, title: template.name, detail: `${template.added.length} added, ${template.removed.length} removed`,
            })));
        this.templates = this.radios("templates", templates, (template) => this.change({ template }));
        byID("templates").hidden = tree.templates.length === 0;
        const masters = tree.masters.map((master, number) => {
            const input = html("input", { type: "checkbox", role: "switch", onchange: () => this.toggle(number, input.checked) });
            const detail = html("span", { class: "detail" });
            return { input, detail, label: html("label", { class: "row" }, input, html("span", { class: "title" }, master.name), detail) };
        });
        this.masters = masters;
        this.fill("masters", masters.map((master) => master.label));
        if (tree.masters.length > 3) byID("masters").append(html("p", { class: "hint" }, "One at a time: there are too many for combinations."));
        byID("masters").hidden = tree.masters.length === 0;
    }

    /** Shows the current choice. */
    update(choice) {
        const tree = this.model.trees[choice.tree];
        if (tree !== this.tree) this.buildTree(tree);
        const set = (radios, value) => {
            for (const [input, own] of radios) input.checked = own === value;
        };
        this.choice = choice;
        set(this.scenes, choice.tree);
        set(this.templates, choice.template);
        set(this.devices, choice.device);
        set(this.orientations, choice.orientation);
        set(this.languages, choice.language);
        set(this.appearances, choice.isDark);
        set(this.contrasts, choice.hasContrast);
        for (const [number, { input, detail }] of this.masters.entries()) {
            const isHidden = tree.masters[number].hidden !== choice.toggled.includes(number);
            input.checked = !isHidden;
            detail.textContent = isHidden ? "hidden" : "shown";
        }
        const screens = this.model.device(choice.device)?.screens ?? {};
        byID("orientations").hidden = !("landscape" in screens && "portrait" in screens);
        for (const [name, input] of this.annotations) input.checked = choice.annotations.includes(name);
        this.showsHidden.checked = choice.showsHidden;
        for (const [input, template] of this.templates) Controls.mark(input, this.model.outcome({ ...choice, template }));
        for (const [input, device] of this.devices) Controls.mark(input, this.model.outcome({ ...choice, device }));
        for (const [input, language] of this.languages) Controls.mark(input, this.model.outcome({ ...choice, language }));
    }

    /** Marks a choice that leads to a state with a problem. */
    static mark(input, outcome) {
        const slot = input.parentElement.querySelector(".slot");
        if (slot.dataset.outcome === outcome) return;
        slot.dataset.outcome = outcome;
        slot.replaceChildren(...(outcome ? [html("span", { class: `status ${outcome}`, title: outcome }), html("span", { class: "unseen" }, outcome)] : []));
    }

    toggle(number, isShown) {
        const isToggled = isShown === this.tree.masters[number].hidden;
        let toggled = this.choice.toggled.filter((other) => other !== number);
        if (isToggled) toggled = this.tree.masters.length > 3 ? [number] : [...toggled, number].sort((a, b) => a - b);
        this.change({ toggled });
    }

    buildAnnotations() {
        const chips = Object.entries(annotationTitles).map(([name, [title, color]]) => {
            const input = html("input", { type: "checkbox", onchange: () => this.annotate() });
            return { name, input, label: html("label", { class: `chip ${color}` }, input, html("span", {}, title)) };
        });
        // Hides controls that have no effect for the document.
        const trees = this.model.trees.filter((tree) => tree.states.length > 0);
        const useful = {
            constraints: trees.some((tree) => tree.constraints?.length > 0), targets: trees.some((tree) => tree.templates.length > 0),
            hiding: trees.some((tree) => tree.links.length > 0), guides: trees.some((tree) => tree.constraints?.length > 0),
        };
        for (const chip of chips) chip.label.hidden = useful[chip.name] === false;
        this.annotations = chips.map((chip) => [chip.name, chip.input]);
        this.showsHidden = html("input", {
            type: "checkbox", role: "switch", onchange: () => this.change({ showsHidden: this.showsHidden.checked }),
        });
        const hasHidden = this.model.data.looks.some((look) => (look[5] & 1) !== 0);
        const hidden = html("label", { class: "row" }, this.showsHidden, html("span", { class: "title" }, "Show hidden views"));
        hidden.hidden = !hasHidden;
        this.fill("annotations", [html("div", { class: "chip-grid" }, chips.map((chip) => chip.label)), hidden]);
    }

    annotate() {
        this.change({ annotations: this.annotations.filter(([, input]) => input.checked).map(([name]) => name) });
    }

    /** Fills a group with radio buttons, which the arrow keys select.
     * @returns {[HTMLInputElement, any][]} */
    radios(id, items, choose) {
        const made = items.map((item) => {
            const input = html("input", { type: "radio", name: id, onchange: () => choose(item.value) });
            const label = html("label", { class: "row" }, input, item.icon ? html("span", { class: `icon ${item.icon}` }) : null,
                html("span", { class: "title" }, item.title), html("span", { class: "slot" }), item.detail ? html("span", { class: "detail" }, item.detail) : null);
            return { input, label, value: item.value };
        });
        this.fill(id, made.map((item) => item.label));
        return made.map((item) => [item.input, item.value]);
    }

    /** Replaces the elements after a group's legend. */
    fill(id, elements) {
        const group = byID(id);
        group.replaceChildren(group.querySelector("legend"), html("div", { class: "items" }, elements));
    }
}
