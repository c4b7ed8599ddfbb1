/** Deals of goods that nobody who looks on would make: they bring less than what is handed over by a whole cube. */
import { evaluate, type Evaluation } from '../bots/evaluation.ts';
import { temperOf } from '../bots/steward.ts';
import { comingCrisis } from '../bots/unrest.ts';
import { cubeWorth, florinsWorth, tokenWorth } from '../bots/worth.ts';
import type { Game } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { ArchipelagoTypes } from '../archipelago.ts';
import type { Box } from '../box.ts';
import { RESOURCES, type Resource } from '../data/schema.ts';
import type { FrameOf } from '../frames.ts';
import type { State } from '../state.ts';
import type { Goods } from '../terms.ts';

/**
 * Whether an offer to `seat` takes more than it gives by at least a cube that is handed over, as the steward counts. Only where goods
 * are all there is to it: outside of crises, with no promise, and with no crisis coming for which the partner may want the cube.
 * The value of a position cannot be trusted so far: to it a florin that puts one ahead is worth much, and nobody else answers it.
 */
export function isBelowWorth(
  game: Game<ArchipelagoTypes>,
  box: Box,
  state: State,
  seat: Seat,
  { give, take, promises }: FrameOf<'offer'>,
): boolean {
  if (state.phase !== 'actions' || promises.length > 0 || !isPlain(give) || !isPlain(take)) return false;
  const handed = RESOURCES.filter((resource) => take.cubes[resource] > 0);
  if (handed.length === 0) return false;
  const steward = evaluate(game, box, state, seat, temperOf(seat));
  if (handed.some((resource) => isAskedFor(steward, resource))) return false;
  const least = Math.min(...handed.map((resource) => cubeWorth(steward, resource)));
  return worthOfGoods(steward, give, 1) - worthOfGoods(steward, take, -1) <= -least;
}

/** What goods that come in (1) or go out (-1) are worth to the steward, in florins: florins, cubes and tokens. */
function worthOfGoods(steward: Evaluation, { florins, cubes, tokens }: Goods, sign: 1 | -1): number {
  let sum = sign * florinsWorth(steward, sign * florins) + tokens * tokenWorth(steward);
  for (const resource of RESOURCES) {
    for (let cube = 0; cube < cubes[resource]; cube++) {
      const have = steward.screen.cubes[resource] + (sign > 0 ? cube : -1 - cube);
      sum += cubeWorth(steward, resource, Math.max(0, have));
    }
  }
  return sum;
}

/** Whether the back on top asks for the resource: then it matters where a cube of it lies. */
const isAskedFor = (steward: Evaluation, resource: Resource): boolean =>
  (['domestic', 'export'] as const).some((market) => comingCrisis(steward, market)?.resource === resource);

const isPlain = ({ cards, permission, place, stand }: Goods): boolean =>
  cards.length === 0 && !permission && place === null && stand === 0;
