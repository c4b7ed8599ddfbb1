/** `npm run mutate`: breaks lines of the rules, one at a time, and names those that no test noticed. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readArguments, UsageError, wholeNumber } from '#main/cli/arguments.ts';
import { drawn } from './draw.ts';
import known from './equivalent.json' with { type: 'json' };
import { stale, whyEquivalent } from './equivalent.ts';
import { changedIn, GAMES, gameOf, isRecording, sourcesIn, testsIn, type MutatedGame } from './files.ts';
import { openRunCache } from './run-cache.ts';
import { mutationsOf, type Mutation } from './mutations.ts';
import { tryMutations, type Tell } from './run.ts';

const HELP = `npm run mutate -- [--game G] [--count N] [--seed S] [--changed] [--only TEXT]

Breaks lines of rules, effects, figures, pieces, scoring and map, each in one way that the seed draws, and runs the tests of their game
over it in memory until one fails. Names the lines no test noticed, and apart from them those that nothing but recorded games noticed.
Lines known to change nothing when broken stand with a reason in tests/mutate/equivalent.json and are not tried. The last line
is one JSON object: {mutants, killed, survived, equivalent}. The exit code is 1 where any survived.

  --game G     only lines of this game: ${GAMES.join(' or ')}
  --count N    lines broken (100)
  --seed S     what chance is made from (1)
  --changed    only in files changed since the branch left main, what is not committed included
  --only TEXT  of those drawn only the ones whose file and number, as in rules/finds.ts:43, have TEXT in them
  --help       this text
`;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Milliseconds any test file may take at least, because the machine may be busy. */
const MIN_TIMEOUT_MS = 20_000;

const options = {
  game: { type: 'string', default: '' },
  count: { type: 'string' },
  seed: { type: 'string', default: '1' },
  changed: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
} as const;

const placeOf = ({ file, line }: Mutation): string => `${file}:${line}`;
const said = (mutation: Mutation): string => `${placeOf(mutation)}: \`${mutation.from}\` → \`${mutation.to}\``;

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log([`${title}:`, ...lines.map((line) => `- ${line}`), ''].join('\n'));
}

/** What is drawn from: the files of one game or of all, and perhaps only what has changed. */
type Draw = { readonly count: number; readonly seed: string; readonly changed: boolean; readonly only: string };

const mutationsIn = (game: MutatedGame): Mutation[] =>
  sourcesIn(ROOT, game).flatMap((file) => mutationsOf(file, readFileSync(`${ROOT}/${file}`, 'utf8')));

/** The games that are named, or all. @throws UsageError for a name that is none */
function gamesNamed(name: string): readonly MutatedGame[] {
  const game = GAMES.find((one) => one === name);
  if (game === undefined && name !== '') throw new UsageError(`--game must be ${GAMES.join(' or ')}, not "${name}".`);
  return game === undefined ? GAMES : [game];
}

/** All mutations of these games, and those drawn for this run. */
function draw(
  games: readonly MutatedGame[],
  { count, seed, changed, only }: Draw,
): { all: Mutation[]; chosen: Mutation[] } {
  const all = games.flatMap(mutationsIn);
  const wanted = changed ? changedIn(ROOT) : undefined;
  const offered = all.filter(({ file }) => wanted?.has(file) ?? true);
  return { all, chosen: drawn(offered, count, seed).filter((mutation) => placeOf(mutation).includes(only)) };
}

/** Runs the tests of each game over the mutations of its files. Returns the name of a test that fails with nothing broken. */
async function tryByGame(mutations: readonly Mutation[], tell: Tell): Promise<string | undefined> {
  for (const game of GAMES) {
    const own = mutations.filter(({ file }) => gameOf(file) === game);
    const cache = openRunCache(ROOT, `.cache/mutate-${game}.json`);
    const [tests, sources] = [testsIn(ROOT, game), sourcesIn(ROOT, game)];
    const setup = { root: ROOT, tests, sources, isRecording, minTimeout: MIN_TIMEOUT_MS, cache };
    const failing = await tryMutations(setup, own, tell);
    if (failing !== undefined) return failing;
  }
  return undefined;
}

async function run(argv: readonly string[]): Promise<number> {
  const read = readArguments(argv, HELP, options);
  if (read === undefined) return 0;
  const { seed, changed, only } = read.values;
  const games = gamesNamed(read.values.game);
  const count = wholeNumber('count', read.values.count, 1, 100);
  const { all, chosen } = draw(games, { count, seed, changed, only });
  const equivalent = chosen.filter((mutation) => whyEquivalent(known, mutation) !== undefined);
  const tried = chosen.filter((mutation) => !equivalent.includes(mutation));
  const survived: string[] = [];
  const recorded: string[] = [];
  let done = 0;
  const failing = await tryByGame(tried, (mutation, verdict) => {
    if (verdict.kind === 'survived') survived.push(said(mutation));
    if (verdict.kind === 'recorded') recorded.push(said(mutation));
    const by = verdict.kind === 'survived' ? '' : ` (${verdict.by})`;
    console.error(`${++done}/${tried.length} ${verdict.kind} ${said(mutation)}${by}`);
  });
  if (failing !== undefined) {
    console.error(`A test fails with nothing broken, so none can tell what is: ${failing}`);
    return 1;
  }
  const named = known.filter(({ file }) => games.some((game) => game === gameOf(file)));
  const left = stale(named, all).map(({ file, text, from, to }) => `${file}: \`${text}\`: \`${from}\` → \`${to}\``);
  print('Survived', survived);
  print('Noticed by recordings alone', recorded);
  print(
    'Equivalent',
    equivalent.map((mutation) => `${said(mutation)}: ${whyEquivalent(known, mutation) ?? ''}`),
  );
  print('Named as equivalent, but no line can be broken so any more', left);
  const killed = tried.length - survived.length;
  console.log(
    JSON.stringify({ mutants: chosen.length, killed, survived: survived.length, equivalent: equivalent.length }),
  );
  return survived.length + left.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\nAsk for help with --help.`);
  process.exitCode = 2;
}
