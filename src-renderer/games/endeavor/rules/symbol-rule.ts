import type { ActionSymbol } from '#engine/endeavor/data/schema.ts';
import type { RuleAnchor } from '../../../window/rules.ts';

/** Where each symbol is explained. */
const RULES: Readonly<Record<ActionSymbol, RuleAnchor>> = {
  ship: 'actions/ship',
  occupy: 'actions/occupy',
  attack: 'actions/attack',
  pay: 'actions/pay',
  draw: 'actions/draw',
  'ship/draw': 'actions/either',
  'occupy/draw': 'actions/either',
  'occupy/attack': 'actions/either',
  'occupy&ship': 'actions/double/occupy-ship',
  'ship&ship': 'actions/double/ship-ship',
  'draw&draw': 'actions/double/draw-draw',
};

/** Where an action symbol is explained. */
export const symbolRule = (symbol: ActionSymbol): RuleAnchor => RULES[symbol];
