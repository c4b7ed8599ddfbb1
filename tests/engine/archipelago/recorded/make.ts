/**
 * Makes the recordings, the counts of reachable positions and the golden traces anew: `npm run record`. To be run when the
 * rules or the pack have changed on purpose, and never to make a test pass.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { replaySteps } from '#engine/kernel/replay.ts';
import { gameOf, readRecorded } from './files.ts';
import { foundByBots, foundDriven } from './find.ts';
import { sequences } from './reach.ts';
import { traceOf } from './trace.ts';

const HERE = new URL('./', import.meta.url);
const TRACES = 3;
const POSITIONS = 20;
/** Positions with more sequences of three moves take too long to count in every test run. */
const MOST_SEQUENCES = 20_000;

/** Twenty positions, one of each kind of decision first. */
function positions(names: readonly string[]): object[] {
  const found: { name: string; seq: number; pending: string; two: number; three: number }[] = [];
  const times = new Map<string, number>();
  for (const most of [1, 2]) {
    for (const name of names) {
      const made = readRecorded(name);
      const rules = gameOf(made);
      for (const { entry, state } of replaySteps(rules, made.setup, made.entries)) {
        if (found.length === POSITIONS) return found;
        const pending = state.frames.at(-1)?.kind;
        if (
          pending === undefined ||
          (times.get(pending) ?? 0) >= most ||
          found.some((one) => one.name === name && one.seq > entry.seq - 15)
        )
          continue;
        const two = sequences(rules, state, 2);
        if (two > MOST_SEQUENCES / 20) continue;
        const three = sequences(rules, state, 3);
        if (three > MOST_SEQUENCES) continue;
        times.set(pending, (times.get(pending) ?? 0) + 1);
        found.push({ name, seq: entry.seq, pending, two, three });
      }
    }
  }
  return found;
}

for (const folder of ['games', 'traces']) {
  rmSync(new URL(folder, HERE), { recursive: true, force: true });
  mkdirSync(new URL(folder, HERE));
}
const byBots = foundByBots();
const found = [...byBots, ...foundDriven(byBots)];
for (const { name, record } of found) {
  writeFileSync(new URL(`games/${name}`, HERE), gzipSync(JSON.stringify(record), { level: 9 }));
}
const write = (file: string, value: unknown) =>
  writeFileSync(new URL(file, HERE), `${JSON.stringify(value, null, 2)}\n`);
write('outcomes.json', Object.fromEntries(found.map(({ name, told }) => [name, told])));
// Positions and traces stay as they are, whichever ends have to be driven to.
const names = byBots.map(({ name }) => name).sort();
write('positions.json', positions(names));
for (const name of names.filter((_, index) => index % Math.ceil(names.length / TRACES) === 0)) {
  writeFileSync(new URL(`traces/${name.replace('.json.gz', '.txt')}`, HERE), traceOf(readRecorded(name)));
}
process.stdout.write(`${found.length} games: ${found.map(({ told }) => told.ending).join(', ')}\n`);
