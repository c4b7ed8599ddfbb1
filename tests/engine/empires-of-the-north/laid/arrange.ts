/** Makes a state in a chosen situation: a game set up as usual and played to its first turn, then laid out anew. */
import { expect } from 'vitest';
import { openBox, type Box } from '#engine/empires-of-the-north/box.ts';
import type { Pack } from '#engine/empires-of-the-north/data/schema.ts';
import { TILES } from '#engine/empires-of-the-north/data/goods.ts';
import { empiresOfTheNorth } from '#engine/empires-of-the-north/empires-of-the-north.ts';
import type { Frame } from '#engine/empires-of-the-north/frames.ts';
import type { Location, Pawn, Pile, Player, State } from '#engine/empires-of-the-north/state.ts';
import { defined } from '#engine/kernel/defined.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { SMALL_PACK } from '../small-pack.ts';
import { amountsOf, goodsIn, locationNamed, seatOf, shipOf } from './names.ts';
import { optionsOf, type Islands, type Own, type Situation } from './situation.ts';

/** A pack as the rules see it, and its game. */
export type Played = { readonly box: Box; readonly game: ReturnType<typeof empiresOfTheNorth> };

/** Opens a pack for tests. */
export const playedWith = (pack: Pack): Played => ({ box: openBox(pack), game: empiresOfTheNorth(pack) });

/** The small pack. */
export const SMALL: Played = playedWith(SMALL_PACK);

/** The state a situation describes, before anything of it runs by itself. */
export function arrange({ box, game }: Played, situation: Situation): State {
  const { round = 2, last = false, ring = TILES } = situation;
  const state = atFirstTurn(game, situation);
  const first = situation.first === undefined ? 0 : seatOf(state, situation.first);
  const next = situation.next === undefined ? first : seatOf(state, situation.next);
  Object.assign(state, { round, first, last, ring: [...ring], nextId: 0 });
  state.queue = (situation.queue ?? []).map((name) => shipOf(state, name));
  state.players.forEach((player, seat) => layPlayer(box, state, seat, situation.seats?.[player.clan] ?? {}));
  const conquered = new Set(state.players.flatMap(({ empire }) => empire.map(({ card }) => card)));
  state.near = pileOf(box, 'near', conquered, situation.near ?? {});
  state.far = pileOf(box, 'far', conquered, situation.far ?? {});
  state.frames = framesOf(state.frames, situation.at ?? 'turn', next);
  expect(game.schema.state.safeParse(state).error).toBeUndefined();
  return state;
}

/** A game of these clans whose first player is asked for a turn. */
function atFirstTurn(game: Played['game'], situation: Situation): State {
  const state = game.setup(optionsOf(situation), 'laid', () => undefined);
  while (state.frames.at(-1)?.kind !== 'turn') {
    const seat = defined(game.deciders(state)[0]);
    const moves = game.legalMoves(state, seat);
    const none = moves.find((move) => move.type === 'keep' && move.cards.length === 0);
    game.apply(state, seat, none ?? elementAt(moves, 0), () => undefined);
  }
  return state;
}

function framesOf(frames: readonly Frame[], at: 'turn' | 'round', next: number): Frame[] {
  if (at === 'round') return [{ kind: 'rounds' }];
  const acting = frames.findIndex(({ kind }) => kind === 'actions');
  return frames.slice(0, acting + 1).map((frame) => (frame.kind === 'actions' ? { ...frame, next } : frame));
}

function layPlayer(box: Box, state: State, seat: number, own: Own): void {
  const player = elementAt(state.players, seat);
  const { score = 0, workers = 5, resting = 0, passed = false, pawns = [] } = own;
  Object.assign(player, { score, workers, resting, passed, goods: amountsOf(own.goods ?? {}) });
  player.pawns = player.pawns.map((_, at) => pawnOf(pawns[at] ?? 'fresh'));
  layEmpire(box, state, seat, own.empire ?? []);
  layCards(box, player, own);
  const sailing = state.queue.filter((ship) => ship.seat === seat && !ship.common).length;
  const third = player.empire.some(({ card }) => card === 'floki-workshop') ? 1 : 0;
  player.ships = { clan: box.pack.supply.ships + third - sailing, common: 0, ...own.ships };
}

