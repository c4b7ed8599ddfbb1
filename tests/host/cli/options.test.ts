import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replay } from '#main/cli/replay.ts';
import { simulate } from '#main/cli/simulate.ts';
import { GAMES } from '#main/games.ts';
import { HEAPS, heapsGame } from '#tests/host/heaps.ts';
import { newFolder } from '#tests/host/host/support.ts';
import { run, usage } from './commands.ts';

const GIVEN = [HEAPS, ...GAMES];
type Print = (line: string) => void;
const withHeaps = (argv: readonly string[], print: Print, complain: Print): number =>
  simulate(argv, print, complain, GIVEN);
const options = (...texts: string[]): string[] => texts.flatMap((text) => ['--option', text]);

/** The file of one game played with these arguments. */
function played(...argv: string[]): { readonly options: unknown; readonly level?: string; readonly file: string } {
  const folder = newFolder();
  expect(run(withHeaps, ['--games', '1', '--export', folder, ...argv])).toMatchObject({ code: 0, wrong: [] });
  const file = join(folder, readdirSync(folder)[0] ?? '');
  return { ...(JSON.parse(readFileSync(file, 'utf8')) as { options: unknown; level?: string }), file };
}

describe('simulate --option', () => {
  it('plays the first game of the list with what is usual, and no two seats alike where that may not be', () => {
    const { options: usual, file, ...rest } = played();
    const seat = (flag: string) => ({ flag, ahead: 0 });
    expect(usual).toEqual({
      players: 4,
      heaps: 3,
      size: 'low',
      extras: [],
      seats: [seat('moon'), seat('sun'), seat('star'), seat('wave')],
    });
    expect(rest).not.toHaveProperty('level');
    const games = (argv: readonly string[], print: Print, complain: Print) => replay(argv, print, complain, GIVEN);
    expect(run(games, [file])).toMatchObject({ code: 0, wrong: [] });
  });

  it('takes a choice, a number, several checks and what is settled seat by seat', () => {
    const said = ['size=high', 'heaps=2', 'extras=rain', 'extras=double', 'flag@2=moon', 'ahead@1=3', 'begins=last'];
    expect(played('--players', '2', ...options(...said)).options).toEqual({
      players: 2,
      heaps: 2,
      size: 'high',
      extras: ['rain', 'double'],
      begins: 'last',
      seats: [
        { flag: 'sun', ahead: 3 },
        { flag: 'moon', ahead: 0 },
      ],
    });
    expect(played(...options('extras=rain,double')).options).toMatchObject({ extras: ['rain', 'double'] });
  });

  it.each([
    [['size'], '--option must be KEY=VALUE or KEY@SEAT=VALUE, not "size".'],
    [['sea=x'], 'There is no option "sea". The options are: heaps, size, extras, begins, flag@SEAT, ahead@SEAT.'],
    [['size=vast'], 'The option "size" cannot be "vast". Its values are: low, high.'],
    [['extras=rain,snow'], 'The option "extras" cannot be "snow". Its values are: double, rain.'],
    [['heaps=9'], 'The option "heaps" must be a whole number from 2 to 5, not "9".'],
    [['heaps='], 'The option "heaps" must be a whole number from 2 to 5, not "".'],
    [['size=low', 'size=high'], 'The option "size" is given 2 times.'],
    [['size@1=low'], 'The option "size" is settled for all at once: write size=VALUE.'],
    [['flag=sun'], 'The option "flag" is settled seat by seat: write flag@1=VALUE, with a seat from 1 to 3.'],
    [['flag@4=sun'], 'The option "flag" is settled seat by seat: write flag@1=VALUE, with a seat from 1 to 3.'],
    [['flag@0=sun'], 'The option "flag" is settled seat by seat: write flag@1=VALUE, with a seat from 1 to 3.'],
    [['begins=last'], 'The option "begins" is settled for 2 players, not for 3.'],
    [['flag@1=sun', 'flag@2=sun'], 'These options cannot be played: two seats have the flag sun.'],
  ])('refuses %j with a sentence that says what can be', (said, why) => {
    expect(usage(withHeaps, ['--players', '3', ...options(...said)])).toBe(why);
  });

  it('has the short forms only where the game has such an option', () => {
    const none = /^There is no option "(length|variants)". The options are: heaps,/;
    expect(usage(withHeaps, ['--length', 'short'])).toMatch(none);
    expect(usage(withHeaps, ['--variant', 'desert'])).toMatch(none);
    const short = played('--game', 'archipelago', '--players', '2', '--length', 'short', '--variant', 'desert');
    expect(short.options).toEqual({ players: 2, length: 'short', variants: ['desert'] });
    const argv = ['--game', 'archipelago', '--length', 'short', ...options('length=long')];
    expect(usage(withHeaps, argv)).toBe('The option "length" is given 2 times.');
  });

  it('counts a turn for each event with which one begins', () => {
    const { lines } = run(withHeaps, ['--players', '1', '--games', '1', ...options('heaps=2')]);
    // Three pieces, one a round.
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ moves: 3, rounds: { min: 3, median: 3, max: 3 } });
  });

  it('fails a game whose turns never end', () => {
    const turns = {
      ...heapsGame,
      apply: (...[, , , emit]: Parameters<typeof heapsGame.apply>) => emit({ type: 'round', round: 1 }),
    };
    const command = (argv: readonly string[], print: Print, complain: Print) =>
      simulate(argv, print, complain, [{ ...HEAPS, make: () => turns }]);
    const { code, wrong } = run(command, ['--games', '1']);
    expect([code, wrong]).toEqual([1, ['Game 1 (seed 1-1) failed: no end after 60 turns']]);
  });
});
