import type { ToyData } from './data.ts';
import { cardsWorth, standing, tokensOf } from './lake.ts';
import type { ToyState } from './types.ts';

/** What does not hold in `state`. */
export function invariants(data: ToyData, state: ToyState): string[] {
  const wrong: string[] = [];
  const cards = [...state.deck, ...state.discard, ...state.seats.flatMap(({ hand }) => hand)].sort((a, b) => a - b);
  if (cards.join() !== data.cards.map((_, card) => card).join()) wrong.push(`the cards are ${cards.join()}`);
  state.seats.forEach(({ clan, supply, known, purse, spent }, seat) => {
    const tokens = supply + state.spots.filter((owner) => owner === seat).length;
    const most = data.hides === 'stock' ? data.purse : 0;
    if (purse + spent > most) wrong.push(`seat ${seat} has ${purse} in its purse, and has spent ${spent}`);
    if (tokens !== tokensOf(data, clan)) wrong.push(`seat ${seat} has ${tokens} tokens`);
    const lost = known.filter((item) => state.seats[item.seat]?.hand.includes(item.card) !== true);
    if (lost.length > 0) wrong.push(`seat ${seat} knows of cards that are elsewhere`);
  });
  if ((state.ended === null) !== state.frames.length > 0) wrong.push('the stack and the end disagree');
  if ((state.ended === 'flood') !== state.water >= data.flood[state.lake]) wrong.push('the water and the end disagree');
  const claim = state.frames.find((frame) => frame.kind === 'claim');
  if (claim && cardsWorth(data, state, claim.seat, claim.value).length === 0) wrong.push('a claim without its card');
  const settled = !state.frames.some(({ kind }) => kind === 'build');
  if (settled && state.ended === null && standing(state.spots) > data.crowd) wrong.push('the lake is too crowded');
  return wrong;
}
