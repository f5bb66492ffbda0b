// The contents of the document, and its appearance in every solved state.

/** The appearance of a view in a state: its frame in its superview, and its drawing. */
class Look {
    constructor(numbers, model) {
        const [x, y, width, height, alpha, flags, art, front, insets, radius = 0, transform = -1, contentInset = 0] = numbers;
        Object.assign(this, { x, y, width, height, alpha, radius, contentInset });
        this.isHidden = (flags & 1) !== 0;
        this.clips = (flags & 2) !== 0;
        this.isLeftOut = (flags & 4) !== 0;
        this.art = model.art(art);
        this.front = model.art(front);
        // The page's looks refer to shared values by number; looks that were just solved contain them.
        const found = typeof insets === "number" ? model.data.insets[insets] ?? [] : insets;
        this.margins = found.length === 8 ? found.slice(0, 4) : null;
        this.safeArea = found.length === 8 ? found.slice(4) : null;
        this.matrix = typeof transform === "number" ? model.data.transforms[transform] ?? null : transform;
    }
}

/** A state of a tree as it is shown. */
class Shown {
    constructor(model, state) {
        this.size = state.size;
        this.top = state.top ?? 0;
        this.behind = model.art(state.b);
        this.front = model.art(state.f);
        this.looks = state.looks?.map((look) => (look ? new Look(look, model) : null)) ?? state.v.map((number) => model.look(number));
        this.ambiguous = new Set(state.ambiguous ?? []);
        this.conflicts = state.conflicts ?? [];
        this.misplaced = new Map(state.misplaced ?? []);
        this.set = state.k;
    }
}

/** The page's data. */
class Model {
    constructor(data) {
        this.data = data;
        this.source = new Source(data);
        this.artTexts = [];
        this.trees = data.trees;
        this.lookCache = new Map();
        for (const [number, tree] of this.trees.entries()) {
            tree.number = number;
            tree.byKey = new Map(tree.states.map((state) => [Model.key(state.s, state.t, state.h ?? []), state]));
            tree.children = tree.views?.map(() => []) ?? [];
            tree.views?.forEach((view, index) => tree.children[view.parent]?.push(index));
            tree.byID = new Map(tree.views?.map((view, index) => [view.id, index]) ?? []);
        }
        const solved = this.trees.filter((tree) => tree.states.length > 0);
        const screens = solved.filter((tree) => !tree.isTemplate);
        // A document with only templates shows those.
        this.shown = screens.length > 0 ? screens : solved;
        /** Whether nothing is laid out: then there is one tree, without views. */
        this.isEmpty = this.shown.length === 0;
        if (this.isEmpty) this.addEmptyTree();
        // Bars and other views next to the controllers' come after them.
        this.shown.sort((a, b) => Number(b.isController ?? false) - Number(a.isController ?? false));
        /** The screen with which the page opens: one with states, if there is any. */
        this.opening = this.shown.find((tree) => tree.templates.length + tree.masters.length > 0) ?? this.shown[0];
        /** The document's own map, and the one that is shown: in a project, that of all storyboards. */
        this.flow = data.map ? this.readMap(data.map) : null;
        this.map = this.flow;
        const initial = this.flow?.scenes.find((scene) => scene.isInitial);
        this.opening = this.trees[initial ? this.firstTree(initial) : -1] ?? this.opening;
        this.devices = Model.devices(data.screens);
        /** The languages; the first is the document's own, which has no name. */
        this.languages = [...new Set(data.screens.map((screen) => screen.language ?? ""))];
    }

    addEmptyTree() {
        const tree = {
            number: this.trees.length, root: null, scene: null, title: this.data.file.split("/").pop(), subtitle: "", views: [], lines: [], templates: [], masters: [],
            links: [], constraints: [], guides: [], sets: [], states: [], children: [], byID: new Map(),
        };
        tree.states.push({ s: 0, t: -1, k: 0, b: -1, f: -1, v: [], size: [0, 0] });
        tree.byKey = new Map([[Model.key(0, -1, []), tree.states[0]]]);
        this.trees.push(tree);
        this.shown.push(tree);
    }

