import {
  CLOSED,
  OPEN_TIME,
  drawerAfter,
  secondsLeft,
  type Depth,
  type DrawerPhase,
  type DrawerEvent,
} from './drawer-machine.ts';

/** What the drawer has done outside: a private page is asked for, or no longer wanted. */
export type DrawerActions = { readonly open: (seat: number, depth: Depth) => void; readonly close: () => void };

/** How players like it: opened by one press instead of holding, and for how many milliseconds it stays open. */
export type DrawerHabits = { readonly press: boolean; readonly stay: number };

/** The drawer with its clock. It asks for the private page when it opens and gives it back when it closes. */
export class DrawerState {
  /** Where the drawer is. */
  phase = $state.raw<DrawerPhase>(CLOSED);
  /** The time of the last event. */
  now = $state(0);
  readonly #actions: DrawerActions;
  #timer: ReturnType<typeof setInterval> | undefined;

  readonly #habits: () => DrawerHabits;

  constructor(actions: DrawerActions, habits: () => DrawerHabits = () => ({ press: false, stay: OPEN_TIME })) {
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

  /** The seat that is named; null while it is closed. */
  get seat(): number | null {
    return this.phase.at === 'closed' ? null : this.phase.seat;
  }

  /** Whole seconds until it closes by itself; undefined where it does not. */
  get seconds(): number | undefined {
    return secondsLeft(this.phase, this.now);
  }

  /** Names a seat, or closes the drawer where that seat has it. */
  arm(seat: number): void {
    this.#send({ type: 'arm', seat, now: Date.now() });
  }

  /** Holds it open. Where one press is enough, it opens until its time is up, and another press closes it. */
  hold(depth: Depth, repeat = false): void {
    if (this.press && !repeat) {
      if (this.phase.at === 'open' && this.phase.depth === depth) this.cover();
      else this.keep(depth);
      return;
    }
    this.#send({ type: 'hold', depth, now: Date.now(), repeat });
  }

  /** Opens it without holding, for as long as the settings say. */
  keep(depth: Depth): void {
    this.#send({ type: 'keep', depth, now: Date.now(), stay: this.stay });
  }

  /**
   * Something is asked in it: it stays open for the time of the answer and for its usual time after that. Never by when the answer
   * comes: everybody sees when it closes, and how long a bot thinks about what one person holds is nobody else's business.
   */
  stayOn(): void {
    this.#send({ type: 'stay', now: Date.now(), stay: 2 * this.stay });
  }

  /** What was held is let go. */
  release(): void {
    this.#send({ type: 'release', now: Date.now() });
  }

  /** Closes it in any case. */
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
