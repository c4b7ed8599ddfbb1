/** A game retold from its public events alone: whoever reads the log can lay the open table out after every move. */
import { cardOf, type Box } from '#engine/empires-of-the-north/box.ts';
import type { Goods } from '#engine/empires-of-the-north/data/schema.ts';
import type { Event } from '#engine/empires-of-the-north/events.ts';
import type { Player, State } from '#engine/empires-of-the-north/state.ts';
import { GOODS } from '#engine/empires-of-the-north/data/goods.ts';
import { elementAt } from '#engine/kernel/element-at.ts';

type Lying = {
  id: number;
  card: string;
  ready: boolean;
  under: string[];
  goods: number[];
  workers: number;
  copies?: number | null;
};
/** What the log tells of a player. */
type Told = Pick<Player, 'score' | 'goods' | 'workers' | 'resting' | 'ships' | 'pawns' | 'discard' | 'passed'> & {
  hand: number;
  /** Boosts whose effect is not over. */
  boosts: string[];
  empire: Lying[];
};
type ToldPile = { open: (string | null)[]; discard: string[]; left: number };
/** What the log tells of a game. */
export type Retold = {
  round: number;
  first: number;
  last: boolean;
  ended: boolean;
  near: ToldPile;
  far: ToldPile;
  players: Told[];
};

/** What lies open in a state. */
export function shownIn(state: State): Retold {
  const { round, first, last, ended, near, far, players } = state;
  const pile = ({ open, discard, deck }: State['near']) => ({
    ...{ open: [...open], discard: [...discard], left: deck.length },
  });
  const inPlay = (seat: number): string[] =>
    state.frames.flatMap((frame) =>
      frame.kind === 'tile' && frame.seat === seat && frame.boost !== null ? [frame.boost] : [],
    );
  return {
    ...{ round, first, last, ended, near: pile(near), far: pile(far) },
    players: players.map(({ score, goods, workers, resting, ships, pawns, discard, passed, hand, empire }, seat) => ({
      ...{ score, workers, resting, passed, hand: hand.length, goods: [...goods] },
      ...{ ships: { ...ships }, boosts: inPlay(seat) },
      pawns: pawns.map((pawn) => ({ ...pawn })),
      discard: [...discard],
      empire: empire.map(({ id, card, ready, under, goods: on, workers: bound, copies }) => ({
        ...{ id, card, ready, workers: bound, under: [...under], goods: [...on] },
        ...(copies === undefined ? {} : { copies }),
      })),
    })),
  };
}

type Tell = { [T in Event['type']]?: (event: Extract<Event, { type: T }>) => void };

