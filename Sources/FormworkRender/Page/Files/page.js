// The page: the current choice, the parts that show it, and the interface for other programs.

class Page {
    constructor(data) {
        const select = (view) => this.choose({ view });
        this.screen = new ScreenView(byID("screen"), () => this.onFrame());
        this.template = new ScreenView(byID("template-screen"), () => {});
        this.annotations = new Annotations(byID("overlay"));
        this.stage = new Stage(this);
        this.controls = new Controls((patch) => this.choose(patch));
        this.outline = new Outline(byID("outline"), select, (view) => this.hover(view));
        this.inspector = new Inspector(byID("inspector"), select, (constraint) => this.point(constraint), (place) => this.go(place));
        this.changesPanel = new Changes(byID("panel-changes"), select);
        this.findings = new Findings(byID("panel-findings"), (place) => this.go(place));
        this.panels = new Panels();
        this.panels.onShow = () => this.model && this.drawAnnotations();
        this.pictures = new PictureQueue();
        this.map = new MapView(this);
        this.minimap = new Minimap(this);
        this.search = new Search(this);
        this.comparison = new Comparison(this);
        this.exportSheet = new ExportSheet(this);
        this.keys = new Keys(this);
        this.listeners = new Set();
        this.hovered = -1;
        this.pointed = -1;
        this.load(data);
        // A change of the address by hand triggers one or the other.
        for (const event of ["popstate", "hashchange"]) window.addEventListener(event, () => this.readAddress());
        byID("replay").addEventListener("click", () => this.replay());
        for (const way of ["smaller", "fit", "whole", "larger"]) byID(way).addEventListener("click", () => this.zoom(way));
        for (const mode of ["map", "screen", "compare"]) byID(`mode-${mode}`).addEventListener("click", () => this.choose({ mode }));
    }

    /** Loads a document, and shows the choice of the address. */
    load(data) {
        const refocus = keepFocus(document.body);
        this.project = data.documents ? new Project(data) : null;
        this.pictures.clear();
        this.search.clear();
        this.use(this.project?.modelOf(location.hash.slice(1)) ?? new Model(data));
        this.show(choiceOf(this.model, location.hash.slice(1)), { animated: false });
        refocus();
    }

    /** Sets the document without showing it. */
    use(model) {
        this.model = model;
        const { data, project } = model;
        const name = project?.title ?? data.file.split("/").pop();
        byID("file").textContent = name;
        byID("file").title = data.file;
        byID("platform").textContent = data.platform;
        document.title = name;
        this.setColors(data.paints);
        this.screen.tree = null;
        this.template.tree = null;
        this.choice = null;
        const earlier = data.against ? { title: data.against.title, model: new Model(data.against.data) } : null;
        if (this.liveLanguages) this.addLanguages(this.liveLanguages);
        this.controls.build(this.model);
        project?.showList(model, (other) => this.choose({}, other));
        this.findings.build(this.model);
        this.map.build(this.model);
        this.comparison.build(this.model, earlier);
        const hasStates = this.model.trees.some((tree) => tree.templates?.length + tree.masters?.length > 0);
        this.panels.setNumber("findings", data.findings.length);
        this.panels.setUseful("changes", hasStates);
        byID("replay").hidden = !hasStates;
        byID("mode-map").hidden = !this.model.map;
        byID("mode-compare").hidden = this.model.isEmpty;
        byID("modes").hidden = this.model.isEmpty && !this.model.map;
        byID("export").hidden = this.model.isEmpty;
        byID("find").hidden = this.model.isEmpty && !this.model.map;
        showNeutral(this.model, byID("neutral"));
        byID("board").hidden = this.model.isEmpty;
    }

    /** Adds languages in which a server shows the screens, whether the page has them or not. */
    addLanguages(languages) {
        this.liveLanguages = languages;
        this.model.languages.push(...languages.filter((language) => !this.model.languages.includes(language)));
    }

    // The current choice

    get tree() {
        return this.model.trees[this.choice.tree];
    }

