import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import type { Card } from '#engine/empires-of-the-north/data/schema.ts';
import { indexPack } from '#engine/empires-of-the-north/pack-index.ts';
import type { Location } from '#engine/empires-of-the-north/state.ts';
import { viewSchema, type View } from '#engine/empires-of-the-north/view/view-schema.ts';
import type { SeatSetup } from '#main/contract/messages.ts';
import type { Table } from '#renderer/games/empires-of-the-north/types.ts';

/** Names of ten letters, the longest that must fit. */
export const SEATS: readonly SeatSetup[] = (['red', 'yellow', 'green', 'blue'] as const).map((colour, seat) => ({
  name: ['Maximilian', 'Bernadette', 'Konstantin', 'Wilhelmina'][seat] ?? '',
  colour,
  player: seat === 0 ? 'person' : 'random',
}));

const BOX = indexPack(BASE_PACK);
const CLANS = ['ulaf', 'glenn', 'mackinnon', 'heidel'] as const;

const lying = (id: number, card: string, change: Partial<Location> = {}): Location => ({
  id,
  card,
  ready: true,
  under: [],
  goods: [0, 0, 0, 0, 0, 0, 0],
  workers: 0,
  fired: { turn: false, round: false },
  ...change,
});

/** An empire of `n` cards of a clan, upgrades and two islands among them: every third Action exhausted, Storage cards filled. */
function empireOf(clan: string, seat: number, n: number): Location[] {
  const { base, cards } = BOX.clans.get(clan) ?? { base: [], cards: [] };
  const deck = cards.flatMap((card) => Array.from({ length: card.copies }, () => card));
  const isUpgrade = ({ face }: Card): boolean => face.kind === 'upgrade';
  const locations = deck.filter((card) => card.face.kind !== 'boost' && !isUpgrade(card));
  const islands = BASE_PACK.islands.slice(seat * 2, seat * 2 + (n > 10 ? 2 : 0)).map(({ id }) => id);
  const upgrades = deck.filter(isUpgrade).map(({ id }) => id);
  const tucked = n > 10 ? upgrades.slice(0, 4) : [];
  const rest = Math.max(0, n - base.length - islands.length - tucked.length);
  const ids = [...base.map(({ id }) => id), ...islands, ...locations.slice(0, rest).map(({ id }) => id)];
  const fieldOf = (card: string): number => ids.findIndex((id) => fits(card, id));
  return ids.map((card, at) => {
    const face = BOX.cards.get(card)?.lying;
    const under = tucked.filter((upgrade) => fieldOf(upgrade) === at);
    return lying(100 * seat + at, card, {
      under,
      ready: !(face?.kind === 'action' && at % 3 === 0),
      ...(face?.kind === 'storage' && { goods: [1, 1, 0, 1, 0, 0, 0], workers: at % 2 }),
      ...(face?.kind === 'copy' && { copies: 100 * seat + 3 }),
    });
  });
}

/** Whether an upgrade lies under a field. */
function fits(upgrade: string, field: string): boolean {
  const [one, other] = [BOX.cards.get(upgrade)?.face, BOX.cards.get(field)?.lying];
  if (one?.kind !== 'upgrade' || other?.kind !== 'field') return false;
  return Object.keys(one.goods).some((good) => good in other.goods);
}

/** A made-up view of so many seats with so many cards each, in the Actions of round 4. */
export function madeUpView(seats: number, cards: number): View {
  const near = BASE_PACK.islands.filter(({ pile }) => pile === 'near').map(({ id }) => id);
  const far = BASE_PACK.islands.filter(({ pile }) => pile === 'far').map(({ id }) => id);
  return viewSchema.parse({
    viewer: 'public',
    pack: 'made-up',
    options: { players: seats, seats: CLANS.slice(0, seats).map((clan) => ({ clan })) },
    round: 4,
    first: 1,
    last: false,
    frames: [{ kind: 'rounds' }, { kind: 'actions', next: 1, begun: true }, { kind: 'turn', seat: 0 }],
    deciders: [0],
    ring: ['sail', 'explore', 'construct', 'populate', 'harvest'],
    queue: Array.from({ length: seats * 2 }, (_, at) => ({
      seat: at % seats,
      common: at === 3,
      fish: at % 2 === 0,
      raze: at % 3 === 0,
    })),
    near: { left: 6, open: [near[8], near[10]], discard: near.slice(0, 2) },
    far: { left: 5, open: [far[4], null], discard: [] },
    players: CLANS.slice(0, seats).map((clan, seat) => ({
      clan,
      score: [18, 22, 7, 22][seat] ?? 0,
      goods: [3, 2, 4, 0, 1, 12, 2],
      workers: 4,
      resting: 3,
      ships: { clan: 1, common: 0 },
      pawns: [
        { state: 'active', tile: (['explore', 'sail', 'harvest', 'sail'] as const)[seat] ?? 'sail' },
        seat % 2 === 0 ? { state: 'fresh', tile: null } : { state: 'exhausted', tile: 'construct' },
      ],
      deck: 14,
      cards: 5,
      hand: null,
      discard: BOX.decks.get(clan)?.slice(0, 6) ?? [],
      empire: empireOf(clan, seat, cards),
      passed: seat === 2,
      shown: [],
    })),
    nextId: 1000,
    ended: false,
  });
}

/** The table of a made-up view. */
export const madeUpTable = (seats: number, cards: number): Table => ({
  seats: SEATS.slice(0, seats),
  view: madeUpView(seats, cards),
  pack: BASE_PACK,
});
