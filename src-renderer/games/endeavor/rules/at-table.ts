import type { Frame } from '#engine/endeavor/frames.ts';
import type { RuleAnchor, RulesAtTable } from '../../../window/rules.ts';
import { packIndexOf } from '#engine/endeavor/pack-index.ts';
import type { EndeavorTypes, Table } from '../types.ts';
import { symbolRule } from './symbol-rule.ts';

/** Where each decision, and whatever happens by itself, is explained. */
const PENDING: Readonly<Record<Exclude<Frame['kind'], 'second' | 'neutral'>, RuleAnchor>> = {
  rounds: 'rounds',
  build: 'phases/build/level',
  growth: 'phases/growth',
  salaries: 'phases/salaries',
  returns: 'phases/salaries/which',
  actions: 'phases/actions',
  turn: 'phases/actions/turn',
  discard: 'pass/discard',
  'round-end': 'round-end/limit',
};

/** What the neutral colour may do after each action. */
const NEUTRAL: Readonly<Record<Extract<Frame, { kind: 'neutral' }>['action'], RuleAnchor>> = {
  ship: 'two-players/ship',
  occupy: 'two-players/occupy',
  draw: 'two-players/draw',
};

/** What is going on: the section about the frame on top, and the score once there is none. */
function now({ view, pack }: Pick<Table, 'view' | 'pack'>): RuleAnchor {
  const top = view.frames.at(-1);
  if (top === undefined) return 'score';
  if (top.kind === 'neutral') return NEUTRAL[top.action];
  if (top.kind !== 'second') return PENDING[top.kind];
  const action = packIndexOf(pack).buildings.get(top.by)?.action;
  return action === undefined || action === null ? 'actions/double/second' : symbolRule(action);
}

/** Where the rules of Endeavor are opened from the table. */
export const rulesAtTable: RulesAtTable<EndeavorTypes> = { now };
