import { layPositions, setSetting, setText } from '#tests/gallery/lay.ts';
import { openCampaign, show } from '#tests/gallery/open.ts';
import { galleryPositions } from '#tests/gallery/positions.ts';
import { expect, test } from '../fixtures.ts';
import { comeIn, getUp } from '../sitting.ts';
import { walk } from './walk.ts';

test.use({ trace: 'off' });

test('monkey: try', { tag: '@monkey' }, async ({ dataDir }) => {
  const game = (process.env['MG'] ?? 'archipelago') as 'archipelago';
  const wanted = process.env['MP'] ?? 'harvest-5';
  const position = galleryPositions(game).find(({ name }) => name.endsWith(wanted));
  if (position === undefined)
    throw new Error(
      galleryPositions(game)
        .map(({ name }) => name)
        .join(' '),
    );
  const id = layPositions(dataDir, [position], { level: 'table' }).get(position.name) ?? '';
  await setSetting(dataDir, 'board', 'svg');
  await setText(dataDir, Number(process.env['MT'] ?? 1));
  const opened = await comeIn(dataDir);
  const { page } = opened.watched;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCampaign(page, id);
  const [width = 1280, height = 720] = (process.env['MS'] ?? '1280x720').split('x').map(Number);
  await show(page, { width, height, text: 1, board: 'svg' });
  const steps = Number(process.env['MN'] ?? 100);
  const start = Date.now();
  const found = await walk({ page, seed: process.env['MSEED'] ?? 'a', steps, back: () => openCampaign(page, id) });
  console.log(`${steps} steps in ${Date.now() - start} ms`);
  const kinds = new Map<string, string[]>();
  for (const [what, { times, step, after }] of found) {
    const kind = what.split(/[:“]/)[0] ?? '';
    kinds.set(kind, [...(kinds.get(kind) ?? []), `${what} (${times}×, from step ${step})`]);
    if ((kinds.get(kind)?.length ?? 0) === 1) kinds.get(kind)?.push(`        ${after.join(' → ')}`);
  }
  for (const [kind, lines] of kinds)
    console.log(`# ${kind}: ${lines.length - 1}\n    ${lines.slice(0, 6).join('\n    ')}`);
  await getUp(opened);
  expect(found.size).toBe(0);
});
