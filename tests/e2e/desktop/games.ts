import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { check, type EndToEnd } from '../check.ts';
import { answerSaveDialog, keepAt } from '../keep.ts';
import { onNewFolder } from '../sitting.ts';
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
  check(files.join() === 'copy.json', `there lie ${files.join(', ')}`);
  await picture(main, 'desktop-after-copy');
  const replay = spawnSync(process.execPath, ['src-main/cli/replay.ts', file], { encoding: 'utf8' });
  check(replay.status === 0, `the copy does not replay: ${replay.stdout}${replay.stderr}`);
  return replay.stdout;
}

/** A person and a bot, which thinks in a worker of the bundle, play a whole short game. */
async function wholeGame(dataDir: string): Promise<void> {
  const desk = await sitDown(dataDir);
  const { page, person } = desk;
  await page.getByTestId('home-new').click();
  await page.getByTestId('setup-remove-2').click();
  await page.getByTestId('setup-player-1').click();
  await page.getByTestId('setup-player-1-random').click();
  await page.getByTestId('setup-start').click();
  await page.getByTestId('table').waitFor();
  await playOut(desk);
  await page.getByTestId('scoring').waitFor();
  await picture(desk.main, 'desktop-scoring');
  const { outcome } = await person.table();
  const said = await keepCopy(desk, dataDir);
  const points = outcome?.seats.map((seat) => seat.points).join(', ');
  check(said.includes(`"${outcome?.code}", points by seat: ${points}`), `not what the table was told: ${said}`);
  await desk.leave();
}

/** A game in the desktop shell, from the first tile to the copy that is taken home. */
export const gameTests: readonly EndToEnd[] = [
  { name: 'desktop: a person and a bot play a whole short game and keep a copy', run: () => onNewFolder(wholeGame) },
];
