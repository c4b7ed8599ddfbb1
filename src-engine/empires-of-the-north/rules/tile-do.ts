import { defined } from '../../kernel/defined.ts';
import { happened } from '../effects/specials.ts';
import { locationOf } from '../figures/faces.ts';
import { harvestOf } from '../figures/harvest.ts';
import type { FrameOf } from '../frames.ts';
import type { MoveOf } from '../moves.ts';
import { AT } from '../state.ts';
import type { MoveContext } from './context.ts';
import { drawCards } from './draw.ts';
import { gain, gainWorkers } from './gains.ts';
import { placeNow } from './place-now.ts';

/** What does the action of a tile. */
export type TileMove = MoveOf<'explore' | 'populate' | 'construct' | 'harvest' | 'sail'>;

/** What led to the action, and what came in while it was declared: neither answers it. */
type Before = Pick<FrameOf<'tile'>, 'chain' | 'unanswering'>;

/** Does the declared action of a tile; what answers it comes last. */
export function doTile(context: MoveContext, move: TileMove, { chain, unanswering }: Before): void {
  const before = { chain, unanswering };
  switch (move.type) {
    case 'explore':
      return explore(context, before);
    case 'populate':
      return populate(context, before);
    case 'construct':
      return construct(context, move, before);
    case 'harvest':
      return harvest(context, move, before);
    case 'sail':
      return sail(context, move, before);
  }
}

/** Explore: one card of the own deck. */
function explore(context: MoveContext, before: Before): void {
  const { seat } = context;
  drawCards(context, seat, 1, null);
  happened(context, { seat, on: 'explore', ...before });
}

/** Populate: a new worker, ready and for good. */
function populate(context: MoveContext, before: Before): void {
  const { seat } = context;
  gainWorkers(context, seat, 1, null);
  happened(context, { seat, on: 'populate', ...before });
}

/** Construct: a Location of the hand that is no field, for nothing. */
function construct(context: MoveContext, { card, of }: MoveOf<'construct'>, before: Before): void {
  happened(context, { seat: context.seat, on: 'construct', ...before });
  placeNow(context, { card, pay: {}, of }, { kind: 'construct', free: true }, before.chain);
}

/** Harvest: the goods of a field and of all its upgrades. */
function harvest(context: MoveContext, { location: id }: MoveOf<'harvest'>, before: Before): void {
  const { box, state, seat, emit } = context;
  const location = defined(locationOf(state, seat, id));
  const { card } = location;
  emit({ type: 'harvested', seat, location: id, card });
  gain(context, seat, harvestOf(box, state, location), card);
  happened(context, { seat, on: 'harvest', location: id, card, ...before });
}

/** Sail: an own ship to the end of the queue, now or never with a fish and a raze token. */
function sail(context: MoveContext, { common, fish, raze }: MoveOf<'sail'>, before: Before): void {
  const { state, seat, emit } = context;
  const { ships, goods } = defined(state.players[seat]);
  ships[common ? 'common' : 'clan']--;
  if (fish) goods[AT.fish] = defined(goods[AT.fish]) - 1;
  if (raze) goods[AT.raze] = defined(goods[AT.raze]) - 1;
  state.queue.push({ seat, common, fish, raze });
  emit({ type: 'sailed', seat, common, fish, raze });
  happened(context, { seat, on: 'sail', ...before });
}
