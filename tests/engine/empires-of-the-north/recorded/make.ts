/**
 * Makes the recordings of Empires of the North anew: `npm run record`. To be run when the rules or the pack have changed on purpose,
 * and never to make a test pass.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { defined } from '#engine/kernel/defined.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { CampaignRecord } from '#engine/kernel/record.ts';
import { playOut, recordOf } from '#main/cli/play-out.ts';
import { listedEmpiresOfTheNorth as listed } from '#main/games/empires-of-the-north.ts';
import { playedAgain } from '#tests/engine/recorded.ts';
import { FOLDER, gameOf, tell, type Told } from './files.ts';

const LEVELS = [['steward'], ['steward-sea', 'random', 'steward-builder', 'gentle'], ['random']] as const;
const CLANS = BASE_PACK.clans.map(({ id }) => id);

const game = listed.make(listed.basePack);
const bots = listed.bots(listed.basePack);

/** Plays one game of bots of some levels, clans from one on in the order of the pack. @throws Error for a game that does not replay */
function played(
  players: number,
  from: number,
  levels: readonly string[],
  seed: string,
): { record: CampaignRecord; told: Told } {
  const seated = Array.from({ length: players }, (_, seat) => elementAt(levels, seat % levels.length));
  const seats = seated.map((_, seat) => ({ clan: elementAt(CLANS, (from + seat) % CLANS.length) }));
  const plan = {
    game,
    options: { players, seats },
    seed,
    record: true,
    bots: seated.map((level) => defined(bots[level])),
  };
  const record = recordOf(plan, listed.basePack, playOut(plan));
  return { record, told: tell(record, playedAgain(gameOf(record), record)) };
}

const found = [2, 3, 4].flatMap((players) =>
  LEVELS.map((levels, kind) => played(players, 2 * players + kind, levels, `record ${players} ${kind}`)),
);

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const names = found.map(({ told: { clans } }, at) => `${String(at).padStart(2, '0')}-${clans.length}p.json.gz`);
found.forEach(({ record }, at) =>
  writeFileSync(new URL(elementAt(names, at), FOLDER), gzipSync(JSON.stringify(record), { level: 9 })),
);
const told = Object.fromEntries(found.map((one, at) => [elementAt(names, at), one.told]));
writeFileSync(new URL('../outcomes.json', FOLDER), `${JSON.stringify(told, null, 2)}\n`);
process.stdout.write(`${found.length} games\n`);
