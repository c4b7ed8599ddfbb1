import { defined } from '../kernel/defined.ts';
import type { Box } from './box.ts';
import { TILES } from './data/goods.ts';
import { faceOf } from './figures/faces.ts';
import { takesUpgrade, upgradeGoods } from './figures/harvest.ts';
import { heldOf } from './figures/stock.ts';
import { cardOf } from './pack-index.ts';
import type { Location, Player, State } from './state.ts';

/** The invariants that `state` breaks, one sentence each. */
export function brokenInvariants(box: Box, state: State): string[] {
  const checks = [stocks, cards, islands, ids, ships, pawns, locations, copies, upgrades, table];
  return checks.flatMap((check) => check(box, state));
}

type Each = (player: Player, seat: number) => string[];
const each = ({ players }: State, check: Each): string[] => players.flatMap(check);

/** Nothing is owed: no stock and no card holds less than nothing. */
function stocks(_: Box, state: State): string[] {
  return each(state, (player, seat) => {
    const amounts = [...player.goods, player.workers, player.resting, player.ships.clan, player.ships.common];
    const assigned = player.empire.flatMap(({ goods, workers }) => [...goods, workers]);
    return [...amounts, ...assigned].some((amount) => amount < 0) ? [`seat ${seat} owes something`] : [];
  });
}

/** Every card of a clan is in one place, and what everybody knows of a hand is in it. */
function cards(box: Box, state: State): string[] {
  return each(state, (player, seat) => {
    const { clan, deck, hand, discard, empire, shown } = player;
    const lying = empire
      .flatMap(({ card, under }) => [card, ...under])
      .filter((card) => cardOf(box, card).clan !== null);
    const all = [...deck, ...hand, ...discard, ...lying, ...lookedAt(state, seat), ...inPlay(state, seat)];
    const known = defined(box.clans.get(clan));
    const expected = [...defined(box.decks.get(clan)), ...known.base.map(({ id }) => id)];
    const problems = sameCards(all, expected) ? [] : [`seat ${seat} has ${all.length} cards, or others than its own`];
    return hasAll(hand, shown) ? problems : [...problems, `seat ${seat} does not hold what was seen`];
  });
}

const sameCards = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && hasAll(one, other);

function hasAll(list: readonly string[], wanted: readonly string[]): boolean {
  const rest = [...list].sort();
  return [...wanted].sort().every((card) => {
    while (rest.length > 0 && defined(rest[0]) < card) rest.shift();
    return rest.shift() === card;
  });
}

/** The cards a seat looks at. */
const lookedAt = ({ frames }: State, seat: number): readonly string[] =>
  frames.flatMap((frame) =>
    frame.kind === 'opening' || frame.kind === 'observation' ? (frame.looks[seat] ?? []) : [],
  );

/** The boosts of a seat whose effect is not over. */
const inPlay = ({ frames }: State, seat: number): readonly string[] =>
  frames.flatMap((frame) =>
    frame.kind === 'tile' && frame.seat === seat && frame.boost !== null ? [frame.boost] : [],
  );

/** Every island is in one place, and on the side of its own pile. */
function islands({ pack, ...box }: Box, state: State): string[] {
  const lying = state.players.flatMap(({ empire }) => empire.map(({ card }) => card));
  const landed = state.frames.flatMap((frame) => (frame.kind === 'landing' ? [frame.island] : []));
  const all = [...lying.filter((card) => cardOf(box, card).clan === null), ...landed];
  const stray: string[] = [];
  for (const name of ['near', 'far'] as const) {
    const { deck, open, discard } = state[name];
    const pile = [...deck, ...discard, ...open.filter((island) => island !== null)];
    if (pile.some((id) => box.islands.get(id)?.pile !== name)) stray.push(`an island lies on the pile ${name}`);
    if (open.length !== pack.supply.open) stray.push(`${open.length} places for islands of the pile ${name}`);
    all.push(...pile);
  }
  const expected = pack.islands.map(({ id }) => id);
  return sameCards(all, expected) ? stray : [...stray, `${all.length} islands, or one twice`];
}

