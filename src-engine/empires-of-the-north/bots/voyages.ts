/** What ships are worth: where they will come to, and what they carry. */
import { defined } from '../../kernel/defined.ts';
import type { VOYAGES } from '../data/effect.ts';
import type { MoveOf } from '../moves.ts';
import { ownShips } from '../rules/queue.ts';
import type { PileName } from '../rules/islands.ts';
import { AT, type Ship } from '../state.ts';
import { afterActions, type Evaluation } from './evaluation.ts';
import { lessOf } from './goods.ts';
import { landingWorth } from './islands.ts';
import { answersTo } from './specials.ts';

type Cargo = Pick<Ship, 'fish' | 'raze'>;

/** A ship that is at sea can do nothing else. */
const SHIP = 0.14;
/** A ship that comes back at once and can sail again, and one that is not needed. */
const BACK = 0.93;
const SPARE = 0.4;

/** What the island is worth that is left of a pile once `ahead` other ships have taken theirs. */
function leftOf(evaluation: Evaluation, pile: PileName, raze: boolean, ahead: number): number {
  const worths: number[] = [];
  for (const id of evaluation.state[pile].open) {
    if (id !== null) worths.push(landingWorth(evaluation, pile, id, raze));
  }
  worths.sort((one, other) => other - one);
  return Math.max(worths[ahead] ?? 0, landingWorth(evaluation, pile, null, raze));
}

/** What a voyage brings with this cargo, behind the ships before place `at` of the queue. */
export function voyageWorth(evaluation: Evaluation, { fish, raze }: Cargo, at: number): number {
  let [near, far] = [0, 0];
  for (let before = 0; before < at; before++) {
    if (defined(evaluation.state.queue[before]).fish) far++;
    else near++;
  }
  const best = leftOf(evaluation, 'near', raze, near);
  return evaluation.temper.voyage * (fish ? Math.max(best, leftOf(evaluation, 'far', raze, far)) : best);
}

/** What it is worth to sail with this cargo now. */
export function sailWorth(evaluation: Evaluation, { fish, raze }: Pick<MoveOf<'sail'>, 'fish' | 'raze'>): number {
  const cargo = (fish ? lessOf(evaluation, 'fish', 1) : 0) + (raze ? lessOf(evaluation, 'raze', 1) : 0);
  return (
    voyageWorth(afterActions(evaluation), { fish, raze }, evaluation.state.queue.length) -
    cargo -
    (evaluation.left === 0 ? 0 : SHIP) +
    answersTo(evaluation, 'sail')
  );
}

/** What the best way to sail is worth; nothing without a ship. */
export function bestSail(evaluation: Evaluation): number {
  const { ships, goods } = evaluation.player;
  if (ships.clan + ships.common === 0) return 0;
  let best = sailWorth(evaluation, { fish: false, raze: false });
  const [fish, raze] = [defined(goods[AT.fish]) > 0, defined(goods[AT.raze]) > 0];
  if (fish) best = Math.max(best, sailWorth(evaluation, { fish: true, raze: false }));
  if (raze) best = Math.max(best, sailWorth(evaluation, { fish: false, raze: true }));
  if (fish && raze) best = Math.max(best, sailWorth(evaluation, { fish: true, raze: true }));
  return best;
}

/** What it is worth that a ship of the queue takes an island now: the ship comes back. */
export function instantWorth({ state, seat, player, now }: Evaluation, how: (typeof VOYAGES)[number]): number {
  const ships = ownShips(state, seat);
  if (!ships.some((at) => how !== 'conquer' || defined(state.queue[at]).raze)) return 0;
  return player.ships.clan + player.ships.common > 0 ? SPARE : BACK * now + 0.2;
}

/** What it is worth that one ship takes an island at once: the richest load first. */
export const sailedWorth = (evaluation: Evaluation, at: number): number =>
  voyageWorth(evaluation, defined(evaluation.state.queue[at]), 0);

/** What it is worth that the ship at a place of the queue changes places with the one before it. */
export function advancedWorth(evaluation: Evaluation, at: number): number {
  const { state, seat } = evaluation;
  const [ship, before] = [state.queue[at], state.queue[at - 1]];
  if (ship === undefined || before === undefined || before.seat === seat) return 0;
  const later = afterActions(evaluation);
  const gain = voyageWorth(later, ship, at - 1) - voyageWorth(later, ship, at);
  return 0.05 + Math.max(0, gain);
}

/** What the best advance of an own ship is worth. */
export function advanceWorth(evaluation: Evaluation): number {
  let best = 0;
  for (const at of ownShips(evaluation.state, evaluation.seat)) best = Math.max(best, advancedWorth(evaluation, at));
  return best;
}
