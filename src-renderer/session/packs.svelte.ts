import type { PackEntry, Reply } from '#main/contract/messages.ts';
import type { HostRequest } from './bridge.ts';

/** The data packs of one game: its own first, then those that players imported. */
export class Packs {
  /** The packs, as the host listed them last. */
  list = $state.raw<readonly PackEntry[]>([]);
  readonly #game: string;
  readonly #ask: (what: HostRequest) => Promise<Reply>;

  /** @param ask sends a request whose refusal is shown */
  constructor(game: string, ask: (what: HostRequest) => Promise<Reply>) {
    this.#game = game;
    this.#ask = ask;
  }

  /** Fetches the list. */
  async refresh(): Promise<void> {
    this.#take(await this.#ask({ type: 'packs', game: this.#game }));
  }

  /** Imports a pack from the text of a file and returns its hash; undefined where it was refused or known already. */
  async importFile(file: string): Promise<string | undefined> {
    const before = this.list.map(({ hash }) => hash);
    this.#take(await this.#ask({ type: 'import-pack', game: this.#game, file }));
    return this.list.find(({ hash }) => !before.includes(hash))?.hash;
  }

  /**
   * Imports a pack and chooses it, unless somebody has chosen another one before it was here.
   * @param chosen the hash of what is chosen now
   */
  async importAndChoose(file: string, chosen: () => string, choose: (hash: string) => void): Promise<void> {
    const before = chosen();
    const hash = await this.importFile(file);
    if (hash !== undefined && chosen() === before) choose(hash);
  }

  /** The file of a pack; null where the host refuses. */
  async exportFile(hash: string): Promise<{ name: string; file: string } | null> {
    const reply = await this.#ask({ type: 'export-pack', game: this.#game, hash });
    return reply.type === 'file' ? reply : null;
  }

  /** Deletes an imported pack. */
  async remove(hash: string): Promise<void> {
    this.#take(await this.#ask({ type: 'delete-pack', game: this.#game, hash }));
  }

  #take(reply: Reply): void {
    if (reply.type === 'packs') this.list = reply.packs;
  }
}
