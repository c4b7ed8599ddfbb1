import { featsFound } from '../kernel/feats.ts';
import type { Game } from '../kernel/game.ts';
import { openGame, type OpenTypes } from '../kernel/open-game.ts';
import { openBox } from './box.ts';
import { copyState } from './copy.ts';
import type { Pack } from './data/schema.ts';
import { eventSchema, type Event } from './events.ts';
import { FEATS } from './feats/feats.ts';
import { gameFlow } from './flow.ts';
import { brokenInvariants } from './invariants.ts';
import { moveSchema, type Move } from './moves.ts';
import { optionFields, optionsSchema, PLAYERS, type Options } from './options.ts';
import { gameOutcome, scoreSheet } from './scoring/score.ts';
import { laidRefusal } from './laid.ts';
import { setUp } from './setup.ts';
import { stateSchema, viewSchema, type State, type View } from './state.ts';
import { countsOf, figuresOf } from './view/review.ts';
import { summaryOf } from './view/summary.ts';

/** The types of Endeavor. */
export type EndeavorTypes = OpenTypes<View, { options: Options; move: Move; event: Event }>;

/**
 * Endeavor (Carl de Visser and Jarratt Gray, Z-Man Games and Ystari 2009), played with the data of `pack`.
 *
 * Three to five players, or two by a house variant, build, ship, occupy and draw for seven rounds. Nothing is hidden, and
 * after the set-up nothing is left to chance.
 * @param pack a pack that has passed `validatePack`
 */
export function endeavor(pack: Pack): Game<EndeavorTypes> {
  const box = openBox(pack);
  const legalMoves = (state: State, seat: number): Move[] => gameFlow.legalMoves(box, state, seat);
  return {
    id: 'endeavor',
    version: 1,
    pack: box.hash,
    schema: { options: optionsSchema, state: stateSchema, move: moveSchema, view: viewSchema, event: eventSchema },
    upgraders: [],
    players: PLAYERS,
    fields: { all: optionFields, seat: [] },
    turnEvent: 'round',
    ...openGame<View, EndeavorTypes>({ copy: copyState, legalMoves }),
    review: { figures: (state) => figuresOf(box, state), counts: countsOf },
    feats: (known) => featsFound(FEATS, known),
    optionsRefusal: (options) => laidRefusal(box, options),
    seats: (options) => options.players,
    setup: (options, seed, emit) => setUp(box, options, seed, emit),
    deciders: (state) => gameFlow.deciders(box, state),
    legalMoves,
    idle: ({ type }) => type === 'idle',
    refusal: (state, seat, move) => gameFlow.refusal(box, state, seat, move),
    apply: (state, seat, move, emit, between) => gameFlow.apply(box, state, seat, move, emit, between),
    redacted: (event) => event,
    summary: (view) => summaryOf(box, view),
    outcome: (state) => gameOutcome(box, state),
    score: (state) => scoreSheet(box, state),
    invariants: (state) => brokenInvariants(box, state),
    copy: copyState,
  };
}
