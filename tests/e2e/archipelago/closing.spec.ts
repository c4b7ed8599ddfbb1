import { gameOf, readRecorded } from '#tests/engine/archipelago/recorded/files.ts';
import { layPositions } from '#tests/gallery/lay.ts';
import { openCampaign } from '#tests/gallery/open.ts';
import type { GalleryPosition } from '#tests/gallery/positions.ts';
import { check } from '../check.ts';
import { expect, test } from '../fixtures.ts';
import { comeIn, getUp } from '../sitting.ts';

const GAME = '002-4p-short-S7.json.gz';

/** The first position of a recorded game in which the rules leave nothing to choose. */
function nothingLeft(): GalleryPosition {
  const record = readRecorded(GAME);
  const game = gameOf(record);
  const state = game.schema.state.parse(record.setup);
  for (const [entries, entry] of record.entries.entries()) {
    const seat = game.deciders(state)[0];
    const view = game.view(state, 'public');
    if (seat !== undefined && !game.secret(state)) {
      const closing = game.closing?.(view, seat, game.publicMoves(view, seat));
      if (closing !== undefined) return { name: 'nothing left', game: GAME, entries };
    }
    check(entry.kind === 'move', 'a recorded game holds moves');
    game.apply(state, entry.seat, game.schema.move.parse(entry.move), () => undefined);
  }
  throw new Error('no such position in the recorded game');
}

test(
  'a step that leaves nothing to choose closes by itself, unless it is kept open',
  { tag: '@all' },
  async ({ dataDir }) => {
    const ids = layPositions(dataDir, [nothingLeft()]);
    const opened = await comeIn(dataDir, 3000);
    const { page } = opened.watched;
    await openCampaign(page, ids.get('nothing left') ?? '');
    const played = (): Promise<number> =>
      page.evaluate(() => (window as unknown as { overheard: { played: number } }).overheard.played);
    const before = await played();
    await page.getByTestId('keep-open').click();
    await expect(page.getByTestId('closes')).toHaveCount(0);
    await page.waitForTimeout(4000);
    expect(await played(), 'moves while it is kept open').toBe(before);
    await page.reload();
    await page.getByTestId('closes').waitFor();
    await expect.poll(played, { message: 'it closes by itself' }).toBeGreaterThan(before);
    await getUp(opened);
  },
);
