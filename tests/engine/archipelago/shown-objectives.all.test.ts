/** Ends so near that objectives are shown in nearly every game: in a world where nobody holds one, it is not. */
import { expect, test } from 'vitest';
import { archipelago } from '#engine/archipelago/archipelago.ts';
import { openBox } from '#engine/archipelago/box.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { Pack } from '#engine/archipelago/data/schema.ts';
import { checkGame } from '../contract/check-game.ts';
import { reveals, surprises, twinIn } from './twin.ts';

/** The base pack with one building or card enough for every end that counts them. */
const PACK: Pack = {
  ...BASE_PACK,
  objectives: BASE_PACK.objectives.map((objective) => {
    const { end } = objective;
    if (end.kind !== 'buildings' && end.kind !== 'cards') return objective;
    return { ...objective, end: { ...end, counts: { 2: 1, 3: 1, 4: 1, 5: 1 } } };
  }),
};
const game = archipelago(PACK);
const twin = twinIn(openBox(PACK));

function checkAll(hooks: { readonly surprises?: typeof surprises }): number {
  let shown = 0;
  for (let number = 0; number < 8; number++) {
    const options = { players: 2 + (number % 4), length: 'short' as const, variants: [] };
    const report = checkGame(game, { options, seed: `shown ${number}`, twin, reveals, ...hooks });
    shown += report.events['objective-met'] ?? 0;
  }
  return shown;
}

test('an objective that is shown in one world alone is a revelation', () => {
  expect(checkAll({ surprises })).toBeGreaterThan(0);
});

test('unless told so, it is a secret that an event gives away', () => {
  expect(() => checkAll({})).toThrow(/an event for public depends on a secret: .*"objective-met"/);
});
