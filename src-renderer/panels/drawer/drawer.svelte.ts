import { CLOSED, drawerAfter, secondsLeft, type Depth, type Drawer, type DrawerEvent } from './machine.ts';

/** What a drawer does to the rest: it asks for a private page, and tells when that is no longer wanted. */
export type DrawerDoor = { readonly open: (seat: number, depth: Depth) => void; readonly close: () => void };

/** The drawer at work: the machine with a clock, and the private page asked for and given back in step with it. */
export class DrawerState {
  drawer = $state.raw<Drawer>(CLOSED);
  now = $state(0);
  readonly #door: DrawerDoor;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(door: DrawerDoor) {
    this.#door = door;
  }

  /** Seat named, or null while it is shut. */
  get seat(): number | null {
    return this.drawer.at === 'closed' ? null : this.drawer.seat;
  }

  get seconds(): number | undefined {
    return secondsLeft(this.drawer, this.now);
  }

  /** Names a seat, or shuts what that seat has open. */
  arm(seat: number): void {
    this.#send({ type: 'arm', seat, now: Date.now() });
  }

  hold(depth: Depth, repeat = false): void {
    this.#send({ type: 'hold', depth, now: Date.now(), repeat });
  }

  keep(depth: Depth): void {
    this.#send({ type: 'keep', depth, now: Date.now() });
  }

  release(): void {
    this.#send({ type: 'release', now: Date.now() });
  }

  /** Shuts it, whatever is going on. */
  cover(): void {
    this.#send({ type: 'cover' });
  }

  #send(event: DrawerEvent): void {
    const before = this.drawer;
    this.now = Date.now();
    this.drawer = drawerAfter(before, event);
    this.#follow(before, this.drawer);
    this.#clock();
  }

  #follow(before: Drawer, after: Drawer): void {
    const was = before.at === 'open' ? `${before.seat} ${before.depth}` : '';
    const is = after.at === 'open' ? `${after.seat} ${after.depth}` : '';
    if (was === is) return;
    if (after.at === 'open') this.#door.open(after.seat, after.depth);
    else this.#door.close();
  }

  #clock(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    if (this.drawer.at === 'closed') return;
    this.#timer = setInterval(() => this.#send({ type: 'tick', now: Date.now() }), 250);
  }
}

/** Everything outside the drawer that shuts it. Returns a function that undoes it. */
export function coverOnLeaving(cover: () => void): () => void {
  const events = ['blur', 'pointercancel', 'contextmenu', 'resize', 'pagehide'] as const;
  for (const name of events) window.addEventListener(name, cover);
  document.addEventListener('visibilitychange', cover);
  return () => {
    for (const name of events) window.removeEventListener(name, cover);
    document.removeEventListener('visibilitychange', cover);
  };
}
