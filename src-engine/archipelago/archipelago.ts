import { featsFound } from '../kernel/feats.ts';
import type { Game } from '../kernel/game.ts';
import { openBox } from './box.ts';
import { copyState } from './copy.ts';
import type { Pack } from './data/schema.ts';
import { eventSchema, type Event } from './events.ts';
import { FEATS } from './feats/feats.ts';
import { gameFlow } from './flow.ts';
import { brokenInvariants } from './invariants.ts';
import { laidRefusal } from './pieces/laid.ts';
import { optionFields, optionsRefusal } from './options.ts';
import { closingMove } from './rules/closing.ts';
import { dealWindows } from './rules/deals/windows.ts';
import { isSecret } from './rules/secret.ts';
import { moveSchema, type Move } from './moves.ts';
import { upgraders } from './upgraders.ts';
import { gameOutcome, scoreSheet } from './scoring/score.ts';
import { setUp } from './setup.ts';
import { optionsSchema, stateSchema, type Options, type State } from './state.ts';
import { sampleState, withPlenty } from './view/assemble.ts';
import { drawnAnew } from './view/drawn-anew.ts';
import { redactedEvent, summaryOf } from './view/log.ts';
import { dealOffers } from './view/offers.ts';
import { ownPart } from './view/own.ts';
import { countsOf, figuresOf } from './view/review.ts';
import { informationOf, viewOf } from './view/view.ts';
import { viewSchema, type Information, type View } from './view/view-schema.ts';

/** The types of Archipelago. */
export type ArchipelagoTypes = {
  options: Options;
  state: State;
  move: Move;
  view: View;
  information: Information;
  event: Event;
};

/**
 * Archipelago (Christophe Boelinger, Ludically 2012; rules 2.0), played with the data of `pack`.
 *
 * Two to five players discover and settle islands. Hidden are the florins, cubes and explorer tokens behind the
 * screens, the objectives, closed bids, and the order of the region tiles and evolution cards.
 * @param pack a pack that has passed `validatePack`
 */
export function archipelago(pack: Pack): Game<ArchipelagoTypes> {
  const box = openBox(pack);
  return {
    id: 'archipelago',
    version: 2,
    pack: box.hash,
    schema: { options: optionsSchema, state: stateSchema, move: moveSchema, view: viewSchema, event: eventSchema },
    upgraders,
    players: { from: 2, to: 5 },
    fields: { all: optionFields, seat: [] },
    hides: true,
    depths: ['stock', 'objective'],
    turnEvent: 'turn',
    phaseEvent: 'phase',
    // A threshold is public; whether an objective answers it is not, and is a barrier of its own.
    openBarriers: ['threshold'],
    deals: { windows: dealWindows, offers: (information, rng) => dealOffers(box, information, rng) },
    review: { figures: figuresOf, counts: countsOf },
    feats: (known) => featsFound(FEATS, known),
    record: ({ length }) => ({ length }),
    optionsRefusal: (options) => optionsRefusal(options) ?? laidRefusal(box, options),
    seats: (options) => options.players,
    setup: (options, seed, emit) => setUp(box, options, seed, emit),
    deciders: (state) => gameFlow.deciders(box, state),
    secret: (state) => isSecret(state.frames.at(-1)),
    legalMoves: (state, seat) => gameFlow.legalMoves(box, state, seat),
    publicMoves: (view, seat) => gameFlow.openMoves(box, withPlenty(box, view), seat),
    closing: (view, seat, moves) => closingMove(box, view, seat, moves),
    stateFromView: (view) => copyState(withPlenty(box, view)),
    refusal: (state, seat, move) => gameFlow.refusal(box, state, seat, move),
    apply: (state, seat, move, emit, between) => gameFlow.apply(box, state, seat, move, emit, between),
    view: (state, viewer) => viewOf(box, state, viewer),
    own: ownPart,
    information: (state, seat) => informationOf(box, state, seat),
    sample: (information, rng) => sampleState(box, information, rng),
    drawnAnew: (state, rng, emit) => drawnAnew(box, state, rng, emit),
    redacted: redactedEvent,
    summary: summaryOf,
    outcome: (state) => gameOutcome(box, state),
    score: (state) => scoreSheet(box, state),
    invariants: (state) => brokenInvariants(box, state),
    copy: copyState,
  };
}
