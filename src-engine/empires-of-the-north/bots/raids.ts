/** What raids are worth: what somebody else loses. */
import { defined } from '../../kernel/defined.ts';
import { canPayCost } from '../effects/cost.ts';
import { faceOf, locationOf } from '../figures/faces.ts';
import { pointsOf } from '../figures/score.ts';
import { raidTargets } from '../rules/raid.ts';
import { memo, type Evaluation } from './evaluation.ts';
import { usualNet } from './locations.ts';

/** How much the loss of another counts: with two at the table, of whoever leads, and of somebody else. */
const HARM = { two: 0.85, leader: 0.6, other: 0.3 } as const;
/** A Location that its owner could not pay for now. */
const UNPAID = 0.27;

/** What the loss of a seat counts. */
function harmTo({ box, state, seat }: Evaluation, victim: number): number {
  if (state.players.length === 2) return HARM.two;
  const points = pointsOf(box, state);
  points[seat] = -1;
  return defined(points[victim]) >= Math.max(...points) ? HARM.leader : HARM.other;
}

/** What it is worth to exhaust a Location of somebody else, the token aside. */
export function raidWorth(evaluation: Evaluation, victim: number, id: number): number {
  const { box, state, temper } = evaluation;
  const location = locationOf(state, victim, id);
  if (location === undefined) return 0;
  const face = faceOf(box, state, location);
  if (face.kind !== 'action') return 0;
  const theirs = { ...evaluation, seat: victim, player: defined(state.players[victim]) };
  const paid = face.cost === undefined || canPayCost(theirs, face.cost, id) ? 1 : UNPAID;
  const harm = memo(evaluation, `harm ${victim}`, () => harmTo(evaluation, victim));
  return temper.raid * harm * paid * Math.max(0, usualNet(theirs, face, null) + 0.2);
}

/** What the best raid is worth. */
export function bestRaid(evaluation: Evaluation): number {
  let best = 0;
  for (const { seat, location } of raidTargets(evaluation)) {
    best = Math.max(best, raidWorth(evaluation, seat, location));
  }
  return best;
}
