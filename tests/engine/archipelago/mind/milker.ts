/** A captain who knows by what rule others agree, and offers what is best for it of all that they would just agree to. */
import type { ArchipelagoTypes } from '#engine/archipelago/archipelago.ts';
import { noGoods } from '#engine/archipelago/figures/goods.ts';
import type { Move, MoveOf } from '#engine/archipelago/moves.ts';
import type { State } from '#engine/archipelago/state.ts';
import { answerOffer, type Care } from '#engine/bots/bargain.ts';
import type { Bot } from '#engine/bots/bot.ts';
import { beginTalk, comparedOf, ideaOf, tryOn, type Compared } from '#engine/bots/compared-deals.ts';
import { searcher } from '#engine/bots/levels.ts';
import { withDefaults, type Bargaining, type Mind, type Turn } from '#engine/bots/mind.ts';
import { deal, type Effort, type Position } from '#engine/bots/search.ts';
import { defined } from '#engine/kernel/defined.ts';
import type { Game } from '#engine/kernel/game.ts';
import { streamOf, type Rng } from '#engine/kernel/rng.ts';

type Minded = Mind<ArchipelagoTypes> & { readonly bargain: Bargaining<ArchipelagoTypes> };
type Offer = MoveOf<'offer'>;
type Table = {
  readonly game: Game<ArchipelagoTypes>;
  readonly mind: Minded;
  readonly position: Position<ArchipelagoTypes>;
};

/** How often it thinks of offers, how much dearer it tries to make them, and of how many it asks itself whether they would be accepted. */
const [THOUGHTS, DEARER, ASKED] = [2, [0, 1, 2], 8];
/** What it promises, to whoever believes it, and never gives. */
const PROMISED = 4;

/** The same captain without offers of its own: what a milker is measured against. */
export function mute(mind: Minded, effort: Effort): Bot<ArchipelagoTypes> {
  return searcher('mute', { ...mind, bargain: { ...mind.bargain, proposals: () => [] } }, effort);
}

/** A captain that milks, and keeps no promise. */
export function milker(mind: Minded, effort: Effort): Bot<ArchipelagoTypes> {
  const captain = mute({ ...mind, bargain: { ...mind.bargain, duty: () => undefined } }, effort);
  return {
    ...captain,
    level: 'milker',
    decide(game, information, seat, rng, belief) {
      const position = { information, seat, ...(belief !== undefined && { belief }) };
      const offer = milked({ game, mind, position }, rng, { effort });
      return offer ?? captain.decide(game, information, seat, rng, belief);
    },
  };
}

/** The offer that is best for the seat, of those that the one it is made to would accept; undefined where there is none. */
export function milked(table: Table, rng: Rng, care: Care): Offer | undefined {
  const { game, mind, position } = table;
  const seed = String(rng.next());
  const state = deal(game, withDefaults(game, mind), position, streamOf(`${seed} look`));
  const offers = thoughtOf(table, state, seed);
  if (offers.length === 0) return undefined;
  const found = gainsOf(table, offers, streamOf(`${seed} gains`), care).filter(({ gain }) => gain.own > 0);
  return found
    .toSorted((one, other) => other.gain.own - one.gain.own)
    .slice(0, ASKED)
    .find(({ offer }) => isAccepted(table, state, offer, streamOf(`${seed} answer`), care))?.offer;
}

/** What offers bring the seat and its partner once they are accepted; the seat's own promises cost it nothing. */
export function gainsOf(
  { game, mind, position }: Table,
  offers: readonly Offer[],
  rng: Rng,
  care: Care,
): { readonly offer: Offer; readonly gain: Compared }[] {
  const { believe: _, ...bargain } = mind.bargain;
  const talk = defined(
    beginTalk(game, { ...mind, bargain }, position, rng, { ...care, whose: 'own', instead: () => [] }),
  );
  return offers.map((offer) => {
    const idea = ideaOf<ArchipelagoTypes>((world) => struck(game, world, offer, position.seat), offer.to);
    tryOn(talk, idea, talk.deals);
    return { offer, gain: comparedOf(idea) };
  });
}

/** An offer and the yes to it; nothing where the rules allow one of them not. */
function struck(game: Game<ArchipelagoTypes>, world: State, offer: Offer, seat: number): Turn<Move>[] {
  if (game.refusal(world, seat, offer) !== undefined) return [];
  const asked = game.copy(world);
  game.apply(asked, seat, offer, () => undefined);
  const yes: Move = { type: 'accept', offer: asked.offers };
  if (game.refusal(asked, offer.to, yes) !== undefined) return [];
  return [
    { seat, move: offer },
    { seat: offer.to, move: yes },
  ];
}

/** What it could offer: what a captain would think of, the same at better prices, and money now against a promise. */
function thoughtOf({ game, mind, position: { information, seat } }: Table, state: State, seed: string): Offer[] {
  const thoughts = Array.from({ length: THOUGHTS }, (_, number) =>
    mind.bargain.proposals(information, state, seat, streamOf(`${seed} thought ${number}`)),
  );
  const plain = thoughts.flat().flatMap((move) => (move.type === 'offer' ? [move] : []));
  const lies = plain.flatMap((offer) => [1, 2].map((florins) => lieOf(state.turn, seat, offer.to, florins)));
  const all = [...plain.flatMap((offer) => DEARER.map((by) => dearer(offer, by))), ...lies];
  const different = new Map(all.map((offer) => [JSON.stringify(offer), offer]));
  return [...different.values()].filter((offer) => game.refusal(state, seat, offer) === undefined);
}

function dearer(offer: Offer, by: number): Offer {
  const less = Math.min(by, offer.give.florins);
  const give = { ...offer.give, florins: offer.give.florins - less };
  const take = { ...offer.take, florins: offer.take.florins + by - less };
  return { ...offer, give, take };
}

/** Florins now against more of them in the next turn. */
const lieOf = (turn: number, by: number, to: number, florins: number): Offer => ({
  type: 'offer',
  to,
  give: noGoods(),
  take: { ...noGoods(), florins },
  promises: [{ by, florins: PROMISED, cubes: noGoods().cubes, words: '', due: turn + 1 }],
});

/** Whether the other would say yes, by the same rule and what the seat takes it to know. */
function isAccepted({ game, mind, position }: Table, state: State, offer: Offer, rng: Rng, care: Care): boolean {
  const asked = game.copy(state);
  game.apply(asked, position.seat, offer, () => undefined);
  const { bargain } = mind;
  const plain: Minded = {
    ...mind,
    bargain: {
      ...bargain,
      waiting(at, seat) {
        const waiting = bargain.waiting(at, seat);
        return waiting && { ...waiting, counters: [] };
      },
    },
  };
  const partner = { information: game.information(asked, offer.to), seat: offer.to };
  return answerOffer(game, plain, partner, rng, care).move?.type === 'accept';
}
