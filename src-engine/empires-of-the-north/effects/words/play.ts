import { defined } from '../../../kernel/defined.ts';
import { refuse, refusePrivately, type Refusal } from '../../../kernel/refusal.ts';
import type { Tile } from '../../data/goods.ts';
import type { AnyCard } from '../../pack-index.ts';
import { withAnyHand } from '../../rules/any-hand.ts';
import { canDeclare, canDoInOpen, declareRefusal, openTile } from '../../rules/tile.ts';
import type { Player } from '../../state.ts';
import { next, reckoning, type Asking, type Clause, type Doing, type Word } from '../word.ts';

const RULE = 'effects/play';

/** Whether a boost of the hand would do anything once it has left the hand: then it cannot be asked about itself. */
const helps =
  (scene: Asking) =>
  ({ id, face }: AnyCard): boolean => {
    if (face.kind !== 'boost') return false;
    const { state, seat, frame } = scene;
    const players = state.players.map((player, at) => (at === seat ? without(player, id) : player));
    return scene.could(
      { ...scene, state: { ...state, players }, frame: { ...frame, card: id, by: null } },
      face.effect,
    );
  };

function without(player: Player, card: string): Player {
  const hand = [...player.hand];
  hand.splice(hand.indexOf(card), 1);
  return { ...player, hand };
}

/** Whether the action of a tile can be declared, as far as is reckoned of the hand. */
function can(scene: Asking, tile: Tile): boolean {
  if (scene.hand === 'none') return canDoInOpen(scene, tile);
  const known = scene.hand === 'any' ? reckoning(withAnyHand(scene), 'known') : scene;
  return canDeclare(known, tile, helps(known));
}

/** Of the tiles named, those whose action can be declared. */
const possible = (scene: Asking, { tiles }: Clause<'play'>): Tile[] => tiles.filter((tile) => can(scene, tile));

/** Why it may not be left: an action that could be declared has to be. */
function leaveRefusal(scene: Asking, tiles: readonly Tile[]): Refusal | undefined {
  if (tiles.some((tile) => canDoInOpen(scene, tile))) return refuse(RULE, 'something-possible');
  return tiles.some((tile) => canDeclare(scene, tile, helps(scene)))
    ? refusePrivately(RULE, 'something-possible')
    : undefined;
}

/** A capital action: no pawn, no food, with a window of its own (ruling 47). */
function declare(scene: Doing, tile: Tile): void {
  const { seat, frame } = scene;
  next(frame);
  openTile(scene, { seat, tile, pawn: null, by: frame.by, card: frame.card, chain: frame.chain });
}

/**
 * The action of one of the tiles named in capitals. It is done if it can be; where only the hand tells whether, its seat says so,
 * and leaves it only if it cannot.
 */
export const playWord: Word<Clause<'play'>> = {
  rule: RULE,
  possible(scene, { tiles }) {
    for (const tile of tiles) if (can(scene, tile)) return true;
    return false;
  },
  asks(scene, clause) {
    const [first, second] = possible(reckoning(scene, 'any'), clause);
    return first === undefined || second !== undefined || !canDoInOpen(scene, first);
  },
  moves(scene, clause) {
    const declared = possible(reckoning(scene, 'any'), clause).map((tile) => ({ type: 'declare', tile }) as const);
    return [...declared, { type: 'done' }];
  },
  refusal(scene, { tiles }, move) {
    if (move.type === 'declare') {
      return tiles.includes(move.tile)
        ? declareRefusal(scene, move.tile, RULE, helps(scene))
        : refuse(RULE, 'no-such-choice');
    }
    return move.type === 'done' ? leaveRefusal(scene, tiles) : refuse(RULE, 'not-asked-now');
  },
  apply(scene, _effect, move) {
    if (move.type === 'declare') declare(scene, move.tile);
    else next(scene.frame);
  },
  run(scene, clause) {
    const [only] = possible(reckoning(scene, 'any'), clause);
    declare(scene, defined(only));
  },
};
