/** The walk through whole games finds a leak of each secret, in content and in number, at the engine and through the host. */
import { describe, expect, it } from 'vitest';
import type { Game, GameTypes } from '#engine/kernel/game.ts';
import { hashValue } from '#engine/kernel/hash.ts';
import { Beside, type Secret } from '#tests/engine/contract/secrets.ts';
import { HIDING, TwinTables, walkOf, type Name } from './beside.ts';
import { KINDS } from './support.ts';

/** Worlds in which a leak may stay unseen, because its bit is the same. */
const WORLDS = 40;

/** One bit of a secret. */
const bitOf = (secret: Secret<object>, state: object): boolean =>
  Number.parseInt(hashValue(secret.of(state) ?? null).slice(0, 1), 16) % 2 === 1;

/** Ways to give a bit of a secret away. */
const LEAKS: Readonly<Record<string, (game: Game<GameTypes>, secret: Secret<object>) => Game<GameTypes>>> = {
  'a figure that everybody sees': (game, secret) => ({
    ...game,
    view: (state, viewer) => ({ ...game.view(state, viewer), leak: bitOf(secret, state) }),
  }),
  'an event more': (game, secret) => ({
    ...game,
    apply(state, seat, move, emit, between) {
      if (bitOf(secret, state)) emit({ type: game.turnEvent });
      game.apply(state, seat, move, emit, between);
    },
  }),
  'a pause more': (game, secret) => ({
    ...game,
    apply(state, seat, move, emit, between) {
      if (bitOf(secret, state)) between?.();
      game.apply(state, seat, move, emit, between);
    },
  }),
};

describe.each<Name>(['toy', 'archipelago', 'empires'])('a leak is found: %s', (name) => {
  const hiding = HIDING[name];
  const walk = walkOf(name, 1);
  const beside = new Beside(hiding, walk);

  describe.each(hiding.secrets.map((secret) => [secret.name, secret] as const))('of %s', (_, secret) => {
    it.each(Object.entries(LEAKS))('by %s', (_, leak) => {
      const leaky = new Beside({ ...hiding, game: leak(hiding.game, secret) }, walk);
      expect(() => leaky.compare(secret)).toThrow(new RegExp(`^${secret.name}, position .* depends on it`));
    });

    it('in a message of the host', async () => {
      const { listed } = KINDS[name];
      const [figure] = Object.values(LEAKS);
      const make = () => figure?.(hiding.game, secret) ?? hiding.game;
      const tables = new TwinTables(name, ['table'], { ...listed, make });
      await expect(tables.compare(beside, secret, WORLDS)).rejects.toThrow(`${secret.name}, level table`);
    });
  });
});
