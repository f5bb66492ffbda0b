// The current choice as the page's address, so that a link shows it again.

const annotationNames = ["labels", "ids", "frames", "constraints", "targets", "hiding", "guides", "issues"];

/**
 * The current choice: the map, a screen, or two screens to compare; the tree, its state, the device, and the annotations.
 * @typedef {{mode: string, by: string, other: ?object, tree: number, template: number, toggled: number[], device: string, orientation: string, isDark: boolean, hasContrast: boolean,
 *     annotations: string[], showsHidden: boolean, view: number}} Choice
 */

/** Returns the choice with which the page opens.
 * @returns {Choice} */
function openingChoice(model) {
    const opening = model.data.opening;
    const has = (tree) =>
        tree.templates.some((template) => opening.templates.includes(template.id)) || toggledMasters(tree, opening.toggled).length > 0;
    const tree = model.shown.find(has) ?? model.opening;
    const isPlain = !has(tree) && opening.annotations.length === 0 && !opening.showsHidden;
    return {
        mode: model.map && isPlain ? "map" : "screen",
        by: "slider",
        other: null,
        tree: tree.number,
        template: tree.templates.findLastIndex((template) => opening.templates.includes(template.id)),
        toggled: allowedToggles(tree, toggledMasters(tree, opening.toggled)),
        device: model.devices[0]?.id ?? "canvas",
        orientation: "portrait",
        language: "",
        isDark: opening.appearance === "dark",
        hasContrast: false,
        annotations: annotationNames.filter((name) => opening.annotations.includes(name)),
        showsHidden: opening.showsHidden,
        view: -1,
    };
}

/** Returns the numbers of a tree's masters that are views with these ids. */
function toggledMasters(tree, ids) {
    return tree.masters.flatMap((master, number) => (ids.includes(tree.views[master.view].id) ? [number] : []));
}

/** Limits toggled masters to what the page has: all combinations of up to three masters, or one of more. */
function allowedToggles(tree, toggled) {
    return tree.masters.length > 3 ? toggled.slice(-1) : toggled;
}

/** Returns the address of a choice, without its `#` and without default values. */
function addressOf(model, choice) {
    const tree = model.trees[choice.tree];
    const parts = new URLSearchParams();
    if (model.project && model !== model.project.opening) parts.set("storyboard", model.name);
    if (tree !== model.opening || (model.map && choice.mode === "screen")) parts.set("screen", treeName(tree));
    if (choice.template >= 0) parts.set("template", tree.templates[choice.template].id ?? choice.template);
    if (choice.toggled.length > 0) parts.set("toggle", choice.toggled.map((number) => masterName(tree, number)).join(" "));
    if (choice.device !== model.devices[0]?.id) parts.set("device", choice.device);
    if (choice.orientation !== "portrait") parts.set("orientation", choice.orientation);
    if (choice.language) parts.set("language", choice.language);
    if (choice.isDark) parts.set("appearance", "dark");
    if (choice.hasContrast) parts.set("contrast", "increased");
    if (choice.annotations.length > 0) parts.set("annotate", choice.annotations.join(" "));
    if (choice.showsHidden) parts.set("hidden", "shown");
    if (choice.view >= 0) parts.set("view", tree.views[choice.view].id ?? choice.view);
    if (choice.mode === "compare") {
        parts.set("show", choice.by);
        if (choice.other) parts.set("with", otherAddress(tree, choice.other));
    } else if (choice.mode === "map" && ([...parts.keys()].some((key) => key !== "storyboard") || openingChoice(model).mode !== "map")) {
        parts.set("show", "map");
    }
    return parts.toString();
}

/** Returns the choice of an address; values that the document lacks keep their defaults.
 * @returns {Choice} */
function choiceOf(model, address) {
    const parts = new URLSearchParams(address);
    if ([...parts.keys()].every((key) => key === "storyboard")) return openingChoice(model);
    const choice = { ...openingChoice(model), template: -1, toggled: [], isDark: false, annotations: [], showsHidden: false };
    // An address written by hand may name the scene, or only the template.
    const asked = parts.get("screen");
    const hasTemplate = (tree) => tree.templates.some((template) => template.id === parts.get("template"));
    const tree =
        model.shown.find((tree) => treeName(tree) === asked) ??
        model.shown.find((tree) => asked !== null && tree.scene === asked) ??
        model.shown.find((tree) => asked === null && parts.has("template") && !hasTemplate(model.opening) && hasTemplate(tree)) ??
        model.opening;
    choice.tree = tree.number;
    choice.template = tree.templates.findIndex((template, number) => (template.id ?? String(number)) === parts.get("template"));
    const names = (parts.get("toggle") ?? "").split(" ");
    choice.toggled = allowedToggles(tree, tree.masters.flatMap((_, number) => (names.includes(masterName(tree, number)) ? [number] : [])));
    if (model.device(parts.get("device"))) choice.device = parts.get("device");
    if (parts.get("orientation") === "landscape") choice.orientation = "landscape";
    choice.language = model.languages.includes(parts.get("language")) ? parts.get("language") : "";
    choice.isDark = parts.get("appearance") === "dark";
    choice.hasContrast = parts.get("contrast") === "increased";
    const annotations = (parts.get("annotate") ?? "").split(" ");
    choice.annotations = annotationNames.filter((name) => annotations.includes(name));
    choice.showsHidden = parts.get("hidden") === "shown";
    const view = parts.get("view");
    const show = parts.get("show");
    choice.mode = show === "map" && model.map ? "map" : Object.hasOwn(comparisonWays, show) && !model.isEmpty ? "compare" : "screen";
    if (Object.hasOwn(comparisonWays, show)) choice.by = show;
    if (choice.mode === "compare" && parts.has("with")) choice.other = otherOf(model, tree, parts.get("with"));
    choice.view = view === null ? -1 : tree.byID.get(view) ?? (/^\d+$/.test(view) && Number(view) < tree.views.length ? Number(view) : -1);
    return choice;
}

/** Returns the other side of a comparison as part of an address. */
function otherAddress(tree, other) {
    const parts = new URLSearchParams();
    if (other.template >= 0) parts.set("template", tree.templates[other.template]?.id ?? other.template);
    if (other.toggled.length > 0) parts.set("toggle", other.toggled.map((number) => masterName(tree, number)).join(" "));
    parts.set("device", other.device);
    if (other.orientation !== "portrait") parts.set("orientation", other.orientation);
    if (other.language) parts.set("language", other.language);
    if (other.isDark) parts.set("appearance", "dark");
    if (other.isEarlier) parts.set("revision", "earlier");
    return parts.toString();
}

function otherOf(model, tree, address) {
    const parts = new URLSearchParams(address);
    const names = (parts.get("toggle") ?? "").split(" ");
    return {
        template: tree.templates.findIndex((template, number) => (template.id ?? String(number)) === parts.get("template")),
        toggled: allowedToggles(tree, tree.masters.flatMap((_, number) => (names.includes(masterName(tree, number)) ? [number] : []))),
        device: model.device(parts.get("device")) ? parts.get("device") : model.devices[0].id,
        orientation: parts.get("orientation") === "landscape" ? "landscape" : "portrait",
        language: model.languages.includes(parts.get("language")) ? parts.get("language") : "",
        isDark: parts.get("appearance") === "dark",
        isEarlier: parts.get("revision") === "earlier",
    };
}

function treeName(tree) {
    return tree.root ?? String(tree.number);
}

function masterName(tree, number) {
    return tree.views[tree.masters[number].view].id ?? String(number);
}
