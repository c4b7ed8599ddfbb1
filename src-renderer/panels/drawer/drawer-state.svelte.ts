import {
  CLOSED,
  KEEP,
  drawerAfter,
  secondsLeft,
  type Depth,
  type DrawerPhase,
  type DrawerEvent,
} from './drawer-machine.ts';

/** What a drawer does to the rest: it asks for a private page, and tells when that is no longer wanted. */
export type DrawerActions = { readonly open: (seat: number, depth: Depth) => void; readonly close: () => void };

/** How people like it: opened by one press, and for how many milliseconds it stays. */
export type DrawerHabits = { readonly press: boolean; readonly stay: number };

/** The drawer at work: the machine with a clock, and the private page asked for and given back in step with it. */
export class DrawerState {
  phase = $state.raw<DrawerPhase>(CLOSED);
  now = $state(0);
  readonly #actions: DrawerActions;
  #timer: ReturnType<typeof setInterval> | undefined;

  readonly #habits: () => DrawerHabits;

  constructor(actions: DrawerActions, habits: () => DrawerHabits = () => ({ press: false, stay: KEEP })) {
    this.#actions = actions;
    this.#habits = habits;
  }

  /** Whether one press opens it, instead of holding. */
  get press(): boolean {
    return this.#habits().press;
  }

  /** Milliseconds for which it stays open without holding. */
  get stay(): number {
    return this.#habits().stay;
  }

  /** Seat named, or null while it is shut. */
  get seat(): number | null {
    return this.phase.at === 'closed' ? null : this.phase.seat;
  }

  get seconds(): number | undefined {
    return secondsLeft(this.phase, this.now);
  }

  /** Names a seat, or shuts what that seat has open. */
  arm(seat: number): void {
    this.#send({ type: 'arm', seat, now: Date.now() });
  }

  /** Holds it open; where one press is enough, opens it until its time is up, and a further press shuts it. */
  hold(depth: Depth, repeat = false): void {
    if (this.press && !repeat) {
      if (this.phase.at === 'open' && this.phase.depth === depth) this.cover();
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
    const before = this.phase;
    this.now = Date.now();
    this.phase = drawerAfter(before, event);
    this.#follow(before, this.phase);
    this.#clock();
  }

  #follow(before: DrawerPhase, after: DrawerPhase): void {
    const was = before.at === 'open' ? `${before.seat} ${before.depth}` : '';
    const is = after.at === 'open' ? `${after.seat} ${after.depth}` : '';
    if (was === is) return;
    if (after.at === 'open') this.#actions.open(after.seat, after.depth);
    else this.#actions.close();
  }

  #clock(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    if (this.phase.at === 'closed') return;
    this.#timer = setInterval(() => this.#send({ type: 'tick', now: Date.now() }), 250);
  }
}
