import { defined } from '../../kernel/defined.ts';
import { pop, push } from '../../kernel/frames.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { cardOf } from '../box.ts';
import type { Action } from '../data/schema.ts';
import { NEUTRAL_COLOUR } from '../figures/colours.ts';
import type { FrameOf } from '../frames.ts';
import type { MoveOf } from '../moves.ts';
import { abolish } from './abolition.ts';
import { drawRefusal, openStacks } from './actions/draw.ts';
import { freeCities, occupyRefusal, settle } from './actions/occupy.ts';
import { berth } from './actions/ship.ts';
import type { GameStep, MoveContext, RuleContext, SeatContext } from './context.ts';

const RULE = 'two-players';

type Asked = RuleContext & { readonly frame: FrameOf<'neutral'> };

/**
 * Two players (house variant, see `docs/rulings-endeavor.md`): after half an action by a building, whoever did it may do
 * the same for the neutral colour, which has discs and nothing else: ship to any track, occupy where it is present, or
 * take a card its discs suffice for out of the game.
 */
export const neutralStep: GameStep<'neutral', 'neutral' | 'done'> = {
  rule: RULE,
  takes: ['neutral', 'done'],
  deciders: (context) => (targets(context).length > 0 ? [context.frame.seat] : []),
  candidates: (context) => [
    ...targets(context).map((at): MoveOf<'neutral'> => ({ type: 'neutral', at })),
    { type: 'done' },
  ],
  refusal: (context, move) => (move.type === 'done' ? undefined : neutralRefusal(context, move.at)),
  apply(context, move) {
    pop(context.state);
    if (move.type === 'done') return context.emit({ type: 'dropped', seat: context.seat });
    return DO[context.frame.action](context, move.at);
  },
  run: ({ state }) => pop(state),
};

/** Puts the step for the neutral colour on the stack, after half an action by a building; nothing unless two play. */
export function openNeutral({ state, seat }: SeatContext, action: Action): void {
  if (state.neutral === null || action === 'attack' || action === 'pay') return;
  push(state, { kind: 'neutral', seat, action });
}

function targets(context: Asked): readonly string[] {
  const { box, state, frame } = context;
  if (frame.action === 'draw') return openStacks(context, NEUTRAL_COLOUR);
  if (state.neutral === 0) return [];
  return frame.action === 'ship' ? box.shores : freeCities(context, NEUTRAL_COLOUR);
}

function neutralRefusal(context: Asked, at: string): Refusal | undefined {
  const { box, state, frame } = context;
  if (frame.action === 'draw') return drawRefusal(context, NEUTRAL_COLOUR, at);
  if (state.neutral === 0) return refuse('two-players/discs', 'no-neutral-discs');
  if (frame.action === 'occupy') return occupyRefusal(context, NEUTRAL_COLOUR, at);
  return box.shores.includes(at) ? undefined : refuse('actions/ship/europe', 'no-track');
}

/** What a step for the neutral colour does. */
const DO: Readonly<Record<FrameOf<'neutral'>['action'], (context: MoveContext, at: string) => void>> = {
  ship(context, at) {
    const { box, state, seat, emit } = context;
    const region = defined(box.regionAt.get(at));
    const beside = defined(state.ships[region]).length >= defined(box.regions[region]).berths;
    state.neutral = (state.neutral ?? 0) - 1;
    emit({ type: 'neutral-shipped', seat, region: at, beside });
    berth(context, NEUTRAL_COLOUR, region);
  },
  occupy(context, at) {
    const { box, state, seat, emit } = context;
    state.neutral = (state.neutral ?? 0) - 1;
    emit({ type: 'neutral-occupied', seat, city: at });
    settle(context, NEUTRAL_COLOUR, defined(box.cityAt.get(at)));
  },
  draw(context, at) {
    const { box, state, seat, emit } = context;
    const card = defined(defined(state.stacks[defined(box.stackAt.get(at))]).shift());
    state.removed.push(card);
    emit({ type: 'neutral-drew', seat, card });
    if (cardOf(box, card).id === box.pack.slavery.abolition) abolish(context);
  },
};