    /** Reads the map: its scenes by number, its arrows, and the rectangle around all. */
    readMap({ scenes, arrows }) {
        return mapOf(scenes.map(([id, title, className, frame, flags, tree, art, reference, exits, sceneID], number) => ({
            sceneID, model: this, own: number,
            number, id, title, className, frame, isInitial: (flags & 1) !== 0, tree: tree >= 0 && this.trees[tree].states.length > 0 ? tree : -1, art, reference, exits, arrows: [],
            name: title || reference?.filter(Boolean).join(" in ") || className,
        })), arrows);
    }

    /** Returns the tree of a scene or, for a controller without a view, of the first one that it shows; -1 if there is none. */
    firstTree(scene, seen = new Set()) {
        if (scene.tree >= 0) return scene.tree;
        if (seen.has(scene.number)) return -1;
        seen.add(scene.number);
        for (const { kind, destination } of scene.arrows) {
            if (kind !== "relationship" && kind !== "reference" && kind !== "embed") continue;
            const tree = this.firstTree(this.flow.scenes[destination], seen);
            if (tree >= 0) return tree;
        }
        return -1;
    }

    /** The screens as a list: controllers with their parts below, the initial one first. `{tree, scene, level}`. */
    get sceneList() {
        if (this.sceneRows) return this.sceneRows;
        const rows = [];
        const listed = new Set();
        const scenes = this.flow?.scenes ?? [];
        const add = (scene, level) => {
            if (listed.has(scene.number) || scene.reference) return;
            listed.add(scene.number);
            rows.push({ scene, tree: scene.tree, level });
            for (const { kind, destination } of scene.arrows) if (kind === "relationship") add(scenes[destination], level + 1);
            // Bars, and views next to the controller's.
            for (const tree of this.shown) {
                if (tree.scene === scene.sceneID && tree.number !== scene.tree) rows.push({ scene: null, tree: tree.number, level: level + 1 });
            }
        };
        const isInside = new Set(scenes.flatMap(({ arrows }) => arrows.filter(({ kind }) => kind === "relationship").map(({ destination }) => destination)));
        const order = [...scenes].sort((a, b) => Number(b.isInitial) - Number(a.isInitial));
        for (const scene of order) if (!isInside.has(scene.number) || scene.isInitial) add(scene, 0);
        for (const scene of order) add(scene, 0);
        const trees = new Set(rows.map(({ tree }) => tree));
        // The tree of a document without views isn't a screen.
        for (const tree of this.shown) if (!trees.has(tree.number) && tree.views.length > 0) rows.push({ scene: null, tree: tree.number, level: 0 });
        return (this.sceneRows = rows);
    }

    static key(screen, template, toggled) {
        return `${screen}|${template}|${toggled}`;
    }

    /** Returns the screens by device: `{id, name, family, round, screens: {portrait: 1, landscape: 4}}`, the canvas first, then by size;
     * those of other languages are in `languages`, by language. */
    static devices(screens) {
        const devices = new Map();
        for (const [number, screen] of screens.entries()) {
            const device = devices.get(screen.id) ?? { ...screen, screens: {}, languages: new Map() };
            const screensOf = screen.language ? device.languages.get(screen.language) ?? {} : device.screens;
            screensOf[screen.orientation ?? "any"] = number;
            if (screen.language) device.languages.set(screen.language, screensOf);
            devices.set(screen.id, device);
        }
        const extent = (device) => (device.family ? Math.min(...device.size) : 0);
        return [...devices.values()].sort((a, b) => extent(a) - extent(b));
    }

    device(id) {
        return this.devices.find((device) => device.id === id);
    }

    /** Returns the number of a device's screen in an orientation, or the only one, in a language if the page has it. */
    screenNumber(id, orientation, language) {
        const device = this.device(id) ?? this.devices[0];
        const screens = device.languages.get(language) ?? device.screens;
        return screens[orientation] ?? Object.values(screens)[0];
    }

    art(art) {
        if (typeof art === "string") return art;
        const text = this.data.art[art];
        if (text === undefined) return "";
        return (this.artTexts[art] ??= exchanged(text));
    }

    look(number) {
        if (number < 0) return null;
        let look = this.lookCache.get(number);
        if (!look) this.lookCache.set(number, (look = new Look(this.data.looks[number], this)));
        return look;
    }

