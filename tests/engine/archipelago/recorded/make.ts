/**
 * Makes the recordings, the counts of reachable positions and the golden traces anew: `npm run record`. To be run when the
 * rules or the pack have changed on purpose, and never to make a test pass.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { optionsRefusal } from '#engine/archipelago/options.ts';
import { lengthSchema, VARIANTS, type Options, type State } from '#engine/archipelago/state.ts';
import type { Bot } from '#engine/bots/bot.ts';
import { at } from '#engine/kernel/at.ts';
import type { GameTypes, Outcome } from '#engine/kernel/game.ts';
import type { CampaignRecord } from '#engine/kernel/record.ts';
import { replaying } from '#engine/kernel/replay.ts';
import { playOut, recordOf } from '#main/cli/play-out.ts';
import { GAMES } from '#main/games.ts';
import { gameOf, readRecorded } from './files.ts';
import { tell, type Told } from './outcome.ts';
import { sequences } from './reach.ts';
import { traceOf } from './trace.ts';

const HERE = new URL('./', import.meta.url);
const SEATS = ['steward-builder', 'steward-trader', 'steward', 'random'];
/** Games looked at for an ending not yet seen. */
const SEARCHED = 260;
const TRACES = 3;
const POSITIONS = 20;
/** Positions with more sequences of three moves take too long to count in every test run. */
const MOST_SEQUENCES = 20_000;

const listed = at(GAMES, 0);
const game = listed.make(listed.basePack);
const bots = listed.bots(listed.basePack);

function botAt(level: string): Bot<GameTypes> {
  const bot = bots[level];
  if (bot === undefined) throw new Error(`no bot ${level}`);
  return bot;
}

function lastState(record: CampaignRecord): State {
  let last: State | undefined;
  for (const { state } of replaying(gameOf(record), record.setup, record.entries)) last = state;
  if (last === undefined) throw new Error('an empty record');
  return last;
}

/** The options of game `number`: every table by turns, every second game with a variant. */
function optionsOf(number: number): Options {
  const variant = at(VARIANTS, Math.floor(number / 24) % VARIANTS.length);
  return {
    players: 2 + (number % 4),
    length: at(lengthSchema.options, Math.floor(number / 4) % 3),
    variants: Math.floor(number / 12) % 2 === 0 ? [] : [variant],
  };
}

/** What a game adds to the collection. */
function features({ players, length, variants }: Options, { code, seats }: Outcome): string[] {
  const war = code === 'independence' ? [`war won by one: ${seats.some(({ won }) => won)}`] : [];
  return [`table ${players} ${length}`, `ending ${code}`, ...variants.map((variant) => `variant ${variant}`), ...war];
}

function record(): Record<string, Told> {
  const told: Record<string, Told> = {};
  const have = new Set<string>();
  for (let number = 0; number < SEARCHED; number++) {
    const options = optionsOf(number);
    if (optionsRefusal(options) !== undefined) continue;
    const levels = Array.from({ length: options.players }, (_, seat) =>
      at(SEATS, (seat + number) % (number % 5 === 0 ? 4 : 3)),
    );
    const plan = { game, bots: levels.map(botAt), options, seed: `record ${number}`, keep: false };
    const played = playOut(plan);
    if ('failure' in played) throw new Error(`${plan.seed}: ${played.failure}`);
    const adds = features(options, played.outcome);
    if (adds.every((feature) => have.has(feature))) continue;
    adds.forEach((feature) => have.add(feature));
    const made = recordOf(plan, listed.basePack, playOut({ ...plan, keep: true }));
    const about = tell(made, lastState(made));
    const name = `${String(number).padStart(3, '0')}-${about.players}p-${about.length}-${about.ending}.json.gz`;
    writeFileSync(new URL(`games/${name}`, HERE), gzipSync(JSON.stringify(made), { level: 9 }));
    told[name] = about;
  }
  return told;
}

/** Twenty positions, one of each kind of decision first. */
function positions(names: readonly string[]): object[] {
  const found: { name: string; seq: number; pending: string; two: number; three: number }[] = [];
  const times = new Map<string, number>();
  for (const most of [1, 2]) {
    for (const name of names) {
      const made = readRecorded(name);
      const rules = gameOf(made);
      for (const { entry, state } of replaying(rules, made.setup, made.entries)) {
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
const told = record();
const names = Object.keys(told).sort();
const write = (file: string, value: unknown) =>
  writeFileSync(new URL(file, HERE), `${JSON.stringify(value, null, 2)}\n`);
write('outcomes.json', told);
write('positions.json', positions(names));
for (const name of names.filter((_, index) => index % Math.ceil(names.length / TRACES) === 0)) {
  writeFileSync(new URL(`traces/${name.replace('.json.gz', '.txt')}`, HERE), traceOf(readRecorded(name)));
}
process.stdout.write(
  `${names.length} games: ${Object.values(told)
    .map(({ ending }) => ending)
    .join(', ')}\n`,
);
