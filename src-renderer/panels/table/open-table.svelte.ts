import { tick, untrack } from 'svelte';
import { PERSON, type Message } from '#main/contract/messages.ts';
import type { PlaceId } from '../../board/board.ts';
import { seatName } from '../../i18n/seat-name.ts';
import { t } from '../../i18n/t.ts';
import type { OpenCampaign } from '../../session/open-campaign.svelte.ts';
import type { Film } from '../../session/film/film.svelte.ts';
import type { Session } from '../../session/session.svelte.ts';
import type { GameCard } from '../../window/card.ts';
import { DecisionState, NO_CHOICES, type DecisionActions } from '../../window/decision.svelte.ts';
import { eventsIn } from '../../window/log-line.ts';
import type { OwnPage, TablePage } from '../../window/pages.ts';
import { choiceInspected, inspectChoice, type InspectId } from '../../window/inspection.ts';
import type { RuleAnchor } from '../../window/rules.ts';
import type { TableContext } from '../../window/table-context.ts';
import { ruleOfThing } from '../../window/things.ts';
import type { GameTypes, ThingId } from '../../window/types.ts';
import type { GameWindow, MoveEffect, Prompt } from '../../window/window.ts';
import { beatTitle } from '../film/beat-words.ts';
import { DrawerState } from '../drawer/drawer-state.svelte.ts';
import { pageAsOf } from '../history/past-page.ts';
import { PilotState } from '../pilot/pilot-state.svelte.ts';
import { InspectState } from '../inspect/inspect-state.svelte.ts';
import { inspectionOf } from '../inspect/inspection-of.ts';
import { LogFilterState } from '../log/log-filter.svelte.ts';
import { Attempts, HIDDEN_REASON } from './attempts.svelte.ts';
import { OwnStock } from './own-stock.svelte.ts';
import { RightColumnState } from '../right/right-column.svelte.ts';
import { focusedNow, RulesReference } from '../rules/reference.svelte.ts';

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
  /** What of the log is told. */
  readonly logFilter: LogFilterState;
  /** The drawer over the strips of the seats. */
  readonly drawer: DrawerState;
  /** What is asked about. */
  readonly inspect = new InspectState();
  /** The rules reference. */
  readonly rules = new RulesReference();
  /** The place of the board that is marked. */
  focus = $state<PlaceId | undefined>(undefined);
  /** The place that is to be brought into sight; another object each time. */
  flight = $state.raw<{ readonly place: PlaceId } | undefined>(undefined);
  readonly decision: Decision;
  /** What is chosen out of the open drawer of the person who decides: its choices and refusals are for their eyes only. */
  readonly drawerDecision: Decision;
  readonly #attempts: Attempts;
  /** How many moves were played when a decision was kept from closing. */
  #heldBack: number | undefined;
  /** The refusal told to one person alone: once what is theirs is shut it is told nobody. */
  #toldInPrivate = $state.raw<Message | null>(null);
  /** A step is just being kept open. */
  #staying: Promise<void> | undefined;
  /** The stock of one person among bots. */
  readonly ownStock: OwnStock;
  /** What newcomers are told. */
  readonly pilot: PilotState;

  /**
   * Made while the component that shows the table is made.
   * @param parts read again whenever they change
   * @param first the panel that is open at the beginning
   * @param at the move at which the history opens; by default the last one
   */
  constructor(session: Session, parts: () => TableParts, first: 'decision' | 'history', at = parts().page.played) {
    this.session = session;
    this.#parts = parts;
    const { campaign, settings } = session;
    this.#attempts = new Attempts({
      campaign,
      graveBarriers: () => this.game.graveBarriers ?? [],
      now: () => this.now,
      seat: () => this.playingSeat,
    });
    this.ownStock = new OwnStock({
      campaign,
      settings,
      game: () => this.game,
      now: () => this.now,
      visible: () => this.open && !this.showsPast,
    });
    this.logFilter = new LogFilterState(parts().page.campaign);
    this.pilot = new PilotState({
      game: () => this.game,
      page: () => this.film.page ?? this.now,
      table: () => this.table,
      pointed: () => this.decision.pointed?.move,
      running: () => this.film.running,
      waits: () => this.showsPast || this.drawer.seat !== null,
      stored: (memory) => campaign.pilot(memory),
    });
    this.rightColumn = new RightColumnState(first, () => campaign.lookups.backToNow());
    this.decision = this.#decisionOn(
      () => this.#choices,
      (move, then) => this.play(move, then),
      () => this.#asked,
    );
    this.drawerDecision = this.#decisionOn(
      () => this.#drawerChoices,
      (move, then) => this.#attempts.send(move, then),
    );
    this.drawer = new DrawerState(
      {
        open: (seat, depth) => void this.#openDrawer(seat, depth),
        close: () => void campaign.closeDrawer(),
      },
      () => ({ press: settings.values.drawer === 'toggle', stay: 1000 * settings.values['drawer-seconds'] }),
    );
    if (first === 'history') void campaign.lookups.lookBack(at);
    $effect(() => {
      // Refusals come from requests of all kinds, so the table listens in one place.
      const { refusal } = session;
      if (refusal !== null) untrack(() => this.#noteRefusal(refusal));
    });
    let wasPrivate = false;
    $effect(() => {
      const shut = wasPrivate && !this.#isPrivate;
      wasPrivate = this.#isPrivate;
      if (shut) untrack(() => this.#forgetPrivate());
    });
    $effect(() => {
      void this.now.played;
      untrack(() => this.inspect.forget());
    });
    $effect(() => {
      // Whoever reads about something is not done with the step that would close meanwhile.
      if (this.inspect.pinned !== null) untrack(() => void this.stayOpen());
    });
    $effect(() => {
      // So is whoever reads the rules, and a step may come up while they do.
      if (this.rules.place !== undefined && this.now.closes !== undefined) untrack(() => void this.stayOpen());
    });
    $effect(() => {
      // The book lies on the open table; a drawer and the curtain are for one person alone.
      if (!this.open || this.drawer.seat !== null) untrack(() => this.rules.forget());
    });
    $effect(() => {
      // What was told to one person alone goes before another sits down.
      if (!this.ownStock.shows) untrack(() => (this.inspect.why = null));
    });
    $effect(() => {
      const { pinned } = this.inspect;
      if (pinned !== null) untrack(() => void this.#findWhy(pinned));
    });
    $effect(() => {
      // A drawer, the past and what somebody puts together are about now.
      if (this.drawer.seat !== null || this.showsPast || this.rightColumn.dealing) untrack(() => this.film.stop());
    });
    $effect(() => this.#holdBack());
    $effect(() => {
      void [this.page, this.decision.pointed, this.drawer.seat, this.film.running, this.pilot.loaded];
      untrack(() => this.pilot.follow());
    });
    $effect(() => this.ownStock.keepOpen(this.drawer.seat !== null));
    $effect(() => {
      if (this.#playingOwn !== null) untrack(() => void this.#attempts.findMissing());
    });
    $effect(() => {
      const { move, then } = this.#previewed ?? {};
      const seat = this.playingSeat;
      if (move === undefined || seat === undefined) return;
      untrack(() => void campaign.lookups.previewMove(seat, move, then));
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

  /** What happened before the newest page, beat by beat. */
  get film(): Film {
    return this.campaign.film;
  }

  /** The page as it is shown: now, or as it was while somebody looks back or what happened is still being shown. */
  readonly page = $derived.by(() => pageAsOf(this.film.page ?? this.now, this.campaign.lookups.past));
  readonly table = $derived.by(() => ({ seats: this.now.seats, view: this.page.view, pack: this.#parts().pack }));
  readonly decidingSeat = $derived.by(() =>
    this.film.running || this.now.deciders.length !== 1 ? undefined : this.now.deciders[0],
  );
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
  readonly #played = $derived.by(() => this.now.played);
  /** The decision of the open table: another object once a move was played or taken back, or somebody else is asked. */
  readonly #asked = $derived.by(() => ({ played: this.#played, seat: this.playingSeat }));
  /** The private page of the person who can play, while it lies open. Not derived: what nobody reads any more would keep it. */
  get #playingOwn(): OwnPage | null {
    const { own } = this.campaign;
    return this.playingSeat !== undefined && own?.seat === this.playingSeat ? own : null;
  }
  /** The choices of the open table; with what is played out of a part of their own for a person who has it always open. */
  readonly #choices = $derived.by(() => {
    const [own, seat] = [this.#playingOwn, this.playingSeat];
    const plays = this.ownStock.shows && this.game.depths[0]?.plays === true;
    if (plays && own !== null && seat !== undefined) return this.game.choices(this.table, seat, own.moves, own.own);
    const moves = this.now.moves.find((one) => one.seat === seat)?.moves ?? [];
    return seat === undefined ? NO_CHOICES : this.game.choices(this.table, seat, moves);
  });
  /** The choices of the drawer. */
  readonly #drawerChoices = $derived.by(() => {
    const [own, seat] = [this.#playingOwn, this.playingSeat];
    return own === null || seat === undefined ? NO_CHOICES : this.game.choices(this.table, seat, own.moves, own.own);
  });
  /** The choice whose preview the host is asked for. */
  readonly #previewed = $derived.by(() => {
    const { shown, toConfirm } = this.boardDecision;
    return this.game.effectsOf === undefined ? toConfirm : shown;
  });
  readonly effects = $derived.by((): readonly MoveEffect[] => {
    const { preview, decision } = this;
    if (preview === null || preview.move !== decision.shown?.move) return [];
    return this.game.effectsOf?.(this.table, eventsIn(preview.told)) ?? [];
  });
  /** What is asked, and of whom. */
  readonly prompt = $derived.by((): Prompt => {
    const { page, decidingSeat: seat } = this;
    const { beat, running } = this.film;
    if (running && beat !== null) return { title: beatTitle(beat, page.seats), why: '' };
    if (this.now.outcome !== undefined || this.now.abandoned) return { title: t('ask.over'), why: '' };
    const all = this.game.prompt(this.table, seat);
    const bot = seat !== undefined && !this.#isPerson(seat);
    return bot ? { ...all, why: t('ask.bot', { seat: seatName(page.seats, seat) }) } : all;
  });

  get showsPast(): boolean {
    return this.rightColumn.panel === 'history' || this.campaign.lookups.past !== null;
  }

  get preview(): TableContext['preview'] {
    return this.campaign.lookups.preview;
  }

  /** Whether what somebody can pay is hidden from the open table. */
  get hidesStock(): boolean {
    return this.game.depths.length > 0 && !this.ownStock.shows;
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
    if (refusal === null || refusal.code === HIDDEN_REASON || refusal.code === this.now.trouble?.code) return null;
    return this.#isPrivate || refusal === this.#toldInPrivate ? null : refusal;
  }

  /** The refusal that is told to the owner of the open drawer. */
  get drawerRefusal(): Message | null {
    if (this.campaign.own === null || this.ownStock.shows) return null;
    return this.session.refusal ?? this.#attempts.missing;
  }

  /** How many moves were played since the person who decides last looked. */
  get unseen(): number {
    return this.decidingPerson === undefined ? 0 : (this.now.unseen[this.decidingPerson] ?? 0);
  }

  /** Plays a move and what follows. The drawer closes first, so that a refusal is told without what lies behind the screen. */
  play(move: GameTypes['move'], then?: readonly GameTypes['move'][]): void {
    this.drawer.cover();
    this.#attempts.send(move, then);
  }

  toggleRightPanel(name: string): void {
    this.rightColumn.toggle(name);
  }

  ask(id: InspectId): void {
    this.inspect.open(id);
  }

  openRules(anchor?: RuleAnchor): void {
    if (this.card.rules === undefined || !this.open) return;
    // What is asked beside an open drawer could tell everybody what lies in it.
    const at = this.#isPrivate ? undefined : anchor;
    const now = at ?? this.game.rules?.now(this.table);
    this.drawer.cover();
    this.rules.open(now === undefined ? { tab: 'rules' } : { anchor: now }, focusedNow());
  }

  /** Opens the rules at something on the table; where it has no rule of its own, at what is going on. */
  openRulesOf(id: InspectId | undefined): void {
    this.openRules(id === undefined ? undefined : this.ruleOf(id));
  }

  /** Where something on the table is explained; undefined where its slip says all there is. */
  ruleOf(id: InspectId): RuleAnchor | undefined {
    const choice = choiceInspected(id);
    const thing = choice === undefined ? undefined : this.decision.find(choice)?.thing;
    return ruleOfThing(this.game.things, this.table, thing ?? id);
  }

  /** Reads a thing large; whoever reads another one is done with the refusal. */
  readThing(thing: ThingId | null): void {
    this.inspect.rest(thing);
    if (thing !== null) this.session.clearRefusal();
  }

  takeThing(thing: ThingId): void {
    this.inspect.forget();
    this.decision.takeThing(thing);
  }

  /** Names a drawer. What is in it is about now, so panels of an earlier page close. */
  armDrawer(seat: number): void {
    this.rightColumn.closePagePanels();
    this.drawer.arm(seat);
    void this.stayOpen();
  }

  /** Keeps a step open that would close by itself; resolves once the page that says so is here. */
  stayOpen(): Promise<void> {
    if (this.now.closes === undefined) return Promise.resolve();
    return (this.#staying ??= this.#keepOpen());
  }

  async #keepOpen(): Promise<void> {
    await this.campaign.keepOpen();
    await tick();
    this.#staying = undefined;
  }

  /** Asks for what lies in the drawer once the page it belongs to is here, unless it has been shut meanwhile. */
  async #openDrawer(seat: number, depth: string): Promise<void> {
    await this.stayOpen();
    const { phase } = this.drawer;
    if (phase.at === 'open' && phase.seat === seat && phase.depth === depth)
      await this.campaign.openDrawer(seat, depth);
  }

  showPlace(place: PlaceId | undefined): void {
    this.focus = place;
  }

  /** Marks a place of the board and brings it into sight. */
  flyTo(place: PlaceId): void {
    this.focus = place;
    this.flight = { place };
  }

  /** One step back: the rules close, else the answer to a question, else in what was chosen from the drawer, else the drawer closes, else in the decision. */
  back(): void {
    if (this.rules.place !== undefined) this.rules.close();
    else if (this.inspect.pinned !== null) this.inspect.close();
    else if (this.drawerDecision.canGoBack) this.drawerDecision.back();
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

  #decisionOn(
    source: () => Decision['choices'],
    play: (move: GameTypes['move'], then: readonly GameTypes['move'][]) => void,
    asked?: () => unknown,
  ): Decision {
    const actions: DecisionActions<GameTypes['move'], GameTypes['picture']> = {
      take: (choice, move) =>
        void this.#attempts.takeUnlessGrave(decision, choice, () => play(move, choice.then ?? [])),
      play,
      explain: ({ id }) => this.inspect.open(inspectChoice(id)),
    };
    const decision: Decision = new DecisionState(source, actions, asked);
    return decision;
  }

  /** What belongs to one person alone is shut: what was told to them, chosen and asked about goes with it. */
  #forgetPrivate(): void {
    this.drawerDecision.forget();
    this.inspect.forget();
    if (this.session.refusal === this.#toldInPrivate) this.session.clearRefusal();
    this.#toldInPrivate = null;
    this.#attempts.missing = null;
  }

  #noteRefusal(refusal: Message): void {
    if (this.#isPrivate) this.#toldInPrivate = refusal;
    const inDrawer = this.#playingOwn !== null && !this.ownStock.shows;
    const decision = inDrawer ? this.drawerDecision : this.decision;
    if (this.#attempts.noteRefusal(refusal, decision)) this.session.clearRefusal();
  }

  /** Asks why what was asked about is not possible now. */
  async #findWhy(pinned: InspectId): Promise<void> {
    const [seat, { move, then } = {}] = [this.playingSeat, inspectionOf(this, pinned)];
    // With the drawer open the host would tell what is hidden, and the slip stays when the drawer shuts.
    if (seat === undefined || move === undefined || this.#isPrivate) return;
    const reply = await this.campaign.lookups.tryMove(seat, move, then);
    // It may have opened while the answer was on its way.
    if (this.inspect.pinned === pinned && !this.#isPrivate)
      this.inspect.why = reply?.type === 'refused' ? reply.why : null;
  }

  /** Whether a private page lies open that is not shown all the time. */
  get #isPrivate(): boolean {
    return this.campaign.own !== null && !this.ownStock.shows;
  }

  /** What closes by itself waits until whoever decides it has seen what came before. */
  #holdBack(): void {
    const [running, closes] = [this.film.running, this.now.closes];
    if (running && closes !== undefined) {
      this.#heldBack = this.now.played;
      untrack(() => void this.campaign.keepOpen());
    } else if (!running && this.#heldBack !== undefined) {
      const same = this.#heldBack === this.now.played;
      this.#heldBack = undefined;
      if (same) untrack(() => void this.campaign.letClose());
    }
  }

  #isPerson(seat: number | undefined): boolean {
    return seat !== undefined && this.now.seats[seat]?.player === PERSON;
  }
}