    /** Returns the chosen state; null if the page does not have it. */
    state(choice) {
        const tree = this.trees[choice.tree];
        const screen = this.screenNumber(choice.device, choice.orientation, choice.language);
        const state = tree.byKey.get(Model.key(screen, choice.template, choice.toggled));
        return state ? new Shown(this, state) : null;
    }

    /** Returns the outcome of solving a state: "conflicting", "ambiguous", or "" if there is no problem. */
    outcome(choice) {
        const screen = this.screenNumber(choice.device, choice.orientation, choice.language);
        const state = this.trees[choice.tree].byKey.get(Model.key(screen, choice.template, choice.toggled));
        return state?.conflicts ? "conflicting" : state?.ambiguous ? "ambiguous" : "";
    }

    /** Returns the active constraints of a state. */
    constraints(tree, shown) {
        tree.decoded ??= tree.constraints.map((entry, number) => {
            const [id, text, first, firstAttribute, relation, second, secondAttribute, multiplier, constant, priority, flags, origin] = entry;
            return {
                number, id, text, first, firstAttribute, relation, second, secondAttribute, multiplier, constant, priority, origin,
                isPlaceholder: (flags & 1) !== 0, isSymbolic: (flags & 2) !== 0, isVaried: (flags & 4) !== 0,
            };
        });
        return (tree.sets[shown.set] ?? []).map((number) => tree.decoded[number]);
    }

    /** Returns the place of an element: a view, or the view of a constraint; null if it is neither. */
    place(id) {
        if (id === null) return null;
        const find = (tree) => {
            const constraint = tree.constraints?.find((entry) => entry[0] === id);
            return tree.byID.get(id) ?? (constraint ? Math.max(constraint[2], constraint[5]) : -1);
        };
        for (const tree of this.shown) {
            const view = find(tree);
            if (view >= 0) return { tree: tree.number, view };
        }
        // Parts of a template are shown where it is applied, at their target view.
        for (const tree of this.shown) {
            for (const [template, { tree: own, pairs }] of tree.templates.entries()) {
                if (!this.trees[own]?.states.length) continue;
                const view = find(this.trees[own]);
                if (view >= 0) return { tree: tree.number, view: pairs.find(([from]) => from === view)?.[1] ?? -1, template };
            }
        }
        return null;
    }

    /** Returns the differences between two states, view by view, in document order. */
    changes(tree, before, after) {
        const changes = [];
        if (!before || !after) return changes;
        for (const [view, to] of after.looks.entries()) {
            const from = before.looks[view];
            if (!from && !to) continue;
            if (!from || !to) {
                changes.push({ view, kind: to ? "added" : "removed", from, to });
                continue;
            }
            const moved = ["x", "y", "width", "height"].some((side) => Math.abs(from[side] - to[side]) > 0.01);
            const faded = Math.abs(from.alpha - to.alpha) > 0.001;
            const turned = `${from.matrix}` !== `${to.matrix}`;
            const hidden = from.isHidden !== to.isHidden;
            if (!moved && !faded && !turned && !hidden) continue;
            const frames = [this.frame(tree, before, view), this.frame(tree, after, view)];
            changes.push({ view, kind: "changed", from, to, moved, faded, turned, hidden, frames });
        }
        return changes;
    }

    /** Returns a view's frame in the document's coordinates: upwards on macOS, unless its superview is flipped. */
    frame(tree, shown, view, look = shown.looks[view]) {
        const parent = tree.views[view].parent;
        const outer = shown.looks[parent];
        const isUpwards = this.data.platform === "macOS" && outer && !tree.views[parent].flipped;
        return [look.x, isUpwards ? outer.height - look.y - look.height : look.y, look.width, look.height];
    }
}

const exchanges = { "<": "{", "{": "<", '"': "`", "`": '"' };

/** Restores markup: the page's data swaps characters that would have to be escaped. */
function exchanged(text) {
    return text.replace(/[<{"`]/g, (character) => exchanges[character]);
}

/** Formats a number for display, with two decimals. */
function points(value) {
    return String(Math.round(value * 100) / 100).replace("-", "−");
}

/** Formats a rectangle for display. */
function frameText([x, y, width, height]) {
    return `${points(x)}, ${points(y)}, ${points(width)} × ${points(height)}`;
}

/** Returns a count with its noun: `1 view`, `2 views`. */
function count(number, noun) {
    return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
