import { partsAt } from '#engine/kernel/own.ts';
import { openGame } from '#engine/kernel/open-game.ts';
import type { Game } from '#engine/kernel/game.ts';
import { usualForm, type HidingForm, type OpenForm } from './data.ts';
import { offers, windows } from './deals.ts';
import { inCommon, type Rules } from './in-common.ts';
import { drawnAnew, information, plenty, sample, view } from './screens.ts';
import {
  openViewSchema,
  viewSchema,
  type OpenToyTypes,
  type OpenToyView,
  type ToyMove,
  type ToyTypes,
  type ToyView,
} from './types.ts';

export { toySteps } from './in-common.ts';
export type { OpenToyTypes, ToyTypes } from './types.ts';

/** What of a seat's part is shown at which depth. */
const PARTS = { stock: ['purse'], objective: ['purse', 'hand'], hand: ['hand'] };
const DEPTHS = { stock: ['stock', 'objective'], hand: ['hand'] };

/** Whether a move names a card, which only the seat that holds it may see offered. */
export function namesCard(move: ToyMove): boolean {
  return 'card' in move;
}

/** What lies behind the screen of whoever looks; nothing for the public. */
function ownPart({ viewer, seats }: ToyView, depth: string): Readonly<Record<string, unknown>> {
  const own = viewer === null ? undefined : seats[viewer];
  return partsAt(own && { purse: own.purse, hand: own.hand }, depth, PARTS);
}

/**
 * The toy in one of its forms, with data of its own where `form` brings some, over `rules`: tests put a broken step in the place of a
 * good one.
 */
export function makeToy(form?: HidingForm, rules?: Rules): Game<ToyTypes>;
export function makeToy(form: OpenForm, rules?: Rules): Game<OpenToyTypes>;
export function makeToy(form: HidingForm | OpenForm = usualForm, rules?: Rules): Game<ToyTypes> | Game<OpenToyTypes> {
  return form.hides === 'nothing' ? openToy(form, rules) : hidingToy({ ...form, hides: form.hides }, rules);
}

function hidingToy(form: HidingForm, rules?: Rules): Game<ToyTypes> {
  const { data, flow, game } = inCommon(form, rules);
  const openMoves: Game<ToyTypes>['publicMoves'] = (seen, seat) => flow.openMoves(data, plenty(data, seen), seat);
  return {
    ...game,
    schema: { ...game.schema, view: viewSchema },
    hides: true,
    depths: DEPTHS[form.hides],
    ...(form.deals && {
      deals: {
        windows: (state) => windows(view(state, 'public')),
        offers: (info, rng) => offers(data, info, rng),
      },
    }),
    // Of a hand nothing is listed in public; with purses, whatever card the seat might hold.
    publicMoves:
      form.hides === 'hand' ? (seen, seat) => openMoves(seen, seat).filter((move) => !namesCard(move)) : openMoves,
    stateFromView: (seen) => plenty(data, seen),
    view,
    own: ownPart,
    information,
    sample: (info, rng) => sample(data, info, rng),
    drawnAnew: (state, rng) => drawnAnew(data, state, rng),
  };
}

/** The toy that hides nothing. What a seat knows is what all know, and which seat it is: an offer is made by somebody. */
function openToy(form: OpenForm, rules?: Rules): Game<OpenToyTypes> {
  const { data, game } = inCommon(form, rules);
  const open = openGame<OpenToyView, Pick<OpenToyTypes, 'options' | 'move' | 'event'>>(game);
  return {
    ...game,
    ...open,
    schema: { ...game.schema, view: openViewSchema },
    ...(form.deals && {
      deals: {
        windows: (state) => windows(view(state, 'public')),
        offers: ({ seat, view: seen }, rng) => offers(data, { seat, view: view(open.stateFromView(seen), seat) }, rng),
      },
    }),
    // Nothing that happens is ever a secret to forget.
    redacted: (event) => event,
    refusal(state, seat, move) {
      const refusal = game.refusal(state, seat, move);
      return refusal && { ...refusal, public: true };
    },
  };
}

/** The toy as the tests of the engine, the host and the store play it: hands, stakes and purses are hidden, and there are deals. */
export const toyGame: Game<ToyTypes> = makeToy();
/** A hand of cards is hidden, and the stakes. */
export const toyHandGame: Game<ToyTypes> = makeToy({ hides: 'hand', deals: true });
/** Nothing is hidden, and there are no deals. */
export const toyOpenGame: Game<OpenToyTypes> = makeToy({ hides: 'nothing', deals: false });
