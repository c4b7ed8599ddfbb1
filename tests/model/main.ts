/** `npm run model`: recorded positions on boards in depth, without the window, as pictures. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { GALLERY_GAMES, publicSight, recordedGames, type GalleryGame } from '#tests/gallery/positions.ts';
import { openModelPage } from './browser.ts';

const HELP = `npm run model -- [OPTIONS]

Draws a recorded position on the board in depth, as a picture, and says what it costs.

  --game GAME      ${GALLERY_GAMES.join(', ')}; by default the first
  --seats N        how many play; by default as many as can
  --at SHARE       after which share of the game; by default 0.93
  --tier TIER      processor, middle or high; by default processor
  --size WxH       by default 1280x720
  --ratio N        pixels of the picture to one of the page; by default 1
  --polar DEGREES  from straight above; by default as the board is best seen
  --round DEGREES  round the table; by default 0
  --far N          how far off, where 1 shows all of it; by default 1
  --look X,Y       the point of the plane that is looked at; by default the middle
  --wait MS        for what is painted beside; by default 1500
  --rounds N       how often the picture is timed; by default 1
  --to FILE        by default out/model.png
  --help           this text`;

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'archipelago' },
    seats: { type: 'string', default: '' },
    at: { type: 'string', default: '0.93' },
    tier: { type: 'string', default: 'processor' },
    size: { type: 'string', default: '1280x720' },
    ratio: { type: 'string', default: '1' },
    polar: { type: 'string' },
    round: { type: 'string', default: '0' },
    far: { type: 'string', default: '1' },
    look: { type: 'string' },
    wait: { type: 'string', default: '1500' },
    rounds: { type: 'string', default: '1' },
    to: { type: 'string', default: 'out/model.png' },
    help: { type: 'boolean', default: false },
  },
});

const pair = (text: string): [number, number] => {
  const [x = 0, y = 0] = text.split(/[x,]/).map(Number);
  return [x, y];
};

async function run(): Promise<void> {
  const game = values.game as GalleryGame;
  const games = recordedGames(game).map(({ game: file, entries }) => ({
    file,
    entries,
    sight: publicSight(game, file, 0),
  }));
  const most = values.seats === '' ? Math.max(...games.map(({ sight }) => sight.seats.length)) : Number(values.seats);
  const [longest] = games.filter(({ sight }) => sight.seats.length === most).sort((a, b) => b.entries - a.entries);
  if (longest === undefined) throw new Error(`no recorded game of ${most}`);
  const sight = publicSight(game, longest.file, Number(values.at));
  const [width, height] = pair(values.size);
  const page = await openModelPage({ width, height });
  try {
    const told = await page.draw({
      game,
      ...sight,
      tier: values.tier,
      width,
      height,
      ...(values.polar !== undefined && { polar: Number(values.polar) }),
      round: Number(values.round),
      far: Number(values.far),
      ...(values.look !== undefined && { at: pair(values.look) }),
      ratio: Number(values.ratio),
      wait: Number(values.wait),
      rounds: Number(values.rounds),
    });
    await page.keep(resolve(values.to));
    process.stdout.write(`${longest.file}: ${JSON.stringify(told)}\n${join(values.to)}\n`);
  } finally {
    await page.close();
  }
}

if (values.help) process.stdout.write(`${HELP}\n`);
else await run();
