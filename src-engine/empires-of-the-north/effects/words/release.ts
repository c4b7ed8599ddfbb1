import { defined } from '../../../kernel/defined.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { locationOf } from '../../figures/faces.ts';
import { matches } from '../../figures/filter.ts';
import type { MoveOf } from '../../moves.ts';
import { AT, type Location } from '../../state.ts';
import { assigned } from '../amount.ts';
import { happened } from '../specials.ts';
import { kindsOf, type Piece } from '../things.ts';
import { choosing, next, onceMore, type Asking, type Clause, type Doing, type Word } from '../word.ts';
import { picking } from './picking.ts';

const RULE = 'effects/release';
type Release = Clause<'release'>;

const meant = ({ box, state, frame }: Asking, { filter, what }: Release, location: Location): boolean =>
  assigned(location, what) > 0 && matches(box, state, location, filter, frame.by);

/** Things go from a Location to the stock of its owner, usable now; without an event if there are none. */
function free({ state, seat, frame, emit }: Doing, location: Location, what: Piece, n: number): void {
  if (n === 0) return;
  const player = defined(state.players[seat]);
  const { id, card } = location;
  if (what === 'worker') {
    location.workers -= n;
    player.workers += n;
  } else {
    location.goods[AT[what]] = defined(location.goods[AT[what]]) - n;
    player.goods[AT[what]] = defined(player.goods[AT[what]]) + n;
  }
  frame.released += n;
  emit({ type: 'released', seat, location: id, card, what, n });
}

function tell(scene: Doing, { id, card }: Location): void {
  happened(scene, { seat: scene.seat, on: 'release', location: id, card, chain: scene.frame.chain });
}

/** Everything of a thing from one Location. */
const releaseAll = picking<Release>({
  rule: RULE,
  meant,
  optional: () => false,
  apply(scene, { what }, id) {
    const location = defined(locationOf(scene.state, scene.seat, id));
    next(scene.frame);
    for (const kind of kindsOf(what)) free(scene, location, kind, assigned(location, kind));
    tell(scene, location);
  },
});

function releases(scene: Asking, clause: Release): MoveOf<'release'>[] {
  const moves: MoveOf<'release'>[] = [];
  for (const location of defined(scene.state.players[scene.seat]).empire) {
    if (!meant(scene, clause, location)) continue;
    for (const what of kindsOf(clause.what)) {
      if (assigned(location, what) > 0) moves.push({ type: 'release', what, location: location.id });
    }
  }
  return moves;
}

/** One thing after another, up to so many; a single one is owed. */
const releaseSome = choosing<Release, MoveOf<'release'>>({
  rule: RULE,
  takes: 'release',
  possible: (scene, clause) => releaseAll.possible(scene, clause),
  choices: releases,
  optional: ({ n = 1 }) => n > 1,
  refusal(scene, clause, { what, location: id }) {
    const location = locationOf(scene.state, scene.seat, id);
    if (location === undefined) return refuse(RULE, 'not-your-location');
    if (!meant(scene, clause, location)) return refuse(RULE, 'not-such-a-location');
    if (!kindsOf(clause.what).includes(what)) return refuse(RULE, 'not-such-a-thing', { what });
    return assigned(location, what) > 0 ? undefined : refuse(RULE, 'nothing-to-release', { what });
  },
  apply(scene, { n = 1 }, { what, location: id }) {
    const location = defined(locationOf(scene.state, scene.seat, id));
    onceMore(scene.frame, n);
    free(scene, location, what, 1);
    tell(scene, location);
  },
});

const part = ({ n }: Release): Word<Release> => (n === undefined ? releaseAll : releaseSome);

/** From an own Location back to the stock (l. 641): one thing a move, or everything of one Location. */
export const releaseWord: Word<Release> = {
  rule: RULE,
  possible: (scene, clause) => releaseAll.possible(scene, clause),
  asks: (scene, clause) => part(clause).asks(scene, clause),
  moves: (scene, clause) => part(clause).moves(scene, clause),
  refusal: (scene, clause, move) => part(clause).refusal(scene, clause, move),
  apply: (scene, clause, move) => part(clause).apply(scene, clause, move),
  run: (scene, clause) => part(clause).run(scene, clause),
};
