import type { Frame } from '#engine/empires-of-the-north/frames.ts';
import type { RuleAnchor, RulesAtTable } from '../../../window/rules.ts';
import type { EmpiresTypes, Table } from '../types.ts';

/** Where each decision, and whatever happens by itself, is explained. */
const PENDING: Readonly<Record<Exclude<Frame['kind'], 'tile' | 'effect'>, RuleAnchor>> = {
  rounds: 'rounds',
  opening: 'setup/opening-hand',
  observation: 'observation/keep',
  storage: 'observation/storage',
  actions: 'turn/order',
  turn: 'actions',
  specials: 'specials/order',
  expedition: 'expedition',
  instant: 'voyage/instant',
  voyage: 'voyage',
  landing: 'voyage/pillage',
  cleanup: 'cleanup',
};

/** What is going on: the section about the frame on top, and the score once there is none. */
function now({ view }: Pick<Table, 'view'>): RuleAnchor {
  const top = view.frames.at(-1);
  if (top === undefined) return 'scoring';
  if (top.kind === 'tile') return top.window ? 'window' : `tiles/${top.tile}`;
  if (top.kind !== 'effect') return PENDING[top.kind];
  const [clause] = top.todo;
  return clause === undefined ? 'effects' : `effects/${clause.do}`;
}

/** Where the rules of Empires of the North are opened from the table. */
export const rulesAtTable: RulesAtTable<EmpiresTypes> = { now };
