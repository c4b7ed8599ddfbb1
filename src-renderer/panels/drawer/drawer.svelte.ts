import { CLOSED, KEEP, drawerAfter, secondsLeft, type Depth, type Drawer, type DrawerEvent } from './machine.ts';

/** What a drawer does to the rest: it asks for a private page, and tells when that is no longer wanted. */
export type DrawerDoor = { readonly open: (seat: number, depth: Depth) => void; readonly close: () => void };

/** How people like it: opened by one press, and for how many milliseconds it stays. */
export type DrawerHabit = { readonly press: boolean; readonly stay: number };

/** The drawer at work: the machine with a clock, and the private page asked for and given back in step with it. */
export class DrawerState {
  drawer = $state.raw<Drawer>(CLOSED);
  now = $state(0);
  readonly #door: DrawerDoor;
  #timer: ReturnType<typeof setInterval> | undefined;

  readonly #habit: () => DrawerHabit;

  constructor(door: DrawerDoor, habit: () => DrawerHabit = () => ({ press: false, stay: KEEP })) {
    this.#door = door;
    this.#habit = habit;
  }

  /** Whether one press opens it, instead of holding. */
  get press(): boolean {
    return this.#habit().press;
  }

  /** Milliseconds for which it stays open without holding. */
  get stay(): number {
    return this.#habit().stay;
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

  /** Holds it open; where one press is enough, opens it until its time is up, and a further press shuts it. */
  hold(depth: Depth, repeat = false): void {
    if (this.press && !repeat) {
      if (this.drawer.at === 'open' && this.drawer.depth === depth) this.cover();
      else this.keep(depth);
      return;
    }
    this.#send({ type: 'hold', depth, now: Date.now(), repeat });
  }

  keep(depth: Depth): void {
    this.#send({ type: 'keep', depth, now: Date.now(), stay: this.stay });
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