/** No two Locations have the same id, and none has one that is still to come. */
function ids(_: Box, { players, nextId }: State): string[] {
  const all = players.flatMap(({ empire }) => empire.map(({ id }) => id));
  return new Set(all).size === all.length && all.every((id) => id < nextId)
    ? []
    : ['a Location without an id of its own'];
}

/** Clan ships: those of the start, and one more at most (l. 522). */
function ships({ pack }: Box, state: State): string[] {
  return each(state, (player, seat) => {
    const away = [...state.queue, ...state.frames.filter(({ kind }) => kind === 'voyage' || kind === 'landing')];
    const own = away.filter((ship) => 'common' in ship && ship.seat === seat && !ship.common).length;
    const total = own + player.ships.clan;
    const { ships: start } = pack.supply;
    return total === start || total === start + 1 ? [] : [`seat ${seat} has ${total} clan ships`];
  });
}

/** A pawn is on a tile or fresh, and the ring has each tile once. */
function pawns({ pack }: Box, state: State): string[] {
  const ring = sameCards(state.ring, TILES) ? [] : ['the ring is not the five tiles'];
  const wrong = each(state, (player, seat) => {
    const intact = player.pawns.every((pawn) => (pawn.state === 'fresh') === (pawn.tile === null));
    return intact && player.pawns.length === pack.supply.pawns ? [] : [`the pawns of seat ${seat} are wrong`];
  });
  return [...ring, ...wrong];
}

/** Only Action Locations are exhausted, a Storage holds no more than it may, base cards lie where they began. */
function locations(box: Box, state: State): string[] {
  return each(state, (player, seat) => {
    const base = defined(box.clans.get(player.clan)).base.filter(
      ({ id }) => !player.empire.some(({ card }) => card === id),
    );
    const problems = base.map(({ id }) => `seat ${seat} has lost ${id}`);
    for (const location of player.empire) {
      const face = faceOf(box, state, location);
      if (!location.ready && face.kind !== 'action') problems.push(`${location.card} of seat ${seat} is exhausted`);
      if (face.kind === 'storage' && heldOf(location, face.what) > face.cap)
        problems.push(`${location.card} holds too much`);
      if (!isPlaceable(box, location)) problems.push(`${location.card} of seat ${seat} is no Location`);
    }
    return problems;
  });
}

function isPlaceable(box: Box, { card }: Location): boolean {
  const { lying } = cardOf(box, card);
  return lying.kind !== 'boost' && lying.kind !== 'upgrade';
}

/** A Copy copies a Location of the same empire that is no Copy, or nothing any more (ruling 55). */
function copies(box: Box, state: State): string[] {
  return each(state, (player) =>
    player.empire.flatMap((location) => {
      const isCopy = cardOf(box, location.card).face.kind === 'copy';
      if (location.copies === undefined) return isCopy ? [`${location.card} copies nothing`] : [];
      const original = player.empire.find(({ id }) => id === location.copies);
      const intact = location.copies === null || (original !== undefined && original.copies === undefined);
      return isCopy && intact ? [] : [`${location.card} copies what it cannot`];
    }),
  );
}

/** Upgrades lie under fields of one of their goods (ruling 43). */
function upgrades(box: Box, state: State): string[] {
  return each(state, (player) =>
    player.empire.flatMap((location) =>
      location.under
        .filter((id) => {
          const goods = upgradeGoods(box, id);
          return goods === undefined || !takesUpgrade(box, location, goods);
        })
        .map((id) => `${id} lies under ${location.card}`),
    ),
  );
}

/** The frames and the end agree. */
function table(_: Box, { frames, ended, players, first }: State): string[] {
  const problems = ended === (frames.length === 0) ? [] : ['the end and what is pending disagree'];
  return first < players.length ? problems : [...problems, 'nobody is the first player'];
}
