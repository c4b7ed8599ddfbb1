/** Every recorded game and some hundred of bots: all that is told is true, and nothing is told of most games or of none. */
import { describe, expect, it } from 'vitest';
import { documented } from './documented.ts';
import { JUDGED, readOver, toldOf, wrongly } from './games.ts';
import { botsOver } from './over.ts';

const GAMES = 200;
const NOTHING_WRONG = { untrue: [], missing: [] };

describe.each(JUDGED.map((judged) => [judged.listed.id, judged] as const))(
  'the feats of %s',
  (id, { listed, referee, recorded }) => {
    it('are true of every recorded game', () => {
      for (const name of recorded.recordedNames())
        expect(wrongly(readOver(recorded, name), referee), name).toEqual(NOTHING_WRONG);
    });

    it('are true of games of bots, and none is told of nearly all or of hardly any', () => {
      const times = new Map(documented(id).map((feat) => [feat, 0]));
      expect(times.size).toBe(12);
      for (let number = 0; number < GAMES; number++) {
        const over = botsOver(listed, 'shares', number);
        expect(wrongly(over, referee), over.name).toEqual(NOTHING_WRONG);
        for (const feat of new Set(toldOf(over).map((told) => told.feat))) times.set(feat, (times.get(feat) ?? 0) + 1);
      }
      const shares = [...times].map(([feat, n]) => ({ feat, share: (100 * n) / GAMES }));
      expect(shares.filter(({ share }) => share < 0.5 || share > 40)).toEqual([]);
      expect(shares.length).toBe(12);
    });
  },
);