    /** Changes the choice, in another storyboard of the project if one is given, and then the address. */
    choose(patch, model = this.model) {
        const before = this.choice;
        const choice = model === this.model ? { ...before, ...patch } : { ...this.choiceIn(model), ...patch };
        const isElsewhere = model !== this.model;
        if (isElsewhere) this.use(model);
        const address = "#" + addressOf(this.model, choice);
        // Selecting a view adds no history entry: going back is for states.
        if (!isElsewhere && Object.keys(patch).every((key) => key === "view")) history.replaceState(null, "", address);
        else if (address !== location.hash) history.pushState(null, "", address);
        this.show(choice);
        this.announce(this.describe(before));
    }

    /** Returns the current choice, as far as another storyboard of the project has it. */
    choiceIn(model) {
        const { isDark, annotations, showsHidden, device, orientation, mode } = this.choice;
        const opening = openingChoice(model);
        const isThere = model.device(device) !== undefined;
        return { ...opening, mode: mode === "compare" ? "screen" : mode, isDark, annotations, showsHidden, ...(isThere ? { device, orientation } : {}) };
    }

    readAddress() {
        const address = location.hash.slice(1);
        const model = this.project?.modelOf(address) ?? this.model;
        if (model === this.model && address === addressOf(this.model, this.choice)) return;
        const before = this.choice;
        if (model !== this.model) this.use(model);
        this.show(choiceOf(this.model, address));
        this.announce(this.describe(before));
    }

    /** Goes to a place in the document, on any screen. */
    go({ tree, view, template }, model = this.model) {
        const mode = "screen";
        if (model !== this.model) this.choose({ mode, tree, view }, model);
        else if (template !== undefined) this.choose({ mode, tree, view, template, toggled: [] });
        else if (tree !== this.choice.tree) this.choose({ mode, tree, view, template: -1, toggled: [] });
        else this.choose(this.choice.mode === mode ? { view } : { mode, view });
        if (view >= 0) this.panels.open("views");
    }

    // The display

    show(choice, { animated = true } = {}) {
        const isOtherTree = this.choice?.tree !== choice.tree;
        this.choice = choice;
        this.live = null;
        const shown = this.model.state(choice);
        const fallback = { ...choice, toggled: [] };
        this.isMissing = !shown;
        this.display(shown ?? this.model.state(fallback) ?? this.model.state({ ...fallback, template: -1 }), { animated: animated && !isOtherTree });
    }

    /** Shows a state of the current choice. */
    display(shown, { animated }) {
        const { model, choice, tree } = this;
        this.shown = shown;
        this.before = this.live ? null : model.state({ ...choice, template: -1, toggled: [] });
        this.changes = model.changes(tree, this.before, shown);
        this.controls.update(choice);
        this.showMode();
        byID("screen").classList.toggle("dark", choice.isDark);
        byID("template-screen").classList.toggle("dark", choice.isDark);
        const screen = model.data.screens[model.screenNumber(choice.device, choice.orientation, choice.language)];
        model.isRightToLeft = screen.isRightToLeft ?? model.data.isRightToLeft;
        this.stage.setDevice(model.device(choice.device), screen, shown.size, model.data.platform);
        this.showTemplate();
        this.screen.show(shown, { tree, model, showsHidden: choice.showsHidden, animated });
        this.showFacts();
        const caption = this.caption();
        byID("caption").textContent = caption;
        byID("heading").textContent = choice.mode === "map" ? (model.project ? "Flow" : "Storyboard") : tree.title;
        byID("replay").disabled = (choice.template < 0 && choice.toggled.length === 0) || choice.mode !== "screen";
        for (const listener of this.listeners) listener(this.currentState());
    }

    /** Shows the map, the screen or the comparison, whichever is chosen. */
    showMode() {
        const { choice, model } = this;
        const { mode } = choice;
        byID("app").dataset.mode = mode;
        byID("stage").hidden = mode !== "screen";
        byID("map").hidden = mode !== "map";
        byID("compare").hidden = mode !== "compare";
        for (const name of ["map", "screen", "compare"]) byID(`mode-${name}`).setAttribute("aria-pressed", name === mode);
        const hasZoom = mode !== "compare" && !(model.isEmpty && mode === "screen");
        for (const name of ["smaller", "fit", "whole", "larger"]) byID(name).disabled = !hasZoom;
        if (!hasZoom) showScale(null, false);
        if (mode === "map") this.map.show(choice);
        if (mode === "compare") this.comparison.show(choice);
        this.controls.showThumbs(choice, this.pictures, (scene, isDark) => this.pictureOfScene(scene, isDark));
    }

