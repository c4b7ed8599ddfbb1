import { GALLERY_GAMES } from '#tests/gallery/positions.ts';
import { looksAtBothEnds, someOf, wrongOnCharts } from './fit.ts';
import { expect, test } from './fixtures.ts';

/** Kinds of decision of each game that are looked at here; the games' own fit tests look at all. */
const SOME = 2;

// What is wrong is told by name and place; `npm run gallery` keeps pictures.
test.use({ trace: 'off' });

for (const game of GALLERY_GAMES)
  test(`${game}: of some decisions nothing is cut, covered or too small, and axe finds nothing serious`, async ({
    dataDir,
  }) => {
    const { seen, wrong } = await wrongOnCharts(dataDir, game, someOf(game, SOME), looksAtBothEnds);
    expect(seen.size, 'kinds of decision').toBe(SOME);
    expect(wrong).toEqual([]);
  });
