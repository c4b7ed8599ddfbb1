import { untrack } from 'svelte';
import { PERSON, type Message } from '#main/contract/messages.ts';
import type { PlaceId } from '../../board/board.ts';
import { seatName } from '../../i18n/seat-name.ts';
import { t } from '../../i18n/t.ts';
import type { OpenCampaign } from '../../session/open-campaign.svelte.ts';
import type { Session } from '../../session/session.svelte.ts';
import type { GameCard } from '../../window/card.ts';
import { DecisionState, NO_CHOICES } from '../../window/decision.svelte.ts';
import type { OwnPage, TablePage } from '../../window/pages.ts';
import type { TableContext } from '../../window/table-context.ts';
import type { GameTypes, ThingId } from '../../window/types.ts';
import type { GameWindow, MoveEffect, Prompt } from '../../window/window.ts';
import { DrawerState } from '../drawer/drawer-state.svelte.ts';
import { pageAsOf } from '../history/past-page.ts';
import { RightColumnState } from '../right/right-column.svelte.ts';

/** What a table is made of. */
export type TableParts = {
  readonly card: GameCard;
  readonly game: GameWindow;
  readonly page: TablePage;
  readonly pack: object;
};

type Decision = DecisionState<GameTypes['move'], GameTypes['picture']>;

/**
 * An open table: what is shown, whose decision it is, and what a person does with it. Games see the part of it that
 * `TableContext` names; the panels of the house see all of it.
 */
export class OpenTable implements TableContext {
  /** The session that the table belongs to. */
  readonly session: Session;
  readonly #parts: () => TableParts;
  /** What is open in the right column. */
  readonly rightColumn: RightColumnState;
  /** The drawer over the strips of the seats. */
  readonly drawer: DrawerState;
  /** The thing that is read large. */
  thing = $state<ThingId | null>(null);
  /** The place of the board that is marked. */
  focus = $state<PlaceId | undefined>(undefined);
  readonly decision: Decision;
  /** What is chosen out of the open drawer of the person who decides: its choices and refusals are for their eyes only. */
  readonly drawerDecision: Decision;

