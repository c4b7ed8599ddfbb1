/** The games worth recording: what bots come to by themselves, and then, driven, every end that is still missing. */
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { optionsRefusal } from '#engine/archipelago/options.ts';
import { lengthSchema, VARIANTS, type Options, type State } from '#engine/archipelago/state.ts';
import type { Bot } from '#engine/bots/bot.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { GameTypes, Outcome } from '#engine/kernel/game.ts';
import type { CampaignRecord } from '#engine/kernel/record.ts';
import { replaySteps } from '#engine/kernel/replay.ts';
import { playOut, recordOf, type Plan } from '#main/cli/play-out.ts';
import { GAMES } from '#main/games.ts';
import { driver } from '../towards.ts';
import { gameOf } from './files.ts';
import { tell, type Told } from './outcome.ts';
import type { Objective } from '#engine/archipelago/data/schema.ts';

/** A game to be kept under `name`, and what it came to. */
export type Found = { readonly name: string; readonly record: CampaignRecord; readonly told: Told };

const SEATS = ['steward-builder', 'steward-trader', 'steward', 'random'];
/** Games looked at for an ending not yet seen. */
const SEARCHED = 260;
/** Driven games tried for one end condition. */
const MOST_DRIVEN = 40;

const listed = elementAt(GAMES, 0);
const game = listed.make(listed.basePack);
const bots = listed.bots(listed.basePack);

function botAt(level: string): Bot<GameTypes> {
  const bot = bots[level];
  if (bot === undefined) throw new Error(`no bot ${level}`);
  return bot;
}

function lastState(record: CampaignRecord): State {
  let last: State | undefined;
  for (const { state } of replaySteps(gameOf(record), record.setup, record.entries)) last = state;
  if (last === undefined) throw new Error('an empty record');
  return last;
}

/** The outcome of a plan. @throws Error for a game that fails. */
function outcomeOf(plan: Plan): Outcome {
  const played = playOut(plan);
  if ('failure' in played) throw new Error(`${plan.seed}: ${played.failure}`);
  return played.outcome;
}

/** Plays a plan again, and keeps it. */
function keep(plan: Plan, prefix: string): Found {
  const record = recordOf(plan, listed.basePack, playOut({ ...plan, record: true }));
  const told = tell(record, lastState(record));
  return { name: `${prefix}-${told.players}p-${told.length}-${told.ending}.json.gz`, record, told };
}

/** The options of game `number`: every table by turns, every second game with a variant. */
function optionsOf(number: number): Options {
  const variant = elementAt(VARIANTS, Math.floor(number / 24) % VARIANTS.length);
  return {
    players: 2 + (number % 4),
    length: elementAt(lengthSchema.options, Math.floor(number / 4) % 3),
    variants: Math.floor(number / 12) % 2 === 0 ? [] : [variant],
  };
}

/** What a game adds to the collection. */
function features({ players, length, variants }: Options, { code, seats }: Outcome): string[] {
  const war = code === 'independence' ? [`war won by one: ${seats.some(({ won }) => won)}`] : [];
  return [`table ${players} ${length}`, `ending ${code}`, ...variants.map((variant) => `variant ${variant}`), ...war];
}

/** Games of the bots, each of which adds a table, a variant or an ending. */
export function foundByBots(): Found[] {
  const found: Found[] = [];
  const have = new Set<string>();
  for (let number = 0; number < SEARCHED; number++) {
    const options = optionsOf(number);
    if (optionsRefusal(options) !== undefined) continue;
    const levels = Array.from({ length: options.players }, (_, seat) =>
      elementAt(SEATS, (seat + number) % (number % 5 === 0 ? 4 : 3)),
    );
    const plan = { game, bots: levels.map(botAt), options, seed: `record ${number}`, record: false };
    const adds = features(options, outcomeOf(plan));
    if (adds.every((feature) => have.has(feature))) continue;
    adds.forEach((feature) => have.add(feature));
    found.push(keep(plan, String(number).padStart(3, '0')));
  }
  return found;
}

/** A game that ends by `objective`: everybody at the table plays for it. @throws Error where none comes to it. */
function drivenTo({ id, deck: length, end }: Objective): Found {
  const bot = driver(end, botAt('steward'));
  for (let number = 0; number < MOST_DRIVEN; number++) {
    const players = 2 + (number % 4);
    const seats = Array.from({ length: players }, () => bot);
    const options: Options = { players, length, variants: [] };
    const plan = { game, bots: seats, options, seed: `record ${id} ${number}`, record: false };
    if (outcomeOf(plan).code === id) return keep(plan, 'driven');
  }
  throw new Error(`no game of ${MOST_DRIVEN} ends by ${id}`);
}

/** A game for each end condition that none of `found` ends by. */
export function foundDriven(found: readonly Found[]): Found[] {
  const have = new Set(found.map(({ told }) => told.ending));
  return BASE_PACK.objectives.filter(({ id }) => !have.has(id)).map(drivenTo);
}
