import type { Page, PrivatePage, Reply, SeatSetup, Stage } from '#main/contract/messages.ts';
import type { FilmSpeed } from '#main/contract/settings.ts';
import type { GameCard } from '../window/card.ts';
import { ownPage, tablePage, type OwnPage, type TablePage } from '../window/pages.ts';
import type { GameTypes } from '../window/types.ts';
import type { GameWindow } from '../window/window.ts';
import { keyOf } from '../window/sort.ts';
import type { HostRequest } from './bridge.ts';
import type { Connection } from './connection.svelte.ts';
import { rememberCampaign } from './last-campaign.ts';
import { Film } from './film/film.svelte.ts';
import { Lookups } from './lookups.svelte.ts';
import { TableLoader } from './table-loader.ts';

/** What the open campaign needs from the rest of the app. */
type Surroundings = {
  readonly connection: Connection;
  /** The card of a game by its id. */
  readonly card: (game: string) => Pick<GameCard, 'load'> | undefined;
  /** The data a campaign is played with. */
  readonly packOf: (campaign: string) => Promise<object | null>;
  /** How fast a campaign shows what happened. */
  readonly filmSpeed: (campaign: string) => FilmSpeed;
  /** A page of a campaign has arrived: the table is shown. */
  readonly onpage: () => void;
};

/**
 * The campaign at the table: its newest page, the private page while one is open, and every request about them. This is
 * the only reference to the private page, so dropping it here hides it everywhere.
 */
export class OpenCampaign {
  /** The newest public page; null until the game's window is loaded. */
  page = $state.raw<TablePage | null>(null);
  /** The window of the game and the data it is played with; null until a page shows. */
  game = $state.raw<GameWindow | null>(null);
  pack = $state.raw<object | null>(null);
  /** What somebody wants to come in to, until the answer is here; null for nothing. */
  entering = $state.raw<object | null>(null);
  /** The campaign whose window could not be loaded. */
  loadFailed = $state<string | null>(null);
  /** The private page that is open; null for none. */
  own = $state.raw<OwnPage | null>(null);
  /** The newest page that came before a table was shown: bots may play before the answer to `open` is here. */
  early: Page | null = null;
  /** How often the host has asked to hide what is private. */
  coverCount = $state(0);
  /** What happened before the newest page, while it is still being shown. */
  readonly film: Film;
  /** What players look up about the page that shows. */
  readonly lookups: Lookups;
  readonly #connection: Connection;
  readonly #onpage: () => void;
  readonly #loader: TableLoader;
  /** The move under way: the page and the step it was made on, what it is, and when its answer is here. */
  #moving: { readonly at: string; readonly what: string; readonly over: Promise<boolean> } | undefined;
  /** Another one whenever the private page is asked for anew or dropped: an answer to what was asked before then shows nothing. */
  #privacy: object = {};

