import { featsFound } from '../kernel/feats.ts';
import type { Game } from '../kernel/game.ts';
import { openBox } from './box.ts';
import { copyState } from './copy.ts';
import type { Pack } from './data/schema.ts';
import { eventSchema, type Event } from './events.ts';
import { featsOf } from './feats/feats.ts';
import { gameFlow } from './flow.ts';
import { brokenInvariants } from './invariants.ts';
import { laidRefusal } from './laid.ts';
import { HIDDEN_MOVES, moveSchema, type Move } from './moves.ts';
import { optionsRefusal, optionsSchema, PLAYERS, seatFields, type Options } from './options.ts';
import { gameOutcome, scoreSheet } from './scoring/score.ts';
import { setUp } from './setup.ts';
import { stateSchema, type State } from './state.ts';
import { upgradersOf } from './upgraders.ts';
import { ownPart } from './view/own.ts';
import { withPlenty } from './view/plenty.ts';
import { countsOf, figuresOf } from './view/review.ts';
import { drawnAnew, sampleState } from './view/sample.ts';
import { summaryOf } from './view/summary.ts';
import { informationOf, viewOf } from './view/view.ts';
import { viewSchema, type Information, type View } from './view/view-schema.ts';

/** The types of Empires of the North. */
export type EmpiresTypes = {
  options: Options;
  state: State;
  move: Move;
  view: View;
  information: Information;
  event: Event;
};

/** Moves that name a card of a hand or a deck, and are never listed in public. */
const HIDDEN: ReadonlySet<Move['type']> = new Set(HIDDEN_MOVES);

/** Whether the seats choose in secret what they keep. */
function isSecret({ frames }: Pick<State, 'frames'>): boolean {
  const top = frames[frames.length - 1];
  return top?.kind === 'opening' || top?.kind === 'observation';
}

/** Whether everybody may be told that a move is possible. A declared action is never given up before its window is used. */
function isOpen({ type }: Move, { frames }: View): boolean {
  if (HIDDEN.has(type)) return false;
  const top = frames[frames.length - 1];
  return type !== 'done' || top?.kind !== 'tile' || !top.window;
}

/**
 * Imperial Settlers: Empires of the North (Joanna Kijanka and Ignacy Trzewiczek, Portal Games 2019), played with the data of
 * `pack`.
 *
 * Two to four clans place Locations, use tiles, sail and raid until one has 25 points. Hidden are the hands, the order of the decks
 * and of the islands, and what is looked at in the Observation; goods, workers and empires lie open.
 * @param pack a pack that has passed `validatePack`
 */
export function empiresOfTheNorth(pack: Pack): Game<EmpiresTypes> {
  const box = openBox(pack);
  const finders = featsOf(pack);
  return {
    id: 'empires-of-the-north',
    version: 2,
    pack: box.hash,
    schema: { options: optionsSchema, state: stateSchema, move: moveSchema, view: viewSchema, event: eventSchema },
    upgraders: upgradersOf(box),
    players: PLAYERS,
    fields: { all: [], seat: seatFields(pack) },
    hides: true,
    depths: ['hand'],
    turnEvent: 'round',
    phaseEvent: 'phase',
    review: { figures: (state) => figuresOf(box, state), counts: countsOf },
    feats: (known) => featsFound(finders, known),
    optionsRefusal: (options) => optionsRefusal(pack, options) ?? laidRefusal(box, options),
    seats: (options) => options.players,
    setup: (options, seed, emit) => setUp(box, options, seed, emit),
    deciders: (state) => gameFlow.deciders(box, state),
    secret: isSecret,
    legalMoves: (state, seat) => gameFlow.legalMoves(box, state, seat),
    publicMoves: (view, seat) =>
      gameFlow.openMoves(box, withPlenty(box, view), seat).filter((move) => isOpen(move, view)),
    stateFromView: (view) => withPlenty(box, view),
    refusal: (state, seat, move) => gameFlow.refusal(box, state, seat, move),
    apply: (state, seat, move, emit, between) => gameFlow.apply(box, state, seat, move, emit, between),
    view: (state, viewer) => viewOf(box, state, viewer),
    own: ownPart,
    information: (state, seat) => informationOf(box, state, seat),
    sample: (information, rng) => sampleState(box, information, rng),
    // What an event tells lies open afterwards too, or is known of a hand for good (`shown`): there is nothing to forget.
    drawnAnew: (state, rng, emit) => drawnAnew(box, state, rng, emit),
    redacted: (event) => event,
    summary: (view) => summaryOf(box, view),
    outcome: (state) => gameOutcome(box, state),
    score: (state) => scoreSheet(box, state),
    invariants: (state) => brokenInvariants(box, state),
    copy: copyState,
  };
}
