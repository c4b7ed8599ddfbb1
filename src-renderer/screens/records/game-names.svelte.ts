import type { GameRecord } from '#main/contract/records.ts';
import { readable } from '../../i18n/translator.ts';
import type { GameCard } from '../../window/card.ts';
import type { Habit, RecordWords } from '../../window/record-words.ts';

/** A feat as a sentence, and whose it is. */
export type ToldFeat = { readonly seat: number; readonly text: string };

/** What games are called in records, and what is said of them. A game or a length that is not known here has a plain name. */
export class GameNames {
  readonly #cards: readonly GameCard[];
  /** The games whose words are here, or on their way. */
  #asked: readonly string[] = [];
  #words = $state.raw<Readonly<Record<string, RecordWords>>>({});

  constructor(cards: readonly GameCard[]) {
    this.#cards = cards;
  }

  /**
   * Loads what is said of these games, each once. Where it cannot be loaded, plain names stay until the next time. It reads nothing that
   * changes with it: an effect may call it.
   */
  async load(games: readonly string[]): Promise<void> {
    for (const { id, records } of this.#cards) {
      if (records === undefined || !games.includes(id) || this.#asked.includes(id)) continue;
      this.#asked = [...this.#asked, id];
      try {
        const words = await records();
        this.#words = { ...this.#words, [id]: words };
      } catch {
        this.#asked = this.#asked.filter((one) => one !== id);
      }
    }
  }

  /** The name of a game. */
  game(game: string): string {
    return this.#cards.find(({ id }) => id === game)?.name ?? readable(game);
  }

  /** For how long a game was laid; undefined in games of one length. */
  length({ game, length }: Pick<GameRecord, 'game' | 'length'>): string | undefined {
    return length === undefined ? undefined : (this.#words[game]?.length(length) ?? readable(length));
  }

  /** What was worth telling of a game, in its order; what has no words here is left out. */
  feats(record: GameRecord): ToldFeat[] {
    const name = (seat: number): string => record.seats.find((one) => one.seat === seat)?.name ?? '';
    return record.feats.flatMap((feat) => {
      const text = this.#words[record.game]?.feat(feat, name);
      return text === undefined ? [] : [{ seat: feat.seat, text }];
    });
  }

  /** What people like to do in a game, as far as it says. */
  likes(game: string): readonly Habit[] {
    return this.#words[game]?.likes ?? [];
  }
}
