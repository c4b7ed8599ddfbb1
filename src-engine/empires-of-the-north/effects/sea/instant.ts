import { defined } from '../../../kernel/defined.ts';
import { pop, push } from '../../../kernel/frames.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { allLegal } from '../../../kernel/steps.ts';
import type { FrameOf } from '../../frames.ts';
import type { GameStep, RuleContext } from '../../rules/context.ts';
import type { State } from '../../state.ts';
import { shipsFor } from './islands.ts';

const RULE = 'voyage/instant';
type Instant = FrameOf<'instant'>;

const ships = (context: RuleContext & { readonly frame: Instant }): number[] =>
  shipsFor({ ...context, seat: context.frame.seat }, context.frame.how);

/** The ship leaves the queue, the others close up; now it takes an island. */
function sailOut(state: State, { seat, how, chain }: Instant, at: number): void {
  const [ship] = state.queue.splice(at, 1);
  const { common, fish, raze } = defined(ship);
  pop(state);
  push(state, { kind: 'voyage', seat, common, fish, raze, how, chain: [...chain] });
}

/**
 * An own ship takes an island at once, from anywhere in the queue (l. 490; ruling 49): its owner says which. With none that could
 * nothing happens.
 */
export const instantStep: GameStep<'instant', 'voyage'> = {
  rule: RULE,
  takes: ['voyage'],
  deciders: (context) => (ships(context).length > 1 ? [context.frame.seat] : []),
  candidates: (context) => ships(context).map((ship) => ({ type: 'voyage', ship })),
  refusal(context, { ship }) {
    const { state, seat } = context;
    if (state.queue[ship]?.seat !== seat) return refuse(RULE, 'not-your-ship');
    return ships(context).includes(ship) ? undefined : refuse(RULE, 'ship-cannot-take');
  },
  judge: allLegal,
  apply: ({ state, frame }, { ship }) => sailOut(state, frame, ship),
  run(context) {
    const [only] = ships(context);
    if (only === undefined) pop(context.state);
    else sailOut(context.state, context.frame, only);
  },
};
