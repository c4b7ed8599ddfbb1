import type { Frame, FrameOf } from '#engine/archipelago/frames.ts';
import type { RuleAnchor, RulesAtTable } from '../../../window/rules.ts';
import type { ArchipelagoTypes } from '../types.ts';
import type { Table } from '../words/words.ts';

/** Where a frame is explained: one place, or one that depends on what it says. */
type Explained = { readonly [K in Frame['kind']]: RuleAnchor | ((frame: FrameOf<K>, table: Table) => RuleAnchor) };

const BOARDS = ['domestic', 'export', 'stability', 'surplus'] as const;

/** Where each kind of frame is explained. */
const FRAMES: Explained = {
  turn: 'game-turn',
  discovery: 'discovery',
  discover: 'discovery/laying',
  disembark: 'discovery/ashore',
  finds: (_, { view }) => (view.turn === 0 ? 'discovery/finds' : 'actions/exploration/finds'),
  'trend-vote': 'variants/choose-trend',
  objectives: ({ spare }) => (spare ? 'variants/more-spice' : 'objectives'),
  bids: ({ again }) => (again ? 'order-of-play/ties' : 'order-of-play/bids'),
  order: 'order-of-play/setting',
  population: ({ board }) => `population-effects/${BOARDS[board] ?? BOARDS[0]}`,
  balance: ({ red }) => (red ? 'purchase/red' : 'balance'),
  'domestic-crisis': ({ owed }) => (owed > 0 ? 'balance/domestic-crisis/standing' : 'balance/domestic-crisis/giving'),
  expulsion: 'balance/domestic-crisis/expulsion',
  'export-crisis': 'balance/export-crisis/giving',
  rounds: 'actions',
  round: 'actions/round',
  harvest: 'actions/harvest/units',
  permission: 'actions/harvest/leave',
  transaction: ({ left }) => (left === 1 ? 'actions/transaction' : 'actions/transaction/more'),
  exploration: ({ hex }) => (hex === null ? 'actions/exploration/tile' : 'actions/exploration/landscape'),
  reproduction: 'actions/reproduction/where',
  recruitment: 'actions/recruitment/where',
  migration: 'actions/migration/steps',
  construction: 'actions/construction/costs',
  payment: 'explorer-tokens/convert',
  effects: ({ card }) => `card/${card}`,
  branch: ({ card }) => `card/${card}`,
  'free-harvest': 'cards/free-actions',
  search: 'cards/search',
  target: 'cards/against',
  spy: 'cards/against',
  sink: 'cards/sinking',
  give: 'cards/give',
  fists: 'cards/fists',
  pillage: 'cards/pillage',
  launch: 'cards/ships-at-ports',
  offer: 'negotiation/when',
  purchases: 'purchase',
  purchase: ({ bought }) => (bought ? 'purchase/rotating' : 'purchase/buying'),
  refill: 'purchase/refill',
};

function explained<K extends Frame['kind']>(frame: FrameOf<K>, table: Table): RuleAnchor {
  const place = FRAMES[frame.kind as K];
  return typeof place === 'string' ? place : place(frame, table);
}

/** What is going on: the frame on top says it; a table where nothing waits is at its end. */
function now(table: Table): RuleAnchor {
  const { frames, result } = table.view;
  const top = frames.at(-1);
  if (top !== undefined) return explained(top, table);
  return result?.code === 'independence' ? 'independence/winner' : 'end-of-game/winner';
}

/** What the rules say about a table of Archipelago. */
export const archipelagoRulesAtTable: RulesAtTable<ArchipelagoTypes> = { now };