  constructor({ connection, card, packOf, filmSpeed, onpage }: Surroundings) {
    this.#connection = connection;
    this.#onpage = onpage;
    this.film = new Film(() => filmSpeed(this.page?.campaign ?? ''));
    this.#loader = new TableLoader({
      card,
      packOf,
      loaded: (window, pack, page) => this.#showFirst(window, pack, page),
      failed: (campaign) => (this.loadFailed = campaign),
    });
    this.lookups = new Lookups({
      ask: (request, quiet) => (quiet ? connection.askQuietly(request) : connection.ask(request)),
      page: () => this.page,
      game: () => this.game,
      step: (seat) => this.#stepOf(seat),
    });
  }

  /** Opens a saved campaign. */
  open(campaign: string): Promise<void> {
    return this.#enter({ type: 'open', campaign });
  }

  /** Creates a campaign and opens it. */
  create(setup: Omit<Extract<HostRequest, { type: 'create' }>, 'type'>): Promise<void> {
    return this.#enter({ type: 'create', ...setup });
  }

  /** Plays the table as it was after `at` moves on as a new campaign, and opens it. Returns whether that was not refused. */
  async playFrom(at: number, seats: readonly SeatSetup[]): Promise<boolean> {
    return this.#request((page) => ({ type: 'play-from', ...page, at, seats: [...seats] }));
  }

  /** Somebody has gone elsewhere before the table they wanted was here: it does not come over what they want now. */
  stayAway(): void {
    this.entering = null;
  }

  /** Tells the host that this window leaves the campaign, and forgets it. */
  async leave(): Promise<void> {
    this.#dropPrivate();
    this.lookups.forget();
    await this.#connection.ask({ type: 'leave' });
    this.#clear();
    rememberCampaign(undefined);
  }

  /** Loads the game's window again after it could not be loaded. */
  async loadAgain(): Promise<void> {
    this.loadFailed = null;
    await this.#loader.again();
  }

  /**
   * Plays a move, and what follows with the same press: one a page, or one a step of the private page. The same press twice counts
   * once; any other before the answer counts if the first was refused, and else is told that the table has gone on.
   */
  async move(seat: number, move: GameTypes['move'], then: readonly GameTypes['move'][] = []): Promise<void> {
    const step = this.#stepOf(seat);
    const at = `${this.page?.seq}.${step}`;
    const what = keyOf([move, then]);
    const before = this.#moving;
    if (before?.at === at) {
      if (before.what === what) return;
      await before.over;
      if (this.#moving !== undefined || at !== `${this.page?.seq}.${this.#stepOf(seat)}`) return this.tellTooLate();
    }
    const following = then.length > 0 && { then: [...then] };
    const over = this.#request((page) => ({ type: 'move', ...page, step, seat, move, ...following }));
    const moving = (this.#moving = { at, what, over });
    // Unless it was refused the page goes, and may still show for a moment: what is pressed on it again has been played.
    if (!(await over) && this.#moving === moving) this.#moving = undefined;
  }

  /** Tells whoever pressed something that it is not on the table any more. */
  tellTooLate(): void {
    this.#connection.refuse('stale-page');
  }

  /** Says that a move is finished: the bots need not wait any longer. */
  async finish(): Promise<void> {
    await this.#request((at) => ({ type: 'done', ...at }));
  }

  /** Has the bot that thinks decide with what it has found. */
  async decideNow(): Promise<void> {
    await this.#request((at) => ({ type: 'decide-now', ...at }));
  }

  /** Says that the decision that is about to close by itself stays open. */
  async keepOpen(): Promise<void> {
    await this.#request((at) => ({ type: 'keep-open', ...at }));
  }

  /** Lets go of a decision that was kept open: it closes by itself, with its whole time. */
  async letClose(): Promise<void> {
    await this.#request((at) => ({ type: 'keep-open', ...at, open: false }));
  }

  /** Takes back the last move. */
  async undo(): Promise<void> {
    await this.#request((at) => ({ type: 'undo', ...at }));
  }

  /** Plays again what was taken back. */
  async redo(): Promise<void> {
    await this.#request((at) => ({ type: 'redo', ...at }));
  }

  /** Takes back the whole running action. */
  async restart(): Promise<void> {
    await this.#request((at) => ({ type: 'restart', ...at }));
  }

  /** Takes back the last step of a decision made behind the curtain. */
  async stepBack(seat: number): Promise<void> {
    await this.#request((at) => ({ type: 'undo', ...at, step: this.#stepOf(seat) }));
  }

  /** Tries again to save what could not be saved. */
  async retry(): Promise<void> {
    await this.#request((at) => ({ type: 'retry', ...at }));
  }

  /** Goes on with a damaged campaign from the newest position that is whole. */
  async goOn(): Promise<void> {
    await this.#request((at) => ({ type: 'go-on', ...at }));
  }

  /** The first press at the curtain at level strict: says that this person is about to look. */
  async arm(seat: number): Promise<void> {
    await this.#request((at) => ({ type: 'arm', ...at, seat }));
  }

  /** The press at the curtain that opens the private page. */
  async takeOver(seat: number): Promise<void> {
    await this.#request((at) => ({ type: 'take-over', ...at, seat }));
  }

  /** Asks for what a seat decides in secret, where nobody has to be called: that it is refused concerns nobody. */
  sitDown(seat: number): Promise<void> {
    return this.#askQuietly((at) => ({ type: 'take-over', ...at, seat }));
  }

  /** Leaves the place behind the curtain to the next person. */
  async handOn(seat: number): Promise<void> {
    this.#dropPrivate();
    await this.#request((at) => ({ type: 'hand-on', ...at, seat }));
  }

  /** Asks for a seat's private page, as deep as `depth` says. */
  async openDrawer(seat: number, depth: string): Promise<void> {
    this.#privacy = {};
    await this.#request((at) => ({ type: 'open-drawer', ...at, seat, depth }));
  }

  /** Asks for a private page that nobody pressed for: that it is refused, as with a page that is gone, concerns nobody. */
  watchStock(seat: number, depth: string): Promise<void> {
    return this.#askQuietly((at) => ({ type: 'open-drawer', ...at, seat, depth }));
  }

  async #askQuietly(request: (at: { campaign: string; seq: number }) => HostRequest): Promise<void> {
    if (this.page === null) return;
    const { campaign, seq } = this.page;
    const privacy = (this.#privacy = {});
    this.#take(await this.#connection.askQuietly(request({ campaign, seq })), privacy);
  }

  /**
   * Drops the private page before the host is told: otherwise a slow host would keep it on the screen. With a page that is gone
   * the host has closed it already, which concerns nobody.
   */
  async closeDrawer(): Promise<void> {
    this.#dropPrivate();
    if (this.page === null) return;
    const { campaign, seq } = this.page;
    await this.#connection.askQuietly({ type: 'close-drawer', campaign, seq });
  }

  /** Lets a bot take over a seat, or a person take it back. */
  async changeSeat(seat: number, player: string, name?: string): Promise<void> {
    await this.#request((at) => ({ type: 'change-seat', ...at, seat, player, ...(name !== undefined && { name }) }));
  }

  /** Says of a person that they are new to the game, or know it. */
  async setNewcomer(seat: number, yes: boolean): Promise<void> {
    await this.#request((at) => ({ type: 'newcomer', ...at, seat, yes }));
  }

  /** Says for a person that they would give the campaign up, or no longer would. */
  async consent(seat: number, yes: boolean): Promise<void> {
    await this.#request((at) => ({ type: 'consent', ...at, seat, yes }));
  }

  /** What the pilot remembers of this campaign, after storing `memory` if given; null where nothing is stored or it cannot be read. */
  async pilot(memory?: string): Promise<string | null> {
    if (this.page === null) return null;
    const { campaign } = this.page;
    const reply = await this.#connection.askQuietly({
      type: 'pilot',
      campaign,
      ...(memory !== undefined && { memory }),
    });
    return reply.type === 'pilot' ? reply.memory : null;
  }

  /** Drops everything private. */
  cover(): void {
    this.own = null;
    this.lookups.forget();
    this.coverCount += 1;
  }

  /**
   * Takes a page unless a newer one of the same campaign is shown; `stages` is how the table stood on the way there. It waits
   * until the game's window is loaded.
   */
  show(raw: Page, stages: readonly Stage[] = []): void {
    this.#onpage();
    const old = this.page;
    if (this.game === null || old === null || old.campaign !== raw.campaign) return this.#load(raw);
    // A request that came too late is answered with the page that may show already: whoever is in the middle of a choice stays there.
    if (raw.seq <= old.seq) return;
    if (this.own !== null && this.own.seq !== raw.seq) this.own = null;
    this.lookups.forget();
    this.page = tablePage(this.game, raw);
    this.#showFilm(this.game, old, this.page, stages);
  }

  /** Sends a request about the page that shows. Returns whether it was not refused. */
  async #request(what: (at: { campaign: string; seq: number }) => HostRequest): Promise<boolean> {
    if (this.page === null) return false;
    const privacy = this.#privacy;
    const reply = await this.#connection.ask(what({ campaign: this.page.campaign, seq: this.page.seq }));
    this.#take(reply, privacy);
    return reply.type !== 'refused';
  }

  /** Comes in to a campaign, unless somebody has gone elsewhere before the answer is here. */
  async #enter(how: HostRequest): Promise<void> {
    const entering = (this.entering = {});
    const reply = await this.#connection.ask(how);
    if (this.entering === entering) {
      this.entering = null;
      this.#take(reply, this.#privacy);
    } else if (this.entering === null && reply.type === 'table') await this.#connection.askQuietly({ type: 'leave' });
  }

  /** @param privacy of the moment when it was asked for */
  #take(reply: Reply, privacy: object): void {
    if (reply.type === 'table') this.#showNewest(reply.page);
    if (reply.type === 'private' && privacy === this.#privacy) this.#showPrivate(reply.page);
  }

  /** Drops the private page, and what was told to one person alone; what is still on its way never shows. */
  #dropPrivate(): void {
    this.#privacy = {};
    this.own = null;
    this.lookups.forgetPrivate();
  }

  /** Shows the page that was asked for, and after it the newer one that bots may have made before the answer was here. */
  #showNewest(asked: Page): void {
    const { early } = this;
    this.early = null;
    this.show(asked);
    if (early?.campaign === asked.campaign && early.seq > asked.seq) this.show(early);
  }

  /** Takes a private page unless it is older than what shows. */
  #showPrivate(raw: PrivatePage): void {
    if (this.game === null || this.page === null) return;
    const { own, page } = this;
    const older = own !== null && own.seat === raw.seat && own.seq === raw.seq && raw.step < own.step;
    if (older || raw.campaign !== page.campaign || raw.seq < page.seq) return;
    // What was advised belongs to one step of one seat.
    if (own?.seat !== raw.seat || own.step !== raw.step) this.lookups.forgetPrivate();
    this.own = ownPage(this.game, raw);
  }

  #showFilm({ words, read }: GameWindow, before: TablePage, page: TablePage, stages: readonly Stage[]): void {
    const between = stages.map(({ lines, view }) => ({ lines, view: read.view(view) }));
    this.film.take({ words, pack: this.pack ?? {}, before, page, stages: between });
  }

  #load(raw: Page): void {
    if (!this.#loader.waitsFor(raw.campaign)) this.#clear();
    rememberCampaign(raw.campaign);
    void this.#loader.wait(raw);
  }

  /** Window and data are loaded: the newest page is read and shows. */
  #showFirst(window: GameWindow, pack: object, page: Page): void {
    this.pack = window.read.pack(pack);
    this.page = tablePage(window, page);
    this.game = window;
  }

  #clear(): void {
    this.page = null;
    this.pack = null;
    this.game = null;
    this.own = null;
    this.early = null;
    this.loadFailed = null;
    this.#loader.forget();
    this.film.stop();
    this.lookups.forget();
  }

  /** The step a seat has reached in a decision of its own, as its private page says; 0 where none is open. */
  #stepOf(seat: number): number {
    return this.own?.seat === seat ? this.own.step : 0;
  }
}
