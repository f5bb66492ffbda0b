// A project: its storyboards, each a separate document, and the flow between them.

class Project {
    constructor(data) {
        this.data = data;
        this.title = data.project;
        this.models = data.documents.map((document, number) => {
            const model = new Model(document);
            Object.assign(model, { project: this, number, name: data.parts[number][0] });
            return model;
        });
        this.opening = this.models[data.opening] ?? this.models[0];
        // The positions of scenes in their own documents, by number.
        const counts = this.models.map(() => 0);
        const scenes = data.scenes.map(([document, frame], number) => {
            const model = this.models[document];
            const own = model.flow.scenes[counts[document]];
            counts[document] += 1;
            return { ...own, number, frame, arrows: [], model };
        });
        const parts = data.parts.map(([name, frame]) => ({ name, frame })).filter(({ frame }) => frame[2] > 0);
        this.map = mapOf(scenes, data.arrows, parts.length > 1 ? parts : []);
        for (const model of this.models) model.map = this.map;
    }

    /** Returns the storyboard of an address; by default, the application's initial one. */
    modelOf(address) {
        const asked = new URLSearchParams(address).get("storyboard");
        return this.models.find(({ name }) => name === asked) ?? this.opening;
    }

    /** Lists the storyboards to choose from. */
    showList(model, choose) {
        const rows = this.models.map((own) => html("label", { class: "row" },
            html("input", { type: "radio", name: "documents", checked: own === model, onchange: () => choose(own) }),
            html("span", { class: "title" }, own.name), html("span", { class: "detail" }, count(own.flow?.scenes.length ?? 0, "scene"))));
        const group = byID("documents");
        group.replaceChildren(group.querySelector("legend"), html("div", { class: "items" }, rows));
    }
}

/** Creates a map of scenes: its arrows, and the rectangle around all, with room for titles. */
function mapOf(scenes, arrows, parts = []) {
    const read = arrows.map(([kind, label, source, destination, curve, side]) => ({ kind, label, source, destination, curve, side }));
    for (const arrow of read) scenes[arrow.source].arrows.push(arrow);
    const points = [
        ...parts.flatMap(({ frame: [x, y, width, height] }) => [[x - 10, y - 10], [x + width + 10, y + height + 10]]),
        ...scenes.flatMap(({ frame: [x, y, width, height], isInitial }) => [[x - (isInitial ? 120 : 20), y - 50], [x + width + 20, y + height + 20]]),
        ...read.flatMap(({ curve }) => [[curve[2], curve[3]], [curve[4], curve[5]]].map(([x, y], index) => [(x + curve[index * 6]) / 2, (y + curve[index * 6 + 1]) / 2])),
    ];
    const [left, top] = [0, 1].map((axis) => points.reduce((least, point) => Math.min(least, point[axis]), Infinity));
    const [right, bottom] = [0, 1].map((axis) => points.reduce((most, point) => Math.max(most, point[axis]), -Infinity));
    return { scenes, arrows: read, parts, bounds: [left, top, right - left, bottom - top] };
}
