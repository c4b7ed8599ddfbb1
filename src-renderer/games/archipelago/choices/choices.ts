import type { Frame, FrameOf } from '#engine/archipelago/frames.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { Own } from '../own.ts';
import type { Table } from '../words/words.ts';
import { actionChoices, tradeChoices } from './action-choices.ts';
import type { Asked } from './asked.ts';
import { buildChoices } from './build-choices.ts';
import * as card from './card-choices.ts';
import type { Choice, Choices } from './choice.ts';
import { crisisChoices } from './crisis-choices.ts';
import { askChoices, declineChoices, expelChoices, leaveChoices, voteChoices } from './deal-choices.ts';
import { endingsOf } from './endings.ts';
import { ashoreChoices, deployChoices, growthChoices, migrationChoices, tileChoices } from './map-choices.ts';
import { paymentChoices } from './payment-choices.ts';
import { findChoices, orderChoices, purchaseChoices } from './phase-choices.ts';
import { roundChoices } from './round-choices.ts';

/** The choices at a frame of one kind. */
type Chooser<K extends Frame['kind']> = (asked: Asked<FrameOf<K>>) => readonly Choice[];

/** Nobody decides here, or not by choices: behind the curtain a pad asks. */
const nothing = (): Choice[] => [];

/** The choices for each kind of frame, in the order of the rulebook. */
const BY_FRAME: { readonly [K in Frame['kind']]: Chooser<K> } = {
  turn: nothing,
  'trend-vote': voteChoices,
  discovery: nothing,
  discover: tileChoices,
  disembark: ashoreChoices,
  finds: findChoices,
  objectives: nothing,
  bids: nothing,
  order: orderChoices,
  population: nothing,
  balance: nothing,
  'domestic-crisis': crisisChoices,
  expulsion: expelChoices,
  'export-crisis': crisisChoices,
  rounds: nothing,
  round: (asked) => [...actionChoices(asked), ...roundChoices(asked)],
  harvest: (asked) => [...askChoices(asked), ...deployChoices(asked)],
  permission: leaveChoices,
  transaction: tradeChoices,
  exploration: tileChoices,
  reproduction: growthChoices,
  recruitment: growthChoices,
  migration: migrationChoices,
  construction: buildChoices,
  payment: paymentChoices,
  effects: nothing,
  branch: card.branchChoices,
  'free-harvest': card.freeHarvestChoices,
  search: card.searchChoices,
  target: card.targetChoices,
  spy: card.spyChoices,
  sink: card.sinkChoices,
  give: card.giveChoices,
  fists: card.fistChoices,
  pillage: card.pillageChoices,
  launch: card.launchChoices,
  offer: declineChoices,
  purchases: nothing,
  purchase: purchaseChoices,
  refill: nothing,
};

/** Layouts other than a list, where the moves of these types can be made. */
const LAYOUTS: { readonly [T in Move['type']]?: string } = {
  trade: 'trades',
  act: 'actions',
  buy: 'cards',
  rotate: 'cards',
  build: 'works',
  'build-ship': 'works',
  'name-next': 'row',
  target: 'row',
  spy: 'row',
  'vote-trend': 'pairs',
  'give-cube': 'pairs',
  'choose-harvest': 'pairs',
};

/**
 * Moves sorted into choices a person can survey. Every move is reachable: `movesOf` over the result gives all of `moves` back,
 * those that cost cubes once for each way to pay them.
 * @param own what the seat sees of its own, while it is open: then only what it can pay is listed, and no way of paying is asked for
 * @param told what the log tells, oldest first
 */
export function choicesFrom(
  table: Table,
  seat: number,
  moves: readonly Move[],
  own?: Own,
  told?: Asked['told'],
): Choices {
  const frame = table.view.frames.at(-1);
  if (frame === undefined) return { layout: 'list', choices: [], endings: [] };
  const asked: Asked = { table, seat, frame, moves, own, told };
  // Each stands under the kind it is written for.
  const choose = BY_FRAME[frame.kind] as (asked: Asked) => readonly Choice[];
  const layout = moves.map(({ type }) => LAYOUTS[type]).find((one) => one !== undefined);
  return { layout: layout ?? 'list', choices: choose(asked), endings: endingsOf(asked) };
}