    /** Returns the picture of a scene, as on its canvas. */
    pictureOfScene(scene, isDark) {
        const { model } = scene;
        const paints = model === this.model ? this.colors : model.data.paints;
        if (scene.tree >= 0) {
            const tree = model.trees[scene.tree];
            const state = tree.states.find((state) => state.s === 0 && state.t < 0 && !state.h) ?? tree.states[0];
            return state ? pictureOfState(model, tree, new Shown(model, state), { paints, isDark }) : null;
        }
        const [, , width, height] = scene.frame;
        const holder = svg("svg", { width, height });
        fillWithArt(holder, model.art(scene.art));
        return pictureOf(holder, [width, height], { paints, isDark });
    }

    /** Zooms the current display in or out. */
    zoom(way) {
        const { mode } = this.choice;
        if (mode === "compare") return;
        const target = mode === "map" ? this.map : this.stage;
        const scale = { smaller: target.scale / 1.25, larger: target.scale * 1.25, whole: 1, fit: null }[way];
        if (mode === "screen") this.stage.setZoom(scale);
        else if (scale === null) this.map.fit();
        else this.map.zoomTo(scale);
    }

    onMapMove() {
        showScale(this.map.scale, this.map.isFitted);
        this.drawMinimap();
    }

    drawMinimap() {
        const { mode } = this.choice;
        if (mode === "map") {
            const { map, model: { map: { bounds: [left, top, width, height], scenes } } } = this;
            const [room, high] = [map.element.clientWidth, map.element.clientHeight];
            this.minimap.draw({
                size: [width, height], boxes: scenes.map(({ frame: [x, y, wide, tall] }) => [x - left, y - top, wide, tall]),
                window: [-map.x / map.scale, -map.y / map.scale, room / map.scale, high / map.scale],
                move: (x, y) => {
                    map.isFitted = false;
                    map.x = room / 2 - x * map.scale;
                    map.y = high / 2 - y * map.scale;
                    map.place();
                },
            });
        } else {
            this.minimap.draw(mode === "screen" && this.stage.zoom !== null && !this.model.isEmpty ? this.stage.window : null);
        }
    }

    showFacts() {
        const { model, tree, shown, choice, changes } = this;
        this.outline.update(model, tree, shown, choice.view, new Set(changes.map((change) => change.view)));
        this.inspector.update(model, tree, shown, choice.view, changes);
        this.changesPanel.update(model, tree, choice, changes);
        const template = tree.templates[choice.template];
        this.panels.setNumber("changes", changes.length + (template ? template.added.length + template.removed.length + template.attributes.length : 0));
        byID("badges").replaceChildren(...this.badges().map(([kind, text, isProblem]) => html("li", { class: kind },
            isProblem ? html("button", { type: "button", title: text, onclick: () => this.showProblems() }, text) : text)));
    }

    /** Returns short labels about the state. */
    badges() {
        const { shown, changes } = this;
        const badges = [];
        if (this.choice.mode === "map") return [["", count(this.model.map.scenes.length, "scene")]];
        if (this.model.isEmpty) return [];
        if (this.isMissing) badges.push(["conflicting", "not on this page"]);
        if (shown.conflicts.length > 0) badges.push(["conflicting", count(shown.conflicts.length, "conflict"), true]);
        if (shown.ambiguous.size > 0) badges.push(["ambiguous", `${count(shown.ambiguous.size, "view")} ambiguous`, true]);
        if (shown.misplaced.size > 0) badges.push(["ambiguous", `${count(shown.misplaced.size, "view")} misplaced`, true]);
        const moved = changes.filter((change) => change.moved).length;
        if (moved > 0) badges.push(["", `${count(moved, "view")} moved`]);
        return badges;
    }

    /** Shows the problems of the state: its constraints, and their views. */
    showProblems() {
        const annotations = this.choice.annotations.includes("issues") ? this.choice.annotations : annotationNames.filter((name) => name === "issues" || this.choice.annotations.includes(name));
        this.choose({ mode: "screen", view: -1, annotations });
        this.panels.open("views");
        byID("inspector").scrollTop = 0;
        byID("inspector").focus({ preventScroll: true });
    }

