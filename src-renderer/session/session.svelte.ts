import type { Campaign, Message, Push, Reply } from '#main/contract/messages.ts';
import type { GameCard } from '../window/card.ts';
import type { Host, HostRequest } from './bridge.ts';
import { CampaignLibrary } from './campaign-library.svelte.ts';
import { Connection } from './connection.svelte.ts';
import { rememberedCampaign } from './last-campaign.ts';
import { OpenCampaign } from './open-campaign.svelte.ts';
import { filmSpeed } from './settings.ts';
import { SettingsStore } from './settings-store.svelte.ts';

/** Which screen shows. */
export type Screen = 'home' | 'setup' | 'voyage' | 'persons' | 'records' | 'table';

/**
 * What a screen starts from: a game that was chosen at home, the people of a campaign who play again, with the seats turned or another
 * length, or a record to be read.
 */
export type Origin = {
  readonly game?: string;
  readonly again?: Campaign;
  readonly other?: 'turned' | 'length';
  readonly record?: string;
};

/** Everything the renderer knows: the screen, the saved campaigns, the one at the table, and the settings. */
export class Session {
  /** The screen that shows. */
  screen = $state<Screen>('home');
  /** What the screen that shows starts from. */
  origin = $state.raw<Origin>({});
  /** The saved campaigns. */
  readonly library: CampaignLibrary;
  /** The campaign at the table. */
  readonly campaign: OpenCampaign;
  /** The settings of this computer. */
  readonly settings: SettingsStore;
  readonly #connection: Connection;
  /** Whether somebody has gone anywhere yet. */
  #gone = false;

  /** @param card finds the card of a game by its id */
  constructor(host: Host, card: (game: string) => Pick<GameCard, 'load'> | undefined) {
    const connection = new Connection(host);
    this.#connection = connection;
    this.settings = new SettingsStore(connection);
    this.library = new CampaignLibrary(connection);
    this.campaign = new OpenCampaign({
      connection,
      card,
      packOf: (campaign) => this.library.packOf(campaign),
      filmSpeed: (campaign) => filmSpeed(this.settings.values, campaign),
      onpage: () => (this.screen = 'table'),
    });
  }

  /** Why the last request was refused; it stays until the next one, or until it is cleared. */
  get refusal(): Message | null {
    return this.#connection.refusal;
  }

  /** The refusal was read, or is no longer what people look at. */
  clearRefusal(): void {
    this.#connection.refusal = null;
  }

  /** Shows the set-up or that of a first voyage. */
  setUp(screen: 'setup' | 'voyage', origin: Origin = {}): void {
    this.clearRefusal();
    this.#goAway();
    this.origin = origin;
    this.screen = screen;
  }

  /** Shows the persons or the records: all of them, or one that is named. */
  visit(screen: 'persons' | 'records', record?: string): void {
    this.clearRefusal();
    this.#goAway();
    this.origin = record === undefined ? {} : { record };
    this.screen = screen;
  }

  /** Asks the host for something that only one screen shows. A refusal is told, unless nobody has pressed for it. */
  ask(request: HostRequest, quietly = false): Promise<Reply> {
    return quietly ? this.#connection.askQuietly(request) : this.#connection.ask(request);
  }

  /** Shows the list of campaigns, from a set-up. */
  goHome(): void {
    this.#goAway();
    this.screen = 'home';
  }

  #goAway(): void {
    this.#gone = true;
    this.campaign.stayAway();
  }

  /** Starts hearing the host. A window that was loaded anew goes back to the campaign it showed. */
  start(): () => void {
    void this.#resume(rememberedCampaign());
    return this.#connection.listen((push) => this.#hear(push));
  }

  /** Goes back to a campaign that is there still, as its table was set by the settings, unless somebody has gone elsewhere meanwhile. */
  async #resume(shown: string | undefined): Promise<void> {
    await Promise.all([this.library.refresh(), this.settings.load()]);
    if (shown === undefined || this.#gone || this.screen !== 'home' || this.campaign.entering !== null) return;
    if (this.library.campaigns.some(({ id }) => id === shown)) await this.campaign.open(shown);
  }

  /** Leaves the table and goes back to the list of campaigns. */
  async leave(): Promise<void> {
    await this.campaign.leave();
    this.screen = 'home';
    await this.library.refresh();
  }

  #hear(push: Push): void {
    if (push.type === 'cover') this.campaign.cover();
    else if (push.type === 'reading') this.campaign.lookups.reading = { done: push.done, of: push.of };
    else if (push.type === 'import') this.library.hearProgress(push);
    else if (push.type === 'library') void this.library.refresh();
    else if (this.screen === 'table') this.campaign.show(push.page, push.stages);
    else this.campaign.early = push.page;
  }
}
