import type { PackEntry, Reply } from '#main/contract/messages.ts';
import type { HostRequest } from './bridge.ts';

/** The data one game can be played with: its own first, then what players brought. */
export class Packs {
  list = $state.raw<readonly PackEntry[]>([]);
  readonly #game: string;
  readonly #ask: (what: HostRequest) => Promise<Reply>;

  /** @param ask says what was refused; what is asked here does not. */
  constructor(game: string, ask: (what: HostRequest) => Promise<Reply>) {
    this.#game = game;
    this.#ask = ask;
  }

  /** Asks for the list anew. */
  async refresh(): Promise<void> {
    this.#take(await this.#ask({ type: 'packs', game: this.#game }));
  }

  /** Takes in the text of a file; gives the hash of what is new, undefined where it was refused or was there already. */
  async importFile(file: string): Promise<string | undefined> {
    const before = this.list.map(({ hash }) => hash);
    this.#take(await this.#ask({ type: 'import-pack', game: this.#game, file }));
    return this.list.find(({ hash }) => !before.includes(hash))?.hash;
  }

  /** The file of some data, for the person to keep; null where it was refused. */
  async exportFile(hash: string): Promise<{ name: string; file: string } | null> {
    const reply = await this.#ask({ type: 'export-pack', game: this.#game, hash });
    return reply.type === 'file' ? reply : null;
  }

  /** Deletes data that somebody brought. */
  async remove(hash: string): Promise<void> {
    this.#take(await this.#ask({ type: 'delete-pack', game: this.#game, hash }));
  }

  #take(reply: Reply): void {
    if (reply.type === 'packs') this.list = reply.packs;
  }
}
