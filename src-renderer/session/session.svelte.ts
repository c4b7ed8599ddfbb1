import type { Campaign, Message, Page, PrivatePage, Push, Reply } from '#main/contract/messages.ts';
import { Aside } from './aside.svelte.ts';
import type { GameCard } from '../window/card.ts';
import type { GameWindow } from '../window/window.ts';
import type { Types } from '../window/types.ts';
import type { Ask, Host } from './bridge.ts';
import { Laying } from './laying.ts';
import { keepShown, shownBefore } from './reopen.ts';
import { Packs } from './packs.svelte.ts';
import { ownPage, tablePage, type OwnPage, type TablePage } from '../window/pages.ts';
import { USUAL, readSettings, type SettingName, type Settings } from './settings.ts';

/** A game that can be played, with the bots that can sit at it. */
export type Game = Extract<Reply, { type: 'home' }>['games'][number];

/** How far a file that is being brought in has been read: entries, of how many; 0 of 0 at first. */
export type Importing = Omit<Extract<Push, { type: 'import' }>, 'type'>;

/** Which screen shows. */
export type Screen = 'home' | 'setup' | 'table';

/**
 * All the renderer knows, in one place. Nothing private outlives a new page or a `cover`: there is one reference to it,
 * and it is dropped here.
 */
export class Session {
  screen = $state<Screen>('home');
  campaigns = $state.raw<readonly Campaign[]>([]);
  /** Whether there has been a list of them yet; why there is none. */
  listed = $state(false);
  closed = $state.raw<Message | null>(null);
  page = $state.raw<TablePage | null>(null);
  /** The window of the game that is played, and the data it is played with; neither before a page shows. */
  game = $state.raw<GameWindow | null>(null);
  pack = $state.raw<object | null>(null);
  /** The campaign whose window could not be loaded. */
  unloaded = $state<string | null>(null);
  own = $state.raw<OwnPage | null>(null);
  /** How often the host has said to cover: what opens private pages by itself shuts with each. */
  covers = $state(0);
  /** The last refusal; it stays until something else happens. */
  refusal = $state.raw<Message | null>(null);
  busy = $state(false);
  /** What happened to the storage that a player should know. */
  notice = $state.raw<Message | null>(null);
  /** How far the file that is being brought in has been read; null while none is. */
  importing = $state.raw<Importing | null>(null);
  games = $state.raw<readonly Game[]>([]);
  settings = $state.raw<Settings>(USUAL);
  /** Whether the settings lie open over whatever shows. */
  setting = $state(false);
  /** What is looked at beside the play. */
  readonly aside: Aside;
  readonly #host: Host;
  readonly #laying: Laying;
  /** The page and the step a move is on its way from. */
  #moving: string | undefined;

