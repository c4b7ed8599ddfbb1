/**
 * Makes the recordings of Endeavor anew: `npm run record`. To be run when the rules or the pack have changed on purpose, and
 * never to make a test pass.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { PHASE_ORDERS, type Options } from '#engine/endeavor/options.ts';
import { defined } from '#engine/kernel/defined.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { CampaignRecord } from '#engine/kernel/record.ts';
import { playOut, recordOf } from '#main/cli/play-out.ts';
import { listedEndeavor } from '#main/games/endeavor.ts';
import { playedAgain } from '#tests/engine/recorded.ts';
import { FOLDER, gameOf, tell, type Told } from './files.ts';

const LEVELS = [['steward'], ['steward-governor', 'steward-city', 'greedy', 'random'], ['random']] as const;

const game = listedEndeavor.make(listedEndeavor.basePack);
const bots = listedEndeavor.bots(listedEndeavor.basePack);

/** Games tried for one with an abolition. */
const MOST_TRIED = 400;

/** Plays one game of bots of some levels. @throws Error for a game that does not replay */
function played(options: Options, levels: readonly string[], seed: string): { record: CampaignRecord; told: Told } {
  const seats = Array.from({ length: options.players }, (_, seat) => elementAt(levels, seat % levels.length));
  const plan = { game, options, seed, record: true, bots: seats.map((level) => defined(bots[level])) };
  const record = recordOf(plan, listedEndeavor.basePack, playOut(plan));
  return { record, told: tell(record, playedAgain(gameOf(record), record)) };
}

/** The first game of such a table that abolishes slavery. @throws Error where none does */
function abolishing(options: Options, levels: readonly string[]): ReturnType<typeof played> {
  for (let number = 0; number < MOST_TRIED; number++) {
    const found = played(options, levels, `abolition ${number}`);
    if (found.told.abolished) return found;
  }
  throw new Error('no game came to the abolition');
}

const found = [2, 3, 4, 5].flatMap((players) =>
  LEVELS.map((levels, kind) =>
    played({ players, phases: elementAt(PHASE_ORDERS, (players + kind) % 2) }, levels, `record ${players} ${kind}`),
  ),
);
found.push(abolishing({ players: 5, phases: 'one-by-one' }, ['steward']));

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const names = found.map(
  ({ told: { players, phases } }, at) => `${String(at).padStart(2, '0')}-${players}p-${phases}.json.gz`,
);
found.forEach(({ record }, at) =>
  writeFileSync(new URL(elementAt(names, at), FOLDER), gzipSync(JSON.stringify(record), { level: 9 })),
);
const told = Object.fromEntries(found.map((one, at) => [elementAt(names, at), one.told]));
writeFileSync(new URL('../outcomes.json', FOLDER), `${JSON.stringify(told, null, 2)}\n`);
process.stdout.write(`${found.length} games\n`);
