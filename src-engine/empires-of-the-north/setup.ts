import { defined } from '../kernel/defined.ts';
import type { Emit } from '../kernel/events.ts';
import { draw, shuffle, type RngState } from '../kernel/rng.ts';
import { setupRng, type SetupRng } from '../kernel/seed.ts';
import type { Box } from './box.ts';
import { GOODS, TILES } from './data/goods.ts';
import type { Clan } from './data/schema.ts';
import type { Event } from './events.ts';
import { gameFlow } from './flow.ts';
import { laidRefusal, laidTable } from './laid.ts';
import { copyOptions, optionsRefusal, type Options } from './options.ts';
import type { PileName } from './rules/islands.ts';
import { tellLooks } from './rules/keep.ts';
import { newLocation } from './rules/new-location.ts';
import { addGoods } from './rules/stock.ts';
import type { Pile, Player, State } from './state.ts';

/**
 * The set-up (rulebook, "Mise en place") up to the choice of the opening hands. The ring of tiles, the open islands and the first
 * player are public; the decks, and the order of the islands that stay hidden, are not.
 * @throws Error for options that cannot be played
 */
export function setUp(box: Box, options: Options, seed: string, emit: Emit<Event>): State {
  const refused = optionsRefusal(box.pack, options) ?? laidRefusal(box, options);
  if (refused !== undefined) throw new Error(`these options cannot be played: ${refused.code}`);
  const chance = setupRng(seed, `/${options.players}`);
  const laid = laidTable(options);
  const ring = [...TILES];
  shuffle(chance.open, ring);
  const [near, far] = [layIslands(box, 'near', chance, laid?.near), layIslands(box, 'far', chance, laid?.far)];
  const drawn = draw(chance.open, options.players);
  const { opening } = box.pack.supply;
  const players = options.seats.map(({ clan }) => newPlayer(box, defined(box.clans.get(clan)), chance.hidden));
  const looks = players.map(({ deck }) => deck.splice(0, opening.drawn));
  const state: State = {
    pack: box.hash,
    options: copyOptions(options),
    rng: chance.hidden,
    round: 0,
    first: laid?.first ?? drawn,
    last: false,
    frames: [{ kind: 'rounds' }, { kind: 'opening', looks, kept: players.map(() => null) }],
    ring: [...(laid?.ring ?? ring)],
    queue: [],
    near,
    far,
    players,
    nextId: 0,
    ended: false,
  };
  layBaseCards(box, state);
  tellLooks({ emit }, looks);
  gameFlow.settle(box, state, emit);
  return state;
}

/** The islands of a pile: chance opens some of them unless they are `laid`. */
function layIslands({ pack }: Box, name: PileName, { open, hidden }: SetupRng, laid?: readonly string[]): Pile {
  const islands = pack.islands.filter(({ pile }) => pile === name).map(({ id }) => id);
  shuffle(open, islands);
  const shown = laid ?? islands.slice(0, pack.supply.open);
  // The rest in an order of the pack's own, so that nothing public tells of what the secret shuffles.
  const deck = pack.islands.map(({ id }) => id).filter((id) => islands.includes(id) && !shown.includes(id));
  shuffle(hidden, deck);
  return { deck, open: Array.from({ length: pack.supply.open }, (_, at) => shown[at] ?? null), discard: [] };
}

function newPlayer({ pack, decks }: Box, { id: clan }: Clan, hidden: RngState): Player {
  const { supply } = pack;
  const deck = [...defined(decks.get(clan))];
  shuffle(hidden, deck);
  return {
    clan,
    score: 0,
    goods: GOODS.map(() => 0),
    workers: supply.workers,
    resting: 0,
    ships: { clan: supply.ships, common: 0 },
    pawns: Array.from({ length: supply.pawns }, () => ({ state: 'fresh', tile: null })),
    deck,
    hand: [],
    shown: [],
    discard: [],
    empire: [],
    passed: false,
  };
}

/** The base cards of each clan, and the goods printed on them. */
function layBaseCards({ clans }: Box, state: State): void {
  for (const player of state.players) {
    for (const { id, face, start } of defined(clans.get(player.clan)).base) {
      player.empire.push(newLocation(state, id));
      if (face.kind === 'field') addGoods(player, face.goods);
      addGoods(player, start ?? {});
    }
  }
}
