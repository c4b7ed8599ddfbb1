/** Pictures by their names, as many as fit into a room: what was asked for longest ago goes first. */
export class Kept {
  readonly #room: number;
  readonly #pictures = new Map<string, Uint8Array>();
  #held = 0;

  /** @param room in bytes */
  constructor(room: number) {
    this.#room = room;
  }

  /** How many bytes are held. */
  get held(): number {
    return this.#held;
  }

  get(name: string): Uint8Array | undefined {
    const found = this.#pictures.get(name);
    if (found === undefined) return undefined;
    this.#pictures.delete(name);
    this.#pictures.set(name, found);
    return found;
  }

  set(name: string, picture: Uint8Array): void {
    this.#drop(name);
    this.#pictures.set(name, picture);
    this.#held += picture.length;
    for (const [oldest] of this.#pictures) {
      if (this.#held <= this.#room) return;
      this.#drop(oldest);
    }
  }

  #drop(name: string): void {
    this.#held -= this.#pictures.get(name)?.length ?? 0;
    this.#pictures.delete(name);
  }
}
