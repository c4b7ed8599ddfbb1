import type { GameEntry } from '#main/contract/listing.ts';
import type { Campaign, Message, Push } from '#main/contract/messages.ts';
import type { Connection } from './connection.svelte.ts';
import { Packs } from './packs.svelte.ts';

/** How much of the file being imported has been read: entries, of how many; 0 of 0 at first. */
export type ImportProgress = Omit<Extract<Push, { type: 'import' }>, 'type'>;

/** Milliseconds after which an import takes long. */
const LONG_MS = 10_000;

/** A file for the player to keep. */
export type ExportedFile = { readonly name: string; readonly file: string };

/** The saved campaigns, the games a new one can be played of, and the files that go in and out. */
export class CampaignLibrary {
  /** The saved campaigns. */
  campaigns = $state.raw<readonly Campaign[]>([]);
  /** The games a campaign can be created of. */
  games = $state.raw<readonly GameEntry[]>([]);
  /** Whether the list has been received at least once. */
  listed = $state(false);
  /** Why there is no list: the host could not open its storage. */
  unavailable = $state.raw<Message | null>(null);
  /** What happened to the storage that players should know. */
  notice = $state.raw<Message | null>(null);
  /** Progress of the running import; null while there is none. */
  importProgress = $state.raw<ImportProgress | null>(null);
  /** Whether the running import takes long. */
  importTakesLong = $state(false);
  readonly #connection: Connection;
  /** The list asked for last. */
  #asked: object | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Fetches the list. Nobody has pressed for it: what was refused before stays told, and of several lists the last one asked for counts. */
  async refresh(): Promise<void> {
    const asked = (this.#asked = {});
    const reply = await this.#connection.askQuietly({ type: 'home' });
    if (this.#asked !== asked) return;
    this.unavailable = reply.type === 'refused' && !this.listed ? reply.why : null;
    if (reply.type === 'refused') this.#connection.refusal = reply.why;
    if (reply.type !== 'home') return;
    this.listed = true;
    this.campaigns = reply.campaigns;
    this.games = reply.games;
    this.notice = reply.notice ?? null;
  }

  /** Deletes a campaign; what stays of its game is kept or goes too. */
  async remove(campaign: string, record: 'keep' | 'delete'): Promise<void> {
    await this.#connection.ask({ type: 'delete', campaign, record });
    await this.refresh();
  }

  /** The file of a campaign; null where the host refuses. */
  async exportFile(campaign: string): Promise<ExportedFile | null> {
    const reply = await this.#connection.ask({ type: 'export', campaign });
    return reply.type === 'file' ? reply : null;
  }

  /** Imports a campaign from the text of a file. It may take a while; meanwhile everything else goes on but another import. */
  async importFile(file: string): Promise<void> {
    if (this.importProgress !== null) return this.#connection.refuse('import-running');
    this.#connection.refusal = null;
    this.importProgress = { done: 0, of: 0 };
    const long = setTimeout(() => (this.importTakesLong = true), LONG_MS);
    const reply = await this.#connection.askQuietly({ type: 'import', file });
    clearTimeout(long);
    this.importTakesLong = false;
    this.importProgress = null;
    if (reply.type === 'refused') this.#connection.refusal = reply.why;
    else await this.refresh();
  }

  /** Stops the running import; nothing of the file is kept. */
  async cancelImport(): Promise<void> {
    await this.#connection.askQuietly({ type: 'cancel-import' });
  }

  /** Takes progress the host has sent. What arrives after the import has ended is ignored. */
  hearProgress({ done, of }: ImportProgress): void {
    if (this.importProgress !== null) this.importProgress = { done, of };
  }

  /** The data packs of a game. */
  packs(game: string): Packs {
    return new Packs(game, (request) => this.#connection.ask(request));
  }

  /** The data a game comes with; null where the host gives none. */
  async basePackOf(game: string): Promise<object | null> {
    const listed = await this.#connection.askQuietly({ type: 'packs', game });
    const base = listed.type === 'packs' ? listed.packs.find((pack) => pack.base) : undefined;
    if (base === undefined) return null;
    const reply = await this.#connection.askQuietly({ type: 'export-pack', game, hash: base.hash });
    return reply.type === 'file' ? (JSON.parse(reply.file) as object) : null;
  }

  /** The data a campaign is played with; null where the host has none. */
  async packOf(campaign: string): Promise<object | null> {
    const reply = await this.#connection.askQuietly({ type: 'pack', campaign });
    return reply.type === 'pack' ? reply.pack : null;
  }
}
