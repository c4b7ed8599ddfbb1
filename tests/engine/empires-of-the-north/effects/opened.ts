/** An effect opened at a table that a test has laid out, as if a card of the first clan had just been used. */
import type { Effect } from '#engine/empires-of-the-north/data/schema.ts';
import { couldDo } from '#engine/empires-of-the-north/effects/could-do.ts';
import { openEffect, type Opened } from '#engine/empires-of-the-north/effects/open.ts';
import type { State } from '#engine/empires-of-the-north/state.ts';
import { arrange, SMALL } from '../laid/arrange.ts';
import { moveOf } from '../laid/moves.ts';
import { locationNamed } from '../laid/names.ts';
import { CLANS, type Situation } from '../laid/situation.ts';
import { tableOf, type Table } from '../laid.ts';

/** What the effect stands on: a Location by its name, or no Location; whether its voyage went far; what was paid for it. */
type On = { readonly by?: string } & Pick<Opened, 'far' | 'paid'>;

/** The next turn is the second clan's, so that it is the first one's turn that goes on. */
function laid(situation: Situation): State {
  const clans = situation.clans ?? CLANS;
  return arrange(SMALL, { next: clans[1] ?? '', ...situation });
}

function openedBy(state: State, effect: Effect, { by, far, paid }: On): Opened {
  const location = by === undefined ? undefined : locationNamed(state, 0, by);
  return { seat: 0, card: location?.card ?? 'red-sail', by: location?.id ?? null, effect, far, paid };
}

/** Lays a table and opens the effect; what happens by itself is the `opening` of the table. */
export function opened(effect: Effect, situation: Situation = {}, on: On = {}): Table {
  const state = laid(situation);
  openEffect({ box: SMALL.box, state }, openedBy(state, effect, on));
  return tableOf(SMALL, state);
}

/** Whether the effect could do anything at such a table. */
export function could(effect: Effect, situation: Situation = {}, on: On = {}): boolean {
  const state = laid(situation);
  return couldDo({ box: SMALL.box, state, seat: 0 }, openedBy(state, effect, on));
}

/** Whether everybody may know why the first clan may not make a move; undefined if it may. */
export function refusedOpenly({ state }: Table, words: string): boolean | undefined {
  return SMALL.game.refusal(state, 0, moveOf(state, 0, words))?.public;
}
