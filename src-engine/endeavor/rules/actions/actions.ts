import type { Action } from '../../data/schema.ts';
import type { SimpleAction } from './action.ts';
import { attack } from './attack.ts';
import { draw } from './draw.ts';
import { occupy } from './occupy.ts';
import { pay } from './pay.ts';
import { ship } from './ship.ts';

/** The five simple actions. */
export const SIMPLE: Readonly<Record<Action, SimpleAction>> = { ship, occupy, attack, pay, draw };