    /** Shows the applied template's own drawing next to the screen, if targets are annotated. */
    showTemplate() {
        const { model, choice, tree } = this;
        const own = model.trees[tree.templates[choice.template]?.tree];
        const isShown = choice.annotations.includes("targets") && own?.states.length > 0;
        byID("beside").hidden = !isShown;
        this.templateSize = null;
        if (!isShown) return;
        const shown = new Shown(model, own.states[0]);
        this.templateSize = shown.size;
        this.template.show(shown, { tree: own, model, showsHidden: true, animated: false });
    }

    /** Returns a description of the current display. */
    caption() {
        const { template, toggled, device, orientation, language } = this.choice;
        const parts = [this.tree.title];
        if (language) parts.push(language);
        if (template >= 0) parts.push(this.tree.templates[template].name);
        for (const number of toggled) {
            const master = this.tree.masters[number];
            parts.push(`${master.name} ${master.hidden ? "shown" : "hidden"}`);
        }
        const found = this.model.device(device);
        if (found.family) parts.push(`${found.name}${orientation === "landscape" ? ", landscape" : ""}`);
        if (!this.model.isEmpty) parts.push(this.shown.size.map(points).join(" × "));
        return parts.join(" · ");
    }

    /** Describes the change to screen readers. */
    describe(before) {
        const { choice, tree, shown } = this;
        if (choice.mode !== before.mode) return { map: `Map, ${count(this.model.map?.scenes.length ?? 0, "scene")}`, screen: this.caption(), compare: "Comparison" }[choice.mode];
        if (choice.view !== before.view && choice.template === before.template && choice.device === before.device) {
            if (choice.view < 0) return "Nothing is selected";
            const view = tree.views[choice.view];
            const look = shown.looks[choice.view];
            return `${view.name}, ${view.class}${look ? ", " + frameText(this.model.frame(tree, shown, choice.view)) : ""}`;
        }
        const parts = [this.caption(), ...this.badges().map(([, text]) => text)];
        if (choice.isDark !== before.isDark) parts.push(choice.isDark ? "dark" : "light");
        if (choice.annotations.length > 0) parts.push(`with ${choice.annotations.join(", ")}`);
        return parts.join(", ");
    }

    /** Plays the transition to the state again. */
    replay() {
        const { model, tree, shown, choice } = this;
        const before = model.state({ ...choice, template: -1, toggled: [] });
        if (!before) return;
        const how = { tree, model, showsHidden: choice.showsHidden };
        this.screen.show(before, { ...how, animated: false });
        setTimeout(() => {
            if (this.shown === shown) this.screen.show(shown, { ...how, animated: true });
        }, 250);
    }

    // Annotations over the screen

    hover(view) {
        if (view === this.hovered) return;
        this.hovered = view;
        this.drawAnnotations();
    }

    point(constraint) {
        this.pointed = constraint;
        this.drawAnnotations();
    }

    onFrame() {
        this.stage.layOut();
        this.drawAnnotations();
    }

    drawAnnotations() {
        const { model, tree, shown, before, choice, hovered, pointed, changes, screen } = this;
        if (!screen.tree || choice.mode !== "screen") return;
        const marks = this.panels.current?.id === "tab-findings" && !this.panels.isFolded("facts") ? this.findings.marks(tree) : null;
        this.annotations.draw({
            model, marks, tree, shown, before, choice, hovered, pointed, changes, scale: this.stage.scale, geometry: screen.geometry(),
            size: screen.size, isMoving: screen.isMoving,
        });
        this.stage.drawLinks(this.templateSize && !screen.isMoving);
        this.drawMinimap();
    }

    // Colours

    /** Sets the colours that differ by appearance, starting at a number. */
    setColors(paints, first = 0) {
        this.colorSheet ??= document.head.appendChild(html("style"));
        this.colors = [...(this.colors ?? []).slice(0, first), ...paints];
        const rule = (selector, place) => `${selector}{${this.colors.map((paint, number) => `--c${number}:${paint[place]}`).join(";")}}`;
        this.colorSheet.textContent = rule(".screen", 0) + rule(".screen.dark", 1);
    }

