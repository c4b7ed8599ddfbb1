/** Most pictures that are kept decoded. */
const KEPT = 160;

/** The address of an image, whole. */
export const addressOf = (image: SVGImageElement): string => new URL(image.href.baseVal, document.baseURI).href;

/** Decoded pictures by their addresses. Those that were not asked for in the longest time are dropped first. */
export class Pictures {
  readonly #kept = new Map<string, Promise<ImageBitmap | undefined>>();
  readonly #decoded = new Map<string, ImageBitmap>();

  /** A picture that has been loaded; undefined for one that has not, or cannot be. */
  get(address: string): ImageBitmap | undefined {
    return this.#decoded.get(address);
  }

  /** Loads every picture there is below an element. One that cannot be loaded is left out, and tried again the next time. */
  async load(root: Element): Promise<void> {
    const addresses = new Set(Array.from(root.querySelectorAll('image'), addressOf));
    await Promise.all(Array.from(addresses, (address) => this.#load(address)));
    this.#drop(Math.max(KEPT, addresses.size));
  }

  /** Gives all of them back. */
  dispose(): void {
    this.#drop(0);
  }

  #load(address: string): Promise<ImageBitmap | undefined> {
    const loading = this.#kept.get(address) ?? this.#decode(address);
    this.#kept.delete(address);
    this.#kept.set(address, loading);
    return loading;
  }

  async #decode(address: string): Promise<ImageBitmap | undefined> {
    const image = new Image();
    image.src = address;
    try {
      await image.decode();
      const picture = await createImageBitmap(image);
      if (this.#kept.has(address)) this.#decoded.set(address, picture);
      return picture;
    } catch {
      this.#kept.delete(address);
      return undefined;
    }
  }

  #drop(most: number): void {
    for (const address of [...this.#kept.keys()].slice(0, Math.max(0, this.#kept.size - most))) {
      this.#decoded.get(address)?.close();
      this.#decoded.delete(address);
      this.#kept.delete(address);
    }
  }
}
