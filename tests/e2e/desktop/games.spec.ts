import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readRecorded } from '#tests/engine/archipelago/recorded/files.ts';
import { layPositions } from '#tests/gallery/lay.ts';
import { expect, test } from '../fixtures.ts';
import { answerSaveDialog, keepAt, replayOf } from '../keep.ts';
import { picture, sitDown, type Desk } from './desk.ts';

const MOST_STEPS = 1000;

/** Plays for the person at the table until the game is over; the bot's moves come by themselves. */
async function playOut({ person }: Desk): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    const { outcome, curtain, deciders, seats, seq } = await person.table();
    if (outcome !== undefined) return;
    if (curtain.state === 'covered' || curtain.state === 'armed') await person.takeOver();
    else if (curtain.state === 'taken') await person.doPrivately();
    else if (deciders.some((seat) => seats[seat]?.player === 'person')) await person.decide();
    else await person.after(seq);
  }
  throw new Error('the game came to no end');
}

/** Keeps a copy of the game from the home screen: once the dialog is cancelled, once answered. The copy replays. */
async function keepCopy({ page, main }: Desk, dataDir: string): Promise<string> {
  await page.getByTestId('leave').first().click();
  const press = (): Promise<void> => page.getByTestId('home-export-0').click();
  const file = join(dataDir, 'copy.json');
  await answerSaveDialog(null);
  await press();
  await keepAt(page, press, file);
  const files = readdirSync(dataDir).filter((name) => /json|download/.test(name));
  expect(files, 'what lies there').toEqual(['copy.json']);
  await picture(main, 'desktop-after-copy');
  return replayOf(file);
}

/** Entries before its end at which a recorded game is taken up. */
const LAST = 30;

/** To the end and the copy that is taken home; the bot thinks in a worker of the bundle. */
test(
  'desktop: a person and a bot play a short game to its end and keep a copy',
  { tag: '@all' },
  async ({ dataDir }) => {
    const game = '000-2p-short-S6.json.gz';
    const entries = readRecorded(game).entries.length - LAST;
    layPositions(dataDir, [{ name: 'late', game, entries }], { alone: 0 });
    const desk = await sitDown(dataDir);
    const { page, person } = desk;
    await page.getByTestId('home-continue-0').click();
    await page.getByTestId('table').waitFor();
    await playOut(desk);
    await page.getByTestId('scoring').waitFor();
    await picture(desk.main, 'desktop-scoring');
    const { outcome } = await person.table();
    const said = await keepCopy(desk, dataDir);
    const points = outcome?.seats.map((seat) => seat.points).join(', ');
    expect(said, 'what the table was told').toContain(`"${outcome?.code}", points by seat: ${points}`);
    await desk.leave();
  },
);
