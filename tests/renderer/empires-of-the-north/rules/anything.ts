import { GOODS, TILES } from '#engine/empires-of-the-north/data/goods.ts';
import { moveSchema, type Move } from '#engine/empires-of-the-north/moves.ts';
import type { State } from '#engine/empires-of-the-north/state.ts';

const PAYMENTS = [{}, { food: 1 }, { gold: 1 }, { wood: 1, stone: 1 }, { raze: 9 }];
const NOBODY = 999;

/** Moves of all kinds with whatever lies on the table or in a hand, most of them against some rule. */
export function anything({ players, queue, near, far }: State, seat: number): Move[] {
  const empire = (of: number): number[] => (players[of]?.empire ?? []).map(({ id }) => id);
  const [own, others] = [empire(seat), players.flatMap((_, other) => (other === seat ? [] : empire(other)))];
  const locations = [...own.slice(0, 12), ...others.slice(0, 6), NOBODY];
  const cards = [...new Set(players[seat]?.hand), 'seal-skerry', 'red-sail', 'nothing'];
  const piles = { near, far };
  const places = [0, 1, queue.length, NOBODY];
  const moves: unknown[] = [
    ...cards.flatMap((card) => [
      { type: 'keep', cards: [card] },
      { type: 'keep', cards: [card, card, card, card, card, card] },
      { type: 'boost', card },
      { type: 'construct', card },
      { type: 'construct', card, of: NOBODY },
      { type: 'find', card },
      ...[null, ...locations].map((under) => ({ type: 'field', card, under })),
      ...PAYMENTS.flatMap((pay) => [
        { type: 'place', card, pay },
        { type: 'place', card, pay, of: own[0] },
        { type: 'build', card, pay },
      ]),
    ]),
    ...locations.flatMap((location) => [
      ...players.map((_, other) => ({ type: 'raid', seat: other, location })),
      ...PAYMENTS.map((pay) => ({ type: 'use', location, pay })),
      { type: 'use', location, pay: {}, target: NOBODY },
      { type: 'harvest', location },
      { type: 'pick', location },
      { type: 'next', location },
      ...[...GOODS, 'worker'].flatMap((what) => [
        { type: 'assign', what, location },
        { type: 'release', what, location },
      ]),
    ]),
    ...TILES.flatMap((tile) => [
      { type: 'declare', tile },
      ...places.flatMap((pawn) => [
        { type: 'move', pawn, tile },
        ...PAYMENTS.map((pay) => ({ type: 'pawn', pawn, tile, pay })),
      ]),
    ]),
    ...[true, false].flatMap((common) =>
      [true, false].flatMap((fish) => [true, false].map((raze) => ({ type: 'sail', common, fish, raze }))),
    ),
    ...(['near', 'far'] as const).flatMap((pile) =>
      [null, ...piles[pile].open, 'nowhere'].map((island) => ({ type: 'island', pile, island })),
    ),
    ...places.flatMap((ship) => [
      { type: 'advance', ship },
      { type: 'voyage', ship },
      { type: 'choose', option: ship },
    ]),
    ...PAYMENTS.flatMap((pay) => [
      { type: 'buy', pay },
      { type: 'buy', pay, target: own[0] },
    ]),
    ...GOODS.map((good) => ({ type: 'take', good })),
    ...['pillage', 'conquer'].map((how) => ({ type: 'land', how })),
    ...['explore', 'populate', 'done', 'pass'].map((type) => ({ type })),
    { type: 'find', card: null },
  ];
  return moves.flatMap((move) => moveSchema.safeParse(move).data ?? []);
}