  /** @param card finds the card of a game by its id */
  constructor(host: Host, card: (game: string) => Pick<GameCard, 'load'> | undefined) {
    this.#host = host;
    this.#laying = new Laying({
      card,
      pack: (campaign) => this.packOf(campaign),
      lay: (window, pack, page) => this.#lay(window, pack, page),
      fail: (campaign) => (this.unloaded = campaign),
    });
    this.aside = new Aside({
      ask: (what, quiet) => (quiet ? host.ask(what) : this.#ask(what)),
      page: () => this.page,
      game: () => this.game,
      step: (seat) => this.#stepOf(seat),
    });
  }

  /** Starts hearing the host. A page that was loaded anew goes back to its campaign, which lies there as after any break. */
  start(): () => void {
    const campaign = shownBefore();
    void this.home().then(() => {
      if (this.campaigns.some(({ id }) => id === campaign) && campaign !== undefined) void this.open(campaign);
    });
    void this.#readSettings();
    return this.#host.listen((push) => this.#hear(push));
  }

  async home(): Promise<void> {
    const reply = await this.#ask({ type: 'home' });
    this.closed = reply.type === 'refused' && !this.listed ? reply.why : null;
    if (reply.type !== 'home') return;
    this.listed = true;
    this.campaigns = reply.campaigns;
    this.games = reply.games;
    this.notice = reply.notice ?? null;
  }

  /** Goes back to the list of campaigns. */
  async leave(): Promise<void> {
    this.own = null;
    this.aside.forget();
    await this.#ask({ type: 'leave' });
    this.#clear();
    keepShown(undefined);
    this.screen = 'home';
    await this.home();
  }

  async open(campaign: string): Promise<void> {
    this.#take(await this.#ask({ type: 'open', campaign }));
  }

  async create(set: Omit<Extract<Ask, { type: 'create' }>, 'type'>): Promise<void> {
    this.#take(await this.#ask({ type: 'create', ...set }));
  }

  async remove(campaign: string): Promise<void> {
    await this.#ask({ type: 'delete', campaign });
    await this.home();
  }

  /** The file of a campaign, for the person to keep. */
  async exported(campaign: string): Promise<{ name: string; file: string } | null> {
    const reply = await this.#ask({ type: 'export', campaign });
    return reply.type === 'file' ? reply : null;
  }

  /** Brings a file in. That may take a while, in which everything else goes on; `importing` says how far it is. */
  async imported(file: string): Promise<void> {
    if (this.importing !== null) return;
    this.refusal = null;
    this.importing = { done: 0, of: 0 };
    const reply = await this.#host.ask({ type: 'import', file });
    this.importing = null;
    if (reply.type === 'refused') this.refusal = reply.why;
    else await this.home();
  }

  /** Stops that; nothing of the file is taken then. */
  async cancelImport(): Promise<void> {
    await this.#host.ask({ type: 'cancel-import' });
  }

  /**
   * Plays a move. One a page, or a step of the private page: a second press before the answer is in would be about what is
   * gone.
   */
  async move(seat: number, move: Types['move']): Promise<void> {
    const step = this.#stepOf(seat);
    const from = `${this.page?.seq}.${step}`;
    if (this.#moving === from) return;
    this.#moving = from;
    await this.#answer((at) => ({ type: 'move', ...at, step, seat, move }));
    if (this.#moving === from) this.#moving = undefined;
  }

  /** The step a seat has come to in a decision of its own, as its private page says; 0 where none is open. */
  #stepOf(seat: number): number {
    return this.own?.seat === seat ? this.own.step : 0;
  }

  /** Tries again what could not be written. */
  async retry(): Promise<void> {
    await this.#answer((at) => ({ type: 'retry', ...at }));
  }

  /** Goes on with a damaged campaign from the newest position that is whole. */
  async goOn(): Promise<void> {
    await this.#answer((at) => ({ type: 'go-on', ...at }));
  }

  async undo(): Promise<void> {
    await this.#answer((at) => ({ type: 'undo', ...at }));
  }

  /** Takes back the last step inside a decision made at the curtain. */
  async stepBack(seat: number): Promise<void> {
    await this.#answer((at) => ({ type: 'undo', ...at, step: this.#stepOf(seat) }));
  }

  /** Says that a move is finished: the bots need not wait any longer. */
  async finish(): Promise<void> {
    await this.#answer((at) => ({ type: 'done', ...at }));
  }

  async redo(): Promise<void> {
    await this.#answer((at) => ({ type: 'redo', ...at }));
  }

  /** The first press at the curtain: says who is about to look. */
  async arm(seat: number): Promise<void> {
    await this.#answer((at) => ({ type: 'arm', ...at, seat }));
  }

  async takeOver(seat: number): Promise<void> {
    await this.#answer((at) => ({ type: 'take-over', ...at, seat }));
  }

  async handOn(seat: number): Promise<void> {
    this.own = null;
    await this.#answer((at) => ({ type: 'hand-on', ...at, seat }));
  }

  async openDrawer(seat: number, depth: string): Promise<void> {
    await this.#answer((at) => ({ type: 'open-drawer', ...at, seat, depth }));
  }

  /** Forgets first, tells the host after: the other way round, a slow host would keep a secret on screen. */
  async closeDrawer(): Promise<void> {
    this.own = null;
    await this.#answer((at) => ({ type: 'close-drawer', ...at }));
  }

  /** Drops what is private. */
  cover(): void {
    this.own = null;
    this.aside.forget();
    this.covers += 1;
  }

  clearRefusal(): void {
    this.refusal = null;
  }

  async #answer(what: (at: { campaign: string; seq: number }) => Ask): Promise<void> {
    if (this.page === null) return;
    this.#take(await this.#ask(what({ campaign: this.page.campaign, seq: this.page.seq })));
  }

  async #ask(what: Ask): Promise<Reply> {
    this.busy = true;
    const reply = await this.#host.ask(what);
    this.busy = false;
    this.refusal = reply.type === 'refused' ? reply.why : null;
    return reply;
  }

  #hear(push: Push): void {
    if (push.type === 'cover') this.cover();
    else if (push.type === 'import') this.#hearImport(push);
    else if (this.screen === 'table') this.#show(push.page);
  }

  /** What is heard of an import that has ended is late. */
  #hearImport({ done, of }: Importing): void {
    if (this.importing !== null) this.importing = { done, of };
  }

  #take(reply: Reply): void {
    if (reply.type === 'table') this.#show(reply.page);
    if (reply.type === 'private') this.#open(reply.page);
  }

  #open(raw: PrivatePage): void {
    if (this.game === null || this.page === null) return;
    const { own, page } = this;
    const older = own !== null && own.seat === raw.seat && own.seq === raw.seq && raw.step < own.step;
    if (!older && raw.campaign === page.campaign && raw.seq >= page.seq) this.own = ownPage(this.game, raw);
  }

  /** Takes a page, unless a newer one of the same campaign lies there already; one that no window reads yet waits for it. */
  #show(raw: Page): void {
    this.screen = 'table';
    const old = this.page;
    if (this.game === null || old === null || old.campaign !== raw.campaign) {
      if (!this.#laying.waitsFor(raw.campaign)) this.#clear();
      keepShown(raw.campaign);
      void this.#laying.wait(raw);
      return;
    }
    if (raw.seq < old.seq) return;
    if (this.own !== null && this.own.seq !== raw.seq) this.own = null;
    if (old.seq !== raw.seq) this.aside.forget();
    this.page = tablePage(this.game, raw);
  }

  /** A campaign's window and data are there: its newest page lies on the table. */
  #lay(window: GameWindow, pack: object, page: Page): void {
    this.pack = window.read.pack(pack);
    this.page = tablePage(window, page);
    this.game = window;
  }

  /** Loads once more what could not be loaded. */
  async loadAgain(): Promise<void> {
    this.unloaded = null;
    await this.#laying.again();
  }

  /** Forgets the table. */
  #clear(): void {
    this.page = null;
    this.pack = null;
    this.game = null;
    this.own = null;
    this.unloaded = null;
    this.#laying.forget();
    this.aside.forget();
  }

  /** Takes back all of the running action. */
  async restart(): Promise<void> {
    await this.#answer((at) => ({ type: 'restart', ...at }));
  }

  /** Lets a bot take a seat over, or a person take it back. */
  async changeSeat(seat: number, player: string, name?: string): Promise<void> {
    await this.#answer((at) => ({ type: 'change-seat', ...at, seat, player, ...(name !== undefined && { name }) }));
  }

  /** Says for a person that they would give the campaign up, or no longer. */
  async consent(seat: number, yes: boolean): Promise<void> {
    await this.#answer((at) => ({ type: 'consent', ...at, seat, yes }));
  }

  /** Keeps a setting. It holds at once; where it cannot be kept, the refusal says so. */
  async keep<N extends SettingName>(name: N, value: Settings[N]): Promise<void> {
    this.settings = { ...this.settings, [name]: value };
    await this.#ask({ type: 'set', name, value });
  }

  /** The data there is for a game. */
  packs(game: string): Packs {
    return new Packs(game, (what) => this.#ask(what));
  }

  /** The data a campaign of the list is played with, for drawing it small. */
  async packOf(campaign: string): Promise<object | null> {
    const reply = await this.#host.ask({ type: 'pack', campaign });
    return reply.type === 'pack' ? reply.pack : null;
  }

  async #readSettings(): Promise<void> {
    const reply = await this.#host.ask({ type: 'settings' });
    if (reply.type === 'settings') this.settings = readSettings(reply.settings);
  }
}
