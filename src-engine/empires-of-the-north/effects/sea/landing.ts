import { defined } from '../../../kernel/defined.ts';
import { pop } from '../../../kernel/frames.ts';
import type { FrameOf } from '../../frames.ts';
import type { MoveOf } from '../../moves.ts';
import type { GameStep, MoveContext, RunContext } from '../../rules/context.ts';
import { enter } from '../../rules/enter.ts';
import { openEffect } from '../open.ts';
import { happened } from '../specials.ts';

type Landing = { readonly frame: FrameOf<'landing'> };
type Way = MoveOf<'land'>['how'];
const WAYS: readonly Way[] = ['pillage', 'conquer'];

/** What a ship may do at an island: as an instant voyage says, and conquer only with a raze token. */
const ways = ({ frame: { how, raze } }: Landing): Way[] =>
  WAYS.filter((way) => (how === 'any' || how === way) && (way === 'pillage' || raze));

/** The ship is back in the stock, without its tokens, used or not (l. 380); then the island gives what it gives. */
function settle(context: RunContext & Landing, way: Way): void {
  const { state, frame } = context;
  const { seat, common, pile, island, chain } = frame;
  const own: MoveContext = { ...context, seat };
  pop(state);
  defined(state.players[seat]).ships[common ? 'common' : 'clan']++;
  if (way === 'pillage') pillage(own, frame);
  else enter(own, island, { how: 'conquest', pile }, chain);
}

/** Everything printed (ruling 51), and the island to the discard of its pile; then Specials answer. */
function pillage(context: MoveContext, { pile, island, chain }: FrameOf<'landing'>): void {
  const { box, state, seat, emit } = context;
  const far = pile === 'far';
  state[pile].discard.push(island);
  emit({ type: 'pillaged', seat, pile, island });
  happened(context, { seat, on: 'pillage', card: island, far, chain });
  openEffect(context, { seat, card: island, by: null, effect: defined(box.islands.get(island)).pillage, far, chain });
}

/** At an island: pillage it, or with a raze token on the ship conquer it (l. 378 to 384). */
export const landingStep: GameStep<'landing', 'land'> = {
  rule: 'voyage',
  takes: ['land'],
  deciders: ({ frame }) => (ways({ frame }).length > 1 ? [frame.seat] : []),
  candidates: ({ frame }) => ways({ frame }).map((how) => ({ type: 'land', how })),
  // Only who may do either is asked.
  refusal: () => undefined,
  apply: (context, { how }) => settle(context, how),
  run: (context) => settle(context, ways(context)[0] ?? 'pillage'),
};
