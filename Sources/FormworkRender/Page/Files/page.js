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
        this.texts = new Texts(byID("panel-texts"), select);
        this.findings = new Findings(byID("panel-findings"), (place) => this.go(place));
        this.panels = new Panels();
        this.panels.onShow = () => {
            if (!this.model) return;
            this.showTexts();
            this.showFindings();
            this.drawAnnotations();
        };
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
        this.panels.setUseful("texts", this.model.trees.some((tree) => tree.texts?.length > 0));
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
        const { isDark, hasContrast, annotations, showsHidden, device, orientation, mode } = this.choice;
        const opening = openingChoice(model);
        const isThere = model.device(device) !== undefined;
        return { ...opening, mode: mode === "compare" ? "screen" : mode, isDark, hasContrast, annotations, showsHidden, ...(isThere ? { device, orientation } : {}) };
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
        if (this.hasContrast !== choice.hasContrast) this.setContrast(choice.hasContrast);
        this.choice = choice;
        this.live = null;
        const shown = this.model.state(choice);
        const fallback = { ...choice, toggled: [] };
        this.isMissing = !shown;
        this.display(shown ?? this.model.state(fallback) ?? this.model.state({ ...fallback, template: -1 }), { animated: animated && !isOtherTree });
    }

    /** Shows a state of the current choice. */
    display(shown, { animated, direction }) {
        const { model, choice, tree } = this;
        this.shown = shown;
        this.before = this.live ? null : model.state({ ...choice, template: -1, toggled: [] });
        this.changes = model.changes(tree, this.before, shown);
        this.controls.update(choice);
        this.showMode();
        byID("screen").classList.toggle("dark", choice.isDark);
        byID("template-screen").classList.toggle("dark", choice.isDark);
        const screen = model.data.screens[model.screenNumber(choice.device, choice.orientation, choice.language)];
        model.isRightToLeft = direction ? direction === "rightToLeft" : screen.isRightToLeft ?? model.data.isRightToLeft;
        this.stage.setDevice(model.device(choice.device), screen, shown.size, model.data.platform);
        this.showTemplate();
        // The map and the comparison have pictures of their own.
        if (choice.mode === "screen") this.screen.show(shown, { tree, model, showsHidden: choice.showsHidden, animated });
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
        const paints = model === this.model ? this.paints : model.data.paints;
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
            const [room, high] = map.room;
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
        this.paints = [...(this.paints ?? []).slice(0, first), ...paints];
        this.setContrast(this.hasContrast ?? false);
    }

    /** Sets whether the screen has the colours with increased contrast, as far as there are any. */
    setContrast(hasContrast) {
        this.hasContrast = hasContrast;
        this.colors = this.paints.map(([light, dark, ...contrast]) => (hasContrast && contrast.length > 0 ? contrast : [light, dark]));
        const rule = (selector, place) => `${selector}{${this.colors.map((paint, number) => `--c${number}:${paint[place]}`).join(";")}}`;
        this.colorSheet.textContent = rule(".screen", 0) + rule(".screen.dark", 1);
    }
}