/** Goes on from what lies open now; `tell` adds an event. The queue is not retold: the log does not say which of several ships leaves it for an instant voyage. */
export function retelling(box: Box, state: State): { told: Retold; tell: (event: Event) => void } {
  const told = shownIn(state);
  const of = (seat: number): Told => elementAt(told.players, seat);
  const lying = (id: number): Lying => {
    const found = told.players.flatMap(({ empire }) => empire).find((location) => location.id === id);
    if (found === undefined) throw new Error(`the log has not told of Location ${id}`);
    return found;
  };
  const change = (goods: number[], by: Goods, sign: 1 | -1): void =>
    GOODS.forEach((good, at) => (goods[at] = elementAt(goods, at) + sign * (by[good] ?? 0)));
  const enter = (seat: number, id: number, card: string): unknown =>
    of(seat).empire.push({ id, card, ready: true, under: [], goods: GOODS.map(() => 0), workers: 0 });
  const pay = (seat: number, goods: Goods, workers: number): void => {
    const player = of(seat);
    change(player.goods, goods, -1);
    player.workers -= workers;
    player.resting += workers;
  };
  /** The ship that took the last island, which comes home. */
  let home = { seat: -1, common: false };
  const come = ({ seat, common } = home): number => (of(seat).ships[common ? 'common' : 'clan'] += 1);
  const bind = (id: number, seat: number, what: string, n: number): void => {
    const location = lying(id);
    const player = of(seat);
    if (what === 'worker') {
      location.workers += n;
      player.workers -= n;
    } else {
      change(location.goods, { [what]: 1 }, n > 0 ? 1 : -1);
      change(player.goods, { [what]: 1 }, n > 0 ? -1 : 1);
    }
  };
  /** An island comes off a pile, which is made of its discard where it is empty. */
  const draw = (name: 'near' | 'far'): void => {
    const pile = told[name];
    if (pile.left === 0) Object.assign(pile, { left: pile.discard.length, discard: [] });
    pile.left -= 1;
  };
  /** Boosts are discarded, the last one first, until so many cards lie on the discard. */
  const endBoosts = (seat: number, cards: number): void => {
    const { boosts, discard } = of(seat);
    while (discard.length < cards && boosts.length > 0) discard.push(boosts.pop() ?? '');
  };
  const table: Tell = {
    // By then the effects of all boosts are over.
    turn: () => told.players.forEach((_, seat) => endBoosts(seat, Infinity)),
    phase: () => told.players.forEach((_, seat) => endBoosts(seat, Infinity)),
    round: ({ round, first }) => Object.assign(told, { round, first }),
    observed: ({ seat, kept, workers, rejected }) => {
      pay(seat, {}, workers);
      of(seat).hand += kept;
      of(seat).discard.push(...rejected);
    },
    reshuffled: ({ seat, cards }) => {
      endBoosts(seat, cards);
      of(seat).discard = [];
    },
    drew: ({ seat }) => (of(seat).hand += 1),
    searched: ({ seat, card }) => (of(seat).hand += card === null ? 0 : 1),
    placed: ({ seat, location, card, pay: goods, workers, of: copies }) => {
      of(seat).hand -= 1;
      pay(seat, goods, workers);
      enter(seat, location, card);
      if (copies !== undefined) lying(location).copies = copies;
    },
    field: ({ seat, location, card, under }) => {
      of(seat).hand -= 1;
      if (under === null) enter(seat, location, card);
      else lying(under).under.push(card);
    },
    boosted: ({ seat, card }) => {
      of(seat).hand -= 1;
      of(seat).boosts.push(card);
    },
    pawn: ({ seat, pawn, tile, again, pay: goods }) => {
      pay(seat, goods, 0);
      of(seat).pawns[pawn] = { state: again ? 'exhausted' : 'active', tile };
    },
    moved: ({ seat, pawn, tile }) => (elementAt(of(seat).pawns, pawn).tile = tile),
    sailed: ({ seat, common, fish, raze }) => {
      of(seat).ships[common ? 'common' : 'clan'] -= 1;
      change(of(seat).goods, { ...(fish && { fish: 1 }), ...(raze && { raze: 1 }) }, -1);
    },
    used: ({ seat, location, pay: goods, workers }) => {
      pay(seat, goods, workers);
      lying(location).ready = false;
    },
    bought: ({ seat, pay: goods, workers }) => pay(seat, goods, workers),
    raided: ({ location, by, token }) => {
      lying(location).ready = false;
      if (token) change(of(by).goods, { raze: 1 }, -1);
    },
    gained: ({ seat, goods, workers }) => {
      change(of(seat).goods, goods, 1);
      of(seat).workers += workers;
    },
    points: ({ seat, points, score }) => {
      of(seat).score += points;
      if (of(seat).score !== score) throw new Error(`${score} points of seat ${seat}, not ${of(seat).score}`);
    },
    'ship-gained': ({ seat, common }) => (of(seat).ships[common ? 'common' : 'clan'] += 1),
    exhausted: ({ location }) => (lying(location).ready = false),
    readied: ({ location }) => (lying(location).ready = true),
    assigned: ({ seat, location, what, n }) => bind(location, seat, what, n),
    released: ({ seat, location, what, n }) => {
      for (let one = 0; one < n; one++) bind(location, seat, what, -1);
    },
    recovered: ({ seat, workers }) => {
      of(seat).workers += workers;
      of(seat).resting -= workers;
    },
    left: ({ seat, location, card, to, upgrades }) => {
      const player = of(seat);
      player.resting += lying(location).workers;
      player.empire = player.empire.filter(({ id }) => id !== location);
      for (const copy of player.empire)
        if (copy.copies === location) Object.assign(copy, { copies: null, ready: true });
      const { origin } = cardOf(box, card);
      if (origin === 'near' || origin === 'far') told[origin].discard.push(card);
      else if (to === 'discard') player.discard.push(card);
      else player.hand += 1;
      if (to === 'discard') player.discard.push(...upgrades);
      else player.hand += upgrades.length;
    },
    found: ({ pile }) => draw(pile),
    voyage: ({ seat, common, pile, island }) => {
      home = { seat, common };
      if (island !== null) told[pile].open = told[pile].open.map((open) => (open === island ? null : open));
    },
    // Which kind it is the log does not say; it hardly ever happens.
    returned: ({ seat }) => come({ seat, common: false }),
    pillaged: ({ pile, island }) => {
      come();
      told[pile].discard.push(island);
    },
    conquered: ({ seat, location, card }) => {
      come();
      enter(seat, location, card);
    },
    passed: ({ seat }) => (of(seat).passed = true),
    'last-round': () => (told.last = true),
    islands: ({ pile, open }) => {
      told[pile].discard.push(...told[pile].open.filter((island) => island !== null));
      for (const island of open) if (island !== null) draw(pile);
      told[pile].open = [...open];
    },
    'cleaned-up': ({ first }) => {
      told.first = first;
      for (const player of told.players) {
        player.workers += player.resting;
        player.resting = 0;
        player.passed = false;
        player.pawns = player.pawns.map(() => ({ state: 'fresh', tile: null }));
        for (const location of player.empire) location.ready = true;
      }
    },
    ended: () => (told.ended = true),
  };
  const tell = (event: Event): unknown => table[event.type]?.(event as never);
  // When a boost is over the log does not say; it is before its action at the latest, so only the sum of both can be compared.
  return { told, tell };
}