    // For other programs

    /** Returns the current display, with the numbers of the page's data. */
    currentState() {
        const { tree, template, toggled, device, orientation, language, mode } = this.choice;
        const isDevice = Boolean(this.model.device(device)?.family);
        return {
            mode, tree, template, toggled, device: isDevice ? device : null, orientation: isDevice ? orientation : null, language: language || null,
            size: this.shown.size, top: this.shown.top, isLive: this.live !== null, address: addressOf(this.model, this.choice),
        };
    }

    /** Shows a state that was just solved, in any size. */
    showLive(state, animated) {
        const now = this.currentState();
        // An answer to a request from before the choice changed.
        const isLate = state.tree !== now.tree || state.t !== now.template || `${state.h}` !== `${now.toggled}`;
        if (isLate || state.device !== now.device || state.orientation !== now.orientation || (state.language ?? null) !== (this.hasState() ? null : now.language)) return;
        if (state.paints) this.setColors(state.paints, this.model.data.paints.length);
        this.live = state;
        this.isMissing = false;
        this.display(new Shown(this.model, { ...state, k: this.model.state(this.choice)?.set }), { animated });
    }

    /** Whether the page itself has the chosen state, in its language. */
    hasState() {
        const { language } = this.choice;
        return !language || this.model.data.screens.some((screen) => screen.language === language);
    }

    /** Enables changing values: in the inspector, and by dragging chips of constraints. */
    setEditor(editor) {
        this.inspector.editor = editor;
        const drag = editor ? new ConstantDrag(this, editor) : null;
        this.annotations.onDrag = drag && ((chip, constraint, line) => drag.offer(chip, constraint, line));
        byID("overlay").classList.toggle("is-editable", editor !== null);
        this.showFacts();
        this.drawAnnotations();
    }

    /** Handles the answer to a change: the document's value replaces the typed or dragged one. */
    settle(id, name, value) {
        this.inspector.settle(id, name, value);
        this.drawAnnotations();
    }

    announce(text) {
        byID("announcer").textContent = text;
    }
}

const page = new Page(JSON.parse(byID("data").textContent));

/**
 * The interface for a server that shows the page.
 *
 * - `replaceData(data)`: the document has changed; the choice is kept as far as the document still has it.
 * - `showLive(state, animated)`: shows a state that was just solved, immediately unless animated; an answer that is too late is not shown.
 * - `currentState()`: the current display: tree, template and toggled masters by number, device, orientation, size, and the distance of the
 *   root from the screen's upper edge.
 * - `onChange(listener)`: calls a listener with the current state whenever the display changes.
 * - `corner`: an element without size at the lower right corner of the screen, for a handle to drag it by; `zoom`: pixels per point;
 *   if set, it is kept for all sizes of the screen; null means as many as fit.
 * - `announce(text)`: announces a text to screen readers.
 * - `addLanguages(names)`: adds languages for which the page has no states: the server solves them. `hasState()` returns whether
 *   the page itself has the chosen state.
 * - `setEditor(editor)`: enables changing values: `editor.set(id, name, value, version)`, with `editor.version` at the time the value was drawn or
 *   the drag began. `settle(id, name, value)` is called with the answer, whether it succeeded or not.
 */
window.formwork = {
    replaceData: (data) => page.load(typeof data === "string" ? JSON.parse(data) : data),
    showLive: (state, animated = false) => page.showLive(typeof state === "string" ? JSON.parse(state) : state, animated),
    currentState: () => page.currentState(),
    onChange: (listener) => page.listeners.add(listener),
    corner: byID("corner"),
    get zoom() {
        return page.stage.scale;
    },
    set zoom(zoom) {
        page.stage.zoom = zoom;
        page.onFrame();
    },
    announce: (text) => page.announce(text),
    hasState: () => page.hasState(),
    addLanguages: (names) => {
        page.addLanguages(names);
        page.controls.build(page.model);
        page.show(choiceOf(page.model, location.hash.slice(1)), { animated: false });
    },
    setEditor: (editor) => page.setEditor(editor),
    settle: (id, name, value) => page.settle(id, name, value),
};
