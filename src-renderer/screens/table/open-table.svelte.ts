import { untrack } from 'svelte';
import { PERSON } from '#main/contract/messages.ts';
import type { PlaceId } from '../../board/board.ts';
import { seatName } from '../../i18n/seats.ts';
import { t } from '../../i18n/t.ts';
import { DrawerState } from '../../panels/drawer/drawer.svelte.ts';
import { asOf } from '../../panels/history/past.ts';
import type { Session } from '../../session/session.svelte.ts';
import type { GameCard } from '../../window/card.ts';
import { DecisionState } from '../../window/decision.svelte.ts';
import type { TablePage } from '../../window/pages.ts';
import type { TableContext } from '../../window/table-context.ts';
import type { ThingId, Types } from '../../window/types.ts';
import type { Asked, Effect, GameWindow } from '../../window/window.ts';

/** What a table is laid from. */
export type Laid = {
  readonly card: GameCard;
  readonly game: GameWindow;
  readonly page: TablePage;
  readonly pack: object;
};

/** Slips that belong to the page they were asked from. */
const ASIDE: readonly string[] = ['history', 'recap'];

/** An open table: what is shown, whose decision it is, and what a person does with it. */
export class OpenTable implements TableContext {
  readonly session: Session;
  readonly #laid: () => Laid;
  /** What lies in the right column. */
  desk = $state('');
  /** What is read large. */
  thing = $state<ThingId | null>(null);
  /** The place of the board that is marked. */
  focus = $state<PlaceId | undefined>(undefined);
  readonly decision: DecisionState<Types['move'], Types['picture']>;
  /** What is chosen out of the open drawer of whoever decides: reasons are then theirs to read, and the drawer stays. */
  readonly held: DecisionState<Types['move'], Types['picture']>;
  readonly drawer: DrawerState;