  /**
   * Made while the component that shows the table is made.
   * @param parts read again whenever they change
   * @param first the panel that is open at the beginning
   */
  constructor(session: Session, parts: () => TableParts, first: 'decision' | 'history') {
    this.session = session;
    this.#parts = parts;
    const { campaign, settings } = session;
    this.rightColumn = new RightColumnState(first, () => campaign.lookups.backToNow());
    this.decision = new DecisionState(
      () => this.#choices,
      (move) => this.play(move),
    );
    this.drawerDecision = new DecisionState(
      () => this.#drawerChoices,
      (move) => this.#send(move),
    );
    this.drawer = new DrawerState(
      {
        open: (seat, depth) => void campaign.openDrawer(seat, depth),
        close: () => void campaign.closeDrawer(),
      },
      () => ({ press: settings.values.drawer === 'toggle', stay: 1000 * settings.values['drawer-seconds'] }),
    );
    if (first === 'history') void campaign.lookups.lookBack(parts().page.played);
    $effect(() => {
      // Refusals come from requests of all kinds, so the table listens in one place.
      if (session.refusal !== null) untrack(() => this.#decisionOfRefusal.noteRefusal());
    });
    $effect(() => {
      const [move, seat] = [this.#previewed, this.playingSeat];
      if (move === undefined || seat === undefined) return;
      untrack(() => void campaign.lookups.previewMove(seat, move));
      return () => untrack(() => void campaign.lookups.previewMove(seat, null));
    });
  }

  /** The campaign that is played. */
  get campaign(): OpenCampaign {
    return this.session.campaign;
  }

  get card(): GameCard {
    return this.#parts().card;
  }

  get game(): GameWindow {
    return this.#parts().game;
  }

  get words(): GameWindow['words'] {
    return this.game.words;
  }

  /** The page as it is now. */
  get now(): TablePage {
    return this.#parts().page;
  }

  /** The page as it is shown: now, or as it was while somebody looks back. */
  readonly page = $derived.by(() => pageAsOf(this.now, this.campaign.lookups.past));
  readonly table = $derived.by(() => ({ seats: this.now.seats, view: this.page.view, pack: this.#parts().pack }));
  readonly decidingSeat = $derived.by(() => (this.now.deciders.length === 1 ? this.now.deciders[0] : undefined));
  /** Whether the table lies open, and not behind a curtain. */
  readonly open = $derived.by(() => {
    const { curtain } = this.now;
    return curtain === undefined || curtain.state === 'open' || (curtain.state === 'taken' && curtain.why === 'turn');
  });
  readonly decidingPerson = $derived.by(() =>
    this.open && this.#isPerson(this.decidingSeat) ? this.decidingSeat : undefined,
  );
  /** The person who can play now; nobody while the table is shown as it was. */
  readonly playingSeat = $derived.by(() => (this.showsPast ? undefined : this.decidingPerson));
  /** The private page of the person who can play, while it lies open. */
  readonly #playingOwn = $derived.by((): OwnPage | null => {
    const { own } = this.campaign;
    return this.playingSeat !== undefined && own?.seat === this.playingSeat ? own : null;
  });
  /** The choices of the open table. */
  readonly #choices = $derived.by(() => {
    const seat = this.playingSeat;
    const moves = this.now.moves.find((one) => one.seat === seat)?.moves ?? [];
    return seat === undefined ? NO_CHOICES : this.game.choices(this.table, seat, moves);
  });
  /** The choices of the drawer. */
  readonly #drawerChoices = $derived.by(() => {
    const [own, seat] = [this.#playingOwn, this.playingSeat];
    return own === null || seat === undefined ? NO_CHOICES : this.game.choices(this.table, seat, own.moves, own.own);
  });
  /** The move whose preview the host is asked for. */
  readonly #previewed = $derived.by(() => {
    const { shown, toConfirm } = this.boardDecision;
    return (this.game.effectsOf === undefined ? toConfirm : shown)?.move;
  });
  readonly effects = $derived.by((): readonly MoveEffect[] => {
    const { preview, decision } = this;
    if (preview === null || preview.move !== decision.shown?.move) return [];
    return this.game.effectsOf?.(this.table, preview.events) ?? [];
  });
  /** What is asked, and of whom. */
  readonly prompt = $derived.by((): Prompt => {
    const { page, decidingSeat: seat } = this;
    if (this.now.outcome !== undefined || this.now.abandoned) return { title: t('ask.over'), why: '' };
    const all = this.game.prompt(this.table, seat);
    const bot = seat !== undefined && !this.#isPerson(seat);
    return bot ? { ...all, why: t('ask.bot', { seat: seatName(page.seats, seat) }) } : all;
  });

  get showsPast(): boolean {
    return this.rightColumn.panel === 'history';
  }

  get preview(): TableContext['preview'] {
    return this.campaign.lookups.preview;
  }

  get drawerSeat(): number | null {
    return this.drawer.seat;
  }

  /** The decision whose places the board shows: what was chosen out of the drawer comes first. */
  get boardDecision(): Decision {
    return this.drawerDecision.canGoBack ? this.drawerDecision : this.decision;
  }

  /** The refusal to tell at the open table: neither one told in private, nor the one the trouble's banner tells. */
  get refusal(): Message | null {
    const { refusal } = this.session;
    return this.campaign.own !== null || refusal?.code === this.now.trouble?.code ? null : refusal;
  }

  /** The refusal that is told to the owner of the open drawer. */
  get drawerRefusal(): Message | null {
    return this.campaign.own === null ? null : this.session.refusal;
  }

  /** How many moves were played since the person who decides last looked. */
  get unseen(): number {
    return this.decidingPerson === undefined ? 0 : (this.now.unseen[this.decidingPerson] ?? 0);
  }

  /** Plays a move. The drawer closes first, so that a refusal is told without what lies behind the screen. */
  play(move: GameTypes['move']): void {
    this.drawer.cover();
    this.#send(move);
  }

  toggleRightPanel(name: string): void {
    this.rightColumn.toggle(name);
  }

  /** Reads a thing large; whoever reads another one is done with the refusal. */
  readThing(thing: ThingId | null): void {
    this.thing = thing;
    if (thing !== null) this.session.clearRefusal();
  }

  takeThing(thing: ThingId): void {
    this.thing = null;
    this.decision.takeThing(thing);
  }

  /** Names a drawer. What is in it is about now, so panels of an earlier page close. */
  armDrawer(seat: number): void {
    this.rightColumn.closePagePanels();
    this.drawer.arm(seat);
  }

  showPlace(place: PlaceId | undefined): void {
    this.focus = place;
  }

  /** One step back: in what was chosen from the drawer, else the drawer closes, else in the decision. */
  back(): void {
    if (this.drawerDecision.canGoBack) this.drawerDecision.back();
    else if (this.drawer.seat !== null) this.drawer.cover();
    else this.decision.back();
  }

  /** Opens the history at the newest move. */
  lookBack(): void {
    this.rightColumn.panel = 'history';
    void this.campaign.lookups.lookBack(this.now.played);
  }

  /** Opens the recap of what the person who decides has not seen. */
  openRecap(): void {
    if (this.decidingPerson === undefined) return;
    this.rightColumn.panel = 'recap';
    void this.campaign.lookups.fetchRecap(this.decidingPerson);
  }

  get #decisionOfRefusal(): Decision {
    return this.#playingOwn === null ? this.decision : this.drawerDecision;
  }

  #send(move: GameTypes['move']): void {
    if (this.playingSeat !== undefined) void this.campaign.move(this.playingSeat, move);
  }

  #isPerson(seat: number | undefined): boolean {
    return seat !== undefined && this.now.seats[seat]?.player === PERSON;
  }
}