function pawnOf(text: string): Pawn {
  if (text === 'fresh') return { state: 'fresh', tile: null };
  const tile = TILES.find((one) => one === text.replace('!', ''));
  return { state: text.endsWith('!') ? 'exhausted' : 'active', tile: defined(tile) };
}

const ENTRY = /^([a-z0-9-]+)(!?)((?:<[a-z0-9-]+)*)(?:\[([a-z ]+)\])?(?:(=)([a-z0-9#-]*))?$/;

function entryOf(text: string): RegExpExecArray {
  const entry = ENTRY.exec(text);
  if (entry === null) throw new Error(`cannot read ${text}`);
  return entry;
}

function layEmpire(box: Box, state: State, seat: number, entries: readonly string[]): void {
  const player = elementAt(state.players, seat);
  const clan = defined(box.clans.get(player.clan));
  const told = entries.map(entryOf);
  const isBase = (card: string): boolean => clan.base.some(({ id }) => id === card);
  const bases = clan.base.map(({ id }) => told.find(([, card]) => card === id) ?? entryOf(id));
  const others = told.filter(([, card = '']) => !isBase(card));
  player.empire = [...bases, ...others].map(([, card = '', exhausted, under, on]) => ({
    ...bare(state.nextId++, card),
    ready: exhausted === '',
    under: under === undefined ? [] : under.split('<').slice(1),
    ...assignedOf((on ?? '').split(' ').filter((word) => word !== '')),
  }));
  others.forEach(([, , , , , copy, of = ''], at) => {
    if (copy === undefined) return;
    const location = elementAt(player.empire, bases.length + at);
    location.copies = of === '' ? null : locationNamed(state, seat, of).id;
  });
}

const bare = (id: number, card: string): Location => ({
  ...{ id, card, ready: true, under: [], goods: [], workers: 0 },
  fired: { turn: false, round: false },
});

function assignedOf(words: readonly string[]): Pick<Location, 'goods' | 'workers'> {
  const goods = amountsOf(goodsIn(words.filter((word) => word !== 'worker')));
  return { goods, workers: words.filter((word) => word === 'worker').length };
}

function layCards(
  box: Box,
  player: Player,
  { hand = [], shown = [], deck = [], discard = [], rest = 'deck' }: Own,
): void {
  const left = [...defined(box.decks.get(player.clan))];
  const take = (card: string): void => {
    const at = left.indexOf(card);
    if (at < 0) throw new Error(`${player.clan} has not so many of ${card}`);
    left.splice(at, 1);
  };
  const placed = player.empire.flatMap(({ card, under }) => [card, ...under]);
  placed.filter((card) => box.cards.get(card)?.origin === 'deck').forEach(take);
  [...hand, ...deck, ...discard].forEach(take);
  player.hand = [...hand, ...(rest === 'hand' ? left : [])];
  player.shown = [...shown];
  player.deck = [...deck, ...(rest === 'deck' ? left : [])];
  player.discard = [...discard, ...(rest === 'discard' ? left : [])];
}

function pileOf(box: Box, pile: 'near' | 'far', conquered: ReadonlySet<string>, islands: Islands): Pile {
  const { deck = [], discard = [], rest = 'deck' } = islands;
  const named = new Set<string | null>([...deck, ...discard, ...(islands.open ?? []), ...conquered]);
  const left = box.pack.islands.filter((one) => one.pile === pile && !named.has(one.id)).map(({ id }) => id);
  const open = islands.open === undefined ? left.splice(0, box.pack.supply.open) : [...islands.open];
  return {
    open,
    deck: [...deck, ...(rest === 'deck' ? left : [])],
    discard: [...discard, ...(rest === 'discard' ? left : [])],
  };
}