  /** @param first what lies in the right column at the beginning */
  constructor(session: Session, laid: () => Laid, first: 'decision' | 'history') {
    this.session = session;
    this.#laid = laid;
    this.desk = first;
    this.decision = new DecisionState((move) => this.play(move));
    this.held = new DecisionState((move) => this.#send(move));
    this.drawer = new DrawerState(
      {
        open: (seat, depth) => void session.openDrawer(seat, depth),
        close: () => void session.closeDrawer(),
      },
      () => ({ press: session.settings.drawer === 'toggle', stay: 1000 * session.settings['drawer-seconds'] }),
    );
    if (first === 'history') void session.aside.lookBack(laid().page.played);
  }

  get card(): GameCard {
    return this.#laid().card;
  }

  get game(): GameWindow {
    return this.#laid().game;
  }

  get words(): GameWindow['words'] {
    return this.game.words;
  }

  /** The page as it is now. */
  get now(): TablePage {
    return this.#laid().page;
  }

  /** The page as it is shown: now, or as it was while somebody looks back. */
  readonly page = $derived.by(() => asOf(this.now, this.session.aside.past));
  readonly table = $derived.by(() => ({ seats: this.now.seats, view: this.page.view, pack: this.#laid().pack }));
  readonly seat = $derived.by(() => (this.now.deciders.length === 1 ? this.now.deciders[0] : undefined));
  /** Whether the table lies open, and not behind a curtain. */
  readonly open = $derived.by(() => {
    const { curtain } = this.now;
    return curtain === undefined || curtain.state === 'open' || (curtain.state === 'taken' && curtain.why === 'turn');
  });
  readonly mine = $derived.by(() => (this.open && this.#isPerson(this.seat) ? this.seat : undefined));
  /** Whoever plays now; nobody while the table is shown as it was. */
  readonly playing = $derived.by(() => (this.past ? undefined : this.mine));
  /** What whoever plays sees of their own, while it lies open. */
  readonly own = $derived.by(() => {
    const { own } = this.session;
    return this.playing !== undefined && own?.seat === this.playing ? own : null;
  });
  readonly effects = $derived.by((): readonly Effect[] => {
    const [move, seat] = [this.decision.shown?.move, this.playing];
    if (move === undefined || seat === undefined) return [];
    const events = this.foretold?.move === move ? this.foretold.events : undefined;
    return this.game.foretell?.(this.table, seat, move, events) ?? [];
  });
  /** What is asked, and of whom. */
  readonly asked = $derived.by((): Asked => {
    const { page, seat } = this;
    if (this.now.outcome !== undefined || this.now.abandoned) return { title: t('ask.over'), why: '' };
    const all = this.game.ask(this.table, seat);
    const bot = seat !== undefined && !this.#isPerson(seat);
    return bot ? { ...all, why: t('ask.bot', { seat: seatName(page.seats, seat) }) } : all;
  });

  get past(): boolean {
    return this.desk === 'history';
  }

  get foretold(): TableContext['foretold'] {
    return this.session.aside.foretold;
  }

  get drawn(): number | null {
    return this.drawer.seat;
  }

  /** The decision whose places the board shows: what was chosen out of the drawer goes before. */
  get onBoard(): OpenTable['decision'] {
    return this.held.deep ? this.held : this.decision;
  }

  /** Keeps decisions, drawer and slips in step with the page. Called while the component that shows the table is made. */
  follow(): void {
    const { session, decision, held, drawer } = this;
    $effect.pre(() => {
      // A new page starts every decision afresh, and shuts the drawer.
      const moves = this.now.moves.find(({ seat }) => seat === this.playing)?.moves ?? [];
      decision.reset(this.playing === undefined ? undefined : this.game.choices(this.table, this.playing, moves));
      untrack(() => drawer.cover());
    });
    $effect.pre(() => {
      const [own, seat] = [this.own, this.playing];
      held.reset(
        own === null || seat === undefined ? undefined : this.game.choices(this.table, seat, own.moves, own.own),
      );
    });
    $effect.pre(() => {
      // The past and a recap belong to the page they were asked from, and end with a cover.
      if (this.now.seq + session.covers >= 0) untrack(() => this.leaveAside());
    });
    $effect.pre(() => {
      if (!this.past) untrack(() => session.aside.backToNow());
    });
    $effect(() => {
      // Taking over at the level `strict` brings the private page along; at the open table it belongs in the drawer.
      if (this.open && drawer.seat === null && session.own !== null) void session.closeDrawer();
    });
    $effect(() => {
      if (session.refusal !== null) untrack(() => (this.own === null ? decision : held).refused());
    });
    $effect(() => {
      if (session.covers > 0) untrack(() => drawer.cover());
    });
    $effect(() => {
      const [move, seat] = [(held.staged ?? decision.staged)?.move ?? null, this.playing];
      if (seat !== undefined) void untrack(() => session.aside.foretell(seat, move));
    });
  }

  /** Whatever is played, the drawer shuts first: reasons are then told without what lies behind a screen. */
  play(move: Types['move']): void {
    this.drawer.cover();
    this.#send(move);
  }

  openDesk(name: string): void {
    this.desk = this.desk === name ? 'decision' : name;
  }

  read(thing: ThingId | null): void {
    this.thing = thing;
    // Whoever looks at another card is done with the reason.
    if (thing !== null) this.session.clearRefusal();
  }

  takeThing(thing: ThingId): void {
    this.thing = null;
    this.decision.takeThing(thing);
  }

  /** Names a drawer. What is inside it is about now. */
  arm(seat: number): void {
    this.leaveAside();
    this.drawer.arm(seat);
  }

  look(place: PlaceId | undefined): void {
    this.focus = place;
  }

  /** One step back: out of what was chosen from the drawer, the drawer itself, or the decision. */
  back(): void {
    if (this.held.deep) this.held.back();
    else if (this.drawer.seat !== null) this.drawer.cover();
    else this.decision.back();
  }

  lookBack(): void {
    this.desk = 'history';
    void this.session.aside.lookBack(this.now.played);
  }

  recall(): void {
    if (this.mine === undefined) return;
    this.desk = 'recap';
    void this.session.aside.recall(this.mine);
  }

  leaveAside(): void {
    if (ASIDE.includes(this.desk)) this.desk = 'decision';
  }

  #send(move: Types['move']): void {
    if (this.playing !== undefined) void this.session.move(this.playing, move);
  }

  #isPerson(seat: number | undefined): boolean {
    return seat !== undefined && this.now.seats[seat]?.player === PERSON;
  }
}
