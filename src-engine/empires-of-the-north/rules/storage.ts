import { defined } from '../../kernel/defined.ts';
import { pop, push } from '../../kernel/frames.ts';
import { refuse } from '../../kernel/refusal.ts';
import { groupsOn, payOut } from '../effects/storage.ts';
import { faceOf, locationOf } from '../figures/faces.ts';
import { seatsFrom } from '../../kernel/seat.ts';
import type { FrameOf } from '../frames.ts';
import type { Location } from '../state.ts';
import type { GameStep, RuleContext, RunContext } from './context.ts';

const RULE = 'observation/storage';

/** Storage pays at the end of the Observation, from the first player on (ruling 41). */
export function openStorages({ box, state }: RunContext): void {
  for (const seat of seatsFrom(state, state.first).reverse()) {
    const locations: number[] = [];
    for (const location of defined(state.players[seat]).empire) {
      if (faceOf(box, state, location).kind === 'storage') locations.push(location.id);
    }
    if (locations.length > 0) push(state, { kind: 'storage', seat, locations });
  }
}

/** The Storage cards that have not paid yet and hold enough to. */
function due(context: RuleContext, { seat, locations }: FrameOf<'storage'>): Location[] {
  const found: Location[] = [];
  for (const id of locations) {
    const location = locationOf(context.state, seat, id);
    if (location !== undefined && groupsOn(context, location) > 0) found.push(location);
  }
  return found;
}

/** Whether it makes a difference which of them pays first: not where all give from the supply alone. */
function orderMatters({ box, state }: RuleContext, locations: readonly Location[]): boolean {
  if (locations.length < 2) return false;
  return locations.some((location) => {
    const face = faceOf(box, state, location);
    return face.kind === 'storage' && !box.givesOnly.has(face.effect);
  });
}

/** Pays the Storage cards of a seat, each once: in the owner's order where that makes a difference (ruling 41). */
export const storageStep: GameStep<'storage', 'next'> = {
  rule: RULE,
  takes: ['next'],
  deciders: (context) => (orderMatters(context, due(context, context.frame)) ? [context.frame.seat] : []),
  candidates: (context) => due(context, context.frame).map(({ id }) => ({ type: 'next', location: id })),
  refusal: (context, { location }) =>
    due(context, context.frame).some(({ id }) => id === location) ? undefined : refuse(RULE, 'no-storage-due'),
  apply: (context, { location }) => pay(context, context.frame, location),
  run(context) {
    const [location] = due(context, context.frame);
    if (location === undefined) pop(context.state);
    else pay(context, context.frame, location.id);
  },
};

function pay(context: RunContext, frame: FrameOf<'storage'>, id: number): void {
  const { seat } = frame;
  frame.locations = frame.locations.filter((other) => other !== id);
  payOut({ ...context, seat }, defined(locationOf(context.state, seat, id)));
}
