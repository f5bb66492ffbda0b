// The facts about the display: panels, badges, captions, and the replay of a transition.

class DescribedPage extends Page {
    showFacts() {
        const { model, tree, shown, choice, changes } = this;
        this.outline.update(model, tree, shown, choice.view, new Set(changes.map((change) => change.view)));
        this.inspector.update(model, tree, shown, choice.view, changes);
        this.changesPanel.update(model, tree, choice, changes);
        this.showTexts();
        this.showFindings();
        const template = tree.templates[choice.template];
        this.panels.setNumber("changes", changes.length + (template ? template.added.length + template.removed.length + template.attributes.length : 0));
        byID("badges").replaceChildren(...this.badges().map(([kind, text, isProblem]) => html("li", { class: kind },
            isProblem ? html("button", { type: "button", title: text, onclick: () => this.showProblems() }, text) : text)));
    }

    /** Lists the texts of the screen, if their panel is open. */
    showTexts() {
        if (this.panels.current?.id === "tab-texts" && this.choice) this.texts.update(this.model, this.tree, this.choice.view);
    }

    /** Lists the findings of the document, if their panel is open. */
    showFindings() {
        if (this.panels.current?.id === "tab-findings") this.findings.show();
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
        if (choice.hasContrast !== before.hasContrast) parts.push(choice.hasContrast ? "increased contrast" : "normal contrast");
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
}
