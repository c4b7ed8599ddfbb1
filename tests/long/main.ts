/**
 * `npm run test:long`: everything at full counts. Hours are not minded here; what comes out is kept, with its date, in
 * `docs/long-run.md`. `--part NAME` runs one part and prints it only.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { optionsRefusal } from '#engine/archipelago/options.ts';
import { lengthSchema, VARIANTS, type Options, type Variant } from '#engine/archipelago/state.ts';
import { simulate, type Summary } from '#main/cli/simulate.ts';
import { coverage, type Part } from './coverage.ts';
import { mutations } from './mutations.ts';
import { GAME, playGame } from './play.ts';

const PAGE = new URL('../../docs/long-run.md', import.meta.url);
const TABLES = [2, 3, 4, 5].flatMap((players) => lengthSchema.options.map((length) => ({ players, length })));

function simulated(players: number, length: string, games: number, level: string): Summary {
  let last = '{}';
  const argv = ['--players', players, '--length', length, '--games', games, '--seed', 'long run', '--bots', level];
  simulate(
    argv.map(String),
    (line) => (last = line),
    (line) => void process.stderr.write(`${line}\n`),
  );
  return JSON.parse(last) as Summary;
}

/** So many games of one level at every table. */
function everyTable(level: string, games: number): Part {
  const rows = TABLES.map(({ players, length }) => ({ players, length, ...simulated(players, length, games, level) }));
  const lines = rows.map(({ players, length, finished, failures, moves, rounds, endings }) => {
    const ended = Object.entries(endings).map(([code, count]) => `${code} ${count}`);
    const turns = `${rounds.min} / ${rounds.median} / ${rounds.max}`;
    return `| ${players} | ${length} | ${finished} | ${failures} | ${Math.round(moves / games)} | ${turns} | ${ended.join(', ')} |`;
  });
  const head = [
    '| Players | Length | Finished | Failures | Moves a game | Turns (min, median, max) | Endings |',
    '|---|---|---|---|---|---|---|',
  ];
  return {
    title: `${games} games of \`${level}\` for each number of players and length`,
    lines: [...head, ...lines],
    failures: rows.reduce((sum, row) => sum + row.failures, 0),
  };
}

/** One steward among three random players, seats rotated. */
function against(games: number): Part {
  const lines = lengthSchema.options.map((length) => {
    let [lost, first] = [0, 0];
    for (let number = 0; number < games; number++) {
      const seat = number % 4;
      const levels = [0, 1, 2, 3].map((other) => (other === seat ? 'steward' : 'random'));
      const outcome = GAME.outcome(playGame({ players: 4, length, variants: [] }, `against ${number}`, levels));
      if (outcome === undefined || outcome.seats.every(({ won }) => !won)) lost++;
      else if (outcome.seats[seat]?.won === true) first++;
    }
    const share = lost === games ? '–' : `${Math.round((100 * first) / (games - lost))} %`;
    return `| ${length} | ${games} | ${Math.round((100 * lost) / games)} % | ${games - lost} | ${first} | ${share} |`;
  });
  const head = [
    '| Length | Games | Lost by all | Not lost by all | Steward first in | Share |',
    '|---|---|---|---|---|---|',
  ];
  return { title: 'One `steward` against three `random`', lines: [...head, ...lines], failures: 0 };
}

/** Every set of variants. */
function combinations(): Variant[][] {
  return VARIANTS.reduce<Variant[][]>((sets, variant) => [...sets, ...sets.map((set) => [...set, variant])], [[]]);
}

/** Every number of players, length and set of variants that is not refused. */
function everyVariant(games: number): Part {
  let [tables, failures] = [0, 0];
  const failed: string[] = [];
  for (const { players, length } of TABLES) {
    for (const variants of combinations()) {
      const options: Options = { players, length, variants };
      if (optionsRefusal(options) !== undefined) continue;
      tables++;
      for (const level of ['random', 'steward']) {
        for (let number = 0; number < games; number++) {
          try {
            playGame(
              options,
              `${level} ${number}`,
              Array.from({ length: players }, () => level),
            );
          } catch (error) {
            failures++;
            failed.push(`- ${players} ${length} ${variants.join('+')}: ${error instanceof Error ? error.message : ''}`);
          }
        }
      }
    }
  }
  const sum = `${tables} tables, ${games} games of \`random\` and ${games} of \`steward\` each: ${failures} failures.`;
  return { title: 'Every number of players, length and set of variants', lines: [sum, ...failed], failures };
}

function endToEnd(): Part {
  const { status, stdout } = spawnSync(process.execPath, ['tests/e2e/run.ts'], { encoding: 'utf8' });
  const last = stdout.trim().split('\n').at(-1) ?? '';
  return { title: 'Whole games through the interface', lines: [last], failures: status === 0 ? 0 : 1 };
}

/** Players killed while they save, and what they saved broken. */
function tortured(): Part {
  const { status, stdout } = spawnSync(process.execPath, ['tests/torture/main.ts'], { encoding: 'utf8' });
  const last = stdout.trim().split('\n').at(-1) ?? '';
  return { title: 'Torture', lines: [`\`${last}\``], failures: status === 0 ? 0 : 1 };
}

const PARTS: Readonly<Record<string, () => Part>> = {
  random: () => everyTable('random', 1000),
  steward: () => everyTable('steward', 200),
  against: () => against(200),
  variants: () => everyVariant(5),
  coverage,
  e2e: endToEnd,
  torture: tortured,
  mutate: mutations,
};

function run(argv: readonly string[]): number {
  const only = argv[0] === '--part' ? argv[1] : undefined;
  const parts = Object.entries(PARTS).filter(([name]) => only === undefined || name === only);
  const done = parts.map(([, part]) => part());
  const page = [
    '# Long run',
    '',
    `\`npm run test:long\`, ${new Date().toISOString().slice(0, 10)}. Every invariant is asked for after every move.`,
    ...done.flatMap(({ title, lines }) => ['', `## ${title}`, '', ...lines]),
    '',
  ].join('\n');
  if (only === undefined) writeFileSync(PAGE, page);
  process.stdout.write(page);
  const failures = done.reduce((sum, part) => sum + part.failures, 0);
  process.stdout.write(`${done.length - done.filter((part) => part.failures > 0).length} passed, ${failures} failed\n`);
  return failures === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = run(process.argv.slice(2));
