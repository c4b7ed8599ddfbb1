/** Whole games beside worlds that differ in one secret alone, at the engine and through the messages of the host. */
import { expect } from 'vitest';
import type { GameTypes } from '#engine/kernel/game.ts';
import type { Viewer } from '#engine/kernel/seat.ts';
import type { Level } from '#main/contract/messages.ts';
import { hiding as archipelago } from '#tests/engine/archipelago/secrets.ts';
import type { Played } from '#tests/engine/contract/config.ts';
import type { Beside } from '#tests/engine/contract/secrets.ts';
import { type Hiding, type Secret, type Walk, type World } from '#tests/engine/contract/secrets.ts';
import { hidingOf } from '#tests/engine/empires-of-the-north/twin.ts';
import { playedWith } from '#tests/engine/empires-of-the-north/laid.ts';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { hiding as toy } from '#tests/engine/toy/secrets.ts';
import { KINDS, people, type Sitter } from './support.ts';
import { twinTable } from './twins.ts';

/** Games that hide something. */
export type Name = 'toy' | 'archipelago' | 'empires';
type Any = Hiding<GameTypes>;

/** Each game with all that is hidden in it. The casts erase types that only its own tests know. */
export const HIDING: Readonly<Record<Name, Any>> = {
  toy: toy as unknown as Any,
  archipelago: archipelago as unknown as Any,
  empires: hidingOf(playedWith(BASE_PACK)) as unknown as Any,
};

/** Games at the table of all tests of the host. */
export const SEATED = 2;
const LENGTHS = ['short', 'medium', 'long'];
const CLANS = BASE_PACK.clans.map(({ id }) => id);
/** Options of other tables. */
const OTHERS: Readonly<Record<Name, (number: number) => object>> = {
  toy: (number) => ({ rounds: 3 + (number % 4) }),
  archipelago: (number) => ({ players: 2 + (number % 4), length: LENGTHS[number % 3] }),
  empires: (number) => {
    const seats = Array.from({ length: 2 + (number % 3) }, (_, seat) => ({
      clan: CLANS[(number + seat) % CLANS.length],
    }));
    return { players: seats.length, seats };
  },
};

const LEVELS: readonly Level[] = ['table', 'strict', 'open'];
/** Moves that are played at a pair of tables. */
const MOVES = 2;
/** Moves of a list that are previewed. */
const PREVIEWS = 3;

/** A game of that name, played by chance or, every other time, by stewards; those after the second have other tables. */
export function walkOf(name: Name, number: number): Walk<GameTypes> {
  const { listed } = KINDS[name];
  const { game } = HIDING[name];
  const bots = number % 2 === 0 ? undefined : listed.bots(listed.basePack)['steward'];
  const seed = `whole ${name} ${number}`;
  const read = game.schema.options.parse(number < SEATED ? KINDS[name].options : OTHERS[name](number));
  if (bots === undefined) return { options: read, seed };
  return {
    options: read,
    seed,
    choose: (state, seat, rng) => bots.decide(game, game.information(state, seat), seat, rng),
  };
}

/** Two tables of the same campaign, each laid anew for each comparison, for every level. */
export class TwinTables {
  readonly #pairs: readonly (readonly ReturnType<typeof twinTable>[])[];

  readonly #levels: readonly Level[];

  constructor(name: Name, levels = LEVELS, listed = KINDS[name].listed) {
    const { seats } = KINDS[name];
    this.#levels = levels;
    this.#pairs = levels.map((level) => [0, 1].map(() => twinTable(name, level, people(seats), {}, listed)));
  }

  /**
   * Compares up to `most` worlds of a secret, spread over a game and over viewers and levels: every page, reply and push, by content and by
   * number. @returns how many worlds, and how many messages
   */
  async compare(beside: Beside<GameTypes>, secret: Secret<object>, most: number): Promise<[number, number]> {
    const worlds = beside.worlds(secret, most);
    let messages = 0;
    for (const [number, world] of worlds.entries()) {
      const pair = this.#pairs[number % this.#pairs.length] ?? [];
      const [one, other] = await Promise.all(pair.map(({ lay }, at) => lay(at === 0 ? world.state : world.world)));
      if (one === undefined || other === undefined) throw new Error('no tables');
      try {
        messages += await compareTables([one, other], world, beside.movesAlike(world, MOVES));
      } catch (error) {
        const level = this.#levels[number % this.#pairs.length] ?? '';
        throw new Error(`${secret.name}, level ${level}, ${beside.placeOf(world.at)}, for ${world.viewer}`, {
          cause: error,
        });
      }
    }
    return [worlds.length, messages];
  }
}

type Tables = readonly [Sitter, Sitter];

/** Asks at both tables all that everybody may ask and all that `viewer` may, and plays on as long as nothing is shown. */
async function compareTables(
  tables: Tables,
  { viewer }: World<GameTypes>,
  moves: readonly Played<GameTypes>[],
): Promise<number> {
  const [one, other] = tables;
  let count = 0;
  const pages = (): void => expect(JSON.stringify(other.now)).toBe(JSON.stringify(one.now));
  const same = async (type: string, more: object = {}): Promise<void> => {
    const replies = [await one.at(type, more), await other.at(type, more)];
    expect(JSON.stringify(replies[1]), type).toBe(JSON.stringify(replies[0]));
    count++;
  };
  pages();
  await askAll(tables, viewer, same);
  for (const { seat, move } of moves) {
    for (const table of tables) await table.settle();
    pages();
    const replies = [await one.at('move', { seat, move }), await other.at('move', { seat, move })];
    expect(replies[1]?.type).toBe(replies[0]?.type);
    // A step inside a secret decision is answered with what its own seat sees.
    if (replies[0]?.type !== 'private' || viewer === seat)
      expect(JSON.stringify(replies[1])).toBe(JSON.stringify(replies[0]));
    pages();
    await askAll(tables, viewer, same);
  }
  expect(other.pushes.length).toBe(one.pushes.length);
  expect(JSON.stringify(other.pushes)).toBe(JSON.stringify(one.pushes));
  return count + one.pushes.length;
}

type Same = (type: string, more?: object) => Promise<void>;

/** All that may be asked without a drawer, and then with that of `viewer` open, to each of its depths. */
async function askAll(tables: Tables, viewer: Viewer, same: Same): Promise<void> {
  const [one] = tables;
  for (const table of tables) await table.settle();
  for (const table of tables) await table.at('close-drawer');
  const { moves, played, seats } = one.now;
  const asked = moves.flatMap(({ seat, moves: open }) => open.slice(0, PREVIEWS).map((move) => ({ seat, move })));
  for (const open of asked) await same('preview', open);
  for (const seat of seats.keys()) await same('recap', { seat });
  for (const at of [0, played]) await same('history', { at });
  await same('reveal');
  await same('home');
  if (viewer === 'public') return;
  for (const depth of depthsOf(one)) {
    await same('open-drawer', { seat: viewer, depth });
    await same('recap', { seat: viewer });
    for (const open of asked) await same('preview', open);
    await same('close-drawer');
  }
}

function depthsOf({ now }: Sitter): readonly string[] {
  const kind = Object.values(KINDS).find(({ listed }) => listed.id === now.game);
  return kind?.listed.make(kind.listed.basePack).depths ?? [];
}
