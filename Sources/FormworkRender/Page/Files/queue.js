// Pictures as images, drawn when they become visible.

function pictureURL({ text }) {
    return "data:image/svg+xml;charset=utf-8," + encodeURIComponent(text.toWellFormed?.() ?? text);
}

/** Draws pictures when they become visible, a few at a time, so that the page stays responsive. */
class PictureQueue {
    constructor() {
        this.waiting = new Map();
        this.urls = new Map();
        this.observer = new IntersectionObserver((entries) => {
            for (const entry of entries) {
                if (!entry.isIntersecting) continue;
                this.observer.unobserve(entry.target);
                this.waiting.set(entry.target, this.makers.get(entry.target));
            }
            this.next();
        }, { rootMargin: "200px" });
        this.makers = new WeakMap();
        this.request = 0;
    }

    /** Forgets all pictures, for another document. */
    clear() {
        this.observer.disconnect();
        this.waiting.clear();
        this.urls.clear();
    }

    /** Sets an image to the picture of a key once it is visible. */
    add(image, key, make) {
        image.dataset.picture = key;
        const known = this.urls.get(key);
        if (known) {
            if (image.src !== known) image.src = known;
            return;
        }
        this.makers.set(image, { key, make });
        this.observer.observe(image);
    }

    next() {
        if (this.request || this.waiting.size === 0) return;
        // The page itself comes first.
        if (document.readyState !== "complete") return window.addEventListener("load", () => this.next(), { once: true });
        this.request = setTimeout(() => {
            this.request = 0;
            const started = performance.now();
            for (const [image, { key, make }] of this.waiting) {
                this.waiting.delete(image);
                if (image.dataset.picture === key && image.isConnected) {
                    if (!this.urls.has(key)) {
                        const picture = make();
                        this.urls.set(key, picture ? pictureURL(picture) : "");
                    }
                    const url = this.urls.get(key);
                    if (url) image.src = url;
                }
                if (performance.now() - started > 6) break;
            }
            this.next();
        }, 0);
    }
}
