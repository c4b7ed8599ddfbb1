/** `npm run torture`: kills players while they save, and breaks what they saved, and looks at what is left. */
import { parseArgs } from 'node:util';
import { GAMES } from '#main/games.ts';

const HELP = `npm run torture -- [--game G] [--kills N] [--bits N] [--copies N] [--seed S]

Kills a process that plays and saves, at random instants and between entry, snapshot, commit and screen, and opens what
is left; then fills, locks, takes away (also while it is open), cuts and flips bits of databases, their headers and
exports, and damages files beside a whole copy in every way; then brings in files that take long to read, and measures how long another window waits. The last line is one JSON
object: {kills, acknowledged, lost, unreadable, faults: {name: {tried, survived}}, waits: {name: {wait, work, at}}}. The exit
code is 1 on any loss, and on a wait of more than 100 ms (on a computer that has other things to do: of which the host's own
work is more than that).

  --game G    the game that is played (${GAMES[0]?.id ?? ''})
  --kills N   processes killed (500)
  --bits N    bits flipped, each in a fresh copy: in the database anywhere, where it hurts and in its header (800 at most), and
              in the export (1000)
  --copies N  kinds of damage beside whole copies, tried in all (2000)
  --seed S    what chance is made from (1)
  --help      this text`;

const options = {
  game: { type: 'string' },
  kills: { type: 'string', default: '500' },
  bits: { type: 'string', default: '1000' },
  copies: { type: 'string', default: '2000' },
  seed: { type: 'string', default: '1' },
  help: { type: 'boolean' },
} as const;

async function run(): Promise<number> {
  const { values } = parseArgs({ options });
  if (values.help === true) {
    console.log(HELP);
    return 0;
  }
  const counts = [values.kills, values.bits, values.copies].map(Number);
  if (!counts.every(Number.isSafeInteger)) {
    console.error('--kills, --bits and --copies must be whole numbers.\nAsk for help with --help.');
    return 2;
  }
  if (values.game !== undefined && !GAMES.some(({ id }) => id === values.game)) {
    console.error(`There is no game “${values.game}”. Games: ${GAMES.map(({ id }) => id).join(', ')}.`);
    return 2;
  }
  // The processes that are killed read it too, and so does what is loaded only now.
  if (values.game !== undefined) process.env['CARAVEL_TORTURED'] = values.game;
  const [{ killMany }, { breakAll, breakBesideCopies, unexplained }, { waitsOf }] = await Promise.all([
    import('./kills.ts'),
    import('./faults.ts'),
    import('./waits.ts'),
  ]);
  const [kills = 0, bits = 0, copies = 0] = counts;
  const { problems, ...killed } = await killMany(kills, values.seed, (line) => console.error(line));
  const broken = await breakAll(bits, values.seed, (line) => console.error(line));
  const beside = await breakBesideCopies(copies, values.seed, (line) => console.error(line));
  const waits = await waitsOf(values.seed, unexplained, (line) => console.error(line));
  const wrong = [...problems, ...broken.problems, ...beside.problems, ...waits.problems];
  for (const problem of wrong.slice(0, 50)) console.error(problem);
  console.log(JSON.stringify({ ...killed, faults: { ...broken.faults, ...beside.faults }, waits: waits.longest }));
  return wrong.length === 0 ? 0 : 1;
}

process.exitCode = await run();
