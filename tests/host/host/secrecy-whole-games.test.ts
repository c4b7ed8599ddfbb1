/**
 * Whole games beside worlds that differ in one secret alone, for every viewer: what they see, know, may do and are told is the same, by content
 * and by number, at the engine and in every message of the host. `vitest run secrecy-whole-games --mode long` walks more games, and
 * compares more of each.
 */
import { describe, expect, it } from 'vitest';
import { Beside } from '#tests/engine/contract/secrets.ts';
import { HIDING, SEATED, TwinTables, walkOf, type Name } from './beside.ts';

const many = (usual: number, long: number): number => (import.meta.env.MODE === 'long' ? long : usual);

/** Whole games that are walked. */
const GAMES = many(SEATED, 14);
/** Worlds of a secret, in each of them, that are compared at the engine, and through the host. */
const AT_ENGINE = many(250, Number.POSITIVE_INFINITY);
const AT_HOST = many(9, 250);
/** How long one secret may take in the long run. */
const LONG_MS = 1_200_000;

describe.each<Name>(['toy', 'archipelago', 'empires'])(
  'beside a world that differs in one secret alone: %s',
  (name) => {
    const hiding = HIDING[name];
    const games = Array.from({ length: GAMES }, (_, number) => new Beside(hiding, walkOf(name, number)));
    const tables = new TwinTables(name);

    describe.each(hiding.secrets.map((secret) => [secret.name, secret] as const))('%s', (_, secret) => {
      it(
        'nobody sees, knows, may do or is told anything else in a whole game',
        () => {
          const walked = games.map((beside) => beside.compare(secret, AT_ENGINE));
          const sum = (key: 'other' | 'same'): number => walked.reduce((total, one) => total + one[key], 0);
          expect(sum('other')).toBeGreaterThan(10);
          expect(sum('same')).toBeGreaterThan(3);
        },
        LONG_MS,
      );

      it(
        'no message of the host differs, in content or number',
        async () => {
          let [worlds, messages] = [0, 0];
          for (const beside of games.slice(0, SEATED)) {
            const [some, told] = await tables.compare(beside, secret, AT_HOST);
            worlds += some;
            messages += told;
          }
          expect(worlds).toBeGreaterThan(5);
          expect(messages).toBeGreaterThan(100);
        },
        LONG_MS,
      );
    });
  },
);
