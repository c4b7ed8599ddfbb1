import { defined } from '../../../kernel/defined.ts';
import { refuse, type Refusal } from '../../../kernel/refusal.ts';
import { faceOf, locationOf } from '../../figures/faces.ts';
import { matches } from '../../figures/filter.ts';
import type { MoveOf } from '../../moves.ts';
import { AT, type Location, type Player } from '../../state.ts';
import { assigned } from '../amount.ts';
import { happened } from '../specials.ts';
import { kindsOf, type Piece } from '../things.ts';
import { choosing, onceMore, type Asking, type Clause } from '../word.ts';

const RULE = 'effects/assign';
type Assign = Clause<'assign'>;

const inStock = ({ goods, workers }: Player, what: Piece): number =>
  what === 'worker' ? workers : defined(goods[AT[what]]);

/**
 * Whether a Location has room for a thing. A Storage takes of goods only those it pays for, up to its limit; workers can be
 * bound to any card, and goods to any that is no Storage.
 */
function hasRoom({ box, state }: Asking, location: Location, what: Piece): boolean {
  const face = faceOf(box, state, location);
  if (face.kind !== 'storage') return true;
  return kindsOf(face.what).includes(what) ? assigned(location, face.what) < face.cap : what === 'worker';
}

const meant = ({ box, state, frame }: Asking, { filter }: Assign, location: Location): boolean =>
  matches(box, state, location, filter, frame.by);

/** Calls `found` with every assignment that is possible, until it says that it is enough. */
function eachAssignment(scene: Asking, clause: Assign, found: (what: Piece, location: number) => boolean): void {
  const player = defined(scene.state.players[scene.seat]);
  for (const what of kindsOf(clause.what)) {
    if (inStock(player, what) === 0) continue;
    for (const location of player.empire) {
      if (meant(scene, clause, location) && hasRoom(scene, location, what) && found(what, location.id)) return;
    }
  }
}

function assignRefusal(scene: Asking, clause: Assign, { what, location: id }: MoveOf<'assign'>): Refusal | undefined {
  const { state, seat } = scene;
  const location = locationOf(state, seat, id);
  if (location === undefined) return refuse(RULE, 'not-your-location');
  if (!meant(scene, clause, location)) return refuse(RULE, 'not-such-a-location');
  if (!kindsOf(clause.what).includes(what)) return refuse('assign/exact', 'not-such-a-thing', { what });
  if (inStock(defined(state.players[seat]), what) === 0) return refuse(RULE, 'nothing-to-assign', { what });
  return hasRoom(scene, location, what) ? undefined : refuse('storage/cap', 'no-room');
}

/**
 * One thing after another from the stock onto an own Location: exactly what is named, no gold instead (l. 623). Several are "up
 * to"; a single one is owed, as far as it can be.
 */
export const assignWord = choosing<Assign, MoveOf<'assign'>>({
  rule: RULE,
  takes: 'assign',
  possible(scene, clause) {
    let any = false;
    eachAssignment(scene, clause, () => (any = true));
    return any;
  },
  choices(scene, clause) {
    const moves: MoveOf<'assign'>[] = [];
    eachAssignment(scene, clause, (what, location) => {
      moves.push({ type: 'assign', what, location });
      return false;
    });
    return moves;
  },
  optional: ({ n }) => n > 1,
  refusal: assignRefusal,
  apply(scene, { n }, { what, location: id }) {
    const { state, seat, frame, emit } = scene;
    const player = defined(state.players[seat]);
    const location = defined(locationOf(state, seat, id));
    if (what === 'worker') {
      player.workers--;
      location.workers++;
    } else {
      player.goods[AT[what]] = defined(player.goods[AT[what]]) - 1;
      location.goods[AT[what]] = defined(location.goods[AT[what]]) + 1;
    }
    const about = { seat, location: id, card: location.card };
    onceMore(frame, n);
    emit({ type: 'assigned', ...about, what, n: 1 });
    happened(scene, { on: 'assign', ...about, chain: frame.chain });
  },
});
