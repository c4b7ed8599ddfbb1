import { defined } from '../../kernel/defined.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import type { Cost } from '../data/effect.ts';
import type { Face } from '../data/schema.ts';
import { costRefusal, costWays, kindsPaid, payCost } from '../effects/cost.ts';
import { effectRefusal } from '../effects/could-do.ts';
import { openEffect, type Opened } from '../effects/open.ts';
import { happened } from '../effects/specials.ts';
import { faceOf, locationOf } from '../figures/faces.ts';
import type { MoveOf } from '../moves.ts';
import type { Location } from '../state.ts';
import type { MoveContext, SeatContext } from './context.ts';

const RULE = 'use';
const NO_COST: Cost = {};

type Use = MoveOf<'use'>;
type Action = Extract<Face, { kind: 'action' }>;

const opened = ({ seat }: SeatContext, { id, card }: Location, { effect }: Action): Opened => ({
  seat,
  card,
  by: id,
  effect,
});

/** The Action of a Location while it is ready. */
function readyAction({ box, state }: SeatContext, location: Location): Action | undefined {
  if (!location.ready) return undefined;
  const face = faceOf(box, state, location);
  return face.kind === 'action' ? face : undefined;
}

/** Every use of a ready own Action that would change anything (ruling 53). */
export function useMoves(context: SeatContext): Use[] {
  const moves: Use[] = [];
  eachUse(context, (move) => {
    moves.push(move);
    return false;
  });
  return moves;
}

/** Whether `seat` may use any Location. */
export function canUse(context: SeatContext): boolean {
  let any = false;
  eachUse(context, () => (any = true));
  return any;
}

/** Calls `found` with each use that may be made, until it says that it is enough. */
function eachUse(context: SeatContext, found: (move: Use) => boolean): void {
  for (const location of defined(context.state.players[context.seat]).empire) {
    const face = readyAction(context, location);
    if (face === undefined) continue;
    const what = opened(context, location, face);
    const cost = face.cost ?? NO_COST;
    const ways = costWays(context, face.cost, location.id);
    const leans = context.box.leaning.has(face.effect);
    if (ways.length === 0 || (!leans && effectRefusal(context, what, RULE) !== undefined)) continue;
    for (const way of ways) {
      if (leans && effectRefusal(context, what, RULE, { cost, way }) !== undefined) continue;
      if (found({ type: 'use', location: location.id, ...way })) return;
    }
  }
}

/** Why a Location may not be used so, or undefined. */
export function useRefusal(context: SeatContext, { location: id, pay, target }: Use): Refusal | undefined {
  const { box, state, seat } = context;
  const location = locationOf(state, seat, id);
  if (location === undefined) return refuse(RULE, 'not-your-location');
  const face = faceOf(box, state, location);
  if (face.kind !== 'action') return refuse(RULE, 'no-action');
  if (!location.ready) return refuse(RULE, 'exhausted');
  const way = { pay, target };
  return (
    costRefusal(context, face.cost, way, { by: id, rule: RULE }) ??
    effectRefusal(context, opened(context, location, face), RULE, { cost: face.cost ?? NO_COST, way })
  );
}

/**
 * Uses the Action of a Location (rulebook, "Utiliser une action de Lieu"; ruling 46): it is paid for and exhausted; then come the
 * answers to what its cost has dropped or exhausted, then its effect, then the answers to its use.
 */
export function useLocation(context: MoveContext, { location: id, pay, target }: Use): void {
  const { box, state, seat, emit } = context;
  const location = defined(locationOf(state, seat, id));
  const face = faceOf(box, state, location);
  if (face.kind !== 'action') throw new RangeError('a Location without an Action was used');
  const { card } = location;
  location.ready = false;
  emit({ type: 'used', seat, location: id, card, pay: { ...pay }, workers: face.cost?.workers ?? 0 });
  happened(context, { seat, on: 'use', location: id, card });
  openEffect(context, { ...opened(context, location, face), paid: kindsPaid(pay) });
  payCost(context, face.cost, { pay, target });
}
