import { defined } from '../../kernel/defined.ts';
import { happened } from '../effects/specials.ts';
import { locationOf } from '../figures/faces.ts';
import { harvestOf } from '../figures/harvest.ts';
import type { MoveOf } from '../moves.ts';
import { AT } from '../state.ts';
import type { MoveContext } from './context.ts';
import { drawCards } from './draw.ts';
import { gain, gainWorkers } from './gains.ts';
import { placeNow } from './place-now.ts';

/** What does the action of a tile. */
export type TileMove = MoveOf<'explore' | 'populate' | 'construct' | 'harvest' | 'sail'>;

/** Does the declared action of a tile; what answers it comes last. @param chain the Specials that led to it */
export function doTile(context: MoveContext, move: TileMove, chain: readonly number[]): void {
  switch (move.type) {
    case 'explore':
      return explore(context, chain);
    case 'populate':
      return populate(context, chain);
    case 'construct':
      return construct(context, move, chain);
    case 'harvest':
      return harvest(context, move, chain);
    case 'sail':
      return sail(context, move, chain);
  }
}

/** Explore: one card of the own deck. */
function explore(context: MoveContext, chain: readonly number[]): void {
  const { seat } = context;
  drawCards(context, seat, 1, null);
  happened(context, { seat, on: 'explore', chain });
}

/** Populate: a new worker, ready and for good. */
function populate(context: MoveContext, chain: readonly number[]): void {
  const { seat } = context;
  gainWorkers(context, seat, 1, null);
  happened(context, { seat, on: 'populate', chain });
}

/** Construct: a Location of the hand that is no field, for nothing. */
function construct(context: MoveContext, { card, of }: MoveOf<'construct'>, chain: readonly number[]): void {
  happened(context, { seat: context.seat, on: 'construct', chain });
  placeNow(context, { card, pay: {}, of }, { kind: 'construct', free: true }, chain);
}

/** Harvest: the goods of a field and of all its upgrades. */
function harvest(context: MoveContext, { location: id }: MoveOf<'harvest'>, chain: readonly number[]): void {
  const { box, state, seat, emit } = context;
  const location = defined(locationOf(state, seat, id));
  const { card } = location;
  emit({ type: 'harvested', seat, location: id, card });
  gain(context, seat, harvestOf(box, state, location), card);
  happened(context, { seat, on: 'harvest', location: id, card, chain });
}

/** Sail: an own ship to the end of the queue, now or never with a fish and a raze token. */
function sail(context: MoveContext, { common, fish, raze }: MoveOf<'sail'>, chain: readonly number[]): void {
  const { state, seat, emit } = context;
  const { ships, goods } = defined(state.players[seat]);
  ships[common ? 'common' : 'clan']--;
  if (fish) goods[AT.fish] = defined(goods[AT.fish]) - 1;
  if (raze) goods[AT.raze] = defined(goods[AT.raze]) - 1;
  state.queue.push({ seat, common, fish, raze });
  emit({ type: 'sailed', seat, common, fish, raze });
  happened(context, { seat, on: 'sail', chain });
}
