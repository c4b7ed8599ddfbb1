import { flushSync, mount, unmount, type Component } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { withoutMotion } from '../../components/reduced-motion.ts';
import type { Box } from '../plane.ts';
import { penOf } from './layers.ts';
import { paintSvg } from './paint-svg.ts';
import { Pictures } from './pictures.ts';

/** What is printed, and how large. */
export type Print = {
  /** The part of the drawing that is printed, in its own units. */
  readonly box: Box;
  /** Width of the canvas. */
  readonly pixels: number;
  /** The contexts that the component and those in it ask for. */
  readonly context?: Map<unknown, unknown>;
};

/**
 * Prints a drawn component (its namespace is svg) on a canvas, as the document would show it. The content policy lets no drawing
 * through as an image. The component is mounted once and updated from then on, and moves nothing that asks `reducedMotion`. It lies in the document only while it is printed, so give it ids of its own (`scope`).
 */
export class Printer<P extends Record<string, unknown>> {
  /** The canvas: always the same one, painted anew by each print. */
  readonly canvas = document.createElement('canvas');
  readonly #component: Component<P>;
  readonly #context: Map<unknown, unknown> | undefined;
  readonly #props = new SvelteMap<string, unknown>();
  readonly #host = document.createElement('div');
  readonly #svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  readonly #pictures = new Pictures();
  #mounted: Record<string, unknown> | undefined;
  /** How many prints were asked for, and the last one. */
  #asked = 0;
  #latest: Promise<HTMLCanvasElement> | undefined;
  #disposed = false;

  constructor(component: Component<P>, { box, pixels, context }: Print) {
    this.#component = component;
    this.#context = context;
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    this.canvas.width = pixels;
    this.canvas.height = Math.round((pixels * height) / width);
    this.#svg.setAttribute('viewBox', `${box.left} ${box.top} ${width} ${height}`);
    this.#svg.setAttribute('preserveAspectRatio', 'none');
    this.#svg.setAttribute('width', String(pixels));
    this.#svg.setAttribute('height', String(this.canvas.height));
    this.#host.dataset['printing'] = '';
    this.#host.inert = true;
    this.#host.ariaHidden = 'true';
    Object.assign(this.#host.style, { position: 'fixed', inset: '0 auto auto 0', width: '0', height: '0' });
    Object.assign(this.#host.style, { overflow: 'hidden', pointerEvents: 'none' });
    Object.assign(this.canvas.style, { position: 'absolute', width: '0', height: '0' });
    this.#host.append(this.#svg, this.canvas);
  }

  /**
   * Prints the component with these props. Where a newer print is asked for before this one is painted, this is that one.
   * @throws whatever the component throws
   */
  print(props: P): Promise<HTMLCanvasElement> {
    this.#latest = this.#print(props, ++this.#asked);
    return this.#latest;
  }

  /** Takes the component away. What is being printed still resolves, with the canvas as it is. */
  dispose(): void {
    this.#disposed = true;
    this.#host.remove();
    if (this.#mounted !== undefined) void unmount(this.#mounted);
    this.#pictures.dispose();
  }

  async #print(props: P, own: number): Promise<HTMLCanvasElement> {
    // Outside of whatever effect has asked: what is read and written from here on is none of its concern.
    await Promise.resolve();
    if (this.#disposed) return this.canvas;
    document.body.append(this.#host);
    try {
      await this.#show(props);
      if (own !== this.#asked || this.#disposed) return (await this.#latest) ?? this.canvas;
      this.#paint();
    } finally {
      if (own === this.#asked) this.#host.remove();
    }
    return this.canvas;
  }

  /** Lets the document have the component with these props, and waits for the types and pictures it is shown with. */
  async #show(props: P): Promise<void> {
    // What waits elsewhere keeps its movement.
    flushSync();
    withoutMotion(() => {
      for (const key of this.#props.keys()) if (!(key in props)) this.#props.delete(key);
      for (const [key, value] of Object.entries(props)) this.#props.set(key, value);
      this.#mounted ??= this.#mount();
      flushSync();
    });
    // A type is only loaded once something is laid out in it.
    this.#svg.getBBox();
    await Promise.all([document.fonts.ready, this.#pictures.load(this.#svg)]);
  }

  #mount(): Record<string, unknown> {
    // The component reads what is in the map at the time.
    const props = new Proxy({} as P, { get: (_, key) => this.#props.get(String(key)) });
    const context = this.#context;
    return mount(this.#component, { target: this.#svg, props, intro: false, ...(context && { context }) });
  }

  #paint(): void {
    const pen = penOf(this.canvas);
    pen.clearRect(0, 0, this.canvas.width, this.canvas.height);
    paintSvg(this.#svg, pen, this.#pictures);
  }
}
